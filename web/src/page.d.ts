// Made by tools/page.ts: the tables, games and bots of `crates/page`, compiled for the browser.

declare module 'virtual:page' {
  /** Where the compiled program lies. */
  export const url: string
  export function init(from: { module_or_path: WebAssembly.Module }): Promise<unknown>
  export class Tables {
    ask(request: string): string
    load(id: string, log: string): string
    forget(id: string): void
    thought(id: string): string
  }
  export function think(job: string): string
}

/** Was the page built with what lets it play without a server? */
declare const __PAGE__: boolean
