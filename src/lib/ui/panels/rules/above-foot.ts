/** Where the screen is narrow the rules cover all but the foot of the stage: how high that is. */
export function aboveFoot(panel: HTMLElement): () => void {
  const foot = document.querySelector<HTMLElement>('main.table > .stage > footer');
  if (!foot) return () => {};
  const watch = new ResizeObserver(() => {
    const sticks = getComputedStyle(foot).position === 'sticky';
    panel.style.setProperty('--foot', `${sticks ? foot.offsetHeight : 0}px`);
  });
  watch.observe(foot);
  return () => watch.disconnect();
}
