import { expect, it } from 'vitest';
import { ownId } from '$lib/ui/kit/own-id.ts';

it.each([
  ['A card of our own', 'own-a-card-of-our-own'],
  ['  Émigré Résolution!  ', 'own-e-migre-re-solution'],
  ['x'.repeat(200), `own-${'x'.repeat(40)}`],
])('makes an id of %s that the record takes', (name, id) => {
  expect(ownId(name)).toBe(id);
  expect(ownId(name)).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/);
});

it('tells names without Latin letters apart', () => {
  expect(ownId('星')).not.toBe(ownId('月'));
  expect(ownId('🚀')).toMatch(/^own-[a-z0-9]+$/);
});
