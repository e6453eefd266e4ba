/** What is played as a component action against the facts about the printed game. */
import { effectsOf } from '../../../../src/lib/core/card-offers.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PlayedKind } from '../../../../src/lib/core/card-effects.ts';
import { playedName } from '../../../../src/lib/words/played-names.ts';
import { factsFolder } from '../../../support/fact-copies.ts';
import { factRows } from '../../../support/facts.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { all, firstCards, type Row } from './first-printing.ts';

interface ActionCard extends Row {
  name: string;
  count: number;
  componentAction: boolean;
}
interface Effect {
  when?: string;
  exhaust?: boolean;
  purge?: boolean;
  versions?: string[];
}
interface Card extends Row {
  faction?: string | null;
  window?: string;
  componentAction?: boolean;
  inPlayArea?: boolean;
  tracker?: Effect[];
}

/** Ids of what is played of a kind with these cards. */
const played = (cards: typeof all, kind: PlayedKind) => [
  ...new Set(
    effectsOf(cards, 'play')
      .filter(({ card }) => card === kind)
      .map(({ id }) => id),
  ),
];

describe('component actions', () => {
  it('are the action cards that say so, from the box that brings them on', () => {
    const rows = factRows<ActionCard>('action-cards').filter((row) => row.componentAction);
    expect(played(all, 'action-card').sort()).toEqual(rows.map(({ id }) => id).sort());
    for (const row of rows) {
      const [own] = effectsOf(firstCards(row), 'play', row.id);
      expect(own?.copies ?? 1, row.id).toBe(row.count);
      expect(playedName(row.id)).toBe(row.name);
    }
  });

  it('are of cards that lie on the table', () => {
    for (const boxes of [[], ['codex1'], ['codex3'], ['thunders-edge'], ['pok', 'codex4']]) {
      const cards = cardsOf(boxes);
      for (const { card: kind, id, faction } of Object.values(cards.effects)) {
        if (kind === 'leader') expect(cards.leaders, id).toHaveProperty([id]);
        if (kind === 'relic') expect(cards.relics, id).toHaveProperty([id]);
        if (kind === 'technology') expect(cards.technologies, id).toHaveProperty([id]);
        if (kind === 'note') expect(cards.notes, id).toHaveProperty([id]);
        if (faction !== null) expect(cards.factions, id).toHaveProperty([faction]);
      }
    }
  });

  it('follow a card that is worded anew', () => {
    const isPlayed = (boxes: string[], id: string) =>
      effectsOf(cardsOf(boxes), 'play', id).length > 0;
    expect(isPlayed(['pok'], 'x-89-bacterial-weapon')).toBe(true);
    expect(isPlayed(['codex4'], 'x-89-bacterial-weapon')).toBe(false);
    expect(isPlayed(['codex1'], 'stymie')).toBe(false);
    expect(isPlayed(['codex1'], 'wormhole-generator')).toBe(true);
    expect(isPlayed(['pok', 'codex3'], 'xxekir-grom')).toBe(false);
  });
});

const folder = factsFolder();
const beside = (table: string) =>
  JSON.parse(readFileSync(new URL(`${table}.json`, folder!), 'utf8')) as Card[];

// Skipped where no tables of facts lie beside the project.
describe.skipIf(!folder)('component actions beside the facts', () => {
  it.each([
    ['relics', 'relic'],
    ['breakthroughs', 'breakthrough'],
  ] as const)('are the %s that say so', (table, kind) => {
    const rows = beside(table).filter(
      ({ componentAction, tracker = [] }) =>
        componentAction === true || tracker.some(({ when }) => when === 'component-action'),
    );
    const own = effectsOf(all, 'play').filter(({ card }) => card === kind);
    expect(own.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    for (const { id, tracker = [] } of rows) {
      const effects = tracker.filter(({ when }) => when === 'component-action');
      const becomes = own.find((row) => row.id === id)?.becomes;
      expect(becomes === 'exhausted', id).toBe(effects.some(({ exhaust }) => exhaust));
      // The points of two relics are booked with the purge.
      const books = effectsOf(all, 'points', id).some(({ purges }) => purges);
      expect(becomes === 'purged' || books, id).toBe(effects.some(({ purge }) => purge));
    }
  });

  it('are the leaders and notes that are played so, of their factions', () => {
    const leaders = beside('leaders').filter(({ window }) => window === 'component-action');
    const own = (['leader', 'note'] as const).flatMap((kind) =>
      [cardsOf(['pok', 'thunders-edge']), cardsOf([]), all]
        .flatMap((cards) => effectsOf(cards, 'play'))
        .filter(({ card }) => card === kind),
    );
    const notes = beside('promissory-notes').filter(({ window }) => window === 'component-action');
    for (const row of [...leaders, ...notes]) {
      expect(own.find(({ id }) => id === row.id)?.faction, row.id).toBe(row.faction);
    }
    const told = [...leaders, ...notes].map(({ id }) => id);
    expect(own.filter(({ id }) => !told.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  it('are the technologies that are exhausted for one', () => {
    const rows = beside('technologies').filter(({ tracker = [] }) =>
      tracker.some(({ when }) => when === 'component-action'),
    );
    const ours = [cardsOf(['pok']), all].flatMap((cards) => played(cards, 'technology'));
    expect([...new Set(ours)].sort()).toEqual(rows.map(({ id }) => id).sort());
  });
});
