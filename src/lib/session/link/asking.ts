/** Acts of a device's own seat, as a screen asks for them: none leaves that the table would cut it off for. */
import { actSaid, type ActName, type ArgsOf } from '$lib/link/acts.ts';
import type { AskedOutcome, FollowedTable } from './followed-table.svelte.ts';

export type { ActName, ArgsOf };

/** Asks the table for an act; throws where no device may send it like that. */
export function askTable<N extends ActName>(
  table: FollowedTable,
  name: N,
  args: ArgsOf<N>,
): Promise<AskedOutcome> {
  const said = actSaid(name, args);
  if (!said || said.seat !== table.member.seat) throw new TypeError(`no act of this seat: ${name}`);
  return table.act(name, args);
}
