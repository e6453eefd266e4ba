/** The threat board in random games: no one exceeds the most, every certain point has its line. */
import { describe, expect, it } from 'vitest';
import type { Cards } from '../../src/lib/core/cards.ts';
import { judge } from '../../src/lib/core/conditions/judge.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Game, Score, Seat } from '../../src/lib/core/game.ts';
import { isPlaying, scoringOrder } from '../../src/lib/core/order.ts';
import { pointsOf, scoredSecrets } from '../../src/lib/core/points.ts';
import { FactDryRun } from '../../src/lib/core/engine/dry-run.ts';
import {
  agendaOf,
  isScoring,
  sittingOf,
  statusOf,
  strategicOf,
  strategyOf,
} from '../../src/lib/core/step.ts';
import { threatsOf } from '../../src/lib/core/queries/threats.ts';
import { aheadOf, type Ahead } from '../../src/lib/core/queries/threats/ahead.ts';
import type { ThreatSource } from '../../src/lib/core/queries/threats/line.ts';
import type { ObjectiveVerdict } from '../../src/lib/core/queries/threats/publics.ts';
import { witnessOf } from '../support/witness.ts';
import { cardsOf } from '../../src/lib/rulesets/cards.ts';
import { playOut } from '../support/playout.ts';
import type { Table } from '../support/table.ts';
import { cardOf } from '../../src/lib/core/points.ts';

/** The board is worked out after every act: a game costs far more than a playout without it. */
const GAMES = Math.ceil(Number(process.env['CUSTODIAN_PLAYOUTS'] ?? 200) * 0.1);
const FIRST_SEED = Number(process.env['CUSTODIAN_SEED'] ?? 1);

/** Lines of the board that draw on the same points of the ledger. */
const GROUPS: Readonly<Record<string, string>> = {
  imperial: 'publics',
  public: 'publics',
  law: 'agendas',
  agenda: 'agendas',
};
const groupOf = (source: ThreatSource) => GROUPS[source] ?? source;

/** The group of a line of the ledger; null for what is recorded by hand. */
function groupIn(table: Table, { source, secret }: Score): string | null {
  const { kind } = source;
  const id = cardOf(source) ?? '';
  const { agendas, riders } = table.referee.ruleset;
  if (kind === 'objective') return secret ? 'secret' : 'publics';
  if (kind === 'imperial') return 'mecatol';
  if (kind === 'law' || kind === 'agenda') return id in agendas ? 'agendas' : null;
  if (kind === 'rider') return id in riders ? 'rider' : null;
  return kind === 'custodians' || kind === 'support' ? kind : null;
}

const ALL = ['publics', 'mecatol', 'custodians', 'secret', 'support', 'agendas', 'rider'];

/** A seat's points by group: the board bounds each of them, and so their sum. */
function countsOf(table: Table, seat: Seat): Map<string, number> {
  const counts = new Map(ALL.map((group) => [group, 0]));
  for (const line of table.game.scores) {
    const group = line.seat === seat ? groupIn(table, line) : null;
    if (group !== null) counts.set(group, (counts.get(group) ?? 0) + line.points);
  }
  return counts;
}

/** What the table may record at any time, but only by hand or by a card that the board leaves out. */
const BY_HAND =
  /\.corrected$|^settings|^play-on|^player\.returned|^objective\.published|^turn\.inserted|\.lent$/;
/** What cannot happen in the score step: from there on nothing changes but by paying. */
const SETTLED =
  /^planet|^home|^attach|^technology|^relic|^note|^goods|^balance|^condition|^trans|^tokens/;

/** Facts that the referee takes from a table although the rules do not have them there. */
function isOutOfPlace(game: Game, ahead: Ahead, fact: GameEvent, ridden: Set<string>): boolean {
  switch (fact.type) {
    case 'support.given':
      return (
        !(ahead.action || ahead.agenda) || statusOf(game) !== null || !isPlaying(game, fact.from)
      );
    case 'secret.drawn':
      return !ahead.action && (agendaOf(game) === null || ahead.slots === 0);
    case 'objective.scored':
      return (
        fact.kind === 'secret' && scoredSecrets(game, fact.seat).length >= game.settings.secretLimit
      );
    case 'strategy-cards.swapped':
      return strategyOf(game) === null;
    case 'turn.ended':
    case 'action.granted':
      return strategicOf(game)?.resolved === true && fact.exhausted.length === 0;
    // No card that this table has opens one there.
    case 'agenda.revealed':
      return agendaOf(game) === null && ahead.opened === 0;
    case 'prediction.made':
      return ridden.has(fact.rider) || !ridden.add(fact.rider);
    default:
      return statusOf(game) !== null && SETTLED.test(fact.type);
  }
}

/** What the evaluator says where it binds: in the score step. */
function evaluated(game: Game, cards: Cards): ObjectiveVerdict {
  if (!isScoring(game)) return () => 'ask';
  return (seat, objective) => judge(game, cards, seat, objective).value;
}

/** Follows one game: the lowest maximum of each seat and group so far in this round. */
class Watch {
  bounds = new Map<string, number>();
  ridden = new Set<string>();
  before: Game | null = null;
  overruled = 0;
  checks = 0;

  constructor(readonly verdictOf: (game: Game) => ObjectiveVerdict) {}

  see(table: Table, facts: readonly GameEvent[], cards: Cards, looks: boolean): void {
    const { game } = table;
    const { before } = this;
    const ahead = (at: Game) => aheadOf(at, table.referee.ruleset, cards);
    if (sittingOf(game) === null) this.ridden.clear();
    const odd =
      before === null ||
      before.round !== game.round ||
      table.overruled.length > this.overruled ||
      facts.some((fact) => BY_HAND.test(fact.type) || this.isOdd(before, ahead(before), fact));
    if (odd) this.bounds.clear();
    this.overruled = table.overruled.length;
    for (const seat of this.bounds.size > 0 ? game.seating : []) {
      for (const [group, points] of countsOf(table, seat)) {
        const most = this.bounds.get(`${seat} ${group}`) ?? Infinity;
        this.checks += 1;
        if (points <= most) continue;
        throw new Error(
          `${seat} has ${points} of ${group}, at most ${most}: ${table.at} ${JSON.stringify(facts)}`,
        );
      }
    }
    this.before = game;
    if (!looks && this.bounds.size > 0) return;
    const { ruleset } = table.referee;
    for (const threat of threatsOf(game, ruleset, cards, this.verdictOf(game))) {
      for (const [group, points] of countsOf(table, threat.seat)) {
        const lines = threat.lines.filter(({ source }) => groupOf(source) === group);
        const most = lines.reduce((sum, line) => sum + line.possible, points);
        const key = `${threat.seat} ${group}`;
        this.bounds.set(key, Math.min(most, this.bounds.get(key) ?? Infinity));
      }
    }
  }

  isOdd(before: Game, ahead: Ahead, fact: GameEvent): boolean {
    if (isOutOfPlace(before, ahead, fact, this.ridden)) return true;
    return (
      fact.type === 'objective.scored' &&
      fact.slot === 'status' &&
      this.verdictOf(before)(fact.seat, fact.objective) === 'no'
    );
  }
}

/** An answer for each seat and objective, the same throughout a game. */
function invented(seed: number): ObjectiveVerdict {
  return (seat, objective) => {
    const text = `${seed}${seat}${objective}`;
    const sum = [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 997, 7);
    return (['yes', 'no', 'ask', 'yes'] as const)[sum % 4] ?? 'ask';
  };
}

/** Certain is what comes "if no one wins before": here someone ahead in the step has won already. */
function winsBefore(game: Game, seat: Seat): boolean {
  if (!isScoring(game) || game.settings.playOn) return false;
  const before = scoringOrder(game).slice(0, scoringOrder(game).indexOf(seat));
  return before.some((other) => pointsOf(game, other) >= game.settings.goal);
}

function eachGame(run: (seed: number) => void): void {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++) {
    try {
      run(seed);
    } catch (error) {
      throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
}

/** One game under the eyes of several watches; the times that a total was compared. */
function follow(seed: number): number {
  let cards: Cards | null = null;
  let pending: GameEvent[] = [];
  const plain = new Watch(() => () => 'ask');
  const judging = new Watch((game) => (cards ? evaluated(game, cards) : () => 'ask'));
  playOut(seed, {
    meet: (_, facts) => void (pending = [...pending, ...facts]),
    after: (table, act) => {
      cards ??= cardsOf(table.game.expansions);
      for (const watch of [plain, judging]) watch.see(table, pending, cards, act % 3 === 0);
      pending = [];
    },
  });
  return plain.checks + judging.checks;
}

describe(`the threat board in ${GAMES} games from seed ${FIRST_SEED}`, () => {
  it('names a most that no seat exceeds before the round is over', () => {
    let checks = 0;
    eachGame((seed) => (checks += follow(seed)));
    expect(checks).toBeGreaterThan(GAMES * 500);
  });

  it('has for every certain point a line that the referee accepts and that brings it', () => {
    let shown = 0;
    eachGame((seed) => {
      playOut(seed, {
        after: (table, act) => {
          if (act % 7 !== 0) return;
          const { ruleset } = table.referee;
          const { snapshot } = table;
          const cards = cardsOf(table.game.expansions);
          for (const threat of threatsOf(table.game, ruleset, cards, invented(seed))) {
            if (winsBefore(table.game, threat.seat)) continue;
            const facts = witnessOf(snapshot, ruleset, threat);
            if (threat.certain === 0) {
              expect(facts).toEqual([]);
              continue;
            }
            const factRun = new FactDryRun(table.referee, snapshot);
            for (const fact of facts) factRun.ask(fact);
            const total = pointsOf(factRun.lead().context, threat.seat);
            const told = `${threat.seat} at ${table.at}: ${JSON.stringify(threat.lines)}`;
            expect(factRun.refused, told).toBeNull();
            expect(total, told).toBe(threat.points + threat.certain);
            shown += 1;
          }
        },
      });
    });
    expect(shown).toBeGreaterThan(GAMES * 20);
  });
});
