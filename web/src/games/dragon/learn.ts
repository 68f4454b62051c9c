// Where the rules of what happens at the table of the Year of the Dragon stand, and what its things are called.

import type { Learn } from '$lib/game'
import type { Happening } from './view'

const SOURCES = {
  palaces: 'D28',
  ladies: 'D28',
  privileges: 'D28',
  research: 'D16',
  festival: 'D24',
  mongols: 'D25',
  wall: 'D31',
  wall_tile: 'D30',
  lanterns: 'D33',
  buddha: 'D34',
  treaty: 'D42',
  persons: 'D29',
  monks: 'D29',
  money: 'D29',
} as const
const CAUSES = {
  tribute: 'D22',
  drought: 'D23',
  mongols: 'D25',
  epidemic: 'D26',
  wall: 'D31',
  earthquake: 'D35',
  replaced: 'D19',
  refused: 'D19',
} as const
const ACTIONS = {
  taxes: 'D11',
  build: 'D12',
  harvest: 'D13',
  fireworks: 'D14',
  military: 'D15',
  research: 'D16',
  privilege: 'D17',
  wall: 'D30',
} as const
const MONTHS = {
  peace: 'D5',
  tribute: 'D22',
  drought: 'D23',
  festival: 'D24',
  mongols: 'D25',
  epidemic: 'D26',
} as const
const SUPER = {
  lanterns: 'D33',
  buddha: 'D34',
  earthquake: 'D35',
  tsunami: 'D36',
  eclipse: 'D37',
  eruption: 'D38',
  tornado: 'D39',
  dawn: 'D40',
  assassination: 'D41',
  treaty: 'D42',
} as const

type Plain = Exclude<Happening['event'], 'scores' | 'releases' | 'acts' | 'event' | 'super_event'>

const RULES: Record<Plain, string> = {
  month: 'D9',
  drafts: 'D6',
  passes: 'D10',
  gains: 'D10',
  advances: 'D20',
  buys: 'D17',
  walls: 'D30',
  builds: 'D12',
  plays: 'D18',
  places: 'D19',
  lets_go: 'D19',
  pays: 'D22',
  gives_back: 'D36',
  decays: 'D27',
  wall_check: 'D31',
  falls: 'D35',
  erupts: 'D38',
  discards: 'D39',
  dawns: 'D40',
  loses_privileges: 'D41',
  treats: 'D42',
  sells: 'D29',
  ends: 'D29',
}

function rule(happening: Happening): string | undefined {
  switch (happening.event) {
    case 'scores':
      return SOURCES[happening.source]
    case 'releases':
      return CAUSES[happening.cause]
    case 'acts':
      return ACTIONS[happening.action]
    case 'event':
      return MONTHS[happening.brings]
    case 'super_event':
      return SUPER[happening.brings]
    default:
      return RULES[happening.event]
  }
}

/** What helps against an event, or to make the most of it: action cards, persons, stores. */
const HELPS: Readonly<Record<string, readonly string[]>> = {
  'event-tribute': ['action-taxes', 'role-collector', 'yuan'],
  'event-drought': ['action-harvest', 'role-farmer', 'rice'],
  'event-festival': ['action-fireworks', 'role-pyrotechnist', 'firework'],
  'event-mongols': ['role-warrior'],
  'event-epidemic': ['role-healer'],
  'event-buddha': ['role-monk'],
  'event-earthquake': ['action-build', 'role-craftsman'],
  'event-dawn': ['action-build', 'floor'],
}

export const learn: Learn<'dragon'> = {
  asks: {
    'dragon-ask-draft': 'D6',
    'dragon-ask-act': 'D10',
    'dragon-ask-build': 'D12',
    'dragon-ask-card': 'D18',
    'dragon-ask-place': 'D19',
    'dragon-ask-replace': 'D19',
    'dragon-ask-release': 'D21',
    'dragon-ask-starve': 'D23',
    'dragon-ask-fall': 'D35',
    'dragon-ask-crowded': 'D35',
    'dragon-ask-give-back': 'D36',
    'dragon-ask-discard': 'D39',
    'dragon-ask-dawn': 'D40',
    'dragon-ask-treaty': 'D42',
  },
  rule: ({ event }) => rule(event),
  about: (kind, part) => `dragon-about-${kind}-${part}`,
  helps: HELPS,
  goal: ['dragon-goal-goal', 'dragon-goal-turn', 'dragon-goal-scoring'],
  pictures: () => import('./GoalPicture.svelte'),
}
