// Where the rules of what happens at Qin's table stand, and what its things are called.

import type { Learn } from '$lib/game'
import type { Event } from './view'

const RULES: Record<Event['event'], string | undefined> = {
  placed: 'Q7',
  grown: 'Q12',
  merged: 'Q14',
  returned: 'Q18',
  founded: 'Q11',
  major: 'Q13',
  village_lost: 'Q19',
  village_won: 'Q19',
  drew: 'Q21',
  passed: 'Q24',
  last_pagoda: 'Q22',
  no_tile_fits: 'Q23',
  next_game: 'Q25',
}

export const learn: Learn<'qin'> = {
  asks: { 'qin-ask-place': 'Q7' },
  rule: ({ event }) => RULES[event.event],
  about: (kind, part) => `qin-about-${kind}-${part}`,
  goal: ['qin-goal-goal', 'qin-goal-turn', 'qin-goal-scoring'],
  pictures: () => import('./GoalPicture.svelte'),
}
