#!/usr/bin/env python3
"""A bot for Tianxia in a few lines: it takes an action that gives it the most points at once, or any if none does.

Try it:  tianxia arena qin --bots cmd:examples/mybot.py,random --games 20
         tianxia play qin --seats human,cmd:examples/mybot.py
For every decision one line of JSON comes in; the answer is the number of a legal action on a line of its own.
"""
import json
import random
import sys


def worth(effect, seat):
    """What everybody can see that an action does for a seat: the sum of all that is counted for it in the effect."""
    if isinstance(effect, list):
        return sum(worth(part, seat) for part in effect)
    if not isinstance(effect, dict):
        return 0
    if effect.get("seat") == seat and isinstance(effect.get("by"), int):
        return effect["by"]
    return sum(worth(part, seat) for part in effect.values())


def choose(question):
    # Your ideas go here. question["view"] is what your seat may know; `tianxia schema GAME` says what is in it.
    legal, seat = question["legal"], question["seat"]
    best = max(worth(choice["effect"], seat) for choice in legal)
    return random.choice([choice["number"] for choice in legal if worth(choice["effect"], seat) == best])


def main():
    for line in sys.stdin:
        question = json.loads(line)
        if "legal" in question:
            print(choose(question), flush=True)


main()
