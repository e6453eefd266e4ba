import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import walls from './src/tools/walls.cjs';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const onImports = (home, patterns) => ({
  files: [`${home}/**/*.{ts,js,svelte}`],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** A sentence comes in the language of the screen. */
const IN_ENGLISH = {
  regex: '^(?:\\$lib/|(?:\\.\\./)+(?:lib/)?)words/en/',
  message: 'This is English in every language: import it from $words/.',
};

/** What the imports of one room may not say. */
function closedTo(room) {
  const { may, types = [] } = walls.ROOMS[room];
  const allowed = [room, ...may, ...types].map((name) => `${escape(name)}(?:[/.]|$)`).join('|');
  const rooms = Object.keys(walls.ROOMS).join('|');
  const open = [room, ...may].map(escape).join('|');
  return [
    {
      regex: `^(?:\\$lib/|(?:\\.\\./)+(?:lib/)?)(?!(?:${allowed}))(?:${rooms})(?:/|$)`,
      message: `${room} may look only into: ${[...may, ...types].join(', ') || 'itself'}.`,
    },
    ...(may.includes('words') || room === 'words'
      ? []
      : [{ regex: '^\\$words/', message: `${room} says no sentence.` }]),
    ...(room === 'words' ? [] : [IN_ENGLISH]),
    ...types.map((name) => ({
      regex: `^(?:\\$lib/|(?:\\.\\./)+)(?!(?:${open})[/.])${name}/`,
      allowTypeImports: true,
      message: `${room} takes only types from ${name}.`,
    })),
  ];
}

/**
 * The wall round one room, on the text of its imports: dependency-cruiser does not see type-only
 * imports inside .svelte files, this does.
 */
const wall = (room) =>
  onImports(room === 'routes' ? 'src/routes' : `src/lib/${room}`, closedTo(room));

/** The same round one room of ui, which is inside the wall round ui. */
function wallInUi([room, may]) {
  const open = [room, ...may].map(escape).join('|');
  return onImports(`src/lib/ui/${room}`, [
    ...closedTo('ui'),
    {
      regex: `^\\$lib/ui/(?!(?:${open})/)`,
      message: `ui/${room} may look only into: ${may.join(', ') || 'itself'}.`,
    },
    {
      regex: '^\\.\\./',
      message: 'Another folder is named in full, so that its room can be read.',
    },
  ]);
}

const NO_CLOCK = 'Core knows no clock, chance or DOM: time, random numbers and ids arrive as data.';

const ONLY_UNIONS = {
  selector: 'TSEnumDeclaration',
  message: 'Use a const array and a union type.',
};

const NO_SENTENCE = 'This is said in one language only: ask $words for it.';
const LETTERS = '[value=/\\p{L}/u]';
const READ_ALOUD =
  'SvelteAttribute[key.name=/^(?:aria-(?:label|description|valuetext)|alt|title|placeholder|label)$/]';
/** A sentence belongs to a language (src/lib/words), so none stands in the markup. */
const SENTENCES = [
  `:not(SvelteStyleElement) > SvelteText${LETTERS}`,
  `${READ_ALOUD} > SvelteLiteral${LETTERS}`,
  `${READ_ALOUD} TemplateElement[value.cooked=/\\p{L}{2}/u]`,
].map((selector) => ({ selector, message: NO_SENTENCE }));

const DEFINED_IN_CORE = 'Commands are defined in core/commands, and facts are made by commands.';
/** A screen calls commands: what it can record is in the vocabulary, with a schema and docs. */
const OWN_COMMANDS = [
  "VariableDeclarator[id.typeAnnotation.typeAnnotation.typeName.name='Command']",
  'Property[key.name="type"][value.value=/^[a-z-]+\\.[a-z-]+$/]',
].map((selector) => ({ selector, message: DEFINED_IN_CORE }));

export default defineConfig(
  {
    ignores: [
      'build/',
      '.svelte-kit/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'tests/fixtures/',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ONLY_UNIONS],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: {
        extraFileExtensions: ['.svelte'],
        parser: ts.parser,
        // What svelte.config.js says of our own files, without its functions: a cache cannot hold those.
        svelteConfig: { compilerOptions: { runes: true } },
      },
    },
  },
  {
    // Knows that $props and $derived are declared with let.
    files: ['**/*.svelte', '**/*.svelte.ts'],
    rules: { 'prefer-const': 'off', 'svelte/prefer-const': 'error' },
  },
  {
    files: ['src/lib/{ui,session}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ONLY_UNIONS, ...OWN_COMMANDS] },
  },
  {
    files: ['src/**/*.svelte'],
    rules: { 'no-restricted-syntax': ['error', ONLY_UNIONS, ...SENTENCES, ...OWN_COMMANDS] },
  },
  {
    // TypeScript itself looks for names that are not there and for those that nothing uses; it knows
    // more of them, and takes a fraction of the time.
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off', '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: ['src/tools/**', '*.config.{js,ts}', '**/*.cjs', 'tests/**'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Read by old engines too: no newer syntax there.
    files: ['src/tools/node-guard.cjs', 'src/page-start.js', 'static/watch.js'],
    rules: { 'no-var': 'off', 'object-shorthand': 'off' },
  },
  {
    // The list of what a language says: one line a file, as types alone.
    files: ['src/lib/words/language.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  ...Object.keys(walls.ROOMS).map(wall),
  ...Object.entries(walls.UI_ROOMS).map(wallInUi),
  {
    files: ['src/lib/core/**/*.ts', 'src/lib/rulesets/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'crypto', 'performance', 'window', 'document', 'navigator', 'fetch'].map(
          (name) => ({
            name,
            message: NO_CLOCK,
          }),
        ),
        ...['setTimeout', 'setInterval', 'queueMicrotask', 'localStorage', 'console'].map(
          (name) => ({
            name,
            message: NO_CLOCK,
          }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: NO_CLOCK },
        { object: 'globalThis', property: 'Date', message: NO_CLOCK },
        { object: 'globalThis', property: 'crypto', message: NO_CLOCK },
        { object: 'globalThis', property: 'performance', message: NO_CLOCK },
      ],
    },
  },
);
