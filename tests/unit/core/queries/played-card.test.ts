import { expect, it } from 'vitest';
import type { GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import { hasPaidFor, namesNext } from '$lib/core/queries/played-card.ts';

const CARD = 'leadership';
const played = (card: string): GameEvent => ({ type: 'strategy-card.played', seat: 's1', card });
const follows = (seat: Seat): GameEvent => ({
  type: 'secondary.answered',
  seat,
  card: CARD,
  answer: 'followed',
  tokens: 0,
  to: 'reinforcements',
});
const pays = (seat: Seat): GameEvent => ({
  type: 'payment.made',
  seat,
  planets: ['jord'],
  goods: 0,
  commodities: 0,
  tokens: { tactic: 0, fleet: 0, strategy: 0 },
  actionCards: 0,
  fragments: {},
  for: null,
});
const line = (...facts: GameEvent[]) => facts.map((fact, group) => ({ fact, group }));

it('a follower has paid once a payment of its own comes after its answer', () => {
  const before = [pays('s2'), played(CARD)];
  expect(hasPaidFor(line(...before, follows('s2')), CARD, 's2')).toBe(false);
  expect(hasPaidFor(line(...before, follows('s2'), pays('s3')), CARD, 's2')).toBe(false);
  expect(hasPaidFor(line(...before, pays('s2'), follows('s2')), CARD, 's2')).toBe(false);
  expect(hasPaidFor(line(...before, follows('s2'), follows('s3'), pays('s2')), CARD, 's2')).toBe(
    true,
  );
});

it('who has just followed names a technology next, at a table that named one for the card', () => {
  const researches = (seat: Seat): GameEvent => ({
    type: 'technology.gained',
    seat,
    technology: 'gravity-drive',
    means: 'researched',
    cause: CARD,
  });
  const named = [played(CARD), researches('s1')];
  expect(namesNext(line(played(CARD), follows('s2')), CARD, 's2')).toBe(false);
  expect(namesNext(line(researches('s1'), played(CARD), follows('s2')), CARD, 's2')).toBe(false);
  expect(namesNext(line(...named, follows('s2')), CARD, 's2')).toBe(true);
  expect(namesNext(line(...named, follows('s2'), follows('s3')), CARD, 's2')).toBe(false);
  expect(namesNext(line(...named, follows('s2'), researches('s2')), CARD, 's2')).toBe(false);
});
