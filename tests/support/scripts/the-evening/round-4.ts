/**
 * Round 4: the home is retaken, the expedition arrives, one turn has two actions, and a law is voted
 * on again.
 */
import { type Evening, pools, TACTIC } from './evening.ts';

export function roundFour(e: Evening): void {
  const { keeper } = e;
  e.gain('council-patronage', 's4');
  e.picks(
    ['s4', 'imperial'],
    ['s5', 'leadership'],
    ['s6', 'diplomacy'],
    ['s1', 'politics'],
    ['s2', 'technology'],
    ['s3', 'trade'],
  );

  e.plays('s5', 'leadership', { tokens: pools(3, 0, 0) });
  e.follows('s1', 'leadership', TACTIC);
  e.pays('s1', { influence: 3 });
  e.closes('s5', 'leadership');

  e.plays('s6', 'diplomacy', e.othersPlace('s6'));
  e.closes('s6', 'diplomacy');

  keeper.do('makeTransaction', {
    sides: [
      { seat: 's1', goods: 0, commodities: 4 },
      { seat: 's2', goods: 0, commodities: 4 },
    ],
  });
  e.plays('s1', 'politics', { speaker: 's2' });
  // Beyond seven.
  e.discards('s1');
  e.closes('s1', 'politics');

  keeper.do('makeTransaction', {
    sides: [
      { seat: 's3', goods: 4, commodities: 0 },
      { seat: 's2', goods: 0, commodities: 0, note: 'ceasefire' },
    ],
  });
  e.plays('s3', 'trade', { freed: ['s2'] });
  e.follows('s1', 'trade');
  e.gain('minister-of-commerce', 's1');
  e.closes('s3', 'trade');

  e.plays('s2', 'technology');
  e.researches('s2', 'integrated-economy');
  e.follows('s4', 'technology');
  e.researches('s4', 'graviton-laser-system');
  e.pays('s4', { resources: 4 });
  e.closes('s2', 'technology');

  e.plays('s4', 'imperial', { objective: 'lead-from-the-front' });
  e.unlocks('s4', 'kuuasi-aun-jalatai');
  e.follows('s2', 'imperial');
  e.closes('s4', 'imperial');

  e.tactical('s5', { combat: 'ground', planets: ['arcturus'], take: true });
  e.tactical('s6', { built: 4 });

  // Fleet Logistics: two actions in one turn.
  e.activates('s1', {
    planets: ['corneeq', 'resculon'],
    found: [['corneeq', 'cultural-relic-fragment']],
  });
  keeper.do('grantAction', { seat: 's1', cause: 'Fleet Logistics' });
  e.activates('s1', { built: 5 });
  e.claims('s1', 'secret-objective');
  e.ends('s1');

  e.tactical('s3', {
    planets: ['alio-prima', 'bakal'],
    found: [['bakal', 'industrial-relic-fragment']],
    gains: [
      ['scavenge', 's3'],
      ['minister-of-exploration', 's3'],
    ],
  });
  e.tactical('s2', { planets: ['cormund'], found: [['cormund', 'core-mine']] });
  e.tactical('s4', { built: 5 });

  e.tactical('s5', { built: 4 });
  e.tactical('s6', { combat: 'ground', planets: ['lazar'], take: true });
  e.component('s1', 'industrial-initiative');
  e.ends('s1');
  // Saar plays Flank Speed.
  e.activates('s3');
  e.discards('s3');
  e.ends('s3');
  e.gain('hopes-end', 's3');
  e.tactical('s2', { combat: 'space' });
  e.tactical('s4', {
    planets: ['tequran', 'torkan'],
    found: [['tequran', 'hazardous-relic-fragment']],
  });

  e.passes('s5');
  e.passes('s6');
  e.passes('s1');
  e.passes('s3');
  e.passes('s2');
  e.passes('s4');

  e.scoring(['s5', 'mine-rare-metals'], ['s6', 'sway-the-council'], ['s1', 'sway-the-council']);
  e.unlocks('s1', 'harrugh-gefhara');
  e.scoring(
    ['s3', 'corner-the-market'],
    // Influence that resources stand in for: its hero is unlocked, its breakthrough lets it.
    ['s2', 'sway-the-council'],
    ['s4', 'erect-a-monument'],
  );
  e.statusWith('manipulate-galactic-law', () => {
    e.discards('s3');
    e.discards('s5');
  });

  e.agenda(
    'miscount-disclosed',
    'minister-of-exploration',
    ['s3', 'conventions-of-war', 3],
    ['s4', 'minister-of-exploration', 6],
    ['s5', null],
    ['s6', 'minister-of-exploration', 4],
    ['s1', null],
    ['s2', null],
  );
  // The law is voted on again.
  e.ballots(
    ['s3', 's3', 4],
    ['s4', null],
    ['s5', 's2', 3],
    ['s6', null],
    ['s1', 's2', 3],
    ['s2', null],
  );
  keeper.do('resolveAgenda', { outcome: 's2' });
  e.gain('future-sight', 's5');
  e.agenda(
    'arms-reduction',
    'against',
    ['s3', 'against', 3],
    ['s4', null],
    ['s5', null],
    ['s6', 'against', 2],
    ['s1', 'against', 2],
    ['s2', 'for', 3],
  );
  keeper.do('readyPlanets', {});
}
