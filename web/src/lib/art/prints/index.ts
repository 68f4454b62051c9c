// The three prints of the front page, 320 by 440: flat woodblock colours, an ink line, one sky each. They are drawn with
// `--a-` tokens only, so that they follow the theme, and loaded apart from the rest.

import { dragon } from './dragon'
import { huang } from './huang'
import { qin } from './qin'

export { PRINT_DEFS } from './ink'
export const PRINTS: Record<string, () => string> = { huang, dragon, qin }
