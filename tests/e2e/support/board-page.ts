/** The board on a page of its own: bundled by `board-bundle.ts`, without the app around it. */
import { mount } from 'svelte';
import type { GameView } from '../../../src/lib/core/views/game-view.ts';
import Sheet from '../../../src/lib/ui/sheet/Sheet.svelte';
import RoundRail from '../../../src/lib/ui/shell/RoundRail.svelte';
import '../../../src/app.css';
import '../../../src/lib/ui/styles/classes.css';
import '../../../src/lib/ui/styles/states.css';

/** Draws a document; the answer is what presses on it open from then on, as it grows. */
export function draw(target: HTMLElement, view: GameView): string[] {
  const opened: string[] = [];
  const press = (what: string) => () => opened.push(what);
  target.replaceChildren();
  mount(RoundRail, { target, props: { view, onrules: press('rules'), onclock: press('clock') } });
  mount(Sheet, {
    target,
    props: {
      view,
      opens: {
        player: (seat) => opened.push(`player ${seat}`),
        objective: (objective, seat) => opened.push(`objective ${objective} ${seat}`),
      },
    },
  });
  return opened;
}
