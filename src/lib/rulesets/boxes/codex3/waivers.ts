import type { Waiver } from '../../../core/cards.ts';
import { waiver } from '../../printed-rows.ts';

/** The commander of Yin as the third codex words it: what another player owns, for an infantry. */
export const waivers: Readonly<Record<string, Waiver>> = {
  'brother-omar': waiver('leader', 'brother-omar', null, {
    only: 'owned-by-others',
    price: 'infantry',
  }),
};
