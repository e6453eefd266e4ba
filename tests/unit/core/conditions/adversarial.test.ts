/**
 * Positions that once had, or easily have, a wrong answer: each with what is right and why. The seat
 * judged has what the row says, everybody else has nothing, and all of it is recorded.
 */
import { describe, expect, it } from 'vitest';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import type { Player } from '../../../../src/lib/core/game.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/tools/cards.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import { all, at, atDepth, attested, blankTable, has, holds, ME, type Setup } from './scenes.ts';

const cards = cardsOf(EXPANSIONS);
type Value = 'yes' | 'no' | 'ask';
/** What is right, the objective, the position, and why. */
type Case = [Value, string, Setup, string];

const seats =
  (seat: 's2' | 's3', player: Partial<Player>): Setup =>
  (game) => {
    Object.assign(at(game, seat), player);
  };
const exhausted =
  (...planets: string[]): Setup =>
  (game) => {
    for (const planet of planets) game.planetCards[planet] = { exhausted: true, attachments: [] };
  };
const open =
  (...ids: string[]): Setup =>
  (game) => {
    game.objectives = ids.map((id) => ({ id, stage: 1, points: 1, phase: 'status', round: 1 }));
  };
const noBreakthrough = attested('breakthrough', false);
const owning = (...technologies: string[]) => all(noBreakthrough, holds({ technologies }));
const bastion = holds({ faction: 'last-bastion' });
const keleres = seats('s2', { faction: 'council-keleres' });
const firmament = holds({ faction: 'firmament', leaders: { 'captain-aroz': 'readied' } });

function value(objective: string, setup: Setup): Value {
  const game = blankTable(EXPANSIONS);
  setup(game, cards);
  return judge(game, cards, ME, objective).value;
}
const table = (rows: Case[]) => {
  it.each(rows)('%s: %s (%#)', (expected, objective, setup, why) => {
    expect(value(objective, setup), why).toBe(expected);
  });
};

// 3/1, 3/1, 3/1, 3/0, 0/3, 0/2
const RICH = ['lodor', 'bereg', 'starpoint', 'abyz', 'torkan', 'mellon'];
const EIGHT = ['jord', 'lodor', 'fria']; // 4 + 3 + 2

describe('who may spend what as what', () => {
  const goods = (count: number, more: Partial<Player> = {}) => holds({ goods: count, ...more });
  table([
    ['yes', 'erect-a-monument', has(EIGHT), 'readied, and the table said so'],
    [
      'no',
      'erect-a-monument',
      all(has(EIGHT), exhausted('jord')),
      'an exhausted planet pays nothing',
    ],
    ['no', 'sway-the-council', has(EIGHT), 'resources are no influence'],
    ['yes', 'sway-the-council', goods(8), 'goods replace influence'],
    ['no', 'negotiate-trade-routes', all(has(RICH), goods(4)), 'planets are no trade goods'],
    ['no', 'negotiate-trade-routes', goods(4, { commodities: 9 }), 'commodities are not spent'],
    [
      'ask',
      'negotiate-trade-routes',
      all(goods(4, { commodities: 1 }), keleres),
      'an agent lets them',
    ],
    [
      'no',
      'negotiate-trade-routes',
      all(
        goods(4, { commodities: 1 }),
        seats('s2', {
          faction: 'council-keleres',
          leaders: { 'xander-alexin-victori-iii': 'exhausted' },
        }),
      ),
      'an exhausted agent does not',
    ],
    ['no', 'negotiate-trade-routes', all(goods(4, { commodities: 0 }), keleres), 'there are none'],
    [
      'no',
      'lead-from-the-front',
      holds({ tokens: { tactic: 1, fleet: 9, strategy: 1 } }),
      'fleet tokens stay',
    ],
    [
      'yes',
      'lead-from-the-front',
      holds({ tokens: { tactic: 1, fleet: 0, strategy: 2 } }),
      'any mix',
    ],
    [
      'ask',
      'erect-a-monument',
      all(bastion, has(['lodor', 'abyz', 'tarmann'])),
      'a dock adds 1 to its planet',
    ],
    [
      'no',
      'erect-a-monument',
      all(bastion, has(['abyz', 'tarmann'])),
      'two planets hold two docks',
    ],
    [
      'ask',
      'erect-a-monument',
      all(bastion, has(['abyz', 'tarmann']), holds({ technologies: ['4x41c-helios-v2'] })),
      'upgraded docks add 2 each',
    ],
    [
      'ask',
      'erect-a-monument',
      all(has(['lodor', 'fria']), holds({ relics: ['the-triad'] })),
      'a relic pays 3',
    ],
    [
      'no',
      'erect-a-monument',
      all(has(['lodor']), holds({ relics: ['the-triad'] })),
      '3 and 3 are 6',
    ],
    [
      'ask',
      'erect-a-monument',
      all(
        has(['lodor', 'the-triad']),
        holds({ fragments: { cultural: 1, hazardous: 2, industrial: 0, unknown: 0 } }),
      ),
      'and 1 by kind of fragment',
    ],
    [
      'no',
      'erect-a-monument',
      all(
        has(['lodor', 'the-triad']),
        holds({ fragments: { cultural: 3, hazardous: 0, industrial: 0, unknown: 0 } }),
      ),
      'kinds count, not fragments',
    ],
    [
      'no',
      'erect-a-monument',
      all(has(['lodor', 'the-triad', 'fria']), exhausted('the-triad')),
      'it is exhausted',
    ],
    [
      'ask',
      'erect-a-monument',
      all(has(['abyz', 'bereg', 'tsion-station', 'oluz-station'])),
      'stations are exhausted like planets; no source settles it',
    ],
    [
      'no',
      'destroy-heretical-works',
      holds({ fragments: { cultural: 1, hazardous: 0, industrial: 0, unknown: 0 } }),
      'two are needed',
    ],
    [
      'yes',
      'destroy-heretical-works',
      holds({ fragments: { cultural: 1, hazardous: 0, industrial: 0, unknown: 1 } }),
      'of any kind',
    ],
    ['no', 'form-a-spy-network', holds({ actionCards: 4 }), 'five are needed'],
    ['yes', 'form-a-spy-network', holds({ actionCards: 5 }), 'the hand is counted'],
  ]);
});

describe('what is controlled', () => {
  const docks = ['abyz', 'bereg', 'lodor'];
  table([
    ['yes', 'conquer-the-weak', has(['jord']), 'the home of somebody who plays'],
    ['yes', 'conquer-the-weak', has(['muaat']), 'the home of a faction that nobody plays'],
    ['no', 'conquer-the-weak', has(['arretze']), 'its own home'],
    [
      'no',
      'conquer-the-weak',
      has(['mirage', 'thunders-edge', 'mecatol-rex']),
      'found and placed planets are no homes',
    ],
    ['no', 'conquer-the-weak', has(['revelation']), 'a space station is no planet'],
    [
      'no',
      'conquer-the-weak',
      all(
        holds({ faction: 'obsidian', homePlanets: ['cronos', 'tallin'] }),
        attested('coexistence', false),
        has(['cronos-hollow']),
      ),
      'the other side of its own home tile',
    ],
    [
      'no',
      'conquer-the-weak',
      all(
        holds({ faction: 'council-keleres', homePlanets: ['moll-primus'] }),
        has(['moll-primus']),
      ),
      'a home that was chosen is its own',
    ],
    [
      'yes',
      'expand-borders',
      has(['mirage', 'thunders-edge', 'lodor', 'abyz', 'fria', 'styx']),
      'six outside homes',
    ],
    [
      'no',
      'expand-borders',
      has(['jord', 'moll-primus', 'lodor', 'abyz', 'fria', 'styx']),
      'homes of others do not count',
    ],
    [
      'no',
      'expand-borders',
      has(['tsion-station', 'oluz-station', 'lodor', 'abyz', 'fria', 'styx']),
      'stations do not count',
    ],
    ['yes', 'seize-an-icon', has(['mecatol-rex']), 'legendary with the last box'],
    ['no', 'seize-an-icon', has(['jord', 'lodor']), 'none is legendary'],
    ['no', 'hoard-raw-materials', has(docks), '9 of 12'],
    ['ask', 'hoard-raw-materials', all(bastion, has(docks)), 'three docks add 3'],
    ['no', 'hoard-raw-materials', all(bastion, has(['abyz', 'bereg', 'fria'])), '8 and 3'],
    [
      'yes',
      'hoard-raw-materials',
      all(has(['jord', 'lodor', 'abyz', 'fria']), exhausted('jord')),
      'exhausted planets count',
    ],
    [
      'no',
      'establish-hegemony',
      has(['lirta-iv', 'torkan', 'mehar-xull', 'the-triad']),
      '9, the relic is no planet',
    ],
    [
      'no',
      'monopolize-production',
      all(firmament, attested('coexistence', false), open('monopolize-production'), has(['lazar'])),
      'ships count for secrets alone',
    ],
    [
      'ask',
      'monopolize-production',
      all(firmament, attested('coexistence', false), has(['lazar'])),
      'planets beside ships count',
    ],
    [
      'no',
      'monopolize-production',
      all(firmament, holds({ leaders: {} }), attested('coexistence', false), has(['lazar'])),
      'the commander is locked',
    ],
    [
      'ask',
      'monopolize-production',
      all(
        seats('s2', { faction: 'firmament', leaders: { 'captain-aroz': 'readied' } }),
        holds({ notes: [{ note: 'alliance', owner: 's2' }] }),
        has(['lazar']),
      ),
      'an ally has its commander',
    ],
    [
      'no',
      'monopolize-production',
      all(
        seats('s2', { faction: 'firmament', leaders: { 'captain-aroz': 'readied' } }),
        has(['lazar']),
      ),
      'nobody else has',
    ],
  ]);
});

describe('what technologies count as', () => {
  const core = holds({ relics: ['the-quantumcore'] });
  const red = ['plasma-scoring', 'magen-defense-grid', 'duranium-armor'];
  table([
    ['no', 'diversify-research', owning(...red, 'sarween-tools'), '3 and 1'],
    [
      'yes',
      'diversify-research',
      all(owning(...red, 'sarween-tools'), core),
      'a relic joins all colours',
    ],
    ['no', 'diversify-research', all(owning(...red), core), 'each counts for one colour at a time'],
    [
      'no',
      'diversify-research',
      all(owning(...red, 'carrier-ii'), core),
      'upgrades have no colour',
    ],
    [
      'yes',
      'master-the-laws-of-physics',
      all(owning(...red, 'sarween-tools'), core),
      'four of any colour',
    ],
    ['no', 'master-the-laws-of-physics', owning(...red, 'sarween-tools'), '3 of one colour'],
    [
      'ask',
      'diversify-research',
      all(owning(...red, 'sarween-tools'), holds({ relics: null }), atDepth('standard')),
      'it may hold that relic',
    ],
    [
      'no',
      'diversify-research',
      all(
        owning(...red, 'sarween-tools'),
        holds({ relics: null }),
        seats('s2', { relics: ['the-quantumcore'] }),
        atDepth('standard'),
      ),
      'somebody else holds it',
    ],
  ]);
});

describe('a home planet lost', () => {
  it('is seen also where the table did not say from whom it was taken', () => {
    const game = atFirstTurn({ players: 3, factions: ['federation-of-sol', 'winnu', 'arborec'] });
    const taken = game.tap(
      [{ type: 'planet.gained', seat: 's2', planet: 'jord', from: null }],
      true,
    );
    expect(taken.ok).toBe(true);
    const martyr = (seat: 's1' | 's2' | 's3') =>
      judge(game.game, cardsOf(game.game.expansions), seat, 'become-a-martyr').value;
    expect([martyr('s1'), martyr('s2'), martyr('s3')]).toEqual(['yes', 'no', 'no']);
    game.do(gainPlanets, { seat: 's3', planets: ['jord'], take: true });
    expect(martyr('s2')).toBe('yes');
  });
});
