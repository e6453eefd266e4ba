/** What it takes to add a box: one folder and one line of the registry. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scoreObjective } from '../../../src/lib/core/commands/objectives.ts';
import { judging } from '../../../src/lib/core/conditions/judge.ts';
import { pointsOf } from '../../../src/lib/core/points.ts';
import { cellsOf } from '../../../src/lib/core/queries/eligibility.ts';
import type { Box } from '../../../src/lib/rulesets/box.ts';
import { BOXES, EXPANSIONS } from '../../../src/lib/rulesets/boxes.ts';
import { cardReaderOf } from '../../../src/lib/rulesets/cards.ts';
import { composerOf } from '../../../src/lib/rulesets/compose.ts';
import { FAMILIES } from '../../../src/lib/rulesets/families.ts';
import { ROOT } from '../../../src/tools/project.mjs';
import * as registry from '../../support/made-up-registry.ts';
import { atScoring } from '../../support/rounds.ts';

const BOX = 'made-up-box';
const PARADE = 'hold-a-parade';
const boxes = Object.values<Box>(registry);
const { rulesetOf, rulesetFor } = composerOf(boxes);
const { cardsOfRuleset } = cardReaderOf(boxes);

describe('a made-up box', () => {
  it('is composed after the others, where it is in play', async () => {
    const { id, boxes: known, objectives } = rulesetOf([BOX, 'pok']);
    expect(id).toBe('base+pok+made-up-box');
    expect(known).toEqual([...EXPANSIONS, BOX]);
    expect(objectives[PARADE]).toMatchObject({ kind: 'public', stage: 1 });
    expect(PARADE in rulesetOf(['pok']).objectives).toBe(false);
    expect(PARADE in cardsOfRuleset('base+pok').conditions).toBe(false);
  });

  it('has its objective turned up, offered and scored', async () => {
    const objectives = [PARADE, 'develop-weaponry'];
    const table = atScoring({
      players: 3,
      factions: ['federation-of-sol'],
      expansions: ['pok', BOX],
      rulesets: rulesetFor,
      objectives,
    });
    const cards = cardsOfRuleset(table.referee.ruleset.id);
    const offered = () =>
      cellsOf(table.game, table.referee.ruleset, 's1', judging(table.game, cards)).find(
        (cell) => cell.objective === PARADE,
      );
    expect(offered()?.state).not.toBe('can');
    for (const planet of ['lodor', 'mellon']) {
      table.record([{ type: 'planet.gained', seat: 's1', planet, from: null }]);
    }
    expect(offered()?.state).toBe('can');
    table.do(scoreObjective, { seat: 's1', objective: PARADE });
    expect(pointsOf(table.game, 's1')).toBe(1);
    expect(offered()?.state).toBe('scored');
  });

  it('is refused where its box is not in play', () => {
    const started = () => atScoring({ players: 3, objectives: [PARADE, 'develop-weaponry'] });
    expect(started).toThrow('objective-unknown');
  });
});

/** Files below a folder, from the project's own. */
function filesIn(folder: string, ending: RegExp): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => ending.test(name)).map((name) => join(folder, name));
}
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Lines of these files that say this, each with its file. */
const linesWith = (files: readonly string[], said: RegExp): string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => said.test(line))
      .map((line) => `${file}: ${line}`),
  );

describe('a box takes one folder and one line of the registry', () => {
  it('the made-up one', () => {
    const support = filesIn('tests/support', /\.ts$/);
    const outside = support.filter((file) => !file.includes(`${BOX}/`));
    const line = `export { madeUpBox } from './${BOX}/box.ts';`;
    const app = filesIn('src', /\.(?:ts|mjs|svelte)$/);
    expect(linesWith([...app, ...outside], /made-up-box|madeUpBox/)).toEqual([
      `tests/support/made-up-registry.ts: ${line}`,
    ]);
  });

  it('and a column of docs/coverage.md', () => {
    const page = readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8');
    const [head = ''] = page.split('\n').filter((line) => line.startsWith('| | base |'));
    // The first column names the kinds of cards; the last cell is what follows the last bar.
    expect(head.split('|').slice(2, -1)).toHaveLength(BOXES.length);
  });

  const folders = readdirSync(join(ROOT, 'src/lib/rulesets/boxes'));
  const late = Object.keys(FAMILIES);
  const others = filesIn('src', /\.(?:ts|mjs|svelte)$/).filter(
    (file) => !file.startsWith('src/lib/rulesets/boxes/'),
  );

  it.each(folders)('%s', (folder) => {
    const lines = linesWith(others, new RegExp(`boxes/${folder}/`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      late.includes(folder)
        ? /^src\/lib\/rulesets\/families\.ts: +\(await import\(/
        : /^src\/lib\/rulesets\/registry\.ts: export \{/,
    );
  });

  it('each of its own id', async () => {
    const fetched = await Promise.all(Object.values(FAMILIES).map((fetch) => fetch()));
    const all = [...BOXES, ...fetched.flat()];
    expect(folders).toHaveLength(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ order }) => order)).size).toBe(all.length);
    expect(fetched.map(([base]) => base?.id)).toEqual(late);
  });

  it('and is named nowhere in the app but in the words', () => {
    const asking = others.filter((file) => !/^src\/(?:lib\/words|tools)\//.test(file));
    const ids = BOXES.filter(({ kind }) => kind !== 'base').map(({ id }) => id);
    expect(linesWith(asking, new RegExp(`['"\`](?:${ids.join('|')})['"\`]`))).toEqual([]);
  });

  it('nor is a game that is fetched, but where it brings its rules, rooms and look-up', () => {
    const brings = /^src\/(?:lib\/(?:words|look-up|rulesets\/families|ui\/rooms\/brought)|tools)\b/;
    const asking = others.filter((file) => !brings.test(file));
    expect(linesWith(asking, new RegExp(`['"\`](?:${late.join('|')})['"\`]`))).toEqual([]);
  });
});
