import type { GainEffect, GainMoment } from '../../core/card-effects.ts';
import { amounts, listed, signedAmount } from './parts/amounts.ts';
import { gainName } from './parts/gain-names.ts';
import type { TokenPool } from '../../core/vocabulary.ts';
import { inPhase, pool } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

/** What an offer is about, with the names that the table uses. */
interface GainNames {
  card: GainEffect['card'];
  when: GainMoment;
  /** Who gains. */
  seat: string;
  /** With whom it happened, or null. */
  about: string | null;
  times: number;
  /** What the table has to know for itself. */
  asks: readonly string[];
}

type GainedNumbers = Readonly<Record<string, number | undefined>>;
type NumberPhrase = (number: number) => string;

const inPool =
  (id: TokenPool): NumberPhrase =>
  (number) =>
    pool(id).tokens(number);
const NOUNS: Readonly<Record<string, NumberPhrase>> = {
  tactic: inPool('tactic'),
  fleet: inPool('fleet'),
  strategy: inPool('strategy'),
  goods: amounts.goods,
  commodities: amounts.commodities,
  actionCards: amounts.actionCards,
};

function said(changes: GainedNumbers): string {
  const { goods = 0, commodities = 0 } = changes;
  if (commodities < 0 && goods === -commodities) {
    return `${amounts.commodities(goods)} into ${goods === 1 ? 'a trade good' : 'trade goods'}`;
  }
  const rows = Object.entries(changes).filter(([, number]) => number);
  return rows
    .map(([key, number]) => signedAmount(number ?? 0, NOUNS[key] ?? amounts.cards))
    .join(', ');
}

const moments: Partial<Record<GainMoment, (offer: GainNames) => string>> = {
  'strategy-phase-begins': () => `start of the ${inPhase('strategy')}`,
  'status-phase-begins': () => `start of the ${inPhase('status')}`,
  'status-phase-ends': () => `end of the ${inPhase('status')}`,
  'everybody-passed': () => 'everyone has passed',
  'holder-passed': ({ seat }) => `${seat} passed`,
  'holder-ended-turn': ({ seat }) => `end of ${whose(seat)} turn`,
  'holder-gained-planet': ({ times }) => `${amounts.planets(times)} gained`,
  'holder-gained-technology': ({ times }) => `${amounts.technologies(times)} gained`,
  'holder-replenished': ({ seat }) => `${seat} replenished`,
  'another-replenished': ({ about }) => `${about} replenished`,
  'owner-replenished': ({ about }) => `${about} replenished`,
  'holder-spent-strategy-token': ({ times }) => `${pool('strategy').tokens(times)} spent`,
  'holder-produced': ({ seat }) => `${seat} produced units`,
  'holder-won-combat': () => 'combat won',
  'combat-of-holder': () => 'space combat',
  'any-combat': () => 'a combat is over',
  'another-gained-goods': ({ about }) => `from ${about}`,
  'another-scored-for-mecatol': () => 'another player scored for Mecatol Rex',
  'outcome-of-holder': () => 'the outcome was right',
  'holder-paid-owner': ({ about }) => `${about} was given all commodities`,
  'holder-received-note': () => 'note received',
  'after-gain': ({ about }) => `with ${about}`,
};

const has: Partial<Record<GainEffect['card'], (name: string) => string>> = {
  leader: () => 'if the leader is unlocked',
  breakthrough: (name) => `if ${name} owns the breakthrough`,
  note: (name) => `if ${name} has the note`,
};

const questions: Readonly<Record<string, (offer: GainNames) => string>> = {
  has: ({ card, seat }) => has[card]?.(seat) ?? 'if it can be used',
  neighbour: () => 'if a neighbour',
  neighbours: () => 'one for each neighbour',
  fought: ({ seat }) => `if ${seat} fought in it`,
  voted: ({ seat }) => `if ${seat} voted for it`,
  'built-three-ships': () => 'if three ships were built, fighters not counted',
  'card-there': () => 'if a card is there',
};

/** Small gains at their moment: one quiet line each. */
export const incidentalGains = {
  region: 'Small gains',
  name: gainName,
  /** What one tap records: what changes for each player. */
  act: (lines: readonly { name: string; changes: GainedNumbers }[]) =>
    listed(lines.map(({ name, changes }) => `${name} ${said(changes)}`)),
  /** The same where a pass is undone with it. */
  resumes: (name: string, act: string) =>
    act ? `${act}, and takes another turn` : `${name} undoes the pass and takes another turn`,
  why: (offer: GainNames) =>
    [moments[offer.when]?.(offer), ...offer.asks.map((ask) => questions[ask]?.(offer))]
      .filter(Boolean)
      .join(', '),
  /** Hands over their limit. */
  discards: (hands: readonly (readonly [name: string, cards: number])[]) =>
    hands.length > 3
      ? `${hands.length} players discard action cards`
      : hands.length > 1
        ? `Discarded: ${hands.map(([name, cards]) => `${name} ${cards}`).join(', ')}`
        : listed(hands.map(([name, cards]) => `${name} discards ${amounts.cards(cards)}`)),
  overLimit: 'Over the hand limit',
  titled: (id: string, why: string) => (why ? `${gainName(id)}: ${why}` : gainName(id)),
  /** The same below the name of its card. */
  alone: (why: string) => why,
  /** A gain that is recorded together with what brings it. */
  along: (id: string, act: string) => `${gainName(id)}: ${act}`,
  both: 'Both',
  bothLabel: (acts: readonly string[]) => `Both: ${listed(acts)}`,
  aside: (act: string) => `Not now: ${act}`,
  more: (offers: number) => `More about small gains: ${offers}`,
  panel: 'Small gains',
  notNow: 'Not now',
  never: 'Not in this game',
  neverLabel: (id: string) => `${gainName(id)}: not in this game`,
  away: 'Incidental gains not offered',
  back: 'Offer again',
  backLabel: (id: string) => `${gainName(id)}: offer again`,
  none: 'Nothing else right now.',
};
