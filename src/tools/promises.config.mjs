// npm run check:promises: the rules that need types, on the rooms that write the record. Apart from
// eslint.config.js, which is cached by file: what these say of a file can change with another one.
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig({
  // A promise without an await is a record that may not have been written.
  files: ['src/lib/{session,storage}/**/*.ts'],
  languageOptions: {
    parser: ts.parser,
    parserOptions: { project: './src/tools/promises.tsconfig.json' },
  },
  // The rules of svelte are run elsewhere; a file may say here, too, that one does not hold in it.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  plugins: { '@typescript-eslint': ts.plugin, svelte },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/await-thenable': 'error',
  },
});
