/**
 * A page of plain buttons that move, fold and replace one another under a guard, and a witness: it
 * notes after each frame what lies where, and says from that alone what a press should have done.
 */
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import type { TapGuard } from '../../../src/lib/ui/model/tap-guard.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** How long (ms) what came up takes no press, and how far (px) presses at one place are apart. */
const RULE = { fresh: 300, reach: 48 };

/** So near (ms) to a limit the witness and the guard may both be right. */
const BLUR = 45;

export interface Press {
  /** Whether it reached its button. */
  counted: boolean;
  /** What it should have done; `blurred` within the accuracy of the clocks, and where nothing lies. */
  expected: 'counts' | 'held' | 'blurred';
  /** Why, for the reader of a failure. */
  why: string;
  /** Whether the press before it was at the same place. */
  near: boolean;
}

declare global {
  interface Window {
    Guard: { TapGuard: typeof TapGuard };
    presses: Press[];
    change: (kind: string, a: number, b: number) => void;
    places: () => { x: number; y: number }[];
  }
}

/** The guard as one script for a page. */
export async function guardScript(): Promise<string> {
  const made = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { $lib: join(ROOT, 'src/lib') } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/lib/ui/model/tap-guard.ts', formats: ['iife'], name: 'Guard' },
    },
  });
  const [{ output }] = [made].flat() as [Rollup.RolldownOutput | Rollup.RollupOutput];
  return output[0].code;
}

export const PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
<style>
  body { margin: 0; font: 16px sans-serif }
  .stage { width: 300px; padding: 20px }
  .stage button { display: block; width: 100%; height: 52px; margin: 0; border: 1px solid }
  .stage button.folded { height: 20px }
  #float { position: absolute; left: 400px; top: 40px; width: 120px; height: 60px }
  dialog { position: fixed; inset: 30px auto auto 10px; margin: 0; padding: 10px; width: 260px }
  dialog button { display: block; width: 100%; height: 64px }
  [data-early] { opacity: 0.4 }
</style>
<main id="root">
  <section class="stage"></section>
  <button id="float">float</button>
  <dialog><button>one</button><button>two</button></dialog>
</main>`;

/** Runs in the page: what happens to it, the guard over it, and the witness. */
export function start({ rule, blur }: { rule: typeof RULE; blur: number }): void {
  /** A finger that lies longer (ms) may make no click. */
  const LONG_PRESS = 350;
  const root = document.querySelector('#root') as HTMLElement;
  const stage = root.querySelector('.stage') as HTMLElement;
  const float = root.querySelector('#float') as HTMLElement;
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  let moment = 0;
  let made = 0;
  const guard = new window.Guard.TapGuard(() => String(moment));
  const row = () => {
    const button = document.createElement('button');
    button.dataset.id = `row ${++made}`;
    button.textContent = button.dataset.id;
    return button;
  };
  for (const [i, button] of root.querySelectorAll('button').entries())
    button.dataset.id ??= `b${i}`;
  dialog.dataset.id = 'dialog';
  stage.append(...Array.from({ length: 7 }, row));

  // What the witness sees: after each frame, what lies where and in front.
  interface Seen {
    at: number;
    front: string;
    items: { id: string; box: DOMRect }[];
  }
  const nameOf = (element: Element) =>
    (element as HTMLElement).dataset.id + (element.closest('.stage') ? ` of ${moment}` : '');
  const frames: Seen[] = [];
  /** Frames (ms) that showed what an act, or another window, had led to; the last is to come. */
  let acting: 'no' | 'under way' | 'to be painted' | 'in this frame' = 'no';
  let foreign = false;
  let shownAt = -1000;
  let foreignAt = -1000;
  /** Notes what a frame is about to paint, and once it has been painted, since when it is there. */
  function frame(): void {
    const modal = dialog.open;
    const buttons = [...(modal ? dialog : root).querySelectorAll('button')];
    const items = buttons.map((b) => ({ id: nameOf(b), box: b.getBoundingClientRect() }));
    if (acting === 'to be painted') acting = 'in this frame';
    setTimeout(() => {
      const at = performance.now();
      frames.push({ at, front: modal ? 'dialog' : 'page', items });
      if (acting === 'in this frame') {
        acting = 'no';
        shownAt = at;
        if (foreign) foreignAt = at;
        foreign = false;
      }
    });
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  /** What lies there: of two that share an edge both do. */
  const lying = ({ front, items }: Seen, x: number, y: number) => {
    const there = items.filter(
      ({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
    );
    return there.length > 0 ? there.map(({ id }) => id) : [front];
  };
  /** Since when (ms) this has lain there without a break. */
  function since(pressed: Element, stray: { x: number; y: number }): number {
    const id = nameOf(pressed);
    // A browser takes a finger that strays a little off a button for one on it.
    const box = pressed.getBoundingClientRect();
    const inside = pressed.localName === 'button';
    const x = inside ? Math.min(Math.max(stray.x, box.left), box.right) : stray.x;
    const y = inside ? Math.min(Math.max(stray.y, box.top), box.bottom) : stray.y;
    let from = performance.now();
    for (const seen of frames.toReversed()) {
      if (!lying(seen, x, y).includes(id)) return from;
      from = seen.at;
    }
    return from;
  }

  window.presses = [];
  let before: { x: number; y: number } | null = null;
  const expected = (event: PointerEvent): Omit<Press, 'counted' | 'near'> => {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const pressed = (event.target as Element).closest('button, dialog');
    if (acting !== 'no') return { expected: 'held', why: `an act is ${acting}` };
    if (Math.abs(at - shownAt) < 20) return { expected: 'blurred', why: 'just painted' };
    if (at < shownAt) return { expected: 'held', why: 'down before its outcome was painted' };
    const close = before !== null && Math.hypot(before.x - x, before.y - y) <= rule.reach;
    if (!pressed) return { expected: 'blurred', why: 'nothing was pressed' };
    const ages = [at - foreignAt];
    if (close) ages.push(at - since(pressed, { x, y }));
    const age = Math.min(...ages);
    const what = nameOf(pressed);
    const why = `${what}: the newest there is ${Math.round(age)} ms old, ${close ? 'near' : 'far'}`;
    if (Math.abs(age - rule.fresh) < blur) return { expected: 'blurred', why };
    return { expected: age < rule.fresh ? 'held' : 'counts', why };
  };
  addEventListener(
    'pointerdown',
    (event) => {
      const { clientX: x, clientY: y } = event;
      const near = before !== null && Math.hypot(before.x - x, before.y - y) <= rule.reach;
      window.presses.push({ ...expected(event), counted: false, near });
      before = { x, y };
    },
    true,
  );
  // On a busy machine a finger may be lifted late: the browser takes that for a long press, or for none.
  let downAt = 0;
  const lifted = ({ type, timeStamp }: PointerEvent) => {
    const last = window.presses.at(-1);
    if (!last || (type === 'pointerup' && timeStamp - downAt < LONG_PRESS)) return;
    last.expected = 'blurred';
  };
  addEventListener('pointerdown', ({ timeStamp }) => (downAt = timeStamp), true);
  addEventListener('pointerup', lifted, true);
  addEventListener('pointercancel', lifted, true);
  root.addEventListener('click', () => {
    const last = window.presses.at(-1);
    if (last) last.counted = true;
  });
  guard.watch(root);

  const rows = () => [...stage.children] as HTMLElement[];
  const changes: Record<string, (a: number, b: number) => void> = {
    fold: (a) => void rows()[a % rows().length]?.classList.toggle('folded'),
    remove: (a) => void (rows().length > 4 && rows()[a % rows().length]?.remove()),
    insert: (a) => void (rows().length < 10 && stage.insertBefore(row(), rows()[a] ?? null)),
    replace: (a) => void rows()[a % rows().length]?.replaceWith(row()),
    swap: (a, b) => {
      const [one, two] = [rows()[a % rows().length], rows()[b % rows().length]];
      if (one && two) stage.insertBefore(one, two);
    },
    move: (a, b) => {
      float.style.left = `${400 + 20 * a}px`;
      float.style.top = `${40 + 10 * b}px`;
    },
    cover: () => (dialog.open ? dialog.close() : dialog.showModal()),
    scroll: (a) => {
      stage.style.marginTop = `${(a % 3) * 26}px`;
    },
    nothing: () => {},
  };
  const kinds = Object.keys(changes);
  window.change = (kind, a, b) => {
    const inner = kinds[(a * 7 + b) % kinds.length] ?? 'nothing';
    if (kind === 'act') {
      const end = guard.begin();
      acting = 'under way';
      setTimeout(() => {
        changes[inner]?.(b, a);
        moment++;
        end();
        acting = 'to be painted';
      }, a * 12);
    } else if (kind === 'elsewhere') {
      changes[inner]?.(b, a);
      moment++;
      foreign = true;
      acting = 'to be painted';
      guard.changedUnasked();
    } else changes[kind]?.(a, b);
  };
  window.places = () =>
    [...document.querySelectorAll('button')]
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
}

export const KINDS = [
  'fold',
  'remove',
  'insert',
  'replace',
  'swap',
  'move',
  'cover',
  'scroll',
  'nothing',
  'act',
  'act',
  'elsewhere',
];

export { BLUR, RULE };
