/** The point that was looked up comes into view, below the head of its card. */
export const whenHere = (here: boolean) => (node: HTMLElement) => {
  const card = node.closest('.card');
  if (!here || !card) return;
  const bottom = node.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
  // A card begins at its answer as long as the point is on the screen so, too.
  if (bottom > 0) node.scrollIntoView({ block: 'center' });
};
