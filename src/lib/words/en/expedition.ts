import type { ExpeditionPart } from '../../core/ruleset.ts';
import { namesById } from '../names-by-id.ts';
import { amounts, listed } from './parts/amounts.ts';

const partName = namesById({});

/** "Spend 5 resources". */
function price({
  resources = 0,
  influence = 0,
  goods = 0,
  actionCards = 0,
  secrets = 0,
  specialties = 0,
}: ExpeditionPart): string {
  return listed(
    [
      resources > 0 && `Spend ${amounts.resources(resources)}`,
      influence > 0 && `Spend ${influence} influence`,
      goods > 0 && `Spend ${amounts.goods(goods)}`,
      actionCards > 0 && `Discard ${amounts.actionCards(actionCards)}`,
      secrets > 0 && 'Discard a secret objective that is not scored',
      specialties > 0 && 'Exhaust a planet with a technology specialty',
    ].filter((part) => typeof part === 'string'),
  );
}

/** The expedition: its parts, what they cost, and where the last one leads. */
export const expedition = {
  title: 'Expedition',
  claimer: 'Who claims a part?',
  hint: 'At the end of its own turn a player may claim one part. The first one brings the breakthrough: roll a die unless the Fracture is out, on a 1 or a 10 it comes.',
  part: (id: string) => partName(id),
  price,
  claimedBy: (name: string) => `claimed by ${name}`,
  reopen: 'Not claimed after all',
  which: 'Which planet?',
  books: (planets: readonly string[]) =>
    planets.length > 0 ? `Exhausts ${listed(planets)}` : 'Paid at the table',
  claims: (name: string) => `${name} claims it`,
  claimsShort: (name: string) => `${name} claims it anyway`,
  short: (name: string) => `What is recorded of ${name} does not pay this.`,
  who: 'Who gets the planet?',
  whoHint: 'These claimed equally many parts: who claims the last one chooses who gets the planet.',
  done: (planet: string) =>
    `Every part is claimed. ${planet} goes to who claimed most, with as many infantry as parts.`,
};
