/** What `npm run house` counts, in a house of a few files. */
import { describe, expect, test } from 'vitest';
import { countsOf } from '../../../src/tools/house.mjs';

const KEY = `<!-- A key. -->
<script lang="ts">
  import { title } from '$words/title.ts';
  import {
    beside,
  } from './beside.ts';

  interface Props {
    name: string;
  }
  let { name }: Props = $props();
  type Told = string;
  const told: Told = name + beside;
</script>

<button>{title}{told}</button>
{#await import('./late.ts') then { late }}{late}{/await}

<style>
  button {
    display: grid;
    color: red;
  }
  @media (max-width: 699px) {
    button {
      gap: 1px;
    }
  }
</style>
`;

const ROW = `<p>row</p>
<style>
  p { display: grid; color:   red; }
  @media (max-width: 699px) { p { gap: 2px; } }
  @container stage (min-width: 400px) { p {} }
</style>
`;

const counts = countsOf([
  { path: 'src/lib/ui/kit/Key.svelte', text: KEY },
  { path: 'src/lib/ui/kit/Row.svelte', text: ROW },
  { path: 'src/lib/ui/kit/beside.ts', text: 'export const beside = 1;\nexport class Held {}\n' },
  {
    path: 'src/lib/ui/kit/late.ts',
    text: "import { beside } from '$lib/ui/kit/beside.ts';\nexport type Told = number;\nexport const late = beside;\n",
  },
  { path: 'src/lib/ui/stages/turn/turn.ts', text: 'export interface Turn {\n  id: 1;\n}\n' },
  { path: 'src/lib/words/en/title.ts', text: "export const title = 'A title';\n" },
  { path: 'src/tools/held.mjs', text: 'export class Held {}\n' },
  {
    path: 'tests/unit/ui/late.test.ts',
    text: "import '../../../src/lib/ui/stages/turn/turn.ts';\n",
  },
]);

const room = (name: string) => counts.rooms.find((one) => one.room === name);

describe('the rooms', () => {
  test('a room is a folder, and each folder of a hall', () => {
    expect(counts.rooms.map((one) => one.room)).toEqual([
      'src/lib/ui/kit',
      'src/lib/ui/stages/turn',
      'src/lib/words/en',
      'src/tools',
      'tests/unit/ui',
    ]);
  });

  test('lines of components are told apart by kind', () => {
    expect(room('src/lib/ui/kit')).toEqual({
      room: 'src/lib/ui/kit',
      files: 4,
      lines: 40,
      code: 5,
      markup: 6,
      script: 13,
      css: 16,
    });
  });

  test('tests are counted too', () => {
    const tests = counts.whole.find((one) => one.room === 'tests');
    expect(tests).toMatchObject({ files: 1, lines: 1 });
  });
});

test('what is imported by one file, late ones and a sentence among them, and by no test', () => {
  // late.ts and title.ts; beside.ts has two, turn.ts only a test.
  expect(counts.importedOnce).toEqual({ ui: 1, lib: 2 });
});

test('imports and props in the scripts of components', () => {
  expect(counts.ceremony).toEqual({ lines: 13, imports: 4, props: 4 });
});

test('a rule whose declarations stand in another file has a twin, however it is written', () => {
  // Those that say nothing are no rules.
  expect(counts.styles).toEqual({ rules: 4, twins: 2, conditions: 2, blocks: 3 });
});

test('types by one name in several files of the app', () => {
  expect(counts.types).toEqual([['Told', 2]]);
});

test('what a room alone reads: files of ui that no other room leads to, none that all rooms share', () => {
  const files = [
    {
      path: 'src/lib/ui/rooms/index.ts',
      text: "import './room.ts';\nconst all = [() => import('../stages/turn/Turn.svelte'), () => import('../panels/menu/Menu.svelte')];\n",
    },
    { path: 'src/lib/ui/rooms/room.ts', text: 'export const room = 1;\n' },
    {
      path: 'src/lib/ui/stages/turn/Turn.svelte',
      text: "<script>\n  import './turn.ts';\n  import '$lib/ui/kit/key.ts';\n  import '$lib/ui/sheet/both.ts';\n</script>\n",
    },
    { path: 'src/lib/ui/stages/turn/turn.ts', text: "import './next.ts';\n" },
    { path: 'src/lib/ui/stages/turn/next.ts', text: '' },
    { path: 'src/lib/ui/panels/menu/Menu.svelte', text: '<p>menu</p>\n' },
    { path: 'src/lib/ui/kit/key.ts', text: '' },
    { path: 'src/lib/ui/sheet/both.ts', text: '' },
    { path: 'src/lib/ui/shell/Shell.svelte', text: '<p>shell</p>\n' },
    {
      path: 'src/routes/game/+page.svelte',
      text: "<script>\n  import '$lib/ui/rooms/index.ts';\n  import '$lib/ui/sheet/both.ts';\n  const shell = () => import('$lib/ui/shell/Shell.svelte');\n</script>\n",
    },
  ];
  expect(countsOf(files).alone).toEqual([
    {
      room: 'src/lib/ui/stages/turn/Turn.svelte',
      files: [
        'src/lib/ui/stages/turn/Turn.svelte',
        'src/lib/ui/stages/turn/turn.ts',
        'src/lib/ui/stages/turn/next.ts',
      ],
    },
    {
      room: 'src/routes/game/+page.svelte',
      files: ['src/routes/game/+page.svelte', 'src/lib/ui/shell/Shell.svelte'],
    },
    {
      room: 'src/lib/ui/panels/menu/Menu.svelte',
      files: ['src/lib/ui/panels/menu/Menu.svelte'],
    },
  ]);
});
