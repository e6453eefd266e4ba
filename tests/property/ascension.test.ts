/** Shattered Ascension played out, in both editions and with every number of players. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/lib/core/commands/vocabulary.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { gameOf } from '../../src/lib/core/engine/engine-state.ts';
import { disagreement } from '../support/agreement.ts';
import { ascensionActs, ascensionShare } from '../support/ascension/acts.ts';
import { ASCENSION, EDITIONS, type EditionName } from '../support/ascension/ruleset.ts';
import { openFor } from '../support/ascension/table.ts';
import { wrongEnd, wrongFact, wrongIn } from '../support/ascension/witness.ts';
import { LONG } from '../support/long.ts';
import { COMMANDS_OF_RULESETS, FACTS_OF_RULESETS } from '../support/of-rulesets.ts';
import { playOut } from '../support/playout.ts';
import type { Game } from '../../src/lib/core/game.ts';

/** The names of commands, where they are known by what they do. */
const NAMES = new Map<unknown, string>(
  Object.entries(COMMANDS).map(([name, command]) => [command, name]),
);
const GAMES = LONG ? 100 : 5;
/** Short games are whole ones at a low goal: they reach stage II and their end in fewer acts. */
const GOALS = LONG ? [5, 6, 8, 10, 12, 14] : [5, 6, 8, 10];
const LONGEST = LONG ? 900 : 450;
const PLAYERS = [2, 3, 4, 5, 6, 7, 8];

interface Played {
  seed: number;
  problem: string | null;
  met: Set<string>;
  reason: string | null;
  rounds: number;
}

function played(edition: EditionName, players: number, seed: number): Played {
  const met = new Set<string>();
  let problem: string | null = null;
  let before: Game | null = null;
  let seen = 0;
  const { table } = playOut(
    seed,
    {
      ruleset: ASCENSION[edition],
      objectives: openFor(players),
      players,
      goals: GOALS,
      acts: ascensionActs,
      share: ascensionShare,
      honest: true,
      meet: (state) => met.add(state),
      did: (command) => met.add(NAMES.get(command) ?? ''),
      after: (at) => {
        const { line } = at.state.timeline;
        const facts = line.slice(seen).map(({ fact }) => fact);
        facts.forEach(({ type }) => met.add(type));
        problem ??= before && wrongFact(before, facts);
        problem ??= disagreement(at.snapshot) ?? wrongIn(edition, at.game) ?? wrongEnd(at.game);
        before = at.game;
        seen = line.length;
      },
    },
    LONGEST,
  );
  const replayed = gameOf(openState(table.state.rulesets, table.entries));
  if (JSON.stringify(replayed) !== JSON.stringify(table.game)) problem ??= 'replayed otherwise';
  return {
    seed,
    problem,
    met,
    reason: table.game.result?.reason ?? null,
    rounds: table.game.round,
  };
}

describe.each(EDITIONS)('edition %s', (edition) => {
  const games = PLAYERS.flatMap((players) =>
    Array.from({ length: GAMES }, (_, i) => ({
      players,
      ...played(edition, players, 1000 * players + i + 1),
    })),
  );

  it('adds up, holds what it may, and ends when it may', () => {
    const problems = games.flatMap(({ players, seed, problem }) =>
      problem ? [`${players} players, seed ${seed}: ${problem}`] : [],
    );
    expect(problems).toEqual([]);
  });

  it('meets every step of its plan', () => {
    const { plan } = ASCENSION[edition];
    const steps = plan.phases.flatMap(({ phase, steps: list }) =>
      list.map((at) => `${phase}.${at}`),
    );
    const all = new Set(games.flatMap(({ met }) => [...met]));
    expect(steps.filter((at) => !all.has(at))).toEqual([]);
  });

  it('records every fact, and uses every command, that no printed game does', () => {
    const all = new Set(games.flatMap(({ met }) => [...met]));
    // Edition 6 draws no card that no one plays.
    const drawn: readonly string[] = [
      'strategy-card.drawn',
      'strategy-card.opened',
      'openDrawnCard',
    ];
    const due = [...FACTS_OF_RULESETS, ...COMMANDS_OF_RULESETS].filter(
      (name) => edition === 'v42' || !drawn.includes(name),
    );
    expect(due.filter((name) => !all.has(name))).toEqual([]);
  });

  it('is played to its end', () => {
    const ended = games.filter(({ reason }) => reason === 'goal' || reason === 'card');
    expect(ended.length).toBeGreaterThan(games.length / 5);
  });
});
