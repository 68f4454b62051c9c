// The recommended rules for JavaScript, TypeScript (with types) and Svelte. How the code is laid out is prettier's business.

import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['dist/', 'src/lib/protocol/types.ts', 'src/games/*/engine.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.recommendedTypeChecked, svelte.configs.recommended, svelte.configs.prettier],
    languageOptions: {
      globals: { ...globals.browser, __REPOSITORY__: 'readonly' },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    // A transition is handed its element whether it asks for it or not.
    rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$' }] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The parser does not know the types of a component's callbacks; svelte-check, which does, checks them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // The rule takes every set in a class and every map of the renderer for state. Ours are rebuilt by a `$derived`, or nothing reads them reactively.
    files: ['**/*.svelte.ts', 'src/lib/scene/*.svelte'],
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  // Vite and its tests read their settings without a type check, and so do we.
  {
    files: ['{vite,vitest,playwright}.config.ts', 'tools/*.ts'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  // What runs before the client must run in browsers too old for it: ES5, where a `catch` has to name its error.
  {
    files: ['public/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script', ecmaVersion: 5 },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    files: ['public/sw.js', 'public/notices.js'],
    languageOptions: { globals: globals.serviceworker, ecmaVersion: 2022 },
  },
  // Browser tests hand functions to the page. A fixture of Playwright names what it uses, even if that is nothing.
  {
    files: ['tests/*.ts', 'tests/browser/*.ts'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['tests/**/*.mjs'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  { files: ['tools/*.mjs'], languageOptions: { globals: globals.node } },
)
