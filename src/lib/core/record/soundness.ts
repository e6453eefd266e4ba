/**
 * Whether a record holds together: one game by its id, checksums that hold, bodies that can be read,
 * real instants, and marks and amendments that point back. A mark that points forward could lead the
 * line in a circle for ever.
 */
import { isGameId } from '../id.ts';
import { hasBones } from './bones.ts';
import { sumOf, type Written } from './entry.ts';

/** Furthest instant that a date can show, in epoch ms. */
const LAST_INSTANT = 8.64e15;
const isInstant = (at: number) => Number.isFinite(at) && Math.abs(at) <= LAST_INSTANT;

function holdsTogether(entry: Written, moves: ReadonlySet<number>): boolean {
  const { at, body, group, mono, seq } = entry;
  if (!isInstant(at) || !Number.isFinite(mono)) return false;
  if (!(group >= 1 && group <= seq)) return false;
  if (body.kind === 'mark') return body.head === 0 || moves.has(body.head);
  if (body.kind === 'gap')
    return isInstant(body.from) && isInstant(body.to) && body.from <= body.to;
  if (body.kind !== 'amendment') return true;
  const put = 'facts' in body ? body.facts : body.place === 'remove' ? [] : [body];
  return moves.has(body.target) && put.every((fact) => isInstant(fact.at));
}

/**
 * The place, counted from 1, of the first entry from which on the record cannot be trusted, or
 * null. The checksums of the first `checked` entries are known to hold.
 */
export function firstUnsound(entries: readonly Written[], checked = 0): number | null {
  const moves = new Set<number>();
  const id = entries[0]?.gameId;
  if (id !== undefined && !isGameId(id)) return 1;
  for (const [i, entry] of entries.entries()) {
    const { body, gameId, seq, sum } = entry;
    const holds = i < checked || sumOf(entries[i - 1]?.sum ?? '', entry) === sum;
    if (!holds || seq !== i + 1 || gameId !== id) return i + 1;
    if (!hasBones(entry) || !holdsTogether(entry, moves)) return i + 1;
    if (body.kind === 'fact' || body.kind === 'amendment') moves.add(seq);
  }
  return null;
}

/**
 * The entries before the damage at this place (counted from 1), without a tap that it cuts in two.
 */
export function soundPart(entries: readonly Written[], damaged: number): Written[] {
  const sound = entries.slice(0, damaged - 1);
  const cut = entries[damaged - 1]?.group;
  while (sound.length > 0 && sound.at(-1)?.group === cut) sound.pop();
  return sound;
}
