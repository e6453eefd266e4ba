/** Reminders for the steps that are ticked together. */
import { playingSeats } from '$lib/core/order.ts';
import { handLimit } from '$lib/core/views/standing.ts';
import type { Step } from '$lib/core/vocabulary.ts';
import type { IconName } from '$lib/ui/kit/icons.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { routine as words } from '$words/routine.ts';

interface Note {
  icon: IconName;
  text: string;
}

const NOTES: Partial<Record<Step, Note[]>> = {
  'return-tokens': [{ icon: 'token', text: words.notes.board }],
  tokens: [{ icon: 'info', text: words.notes.usual }],
  ready: [
    { icon: 'tactical', text: words.notes.fleet },
    { icon: 'sun', text: words.notes.ready },
  ],
};

/** Drawing, and how many cards anybody keeps: by the laws in play, and but for those who keep all. */
function drawNotes({ game, ruleset, names }: TableModel): Note[] {
  const limits = playingSeats(game).map((seat) => ({
    name: names.seat(seat),
    limit: handLimit(game, ruleset, seat),
  }));
  const known = limits.flatMap(({ limit }) => limit ?? []);
  const free = limits.flatMap(({ name, limit }) => (limit === null ? name : []));
  return [
    { icon: 'info', text: words.notes.draw },
    ...(known.length > 0
      ? [{ icon: 'scroll' as const, text: words.notes.hand(Math.min(...known), free) }]
      : []),
  ];
}

/** The reminders of these steps, in their order. */
export function notesOf(table: TableModel, steps: readonly Step[]): Note[] {
  return steps.flatMap((step) => (step === 'draw' ? drawNotes(table) : (NOTES[step] ?? [])));
}
