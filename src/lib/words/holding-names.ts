/** Every name of a card in a play area, as sentences ask for it. */
import { attachmentName } from './attachments.ts';
import { leaderName } from './leaders.ts';
import type { HoldingNames } from './names.ts';
import { noteName } from './notes.ts';
import { planetName } from './planets.ts';
import { relicName } from './relics.ts';
import { technologyName } from './technologies.ts';

export const holdingNames: HoldingNames = {
  planet: planetName,
  technology: technologyName,
  relic: relicName,
  note: noteName,
  attachment: attachmentName,
  leader: leaderName,
};
