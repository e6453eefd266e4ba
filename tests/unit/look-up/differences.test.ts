/** Where the two rules references disagree: LRR 1.2 and LRR PoK, section by section, are both shown. */
import { describe, expect, it } from 'vitest';
import type { Sections } from '../../../src/lib/look-up/topic.ts';
import { isTopic, TOPIC_IDS, topicOf } from '../../../src/lib/look-up/topics.ts';
import { topicWords } from '../../../src/lib/words/look-up.ts';

/** What a comparison of the two texts found: where it is told, and its sections in each. */
const DISAGREE: readonly (readonly [spot: string, base: string, pok: string])[] = [
  ['objective-cards.phases', '52.3', '61.3'],
  ['agenda-phase.score', '52.3', '61.5'],
  ['objective-cards.outside', '52.7', '61.7'],
  ['objective-cards.combat-limit', '52.7', '61.7'],
  ['strategy-phase.all-taken', '73.2', '84.2'],
  ['promissory-notes.count', '60', '69'],
  ['promissory-notes.whose-own', '60.2', '69.2'],
  ['transactions.by-box', '83.2', '94.3'],
  ['units.mechs', '85', '96.2'],
  ['planets.legendary-planets', '55', '64.5'],
  ['system-tiles.homes', '77', '88'],
  ['system-tiles.where', '77.5', '88.5'],
  ['wormholes.kinds', '89', '101.4'],
  ['pds.range', '66.3', '77.3'],
  ['space-cannon.offense-order', '66.6', '77.2'],
  ['space-cannon.defense-who', '66.6', '77.6'],
  ['space-cannon.hits', '66.8', '77.8'],
  ['anti-fighter-barrage.empty', '67.3', '78.3'],
  ['rerolls.combat', '63.3', '74.3'],
  ['space-combat.leftovers', '67.7', '78.7'],
  ['destroyed.leftovers', '67.7', '78.7'],
  ['capacity.excess', '16.3', '78.10'],
  ['space-combat.window', '67.9', '78.9'],
  ['producing-units.where', '58', '67'],
  ['production.in-space', '59.4', '68.4'],
  ['structures.above', '74.4', '85.6'],
  ['status-phase.who-repairs', '70.7', '81.7'],
  ['technology.colours', '79.7', '90.7'],
  ['unit-upgrades.nekro', '86.1', '97.1'],
];

const differenceAt = (spot: string): Sections | undefined => {
  const [topic = '', point = ''] = spot.split('.');
  return isTopic(topic) ? topicOf(topic).differ?.[point] : undefined;
};

describe('where the references disagree', () => {
  it.each(DISAGREE)('%s shows both, with the sections of each', (spot, base, pok) => {
    expect(differenceAt(spot)).toEqual([base, pok]);
    const [topic = '', point = ''] = spot.split('.');
    const said = isTopic(topic) ? (topicWords(topic).differ?.[point] ?? {}) : {};
    expect(Object.keys(said)).toEqual(expect.arrayContaining(['base', 'pok']));
    expect(said['base']).not.toBe(said['pok']);
  });

  it('is listed here, all of it', () => {
    const listed = new Set(DISAGREE.map(([spot]) => spot));
    const both = TOPIC_IDS.flatMap((id) =>
      Object.entries(topicOf(id).differ ?? {}).flatMap(([point, at]) =>
        at.every((section) => section !== null) && topicWords(id).differ?.[point]?.['pok']
          ? [`${id}.${point}`]
          : [],
      ),
    );
    expect(both.filter((spot) => !listed.has(spot))).toEqual([
      // The same disagreement again, at another topic.
      'component-limitations.mechs',
      'ground-forces.kinds',
    ]);
  });

  it('what only the newer one has is a topic of its own', () => {
    const newer = TOPIC_IDS.filter((id) => {
      const [base, pok] = topicOf(id).sections;
      return base === null && pok !== null;
    });
    expect(newer.sort()).toEqual(['leaders', 'purge', 'relics', 'wormhole-nexus']);
  });
});
