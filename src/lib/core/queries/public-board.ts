/**
 * What a screen shows that everyone in the room can see: the document of the table (`game-view.ts`) and
 * the agenda that lies on it. No hand, no card lying face down and no note of the keeper is in it.
 */
import type { Game, Seat } from '../game.ts';
import type { Outcome } from '../outcome.ts';
import { agendaOf, agendaSpeaker, currentAgenda } from '../step.ts';
import type { AgendaType, Election } from '../vocabulary.ts';
import type { GameView } from './game-view.ts';
import { placeInCouncil, type AgendaInCouncil } from './council-place.ts';
import { tallyView } from './tally.ts';

/** The agenda on the table, with its count. */
export interface PublicAgenda {
  /** The card that was read out; the one under a hidden agenda is not known before it is turned up. */
  card: { id: string; name: string | null; type: AgendaType };
  election: Election;
  /** Which agenda of the phase it is; null for one that an action opened. */
  slot: number | null;
  /** Which one it is of how many of a council; left out where none sits. */
  council?: AgendaInCouncil;
  sides: {
    outcome: Outcome;
    votes: number;
    leading: boolean;
    voters: { seat: Seat; votes: number }[];
  }[];
  abstained: Seat[];
  /** Votes that those who are still to vote may cast of their own; null where that isn't known. */
  out: number | null;
  predictions: { seat: Seat; outcome: Outcome }[];
  /** Who breaks a tie. */
  speaker: Seat;
}

export interface PublicBoard {
  view: GameView;
  /** Null while none lies on the table. */
  agenda: PublicAgenda | null;
}

/** The votes that these may cast at most; null where one of them isn't known. */
function votesOut(view: GameView, waiting: readonly Seat[]): number | null {
  let sum = 0;
  for (const { seat, ownVotes } of view.lanes) {
    if (!waiting.includes(seat)) continue;
    const most = ownVotes?.most ?? null;
    if (most === null) return null;
    sum += most;
  }
  return sum;
}

function agendaOn(game: Game, view: GameView): PublicAgenda | null {
  const [agenda, tally] = [currentAgenda(game), tallyView(game)];
  const council = placeInCouncil(game);
  if (!agenda || !tally) return null;
  const { id, name = null, type, election, predictions } = agenda;
  return {
    card: { id, name, type },
    election,
    slot: agendaOf(game)?.slot ?? null,
    ...(council ? { council } : {}),
    sides: tally.sides.map(({ outcome, votes, leading, voters }) => ({
      outcome,
      votes,
      leading,
      voters: voters.map((vote) => ({ seat: vote.seat, votes: vote.votes + vote.extra })),
    })),
    abstained: tally.abstained,
    out: votesOut(view, tally.waiting),
    predictions: predictions.map(({ seat, outcome }) => ({ seat, outcome })),
    speaker: agendaSpeaker(game),
  };
}

/** What everyone may see of a moment of the game. */
export function publicBoard(game: Game, view: GameView): PublicBoard {
  const { result } = view;
  return {
    // What the keeper wrote beside the end is for the record.
    view: { ...view, result: result && { ...result, note: null } },
    agenda: agendaOn(game, view),
  };
}

/** A seat that can score a revealed public objective, and where that would take it. */
export interface Reach {
  seat: Seat;
  from: number;
  to: number;
  /** Those that are worth the most of what it can score. */
  objectives: string[];
}

/** Who can score what lies open, best first; nothing once the game is over. */
export function reachOf({ lanes, objectives, goal, result }: GameView): Reach[] {
  if (result) return [];
  // A secret that was made public is worth a point, as a card of stage I (LRR 1.2 61).
  const worth = (id: string) => objectives.find(({ objective }) => objective === id)?.stage ?? 1;
  return lanes
    .flatMap(({ seat, points, shown, cells }) => {
      const can = cells.filter(({ state }) => state === 'can').map(({ objective }) => objective);
      const most = Math.max(0, ...can.map(worth));
      if (most === 0) return [];
      const to = Math.min(goal, points + most);
      return [{ seat, from: shown, to, objectives: can.filter((id) => worth(id) === most) }];
    })
    .sort((a, b) => b.to - a.to);
}
