import type { Waiver } from '../../../core/cards.ts';
import { waiver } from '../../printed-rows.ts';

/** What Prophecy of Kings adds to leave prerequisites out. */
export const waivers: Readonly<Record<string, Waiver>> = {
  // Its owner has a green prerequisite more.
  'brother-omar': waiver('leader', 'brother-omar', 1, { colour: 'green' }),
  'ai-development-algorithm': waiver('technology', 'ai-development-algorithm', 1, {
    only: 'upgrade',
    price: 'exhaust',
  }),
  riftmeld: waiver('faction', 'vuilraith-cabal', null, {
    only: 'upgrade',
    price: 'captured-unit',
  }),
  'the-prophets-tears': waiver('relic', 'the-prophets-tears', 1, { price: 'exhaust' }),
};
