// Made by tools/languages.ts: the languages there are, English first.

declare module 'virtual:languages' {
  /** `translated`: the share of the English messages that the language has, in percent. */
  const languages: readonly { code: string; name: string; translated: number }[]
  export default languages
}
