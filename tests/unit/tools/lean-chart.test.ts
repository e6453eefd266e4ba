import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leanSetup } from '../../../src/tools/lean-chart.mjs';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/xstate/dist/xstate.esm.js');

/** What `setup` of this text returns, as text. */
const returned = (text: string) => /function setup\([^]*?\n}\n/.exec(text)?.[0] ?? '';

it('the installed setup hands over no kind of action but keeps what the chart calls', () => {
  const text = readFileSync(PACKAGE, 'utf8');
  const lean = returned(leanSetup(text));
  expect(returned(text)).toMatch(/\bsendTo,/);
  expect(lean).not.toMatch(/\b(sendTo|log|emit|enqueueActions|spawnChild),/);
  expect(lean).toMatch(/createMachine: config =>/);
  expect(lean).toMatch(/createStateConfig: config =>/);
});

it('a text of another shape stays as it is', () => {
  expect(leanSetup('export const setup = () => 1;')).toBe('export const setup = () => 1;');
});
