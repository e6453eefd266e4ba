/** Round 2: the custodians token goes, and with it come agendas; two more parts of the expedition. */
import { type Evening, pools, TACTIC } from './evening.ts';

export function roundTwo(e: Evening): void {
  const { keeper } = e;
  e.gain('council-patronage', 's4');
  e.picks(
    ['s6', 'leadership'],
    ['s1', 'politics'],
    ['s2', 'diplomacy'],
    ['s3', 'imperial'],
    ['s4', 'technology'],
    ['s5', 'trade'],
  );

  e.plays('s6', 'leadership', { tokens: pools(2, 0, 1) });
  e.follows('s3', 'leadership', TACTIC);
  e.pays('s3', { influence: 3 });
  e.closes('s6', 'leadership');

  e.plays('s2', 'diplomacy', e.othersPlace('s2'));
  e.closes('s2', 'diplomacy');

  e.plays('s1', 'politics', { speaker: 's2' });
  e.follows('s3', 'politics');
  e.follows('s5', 'politics');
  e.closes('s1', 'politics');

  e.plays('s5', 'trade', { freed: ['s6'] });
  e.gain('pillage', 's6');
  e.gain('suffi-an', 's6');
  e.follows('s1', 'trade');
  e.closes('s5', 'trade');

  e.plays('s4', 'technology');
  e.researches('s4', 'executive-order');
  e.follows('s2', 'technology');
  e.researches('s2', 'transit-diodes');
  e.pays('s2', { resources: 4 });
  e.closes('s4', 'technology');

  e.plays('s3', 'imperial', { objective: 'erect-a-monument', secret: true });
  e.follows('s1', 'imperial');
  e.closes('s3', 'imperial');

  e.tactical('s6', { planets: ['atlas'], found: [['atlas', 'core-mine']], built: 3 });
  e.activates('s2', {
    planets: ['arinam', 'meer'],
    found: [
      ['arinam', 'functioning-base'],
      ['meer', 'hazardous-relic-fragment'],
    ],
  });
  e.claims('s2', 'influence');
  e.ends('s2');

  keeper.do('makeTransaction', {
    sides: [
      { seat: 's1', goods: 0, commodities: 3 },
      { seat: 's6', goods: 0, commodities: 2 },
    ],
  });
  e.activates('s1', { planets: ['vefut-ii'], found: [['vefut-ii', 'core-mine']] });
  e.claims('s1', 'action-cards');
  e.ends('s1');

  e.tactical('s5', {
    planets: ['archon-vail'],
    found: [['archon-vail', 'hazardous-relic-fragment']],
    built: 3,
  });
  e.activates('s4', { custodians: true });
  e.pays('s4', { influence: 6 });
  e.ends('s4');
  e.tactical('s3', {
    planets: ['quann'],
    found: [['quann', 'cultural-relic-fragment']],
    gains: [['scavenge', 's3']],
  });
  e.gain('hopes-end', 's3');

  e.tactical('s6', { planets: ['everra'], found: [['everra', 'cultural-relic-fragment']] });
  e.tactical('s2', { planets: ['sem-lore'], found: [['sem-lore', 'tomb-of-emphidia']] });
  e.tactical('s1', {
    planets: ['vega-major', 'vega-minor'],
    found: [['vega-major', 'cultural-relic-fragment']],
  });
  e.tactical('s5', {
    planets: ['tarmann'],
    found: [['tarmann', 'propulsion-research-facility']],
  });
  e.tactical('s4', { planets: ['primor'], found: [['primor', 'cultural-relic-fragment']] });
  e.tactical('s3', { frontier: ['', 'lost-crew'] });

  e.passes('s6');
  e.passes('s2');
  e.passes('s1');
  e.passes('s5');
  e.passes('s4');
  e.passes('s3');

  e.scoring(
    ['s6', 'expand-borders'],
    ['s2', 'expand-borders'],
    ['s1', 'expand-borders'],
    ['s5', 'expand-borders'],
    ['s4', 'expand-borders'],
    ['s3'],
  );
  e.statusWith('corner-the-market', () => {
    // Beyond seven.
    e.discards('s3');
  });

  e.agenda(
    'minister-of-exploration',
    's3',
    ['s3', 's3', 6],
    ['s4', null],
    ['s5', 's3', 4],
    ['s6', 's6', 6],
    ['s1', 's6', 3],
    ['s2', null],
  );
  e.gain('future-sight', 's5');
  e.agenda(
    'conventions-of-war',
    'for',
    ['s3', null],
    ['s4', 'for', 8],
    ['s5', 'for', 3],
    ['s6', 'against', 2],
    ['s1', null],
    ['s2', 'for', 3],
  );
  keeper.do('readyPlanets', {});
}
