/**
 * Whether an act of a device may be tried at all: it is one, it is its own, it is allowed, and it was drawn
 * of the game as it stands. Whether it is by the rules, the engine says, as it does to the keeper.
 */
import type { Act, Command } from '$lib/core/commands/command.ts';
import { headOf, gameOf, type EngineState } from '$lib/core/engine/engine-state.ts';
import type { Seat } from '$lib/core/vocabulary.ts';
import { actSaid, type Permission } from './acts.ts';
import type { ActOutcome, SaidOf } from './messages.ts';

/** Whose device it is, and what the keeper allows it. */
export interface Holder {
  seat: Seat | null;
  allowed: readonly Permission[];
}

/** An act that may be tried: handed to the session as a tap of the keeper is. */
export interface Admitted {
  kind: 'admitted';
  command: Command<never>;
  args: never;
  /** What the same tap records after it. */
  and: readonly Act[];
  /** The head that it answers. */
  head: number;
}

/** No message of our app: its sender is cut off. */
export interface Foreign {
  kind: 'foreign';
}

/** How far an act may lag behind: what happened since then was a few taps. */
const LAG = 32;

/**
 * Whether the game stands where it stood at an earlier head, but for what other seats did meanwhile: two
 * may answer a card at once. Undo and a change of the past are no such thing, nor is an act of the same seat.
 */
function standsStill({ entries, timeline }: EngineState, head: number, seat: Seat): boolean {
  const since = entries.slice(head);
  if (head < 1 || since.length > LAG) return false;
  const moved = since.some(({ body }) => body.kind === 'mark' || body.kind === 'amendment');
  if (moved || JSON.stringify(since).includes(`"${seat}"`)) return false;
  const { positions } = timeline.past;
  const then = positions[timeline.line.findLastIndex((item) => item.seq <= head)];
  const now = positions.at(-1);
  if (!then || !now) return false;
  return (['round', 'phase', 'step', 'turnNumber'] as const).every((key) => then[key] === now[key]);
}

/** What is to be done with an act that a device has sent. */
export function admit(
  state: EngineState,
  { seat, allowed }: Holder,
  { act, args, head }: SaidOf<'act'>,
): Admitted | Foreign | ActOutcome {
  const said = actSaid(act, args);
  // Our app sends neither what is no act nor one of another seat.
  if (!said || seat === null || said.seat !== seat) return { kind: 'foreign' };
  if (!allowed.includes(said.permission)) return { kind: 'not-allowed' };
  const now = headOf(state);
  if (head !== now && (head > now || !standsStill(state, head, seat))) return { kind: 'stale' };
  if (!said.fits(gameOf(state))) return { kind: 'not-allowed' };
  const { command } = said;
  return {
    kind: 'admitted',
    command: command as Command<never>,
    args: said.args as never,
    and: said.and(state.timeline.line),
    head: now,
  };
}
