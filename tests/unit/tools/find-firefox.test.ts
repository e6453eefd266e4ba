import { expect, test } from 'vitest';
import { findFirefox } from '../../../src/tools/find-firefox.mjs';

test('the Firefox that is named comes first, then the system’s; a name that leads nowhere is none', () => {
  const has = (path: string) => ['/opt/firefox', '/usr/bin/firefox'].includes(path);
  expect(findFirefox({ FIREFOX_PATH: '/opt/firefox' }, has)).toBe('/opt/firefox');
  expect(findFirefox({}, has)).toBe('/usr/bin/firefox');
  expect(findFirefox({ FIREFOX_PATH: '/opt/other' }, has)).toBeNull();
  expect(findFirefox({}, () => false)).toBeNull();
});
