// The states whose capitals the two built-in maps show: their characters, and what they are called.

import { t } from '$lib/i18n/speech.svelte'

const CHARACTERS: Record<string, string> = {
  Qin: '秦',
  Chu: '楚',
  Qi: '齊',
  Yan: '燕',
  Han: '韓',
  Wei: '魏',
  Zhao: '趙',
  Dai: '代',
  Liaodong: '遼',
  Di: '翟',
  Changshan: '常',
  'Western Wei': '魏',
  Yin: '殷',
  Jiaodong: '膠',
  Yong: '雍',
  Sai: '塞',
  Jibei: '濟',
  'Western Chu': '楚',
  Henan: '河',
  Hann: '韓',
  Jiujiang: '九',
  Linjiang: '臨',
  Hengshan: '衡',
}

/** Names with a word in them; all others are the same in every language. */
const NAMES: Record<string, string> = {
  'Western Wei': 'huang-table-name-western-wei',
  'Western Chu': 'huang-table-name-western-chu',
}

/** What a state is called in the language of the page. */
export const knownAs = (state: string): string => (NAMES[state] ? t(NAMES[state]) : state)

/** What a capital is called: its state, and the city if the map names it. */
export function capitalName(name: string): string {
  const [state = name, ...city] = name.split(',')
  return [knownAs(state.trim()), ...city].join(',')
}

/** The state's name and character; own maps may have none. Of the Eighteen Kingdoms, Han is the one of Liu Bang. */
export function capital(name: string): { state: string; character: string | undefined } {
  const [state = name, city] = name.split(',').map((word) => word.trim())
  return { state: knownAs(state), character: state === 'Han' && city === 'Nanzheng' ? '漢' : CHARACTERS[state] }
}
