/** The steps by which a table was laid: each can be undone and redone, one by one, and says what it changed. */
import { setupWords } from '$words/setup.ts';
import type { SeatDraft, SetupDraft } from './draft.ts';
import { nameIn } from './names.ts';

/** The drafts before the one on the screen and after it, both in the order in which they came. */
export interface DraftSteps {
  past: readonly SetupDraft[];
  future: readonly SetupDraft[];
}

/** So many steps are kept: more than it takes to lay a table of eight twice. */
const MOST = 100;

/** The steps once another draft has taken the place of `left`: what was undone before is gone. */
export const stepTaken = ({ past }: DraftSteps, left: SetupDraft): DraftSteps => ({
  past: [...past, left].slice(-MOST),
  future: [],
});

/** The draft before `now`, and the steps from there; null before the first. */
export function stepBack(steps: DraftSteps, now: SetupDraft) {
  const draft = steps.past.at(-1);
  if (!draft) return null;
  return { draft, steps: { past: steps.past.slice(0, -1), future: [now, ...steps.future] } };
}

/** The draft that was undone last, and the steps from there; null where none was. */
export function stepOn(steps: DraftSteps, now: SetupDraft) {
  const [draft, ...future] = steps.future;
  return draft ? { draft, steps: { past: [...steps.past, now], future } } : null;
}

/** One thing that a step has changed; `table` for several at once. */
export type DraftChange =
  | { what: 'removed'; seats: SeatDraft[] }
  | {
      what:
        | 'added'
        | 'seating'
        | 'names'
        | 'factions'
        | 'colours'
        | 'starting'
        | 'speaker'
        | 'opening'
        | 'goal'
        | 'depth'
        | 'clock'
        | 'rules'
        | 'game'
        | 'table';
    };

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Whether two drafts say the same. */
export const sameDraft = (one: SetupDraft, other: SetupDraft): boolean => !differ(one, other);

/** What a seat holds, by the name of its change. */
const OF_SEAT = {
  names: ({ name }: SeatDraft) => name,
  factions: ({ faction, rolled, dealt }: SeatDraft) => [faction, rolled, dealt ?? []],
  colours: ({ colour }: SeatDraft) => colour,
  starting: ({ starting }: SeatDraft) => starting ?? null,
} as const;

const OF_TABLE = {
  opening: ({ opening }: SetupDraft) => opening,
  goal: ({ goal }: SetupDraft) => goal,
  depth: ({ depth }: SetupDraft) => depth,
  clock: ({ clock }: SetupDraft) => clock,
  game: ({ game }: SetupDraft) => game,
  rules: ({ expansions, setup, ...draft }: SetupDraft) => [
    expansions,
    setup,
    draft.options,
    draft.endAfterRound,
    draft.tokenTotal,
    draft.cardsEach,
    draft.startingTokens,
    draft.secretLimit,
    draft.publicObjectives,
    draft.objectivesEnd,
    draft.secretsDrawn,
    draft.ownCards,
  ],
} as const;

const keysOf = <T extends object>(rows: T) => Object.keys(rows) as (keyof T)[];

/** The seats of one draft that sit in the other too, in its order. */
const shared = (one: SetupDraft, { seats }: SetupDraft) =>
  one.seats.filter(({ key }) => seats.some((seat) => seat.key === key));

/** The change that a step made. */
export function changeBetween(before: SetupDraft, after: SetupDraft): DraftChange {
  const [stayed, staying] = [shared(before, after), shared(after, before)];
  const gone = before.seats.filter((seat) => !stayed.includes(seat));
  const twins = stayed.map((seat) => [seat, staying.find(({ key }) => key === seat.key) ?? seat]);
  const keys = (seats: readonly SeatDraft[]) => seats.map(({ key }) => key);
  const changes: DraftChange[] = [
    ...(gone.length > 0 ? [{ what: 'removed' as const, seats: gone }] : []),
    ...(after.seats.length > staying.length ? [{ what: 'added' as const }] : []),
    ...(differ(keys(stayed), keys(staying)) ? [{ what: 'seating' as const }] : []),
    ...keysOf(OF_SEAT)
      .filter((what) =>
        twins.some(([one, other]) => differ(OF_SEAT[what](one!), OF_SEAT[what](other!))),
      )
      .map((what) => ({ what })),
    ...keysOf(OF_TABLE)
      .filter((what) => differ(OF_TABLE[what](before), OF_TABLE[what](after)))
      .map((what) => ({ what })),
    // A speaker who leaves the table hands the token on.
    ...(before.speaker !== after.speaker && gone.every(({ key }) => key !== before.speaker)
      ? [{ what: 'speaker' as const }]
      : []),
  ];
  // Another game brings its own rules, objectives and factions.
  const game = changes.find(({ what }) => what === 'game');
  return game ?? (changes.length === 1 ? changes[0]! : { what: 'table' });
}

/** The first seat of `now` that is not as it was in `before`, or null. */
export function changedSeatIn(now: SetupDraft, before: SetupDraft): SeatDraft | null {
  const was = (seat: SeatDraft) => before.seats.find(({ key }) => key === seat.key);
  return now.seats.find((seat) => differ(seat, was(seat))) ?? null;
}

/** The sentence for what was just undone; `seats` are those of the table as it is again. */
export function sayUndone(change: DraftChange, seats: readonly SeatDraft[]): string {
  const words = setupWords.undone;
  if (change.what !== 'removed') return words[change.what];
  return words.removed(change.seats.map((seat) => nameIn(seats, seat)));
}
