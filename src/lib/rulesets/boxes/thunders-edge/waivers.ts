import type { Waiver } from '../../../core/cards.ts';
import { waiver } from '../../printed-rows.ts';
import { waivers as codex3 } from '../codex3/waivers.ts';

/** What Thunder's Edge adds to leave prerequisites out; it prints the commander of Yin as the codex does. */
export const waivers: Readonly<Record<string, Waiver>> = {
  ...codex3,
  'doctor-carrina': waiver('leader', 'doctor-carrina', 1, { price: 'exhaust', forOthers: true }),
};
