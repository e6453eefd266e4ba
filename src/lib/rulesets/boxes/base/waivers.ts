import type { Waiver } from '../../../core/cards.ts';
import { waiver } from '../../printed-rows.ts';

/** What leaves prerequisites out in the base game, beside planets. */
export const waivers: Readonly<Record<string, Waiver>> = {
  analytical: waiver('faction', 'universities-of-jol-nar', 1, { only: 'no-upgrade' }),
  'inheritance-systems': waiver('technology', 'inheritance-systems', null, {
    price: 'exhaust-and-resources',
  }),
  'publicize-weapon-schematics': waiver('law', 'publicize-weapon-schematics', null, {
    only: { unit: 'war-sun' },
  }),
};
