/** A game in which a copied technology opens an agenda in an action, and that one hides another. */
import { activeSeat, nextToVote } from '../../../src/lib/core/order.ts';
import { at, type Script } from '../scripted/play.ts';

const HIDDEN = 'minister-of-peace';

export const openedAgenda: Script = {
  name: 'opened-agenda',
  id: 'recorded-opened-agenda',
  seed: 7,
  begins: '2026-11-26T18:00:00Z',
  people: [
    { name: 'Sami', faction: 'winnu', colour: 'red', skill: 0.7 },
    { name: 'Tove', faction: 'nekro-virus', colour: 'blue', skill: 0.7 },
    { name: 'Ugo', faction: 'arborec', colour: 'green', skill: 0.7 },
    { name: 'Vera', faction: 'sardakk-norr', colour: 'yellow', skill: 0.7 },
  ],
  expansions: ['pok', 'codex3', 'thunders-edge'],
  speaker: 0,
  opening: ['corner-the-market', 'develop-weaponry'],
  settings: { goal: 10 },
  moments: [
    at('1 action.turn', (play) => {
      const { agendas, keeper } = play;
      const nekro = play.game.seating[1]!;
      const third = play.game.seating[2]!;
      keeper.do('gainTechnology', { seat: nekro, technology: 'executive-order' });
      for (let seat = activeSeat(play.game); seat && seat !== nekro; seat = activeSeat(play.game))
        keeper.do('takeComponentTurn', { seat });
      keeper.do('playComponent', {
        seat: nekro,
        played: { kind: 'technology', technology: 'executive-order' },
        becomes: 'exhausted',
      });
      for (const card of ['covert-legislation', HIDDEN]) {
        const place = agendas.indexOf(card);
        if (place >= 0) agendas.splice(place, 1);
      }
      keeper.do('revealAgenda', { agenda: 'covert-legislation' });
      keeper.do('readOutcomes', { election: 'player' });
      for (let seat = nextToVote(play.game); seat; seat = nextToVote(play.game))
        keeper.do('castVotes', { seat, outcome: third, votes: 2 });
      keeper.do('unveilAgenda', { agenda: HIDDEN });
      keeper.do('resolveAgenda', { outcome: third });
      keeper.do('endTurn', { seat: nekro });
    }),
  ],
};
