/** Changes by the table's hand: corrections, people who leave, and the end of the game. */
import { NO_FRAGMENTS } from '../cards.ts';
import type { EventOf } from '../events.ts';
import type { CommandTokens, Game, Player, Seat } from '../game.ts';
import { isPlaying, nextSeat, scoringOrder, voteOrder } from '../order.ts';
import { withLaw } from './agenda.ts';
import { plus, withPlayer, without, type Changes } from './change.ts';
import { freeSlot, objectiveChanges } from './objectives.ts';
import {
  closePhases,
  openActionPhase,
  openAgendaPhase,
  openStatusPhase,
  picksBefore,
  setPassed,
  vacateTurn,
  withCard,
} from './turn-state.ts';

/** A seat leaves every order; what it held goes back (LRR 1.2 31). */
function eliminate(game: Game, seat: Seat): Game {
  let next = withPlayer(vacateTurn(game, seat), seat, (p) => ({
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

/** Step data for a position set by hand: only the step's own flags start afresh. */
function setPosition(
  game: Game,
  round: number,
  phase: string,
  step: string,
  active: Seat | null,
): Game {
  const at = { ...closePhases(game), round, result: null };
  if (phase === 'strategy')
    return { ...at, picking: { picks: picksBefore(at, active), taken: {} } };
  if (phase === 'action') {
    const opened = openActionPhase(at);
    if (!opened.action || active === null || !isPlaying(at, active)) return opened;
    const acted = step !== 'turn';
    return { ...opened, action: { ...opened.action, active, acted, actions: acted ? 1 : 0 } };
  }
  if (phase === 'status') {
    const opened = openStatusPhase(at);
    const order = scoringOrder(at);
    const answered =
      step === 'score' && active !== null ? order.slice(0, order.indexOf(active)) : [];
    const scoring = step === 'score';
    if (!opened.status) return opened;
    return {
      ...opened,
      status: { ...opened.status, scoring, answered, placing: step === 'tokens' },
    };
  }
  if (phase === 'agenda') {
    const current = step === 'reveal' || step === 'ready' ? null : (game.agenda?.current ?? null);
    const opened = openAgendaPhase(at);
    const slot = game.agenda?.slot ?? 1;
    const outcomes = game.agenda?.outcomes ?? [];
    const fresh = current && { ...current, votes: [], outcome: null };
    const staged: Game = { ...opened, agenda: { slot, current: fresh, outcomes } };
    if (!fresh || step !== 'vote' || active === null) return staged;
    const order = voteOrder(staged);
    const skipped = order.slice(0, Math.max(0, order.indexOf(active)));
    const votes = skipped.map((seat) => ({ seat, outcome: null, votes: 0, extra: 0 }));
    return { ...staged, agenda: { slot, current: { ...fresh, votes }, outcomes } };
  }
  return at;
}

/** Where each phase of the round keeps its step data. */
const STEP_DATA = {
  strategy: 'picking',
  action: 'action',
  status: 'status',
  agenda: 'agenda',
} as const;

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
  'game.called': (game, event) => ({
    ...game,
    result: { reason: 'called', winner: event.winner, call: event.reason, note: event.note },
  }),
  'play-on.agreed': (game, event) => {
    const on = { ...game, result: null, settings: { ...game.settings, playOn: true } };
    const stands = on[STEP_DATA[event.phase as keyof typeof STEP_DATA]] ?? null;
    return stands ? on : setPosition(on, on.round, event.phase, event.step, null);
  },
  'position.corrected': (game, event) =>
    setPosition(game, event.round, event.phase, event.step, event.activeSeat),
  'seating.corrected': (game, event) => ({ ...game, seating: event.order }),
  'speaker.corrected': (game, event) => ({ ...game, speaker: event.seat }),
  'player.corrected': (game, event) => withPlayer(game, event.seat, () => defined(event.profile)),
  'settings.changed': (game, event) => {
    const goalMoved =
      event.settings.goal !== undefined && event.settings.goal !== game.settings.goal;
    const settings = { ...game.settings, ...defined(event.settings) };
    return {
      ...game,
      settings: goalMoved ? { ...settings, playOn: false } : settings,
      expansions: event.expansions ?? game.expansions,
    };
  },
  'balance.corrected': (game, event) =>
    withPlayer(game, event.seat, (p) => withBalances(p, event.balances)),
  'strategy-card.corrected': (game, event) => {
    const { holder, exhausted, goods } = event;
    return withCard(game, event.card, { holder, exhausted, goods });
  },
  'passed.corrected': (game, event) => setPassed(game, event.seat, event.passed),
  'points.corrected': (game, event) => {
    const { lines, undone } = event;
    const source = event.source ?? { kind: 'correction' as const, name: event.note };
    const mended = objectiveChanges['points.scored'](game, {
      type: 'points.scored',
      lines,
      source,
    });
    return undone ? lines.reduce((next, { seat }) => unscored(next, seat, undone), mended) : mended;
  },
  'objective.corrected': (game, event) => {
    if (event.revealed) {
      const { objective, revealed } = event;
      const reveal = { type: 'objective.revealed' as const, objective, ...revealed };
      return objectiveChanges['objective.revealed'](game, reveal);
    }
    const objectives = game.objectives.filter((card) => card.id !== event.objective);
    return { ...game, objectives };
  },
  'custodians.corrected': (game, event) => ({
    ...game,
    custodians: { removed: event.removed, by: event.by },
  }),
  'law.corrected': (game, event) => {
    const { law, name, holder, outcome } = event;
    return withLaw(game, { id: law, name, holder, outcome });
  },
};

/** The record without the keys whose value is undefined. */
function defined<T extends object>(partial: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(partial).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
