import { describe, expect, it } from 'vitest';
import { sevenDays, type SevenDays } from '../../../src/lib/session/keeping.svelte.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)';
const SAFARI = 'Version/18.4 Safari/605.1.15';

const BROWSERS: readonly (readonly [string, string, number, SevenDays | null])[] = [
  ['Safari on a Mac', `${MAC} ${WEBKIT} ${SAFARI}`, 0, 'desktop'],
  ['Safari on an iPad, which says it is a Mac', `${MAC} ${WEBKIT} ${SAFARI}`, 5, 'mobile'],
  [
    'Safari on an iPhone',
    `${PHONE} ${WEBKIT} Version/18.4 Mobile/15E148 Safari/604.1`,
    5,
    'mobile',
  ],
  ['Chrome on an iPhone', `${PHONE} ${WEBKIT} CriOS/138.0 Mobile/15E148 Safari/604.1`, 5, 'mobile'],
  [
    'Firefox on an iPhone',
    `${PHONE} ${WEBKIT} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
    5,
    'mobile',
  ],
  [
    'Chrome on a Mac',
    `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36`,
    0,
    null,
  ],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:153.0) Gecko/20100101 Firefox/153.0',
    0,
    null,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
    5,
    null,
  ],
];

describe('the seven days of Safari', () => {
  it.each(BROWSERS)('%s', (_, userAgent, maxTouchPoints, rule) => {
    expect(sevenDays({ userAgent, maxTouchPoints }, false)).toBe(rule);
    // An app on the home screen or in the Dock is left alone.
    expect(sevenDays({ userAgent, maxTouchPoints }, true)).toBeNull();
    expect(sevenDays({ userAgent, maxTouchPoints, standalone: true }, false)).toBeNull();
  });
});
