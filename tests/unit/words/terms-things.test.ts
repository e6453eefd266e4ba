/** What a family calls tokens, readied planets and further actions reaches the sentences that all games share. */
import { afterEach, describe, expect, it } from 'vitest';
import { amounts } from '../../../src/lib/words/en/parts/amounts.ts';
import { follow } from '../../../src/lib/words/en/follow.ts';
import { planetsScreen } from '../../../src/lib/words/en/planets-screen.ts';
import { strategic } from '../../../src/lib/words/en/strategic.ts';
import { tokens } from '../../../src/lib/words/en/tokens.ts';
import { turn } from '../../../src/lib/words/en/turn.ts';
import { fetchWordsOf, speakTermsOf } from '../../../src/lib/words/terms.ts';

/** Some shared sentences, as they are said now. */
const said = () => [
  ...[amounts.tokens(1), amounts.tokens(2), amounts.commandTokens(3)],
  strategic.effect({ effect: 'place-others-tokens' }),
  strategic.moves,
  follow.later,
  tokens.title,
  turn.component,
  planetsScreen.isReadied,
  planetsScreen.turns('Jord', true),
];

describe('shared sentences', () => {
  afterEach(() => speakTermsOf(''));

  it('say in the base game what is printed there', () => {
    expect(said()).toEqual([
      ...['1 token', '2 tokens', '3 command tokens', 'Everyone else places a token'],
      ...['Move tokens between pools', 'Follow now, owe the token', 'Tokens'],
      ...['Component', 'readied', 'Ready Jord'],
    ]);
  });

  it('say at a table of a family what that calls it', async () => {
    await fetchWordsOf('shattered-ascension');
    speakTermsOf('shattered-ascension');
    expect(said()).toEqual([
      ...['1 counter', '2 counters', '3 command counters', 'Everyone else places a counter'],
      ...['Move counters between pools', 'Follow now, owe the counter', 'Counters'],
      ...['Effect', 'refreshed', 'Refresh Jord'],
    ]);
  });
});
