/** Who has a card, and may it be used: one answer, and everything that asks says the same. */
import { describe, expect, it } from 'vitest';
import { type EffectCardKind } from '../../../src/lib/core/card-effects.ts';
import { cardHolding, cardRef } from '../../../src/lib/core/card-holding.ts';
import { correctHoldings, gainRelic, turnLeader } from '../../../src/lib/core/commands/holdings.ts';
import { playComponent } from '../../../src/lib/core/commands/component-actions.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { playedAs } from '../../../src/lib/core/played.ts';
import type { Depth } from '../../../src/lib/core/vocabulary.ts';
import { componentOffers } from '../../../src/lib/core/queries/component-actions.ts';
import { skipsOf } from '../../../src/lib/core/rules/prerequisites.ts';
import { gainOffers } from '../../../src/lib/core/queries/incidental-gains/offers.ts';
import { voteOffers } from '../../../src/lib/core/queries/votes.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { atFirstTurn, turnOf } from '../../support/rounds.ts';
import { scoreThree } from '../../support/scored.ts';
import type { Table } from '../../support/table.ts';

const FACTIONS = ['emirates-of-hacan', 'xxcha-kingdom', 'mahact-gene-sorcerers', 'empyrean'];
const AGENT = 'jae-mir-kan';
const COMMANDER = 'gila-the-silvertongue';
const HERO = 'xxekir-grom';

const laid = (depth: Depth = 'full') =>
  atFirstTurn({ players: 4, expansions: ['pok'], factions: FACTIONS, settings: { depth } });
const cards = cardsOf(['pok']);

/** What is known of a card at a seat, with why it may not be used and whose it is. */
function told(
  { game }: Table,
  seat: Seat,
  card: EffectCardKind,
  id: string,
  faction?: string,
): string {
  const { state, why, owner } = cardHolding(game, seat, cardRef(cards, card, id, faction ?? null));
  return [state, why, owner === seat ? null : `of ${owner}`].filter(Boolean).join(' ');
}

describe('a leader', () => {
  it('begins as its kind does, and is as it was turned', () => {
    const table = laid();
    expect([told(table, 's3', 'leader', AGENT), told(table, 's1', 'leader', COMMANDER)]).toEqual([
      'ready',
      'spent locked',
    ]);
    table.do(turnLeader, { seat: 's3', leader: AGENT, state: 'exhausted' });
    table.do(turnLeader, { seat: 's1', leader: COMMANDER, state: 'readied' });
    expect([told(table, 's3', 'leader', AGENT), told(table, 's1', 'leader', COMMANDER)]).toEqual([
      'spent exhausted',
      'ready',
    ]);
  });

  it('is there, readied or not, where leaders are not tracked', () => {
    const table = laid('standard');
    expect([told(table, 's3', 'leader', AGENT), told(table, 's1', 'leader', COMMANDER)]).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(told(table, 's1', 'leader', AGENT)).toBe('none');
  });

  it.each([
    ['standard', 'unknown'],
    ['full', 'ready'],
  ] as const)('a hero is locked until the third objective, at depth %s then %s', (depth, then) => {
    const table = laid(depth);
    expect(told(table, 's2', 'leader', HERO)).toBe('spent locked');
    scoreThree(table, 's2');
    expect(told(table, 's2', 'leader', HERO)).toBe(then);
  });

  it('a commander is lent by a note that lies there, an agent is not', () => {
    const table = laid().do(turnLeader, { seat: 's1', leader: COMMANDER, state: 'readied' });
    const notes = [{ note: 'alliance', owner: 's1' as const }];
    table.do(correctHoldings, { seat: 's4', holdings: { notes } });
    expect(told(table, 's4', 'leader', COMMANDER)).toBe('ready of s1');
    expect(told(table, 's2', 'leader', COMMANDER)).toBe('none');
    expect(told(table, 's4', 'leader', AGENT)).toBe('none');
  });
});

describe('a card that anyone may have', () => {
  const RELIC = 'scepter-of-emelpar';

  it('is with who is known to have it, and nowhere else', () => {
    const table = laid().do(gainRelic, { seat: 's2', relic: RELIC });
    expect([told(table, 's2', 'relic', RELIC), told(table, 's1', 'relic', RELIC)]).toEqual([
      'ready',
      'none',
    ]);
  });

  it('may be anywhere where it is not tracked', () => {
    const table = laid('essentials');
    expect(told(table, 's1', 'relic', RELIC)).toBe('unknown');
    expect(told(table, 's1', 'technology', 'predictive-intelligence')).toBe('unknown');
    expect(told(table, 's1', 'planet', 'mecatol-rex')).toBe('unknown');
  });

  it('of the hand is unknown, unless the hand is empty', () => {
    const table = laid().do(correctHoldings, { seat: 's1', holdings: { actionCards: 2 } });
    expect(told(table, 's1', 'action-card', 'divert-funding')).toBe('unknown');
    table.do(correctHoldings, { seat: 's1', holdings: { actionCards: 0 } });
    expect(told(table, 's1', 'action-card', 'divert-funding')).toBe('none');
  });
});

describe('a note of a faction', () => {
  it('is with anyone but its owner, by the play areas where those are tracked', () => {
    const table = laid('standard');
    expect(told(table, 's4', 'note', 'blood-pact', 'empyrean')).toBe('none');
    expect(told(table, 's1', 'note', 'blood-pact', 'empyrean')).toBe('unknown of s4');
    const full = laid();
    expect(told(full, 's1', 'note', 'blood-pact', 'empyrean')).toBe('none of s4');
    expect(told(full, 's1', 'note', 'raghs-call', 'clan-of-saar')).toBe('none');
  });
});

describe('everything that asks says the same', () => {
  const component = ({ game, referee }: Table, seat: Seat, id: string) =>
    componentOffers(game, cards, referee.ruleset, seat).find((offer) => offer.row.id === id)
      ?.notNow;

  it('a hero is no component action and no vote before the third objective', () => {
    const table = laid('standard');
    expect(component(table, 's2', HERO)).toBe('locked');
    scoreThree(table, 's2');
    expect(component(table, 's2', HERO)).toBeNull();
  });

  it('a card that is offered as purged is refused as purged', () => {
    const table = turnOf(laid(), 's2').do(turnLeader, {
      seat: 's2',
      leader: HERO,
      state: 'purged',
    });
    expect(component(table, 's2', HERO)).toBe('purged');
    const played = playedAs('leader', HERO, 's2');
    expect(table.refusal(playComponent, { seat: 's2', played })).toBe('card-purged');
  });

  it('no view offers a card that is spent, or that is not there', () => {
    for (const depth of ['standard', 'full'] as const) {
      const table = laid(depth);
      const { game, referee } = table;
      for (const seat of game.seating) {
        const votes = voteOffers(game, referee.ruleset, seat)
          .filter(({ card }) => card === 'leader')
          .map(({ id }) => told(table, seat, 'leader', id));
        const skips = Object.keys(cards.technologies)
          .flatMap((technology) => skipsOf(game, cards, seat, technology))
          .flatMap(({ source }) =>
            source.kind === 'waiver' && source.card === 'leader' ? source.waiver : [],
          )
          .map((waiver) => told(table, seat, 'leader', waiver));
        const gains = gainOffers(game, referee.ruleset, cards, [])
          .filter((offer) => offer.card === 'leader')
          .map((offer) => told(table, offer.seat, 'leader', offer.id));
        expect(
          [...votes, ...skips, ...gains].filter((state) => /^(?:spent|none)/.test(state)),
        ).toEqual([]);
      }
    }
  });
});
