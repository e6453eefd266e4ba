/** What the stages of the status phase share: which step it is, and the reminders for its steps. */
import { playingSeats } from '$lib/core/order.ts';
import { stepsOf } from '$lib/core/step.ts';
import { lentTokens } from '$lib/core/rules/initiative.ts';
import { cardsDrawn, handLimit } from '$lib/core/rules/standing.ts';
import type { Step } from '$lib/core/vocabulary.ts';
import type { IconName } from '$lib/ui/kit/icons.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { routine as words } from '$words/routine.ts';

/** The number of the current step and how many there are, from 1, for the eyebrow of the stage. */
export function stepPlace({ position, ruleset }: GameModel): [number: number, of: number] {
  const steps = stepsOf(ruleset.plan, position.phase);
  return [steps.indexOf(position.step) + 1, steps.length];
}

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

/** Who is known to draw more than one action card, by how many. */
export function drawsMore({
  game,
  ruleset,
  names,
}: GameModel): { names: string[]; cards: number }[] {
  const rows = playingSeats(game).map((seat) => [seat, cardsDrawn(game, ruleset, seat)] as const);
  const counts = [...new Set(rows.map(([, cards]) => cards))].filter((cards) => cards > 1);
  return counts.map((cards) => ({
    cards,
    names: rows.flatMap(([seat, own]) => (own === cards ? names.seat(seat) : [])),
  }));
}

/** Drawing, and how many cards anyone keeps: by the laws in play, and but for those who keep all. */
function drawNotes({ game, ruleset, names }: GameModel): Note[] {
  const limits = playingSeats(game).map((seat) => ({
    name: names.seat(seat),
    limit: handLimit(game, ruleset, seat),
  }));
  const known = limits.flatMap(({ limit }) => limit ?? []);
  const free = limits.flatMap(({ name, limit }) => (limit === null ? name : []));
  /** Where every technology is on a sheet, the list says who draws more. */
  const told = playingSeats(game).every((seat) => game.players[seat]?.technologies != null);
  return [
    { icon: 'info', text: told ? words.notes.draw : words.notes.drawUntold },
    ...(known.length > 0
      ? [{ icon: 'scroll' as const, text: words.notes.hand(Math.min(...known), free) }]
      : []),
  ];
}

/** What the last of these steps does with initiative tokens that are lent, as sentences (R-INIT-04). */
export function goesBack({ game, ruleset, names }: GameModel, steps: readonly Step[]): string[] {
  const last = stepsOf(ruleset.plan, 'status').at(-1);
  if (last === undefined || !steps.includes(last)) return [];
  return lentTokens(game, ruleset).map(({ holder, owner }) =>
    game.players[owner]?.presence === 'eliminated'
      ? words.notes.zeroGone(names.seat(holder))
      : words.notes.zero(names.seat(holder), names.seat(owner)),
  );
}

/** The reminders of these steps, in their order. */
export function notesOf(model: GameModel, steps: readonly Step[]): Note[] {
  const back = goesBack(model, steps).map((text): Note => ({ icon: 'token', text }));
  const notes = steps.flatMap((step) => (step === 'draw' ? drawNotes(model) : (NOTES[step] ?? [])));
  return [...notes, ...back];
}
