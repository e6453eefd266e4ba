/** Who has the card or the ability of a small gain: known, likely, or not. */
import { ownsBreakthrough } from '../../conditions/breakthroughs.ts';
import type { Game, Seat } from '../../game.ts';
import type { GainSource } from '../../small-gains.ts';
import { isBookedSince, type GainNow } from './moment.ts';

/** Who can have a gain. */
export interface GainHolder {
  seat: Seat;
  /** False where the table has to know whether the card is there and may be used. */
  sure: boolean;
  /** Whose card it is, where it is somebody else's. */
  owner: Seat | null;
}

const own = (seat: Seat, sure: boolean): GainHolder => ({ seat, sure, owner: null });

/** The seat of a faction, as a list. */
function seatsOf({ seating, players }: Game, faction: string | null): Seat[] {
  return faction === null ? [] : seating.filter((seat) => players[seat]?.faction === faction);
}

/** Whether a leader can be used now, as far as leaders are tracked; null where they are not. */
function isReadied({ game, cards }: GainNow, seat: Seat, leader: string): boolean | null {
  const leaders = game.players[seat]?.leaders ?? null;
  const type = cards.leaders[leader]?.type;
  if (leaders === null) return type === 'agent' ? true : null;
  return (leaders[leader] ?? (type === 'agent' ? 'readied' : 'locked')) === 'readied';
}

/** Who has a leader, and with a commander those who were lent it. */
function leaderHolders(now: GainNow, id: string, faction: string | null): GainHolder[] {
  const { game, cards } = now;
  const isCommander = cards.leaders[id]?.type === 'commander';
  return seatsOf(game, faction).flatMap((owner) => {
    const readied = isReadied(now, owner, id);
    if (readied === false) return [];
    const allies = game.seating.filter(
      (seat) =>
        isCommander &&
        game.players[seat]?.notes?.some(
          (held) => held.owner === owner && cards.notes[held.note]?.lendsCommander,
        ),
    );
    return [
      own(owner, readied === true),
      ...allies.map((seat) => ({ seat, sure: readied === true, owner })),
    ];
  });
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
    else holders.set(giver, { seat: taker, sure: true, owner: giver });
    settled.add(giver);
  }
  return [...holders.values()];
}

/** Who has a note: in a play area where those are tracked, else anybody but its owner. */
function noteHolders(now: GainNow, id: string, faction: string | null): GainHolder[] {
  const { game, cards } = now;
  if (!cards.notes[id]?.inPlayArea) return givenNotes(now, id);
  return seatsOf(game, faction).flatMap((owner) =>
    game.seating.flatMap((seat): GainHolder[] => {
      const { notes = null } = game.players[seat] ?? {};
      if (seat === owner) return [];
      if (notes === null) return [{ seat, sure: false, owner }];
      const held = notes.some((row) => row.note === id && row.owner === owner);
      return held ? [{ seat, sure: true, owner }] : [];
    }),
  );
}

function holdersOfCard(now: GainNow, id: string, { card, faction }: GainSource): GainHolder[] {
  const { game } = now;
  if (card === 'ability') return seatsOf(game, faction).map((seat) => own(seat, true));
  if (card === 'breakthrough') {
    return seatsOf(game, faction).flatMap((seat) => {
      const owns = ownsBreakthrough(game, seat);
      return owns === 'no' ? [] : [own(seat, owns === 'yes')];
    });
  }
  if (card === 'leader') return leaderHolders(now, id, faction);
  if (card === 'note') return noteHolders(now, id, faction);
  if (card === 'law') {
    const holder = game.laws.find((law) => law.id === id)?.holder ?? null;
    return holder === null ? [] : [own(holder, true)];
  }
  const kind = card === 'planet' ? 'planets' : 'technologies';
  return game.seating.flatMap((seat) =>
    game.players[seat]?.[kind]?.includes(id) ? [own(seat, true)] : [],
  );
}

/** Who can have this gain now: of those who play, and while its card is not used up. */
export function gainHolders(now: GainNow, id: string, row: GainSource): GainHolder[] {
  if (row.uses === 'exhausts' && isBookedSince(now, id, 'cards.readied')) return [];
  if (row.uses === 'purges' && isBookedSince(now, id)) return [];
  return holdersOfCard(now, id, row).filter(
    ({ seat }) => now.game.players[seat]?.presence === 'playing',
  );
}
