import { namesById } from '../names-by-id.ts';

/** The printed name of a relic; those that the id does not spell. */
export const relicName = namesById({
  'jr-xs455-o': 'JR-XS455-O',
  'nano-forge': 'Nano-Forge',
  'the-prophets-tears': "The Prophet's Tears",
});
