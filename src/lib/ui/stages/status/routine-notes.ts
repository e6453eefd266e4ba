/** Reminders for the steps that are ticked together. */
import type { Step } from '$lib/core/vocabulary.ts';
import type { IconName } from '$lib/ui/kit/icons.ts';
import { status as words } from '$words/status.ts';

const NOTES: Partial<Record<Step, { icon: IconName; text: string }[]>> = {
  draw: [
    { icon: 'info', text: words.routine.notes.draw },
    { icon: 'scroll', text: words.routine.notes.hand },
  ],
  'return-tokens': [{ icon: 'token', text: words.routine.notes.board }],
  tokens: [{ icon: 'info', text: words.routine.notes.usual }],
  ready: [
    { icon: 'tactical', text: words.routine.notes.fleet },
    { icon: 'sun', text: words.routine.notes.ready },
  ],
};

/** The reminders of these steps, in their order. */
export function notesOf(steps: readonly Step[]) {
  return steps.flatMap((step) => NOTES[step] ?? []);
}
