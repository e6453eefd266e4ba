/** Games that end otherwise than by the goal alone, or lose someone on the way. */
import { leaders } from '../../../src/lib/core/points.ts';
import { at, type Script } from '../scripted/play.ts';

/** Low scorers and a goal of 14: both public decks run out first. */
export const objectivesExhausted: Script = {
  name: 'objectives-exhausted',
  id: 'recorded-objectives-exhausted',
  seed: 4,
  begins: '2026-06-06T11:00:00Z',
  people: [
    { name: 'Kaspar', faction: 'federation-of-sol', colour: 'blue', skill: 0.4 },
    { name: 'Lotte', faction: 'ghosts-of-creuss', colour: 'slate', skill: 0.45 },
    { name: 'Mina', faction: 'arborec', colour: 'green', skill: 0.4 },
  ],
  expansions: [],
  speaker: 2,
  opening: ['negotiate-trade-routes', 'found-research-outposts'],
  settings: { goal: 14 },
  secrecy: 0.2,
};

/** The speaker is eliminated in someone else's turn, a person leaves for a round. */
export const elimination: Script = {
  name: 'elimination',
  id: 'recorded-elimination',
  seed: 8,
  begins: '2026-07-11T12:20:00Z',
  people: [
    { name: 'Noa', faction: 'naalu-collective', colour: 'yellow', skill: 0.7 },
    { name: 'Otis', faction: 'winnu', colour: 'red', skill: 0.65 },
    { name: 'Pia', faction: 'sardakk-norr', colour: 'orange', skill: 0.7 },
    { name: 'Quentin', faction: 'empyrean', colour: 'purple', skill: 0.7 },
    { name: 'Rosa', faction: 'xxcha-kingdom', colour: 'green', skill: 0.7 },
  ],
  expansions: ['pok'],
  speaker: 4,
  opening: ['engineer-a-marvel', 'diversify-research'],
  settings: { goal: 10 },
  moments: [
    at('2 action.turn', (play) => {
      const { keeper, seat } = play;
      const { speaker } = play.game;
      const friend = play.others(speaker)[0]!;
      keeper.do('giveSupport', { from: speaker, to: friend });
      keeper.do('giveSupport', { from: friend, to: speaker });
      play.supports.add(speaker).add(friend);
      keeper.do('adjustBalance', { seat, changes: { goods: 1 }, cause: 'Supply depot' });
    }),
    at(
      '3 action.turn',
      ({ keeper, seat, game }) => {
        const victim = game.speaker;
        keeper.do('takeTacticalAction', { seat });
        keeper.do('winCombat', { seat, combat: 'space' });
        keeper.do('winCombat', { seat, combat: 'ground' });
        keeper.do('eliminatePlayer', { seat: victim });
        keeper.do('endTurn', { seat });
      },
      (play) => play.seat !== play.game.speaker && play.player(play.seat).tokens?.tactic !== 0,
    ),
    at('4 strategy.pick', (play) => {
      play.keeper.do('leaveTable', { seat: play.others(play.game.speaker)[0]! });
    }),
    at('4 status.score', ({ keeper, game }) => {
      const away = game.seating.find((seat) => game.players[seat]?.presence === 'away');
      if (away) keeper.do('returnToTable', { seat: away });
    }),
  ],
};

/** A concession that is thought better of; then the last train goes, and the leader is named. */
export const calledEarly: Script = {
  name: 'called-early',
  id: 'recorded-called-early',
  seed: 1,
  begins: '2026-08-15T15:40:00Z',
  people: [
    { name: 'Sami', faction: 'mentak-coalition', colour: 'orange', skill: 0.4 },
    { name: 'Thea', faction: 'embers-of-muaat', colour: 'red', skill: 0.5 },
    { name: 'Ulrich', faction: 'l1z1x-mindnet', colour: 'slate', skill: 0.45 },
    { name: 'Vera', faction: 'universities-of-jol-nar', colour: 'purple', skill: 0.5 },
    { name: 'Willem', faction: 'clan-of-saar', colour: 'yellow', skill: 0.4 },
    { name: 'Xenia', faction: 'yin-brotherhood', colour: 'pink', skill: 0.45 },
  ],
  expansions: [],
  speaker: 1,
  opening: ['erect-a-monument', 'intimidate-council'],
  settings: { goal: 10, clock: 'off' },
  pace: 1.2,
  moments: [
    at('2 status.score', ({ keeper }) => void keeper.pause(48).reload()),
    at('4 status.score', ({ keeper, game }) => {
      const [winner = null] = leaders(game);
      keeper.do('callGame', { winner, reason: 'concession' });
      keeper.do('playOn', { phase: 'status', step: 'score' });
    }),
    at('5 action.turn', ({ keeper, game }) => {
      const [winner = null] = leaders(game);
      keeper.do('callGame', { winner, reason: 'time', note: 'The last train.' });
    }),
  ],
};
