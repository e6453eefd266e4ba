import { describe, expect, it } from 'vitest';
import { trackHoldings } from '$lib/core/commands/depth.ts';
import { correctHoldings } from '$lib/core/commands/holdings.ts';
import { chooseHome, gainPlanets, placeAttachment } from '$lib/core/commands/planets.ts';
import { playerAt } from '$lib/core/game.ts';
import { cardsOf } from '../../../../../src/lib/rulesets/cards.ts';
import { homeOffers, lacksHome } from '$lib/ui/model/home-choice.ts';
import { likelyOwned } from '$lib/ui/model/likely-holdings.ts';
import { byHolder, gainable, totalsOf } from '$lib/ui/parts/planets/planet-lists.ts';
import { given } from '../../../../support/given.ts';
import { Table } from '../../../../support/table.ts';

const cards = cardsOf(['pok']);
const SOL_AND_HACAN = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const itself = (id: string) => id;

const laid = (depth: 'standard' | 'full' = 'standard') =>
  Table.start({ players: 3, factions: SOL_AND_HACAN, settings: { depth } });

describe('planets to gain', () => {
  const table = laid().do(gainPlanets, { seat: 's2', planets: ['lodor'] });
  const items = gainable(table.game, cards, 's1', itself);
  const item = (id: string) => items.find((one) => one.id === id);

  it('leave out what the seat controls and homes of factions that no one plays', () => {
    expect(item('jord')).toBeUndefined();
    expect(item('arborec')).toBeUndefined();
    expect(item('nestphar')).toBeUndefined();
    expect(item('arretze')?.holder).toBe('s2');
  });

  it('come by name', () => {
    expect(items.slice(0, 3).map(({ id }) => id)).toEqual(['abaddon', 'abyz', 'accoen']);
  });

  it('are told apart by who has them', () => {
    expect(byHolder(items, ['abyz', 'lodor', 'arretze', 'saudor'])).toEqual({
      free: ['abyz', 'saudor'],
      taken: [['s2', ['lodor', 'arretze']]],
    });
  });
});

describe('what the planets of a seat come to', () => {
  it('counts attachments, and readiness at full depth alone', () => {
    const standard = laid();
    expect(totalsOf(standard.game, cards, ['jord'])).toEqual({
      all: { resources: 4, influence: 2 },
      readied: null,
    });
    const full = laid('full').do(gainPlanets, { seat: 's1', planets: ['abyz'] });
    full.do(placeAttachment, { planet: 'abyz', attachment: 'dyson-sphere' });
    expect(totalsOf(full.game, cards, ['jord', 'abyz'])).toEqual({
      all: { resources: 9, influence: 3 },
      readied: { resources: 4, influence: 2 },
    });
  });
});

describe('what a seat owns', () => {
  it('most likely is its home, what its faction starts with, and Mecatol Rex', () => {
    const table = Table.start({
      players: 3,
      factions: SOL_AND_HACAN,
      settings: { depth: 'essentials' },
    });
    const game = { ...table.game, mecatol: 's1' as const };
    expect(likelyOwned(game, table.referee.ruleset, playerAt(game, 's1'))).toEqual({
      planets: ['jord', 'mecatol-rex'],
      technologies: ['antimass-deflectors', 'neural-motivator'],
    });
  });

  it('set by hand takes Mecatol Rex along, and gives it up', () => {
    const table = laid();
    const planets = ['jord', 'mecatol-rex'];
    given(table).when(correctHoldings, { seat: 's1', holdings: { planets } }).isAccepted();
    expect(table.game.mecatol).toBe('s1');
    given(table)
      .when(correctHoldings, { seat: 's1', holdings: { planets: ['jord'] } })
      .isAccepted();
    expect(table.game.mecatol).toBeNull();
    given(table)
      .when(correctHoldings, { seat: 's1', holdings: { planets: null } })
      .gives({ type: 'holdings.corrected' });
  });

  it('not tracked from the start learns its home when it begins to be', () => {
    const table = laid();
    const before = playerAt(table.game, 's1');
    const game = {
      ...table.game,
      players: { ...table.game.players, s1: { ...before, homePlanets: [], planets: null } },
    };
    const facts = trackHoldings(game, table.referee.ruleset, {
      seat: 's1',
      holdings: { planets: ['jord'] },
    });
    expect(facts.map(({ type }) => type)).toEqual(['player.corrected', 'holdings.corrected']);
  });
});

describe('a home that is chosen', () => {
  const expansions = ['pok', 'codex3'] as const;
  const keleres = () =>
    Table.start({
      players: 3,
      expansions: [...expansions],
      factions: ['council-keleres', 'mentak-coalition', 'winnu'],
    });

  it('is offered of factions that no one plays, until it is chosen', () => {
    const table = keleres();
    const { ruleset } = table.referee;
    const offers = () => homeOffers(table.game, ruleset, cardsOf(expansions), 's1');
    expect(offers().map(({ faction }) => faction)).toEqual(['xxcha-kingdom', 'argent-flight']);
    expect(homeOffers(table.game, ruleset, cardsOf(expansions), 's3')).toEqual([]);
    given(table)
      .when(chooseHome, { seat: 's1', planets: [...(offers()[0]?.planets ?? [])] })
      .isAccepted();
    expect(playerAt(table.game, 's1')).toMatchObject({
      homePlanets: ['archon-ren', 'archon-tau'],
      planets: ['archon-ren', 'archon-tau'],
      home: true,
    });
    expect(lacksHome(table.game, ruleset, 's1')).toBe(false);
    expect(offers()).toEqual([]);
  });
});
