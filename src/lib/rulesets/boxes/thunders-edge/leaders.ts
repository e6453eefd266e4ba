import type { LeaderFacts } from '../../../core/cards.ts';
import type { Amendments } from '../../patch.ts';
import { leadersOf } from '../../printed-rows.ts';

/** The leaders of the factions of Thunder's Edge. */
export const leaders = {
  ...leadersOf('crimson-rebellion', 'ahk-ravin', 'ahk-siever', 'homesick-phantom'),
  ...leadersOf('deepwrought-scholarate', 'doctor-carrina', 'aello', 'ta-zern-deepwrought'),
  ...leadersOf('firmament', 'myru-vos', 'captain-aroz', 'sharsiss'),
  'captain-aroz': { type: 'commander', faction: 'firmament', shipsCount: true },
  ...leadersOf('last-bastion', 'dame-briar', 'nip-and-tuck', 'lyra-keen'),
  ...leadersOf('obsidian', 'vos-hollow', 'aroz-hollow', 'sharsiss-hollow'),
  ...leadersOf('ral-nel-consortium', 'kan-kip-rel', 'watchful-ojz', 'director-nel'),
} satisfies Readonly<Record<string, LeaderFacts>>;

/** A hero printed once more: it readies planets, and what the third codex let them pay is gone. */
export const amendedLeaders: Amendments<LeaderFacts> = {
  'xxekir-grom': { planetsPay: undefined },
};
