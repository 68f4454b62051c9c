// Made by tools/languages.ts: the languages there are, English first.

declare module 'virtual:languages' {
  const languages: readonly { code: string; name: string }[]
  export default languages
}
