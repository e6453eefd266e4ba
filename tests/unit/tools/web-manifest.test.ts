/** The web manifest: what a device reads to install the app and to hand files to it. */
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { webManifest } from '../../../src/tools/adapter.mjs';
import { page } from '../../../src/lib/words/en/page.ts';

const text = v.pipe(v.string(), v.minLength(1));
/** Inside the scope, wherever the app is hosted. */
const address = v.pipe(text, v.regex(/^\.\//));
const extension = v.pipe(text, v.regex(/^\.[a-z]+$/));
const mediaType = v.pipe(text, v.regex(/^[a-z]+\/[a-z+-]+$/));

/**
 * The members that this app uses, by "Web Application Manifest" (W3C), "Web Share Target" (WICG) and
 * "File Handling" (WICG). Strict: a misspelt member is one that no browser reads.
 */
const MANIFEST = v.strictObject({
  name: text,
  short_name: v.pipe(text, v.maxLength(12)),
  description: text,
  lang: text,
  dir: v.picklist(['ltr', 'rtl', 'auto']),
  start_url: address,
  scope: v.literal('./'),
  display: v.picklist(['fullscreen', 'standalone', 'minimal-ui', 'browser']),
  orientation: v.picklist(['any', 'natural', 'landscape', 'portrait']),
  theme_color: v.pipe(text, v.hexColor()),
  background_color: v.pipe(text, v.hexColor()),
  categories: v.array(text),
  icons: v.array(
    v.strictObject({
      src: text,
      sizes: v.pipe(text, v.regex(/^(any|\d+x\d+)$/)),
      type: mediaType,
      purpose: v.picklist(['any', 'maskable', 'monochrome']),
    }),
  ),
  file_handlers: v.array(
    v.strictObject({ action: address, accept: v.record(mediaType, v.array(extension)) }),
  ),
  // Files come by POST in parts alone: any other share target with files is ignored.
  share_target: v.strictObject({
    action: address,
    method: v.literal('POST'),
    enctype: v.literal('multipart/form-data'),
    params: v.strictObject({
      files: v.array(
        v.strictObject({ name: text, accept: v.array(v.union([mediaType, extension])) }),
      ),
    }),
  }),
});

type Manifest = v.InferOutput<typeof MANIFEST>;

const english = { id: 'en', name: 'English', tag: 'en-GB', direction: 'ltr', page } as const;
const made = () => JSON.parse(webManifest(english)) as Manifest;

test('the manifest is one', () => {
  expect(v.safeParse(MANIFEST, made()).issues).toBeUndefined();
});

test.each<[string, (manifest: Manifest) => void]>([
  [
    'files are not sent in parts',
    ({ share_target: target }) => {
      Object.assign(target, { enctype: 'application/x-www-form-urlencoded' });
    },
  ],
  [
    'what is shared leaves the app',
    ({ share_target: target }) => {
      target.action = 'https://elsewhere.example/';
    },
  ],
  [
    'an extension has no dot',
    ({ file_handlers: [handler] }) => {
      if (handler) handler.accept = { 'application/json': ['json'] };
    },
  ],
  [
    'a member is misspelt',
    (manifest) => {
      Object.assign(manifest, { share_targets: manifest.share_target });
    },
  ],
])('it is none where %s', (_, spoil) => {
  const manifest = made();
  spoil(manifest);
  expect(v.is(MANIFEST, manifest)).toBe(false);
});
