/** Reminders for the steps that are ticked together. */
import type { Step } from '$lib/core/vocabulary.ts';
import type { IconName } from '$lib/ui/kit/icons.ts';
import { routine as words } from '$words/routine.ts';

const NOTES: Partial<Record<Step, { icon: IconName; text: string }[]>> = {
  draw: [
    { icon: 'info', text: words.notes.draw },
    { icon: 'scroll', text: words.notes.hand },
  ],
  'return-tokens': [{ icon: 'token', text: words.notes.board }],
  tokens: [{ icon: 'info', text: words.notes.usual }],
  ready: [
    { icon: 'tactical', text: words.notes.fleet },
    { icon: 'sun', text: words.notes.ready },
  ],
};

/** The reminders of these steps, in their order. */
export function notesOf(steps: readonly Step[]) {
  return steps.flatMap((step) => NOTES[step] ?? []);
}
