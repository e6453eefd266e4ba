import type { PointMoment } from '../../core/card-effects.ts';
import type { AuditState } from '../../core/queries/secondary-audit.ts';
import { amounts, listed, signed } from './parts/amounts.ts';
import { aToken, inPhase, oneToken, things } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

/** What an offer is about, with the names that the table uses. */
export interface OfferNames {
  moment: PointMoment;
  /** What the table has to know for itself, or null. */
  ask: 'against' | 'gained' | 'units' | 'needs' | 'die' | null;
  card: string;
  seat: string;
  from: string | null;
  /** The card that the points need, as an attachment. */
  needed: string;
  die: number;
  instead: boolean;
}

type Why = (offer: OfferNames) => string;

const conquest: Why = ({ ask, card, seat, from }) =>
  ask === 'gained'
    ? `Did ${seat} gain one of ${whose(from ?? '')} home planets? ${card} goes to ${seat}`
    : `${seat} took one of ${whose(from ?? '')} planets and gets ${card}`;

const why: Partial<Record<PointMoment, Why>> = {
  'combat-against-holder': ({ ask, card, seat, from }) =>
    ask === 'against'
      ? `Was the combat against ${from}? ${card} goes to ${seat}`
      : `${seat} won against ${from}: ${card} changes hands`,
  'holders-home-gained': conquest,
  'holders-prize-gained': conquest,
  'planet-control': ({ card, seat, from }) =>
    from === null ? `${card}: its planet changed hands` : `${card}: from ${from} to ${seat}`,
  'owners-system-activated': ({ from }) =>
    `Are ${whose(from ?? '')} units in the activated system? ${whose(from ?? '')} Support goes back`,
  'component-action': ({ ask, card, seat, die, instead }) => {
    if (ask === 'die')
      return instead
        ? `${card}: if it isn’t a ${die}, the home system is purged`
        : `${card}: on a ${die}`;
    if (instead) return `${card} without all specialties: purged, ${seat} becomes speaker`;
    return `${card} with all specialties: purged for the point`;
  },
  'status-end': ({ ask, card, seat, needed }) =>
    ask === 'needs'
      ? `${card}: if ${seat} controls ${needed}, purged for the point`
      : `${card} with ${needed}: may be purged for the point`,
};

const lineWords = (lines: readonly { name: string; points: number }[]) =>
  lines.map(({ name, points }) => `${name} ${signed(points)}`).join(', ');

/** Offers of points that what has just happened may move. */
export const pointWords = {
  region: 'Points that may change hands',
  why: (offer: OfferNames) => why[offer.moment]?.(offer) ?? offer.card,
  act: ({ instead, seat, ask }: OfferNames, lines: readonly { name: string; points: number }[]) => {
    if (!instead) return lineWords(lines);
    return ask === 'die' ? `${seat} loses its home system` : `${seat} becomes speaker`;
  },
  aside: (act: string) => `Not now: ${act}`,
  support: 'Support for the Throne',
  hero: (name: string) => `${name}: third objective scored`,
  heroDetail: (heroes: readonly string[]) =>
    `${listed(heroes)} ${heroes.length > 1 ? 'are' : 'is'} unlocked`,
  heroes: (names: readonly string[]) =>
    `${names.length === 1 ? 'Hero unlocked' : 'Heroes unlocked'}: ${listed(names)}`,
  heroTurn: (hero: string) => `Unlock ${hero}`,
};

/** Points of cards that the app cannot see, booked by hand on the player sheet. */
export const pointsByHand = {
  title: 'From a card',
  points: signed,
  label: (name: string, card: string, points: number) =>
    `${name} ${points < 0 ? 'loses' : 'gains'} ${amounts.points(Math.abs(points))}: ${card}`,
  when: {
    card: 'comes and goes with the card',
    'combat-against-holder': 'goes to the winner of a combat against its holder',
    'holders-home-gained': 'lost with one of its holder’s home planets',
    'holders-prize-gained': 'lost with a home or legendary planet',
    'planet-control': 'changes hands with its planet',
    'owners-system-activated': 'goes back when its owner is attacked',
    'component-action': 'component action',
    'secrets-scored': 'first with two scored secrets',
    get 'status-start'() {
      return `start of the ${inPhase('status')}`;
    },
    get 'status-end'() {
      return `end of the ${inPhase('status')}`;
    },
  } satisfies Record<PointMoment, string>,
};

/** Names of events of the galaxy that give points. */
export const events: Readonly<Record<string, string>> = {
  'total-war': 'Total War',
  'zealous-orthodoxy': 'Zealous Orthodoxy',
  'monuments-to-the-ages': 'Monuments to the Ages',
};

/** Who followed, who paid, who could not. */
export const audit = {
  title: (card: string) => `${card}: who followed`,
  card: (card: string) => `${card}:`,
  /** Who did not follow goes without saying, unless it was everyone. */
  said: (names: Record<AuditState, readonly string[]>) => {
    const { paid, free, owing, unable, open } = names;
    const some = (who: readonly string[], does: string) =>
      who.length > 0 ? [`${listed(who)} ${does}.`] : [];
    const lines = [
      ...some(paid, 'followed'),
      ...some(free, 'followed for free'),
      ...some(owing, owing.length > 1 ? `owe ${aToken()} each` : `owes ${aToken()}`),
    ];
    if (lines.length === 0 && open.length === 0) lines.push('no one followed.');
    return [
      ...lines,
      ...some(unable, 'couldn’t follow'),
      ...some(open, 'can still use the secondary'),
    ].join(' ');
  },
};

/** Secondaries followed without paying. */
export const debts = {
  get title() {
    return `${things().tokens} owed`;
  },
  owes: (name: string, tokens: number, card: string) =>
    `${name} owes ${amounts.tokens(tokens)} for ${card}`,
  round: (round: number) => `round ${round}`,
  pays: 'Pay now',
  paysLabel: (name: string, card: string) => `${name} pays now for ${card}`,
  forgiven: 'Forgive',
  forgivenLabel: (name: string, card: string) => `Forgive ${name} the ${oneToken()} for ${card}`,
};
