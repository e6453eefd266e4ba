/** Printed cards that are looked up: each has a face, made from the tables alone. */
import { describe, expect, it } from 'vitest';
import { createGame, type Game } from '../../../../../src/lib/core/game.ts';
import type { BoxId } from '../../../../../src/lib/core/vocabulary.ts';
import { cardsIn, CARD_KINDS, type CardRef } from '../../../../../src/lib/look-up/card-ref.ts';
import { EXPANSIONS } from '../../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../../src/lib/rulesets/cards.ts';
import { rulesetOf } from '../../../../../src/lib/rulesets/compose.ts';
import { addressOf, textOf } from '../../../../../src/lib/ui/panels/rules/address.ts';
import {
  boxOf,
  faceOf,
  findCards,
  nameOfCard,
} from '../../../../../src/lib/ui/panels/rules/cards/shelf.ts';

const ruleset = rulesetOf(EXPANSIONS);
const cards = cardsOf(EXPANSIONS);
const game = { ...createGame(), expansions: [...EXPANSIONS] } as Game;
const shelves = { game, ruleset, cards, nameOf: (seat: string) => seat } as const;
const all = cardsIn(ruleset, cards);
const face = (kind: CardRef['kind'], id: string) => faceOf({ kind, id }, shelves)!;
const said = (kind: CardRef['kind'], id: string, label: string) =>
  face(kind, id).rows.find(([of]) => of === label)?.[1];

describe('every card', () => {
  it('of every kind has a name, a face with something on it, and topics', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(CARD_KINDS));
    for (const card of all) {
      const found = faceOf(card, shelves);
      expect(found, nameOfCard(card)).not.toBeNull();
      expect(found!.rows.length, nameOfCard(card)).toBeGreaterThan(0);
      expect(found!.topics.length, nameOfCard(card)).toBeGreaterThan(0);
      for (const [label, text] of found!.rows) {
        expect(`${label}: ${text}`).not.toMatch(/undefined|null|NaN|\[object|: $/);
      }
    }
  });

  it('is of a box, and is found again by its address', async () => {
    const lost = all.filter((card) => !boxOf(card, ruleset));
    expect(lost).toEqual([]);
    for (const card of all)
      expect(addressOf(textOf({ kind: 'card', card }))).toEqual({ kind: 'card', card });
    const of = (kind: CardRef['kind'], id: string) => boxOf({ kind, id }, ruleset);
    expect(of('objective', 'diversify-research')).toBe('Base game');
    expect(of('relic', 'shard-of-the-throne')).toBe('Prophecy of Kings');
  });

  it('is found by its name, slips forgiven', () => {
    const first = (text: string) => findCards(text, ruleset, cards)[0]?.label;
    expect(first('diversfy research')).toBe('Diversify Research');
    expect(first('mecatol')).toBe('Mecatol Rex');
    expect(findCards('x', ruleset, cards)).toEqual([]);
  });
});

describe('the primary of a strategy card', () => {
  const saidWith = (id: string, ...expansions: BoxId[]) =>
    faceOf(
      { kind: 'strategy-card', id },
      {
        ...shelves,
        ruleset: rulesetOf(expansions),
        game: { ...game, expansions: [...rulesetOf(expansions).expansions] },
      },
    )!.answer;

  it('is told as the boxes in play print it', () => {
    expect(saidWith('warfare', 'pok')).toBe('Take a token off the board and redistribute.');
    expect(saidWith('warfare', 'pok', 'thunders-edge')).toMatch(/^Redistribute, take a tactical/);
    expect(saidWith('construction')).toMatch(/then one more PDS\.$/);
    expect(saidWith('construction', 'thunders-edge')).toMatch(/or produce at one space dock/);
    expect(saidWith('diplomacy')).toMatch(/ready your planets there\.$/);
    expect(saidWith('diplomacy', 'codex1')).toMatch(/ready up to 2 of your planets\.$/);
    expect(saidWith('diplomacy', 'pok')).toBe(saidWith('diplomacy', 'codex1'));
  });

  it('has a sentence of its own wherever a box changes what it does', () => {
    const base = rulesetOf([]).strategyCards;
    for (const box of EXPANSIONS) {
      const printed = rulesetOf([box]).strategyCards;
      for (const [id, facts] of Object.entries(printed)) {
        const same = JSON.stringify(facts.primary) === JSON.stringify(base[id]?.primary);
        expect(saidWith(id, box) === saidWith(id), `${id} with ${box}`).toBe(same);
      }
    }
  });
});

describe('a face', () => {
  it('of an objective asks as the app does', () => {
    expect(face('objective', 'diversify-research').kind).toBe('public objective, stage I');
    expect(said('objective', 'diversify-research', 'It asks')).toBe(
      'Does a player own 2 technologies in each of 2 colours?',
    );
    expect(said('objective', 'erect-a-monument', 'In the app')).toMatch(/payment/);
  });

  it('of a card that is not in the game is none', () => {
    for (const kind of CARD_KINDS) expect(faceOf({ kind, id: 'none' }, shelves)).toBeNull();
  });

  it('of an exploration card tells what is found, and where it lies', () => {
    const { answer, kind } = face('exploration', 'abandoned-warehouses');
    expect([kind, answer]).toEqual([
      'exploration, industrial planet',
      '2 commodities; or commodities become trade goods',
    ]);
    expect(said('exploration', 'abandoned-warehouses', 'In the deck')).toBe('4 copies');
    expect(said('exploration', 'dyson-sphere', 'Attached')).toBe('+2 resources, +1 influence');
    expect(said('exploration', 'dyson-sphere', 'At this table')).toBeUndefined();
    const planetCards = { lodor: { exhausted: false, attachments: ['dyson-sphere'] } };
    const there = { ...shelves, game: { ...game, planetCards } };
    const found = faceOf({ kind: 'exploration', id: 'dyson-sphere' }, there)!;
    expect(found.rows).toContainEqual(['At this table', 'Attached to Lodor']);
  });

  it('of a law, a relic, a note and a leader tells what is attached', () => {
    expect(said('relic', 'nano-forge', 'Attached')).toMatch(/legendary/);
    expect(said('note', 'terraform', 'Attached')).toMatch(/^\+1 resource, \+1 influence; trait /);
    expect(said('leader', 'ul-the-progenitor', 'Attached')).toBe('+3 resources, +3 influence');
    expect(said('relic', 'shard-of-the-throne', 'Attached')).toBeUndefined();
  });

  it('of an action card tells what is played, paid and predicted', () => {
    expect(said('action-card', 'focused-research', 'Its player')).toBe('pays 4 trade goods');
    expect(said('action-card', 'insubordination', 'Another')).toBe(
      '1 tactic token lost by another player',
    );
    expect(said('action-card', 'imperial-rider', 'If right')).toBe('1 victory point');
    expect(said('action-card', 'distinguished-councilor', 'Votes')).toBe('+5');
    expect(face('action-card', 'crisis').answer).toMatch(/skipped/);
    // A prediction that is no card, and a card of which the tables know nothing.
    expect(faceOf({ kind: 'action-card', id: 'galactic-threat' }, shelves)).toBeNull();
    expect(faceOf({ kind: 'action-card', id: 'morale-boost' }, shelves)).toBeNull();
  });

  it('of a technology and a planet has the printed numbers', () => {
    expect(said('technology', 'gravity-drive', 'Prerequisites')).toBe('1 blue');
    expect(said('technology', 'neural-motivator', 'Prerequisites')).toBe('none');
    expect(face('planet', 'mecatol-rex').answer).toBe('1 resource, 6 influence');
  });
});
