/**
 * Round 3: a turn skipped by Crisis, a Support negotiated, a home lost, three fragments for a relic
 * that is worth a point, a rider, trade goods that vote.
 */
import { type Evening, pools, TACTIC } from './evening.ts';

export function roundThree(e: Evening): void {
  const { keeper } = e;
  e.gain('council-patronage', 's4');
  e.picks(
    ['s2', 'leadership'],
    ['s3', 'warfare'],
    ['s4', 'politics'],
    ['s5', 'technology'],
    ['s6', 'construction'],
    ['s1', 'trade'],
  );

  e.plays('s2', 'leadership', { tokens: pools(2, 0, 1) });
  e.follows('s5', 'leadership', TACTIC);
  e.pays('s5', { influence: 3 });
  e.closes('s2', 'leadership');

  e.plays('s4', 'politics', { speaker: 's4' });
  e.follows('s1', 'politics');
  e.closes('s4', 'politics');

  e.plays('s6', 'construction');
  e.follows('s2', 'construction');
  e.closes('s6', 'construction');

  keeper.do('makeTransaction', {
    sides: [
      { seat: 's1', goods: 0, commodities: 3 },
      { seat: 's6', goods: 2, commodities: 0 },
    ],
  });
  e.plays('s1', 'trade', { freed: ['s2'] });
  e.follows('s3', 'trade');
  e.unlocks('s1', 'gila-the-silvertongue');
  e.closes('s1', 'trade');

  e.plays(
    's3',
    'warfare',
    {},
    {
      planets: ['dal-bootha', 'xxehan'],
      found: [['dal-bootha', 'cultural-relic-fragment']],
      gains: [
        ['scavenge', 's3'],
        ['minister-of-exploration', 's3'],
      ],
    },
  );
  e.closes('s3', 'warfare');

  // Saar plays Crisis.
  keeper.do('skipTurn', { seat: 's5', cause: 'Crisis' });
  e.discards('s3', 'Crisis');

  e.activates('s2', {
    planets: ['kraag', 'siig'],
    found: [
      ['kraag', 'volatile-fuel-source', { pool: 'tactic' }],
      ['siig', 'hazardous-relic-fragment'],
    ],
  });
  e.claims('s2', 'technology-specialty');
  e.ends('s2');
  e.tactical('s4', {
    planets: ['wellon'],
    found: [['wellon', 'industrial-relic-fragment']],
    built: 3,
  });
  e.tactical('s6', { combat: 'ground', planets: ['arcturus'], take: true });

  keeper.do('makeTransaction', {
    sides: [
      { seat: 's1', goods: 4, commodities: 0 },
      { seat: 's4', goods: 0, commodities: 0, note: 'support-for-the-throne', support: true },
    ],
  });
  e.activates('s1');
  e.claims('s1', 'resources');
  e.ends('s1');

  e.component('s3', 'relic-fragments');
  e.relicWithPoint('s3', 'shard-of-the-throne');
  e.ends('s3');

  e.plays('s5', 'technology');
  e.researches('s5', 'gravity-drive');
  e.follows('s1', 'technology');
  e.researches('s1', 'fleet-logistics');
  e.closes('s5', 'technology');

  e.tactical('s2', { frontier: ['', 'derelict-vessel'] });
  e.tactical('s4', { frontier: ['', 'keleres-ship', { pool: 'tactic' }] });
  e.tactical('s6', { built: 4 });
  e.tactical('s1', { built: 4 });
  e.activates('s3', { combat: 'space' });
  e.scores('s3', 'demonstrate-your-power', { slot: 'combat' });
  e.unlocks('s3', 'gurno-aggero');
  e.ends('s3');
  e.gain('hopes-end', 's3');
  e.tactical('s5', {
    planets: ['lazar', 'sakulag'],
    found: [['sakulag', 'hazardous-relic-fragment']],
  });

  e.passes('s2');
  e.passes('s4');
  e.passes('s6');
  e.passes('s1');
  e.passes('s3');
  e.passes('s5');

  e.scoring(['s2', 'erect-a-monument', 'establish-hegemony']);
  e.unlocks('s2', 'xxekir-grom');
  e.scoring(['s4', 'sway-the-council'], ['s6'], ['s1', 'corner-the-market'], ['s3'], ['s5']);
  e.statusWith('lead-from-the-front', () => {
    e.discards('s3');
  });

  keeper.do('revealAgenda', { agenda: 'minister-of-commerce' });
  keeper.do('predict', { seat: 's6', outcome: 's1', rider: 'trade-rider' });
  e.ballots(['s5', 's5', 3]);
  e.votes('s1', 's1', 5, [{ card: 'gila-the-silvertongue', votes: 6, goods: 3 }]);
  e.ballots(['s2', null], ['s3', 's3', 6], ['s4', null]);
  keeper.do('resolveAgenda', { outcome: 's1' });
  keeper.do('payRider', { seat: 's6', rider: 'trade-rider' });
  e.agenda(
    'fleet-regulations',
    'against',
    ['s5', 'against', 4],
    ['s6', null],
    ['s1', 'for', 2],
    ['s2', 'for', 3],
    ['s3', 'against', 3],
    ['s4', null],
  );
  e.gain('future-sight', 's5');
  keeper.do('readyPlanets', {});
}
