// Where the rules of what happens at Huang's table stand, and what its things are called.

import type { Learn } from '$lib/game'
import type { Event } from './view'

/** Points by why they were gained. */
const GAINS = { tile: 'H17', stand_in: 'H17', revolt: 'H35', war: 'H43', pagodas: 'H29', bandits: 'H48' } as const
const RETURNS = { unsupported: 'H14', revolt: 'H35', war: 'H42' } as const
const REMOVALS = { riot: 'H21', lost: 'H42', price: 'H44', bandits: 'H48' } as const
const OFFERS = { building: 'H27', market: 'H19', chain: 'H20', granaries: 'H51' } as const
const ENDINGS = { empty_bag: 'H31', nothing_happens: 'H32' } as const

function rule(event: Event): string | undefined {
  switch (event.event) {
    case 'points':
      return GAINS[event.because]
    case 'returned':
      return RETURNS[event.because]
    case 'removed':
      return REMOVALS[event.because]
    case 'declined':
      return OFFERS[event.what]
    case 'over':
      return ENDINGS[event.because]
    default:
      return RULES[event.event]
  }
}

const RULES: Record<Exclude<Event['event'], 'points' | 'returned' | 'removed' | 'declined' | 'over'>, string> = {
  tile: 'H15',
  leader: 'H10',
  withdrawn: 'H10',
  riot: 'H21',
  paid: 'H24',
  pagoda: 'H25',
  palace: 'H53',
  pagoda_lost: 'H23',
  palace_lost: 'H23',
  granary_lost: 'H23',
  took: 'H19',
  discarded: 'H26',
  drew: 'H30',
  market: 'H30',
  revolt: 'H13',
  committed: 'H34',
  revolt_over: 'H35',
  war: 'H16',
  warring: 'H38',
  supported: 'H40',
  neutral: 'H40',
  war_over: 'H41',
  bandits: 'H48',
  granaries: 'H51',
  passed: 'H9',
  turn: 'H9',
}

export const learn: Learn<'huang'> = {
  asks: {
    'huang-ask-act': 'H9',
    'huang-ask-build': 'H18',
    'huang-ask-move': 'H27',
    'huang-ask-market': 'H19',
    'huang-ask-chain': 'H20',
    'huang-ask-commit': 'H34',
    'huang-ask-support': 'H40',
    'huang-ask-tie': 'H41',
    'huang-ask-price': 'H44',
    'huang-ask-granaries': 'H51',
  },
  rule: ({ event }) => rule(event),
  about: (kind, part) => `huang-about-${kind}-${part}`,
  goal: ['huang-goal-goal', 'huang-goal-turn', 'huang-goal-scoring'],
  pictures: () => import('./GoalPicture.svelte'),
}
