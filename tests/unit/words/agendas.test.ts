/** What the words say that an agenda does. */
import { expect, it } from 'vitest';
import { agendas } from '$lib/words/en/agendas.ts';

it('R-ERR-06 a Research Team exhausts its own card, not the planet that it lies on', () => {
  const teams = Object.entries(agendas).filter(([id]) => id.startsWith('research-team'));
  expect(teams).toHaveLength(4);
  for (const [, { elected }] of teams) expect(elected).toMatch(/^Exhaust this card to skip/);
});
