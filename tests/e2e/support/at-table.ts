/**
 * Tests of what a table shows and records. The worker that keeps the app for a start without a network
 * would fetch and check all of it for each of them, which is half of their time; it is there, as on any
 * device, wherever a test is about loading the app, its store or whole games.
 */
import { expect, test as plain } from '@playwright/test';

export const test = plain.extend({ serviceWorkers: 'block' });

export { expect };
