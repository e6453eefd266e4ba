import { expect, test } from 'vitest';
import { objectiveName } from '$lib/words/objective-name.ts';
import { objectives } from '$lib/words/en/objectives.ts';

test('names of objectives are those of the full list', () => {
  for (const [id, { name }] of Object.entries(objectives)) expect(objectiveName(id)).toBe(name);
});
