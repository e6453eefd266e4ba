/** A full table for the matrix: eight players, fourteen objectives, planets and technologies dealt. */
import { gainPlanets } from '$lib/core/commands/planets.ts';
import { gainTechnology } from '$lib/core/commands/holdings.ts';
import { setUpGame } from '$lib/core/commands/setup.ts';
import type { Command } from '$lib/core/commands/command.ts';
import { judgeAll } from '$lib/core/conditions/judge.ts';
import type { Game } from '$lib/core/game.ts';
import { refereeOf } from '$lib/core/machine/referee.ts';
import { Recorder } from '$lib/core/play/recorder.ts';
import { COLOURS } from '$lib/core/vocabulary.ts';
import { cardsOf } from '$lib/rulesets/cards.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';

const EXPANSIONS = ['pok', 'codex1', 'codex2', 'codex3'];
const PLAYERS = 8;
const OBJECTIVES = 14;

const cards = cardsOf(EXPANSIONS);
const { ruleset } = refereeOf(rulesetOf(EXPANSIONS));

/** Public objectives of both stages in turn, so that every kind of condition is among them. */
function objectives(): string[] {
  const rows = Object.entries(ruleset.objectives);
  const stage = (wanted: 1 | 2) =>
    rows.filter(([, facts]) => facts.stage === wanted).map(([id]) => id);
  return stage(1)
    .slice(0, OBJECTIVES / 2 + 3)
    .concat(stage(2))
    .slice(0, OBJECTIVES);
}

/** The game in which it is asked, at depth full, so that everything is known. */
function fullTable(): Game {
  const recorder = new Recorder(ruleset.plan);
  const act = <A>(command: Command<A>, args: A) => {
    for (const fact of command(recorder.snapshot.context, ruleset, args)) recorder.record(fact);
  };
  const factions = Object.keys(ruleset.factions);
  act(setUpGame, {
    id: 'matrix',
    expansions: EXPANSIONS,
    seats: COLOURS.slice(0, PLAYERS).map((colour, i) => ({
      name: colour,
      colour,
      faction: factions[i * 2] ?? null,
    })),
    speaker: 0,
    objectives: [],
    settings: { depth: 'full' },
  });
  const free = Object.entries(cards.planets).filter(([, { homeOf, tile }]) => !homeOf && tile);
  const common = Object.entries(cards.technologies).filter(([, { faction }]) => !faction);
  for (const [i, [planet]] of free.entries()) {
    act(gainPlanets, { seat: `s${(i % PLAYERS) + 1}`, planets: [planet] });
  }
  for (const [i, [technology]] of common.entries()) {
    for (const step of [0, 3]) {
      act(gainTechnology, { seat: `s${((i + step) % PLAYERS) + 1}`, technology });
    }
  }
  return recorder.snapshot.context;
}

/** A whole matrix, ready to be worked out again and again. */
export function matrixWork(): () => unknown {
  const game = fullTable();
  const wanted = objectives();
  if (wanted.length < OBJECTIVES) throw new RangeError('too few objectives');
  return () => judgeAll(game, cards, wanted);
}
