/** What was meant where something is looked up: an address, or the rule behind a refusal or a verdict. */
import type { Cards } from '$lib/core/cards.ts';
import { CONDITION_SPOTS, REFUSAL_SPOTS } from '$lib/look-up/reasons.ts';
import type { Spot } from '$lib/look-up/topics.ts';
import { addressOf, atSpot, atTopic, type Address } from './address.ts';

const refusals: Readonly<Record<string, Spot>> = REFUSAL_SPOTS;

/** The point behind what an objective asks for; the objectives themselves where nobody knows. */
function judged(objective: string, cards: Cards): Address {
  const condition = cards.conditions[objective];
  return condition ? atSpot(CONDITION_SPOTS[condition.kind]) : atTopic('objective-cards');
}

/** The card to open, or null where nothing was meant that is known. */
export function wantedAt(about: string | null, cards: Cards): Address | null {
  if (about === null) return null;
  const [shelf = '', id = ''] = about.split('/');
  if (shelf === 'condition') return judged(id, cards);
  if (shelf !== 'refusal') return addressOf(about);
  const spot = Object.hasOwn(refusals, id) ? refusals[id] : undefined;
  return spot ? atSpot(spot) : null;
}
