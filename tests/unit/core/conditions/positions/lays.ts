/** What positions are laid out with, beside the scenes: one thing each. */
import { afterAction, withoutStale } from '../../../../../src/lib/core/changes/attested.ts';
import type { ActionPhase, AgendaOutcome, Player, Seat } from '../../../../../src/lib/core/game.ts';
import { actionOf } from '../../../../../src/lib/core/step.ts';
import type { Outcome } from '../../../../../src/lib/core/outcome.ts';
import { all, at, atAgenda, atTurn, has, holds, ME, type Setup } from '../scenes.ts';

/** A seat with these holdings. */
export const seats =
  (seat: Seat, player: Partial<Player>): Setup =>
  (game) => {
    Object.assign(at(game, seat), player);
  };
/** A seat plays a faction; who played it takes the one that is free for it. */
export const plays =
  (faction: string, more: Partial<Player> = {}, seat: Seat = ME): Setup =>
  (game) => {
    const before = Object.values(game.players).find((player) => player.faction === faction);
    if (before) before.faction = at(game, seat).faction;
    Object.assign(at(game, seat), { faction, ...more });
  };
export const gone =
  (...out: Seat[]): Setup =>
  (game) => {
    for (const seat of out) at(game, seat).presence = 'eliminated';
  };
export const exhausted =
  (...planets: string[]): Setup =>
  (game) => {
    for (const planet of planets) {
      const attachments = game.planetCards[planet]?.attachments ?? [];
      game.planetCards[planet] = { exhausted: true, attachments };
    }
  };
export const attach =
  (planet: string, ...attachments: string[]): Setup =>
  (game) => {
    game.planetCards[planet] = { exhausted: false, attachments };
  };
/** Held by the judged seat, each with one attachment. */
export const attached = (cards: Readonly<Record<string, string>>): Setup =>
  all(has(Object.keys(cards)), ...Object.entries(cards).map(([id, card]) => attach(id, card)));

/** Its breakthrough: the side that it shows, or known to be none. */
export const breakthrough = (side: Player['breakthrough']): Setup => holds({ breakthrough: side });
/** Technologies, and no breakthrough that joins colours. */
export const researched = (...technologies: string[]): Setup =>
  all(breakthrough(null), holds({ technologies }));
export const goods = (count: number, more: Partial<Player> = {}): Setup =>
  holds({ goods: count, ...more });
export const tokens = (tactic: number, strategy: number, fleet = 3): Setup =>
  holds({ tokens: { tactic, fleet, strategy } });
export const fragments = (cultural: number, hazardous = 0, industrial = 0, unknown = 0): Setup =>
  holds({ fragments: { cultural, hazardous, industrial, unknown } });
export const note = (...rows: [note: string, owner: Seat][]): Setup =>
  holds({ notes: rows.map(([id, owner]) => ({ note: id, owner })) });

/** A planet of the home system is not controlled (R-OBJ-10). */
export const homeLost: Setup = holds({ home: false });
/** Someone has scored an objective before. */
export const scored =
  (id: string, seat: Seat = ME, secret = false): Setup =>
  (game) => {
    const source = { kind: 'objective', id } as const;
    game.scores = [...game.scores, { seat, points: 1, source, round: 1, secret }];
  };
/** A law made a secret public that someone had scored (R-OBJ-20). */
export const published =
  (id: string, owner: Seat): Setup =>
  (game, cards) => {
    scored(id, owner, true)(game, cards);
    game.objectives = [
      ...game.objectives,
      { id, stage: null, points: 1, phase: 'status', round: 1, owner },
    ];
  };
/** The judged seat has scored one of this kind in this status phase (R-OBJ-06). */
export const quotaUsed =
  (kind: 'public' | 'secret'): Setup =>
  (game) => {
    const kept = { answered: [], scored: { [kind]: { [ME]: 1 } } };
    game.step = { phase: 'status', at: 'score', kept };
  };
/** The seat has said that it scores nothing more (R-OBJ-23). */
export const answered: Setup = (game) => {
  game.step = { phase: 'status', at: 'score', kept: { answered: [ME], scored: {} } };
};
/** The score step of this round is over (R-STAT-12). */
export const afterScoring: Setup = (game) => {
  game.step = { phase: 'status', at: 'reveal', kept: { answered: [], scored: {} } };
};
/** The seat plays the strategy card that lets it score a public objective. */
export const byImperial =
  (active: Seat = ME): Setup =>
  (game) => {
    atTurn(game, { active });
    const kept = actionOf(game);
    if (kept) {
      game.step = {
        phase: 'action',
        at: 'strategic',
        kept,
        card: 'imperial',
        resolved: false,
        scored: false,
      };
    }
  };
/** A turn of the action phase. */
export const turn =
  (change: Partial<ActionPhase> = {}): Setup =>
  (game) => {
    atTurn(game, change);
  };
/** Agendas of this phase that have come to an outcome. */
export const decided =
  (
    ...rows: [election: AgendaOutcome['election'], outcome: Outcome, controller?: Seat | null][]
  ): Setup =>
  (game) => {
    const outcomes = rows.map(([election, outcome, controller]) => ({
      agenda: 'a',
      election,
      outcome,
      // As a real outcome has it: who holds planets, and beside it who controls Mecatol Rex.
      ...(controller === undefined ? {} : { controller, mecatol: game.mecatol }),
    }));
    atAgenda(game, outcomes.length, outcomes);
  };
/** An action was taken: units may have moved, so what the table said of them is over. */
export const unitsMoved: Setup = (game) => {
  Object.assign(game, afterAction(game));
};
/** Something changed after the table had answered, so what it said of that is over. */
export const since =
  (change: Setup): Setup =>
  (game, cards) => {
    const players = Object.entries(game.players).map(([seat, player]) => [seat, { ...player }]);
    const planetCards = structuredClone(game.planetCards);
    change(game, cards);
    const turned = JSON.stringify(planetCards) !== JSON.stringify(game.planetCards);
    const before = { ...game, players: Object.fromEntries(players) as typeof game.players };
    const after = withoutStale(turned ? { ...before, planetCards } : before, { ...game });
    game.attested = after.attested;
  };
