/** Changes of the agenda phase, of laws, of the speaker, and of a council (LRR 1.2 7, 8; LRR PoK 80). */
import type { EventOf } from '../events.ts';
import {
  newSitting,
  type Revote,
  type Sitting,
  type HostStep,
  type Council,
} from '../step-data.ts';
import type { Agenda, Game, Law, Seat, Vote } from '../game.ts';
import { electedPlanet } from '../outcome.ts';
import {
  actionOf,
  agendaOf,
  currentAgenda,
  hasActed,
  heldOf,
  isOpened,
  ownOf,
  sittingOf,
  strategicOf,
} from '../step.ts';
import { afterAction } from './attested.ts';
import { including, plus, withPlayer, takeToken, type Changes } from './change.ts';
import { readyPlanets } from './planets.ts';
import { toTurn, withHost } from './turn-state.ts';

/** The game with the agenda on the table updated; untouched where none lies. */
export function withAgenda(game: Game, update: (agenda: Agenda) => Partial<Agenda>): Game {
  const { step } = game;
  if (!('agenda' in step) || !step.agenda) return game;
  return { ...game, step: { ...step, agenda: { ...step.agenda, ...update(step.agenda) } } };
}

/** The game with another agenda voted on, or with none where one has left the table. */
function onTable(game: Game, agenda: Agenda | null): Game {
  const { step } = game;
  const at = agenda ? 'vote' : 'riders';
  if (isOpened(step)) return { ...game, step: { ...step, at, agenda } };
  const kept = agendaOf(game);
  if (!kept) return game;
  const phase = 'agenda';
  return {
    ...game,
    step: agenda ? { phase, at: 'vote', kept, agenda } : { phase, at: 'riders', kept, agenda },
  };
}

/** A law comes into play, or changes its holder. */
export function withLaw(game: Game, law: Law): Game {
  return { ...game, laws: [...game.laws.filter((other) => other.id !== law.id), law] };
}

/** The game with what is remembered of its agendas updated; untouched where none can lie. */
function withSitting(game: Game, update: (sitting: Sitting) => Partial<Sitting>): Game {
  const { step } = game;
  if (isOpened(step)) {
    return { ...game, step: { ...step, sitting: { ...step.sitting, ...update(step.sitting) } } };
  }
  if (step.phase !== 'agenda') return game;
  return { ...game, step: { ...step, kept: { ...step.kept, ...update(step.kept) } } };
}

/** The next slot (LRR 1.2 8.3). */
export function openNextSlot(game: Game): Game {
  const { step } = game;
  if (step.phase !== 'agenda') return game;
  return { ...game, step: { ...step, kept: { ...step.kept, slot: step.kept.slot + 1 } } };
}

/** The law that is to be voted on again lies on the table, in the same slot (R-AGD-17). */
export function openRevote(game: Game): Game {
  const sitting = sittingOf(game);
  if (!sitting?.again) return game;
  const opened = onTable(game, freshAgenda(sitting.again, sitting));
  return withoutAgain(opened);
}

/** The game with no law to be voted on again. */
function withoutAgain(game: Game): Game {
  const { step } = game;
  if (isOpened(step)) {
    const { again: _, ...sitting } = step.sitting;
    return { ...game, step: { ...step, sitting } };
  }
  if (step.phase !== 'agenda') return game;
  const { again: _, ...kept } = step.kept;
  return { ...game, step: { ...step, kept } };
}

/** An opened sitting is over: the step that waited for it goes on as it stood (R-AGD-27). */
export function closeSitting(game: Game): Game {
  const { step } = game;
  return isOpened(step) ? { ...game, step: { ...step.host, decided: step.sitting } } : game;
}

/** The game with the votes on an agenda that is over kept with its sitting, where they are shared out. */
function withSpent(game: Game, agenda: Agenda | null): Game {
  if (game.answers.ballots === 'each' || !agenda) return game;
  return withSitting(game, ({ spent = {} }) => ({
    spent: agenda.votes.reduce(
      (sum, { seat, votes, extra }) => ({ ...sum, [seat]: (sum[seat] ?? 0) + votes + extra }),
      spent,
    ),
  }));
}

/** An agenda that leaves without an outcome: it elects no one. */
function discard(before: Game): Game {
  const game = withSpent(before, currentAgenda(before));
  return onTable(
    withSitting(game, ({ discarded }) => ({ discarded: discarded + 1 })),
    null,
  );
}

function withOutcome(
  game: Game,
  { id, through, election }: Agenda,
  { outcome, barred, again }: EventOf<'agenda.resolved'>,
): Game {
  const planet = electedPlanet(outcome);
  const holds = (seat: Seat) => planet && game.players[seat]?.planets?.includes(planet);
  // Which planet is Mecatol Rex the card tables say: who judges the outcome looks there.
  const held =
    planet === null ? {} : { controller: game.seating.find(holds) ?? null, mecatol: game.mecatol };
  const by = through === undefined ? {} : { through };
  return withSitting(game, (sitting) => ({
    outcomes: [...sitting.outcomes, { agenda: id, ...by, election, outcome, ...held }],
    barred: [...sitting.barred, ...barred],
    ...(again ? { again } : {}),
  }));
}

export const agendaChanges: Changes<
  | 'speaker.chosen'
  | 'direction.turned'
  | 'agenda.revealed'
  | 'agenda.replaced'
  | 'agenda.discarded'
  | 'outcomes.read'
  | 'agenda.unveiled'
  | 'prediction.made'
  | 'voter.barred'
  | 'voting-order.changed'
  | 'votes.cast'
  | 'votes.added'
  | 'agenda.resolved'
  | 'rider.paid'
  | 'law.discarded'
  | 'law.moved'
  | 'planets.readied'
> = {
  'direction.turned': (game, { direction }) => ({
    ...game,
    answers: { ...game.answers, direction },
  }),
  'speaker.chosen': (game, event) => ({ ...game, speaker: event.seat }),
  'agenda.revealed': {
    names: { speaker: 1, 'barred.*': 1 },
    change: (game, event) => reveal(game, event),
  },
  'agenda.replaced': (game, event) => reveal(game, event),
  'agenda.discarded': (game) => discard(game),
  'outcomes.read': (game, { election }) => withAgenda(game, () => ({ election, hidden: true })),
  'agenda.unveiled': (game, event) => unveiled(game, event),
  'prediction.made': {
    names: { seat: 1, 'outcome.seat': 1 },
    change: (game, event) =>
      withAgenda(predictedOnce(game, event), (agenda) => {
        const { seat, outcome, rider } = event;
        return {
          predictions: [...agenda.predictions, { seat, outcome, rider, paid: false }],
          barred: event.barsVote ? including(agenda.barred, seat) : agenda.barred,
        };
      }),
  },
  'voter.barred': (game, event) =>
    withAgenda(game, (agenda) => ({
      barred: including(agenda.barred, event.seat),
      votes: agenda.votes.filter((vote) => vote.seat !== event.seat),
    })),
  'voting-order.changed': {
    names: { 'order.*': 1 },
    change: (game, event) => withAgenda(game, () => ({ order: event.order })),
  },
  'votes.cast': {
    names: { seat: 1, 'outcome.seat': 1 },
    change: (game, event) =>
      withAgenda(game, (agenda) => {
        const { seat, votes, extra } = event;
        const outcome = votes + extra > 0 ? event.outcome : null;
        const others = agenda.votes.filter((vote) => vote.seat !== seat);
        return { votes: [...others, { seat, outcome, votes, extra, ...votedWith(game, event) }] };
      }),
  },
  'votes.added': {
    names: { seat: 1, 'outcome.seat': 1 },
    change: (game, event) => {
      const paid = withPlayer(game, event.seat, (p) => ({ goods: plus(p.goods, -event.goods) }));
      return withAgenda(paid, (agenda) => ({
        votes: [
          ...agenda.votes.filter((vote) => vote.seat !== event.seat),
          addedTo(
            agenda.votes.find((vote) => vote.seat === event.seat),
            event,
          ),
        ],
      }));
    },
  },
  'agenda.resolved': {
    names: { holder: 1, 'barred.*': 1, 'outcome.seat': 1 },
    change: (game, event) => {
      const current = currentAgenda(game);
      const decided = withAgenda(afterAction(game), () => ({ outcome: event.outcome }));
      const resolved = current ? withOutcome(withSpent(decided, current), current, event) : decided;
      if (!current || !event.law) return resolved;
      const { id, name } = current;
      return withLaw(resolved, { id, name, holder: event.holder, outcome: event.outcome });
    },
  },
  'rider.paid': (game, event) =>
    withAgenda(game, (agenda) => ({
      predictions: agenda.predictions.map((prediction) =>
        prediction.seat === event.seat && prediction.rider === event.rider
          ? { ...prediction, paid: true }
          : prediction,
      ),
    })),
  'law.discarded': (game, event) => ({
    ...withoutShown(game, event.law),
    laws: game.laws.filter((law) => law.id !== event.law),
  }),
  'law.moved': {
    names: { holder: 1 },
    change: (game, event) => ({
      ...game,
      laws: game.laws.map((law) => (law.id === event.law ? { ...law, holder: event.holder } : law)),
    }),
  },
  'planets.readied': (game, { left = [] }) => readyPlanets(game, left),
};

/** A secret that this law shows is public no longer; it does not go back to the hand (R-OBJ-20). */
function withoutShown(game: Game, id: string): Game {
  const law = game.laws.find((row) => row.id === id);
  const shown = law?.outcome.kind === 'card' ? law.outcome.card : null;
  if (!game.objectives.some((card) => card.owner && card.id === shown)) return game;
  const objectives = game.objectives.map((card) =>
    card.owner && card.id === shown ? { ...card, withdrawn: true } : card,
  );
  return { ...game, objectives };
}

/** What is predicted once in a phase is remembered until it is over. */
function predictedOnce(game: Game, { seat, rider, once }: EventOf<'prediction.made'>): Game {
  if (!once) return game;
  return withSitting(game, ({ predicted = [] }) => ({
    predicted: [...predicted, { seat, rider }],
  }));
}

/** The technologies of a voter that gave it votes; nothing where none did. */
function votedWith(game: Game, { seat, from = [] }: EventOf<'votes.cast'>) {
  const owned = game.players[seat]?.technologies ?? [];
  const technologies = from.flatMap(({ card }) => (owned.includes(card) ? [card] : []));
  return technologies.length > 0 ? { technologies } : {};
}

/** A vote with more votes from an effect; a player who abstained gets an outcome by it. */
function addedTo(vote: Vote | undefined, event: EventOf<'votes.added'>): Vote {
  const cast = vote ?? { seat: event.seat, outcome: null, votes: 0, extra: 0 };
  return { ...cast, outcome: cast.outcome ?? event.outcome, extra: cast.extra + event.votes };
}

/** An agenda of which nothing is said yet, but who may not vote in this phase. */
const freshAgenda = (card: Revote, { barred }: Pick<Sitting, 'barred'>): Agenda => ({
  id: card.agenda,
  name: card.name,
  type: card.kind,
  election: card.election,
  predictions: [],
  votes: [],
  barred,
  order: null,
  partners: [],
  outcome: null,
});

/** The hidden card is named: what was voted on is decided as this agenda's (R-AGD-28). */
function unveiled(game: Game, event: EventOf<'agenda.unveiled'>): Game {
  return withAgenda(game, ({ id, through = id }) => ({
    id: event.agenda,
    name: event.name,
    type: event.kind,
    election: event.election,
    hidden: undefined,
    through,
  }));
}

/**
 * The game with a sitting opened in the middle of its phase, by the step that waits for it; another
 * agenda of the same step goes on with what was decided in it.
 */
function opened(game: Game, event: EventOf<'agenda.revealed' | 'agenda.replaced'>): Game {
  const { step } = game;
  if (isOpened(step) || step.phase === 'agenda' || step.phase === 'setup') return game;
  // In a turn without an action nothing is done that could open one, but for a council.
  if (actionOf(game) && !hasActed(game) && !heldOf(game) && !ownOf(game)) return game;
  const { decided, ...host } = step;
  const speaker = ('speaker' in event ? event.speaker : null) ?? null;
  const { barred = [] } = 'barred' in event ? event : {};
  const before = decided ?? newSitting();
  const sitting = { ...before, speaker, barred: barred.reduce(including, before.barred) };
  return {
    ...game,
    step: { phase: step.phase, at: 'riders', host: host as HostStep, sitting, agenda: null },
  };
}

/** An agenda lies on the table and is voted on; one that replaces another keeps its partners. */
function reveal(game: Game, event: EventOf<'agenda.revealed' | 'agenda.replaced'>): Game {
  const next = opened(game, event);
  const sitting = sittingOf(next);
  if (!sitting) return game;
  const partners = currentAgenda(game)?.partners ?? [];
  return onTable(next, { ...freshAgenda(event, sitting), partners });
}

/** The game with the council under way updated; untouched where none can be. */
function withCouncil(
  game: Game,
  update: (council: Council | undefined) => Council | undefined,
): Game {
  const host = strategicOf(game) ?? heldOf(game);
  const council = host && update(host.council);
  return host && council ? withHost(game, { ...host, council }) : game;
}

/** The turn that stands there waits while the table holds a council. */
function hold(game: Game): Game {
  const kept = actionOf(game);
  return kept ? { ...game, step: { phase: 'action', at: 'council', kept } } : game;
}

export const councilChanges: Changes<
  'council.called' | 'council.voiced' | 'council.opened' | 'council.closed'
> = {
  'council.opened': hold,
  'council.closed': (game) => toTurn(game),
  'council.called': {
    names: { seat: 1, 'agendas.*.by': 1, 'extra.*.seat': 1 },
    change: (game, { option, agendas, extra = [] }) =>
      withCouncil(game, (before) => ({
        option,
        agendas: agendas.map(({ by, ...agenda }) => ({ ...agenda, by: by ?? null })),
        voice: before?.voice ?? null,
        extra: extra.reduce<Record<Seat, number>>(
          (sum, { seat, votes }) => ({ ...sum, [seat]: votes }),
          {},
        ),
      })),
  },
  'council.voiced': (game, { seat }) =>
    withPlayer(
      withCouncil(game, (council) => council && { ...council, voice: seat }),
      seat,
      (p) => takeToken(p, 'strategy', 1),
    ),
};
