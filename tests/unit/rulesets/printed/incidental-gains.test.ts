/** Small gains agree with what is known of the printed cards; the others are named as left by hand. */
import { effectsOf } from '../../../../src/lib/core/card-offers.ts';
import { expect, it } from 'vitest';
import type { Gain } from '../../../../src/lib/core/card-effects.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { factRows } from '../../../support/facts.ts';

type Given = Readonly<Record<string, unknown>>;
interface Row {
  id: string;
  faction: string | null;
  gives: Given & { oneOf?: Given[] };
  exhaust?: boolean;
  purge?: boolean;
}
const facts = factRows<Row>('small-gains');
const ours = Object.fromEntries(
  [cardsOf(['codex4']), cardsOf(EXPANSIONS), cardsOf([])]
    .flatMap((cards) => effectsOf(cards, 'gain'))
    .map((row) => [row.id, row]),
);

const NAMES: Readonly<Record<string, keyof Gain>> = {
  tradeGoods: 'goods',
  commodities: 'commodities',
  commandTokens: 'tokens',
  fleetTokens: 'fleet',
  actionCards: 'actionCards',
  convertCommodities: 'converts',
  replenish: 'replenishes',
};

/** What is gained in the words of the app; null where it is told in words. */
function gainOf(given: Given): Gain | null {
  const rows = Object.entries(given).map(([key, value]) => [NAMES[key], value] as const);
  const known = rows.every(([key, value]) => key && (typeof value !== 'string' || value === 'all'));
  return known ? Object.fromEntries(rows) : null;
}

/** A gain that the app books otherwise, and why. */
const OTHERWISE = [
  'magmus', // for each token
  'the-stillness-of-stars', // converts for the player who replenished
  'hopes-end', // mechs are not tracked
  'norr-supremacy', // research is the usual act
];

it('gives what the cards give, to whose cards they are', () => {
  const wrong = Object.entries(ours).filter(([id, row]) => {
    const fact = facts.find((other) => other.id === id);
    if (!fact || fact.faction !== row.faction) {
      // A planet of one faction is its own wherever it lies.
      if (!fact || row.card !== 'planet') return true;
    }
    const uses = fact.purge ? 'purges' : fact.exhaust ? 'exhausts' : undefined;
    if (uses !== row.uses && id !== 'odlynn-myrr') return true;
    const gives = (fact.gives.oneOf ?? [fact.gives]).map(gainOf);
    if (gives.includes(null) || OTHERWISE.includes(id)) return false;
    return JSON.stringify(gives) !== JSON.stringify(row.gives);
  });
  expect(wrong.map(([id]) => id)).toEqual([]);
});

/** Told on docs/coverage.md as left by hand, or as part of the act itself. */
const BY_HAND = [
  ...['rear-admiral-farran', 'self-assembly-routines', 'crimson-legionnaire-i'],
  ...['crimson-legionnaire-ii', 'e-res-siphons', 'neuroglaive', 'voidwatch', 'acamar', 'xuange'],
  ...['zeu-thunders-edge', 'starlancer', 'aello', 'iconoclast-thunders-edge', 'entropic-scar'],
  ...['card-forward-supply-base', 'card-salvage', 'card-harness-energy', 'card-rally'],
  ...['war-funding-base', 'nekro-malleon', 'carth-of-golden-sands', 'psychoarchaeology'],
  ...['space-station-convert', 'sula-mentarion', 'the-oracle', 'military-support'],
  ...['political-favor', 'syphon', 'artuno-the-betrayer', 'the-sowing', 'the-reaping'],
  ...['the-reaping-combat', 'garbozia', 'faunus', 'emelpar', 'galactic-council', 'thunders-edge'],
  ...['fracture-relic', 'kan-kip-rel', 'unitdsgnflayesh', 'production-biomes'],
  ...['fires-of-the-gashlai', 'jr-xs455-o', 'call-of-the-void', 'dangerous-wilds'],
  ...['strategy-card-trade-goods', 'propagation', 'edict'],
];

it('every other gain is named as left by hand', () => {
  const open = facts
    .map(({ id }) => id)
    .filter((id) => !(id in ours) && !BY_HAND.includes(id) && !id.startsWith('explore-'));
  expect(open).toEqual([]);
});
