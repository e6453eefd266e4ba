/** What is shown of a sentence that was found, and with which number. */
import { describe, expect, it } from 'vitest';
import { excerptOf, piecesOf } from '../../../src/lib/look-up/search/highlight.ts';
import { termOf } from '../../../src/lib/look-up/search/terms.ts';
import { numberOf } from '../../../src/lib/look-up/section.ts';

const marked = (sentence: string, ...words: string[]) =>
  piecesOf(sentence, words.map(termOf))
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

describe('what was found', () => {
  it('is marked word by word, whatever its ending or case', () => {
    expect(marked('Votes go clockwise; the Speaker votes last.', 'vote', 'speaker')).toBe(
      '[Votes] go clockwise; the [Speaker] [votes] last.',
    );
    expect(marked('Nothing of it.', 'vote')).toBe('Nothing of it.');
    expect(piecesOf('', ['x'])).toEqual([]);
  });

  it('begins shortly before the first hit where that stands far behind', () => {
    const long =
      'Here is a sentence that goes on for quite a while before it says speaker at last.';
    const [first, hit] = excerptOf(long, ['speaker'], 20);
    expect(first?.text).toMatch(/^… /);
    expect(first?.text.length).toBeLessThan(24);
    expect(hit).toEqual({ text: 'speaker', hit: true });
    expect(excerptOf('The speaker.', ['speaker'])).toHaveLength(3);
    expect(excerptOf(long, ['none'], 20)).toEqual([{ text: long, hit: false }]);
    expect(excerptOf('', ['none'])).toEqual([]);
  });
});

describe('the number of a point', () => {
  const books = (reference: string) => ({ books: ['base', 'pok'], reference });

  it('is that of the book in force, else of the other one', () => {
    expect(numberOf(['69', '80'], books('pok'))).toEqual({ section: '80', other: null });
    expect(numberOf(['8', null], books('pok'))).toEqual({ section: '8', other: 'base' });
    expect(numberOf([null, '51'], books('base'))).toEqual({ section: '51', other: 'pok' });
    expect(numberOf([null, null], books('base'))).toBeNull();
  });
});
