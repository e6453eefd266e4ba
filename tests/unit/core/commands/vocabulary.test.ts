import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { commandOf, COMMANDS } from '../../../../src/lib/core/commands/vocabulary.ts';
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

  it('knows no name that is not its own', () => {
    expect(['undo', 'toString', '__proto__', 'constructor', ''].map(commandOf)).toEqual(
      Array(5).fill(null),
    );
  });
});
