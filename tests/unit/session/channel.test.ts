import { afterEach, it, vi } from 'vitest';
import { Channel } from '../../../src/lib/session/channel.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['has none', undefined],
  [
    'gives none to this page, as Firefox where site data is blocked',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
])('a page goes on without news where the browser %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const news = new Channel(() => undefined);
  news.tell({ gameId: 'a', length: 1 });
  news.close();
});
