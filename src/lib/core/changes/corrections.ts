/** Changes by the table's hand: corrections, people who leave, and the end of the game. */
import { NO_FRAGMENTS } from '../cards.ts';
import type { EventOf } from '../events.ts';
import type { CommandTokens, Game, Player, Seat } from '../game.ts';
import { nextSeat } from '../order.ts';
import { actionOf, agendaOf, currentAgenda, isOpened } from '../step.ts';
import type { StepData } from '../step-data.ts';
import { isOwn, OPENED_STEPS } from '../vocabulary.ts';
import { withLaw } from './agenda.ts';
import { withoutAgreementsOf } from './agreements.ts';
import { asideAfter, playingOn, freeSlot, objectiveChanges } from './objectives.ts';
import { plus, withPlayer, without, type Changes } from './change.ts';
import { setupAfter } from './setup.ts';
import {
  closePhases,
  freshTurn,
  nextActive,
  setPassed,
  vacateTurn,
  withCard,
} from './turn-state.ts';

/** A seat leaves every order; what it held goes back (LRR 1.2 31). */
function eliminate(game: Game, seat: Seat): Game {
  let next = withPlayer(withoutAgreementsOf(vacateTurn(game, seat), seat), seat, (p) => ({
    presence: 'eliminated',
    tokens: p.tokens && { tactic: 0, fleet: 0, strategy: 0 },
    board: p.board === null ? null : 0,
    goods: p.goods === null ? null : 0,
    commodities: p.commodities === null ? null : 0,
    secrets: p.secrets === null ? null : 0,
    captured: [],
    initiativeToken: null,
    planets: p.planets && [],
    technologies: p.technologies && [],
    actionCards: p.actionCards === null ? null : 0,
    fragments: p.fragments && { ...NO_FRAGMENTS },
    relics: p.relics && [],
    leaders: p.leaders && {},
    notes: p.notes && [],
    ...(p.breakthrough ? { breakthrough: null } : {}),
  }));
  for (const [card, { holder }] of Object.entries(next.strategyCards)) {
    if (holder === seat) next = withCard(next, card, { holder: null, exhausted: false });
  }
  for (const other of next.seating) {
    next = withPlayer(next, other, (p) => ({
      captured: without(p.captured, seat),
      notes: p.notes && p.notes.filter(({ owner }) => owner !== seat),
    }));
  }
  const laws = next.laws.filter((law) => law.holder !== seat);
  const speaker = next.speaker === seat ? (nextSeat(next, seat) ?? seat) : next.speaker;
  const mecatol = next.mecatol === seat ? null : next.mecatol;
  const debts = next.debts.filter((debt) => debt.seat !== seat);
  return { ...next, laws, speaker, mecatol, debts };
}

type PositionCorrected = EventOf<'position.corrected'>;

/** The turns of this phase go on with those that the fact keeps as passed. */
function turnsKept(game: Game, { activeSeat, keeps }: PositionCorrected): StepData | null {
  const action = actionOf(game);
  if (!action || !keeps) return null;
  const { passed, secondaries } = keeps;
  const active = activeSeat ?? nextActive(game, null, passed);
  const followUps = action.followUps.filter(({ card }) => secondaries.includes(card));
  const kept = { ...freshTurn, turn: action.turn + 1, active, passed, followUps };
  return { phase: 'action', at: 'turn', kept };
}

/**
 * The agenda phase keeps its slot, what it came to and the agenda that lies there, with the votes
 * that the fact keeps. This is where it lies until the step that the table names is opened.
 */
function agendaKept(game: Game, { step, keeps }: PositionCorrected): StepData | null {
  const stood = agendaOf(game);
  if (!stood) return null;
  const { slot, outcomes } = stood;
  const current = step === 'ready' || isOwn(step) ? null : currentAgenda(game);
  const votes = current?.votes.filter(({ seat }) => keeps?.voted.includes(seat)) ?? [];
  const agenda = current && { ...current, votes, outcome: null };
  const kept = { slot, outcomes, discarded: 0, barred: [] };
  return { phase: 'agenda', at: 'riders', kept, agenda };
}

/**
 * An agenda that the phase has opened is gone on with, with the votes that the fact keeps; the step
 * that waits for it stands as it stood (R-AGD-27).
 */
function openedKept({ step, round }: Game, event: PositionCorrected): StepData | null {
  const leadsThere = OPENED_STEPS.some((at) => at === event.step);
  if (!isOpened(step) || !leadsThere || event.phase !== step.phase || event.round !== round) {
    return null;
  }
  const { agenda, ...opened } = step;
  const votes = agenda?.votes.filter(({ seat }) => event.keeps?.voted.includes(seat)) ?? [];
  return { ...opened, agenda: agenda && { ...agenda, votes, outcome: null } };
}

/** What is kept of a phase within which the position is set; nothing of one that keeps nothing. */
function keptOf(game: Game, event: PositionCorrected): StepData | null {
  const opened = openedKept(game, event);
  if (opened) return opened;
  if (event.phase === 'action') return turnsKept(game, event);
  return event.phase === 'agenda' ? agendaKept(game, event) : null;
}

/** What is left of the game for a position set by hand: what its phase keeps, and the rest afresh. */
function leave(game: Game, event: PositionCorrected): Game {
  const left = { ...closePhases(game), round: event.round, result: null };
  const step = keptOf(game, event);
  return step ? { ...left, step } : left;
}

function withBalances(
  player: Player,
  balances: Partial<CommandTokens | Record<string, number | null>>,
): Partial<Player> {
  const given = balances as Record<string, number | null | undefined>;
  const pick = (key: string, current: number | null) =>
    key in given ? (given[key] ?? null) : current;
  const tactic = pick('tactic', player.tokens?.tactic ?? null);
  const fleet = pick('fleet', player.tokens?.fleet ?? null);
  const strategy = pick('strategy', player.tokens?.strategy ?? null);
  const known = tactic !== null && fleet !== null && strategy !== null;
  return {
    tokens: known ? { tactic, fleet, strategy } : null,
    board: pick('board', player.board),
    goods: pick('goods', player.goods),
    commodities: pick('commodities', player.commodities),
    secrets: pick('secrets', player.secrets),
  };
}

/** A score was a mistake: its slot is free again, and a secret is back in hand (R-OBJ-06, -18). */
function unscored(
  game: Game,
  seat: Seat,
  { slot, secret }: NonNullable<EventOf<'points.corrected'>['undone']>,
): Game {
  const freed = slot ? freeSlot(game, seat, secret ? 'secret' : 'public', slot) : game;
  return secret ? withPlayer(freed, seat, (p) => ({ secrets: plus(p.secrets, 1) })) : freed;
}

export const correctionChanges: Changes<
  | 'player.eliminated'
  | 'player.left'
  | 'player.returned'
  | 'game.called'
  | 'play-on.agreed'
  | 'position.corrected'
  | 'seating.corrected'
  | 'speaker.corrected'
  | 'player.corrected'
  | 'settings.changed'
  | 'balance.corrected'
  | 'strategy-card.corrected'
  | 'passed.corrected'
  | 'points.corrected'
  | 'objective.corrected'
  | 'custodians.corrected'
  | 'law.corrected'
> = {
  'player.eliminated': (game, event) => eliminate(game, event.seat),
  'player.left': (game, event) =>
    withPlayer(vacateTurn(game, event.seat), event.seat, () => ({ presence: 'away' })),
  'player.returned': (game, event) => withPlayer(game, event.seat, () => ({ presence: 'playing' })),
  'game.called': {
    names: { winner: 1 },
    change: (game, event) => ({
      ...game,
      result: {
        reason: 'called',
        winners: event.winner === null ? [] : [event.winner],
        call: event.reason,
        note: event.note,
      },
    }),
  },
  'play-on.agreed': {
    names: { 'aside.seats.*': 1 },
    change: (game, event) => {
      const on = playingOn(game, event);
      return game.step.phase === event.phase ? on : closePhases(on);
    },
  },
  'position.corrected': {
    names: { activeSeat: 1, 'keeps.passed.*': 1, 'keeps.voted.*': 1 },
    change: (game, event) => leave(game, event),
  },
  'seating.corrected': {
    names: { 'order.*': 1 },
    change: (game, event) => ({ ...game, seating: event.order }),
  },
  'speaker.corrected': (game, event) => ({ ...game, speaker: event.seat }),
  'player.corrected': (game, { seat, profile, typed }) => {
    const { factions = [] } = game.typed ?? {};
    const known = typed ? { typed: { ...game.typed, factions: [...factions, typed] } } : {};
    return withPlayer({ ...game, ...known }, seat, () => defined(profile));
  },
  'settings.changed': (game, event) => {
    const goalMoved =
      event.settings.goal !== undefined && event.settings.goal !== game.settings.goal;
    const settings = { ...game.settings, ...defined(event.settings), ...setupAfter(game, event) };
    return {
      ...asideAfter(game, event),
      settings: goalMoved ? { ...settings, playOn: false } : settings,
      expansions: event.expansions ?? game.expansions,
    };
  },
  'balance.corrected': (game, event) =>
    withPlayer(game, event.seat, (p) => withBalances(p, event.balances)),
  'strategy-card.corrected': {
    names: { holder: 1 },
    change: (game, event) => {
      const { holder, exhausted, goods } = event;
      return withCard(game, event.card, { holder, exhausted, goods });
    },
  },
  'passed.corrected': (game, event) => setPassed(game, event.seat, event.passed),
  'points.corrected': {
    names: { 'lines.*.seat': 1, 'source.owner': 1 },
    change: (game, event) => {
      const { lines, undone } = event;
      const source = event.source ?? { kind: 'correction' as const, name: event.note };
      const mended = objectiveChanges['points.scored'].change(game, {
        type: 'points.scored',
        lines,
        source,
      });
      return undone
        ? lines.reduce((next, { seat }) => unscored(next, seat, undone), mended)
        : mended;
    },
  },
  'objective.corrected': (game, event) => {
    if (event.revealed) {
      const { objective, revealed } = event;
      const open = game.objectives.find(({ id }) => id === objective);
      const { requirement, standing, ends, by } = open ?? {};
      const more = {
        ...(requirement && { requirement }),
        ...(standing && { standing }),
        ...(ends && { ends }),
        ...(by && { by }),
      };
      const reveal = { type: 'objective.revealed' as const, objective, ...more, ...revealed };
      return objectiveChanges['objective.revealed'].change(game, reveal);
    }
    const objectives = game.objectives.filter((card) => card.id !== event.objective);
    return { ...game, objectives };
  },
  'custodians.corrected': {
    names: { by: 1 },
    change: (game, event) => ({
      ...game,
      custodians: { removed: event.removed, by: event.by },
    }),
  },
  'law.corrected': {
    names: { holder: 1, 'outcome.seat': 1 },
    change: (game, event) => {
      const { law, name, holder, outcome } = event;
      return withLaw(game, { id: law, name, holder, outcome });
    },
  },
};

/** The record without the keys whose value is undefined. */
function defined<T extends object>(partial: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(partial).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
