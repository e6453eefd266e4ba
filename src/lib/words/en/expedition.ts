import type { ExpeditionPart } from '../../core/ruleset.ts';
import { printedName } from '../printed-name.ts';
import { amounts, listed } from './parts/amounts.ts';

/** What each part of the expedition asks for. */
const partNames: Readonly<Record<string, string>> = {
  resources: 'Resources',
  'action-cards': 'Action Cards',
  influence: 'Influence',
  'secret-objective': 'Secret Objective',
  'technology-specialty': 'Technology Specialty',
  'trade-goods': 'Trade Goods',
};
const partName = printedName(partNames);

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
      secrets > 0 && 'Discard an unscored secret objective',
      specialties > 0 && 'Exhaust a planet with a technology specialty',
    ].filter((part) => typeof part === 'string'),
  );
}

/** The expedition: its parts, what they cost, and where the last one leads. */
export const expedition = {
  title: 'Expedition',
  claimer: 'Who claims a part?',
  hint: 'At the end of your turn, you may claim one part. Your first part brings your breakthrough. Then roll a die, unless the Fracture is in play: on a 1 or a 10 it comes into play.',
  part: (id: string) => partName(id),
  price,
  claimedBy: (name: string) => `claimed by ${name}`,
  reopen: 'Not claimed after all',
  which: 'Which planet?',
  books: (planets: readonly string[]) =>
    planets.length > 0 ? `Exhausts ${listed(planets)}` : 'Paid at the table',
  claims: (name: string) => `${name} claims it`,
  claimsShort: (name: string) => `${name} claims it anyway`,
  short: (name: string) => `According to the sheet, ${name} can’t pay this.`,
  who: 'Who gets the planet?',
  whoHint: 'They claimed equally many parts, so the player who claims the last part chooses.',
  done: (planet: string) =>
    `Every part is claimed. The player who claimed the most parts gets ${planet}, with 1 infantry for each part.`,
};
