/** What is paid in tokens, goods, action cards and fragments; notes and laws in play. */
import { FOR } from '../../../../../src/lib/core/outcome.ts';
import { atDepth, attested, has, holds, type Setup } from '../scenes.ts';
import * as lay from './lays.ts';
import { ask, no, yes, type Positions } from './position.ts';

const RICH = ['lodor', 'bereg', 'starpoint', 'abyz', 'torkan', 'mellon'];
const mirror = holds({ technologies: ['mirror-computing'] });
const keleres = lay.seats('s2', { faction: 'council-keleres' });
const scepter = holds({ relics: ['scepter-of-emelpar'] });
const laws =
  (...rows: [id: string, holder?: 's1' | 's2'][]): Setup =>
  (game) => {
    game.laws = rows.map(([id, holder = null]) => ({ id, holder, outcome: FOR }));
  };
const support =
  (points: number): Setup =>
  (game) => {
    const source = { kind: 'support', owner: 's2' } as const;
    game.scores = [...game.scores, { seat: 's1', points, source, round: 1 }];
  };

export const hands: Positions = {
  'lead-from-the-front': [
    no('fleet tokens stay (R-TOK-07)', lay.tokens(1, 1, 9)),
    yes('any mix of both pools', lay.tokens(1, 2, 0)),
    no('goods and influence are no tokens', lay.tokens(2, 0), lay.goods(9), has(RICH)),
    no('tokens come only after scoring (R-STAT-05)', lay.tokens(0, 2), holds({ statusTokens: 4 })),
    no('tokens on the board are not in the pools', lay.tokens(1, 1), holds({ board: 5 })),
    no(
      'captured tokens lie in the fleet pool',
      lay.tokens(0, 2),
      holds({ captured: ['s2', 's3'] }),
    ),
    yes('all of one pool', lay.tokens(3, 0)),
    ask('a relic pays one for the strategy pool', lay.tokens(1, 1), scepter),
    no('one, not two', lay.tokens(1, 0), scepter),
    no('that relic is exhausted', lay.tokens(1, 1), scepter, (game) => {
      game.exhausted = [{ seat: 's1', kind: 'relic', id: 'scepter-of-emelpar' }];
    }),
    no(
      'it is known to lie with another',
      lay.tokens(1, 1),
      atDepth('standard'),
      holds({ relics: null }),
      lay.seats('s2', { relics: ['scepter-of-emelpar'] }),
    ),
    ask(
      'at Standard it may have it',
      lay.tokens(1, 1),
      atDepth('standard'),
      holds({ relics: null }),
    ),
  ],
  'galvanize-the-people': [
    yes('six in both', lay.tokens(4, 2, 0)),
    no('five', lay.tokens(3, 2, 9)),
    no('the token for each status phase comes later', lay.tokens(5, 0), holds({ statusTokens: 3 })),
    yes('without goods and planets', lay.tokens(0, 6, 0), lay.goods(0)),
    no('a home planet is lost (R-OBJ-10)', lay.tokens(5, 5), lay.homeLost),
    no(
      'three were spent on the other one before (R-OBJ-06)',
      lay.tokens(6, 3),
      lay.quotaUsed('public'),
    ),
  ],
  'negotiate-trade-routes': [
    no('planets are no trade goods', has(RICH), lay.goods(4)),
    no('commodities are not spent (R-TRD-13)', lay.goods(4, { commodities: 9 })),
    yes('exactly five', lay.goods(5)),
    no('double goods count once where goods are named', lay.goods(4), mirror),
    ask('an agent lets commodities be spent', lay.goods(4, { commodities: 1 }), keleres),
    no(
      'an exhausted agent does not',
      lay.goods(4, { commodities: 1 }),
      keleres,
      lay.seats('s2', { leaders: { 'xander-alexin-victori-iii': 'exhausted' } }),
    ),
    no(
      'who had the agent is eliminated (R-ELIM-02)',
      lay.goods(4, { commodities: 1 }),
      keleres,
      lay.gone('s2'),
    ),
    no('there are no commodities', lay.goods(4, { commodities: 0 }), keleres),
    no('goods on a strategy card belong to who picks it', lay.goods(4), (game) => {
      game.strategyCards.trade = { initiative: 5, holder: null, exhausted: false, goods: 3 };
    }),
    no('spent after the table had looked', lay.goods(6), lay.since(lay.goods(4))),
  ],
  'centralize-galactic-trade': [
    yes('exactly ten', lay.goods(10)),
    no('nine, and every planet readied', lay.goods(9), has(RICH)),
    no('nine double goods', lay.goods(9), mirror),
    no(
      'nine, and the relic that is exhausted like a planet',
      lay.goods(9),
      holds({ relics: ['the-triad'] }),
    ),
    no(
      'the agent is there, the commodities are too few',
      lay.goods(6, { commodities: 3 }),
      keleres,
    ),
    yes(
      'scored by others before (R-OBJ-09)',
      lay.goods(11),
      lay.scored('centralize-galactic-trade', 's6'),
    ),
    no(
      'scored by the same player in round 1 (R-OBJ-09)',
      lay.goods(11),
      lay.scored('centralize-galactic-trade'),
    ),
  ],
  'form-a-spy-network': [
    no('five are needed', holds({ actionCards: 4 })),
    yes('the hand is counted', holds({ actionCards: 5 })),
    no(
      'the draw of this status phase comes after scoring (R-STAT-03)',
      holds({ actionCards: 4, technologies: ['neural-motivator'] }),
    ),
    no('goods do not stand in', holds({ actionCards: 3 }), lay.goods(9)),
    yes('a hand above the limit of seven', lay.plays('yssaril-tribes', { actionCards: 9 })),
    no(
      'under a law that lets three be kept',
      holds({ actionCards: 3 }),
      laws(['executive-sanctions']),
    ),
    no(
      'another has scored it (R-OBJ-18)',
      holds({ actionCards: 7 }),
      lay.scored('form-a-spy-network', 's2', true),
    ),
    ask('a hand that is not counted', holds({ actionCards: null }), atDepth('standard')),
  ],
  'destroy-heretical-works': [
    no('two are needed', lay.fragments(1)),
    yes('of any kind', lay.fragments(1, 0, 0, 1)),
    yes('two kinds, which would buy no relic', lay.fragments(0, 1, 1)),
    no(
      'relics are no fragments',
      lay.fragments(0, 0, 1),
      holds({ relics: ['the-codex', 'dominus-orb'] }),
    ),
    yes('secrets need no home planet (R-OBJ-10)', lay.fragments(2), lay.homeLost),
    no(
      'fragments of others',
      lay.fragments(1),
      lay.seats('s2', { fragments: { cultural: 3, hazardous: 0, industrial: 0, unknown: 0 } }),
    ),
    no('one was traded away', lay.fragments(2), lay.since(lay.fragments(1))),
  ],
  'strengthen-bonds': [
    yes('the alliance of another', lay.note(['alliance', 's3'])),
    no('a note that goes back to the hand', lay.note(['ceasefire', 's2'])),
    no('its own note is none of others', lay.note(['alliance', 's1'])),
    yes(
      'Support for the Throne, known by its point at every depth',
      atDepth('essentials'),
      support(1),
    ),
    no('it went back: the point is gone', support(1), support(-1)),
    yes(
      'a note that goes back at the end of the phase is still there',
      lay.note(['gift-of-prescience', 's2']),
    ),
    yes('Terraform lies in play with its planet', lay.note(['terraform', 's2'])),
    no(
      'its note lies with others',
      lay.seats('s2', { notes: [{ note: 'alliance', owner: 's1' }] }),
    ),
    no(
      'trade agreements and secrets are hand cards',
      lay.note(['trade-agreement', 's2'], ['political-secret', 's3']),
    ),
  ],
  'dictate-policy': [
    yes('laws of others and of no one count', laws(['a'], ['b', 's2'], ['c', 's1'])),
    no('two', laws(['a', 's1'], ['b', 's1'])),
    no('one of three was discarded', laws(['a'], ['b'], ['c']), laws(['a'], ['b'])),
    yes('also before an agenda is turned up (R-OBJ-05)', laws(['a'], ['b'], ['c']), lay.decided()),
    no('not in the status phase (R-OBJ-05)', laws(['a'], ['b'], ['c']), lay.quotaUsed('public')),
    no(
      'directives of this phase are no laws',
      laws(['a'], ['b']),
      lay.decided(['for-against', FOR], ['for-against', FOR]),
    ),
    no(
      'someone else has scored it (R-OBJ-18)',
      laws(['a'], ['b'], ['c']),
      lay.scored('dictate-policy', 's2', true),
    ),
    no(
      'what the table said does not count where laws are known',
      laws(['a'], ['b']),
      attested('lawsInPlay>=3', true),
    ),
  ],
};
