/**
 * Tests under guard: the app asks nothing of any other origin, throws no error and writes none to
 * the console, from the first page of the test to the last.
 */
import { expect, test as plain } from '@playwright/test';

/** Chromium writes this itself when it looks for an update of the worker without a network. */
const OFFLINE = 'ERR_INTERNET_DISCONNECTED';

export const test = plain.extend<{ guard: void }>({
  guard: [
    async ({ baseURL, context }, use) => {
      const { origin } = new URL(baseURL ?? 'http://localhost');
      const seen: string[] = [];
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol === 'data:' || url.origin === origin) return;
        seen.push(`asked another origin: ${request.method()} ${request.url()}`);
      });
      context.on('weberror', (error) => seen.push(`threw: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() !== 'error' || message.text().includes(OFFLINE)) return;
        seen.push(`wrote to the console: ${message.text()}`);
      });
      await use();
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
