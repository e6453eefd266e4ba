/** Who can have a small gain: known to have its card, or likely to. */
import { cardHolders, cardRef, type CardState } from '../../card-holding.ts';
import type { Seat } from '../../game.ts';
import { isPlaying } from '../../order.ts';
import type { GainEffect } from '../../card-effects.ts';
import { isBookedSince, type GainNow } from './moment.ts';

/** Who can have a gain. */
export interface GainHolder {
  seat: Seat;
  /** Unknown where the table has to know whether the card is there and may be used. */
  state: CardState;
  /** Whose card it is. */
  owner: Seat;
}

/**
 * Who was given a note of the hand, by the transactions that named it: of each giver the last one
 * counts, unless the note was used since, or came back to whom it was from.
 */
function givenNotes({ noted }: GainNow, note: string): GainHolder[] {
  const holders = new Map<Seat, GainHolder>();
  const settled = new Set<Seat>();
  for (const fact of noted.toReversed()) {
    if ('cause' in fact && fact.cause === note && 'seat' in fact) settled.add(fact.seat);
    if (fact.type !== 'transaction.made') continue;
    const giver = fact.sides.find((side) => side.note === note)?.seat;
    const taker = fact.sides.find((side) => side.seat !== giver)?.seat;
    if (giver === undefined || taker === undefined || settled.has(giver)) continue;
    const isBack = holders.get(taker)?.seat === giver;
    if (isBack) holders.delete(taker);
    else holders.set(giver, { seat: taker, state: 'ready', owner: giver });
    settled.add(giver);
  }
  return [...holders.values()];
}

/** Who has the card, as far as it is tracked; what anyone may have is no one's. */
function holdersOf(now: GainNow, { card, id, faction }: GainEffect): GainHolder[] {
  const { game, cards } = now;
  const ref = cardRef(cards, card, id, faction);
  if (card === 'note' && !ref.placed) return givenNotes(now, id);
  const isTied = card !== 'planet' && card !== 'technology';
  return cardHolders(game, ref).filter(
    ({ state }) => state === 'ready' || (state === 'unknown' && isTied),
  );
}

/** Who can have this gain now: of those who play, and while its card is not used up. */
export function gainHolders(now: GainNow, row: GainEffect): GainHolder[] {
  if (row.uses === 'exhausts' && isBookedSince(now, row.id, 'cards.readied')) return [];
  if (row.uses === 'purges' && isBookedSince(now, row.id)) return [];
  return holdersOf(now, row).filter(({ seat }) => isPlaying(now.game, seat));
}
