/**
 * One round of a chart, played by no one: each step is finished by what its table would do at the least,
 * and what stands in the plan and never waits for anyone is a fault that no look at its moves finds. It takes
 * its time: the tests ask it of every ruleset that ships, the app never.
 */
import { createActor } from 'xstate';
import type { EventOf, GameEvent } from '../events.ts';
import { createGame, type Game } from '../game.ts';
import { activeSeat } from '../order.ts';
import { AGAINST } from '../outcome.ts';
import type { RoundPlan } from '../ruleset.ts';
import { NO_SEAT } from '../vocabulary.ts';
import { STANDARD } from '../rule-variants.ts';
import { createGameMachine } from './game-machine.ts';

/** Three players of whom nothing is known but that they sit there. */
function table(): EventOf<'game.created'> {
  const unknown = { tactic: null, fleet: null, strategy: null, board: null, goods: null };
  const owned = { planets: null, technologies: null, actionCards: null, fragments: null };
  const seats = ['s1', 's2', 's3'] as const;
  const { settings } = createGame();
  return {
    type: 'game.created',
    id: 'a-round',
    ruleset: 'a-plan',
    expansions: [],
    settings: { ...settings, cardsEach: 1 },
    cards: [1, 2, 3, 4].map((initiative) => ({ card: `card-${initiative}`, initiative })),
    players: seats.map((seat) => ({
      ...{ seat, name: seat, faction: null, colour: 'red', commodityLimit: 0, traits: [] },
      ...{ statusTokens: 2, initiativeToken: null, freeFollows: [], homePlanets: [], person: null },
      ...{ ...unknown, commodities: null, secrets: null },
      ...{ ...owned, relics: null, leaders: null, notes: null },
    })),
    speaker: 's1',
    house: false,
    answers: { ...STANDARD, totals: [] },
  };
}

/** What finishes a step, or brings it further, by the name of the step. */
const DONE: Readonly<
  Record<string, (game: Game, seat: NonNullable<ReturnType<typeof activeSeat>>) => GameEvent>
> = {
  'setup.opening': () => ({ type: 'game.started' }),
  'strategy.pick': ({ strategyCards }, seat) => {
    const free = Object.entries(strategyCards).find(([, { holder }]) => holder === null);
    const [card = '', { initiative = 0 } = {}] = free ?? [];
    return { type: 'strategy-card.chosen', seat, card, initiative, goods: 0 };
  },
  'strategy.goods': () => ({ type: 'goods.placed', goods: {} }),
  'action.turn': (_, seat) => ({ type: 'turn.passed', seat }),
  'status.score': (_, seat) => ({ type: 'scoring.answered', seat }),
  'status.draw': () => ({ type: 'action-cards.drawn', drawn: [] }),
  'status.return-tokens': () => ({ type: 'board-tokens.returned' }),
  'status.tokens': () => ({ type: 'status-tokens.settled' }),
  'status.ready': () => ({ type: 'cards.readied' }),
  'status.repair': () => ({ type: 'units.repaired' }),
  'status.return-cards': () => ({ type: 'strategy-cards.returned', kept: [] }),
  'agenda.reveal': () => ({
    type: 'agenda.revealed',
    agenda: 'a-card',
    kind: 'directive',
    election: 'for-against',
  }),
  'agenda.vote': (_, seat) => ({ type: 'votes.cast', seat, outcome: AGAINST, votes: 1, extra: 0 }),
  'agenda.outcome': () => ({
    type: 'agenda.resolved',
    outcome: AGAINST,
    decidedBy: 'votes',
    law: false,
    holder: null,
    barred: [],
  }),
  'agenda.ready': () => ({ type: 'planets.readied' }),
};

/** Steps in which no round has to stand: a player or the table chooses them, or they are over by themselves. */
const PASSING = [
  ...['action.strategic', 'action.tactical', 'action.component', 'action.council'],
  'agenda.riders',
];

/** Acts that a round of three takes at the most, with room for many steps of a ruleset. */
const MOST = 500;

/**
 * The faults that a round of the plan's chart shows, one line each: steps passed over, or one that never
 * ends. Throws a RangeError where no chart can be made of the plan.
 */
export function faultsPlayed(plan: RoundPlan): string[] {
  const actor = createActor(createGameMachine(plan)).start();
  const at = () =>
    Object.entries(actor.getSnapshot().value as Record<string, string>)
      .map(([phase, step]) => `${phase}.${step}`)
      .join();
  actor.send(table());
  actor.send({ type: 'custodians.taken', seat: 's1', points: 0, influence: 0 } satisfies GameEvent);
  const met = new Set<string>();
  for (let acts = 0; acts < MOST; acts++) {
    const game = actor.getSnapshot().context;
    if (game.round > 1 || game.result) break;
    met.add(at());
    const done = DONE[at()] ?? ((): GameEvent => ({ type: 'step.finished' }));
    actor.send(done(game, activeSeat(game) ?? NO_SEAT));
    if (actor.getSnapshot().context === game) return [`never ends: ${at()}`];
  }
  const steps = plan.phases.flatMap(({ phase, steps }) => steps.map((step) => `${phase}.${step}`));
  return steps
    .filter((step) => !met.has(step) && !PASSING.includes(step))
    .map((step) => `passed over: ${step}`);
}
