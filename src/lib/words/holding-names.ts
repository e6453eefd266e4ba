/** Every name of a card in a play area, as sentences ask for it. */
import { attachmentNames } from '$words/attachments.ts';
import { leaderNames } from '$words/leaders.ts';
import { noteNames } from '$words/notes.ts';
import { planetNames } from '$words/planets.ts';
import { relicNames } from '$words/relics.ts';
import { technologyNames } from '$words/technologies.ts';
import type { HoldingNames } from './names.ts';
import { printedName } from './printed-name.ts';

export const planetName = printedName(planetNames, 'planets');
export const technologyName = printedName(technologyNames, 'technologies');
export const relicName = printedName(relicNames, 'relics');
export const noteName = printedName(noteNames, 'notes');
export const attachmentName = printedName(attachmentNames, 'attachments');
export const leaderName = printedName(leaderNames, 'leaders');

export const holdingNames: HoldingNames = {
  planet: planetName,
  technology: technologyName,
  relic: relicName,
  note: noteName,
  attachment: attachmentName,
  leader: leaderName,
};
