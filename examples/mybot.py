#!/usr/bin/env python3
"""A bot for Tianxia in a few lines: it takes a legal action of the kind it has taken least often so far.

Try it:  tianxia arena qin --bots cmd:examples/mybot.py,random --games 20
         tianxia play qin --seats human,cmd:examples/mybot.py
For every decision one line of JSON comes in; the answer is the notation of a legal action on a line of its own.
"""
import json
import random
import sys


def kind(action):
    """The first word of an action: its tile, its card, what it does."""
    return action.split()[0]


def choose(question, taken):
    # Your ideas go here. question["view"] is what your seat may know; print it to see what there is.
    legal = question["legal"]
    rarest = min(taken.get(kind(action), 0) for action in legal)
    return random.choice([action for action in legal if taken.get(kind(action), 0) == rarest])


def main():
    taken = {}
    for line in sys.stdin:
        question = json.loads(line)
        if question.get("over"):
            break
        action = choose(question, taken)
        taken[kind(action)] = taken.get(kind(action), 0) + 1
        print(action, flush=True)


main()
