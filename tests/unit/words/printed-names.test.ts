/** Every card has a printed name: the compiler asks for some, the tables for the rest. */
import { describe, expect, it } from 'vitest';
import { effectsOf } from '../../../src/lib/core/card-offers.ts';
import type {
  KnownAgenda,
  KnownAttachment,
  KnownExploration,
  KnownFaction,
  KnownLeader,
  KnownNote,
  KnownObjective,
  KnownPlanet,
  KnownRelic,
  KnownRider,
  KnownStrategyCard,
  KnownTechnology,
} from '../../../src/lib/rulesets/boxes.ts';
import { rulesetOf } from '../../../src/lib/rulesets/compose.ts';
import { breakthroughNames } from '../../../src/lib/words/en/breakthroughs.ts';
import { gainNames, playedNames } from '../../../src/lib/words/en/played.ts';
import { EVERY_COMBINATION } from '../../support/expansions.ts';

/** Compiles only for a type that tells single ids apart; for `string` it is `never`. */
type Ids<Id extends string> = string extends Id ? never : Id;

it('a kind of card has ids that the compiler knows one by one', () => {
  const known: [
    Ids<KnownAgenda>,
    Ids<KnownAttachment>,
    Ids<KnownExploration>,
    Ids<KnownFaction>,
    Ids<KnownLeader>,
    Ids<KnownNote>,
    Ids<KnownObjective>,
    Ids<KnownPlanet>,
    Ids<KnownRelic>,
    Ids<KnownRider>,
    Ids<KnownStrategyCard>,
    Ids<KnownTechnology>,
  ] = [
    'core-mining',
    'core-mining-agenda',
    'cultural-relic-fragment',
    'arborec',
    'letani-ospha',
    'ceasefire',
    'corner-the-market',
    'mecatol-rex',
    'maw-of-worlds',
    'imperial-rider',
    'warfare',
    'gravity-drive',
  ];
  expect(new Set(known).size).toBe(known.length);
});

describe.each(EVERY_COMBINATION.map((boxes) => [boxes.join(', ') || 'base', boxes] as const))(
  'with %s',
  (_, boxes) => {
    const { cards } = rulesetOf(boxes);

    it('each breakthrough has a name, and so has the card that it becomes', () => {
      for (const { breakthrough } of Object.values(cards.factions)) {
        if (!breakthrough) continue;
        const ids = [breakthrough.id, ...(breakthrough.becomes ? [breakthrough.becomes] : [])];
        for (const id of ids) expect(breakthroughNames, id).toHaveProperty([id]);
      }
    });

    it('each action card and ability that is played has a name, and each source of a gain', () => {
      const played = effectsOf(cards, 'play').filter(
        ({ card }) => card === 'action-card' || card === 'ability',
      );
      for (const { id } of played) expect(playedNames, id).toHaveProperty([id]);
      for (const { id } of effectsOf(cards, 'gain')) expect(gainNames, id).toHaveProperty([id]);
    });
  },
);
