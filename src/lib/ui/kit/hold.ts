/** How long a button still looks pressed once it is let go (ms): until its act is on the screen. */
const HELD = 200;

/**
 * Keeps a button pressed a little longer. What it did is seen next; drawn in between, letting go
 * would only hold that up.
 */
export function hold(button: Element): void {
  button.classList.add('held');
  setTimeout(() => button.classList.remove('held'), HELD);
}
