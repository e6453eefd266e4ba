/** A new table: LRR PoK 80.5, 84.1, 84.2; LRR 1.2 22.2, 69.5, 73. */
import type { EventOf } from '../events.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { yetToKeep } from '../step.ts';
import { firstRefusal, refuseAbsent, type Guards, type Rule } from './rule.ts';

type Created = EventOf<'game.created'>;

/** R-PC-04, R-PC-08: the counts that the sources know; any other is named a house setup. */
function refuseCount({ players, house }: Created, ruleset: Ruleset): Refusal | null {
  const { min, max } = ruleset.players;
  const seats = players.length;
  const known = seats >= min && seats <= max;
  return known || house ? null : refuse('player-count', { players: seats, min, max });
}

/** May these keep one of their secrets? R-SET-03: each player at the table, once. */
const refuseKeeping: Rule<'secrets.kept'> = (game, { seats }) => {
  if (game.step.at !== 'secrets') return null;
  const done = seats.find((seat) => !yetToKeep(game).includes(seat));
  if (done === undefined) return null;
  return refuseAbsent(game, done) ?? refuse('secret-kept', { seat: done });
};

/** The first value that stands twice in a list; what is open is no one's. */
const twice = <T>(list: readonly (T | null)[]): T | undefined =>
  list.find((value, i): value is T => value !== null && list.indexOf(value) < i);

/** R-SET-15: the box holds each faction and each colour once. */
function refuseTwice({ players }: Created): Refusal | null {
  const faction = twice(players.map((player) => player.faction));
  if (faction) return refuse('faction-twice', { faction });
  const colour = twice(players.map((player) => player.colour));
  return colour ? refuse('colour-twice', { colour }) : null;
}

/** R-SET-01: the speaker sits at the table. */
function refuseNoSpeaker({ players, speaker }: Created): Refusal | null {
  return players.some(({ seat }) => seat === speaker) ? null : refuse('no-speaker');
}

/** R-PC-03: there is a strategy card for each pick. */
export function refusePicks(picks: number, cards: number): Refusal | null {
  return picks > cards ? refuse('too-many-picks', { picks, cards }) : null;
}

/** May this table be laid? R-SET-01, R-SET-15, R-PC-03, R-PC-04, R-PC-08. */
const refuseTable: Rule<'game.created'> = (_, event, ruleset) =>
  firstRefusal(
    () => refuseCount(event, ruleset),
    () => refuseTwice(event),
    () => refuseNoSpeaker(event),
    () => refusePicks(event.players.length * event.settings.cardsEach, event.cards.length),
  );

/** The guards that its facts ask. */
export const setupGuards = {
  'game.created': ['may lay table', refuseTable],
  'secrets.kept': ['may keep secrets', refuseKeeping],
} as const satisfies Guards;
