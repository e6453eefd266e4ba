/** Addresses of the rules at hand, as links and keys name them. */
import { describe, expect, it } from 'vitest';
import type { Cards } from '../../../../../src/lib/core/cards.ts';
import { REFUSALS } from '../../../../../src/lib/core/refusal-codes.ts';
import { STEPS } from '../../../../../src/lib/core/vocabulary.ts';
import { SEQUENCE_IDS } from '../../../../../src/lib/look-up/sequences.ts';
import { TOPIC_IDS } from '../../../../../src/lib/look-up/topics.ts';
import {
  addressOf,
  inStep,
  isSameCard,
  textOf,
  wantedAt,
} from '../../../../../src/lib/ui/panels/rules/address.ts';
import { lookedUpBy, whyJudged, whyRefused } from '../../../../../src/lib/ui/model/open-panel.ts';

describe('an address', () => {
  it('leads back to its card', () => {
    const texts = [...TOPIC_IDS, ...SEQUENCE_IDS.map((id) => `sequence/${id}`)];
    expect(texts.map((text) => textOf(addressOf(text)!))).toEqual(texts);
    expect(textOf(addressOf('agenda-phase.order')!)).toBe('agenda-phase.order');
  });

  it('of a point that is gone opens its topic, of anything else nothing', () => {
    expect(addressOf('agenda-phase.nowhere')).toEqual(addressOf('agenda-phase'));
    for (const text of ['', 'nothing', 'constructor', 'sequence/toString', 'no/speaker']) {
      expect(addressOf(text), text).toBeNull();
    }
  });

  it('is of the same card at another point', () => {
    expect(isSameCard(addressOf('speaker')!, addressOf('speaker.start')!)).toBe(true);
    expect(isSameCard(addressOf('speaker')!, addressOf('sequence/invasion')!)).toBe(false);
  });

  it('is what stands in a link', () => {
    expect(lookedUpBy('#rules/speaker.start')).toEqual({ about: 'speaker.start' });
    expect(lookedUpBy('#rules')).toEqual({ about: null });
    expect(lookedUpBy('#rulesof')).toBeNull();
    expect(lookedUpBy('')).toBeNull();
  });
});

describe('what is looked up', () => {
  const cards = {
    conditions: { spends: { kind: 'spend' }, all: { kind: 'all', of: [] } },
  } as unknown as Cards;
  const at = (about: string | null) => {
    const address = wantedAt(about, cards);
    return address && textOf(address);
  };

  it('behind each refusal is a point', () => {
    for (const code of Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]) {
      expect(at(whyRefused(code)), code).toContain('.');
    }
  });

  it('behind a verdict is how its kind is counted', () => {
    expect(at(whyJudged('spends'))).toBe('objective-cards.payment');
    expect(at(whyJudged('all'))).toBe('objective-cards.all-parts');
    expect(at(whyJudged('unknown'))).toBe('objective-cards');
  });

  it('is nothing where nothing known is named', () => {
    expect([at(null), at('refusal/none'), at('refusal/toString'), at('x')]).toEqual(
      Array(4).fill(null),
    );
  });
});

describe('in a step', () => {
  it('its own point comes first', () => {
    for (const [phase, steps] of Object.entries(STEPS)) {
      for (const step of steps) {
        const [first] = inStep({ phase, step } as Parameters<typeof inStep>[0], null);
        expect(first?.kind === 'topic' && first.point, `${phase}.${step}`).toBeTruthy();
      }
    }
  });

  it('the strategy card that is played comes next', () => {
    const cards = inStep({ phase: 'action', step: 'strategic' }, 'politics');
    expect(cards.map(textOf)).toEqual(['strategic-action.primary', 'politics']);
  });

  it('of its own the table sees the round', () => {
    expect(inStep({ phase: 'own-x', step: 'own-y' }, null).map(textOf)).toEqual(['game-round']);
  });
});
