/**
 * What a device needs to install the app, in one language. A device knows an installed app by its
 * start_url, which is the same in each.
 */
import { builtLanguages } from './languages.mjs';

const icon = (src, sizes, purpose) => ({ src, sizes, type: 'image/png', purpose });

/** The file of a language's manifest; the first has the name under which apps are known already. */
export const manifestFile = (id) =>
  id === builtLanguages()[0] ? 'manifest.webmanifest' : `manifest.${id}.webmanifest`;

/**
 * The web manifest of a language, as text.
 *
 * @param {import('../lib/words/identity.ts').LanguageIdentity & { page: import('../lib/words/identity.ts').PageWords }} language
 */
export function webManifest({ tag, direction, page }) {
  const manifest = {
    ...page.manifest,
    lang: tag,
    dir: direction,
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    theme_color: '#080b13',
    background_color: '#080b13',
    categories: ['games', 'utilities'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icons/icon-192.png', '192x192', 'any'),
      icon('icons/icon-512.png', '512x512', 'any'),
      icon('icons/maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
