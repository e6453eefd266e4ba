/** What the bar says of a record that is not as it should be, which is seldom: it is fetched then. */
import type { GameSession } from '$lib/session/session.svelte.ts';
import { damage as said } from '$words/damage.ts';
import type { table } from '$words/table.ts';

type Action = keyof typeof table.banner.act;
type Told = Pick<
  GameSession,
  'readOnly' | 'unreadable' | 'entries' | 'line' | 'lost' | 'differs' | 'littleRoom'
>;

/** How to go on with a game that can only be read. */
const WAYS: Readonly<Record<string, Action>> = {
  broken: 'back',
  unreadable: 'copy',
  incomplete: 'copy',
};

/** The sentence and what can be done about it, or null where nothing is wrong. */
export function damageMessage(session: Told): { text: string; actions: Action[] } | null {
  const { readOnly, unreadable, entries, line, lost, differs, littleRoom } = session;
  if (readOnly && readOnly !== 'stale-tab' && readOnly !== 'past') {
    if (line.length === 0) return { text: said.nothingRead, actions: ['save'] };
    const way = WAYS[readOnly];
    const text = said.readOnly[readOnly](unreadable ?? 0, entries.length);
    return { text, actions: way ? [way, 'save'] : ['save'] };
  }
  if (lost) return { text: said.lost(lost.knew, lost.here), actions: ['dismiss', 'save'] };
  if (differs) return { text: said.differs, actions: ['save'] };
  return littleRoom ? { text: said.little, actions: ['dismiss', 'save'] } : null;
}
