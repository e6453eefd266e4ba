import { expect, it } from 'vitest';
import { flags } from '$lib/ui/kit/attachments.ts';

const element = () => ({ dataset: {} as DOMStringMap }) as HTMLElement;

it('is told for as long as the element is there', () => {
  const told = element();
  const gone = flags('rulesBeside', () => told)(element());
  expect(Object.keys(told.dataset)).toEqual(['rulesBeside']);
  gone?.();
  expect(told.dataset).toEqual({});
});

it('stays where another one came before this one went', () => {
  const told = element();
  const attach = flags('table', () => told);
  const first = attach(element());
  const second = attach(element());
  first?.();
  expect(Object.keys(told.dataset)).toEqual(['table']);
  second?.();
  expect(told.dataset).toEqual({});
});

it('tells no one where there is nothing to tell', () => {
  expect(() => flags('rules', () => null)(element())?.()).not.toThrow();
});
