// Made by tools/page.ts: the tables, games and bots of `crates/page`, compiled for the browser.

declare module 'virtual:page' {
  /** Where the compiled program lies; nowhere if the page was built without it. */
  export const url: string
}

/** Was the page built with what lets it play without a server? */
declare const __PAGE__: boolean

/** The address of the project, as Cargo.toml names it. */
declare const __REPOSITORY__: string
