/** Brings what has just opened into view, as little as possible. */
export function intoView(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
}
