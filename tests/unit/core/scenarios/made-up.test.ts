/**
 * The legality guards in a ruleset that no one has printed: facts of one game tried at moments of
 * another one. Each guard refuses some of them; set to true, it refuses none and its test fails.
 */
import { describe, expect, it } from 'vitest';
import { guardsAsked } from '../../../../src/lib/core/machine/asked-guards.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { isFirm, type LegalityGuard } from '../../../../src/lib/core/machine/guards.ts';
import { recorderOf } from '../../../../src/lib/core/machine/referee.ts';
import { GUARD_IDS, UNTRIED } from '../../../support/spec-rules.ts';
import { SPECIALS } from '../../../support/made-up/box.ts';
import { madeUp } from '../../../support/made-up/ruleset.ts';
import { playOut } from '../../../support/playout.ts';
import { Random } from '../../../support/random.ts';
import type { Table } from '../../../support/table.ts';

/** The game whose facts are tried first. */
const FIRST = 11;
/** So many are played at most; far fewer are needed where every guard refuses. */
const MOST = 30;

const OPTIONS = {
  ruleset: madeUp,
  objectives: ['corner-the-market', 'develop-weaponry', ...SPECIALS],
};

/** Facts by their type: a kind that comes once in a game is tried as often as one that comes always. */
function keep(met: Map<string, GameEvent[]>, facts: readonly GameEvent[]): void {
  for (const fact of facts) {
    const alike = met.get(fact.type);
    if (alike) alike.push(fact);
    else met.set(fact.type, [fact]);
  }
}

const guards = Object.entries(GUARD_IDS) as [LegalityGuard, readonly string[]][];
const tried = guards.filter(([guard]) => !UNTRIED.has(guard));

/** One fact of each type that earlier games met is asked about at each moment of another one. */
function refusals(): Map<LegalityGuard, number> {
  const asked = guardsAsked(recorderOf(madeUp.plan));
  const counts = new Map<LegalityGuard, number>();
  const random = new Random(1);
  const met = new Map<string, GameEvent[]>();
  keep(met, playOut(FIRST, OPTIONS).table.facts);
  // Games are seldom called, a goal is seldom lowered to what someone has, the 0 token is seldom lent, an
  // agenda is seldom hidden, a debt is seldom settled: none of these few may be. Custodians this game has none.
  keep(met, [
    { type: 'secondary.settled', seat: 's1', card: 'leadership', how: 'paid', tokens: 1 },
    { type: 'game.called', winner: 's1', reason: 'time' },
    { type: 'settings.changed', settings: { goal: 6 } },
    { type: 'custodians.taken', seat: 's1', points: 1, influence: 6 },
    { type: 'initiative-token.given', from: 's1', to: 's2' },
    { type: 'initiative-token.returned', from: 's1', to: 's2' },
    { type: 'outcomes.read', election: 'player' },
    { type: 'agenda.unveiled', agenda: 'mutiny', kind: 'directive', election: 'for-against' },
    // Nor does it have agreements, councils of cards, or cards that no one plays.
    { type: 'strategy-card.drawn', card: 'trade', goods: 1 },
    { type: 'strategy-card.opened', card: 'trade' },
    { type: 'council.called', seat: 's1', option: 'a', agendas: [] },
    { type: 'council.voiced', seat: 's1' },
    { type: 'agreement.opened', agreement: 1, seats: ['s1', 's2'], values: [1, 1] },
    { type: 'agreements.filled', filled: [{ agreement: 1, goods: [1, 1] }] },
    { type: 'agreements.collected', seat: 's1', goods: 1 },
    { type: 'agreement.broken', agreement: 1, goods: [0, 0] },
  ]);
  for (let seed = 1; seed <= MOST && tried.some(([guard]) => !counts.has(guard)); seed++) {
    const ask = ({ referee, snapshot }: Table, alike: readonly GameEvent[]) => {
      const fact = random.pick(alike);
      const { refusal, handled } = referee.ask(snapshot, fact);
      const guard = asked.get(fact.type);
      // What no word overrules is told from a seat that isn't here, and from the end, by its code.
      const isFirmly =
        isFirm(fact.type) && !snapshot.context.result && refusal?.code === 'bad-order';
      const byGuard = handled || isFirmly;
      if (guard && refusal && byGuard) counts.set(guard, (counts.get(guard) ?? 0) + 1);
    };
    const { table } = playOut(seed, {
      ...OPTIONS,
      after: (at) => met.forEach((alike) => ask(at, alike)),
    });
    keep(met, table.facts);
  }
  return counts;
}

const counts = refusals();

describe('the made-up ruleset', () => {
  it.each(tried.map(([guard, [id = '']]) => [id, guard] as const))(
    "%s refuses by '%s'",
    (_, guard) => {
      expect(counts.get(guard) ?? 0).toBeGreaterThan(0);
    },
  );
});
