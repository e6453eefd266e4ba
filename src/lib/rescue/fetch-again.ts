/** The app fetched again, past everything that the browser keeps of it. The games are left alone. */

/** Throws away what is kept of the app and fetches it; false, with nothing changed, without a host. */
export async function fetchAgain(scope: string): Promise<boolean> {
  const fresh = (path: string) => fetch(new URL(path, scope).href, { cache: 'reload' });
  try {
    // The worker never keeps this file: what answers is the host.
    const { version } = (await (await fresh('_app/version.json')).json()) as { version?: unknown };
    if (typeof version !== 'string') return false;
  } catch {
    return false;
  }
  // Where there is no safe connection there are no caches either.
  const names = 'caches' in window ? await caches.keys() : [];
  const own = names.filter((name) => name.indexOf(`custodian ${scope} `) === 0);
  await Promise.all(own.map((name) => caches.delete(name)));
  try {
    const pages = ['200.html', './'].map(async (page) => (await fresh(page)).text());
    const scripts =
      (await Promise.all(pages)).join().match(/[^"']*\/_app\/immutable\/[^"']+/g) ?? [];
    await Promise.all(scripts.map(fresh));
  } catch {
    // What is missing is asked for again by the page itself.
  }
  return true;
}
