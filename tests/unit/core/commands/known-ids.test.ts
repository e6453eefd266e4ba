/** Cards that a line of commands names. */
import { describe, expect, it } from 'vitest';
import { refuseUnknownId } from '../../../../src/lib/core/commands/known-ids.ts';
import { revealAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import { setUpGame } from '../../../../src/lib/core/commands/setup.ts';
import { commandOf } from '../../../../src/lib/core/commands/vocabulary.ts';
import type { Election } from '../../../../src/lib/core/vocabulary.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { knownIdsOf } from '../../../../src/tools/replay/perform.ts';
import { fixtureText } from '../../../support/fixture-games.ts';
import { atAgenda } from '../../../support/rounds.ts';
import { setUpArgs, Table } from '../../../support/table.ts';

const POK = rulesetOf(['pok']);
const known = knownIdsOf(POK);
const { game } = Table.start({ players: 3 });
const refused = (args: object) => refuseUnknownId(game, args, known);

describe('an id that no box in play has', () => {
  it.each([
    ['agenda', { agenda: 'mutni' }, 'mutiny'],
    ['agenda', { law: { law: 'clasified-document-leaks' } }, 'classified-document-leaks'],
    ['attachment', { planet: 'lodor', attachment: 'dyson-spher' }, 'dyson-sphere'],
    ['faction', { seats: [{ name: 'Ana', faction: 'federation-of-soll' }] }, 'federation-of-sol'],
    ['objective', { objective: 'corner-the-markets' }, 'corner-the-market'],
    ['planet', { planets: ['lodor', 'mecatol-rx'] }, 'mecatol-rex'],
    ['planet', { technology: 'gravity-drive', exhausted: ['abiz'] }, 'abyz'],
    ['relic', { purged: { seat: 's1', relic: 'the-obsidion' } }, 'the-obsidian'],
    ['strategy card', { cards: ['trade', 'warfar'] }, 'warfare'],
    ['technology', { technology: 'gravity-driv' }, 'gravity-drive'],
  ])('R-GEN-15 is refused, with the nearest one: %s', (kind, args, nearest) => {
    expect(refused(args)).toMatchObject({ code: 'id-unknown', with: { kind, nearest } });
  });

  it('R-GEN-15 is refused without a guess when it is like none', () => {
    expect(refused({ technology: 'x' })?.with).toEqual({ kind: 'technology', id: 'x' });
  });

  it('R-GEN-15 is refused when its box is not in play', () => {
    const exploring = { technology: 'dark-energy-tap' };
    expect(refused(exploring)).toBeNull();
    expect(refuseUnknownId(game, exploring, knownIdsOf(rulesetOf([])))?.code).toBe('id-unknown');
  });
});

describe('a word for an outcome', () => {
  const voting = (election: Election) => {
    const table = atAgenda({ players: 3 }, {});
    const typed = { name: 'A question', type: 'law', election } as const;
    return table.do(revealAgenda, { agenda: 'own-question', typed }).game;
  };

  it.each<[Election, string, string, string]>([
    ['planet', 'planet', 'mecatol-rx', 'mecatol-rex'],
    ['law', 'agenda', 'mutni', 'mutiny'],
    ['strategy-card', 'strategy card', 'warfar', 'warfare'],
    ['scored-secret-objective', 'objective', 'corner-the-markets', 'corner-the-market'],
  ])('R-GEN-15 is refused where nothing is called so: %s', (election, kind, id, nearest) => {
    const args = { seat: 's1', outcome: id, votes: 1 };
    expect(refuseUnknownId(voting(election), args, known)?.with).toEqual({ kind, id, nearest });
  });

  it.each<[Election, string]>([
    ['planet', 'mecatol-rex'],
    ['planet', 'Our own moon'],
    ['for-against', 'for'],
    ['player', 's2'],
    ['other', 'whatever'],
  ])('R-GEN-15 is taken: %s, %s', (election, outcome) => {
    expect(refuseUnknownId(voting(election), { seat: 's1', outcome, votes: 1 }, known)).toBeNull();
  });
});

describe('a card that is known', () => {
  it.each([
    ['by its id', { planets: ['lodor'], exhausted: true }],
    ['entered by hand, with its name', { agenda: 'our-law', typed: { name: 'Our law' } }],
    ['entered by hand, an objective', { objective: 'ours', name: 'Ours' }],
    ['entered by hand, under an own id', { relic: 'own-a-relic' }],
    ['typed text, where no id stands', { note: 'Ceasefire', cause: 'x', outcome: 'y' }],
  ])('R-GEN-15 is taken: %s', (_, args) => {
    expect(refused(args)).toBeNull();
  });

  it('R-GEN-15 is taken once the game has met it', () => {
    const objectives = [{ objective: 'corner-the-market' }, { objective: 'ours', name: 'Ours' }];
    const table = new Table().do(setUpGame, { ...setUpArgs({ players: 3 }), objectives });
    expect(refuseUnknownId(table.game, { seat: 's1', objective: 'ours' }, known)).toBeNull();
  });

  it('R-GEN-15 is every card of a recorded game', () => {
    const acts = JSON.parse(fixtureText('six-players.acts.json')) as {
      command: string;
      args: { expansions?: ['pok'] };
    }[];
    const box = knownIdsOf(rulesetOf(acts[0]?.args.expansions ?? []));
    const cards = acts.filter(({ command }) => commandOf(command));
    const strange = cards.map(({ args }) => refuseUnknownId(game, args, box)).filter(Boolean);
    expect(strange).toEqual([]);
  });
});
