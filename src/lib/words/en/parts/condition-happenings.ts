/** What the table is asked about something that just happened, in English. */
import type { HappeningCondition } from '../../../core/cards.ts';
import { eitherUnit, unit } from './units.ts';

export type Event<E extends HappeningCondition['event']> = Extract<
  HappeningCondition,
  { event: E }
>;

/** How it was destroyed, or when: the base and the later printing of three secrets. */
export const MEANS: Readonly<Record<string, string>> = {
  bombardment: 'by bombardment',
  'any-during-bombardment-step': 'during bombardment',
  'space-cannon': 'with space cannons',
  'any-during-space-cannon-offense-step': 'during space cannon offense',
  'anti-fighter-barrage': 'with anti-fighter barrage',
  'any-during-anti-fighter-barrage-step': 'during anti-fighter barrage',
};
export const SPOTS: Readonly<Record<string, string>> = {
  planet: 'on a planet',
  system: 'in a system',
  'active-system': 'in the active system',
};

const EVENTS: { [E in HappeningCondition['event']]: (who: string, row: Event<E>) => string } = {
  destroyedUnit: (who, { anyOf }) => `Did ${who} destroy another player’s ${eitherUnit(anyOf)}?`,
  destroyedLastOf: (who, { units, place, means }) =>
    `Did ${who} destroy another player’s last ${unit(units)} ${SPOTS[place] ?? ''} ${MEANS[means] ?? ''}?`,
  wonCombat: (who, { against, where }) => {
    if (against === 'most-points')
      return `Did ${who} win a combat against a player with the most points?`;
    if (against) return `Did ${who} win a combat against the owner of a note in their play area?`;
    if (where === 'anomaly') return `Did ${who} win a combat in an anomaly?`;
    return where
      ? `Did ${who} win a combat in another player’s home system?`
      : `Did ${who} win a combat?`;
  },
  wonSpaceCombat: (who) => `Did ${who} win a space combat in which their flagship survived?`,
  spaceCombatEnded: (who, { ownShipsAtLeast }) =>
    `Did ${who} end a space combat with ${ownShipsAtLeast} or more non-fighter ships?`,
  lostControlOfPlanet: (who) => `Did ${who} lose control of a planet in a home system?`,
  electedByAgenda: (who) => `Was ${who} or one of their planets elected?`,
  lastToPass: (who) => `Was ${who} the last to pass?`,
};

/** The question of a happening. */
export function happeningQuestion(who: string, row: HappeningCondition): string {
  const phrase = EVENTS[row.event] as (who: string, row: HappeningCondition) => string;
  return phrase(who, row);
}
