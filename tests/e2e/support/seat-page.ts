/** A seat's own screen on a page: bundled by `page-bundle.ts`, its table on the same page, a wire in memory between. */
import '../../../src/app.css';
import '../../../src/lib/ui/styles/classes.css';
import '../../../src/lib/ui/styles/states.css';
import { mount } from 'svelte';
import { openState } from '../../../src/lib/core/engine/open.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import type { Seat } from '../../../src/lib/core/seat.ts';
import { PERMISSIONS } from '../../../src/lib/link/acts.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import { changeOf } from '../../../src/lib/session/derived-row.ts';
import { FollowedTable } from '../../../src/lib/session/link/followed-table.svelte.ts';
import { TableHost } from '../../../src/lib/session/link/table-host.ts';
import { GameSession } from '../../../src/lib/session/session.svelte.ts';
import { storeGame } from '../../../src/lib/storage/transfer.ts';
import SeatScreen from '../../../src/lib/ui/seat/SeatScreen.svelte';

let cutWire: () => void = () => undefined;
let kept: GameSession | null = null;

/** Stores a record and opens it as its keeper, and its screen for a seat (null: it watches). */
export async function open(target: HTMLElement, entries: Written[], seat: Seat | null) {
  const change = changeOf(openState(rulesetFor, entries));
  await storeGame({ entries, change, copyId: 'copy' }, { stored: () => undefined });
  const opened = await GameSession.open(entries[0]?.gameId ?? '');
  if (opened.kind !== 'open') throw new Error(opened.kind);
  kept = opened.session;
  const host = new TableHost(opened.session);
  const table = new FollowedTable();
  const line = host.connect(
    { send: (text) => table.hear(text), close: () => table.lost() },
    { seat, allowed: seat === null ? [] : PERMISSIONS },
  );
  table.begin({ send: (text) => line.hear(text), close: () => line.lost() }, '4711');
  line.letIn();
  cutWire = () => {
    line.lost();
    table.lost();
  };
  mount(SeatScreen, { target, props: { table } });
}

export const cut = (): void => cutWire();
/** Entries that the keeper has. */
export const length = (): number => kept?.entries.length ?? 0;
