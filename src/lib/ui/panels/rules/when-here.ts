/** What somebody does who goes on from there. */
const GOES_ON = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * The point that was looked up comes into view, below the head of its card, and stays there when a bar
 * above makes the card lower, until somebody goes on in it.
 */
export const whenHere = (here: boolean) => (node: HTMLElement) => {
  const card = node.closest('.card');
  if (!here || !card) return;
  const watch = new ResizeObserver(() => {
    const bottom = node.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
    // A card begins at its answer as long as the point is on the screen so, too.
    if (bottom > 0) node.scrollIntoView({ block: 'center' });
  });
  const gone = new AbortController();
  const leave = () => {
    watch.disconnect();
    gone.abort();
  };
  watch.observe(card);
  for (const what of GOES_ON) {
    card.addEventListener(what, leave, { passive: true, signal: gone.signal });
  }
  return leave;
};
