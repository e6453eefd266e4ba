/** The tables of cards as an edition plays them: what its claims need beside what the tables say. */
import type { ObjectiveFacts } from '../../../core/ruleset.ts';
import { law } from '../../card-rows.ts';
import { agendas } from './agendas.ts';
import type { Edition } from './editions.ts';
import { factions } from './factions.ts';
import { ENDING, objectives, REPLACED, WINNING } from './objectives.ts';
import type { BaseRules } from '../../box.ts';

/** The tables of cards that a game of this family is played with. */
export type OwnTables = Pick<BaseRules, 'objectives' | 'agendas' | 'factions'>;

/** The office that the council elects; it is no law, and stays with who holds it. */
export const VOICE = 'voice-of-the-council';

/** What each special objective is held by (SA-OBJ-08 to SA-OBJ-10). */
const standingOf = (
  edition: Edition,
): Readonly<Partial<Record<keyof typeof objectives, ObjectiveFacts['standing']>>> => ({
  'spe-ancient-shipwreck': { kind: 'relic', relic: 'blue-artifact' },
  'spe-precursor-fossil': { kind: 'relic', relic: 'green-artifact' },
  'spe-lazax-armory': { kind: 'relic', relic: 'red-artifact' },
  'spe-imperial-datacache': { kind: 'relic', relic: 'yellow-artifact' },
  'spe-sovereign': edition.sovereign,
  'spe-imperial': edition.imperial,
  'spe-voice-of-the-council': { kind: 'law', law: VOICE },
});

function objectivesOf(edition: Edition): Record<string, ObjectiveFacts> {
  const standing = standingOf(edition);
  const rows = Object.entries(objectives) as [keyof typeof objectives, ObjectiveFacts][];
  return Object.fromEntries(
    rows.map(([id, row]) => {
      const held = standing[id];
      const becomes = REPLACED[id];
      return [
        id,
        {
          ...row,
          ...(held ? { standing: held } : {}),
          ...(id === ENDING ? { ends: 'stage-two-open' as const } : {}),
          ...(WINNING.includes(id) ? { ends: 'scored' as const } : {}),
          ...(becomes ? { becomes: { kind: becomes.by, points: becomes.points } } : {}),
        },
      ];
    }),
  );
}

export const tablesOf = (edition: Edition): OwnTables => ({
  factions,
  objectives: objectivesOf(edition),
  agendas: { ...agendas, [VOICE]: law('player', { keptByElected: true, office: true }) },
});
