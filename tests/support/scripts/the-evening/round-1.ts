/** Round 1: everyone settles near home; the first part of the expedition. */
import { type Evening, pools, TACTIC } from './evening.ts';

export function roundOne(e: Evening): void {
  const { keeper } = e;
  e.gain('council-patronage', 's4');
  e.picks(
    ['s1', 'trade'],
    ['s2', 'technology'],
    ['s3', 'warfare'],
    ['s4', 'leadership'],
    ['s5', 'construction'],
    ['s6', 'politics'],
  );

  e.plays('s4', 'leadership', { tokens: pools(2, 0, 1) });
  e.follows('s2', 'leadership', TACTIC);
  e.pays('s2', { influence: 3 });
  e.closes('s4', 'leadership');

  e.plays('s6', 'politics', { speaker: 's6' });
  e.follows('s5', 'politics');
  e.closes('s6', 'politics');

  e.tactical('s5', {
    planets: ['abyz', 'fria'],
    found: [
      ['abyz', 'rich-world'],
      ['fria', 'hazardous-relic-fragment'],
    ],
    built: 4,
  });

  e.plays('s1', 'trade', { freed: ['s2', 's3'] });
  e.gain('pillage', 's6');
  e.gain('suffi-an', 's6');
  e.follows('s6', 'trade');
  e.closes('s1', 'trade');

  e.plays(
    's3',
    'warfare',
    {},
    {
      planets: ['lisis', 'velnor'],
      found: [
        ['lisis', 'abandoned-warehouses', { way: 1 }],
        ['velnor', 'industrial-relic-fragment'],
      ],
      gains: [['scavenge', 's3']],
    },
  );
  e.follows('s2', 'warfare');
  e.closes('s3', 'warfare');

  e.plays('s2', 'technology');
  e.researches('s2', 'predictive-intelligence');
  e.follows('s1', 'technology');
  e.researches('s1', 'gravity-drive');
  e.pays('s1', { resources: 4 });
  e.follows('s6', 'technology');
  e.researches('s6', 'self-assembly-routines');
  e.pays('s6', { resources: 4 });
  e.closes('s2', 'technology');

  e.tactical('s4', {
    planets: ['rigel-i', 'rigel-ii', 'rigel-iii'],
    found: [
      ['rigel-i', 'core-mine'],
      ['rigel-ii', 'functioning-base', { way: 1 }],
      ['rigel-iii', 'cybernetic-research-facility'],
    ],
    built: 2,
  });
  e.tactical('s6', {
    planets: ['mellon', 'zohbat'],
    found: [
      ['mellon', 'cultural-relic-fragment'],
      ['zohbat', 'mining-world'],
    ],
  });

  keeper.do('layDownCard', { seat: 's5', card: 'construction' });
  e.follows('s4', 'construction');
  e.closes('s5', 'construction');

  keeper.do('makeTransaction', {
    sides: [
      { seat: 's1', goods: 0, commodities: 4 },
      { seat: 's2', goods: 0, commodities: 4 },
    ],
  });
  e.activates('s1', {
    planets: ['new-albion', 'starpoint'],
    found: [
      ['new-albion', 'industrial-relic-fragment'],
      ['starpoint', 'volatile-fuel-source', { pool: 'tactic' }],
    ],
  });
  e.claims('s1', 'trade-goods');
  e.ends('s1');

  e.tactical('s3', {
    planets: ['abaddon', 'ashtroth', 'loki'],
    found: [
      ['abaddon', 'demilitarized-zone'],
      ['ashtroth', 'hazardous-relic-fragment'],
      ['loki', 'cultural-relic-fragment'],
    ],
    gains: [['scavenge', 's3']],
  });
  e.tactical('s2', {
    planets: ['accoen', 'jeol-ir'],
    found: [
      ['accoen', 'abandoned-warehouses'],
      ['jeol-ir', 'biotic-research-facility'],
    ],
  });

  e.tactical('s4', { planets: ['mehar-xull'], found: [['mehar-xull', 'lazax-survivors']] });
  e.tactical('s6', {
    planets: ['centauri', 'gral'],
    found: [
      ['centauri', 'paradise-world'],
      ['gral', 'local-fabricators', { way: 1 }],
    ],
  });
  e.tactical('s5', {
    planets: ['qucenn', 'rarron'],
    found: [
      ['qucenn', 'industrial-relic-fragment'],
      ['rarron', 'cultural-relic-fragment'],
    ],
  });
  e.tactical('s1', {
    planets: ['bereg', 'lirta-iv'],
    found: [
      ['bereg', 'warfare-research-facility'],
      ['lirta-iv', 'hazardous-relic-fragment'],
    ],
  });
  e.tactical('s3', {
    planets: ['hopes-end'],
    found: [['hopes-end', 'expedition']],
    gains: [['scavenge', 's3']],
  });
  e.gain('hopes-end', 's3');
  e.tactical('s2', { planets: ['lodor'], found: [['lodor', 'dyson-sphere']] });

  e.passes('s4');
  e.passes('s6');
  e.component('s5', 'mining-initiative');
  e.ends('s5');
  e.passes('s1');
  e.passes('s3');
  e.passes('s2');
  e.passes('s5');

  e.scoring(['s4'], ['s6'], ['s5'], ['s1'], ['s3', 'expand-borders'], ['s2']);
  e.statusWith('erect-a-monument');
}
