/** Round 5: the relic changes hands with a planet, and Thunder's Edge is taken. */
import { type Evening, pools } from './evening.ts';

export function roundFive(e: Evening): void {
  const { keeper } = e;
  e.gain('council-patronage', 's4');
  e.picks(
    ['s2', 'warfare'],
    ['s3', 'leadership'],
    ['s4', 'diplomacy'],
    ['s5', 'construction'],
    ['s6', 'trade'],
    ['s1', 'imperial'],
  );

  e.plays('s3', 'leadership', { tokens: pools(3, 0, 0) });
  e.closes('s3', 'leadership');

  e.plays('s4', 'diplomacy', e.othersPlace('s4'));
  e.closes('s4', 'diplomacy');

  e.plays('s5', 'construction');
  e.follows('s1', 'construction');
  e.closes('s5', 'construction');

  keeper.do('makeTransaction', {
    sides: [
      { seat: 's6', goods: 3, commodities: 0 },
      { seat: 's5', goods: 0, commodities: 4 },
    ],
  });
  e.plays('s6', 'trade');
  e.follows('s5', 'trade');
  e.closes('s6', 'trade');

  e.plays('s2', 'warfare', {}, { combat: 'ground', planets: ['hopes-end'], take: true });
  e.pointsMove('shard-of-the-throne', 's2');
  e.closes('s2', 'warfare');

  e.plays('s1', 'imperial', { objective: 'erect-a-monument', secret: true });
  e.follows('s5', 'imperial');
  e.closes('s1', 'imperial');

  e.tactical('s3', {
    combat: 'ground',
    planets: ['thunders-edge'],
    take: true,
    gains: [['scavenge', 's3']],
  });
  e.tactical('s4', {
    planets: ['saudor'],
    found: [['saudor', 'abandoned-warehouses', { way: 1 }]],
    built: 5,
  });
  e.tactical('s5', { combat: 'ground', planets: ['lazar'], take: true });
  e.tactical('s6', { built: 4 });
  e.tactical('s2', {
    planets: ['cealdri', 'xanhact'],
    found: [['cealdri', 'cultural-relic-fragment']],
    gains: [['minister-of-exploration', 's2']],
  });
  e.tactical('s1', { built: 4 });

  e.tactical('s3', { combat: 'space' });
  e.passes('s4');
  e.tactical('s5', { built: 5 });
  e.passes('s6');
  e.tactical('s2', { built: 4 });
  e.passes('s1');
  e.passes('s3');
  e.passes('s5');
  e.passes('s2');

  e.scoring(
    ['s3', 'sway-the-council'],
    ['s4', 'manipulate-galactic-law'],
    ['s5', 'erect-a-monument'],
  );
  e.unlocks('s5', 'ahk-syl-siven');
  e.scoring(['s6', 'erect-a-monument']);
  e.unlocks('s6', 'ipswitch-loose-cannon');
  e.scoring(
    // Sixteen influence, most of it resources.
    ['s2', 'manipulate-galactic-law'],
    ['s1'],
  );
  e.statusWith('galvanize-the-people', () => {
    for (const seat of ['s1', 's3', 's4', 's5', 's6'] as const) e.discards(seat);
  });

  e.agenda(
    'swords-to-plowshares',
    'against',
    ['s3', 'against', 4],
    ['s4', 'against', 6],
    ['s5', 'for', 3],
    ['s6', null],
    ['s1', 'against', 2],
    ['s2', null],
  );
  // Three laws are in play.
  e.scores('s4', 'dictate-policy', { slot: 'agenda' });
  e.agenda(
    'wormhole-research',
    'for',
    ['s3', null],
    ['s4', null],
    ['s5', 'for', 4],
    ['s6', 'against', 3],
    ['s1', null],
    ['s2', 'for', 3],
  );
  e.gain('future-sight', 's5');
  keeper.do('readyPlanets', {});
}
