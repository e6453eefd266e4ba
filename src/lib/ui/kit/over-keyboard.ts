/**
 * Keeps what fills the window above the keyboard of the device: `--seen` is the height that it
 * leaves, `--seen-top` how far the page was pushed up for it. Neither is set without a keyboard.
 */
export function overKeyboard(node: HTMLElement): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!seen) return undefined;
  const fit = () => {
    const covered = window.innerHeight - seen.height;
    // Who pinches the page larger sees less of it as well.
    if (covered > 80 && seen.scale === 1) {
      node.style.setProperty('--seen', `${seen.height}px`);
      node.style.setProperty('--seen-top', `${seen.offsetTop}px`);
    } else for (const name of ['--seen', '--seen-top']) node.style.removeProperty(name);
  };
  fit();
  seen.addEventListener('resize', fit);
  seen.addEventListener('scroll', fit);
  return () => {
    seen.removeEventListener('resize', fit);
    seen.removeEventListener('scroll', fit);
  };
}
