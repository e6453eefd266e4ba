/** What a drawn card gives is recorded with the planet. */
import { expect, it } from 'vitest';
import { explore, gainAndExplore } from '../../../../src/lib/core/commands/exploration.ts';
import { placeAttachment } from '../../../../src/lib/core/commands/planets.ts';
import { takeTacticalAction } from '../../../../src/lib/core/commands/turns.ts';
import { playerAt } from '../../../../src/lib/core/game.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn, turnOf } from '../../../support/rounds.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const laid = () => atFirstTurn({ players: 3, factions: FACTIONS, settings: { depth: 'full' } });

it('planets, an attachment, a fragment and the end of the turn are one act', () => {
  const table = turnOf(laid(), 's1').do(takeTacticalAction, { seat: 's1' });
  const after = given(table)
    .when(gainAndExplore, {
      seat: 's1',
      planets: ['bereg', 'lirta-iv'],
      found: [
        { cause: 'rich-world', planet: 'bereg', attachment: 'rich-world' },
        { cause: 'hazardous-relic-fragment', planet: 'lirta-iv', fragments: { hazardous: 1 } },
      ],
      ends: true,
    })
    .gives(
      { type: 'planet.gained', planet: 'bereg', from: null },
      { type: 'planet.gained', planet: 'lirta-iv' },
      { type: 'attachment.placed', planet: 'bereg', attachment: 'rich-world' },
      { type: 'balance.adjusted', fragments: { hazardous: 1 }, cause: 'hazardous-relic-fragment' },
      { type: 'turn.ended', seat: 's1' },
    );
  expect(playerAt(after.game, 's1').fragments?.hazardous).toBe(1);
  expect(after.game.planetCards['bereg']?.attachments).toEqual(['rich-world']);
});

it('gains are cut to what there is to gain', () => {
  const table = laid();
  const { commodityLimit } = playerAt(table.game, 's1');
  const after = given(table)
    .when(explore, {
      seat: 's1',
      found: [{ cause: 'abandoned-warehouses', planet: 'arnor', commodities: 99 }],
    })
    .gives({ type: 'balance.adjusted', changes: { commodities: commodityLimit } });
  given(after)
    .when(explore, {
      seat: 's1',
      found: [{ cause: 'merchant-station', converts: commodityLimit }],
    })
    .gives({
      type: 'balance.adjusted',
      changes: { commodities: -commodityLimit, goods: commodityLimit },
    });
});

it('what readies its planet, and what gives goods and tokens, says by which card', () => {
  given(laid())
    .when(explore, {
      seat: 's1',
      found: [
        { cause: 'expedition', planet: 'jord', readies: true },
        {
          cause: 'entropic-field',
          goods: 2,
          tokens: { tactic: 0, fleet: 1, strategy: 0 },
        },
      ],
    })
    .gives(
      { type: 'planets.turned', planets: ['jord'], exhausted: false, cause: 'expedition' },
      { type: 'goods.gained', goods: 2, cause: 'entropic-field' },
      { type: 'tokens.gained', tokens: { tactic: 0, fleet: 1, strategy: 0 } },
    );
});

it('R-REF-13 a card that lies on another planet is not found again', () => {
  const table = laid().do(placeAttachment, { planet: 'lodor', attachment: 'rich-world' });
  given(table)
    .when(explore, {
      seat: 's1',
      found: [{ cause: 'rich-world', planet: 'bereg', attachment: 'rich-world' }],
    })
    .isRefused('attachment-there');
});
