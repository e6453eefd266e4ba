import type { PlanetFacts } from '../../../core/cards.ts';
import { planet } from '../../printed-rows.ts';

/** The fourth codex: one system. */
export const planets = {
  'ordinian-codex4': planet(0, 0, 'codex4-ordinian', 'legendary'),
} satisfies Readonly<Record<string, PlanetFacts>>;
