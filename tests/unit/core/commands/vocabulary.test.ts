import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { commandOf, COMMANDS } from '../../../../src/lib/core/commands/vocabulary.ts';
import { readCommands } from '../../../../src/tools/command-lines.ts';
import { fixtureText } from '../../../support/fixture-games.ts';

const FOLDER = join(import.meta.dirname, '../../../../src/lib/core/commands');

/** Names of all exported commands, as their files declare them. */
function exported(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && file !== 'vocabulary.ts')
    .flatMap((file) => [
      ...readFileSync(join(FOLDER, file), 'utf8').matchAll(
        /^export const (\w+) = defineCommand\(/gm,
      ),
    ])
    .map(([, name]) => name ?? '');
}

interface Line {
  command: string;
  args: unknown;
}

/** What is wrong with each of these lines, read behind a setup. */
function readTogether(lines: readonly Line[]): string[] {
  const [setUp] = JSON.parse(fixtureText('six-players.acts.json')) as Line[];
  const read = readCommands(JSON.stringify([setUp, ...lines]));
  if (!read.ok) throw new Error(read.problem);
  return read.bad.map(({ problem }) => problem);
}

/** Maps of the vocabulary: their keys are ids, which any word of that form can be. */
const MAPS = new Set(['leaders']);

/** Every object within arguments, each with a copy of the whole in which it has one key more. */
function placesIn(args: unknown): { path: string; withStray: unknown }[] {
  const paths: (string | number)[][] = [];
  const walk = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && !MAPS.has(String(path.at(-1)))) paths.push(path);
    for (const [key, inner] of Object.entries(value))
      walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(args, []);
  return paths.map((path) => {
    const withStray = structuredClone(args);
    let at = withStray as Record<string | number, unknown>;
    for (const key of path) at = at[key] as Record<string | number, unknown>;
    at['stray'] = 1;
    return { path: path.join('.'), withStray };
  });
}

describe('the command vocabulary', () => {
  it('names every command that is defined', () => {
    expect(Object.keys(COMMANDS).sort()).toEqual(exported().sort());
  });

  it('says what each records in one sentence', () => {
    const summaries = Object.values(COMMANDS).map(({ summary }) => summary);
    expect(summaries.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
    expect(new Set(summaries).size).toBe(summaries.length);
  });

  it('takes the arguments that a whole game is played with', () => {
    const acts = JSON.parse(fixtureText('six-players.acts.json')) as {
      command: string;
      args: unknown;
    }[];
    for (const { command, args } of acts) {
      const verb = commandOf(command);
      if (verb) expect(parse(verb.args, args)).toEqual(args);
      else expect(['undo', 'redo', 'pause', 'resume']).toContain(command);
    }
  });

  it('refuses arguments that are missing, strange or out of range', () => {
    const bad: [keyof typeof COMMANDS, unknown][] = [
      ['passTurn', {}],
      ['passTurn', { seat: 'Ana' }],
      ['castVotes', { seat: 's1', outcome: 'for', votes: -1 }],
      ['castVotes', { seat: 's1', outcome: 'x'.repeat(201), votes: 1 }],
      ['gainTokens', { seat: 's1', tokens: { tactic: 1 } }],
      ['swapCards', { cards: ['leadership'] }],
      [
        'setUpGame',
        { id: 'g', expansions: ['No such box'], seats: [], speaker: 0, objectives: [] },
      ],
    ];
    for (const [name, args] of bad)
      expect(safeParse(COMMANDS[name].args, args).success).toBe(false);
  });

  it('is read without a word that it does not know, at whatever depth', () => {
    const acts = JSON.parse(fixtureText('six-players.acts.json')) as Line[];
    const lines = acts
      .filter(({ command }) => commandOf(command))
      .flatMap(({ command, args }) =>
        placesIn(args).map(({ withStray }) => ({ command, args: withStray })),
      );
    expect(lines.length).toBeGreaterThan(acts.length);
    expect(readTogether(lines)).toEqual(lines.map(() => expect.stringMatching(/takes no stray$/)));
  });

  it.each<[keyof typeof COMMANDS, object, string]>([
    ['changeSettings', { settings: { golas: 3 } }, 'settings takes no golas'],
    ['correctBalances', { seat: 's1', balances: { tactics: 9 } }, 'balances takes no tactics'],
    [
      'scorePoints',
      { lines: [{ seat: 's1', points: 1, foo: 1 }], source: { kind: 'other', name: 'x' } },
      'lines.0 takes no foo',
    ],
    [
      'castVotes',
      { seat: 's1', outcome: { kind: 'side', side: 'for', sides: 1 }, votes: 1 },
      'outcome takes no sides',
    ],
    ['passTurn', { seat: 's1', objektive: 'prove-endurance' }, 'passTurn takes no objektive'],
  ])('%s %o names what it does not know', (command, args, problem) => {
    expect(readTogether([{ command, args }])).toEqual([expect.stringContaining(problem)]);
  });

  it('knows no name that is not its own', () => {
    expect(['undo', 'toString', '__proto__', 'constructor', ''].map(commandOf)).toEqual(
      Array(5).fill(null),
    );
  });
});
