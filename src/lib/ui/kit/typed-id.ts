import { ownId } from './own-id.ts';

/** An id for a card that was typed by hand: its letters, and a number where two are alike. */
export function typedId(name: string, taken: (id: string) => boolean): string {
  const base = ownId(name);
  let id = base;
  for (let i = 2; taken(id); i++) id = `${base}-${i}`;
  return id;
}
