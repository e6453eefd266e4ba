/**
 * Fetched by static/watch.js when the app has not started, or a part of it is gone: the page is
 * loaded again where the host has another build by now, once for each build that failed. Where that
 * does not help, the way to the rescue page is shown.
 */
import { said } from './said.ts';

const root = document.documentElement;
const { src } = document.currentScript as HTMLScriptElement;
const scope = src.slice(0, src.lastIndexOf('/') + 1);

/** The builds that were left by loading the page again, as long as this tab lives. */
const LEFT = 'custodian.left-builds';
const OFFER = 'rescue-offer';
/** So long (ms) an app that takes its time is waited for. */
const PATIENCE = 3000;

const started = () => root.hasAttribute('data-started');

/** The build that a page loaded now would be of, or null where that cannot be said. */
function currentBuild(): Promise<string | null> {
  return fetch(`${scope}200.html`, { cache: 'no-store' })
    .then((answer) => answer.text())
    .then((html) => /<html[^>]* data-build="([^"]+)"/.exec(html)?.[1] ?? null)
    .catch(() => null);
}

/** Notes that a build is left; false when it was before, or when nothing can be noted. */
function leave(build: string): boolean {
  try {
    const left = (sessionStorage.getItem(LEFT) ?? '').split(' ');
    if (left.indexOf(build) >= 0) return false;
    sessionStorage.setItem(LEFT, [...left, build].join(' '));
    return true;
  } catch {
    // Storage can be blocked: then the page might be loaded again for ever.
    return false;
  }
}

/** A sentence and a link below the empty page, until the app comes after all. */
function offer(): void {
  if (started() || document.getElementById(OFFER)) return;
  const { stuck } = said();
  const note = document.createElement('p');
  note.id = OFFER;
  note.setAttribute('role', 'alert');
  // The styles of the app may be what is missing.
  note.style.cssText =
    'max-width:36rem;margin:3rem auto;padding:1.5rem;font:1.125rem/1.4 system-ui';
  const link = document.createElement('a');
  link.href = `${scope}rescue.html`;
  link.textContent = stuck.link;
  link.style.cssText = 'display:inline-block;padding:.75rem 0;color:inherit;font-weight:600';
  note.append(stuck.text, ' ', link);
  document.body.appendChild(note);
  new MutationObserver((_, watch) => {
    if (!started()) return;
    watch.disconnect();
    note.remove();
  }).observe(root, { attributes: true });
}

function help(): void {
  const build = root.getAttribute('data-build');
  void currentBuild().then((current) => {
    // What only this page holds any more would go with it.
    const mayGo = !root.hasAttribute('data-unsaved');
    if (mayGo && build && current && current !== build && leave(build)) location.reload();
    else setTimeout(offer, PATIENCE);
  });
}

help();
