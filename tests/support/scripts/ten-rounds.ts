/** The game of the cheat sheet, with Long War: no one comes to 14, and it ends after round 10. */
import { CHEAT_SHEET, presetSettings } from '../../../src/lib/session/presets.ts';
import { at, type Script } from '../scripted/play.ts';

export const tenRounds: Script = {
  name: 'ten-rounds',
  id: 'recorded-ten-rounds',
  seed: 2,
  begins: '2026-09-12T09:30:00Z',
  people: [
    { name: 'Hedda', faction: 'emirates-of-hacan', colour: 'yellow', skill: 0.3 },
    { name: 'Iwan', faction: 'federation-of-sol', colour: 'blue', skill: 0.35 },
    { name: 'Jelena', faction: 'xxcha-kingdom', colour: 'green', skill: 0.3 },
    { name: 'Koji', faction: 'clan-of-saar', colour: 'orange', skill: 0.3 },
  ],
  expansions: [],
  speaker: 2,
  opening: ['corner-the-market', 'develop-weaponry'],
  settings: presetSettings(CHEAT_SHEET, CHEAT_SHEET.goals[1]),
  secrecy: 0.15,
  holdings: 0.4,
  moments: [
    at('0 setup.secrets', ({ keeper }) => {
      keeper.do('keepSecrets', { seats: ['s3'] });
      keeper.do('keepSecrets', { seats: ['s1', 's4'] });
      keeper.undo();
      keeper.do('keepSecrets', {});
    }),
    at('5 strategy.pick', ({ keeper }) => void keeper.pause(50)),
  ],
};
