/** Every name of a card in a play area, as sentences ask for it. */
import { attachmentName } from '$words/attachments.ts';
import { leaderName } from '$words/leaders.ts';
import type { HoldingNames } from './names.ts';
import { noteName } from '$words/notes.ts';
import { planetName } from '$words/planets.ts';
import { relicName } from '$words/relics.ts';
import { technologyName } from '$words/technologies.ts';

export const holdingNames: HoldingNames = {
  planet: planetName,
  technology: technologyName,
  relic: relicName,
  note: noteName,
  attachment: attachmentName,
  leader: leaderName,
};
