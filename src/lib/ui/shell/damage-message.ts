/** What the bar says of a tap that was not stored, and of a record that is not as it should be. */
import type { GameSession } from '$lib/session/session.svelte.ts';
import type { banner } from '$words/banner.ts';
import { damage as said } from '$words/damage.ts';

type Action = keyof typeof banner.act;
type Told = Pick<
  GameSession,
  'problem' | 'readOnly' | 'unreadable' | 'entries' | 'line' | 'lost' | 'differs' | 'littleRoom'
>;

export interface Message {
  text: string;
  actions: readonly Action[];
}

/** How to go on with a game that can only be read. */
const WAYS: Readonly<Record<string, Action>> = {
  broken: 'back',
  unreadable: 'copy',
  incomplete: 'copy',
};

/** Why the last tap was not stored, or none will be; null where all are. */
export function problemMessage({ problem, readOnly }: Told): Message | null {
  // Whatever the store does, what this page holds can be saved.
  if (readOnly === 'stale-tab') return { text: said.problem.newer, actions: ['reload', 'save'] };
  if (!problem) return null;
  const way = problem === 'cleared' ? 'putBack' : problem === 'slow' ? null : 'dismiss';
  return { text: said.problem[problem], actions: way ? [way, 'save'] : ['save'] };
}

/** The sentence and what can be done about it, or null where nothing is wrong. */
export function damageMessage(session: Told): Message | null {
  const { readOnly, unreadable, entries, line, lost, differs, littleRoom } = session;
  if (readOnly && readOnly !== 'stale-tab' && readOnly !== 'past') {
    const way = WAYS[readOnly];
    // What can be put right, or left out, is damaged; the others are sound.
    if (way && line.length === 0) return { text: said.nothingRead, actions: ['save'] };
    const text = said.readOnly[readOnly](unreadable ?? 0, entries.length);
    return { text, actions: way ? [way, 'save'] : ['save'] };
  }
  if (lost) return { text: said.lost(lost.knew, lost.here), actions: ['dismiss', 'save'] };
  if (differs) return { text: said.differs, actions: ['save'] };
  return littleRoom ? { text: said.little, actions: ['dismiss', 'save'] } : null;
}
