/** Where on the line something belongs that the table noticed late. */
import type { Position } from '../machine/position.ts';
import type { MachineSnapshot } from '../machine/referee.ts';
import { hasVote } from '../order.ts';
import { hasScored } from '../points.ts';
import type { LineItem } from '../record/line.ts';
import type { Game, Seat } from '../game.ts';

/** A line, with where the game stood after each item of it. */
export interface ReplayedItems {
  readonly line: readonly LineItem[];
  readonly past: {
    readonly positions: readonly Position[];
    after(index: number): MachineSnapshot | undefined;
  };
}

/** The score step of a round, and the index of the act before which a late score goes in. */
export interface LateScore {
  round: number;
  index: number;
}

function startOf(line: readonly LineItem[], index: number): number {
  let from = index;
  while (from > 0 && line[from - 1]?.group === line[index]?.group) from -= 1;
  return from;
}

const may = (game: Game | undefined, seat: Seat, objective: string): boolean =>
  game !== undefined &&
  game.objectives.some(({ id }) => id === objective) &&
  !hasScored(game, seat, objective);

/**
 * The rounds in whose score step a seat could have scored an open objective, oldest first: before its
 * own first act there, else before the act that ended the step (LRR PoK 81.1).
 */
export function lateScores(
  { line, past }: ReplayedItems,
  seat: Seat,
  objective: string,
): LateScore[] {
  const found = new Map<number, { index: number; own: boolean }>();
  for (const [index, { fact }] of line.entries()) {
    const stood = past.positions[index - 1];
    if (stood?.phase !== 'status' || stood.step !== 'score') continue;
    if (found.get(stood.round)?.own) continue;
    found.set(stood.round, { index, own: 'seat' in fact && fact.seat === seat });
  }
  return [...found]
    .map(([round, { index }]) => ({ round, index: startOf(line, index) }))
    .filter(({ index }) => may(past.after(index - 1)?.context, seat, objective));
}

/** A round whose action phase is over, and the index of that phase's last act. */
export interface LateRound {
  round: number;
  index: number;
}

/**
 * The rounds whose action phase has ended in a status phase, oldest first: what a seat had by then
 * goes in after the last act, so that it counts where objectives are scored (LRR PoK 81.1).
 */
export function lateRounds({ line, past }: ReplayedItems): LateRound[] {
  const last = new Map<number, number>();
  for (const index of line.keys()) {
    const stood = past.positions[index - 1];
    if (stood?.phase === 'action') last.set(stood.round, index);
  }
  return [...last]
    .map(([round, index]) => ({ round, index }))
    .filter(({ index }) => past.positions[index]?.phase === 'status');
}

/** An agenda whose outcome stands, and where a vote of one seat on it goes in. */
export interface LateVote {
  round: number;
  /** The agenda's id. */
  agenda: string;
  /** Its name, where it was typed at the table; null for a printed one. */
  name: string | null;
  /** Whether it is the vote that was held on it once more. */
  again: boolean;
  /**
   * The seat's own vote, which is changed: the whole tap, or where one tap was the vote of several that
   * one item of it. Empty where it has not voted.
   */
  items: readonly LineItem[];
  /** Index of the first of them, or of the outcome, before which a vote goes in. */
  index: number;
}

/** The tap in which a seat voted, as far as it is about that vote alone. */
function voteAt(line: readonly LineItem[], own: number): readonly LineItem[] {
  const item = line[own];
  if (!item) return [];
  const tap = line.filter(({ group }) => group === item.group);
  return tap.filter(({ fact }) => fact.type === 'votes.cast').length > 1 ? [item] : tap;
}

/**
 * The agendas that were decided and on which a seat could vote, oldest first, with its vote on each; one
 * that was voted on again is there twice (LRR 1.2 8.5-8.19).
 */
export function lateVotes({ line, past }: ReplayedItems, seat: Seat): LateVote[] {
  const found: LateVote[] = [];
  type Open = Pick<LateVote, 'agenda' | 'name' | 'again'> & { own: number };
  let open: Open | null = null;
  const opened = (
    { agenda, name = null }: { agenda: string; name?: string | null },
    again = false,
  ): Open => ({
    agenda,
    name,
    again,
    own: -1,
  });
  for (const [index, { fact }] of line.entries()) {
    if (fact.type === 'agenda.revealed' || fact.type === 'agenda.replaced') open = opened(fact);
    else if (fact.type === 'agenda.discarded') open = null;
    else if (open && fact.type === 'agenda.unveiled')
      open = { ...opened(fact, open.again), own: open.own };
    else if (open && fact.type === 'votes.cast' && fact.seat === seat) open.own = index;
    else if (open && fact.type === 'agenda.resolved') {
      const { own, ...which } = open;
      const items = voteAt(line, own);
      const at = own < 0 ? startOf(line, index) : line.indexOf(items[0] as LineItem);
      const before = past.after(at - 1)?.context;
      const could = past.positions[at - 1]?.step === 'vote' && before && hasVote(before, seat);
      if (own >= 0 || could)
        found.push({ round: past.positions[index - 1]?.round ?? 0, ...which, items, index: at });
      open = fact.again ? opened(fact.again, true) : null;
    }
  }
  return found;
}

/** The index of the pick of a strategy card in a round, or −1. */
export function pickOf({ line, past }: ReplayedItems, card: string, round: number): number {
  return line.findLastIndex(
    ({ fact }, i) =>
      fact.type === 'strategy-card.chosen' &&
      fact.card === card &&
      past.positions[i]?.round === round,
  );
}
