/** What conditions count, and where it has to be, as every question about them says it. */
import type { MapPlace } from '../../../core/cards.ts';
import { either, listed } from './amounts.ts';
import { withArticle } from './articles.ts';
import { units } from './units.ts';

/** "a system", "2 or more systems". */
export const least = (count: number, one: string, other: string) =>
  count === 1 ? withArticle(one) : `${count} or more ${other}`;
export const planets = (count: number, what = '') =>
  least(count, `${what}planet`, `${what}planets`);

/** Places beside the home system of the player who is asked about: "their home", "your home". */
type Home = 'their home' | 'your home';

const PLACES: Partial<Record<MapPlace, string>> = {
  'adjacent-to-mecatol-rex': 'next to Mecatol Rex',
  'no-planets': 'without planets',
  'legendary-planet-or-mecatol-rex-or-anomaly':
    'with a legendary planet, Mecatol Rex or an anomaly',
  'other-players-home-or-mecatol-rex': 'that’s another home system or has Mecatol Rex',
  'contains-other-players-space-dock': 'with another player’s space dock',
  'adjacent-to-anomaly': 'next to an anomaly',
  'adjacent-to-other-players-home': 'next to another player’s home system',
  any: '',
};
/** Places that are one system. */
const SYSTEMS: Partial<Record<MapPlace, string>> = {
  'wormhole-nexus': 'the wormhole nexus',
  'mecatol-rex': 'the Mecatol Rex system',
};
/** Wormholes that an objective names. */
export const WORMHOLES: Readonly<Record<string, string>> = {
  alpha: 'an alpha wormhole',
  beta: 'a beta wormhole',
};
export function systems(count: number, where: MapPlace, home: Home): string {
  const place =
    where === 'board-edge-not-own-home'
      ? `on the edge of the board, other than ${home}`
      : PLACES[where];
  return SYSTEMS[where] ?? `${least(count, 'system', 'systems')} ${place ?? ''}`.trim();
}

export const ships = (excluding: readonly string[]) =>
  excluding.length > 0 ? `ships other than ${units(excluding)}` : 'ships';

/** "Lodor and Quann", "Lodor or Quann", "2 of Lodor, Quann and Abyz". */
export function outOf(count: number, names: readonly string[]): string {
  if (count === names.length) return listed(names);
  return count === 1 ? either(names) : `${count} of ${listed(names)}`;
}
