/** The board on a page of its own: bundled by `page-bundle.ts`, without the app around it. */
import { mount, unmount } from 'svelte';
import type { GameView } from '../../../src/lib/core/queries/game-view.ts';
import Sheet from '../../../src/lib/ui/sheet/Sheet.svelte';
import RoundRail from '../../../src/lib/ui/shell/RoundRail.svelte';
import '../../../src/app.css';
import '../../../src/lib/ui/styles/classes.css';
import '../../../src/lib/ui/styles/states.css';

let drawn: ReturnType<typeof mount>[] = [];

/** Draws a document in the place of the one before; the answer is what presses on it open from then on, as it grows. */
export function draw(target: HTMLElement, view: GameView): string[] {
  const opened: string[] = [];
  const press = (what: string) => () => opened.push(what);
  for (const part of drawn) void unmount(part);
  const rail = { view, clock: view.clock, onrules: press('rules'), onclock: press('clock') };
  const opens = {
    player: (seat: string) => opened.push(`player ${seat}`),
    objective: (objective: string | null, seat: string | null) =>
      opened.push(`objective ${objective} ${seat}`),
    answers: press('answers'),
  };
  drawn = [
    mount(RoundRail, { target, props: rail }),
    mount(Sheet, { target, props: { view, opens } }),
  ];
  return opened;
}
