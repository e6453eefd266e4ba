/**
 * An agenda may be opened in any step that a chart lets open one (R-AGD-27), and whatever becomes of
 * it, what the phase knows of itself stays as it was: the turn, who has passed, open secondaries.
 */
import { expect, it } from 'vitest';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { MachineSnapshot } from '../../src/lib/core/machine/referee.ts';
import { nextToVote } from '../../src/lib/core/order.ts';
import { AGAINST, FOR } from '../../src/lib/core/outcome.ts';
import { FactDryRun } from '../../src/lib/core/engine/dry-run.ts';
import { ridersDue } from '../../src/lib/core/rules/agenda.ts';
import { hostOf, isOpened } from '../../src/lib/core/step.ts';
import { isOwn } from '../../src/lib/core/vocabulary.ts';
import { disagreement, placeOf } from '../support/agreement.ts';
import { SPECIALS } from '../support/made-up/box.ts';
import { madeUp } from '../support/made-up/ruleset.ts';
import { playOut } from '../support/playout.ts';
import { Random } from '../support/random.ts';
import type { Table } from '../support/table.ts';

const CARD = { kind: 'directive', election: 'for-against' } as const;
const REVEAL: GameEvent = { type: 'agenda.revealed', agenda: 'mutiny', ...CARD };
const RIDER = { rider: 'trade-rider', outcome: FOR, barsVote: false } as const;

/** What happens next in a sitting: most often the next vote. */
function nextFact(random: Random, { context: game }: MachineSnapshot): GameEvent {
  const [due] = ridersDue(game);
  if (game.step.at === 'riders' && due) return { type: 'rider.paid', ...due };
  const law = { law: false, holder: null, barred: [] };
  const outcome = random.pick([FOR, AGAINST]);
  const seat = nextToVote(game);
  const voted: GameEvent = seat
    ? { type: 'votes.cast', seat, outcome, votes: random.below(3), extra: 0 }
    : { type: 'agenda.resolved', outcome, decidedBy: 'speaker', ...law };
  if (random.chance(0.7) || seat === null) return voted;
  return random.pick<GameEvent>([
    { type: 'agenda.replaced', agenda: 'mutiny', ...CARD },
    { type: 'agenda.discarded' },
    { type: 'prediction.made', seat, ...RIDER },
    { type: 'voter.barred', seat },
    { type: 'agenda.resolved', outcome, decidedBy: 'table', ...law },
    {
      type: 'agenda.resolved',
      outcome,
      decidedBy: 'table',
      ...law,
      again: { agenda: 'minister-of-war', ...CARD },
    },
    { type: 'goods.gained', seat, goods: 1 },
  ]);
}

/** What the host knows, without what came of the sitting. */
const known = (at: MachineSnapshot) => {
  const { decided: _, ...host } = { decided: null, ...hostOf(at.context) };
  return host;
};

/** One sitting from a moment, to its end; true where the chart lets the step open one. */
function sits(random: Random, { referee, snapshot }: Table): boolean {
  const begun = new FactDryRun(referee, snapshot);
  if (!begun.ask(REVEAL).handled || snapshot.context.step.phase === 'agenda') return false;
  const before = known(snapshot);
  let at = begun.lead();
  expect(isOpened(at.context.step), placeOf(snapshot.context)).toBe(true);
  for (let acts = 0; isOpened(at.context.step); acts++) {
    expect(acts).toBeLessThan(200);
    expect(known(at)).toEqual(before);
    expect(disagreement(at)).toBeNull();
    const factRun = new FactDryRun(referee, at);
    const fact = nextFact(random, at);
    expect(factRun.ask(fact).handled, `${fact.type} at ${placeOf(at.context)}`).toBe(true);
    at = factRun.lead();
  }
  expect(at.value).toEqual(snapshot.value);
  expect(known(at)).toEqual(before);
  expect(at.context.round).toBe(snapshot.context.round);
  return true;
}

/** The made-up game's own steps, but for those of the agenda phase: it has its agendas there. */
const OWN_PLACES = madeUp.plan.phases
  .filter(({ phase }) => phase !== 'agenda')
  .flatMap(({ phase, steps }) => steps.filter(isOwn).map((step) => `${phase}.${step}`));

it.each([
  ['printed rulesets', {}, ['action.component', 'action.strategic']],
  [
    'a ruleset with steps of its own',
    { ruleset: madeUp, objectives: ['corner-the-market', 'develop-weaponry', ...SPECIALS] },
    ['action.component', 'action.council', 'action.strategic', ...OWN_PLACES],
  ],
])('R-AGD-27 an agenda leaves the phase that opens it as it was: %s', (_, options, places) => {
  const opened = new Set<string>();
  for (let seed = 900; seed < 906; seed++) {
    const random = new Random(seed);
    playOut(seed, {
      ...options,
      after: (table) => {
        if (!table.game.result && random.chance(0.5) && sits(random, table)) opened.add(table.at);
      },
    });
  }
  expect([...opened].sort()).toEqual([...places].sort());
});
