/**
 * A ruleset that no one has printed, played out: what a ruleset answers is answered by it alone.
 * No line of core knows its phases, its kind of objective or its end.
 */
import { describe, expect, it } from 'vitest';
import type { OwnFact } from '../../src/lib/core/events.ts';
import type { Game } from '../../src/lib/core/game.ts';
import { playingSeats, scoringOrder, seatsFrom } from '../../src/lib/core/order.ts';
import { pointsOf } from '../../src/lib/core/points.ts';
import type { OwnState } from '../../src/lib/core/step-data.ts';
import { hostOf, isOpened, ownOf, stepsOf } from '../../src/lib/core/step.ts';
import { isOwnFact } from '../../src/lib/core/own-step.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { gameOf } from '../../src/lib/core/engine/engine-state.ts';
import { shapeOf } from '../../src/lib/core/record/shape.ts';
import { disagreement } from '../support/agreement.ts';
import { LONG } from '../support/long.ts';
import { SPECIALS } from '../support/made-up/box.ts';
import { madeUp } from '../support/made-up/ruleset.ts';
import { playOut, type Playout } from '../support/playout.ts';
import type { Table } from '../support/table.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';
import { cardOf } from '../../src/lib/core/points.ts';

const GAMES = LONG ? 100 : 10;

interface Played extends Playout {
  met: Map<string, number>;
  problem: string | null;
}

/** What is wrong with a moment, or null. */
function wrong(game: Game): string | null {
  const [first = NO_SEAT] = playingSeats(game);
  const clockwise = game.seating.filter((seat) => game.players[seat]?.presence === 'playing');
  const turned = [first, ...clockwise.slice(clockwise.indexOf(first) + 1).reverse()];
  if (String(seatsFrom(game, first)) !== String(turned))
    return 'play does not go counter-clockwise';
  const fromSpeaker = seatsFrom(game, game.speaker);
  if (String(scoringOrder(game)) !== String(fromSpeaker)) return 'scoring is not by seats';
  for (const seat of game.seating) {
    const ledger = game.scores.filter((line) => line.seat === seat);
    const own = ledger.reduce((sum, { points }) => sum + points, 0);
    const away = game.players[seat]?.home === false ? -2 : 0;
    if (pointsOf(game, seat) !== own + away) return `the total of ${seat}`;
    if ((game.players[seat]?.goods ?? 0) < 0) return `the goods of ${seat}`;
  }
  return null;
}

/** What was told in the step in which a game stands, kept beside the game. */
class ToldInStep {
  #seen = 0;
  #step = '';
  #told: OwnFact[] = [];

  /** What is wrong with a step of the ruleset, or null: what it knows is what was told in it. */
  wrong({ facts, game }: Table): string | null {
    const { phase, at } = hostOf(game);
    const step = `${game.round} ${phase} ${at}`;
    const fresh = facts.slice(this.#seen);
    this.#seen = facts.length;
    // A position that is corrected to the same step opens it anew.
    const anew = fresh.findLastIndex(({ type }) => type === 'position.corrected') + 1;
    const before = step === this.#step && anew === 0 ? this.#told : [];
    this.#told = step === this.#step ? [...before, ...fresh.slice(anew).filter(isOwnFact)] : [];
    this.#step = step;
    const own = ownOf(game);
    return own && wrongInStep(own, this.#told);
  }
}

function wrongInStep({ asked, data }: OwnState, told: readonly OwnFact[]): string | null {
  if (asked.some((seat) => told.some((fact) => fact.seat === seat))) return 'asked, and told';
  if ('left' in data) {
    const taken = told.reduce((sum, fact) => sum + Number(fact.data['takes'] ?? 0), 0);
    const left = Number(data['left']);
    if (left < 0 || (left + taken) % 2 > 0) return `${taken} taken, ${left} left`;
  }
  const rows = data['stalls'] ?? data['oaths'];
  const rowsTold = told.map((fact) => [fact.seat, fact.data['stall'] ?? fact.data['to']]);
  return rows && JSON.stringify(rows) !== JSON.stringify(Object.fromEntries(rowsTold))
    ? 'what was told is not what is known'
    : null;
}

function played(seed: number): Played {
  const met = new Map<string, number>();
  let problem: string | null = null;
  const told = new ToldInStep();
  const playout = playOut(seed, {
    ruleset: madeUp,
    objectives: ['corner-the-market', 'develop-weaponry', ...SPECIALS],
    meet: (state) => met.set(state, (met.get(state) ?? 0) + 1),
    after: (table) => {
      problem ??= disagreement(table.snapshot) ?? wrong(table.game) ?? told.wrong(table);
      const { step } = table.game;
      if (isOpened(step))
        met.set(`vote in ${step.host.at}`, (met.get(`vote in ${step.host.at}`) ?? 0) + 1);
    },
  });
  return { ...playout, met, problem };
}

const games = Array.from({ length: GAMES }, (_, i) => played(i + 1));

describe(`a made-up ruleset in ${GAMES} games`, () => {
  it('keeps its order, its direction and its totals at every moment', () => {
    expect(games.flatMap(({ problem, seed }) => (problem ? [`${seed}: ${problem}`] : []))).toEqual(
      [],
    );
  });

  it('meets every step of its five phases', () => {
    const steps = madeUp.plan.phases.flatMap(({ phase }) =>
      stepsOf(madeUp.plan, phase).map((at) => `${phase}.${at}`),
    );
    const times = (at: string) => games.reduce((sum, { met }) => sum + (met.get(at) ?? 0), 0);
    expect(madeUp.plan.phases).toHaveLength(5);
    expect(steps.filter((at) => times(at) < GAMES / 10)).toEqual([]);
  });

  it('has its own kind of objective scored, without a limit and without a home', () => {
    const lines = games.flatMap(({ table }) =>
      table.facts.filter(({ type }) => type === 'objective.scored'),
    );
    const special = lines.filter((fact) => 'kind' in fact && fact.kind === 'own-special');
    expect(special.length).toBeGreaterThan(GAMES / 4);
    const both = games.filter(({ table: { game } }) =>
      game.seating.some((seat) =>
        [...new Set(game.scores.map(({ round }) => round))].some(
          (round) =>
            game.scores.filter(
              (line) =>
                line.seat === seat &&
                line.round === round &&
                SPECIALS.includes(cardOf(line.source) ?? NO_SEAT),
            ).length > 1,
        ),
      ),
    );
    expect(both.length).toBeGreaterThan(0);
  });

  it('ends with the most points, shared where they are', () => {
    const ended = games.filter(({ table }) => table.game.result?.reason === 'goal');
    for (const { table, seed } of ended) {
      const { game } = table;
      const best = Math.max(...playingSeats(game).map((seat) => pointsOf(game, seat)));
      const tops = playingSeats(game).filter((seat) => pointsOf(game, seat) === best);
      expect([...(game.result?.winners ?? [])].sort(), `seed ${seed}`).toEqual([...tops].sort());
    }
    expect(ended.length / GAMES).toBeGreaterThan(0.5);
    // Ten games are too few to be sure of one with several winners.
    if (LONG)
      expect(ended.some(({ table }) => (table.game.result?.winners.length ?? 0) > 1)).toBe(true);
  });

  it('has every fact of its own told, and votes in the action phase', () => {
    const told = new Set(
      games.flatMap(({ table }) => table.facts.filter(isOwnFact)).map(({ type }) => type),
    );
    const defined = Object.values(madeUp.plan.own ?? {}).flatMap(({ facts }) => Object.keys(facts));
    expect([...told].sort()).toEqual(defined.sort());
    const votes = games.filter(({ met }) => met.has('vote in own-moot'));
    expect(votes.length).toBeGreaterThan(GAMES / 4);
  });

  it('has no custodians', () => {
    const facts = games.flatMap(({ table }) => table.facts.map(({ type }) => type));
    expect(facts.filter((type) => type === 'custodians.taken' || type === 'mecatol.taken')).toEqual(
      [],
    );
  });

  it('is opened again as it was played, from a file', () => {
    for (const { table, seed } of games) {
      const entries = JSON.parse(JSON.stringify(table.entries)) as typeof table.entries;
      const unknown = entries.findIndex(
        (entry, i) => shapeOf(entry, entries[i - 1]?.sum ?? '').kind !== 'known',
      );
      expect(unknown, `seed ${seed}`).toBe(-1);
      const state = openState(table.state.rulesets, entries);
      expect(state.damage, `seed ${seed}`).toBeNull();
      expect(gameOf(state), `seed ${seed}`).toEqual(table.game);
    }
  });
});
