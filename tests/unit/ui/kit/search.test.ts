/** Finding by typing. */
import { describe, expect, it } from 'vitest';
import { matching } from '../../../../src/lib/ui/kit/search.ts';

const CARDS = [
  { label: 'Negotiate Trade Routes', detail: 'Spend 5 trade goods' },
  { label: 'Master the Sciences', detail: '2 technologies in each of 4 colours' },
  { label: 'Lead from the Front', detail: 'Spend 3 tokens' },
  { label: 'Become a Legend', detail: '' },
].map((card, i) => ({ ...card, id: `c${i}` }));
const found = (text: string) => matching(CARDS, text).map(({ label }) => label);

describe('what is found', () => {
  it('holds every word, in any order, without regard to case and accents', () => {
    expect(found('routes nego')).toEqual(['Negotiate Trade Routes']);
    expect(found('LÉGEND')).toEqual(['Become a Legend']);
    expect(found('spend')).toEqual(['Negotiate Trade Routes', 'Lead from the Front']);
    expect(found('')).toHaveLength(CARDS.length);
  });

  it('forgives a slip, where nothing is written so', () => {
    expect(found('Negociate')).toEqual(['Negotiate Trade Routes']);
    expect(found('negtiate')).toEqual(['Negotiate Trade Routes']);
    expect(found('Mastr th')).toEqual(['Master the Sciences']);
    expect(found('legemd')).toEqual(['Become a Legend']);
    // Half a word, written almost so.
    expect(found('negoci')).toEqual(['Negotiate Trade Routes']);
  });

  it('is nothing for quite another word, or a short one', () => {
    expect(found('warfare')).toEqual([]);
    expect(found('xed')).toEqual([]);
    expect(found('negociate legend')).toEqual([]);
  });
});
