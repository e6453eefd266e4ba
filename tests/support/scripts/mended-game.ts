/**
 * A table that keeps its own counsel: refused acts recorded anyway, corrections of every kind,
 * taps taken back across phases, a past that is mended, effects that bend the order.
 */
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { cardsOf, playingSeats, voteOrder } from '../../../src/lib/core/order.ts';
import type { LineItem } from '../../../src/lib/core/record/line.ts';
import { currentAgenda } from '../../../src/lib/core/step.ts';
import { at, type Moment, type Play, type Script } from '../scripted/play.ts';
import { AGAINST, sameOutcome } from '../../../src/lib/core/outcome.ts';
import { cardOf } from '../../../src/lib/core/points.ts';
import { NO_SEAT } from '../../../src/lib/core/vocabulary.ts';

/** The most recent fact of a kind, with its entry. */
function lastOf<T extends GameEvent['type']>(play: Play, type: T) {
  const item = play.keeper.headless.course.line.findLast(({ fact }) => fact.type === type);
  if (!item) throw new Error(`no ${type} yet`);
  return item as LineItem & { fact: Extract<GameEvent, { type: T }> };
}

const notActive = (play: Play): Seat => play.others(play.seat)[0]!;

/** Round 1: picks out of turn, a pass too soon, a slip taken back over the phase border. */
const first: Moment[] = [
  at('1 strategy.pick', (play) => {
    const { keeper } = play;
    keeper.do('chooseStrategyCard', { seat: play.seat, card: 'leadership' });
    keeper.undo().redo().undo();
    keeper.insist('chooseStrategyCard', { seat: notActive(play), card: 'leadership' });
  }),
  at('1 action.turn', ({ keeper }) => {
    keeper.undo();
    keeper.undo().redo().redo();
  }),
  at('1 action.turn', (play) => {
    const { keeper, seat } = play;
    keeper.insist('passTurn', { seat });
    keeper.do('correctPassed', { seat, passed: false, note: 'Not yet.' });
  }),
  at('1 status.score', (play) => {
    const { keeper } = play;
    keeper.undo().undo().redo().redo();
    const { seat } = play;
    const [one, two] = play.openPublics(seat);
    keeper.do('scoreObjective', play.claim(seat, one!));
    keeper.insist('scoreObjective', play.claim(seat, two!));
    keeper.do('takeScoreBack', { seat, objective: two!, note: 'One public each.' });
    keeper.do('answerScoring', { seat });
  }),
];

/** Round 2: cards put back, balances and ledger put right, the past amended. */
const second: Moment[] = [
  at('2 action.turn', (play) => {
    const { keeper, seat } = play;
    const other = notActive(play);
    const gift = { seat, goods: 0, commodities: 0, note: 'Trade Agreement' };
    keeper.do('correctBalances', {
      seat,
      balances: { goods: 4, commodities: 1 },
      note: 'Counted.',
    });
    keeper.do('makeTransaction', {
      sides: [
        { ...gift, goods: 1 },
        { ...gift, seat: other },
      ],
    });
    keeper.insist('makeTransaction', {
      sides: [
        { ...gift, goods: 1 },
        { ...gift, seat: other },
      ],
    });
    keeper.do('gainGoods', { seat, goods: 2, cause: 'Industrial Initiative' });
    const { seq, at: when, fact } = lastOf(play, 'goods.gained');
    const drawn: GameEvent = { type: 'secret.drawn', seat: other, cards: 1 };
    keeper.amend({ target: seq, place: 'before', fact: drawn, at: when - 1 });
    keeper.amend({ target: seq, place: 'replace', fact: { ...fact, goods: 3 }, at: when });
    keeper.do('adjustBalance', { seat: other, changes: { strategy: -1 }, cause: 'Fire Team' });
    keeper.amend({ target: lastOf(play, 'balance.adjusted').seq, place: 'remove' });
  }),
  at('2 action.turn', (play) => {
    const { keeper, seat } = play;
    keeper.do('takeComponentAction', { seat, name: 'Signal Jamming' });
    keeper.do('cancelComponentAction', { seat });
    keeper
      .do('takeComponentAction', { seat })
      .do('grantAction', { seat, cause: 'Fleet Logistics' });
    keeper.do('takeTacticalAction', { seat, system: 'Lodor' }).do('endTurn', { seat });
  }),
  at('2 status.score', (play) => {
    const { keeper } = play;
    const [one, two] = playingSeats(play.game);
    keeper.do('setHome', { seat: play.seat, controlled: false });
    keeper.insist('scoreObjective', play.claim(play.seat, play.openPublics(play.seat)[0]!));
    keeper.do('setHome', { seat: play.seat, controlled: true });
    keeper.do('answerScoring', { seat: play.seat });
    keeper.do('correctPoints', { lines: [{ seat: one!, points: 1 }], note: 'Forgotten.' });
    keeper.do('correctPoints', { lines: [{ seat: one!, points: -1 }], note: 'After all not.' });
    keeper
      .do('giveSupport', { from: one!, to: two! })
      .do('returnSupport', { from: one!, to: two! });
    keeper.do('scorePoints', {
      lines: [{ seat: two!, points: 1 }],
      source: { kind: 'relic', name: 'Relic of the keeper' },
    });
  }),
  at('2 status.ready', (play) => {
    const { keeper, game } = play;
    const kept = playingSeats(game).slice(0, 1);
    keeper.do('finishSteps', { step: 'ready', kept });
  }),
];

/** Round 3: seats, speaker, settings and cards put right; one turn ends with the card readied. */
const third: Moment[] = [
  at('3 strategy.pick', (play) => {
    const { keeper, game, seat } = play;
    const free = Object.keys(game.strategyCards).filter((id) => !game.strategyCards[id]?.holder);
    keeper.do('chooseStrategyCard', { seat, card: free[0]! });
    keeper.do('putCardBack', { seat, card: free[0]! });
    keeper.do('chooseStrategyCard', { seat, card: free.at(-1)! });
    play.picked.add(free.at(-1)!);
  }),
  at('3 strategy.pick', (play) => void play.keeper.do('skipPick', { seat: play.seat })),
  at('3 action.turn', (play) => {
    const { keeper, game } = play;
    const [one, two, ...more] = game.seating;
    keeper.do('correctSeating', { order: [two!, one!, ...more], note: 'They changed chairs.' });
    keeper.do('correctSeating', { order: [one!, two!, ...more] });
    keeper.do('correctSpeaker', { seat: play.others(game.speaker)[0]! });
    keeper.do('correctPlayer', { seat: two!, name: 'Zoë, back from work', colour: 'pink' });
    keeper.do('changeSettings', { settings: { goal: 12 }, note: 'A longer night.' });
    const [card] = Object.entries(game.strategyCards).find(([, { holder }]) => holder === null)!;
    keeper.do('correctStrategyCard', { card, holder: null, exhausted: false, goods: 2 });
    const cards = playingSeats(game)
      .slice(0, 2)
      .map((seat) => cardsOf(game, seat)[0]!);
    keeper.do('swapCards', { cards: [cards[0]!, cards[1]!] });
    keeper.do('setStatusTokens', { seat: one!, tokens: 3, cause: 'Hyper Metabolism' });
  }),
  at(
    '3 action.turn',
    (play) => {
      const { keeper, seat, game } = play;
      const card = cardsOf(game, seat).find((id) => !game.strategyCards[id]?.exhausted)!;
      keeper.do('playStrategyCard', { seat, card }).do('resolvePrimary', { seat, card });
      keeper.do('declineRest', { card }).do('endTurn', { seat, keepReadied: true });
    },
    ({ game, seat }) => cardsOf(game, seat).some((id) => !game.strategyCards[id]?.exhausted),
  ),
  at('3 status.reveal', (play) => {
    const { keeper } = play;
    const position = { round: 3, phase: 'status', activeSeat: null } as const;
    const revealed = { stage: 1, points: 1, phase: 'status', name: 'A card of our own' } as const;
    keeper.do('correctObjective', { objective: 'own-card', revealed });
    keeper.do('correctObjective', { objective: 'own-card', revealed: null });
    keeper.do('correctPosition', { ...position, step: 'draw', note: 'Skipped.' });
    keeper.do('correctPosition', { ...position, step: 'reveal' });
  }),
];

/** Round 4: an agenda phase with every effect that bends a vote. */
const fourth: Moment[] = [
  at('4 action.turn', (play) => {
    const { keeper, game } = play;
    if (!game.custodians.removed) keeper.insist('takeCustodians', { seat: notActive(play) });
    const { removed, by } = play.game.custodians;
    keeper.do('correctCustodians', { removed, by, note: 'As it was.' });
    keeper.do('correctLaw', { law: 'own-law', name: 'Our own law', holder: null, outcome: 'for' });
    keeper
      .do('moveLaw', { law: 'own-law', holder: play.seat })
      .do('discardLaw', { law: 'own-law' });
    keeper.do('drawSecret', { seat: play.seat }).do('returnSecret', { seat: play.seat });
    keeper.do('giveInitiativeToken', { from: 's2', to: 's1' });
    keeper.insist('giveInitiativeToken', { from: 's1', to: 's2' });
  }),
  at('4 agenda.reveal', (play) => {
    const { keeper } = play;
    const [first] = play.agendas.splice(0, 1);
    keeper.do('revealAgenda', { agenda: first! });
    keeper.do('replaceAgenda', {
      agenda: 'own-agenda',
      typed: { name: 'A question of our own', type: 'law', election: 'for-against' },
    });
    const order = voteOrder(play.game);
    keeper.do('changeVotingOrder', { order: [...order].reverse() });
    keeper.insist('castVotes', { seat: 's4', outcome: 'for', votes: 1 });
    keeper.do('castVotes', { seat: play.seat, outcome: 'for', votes: 2 });
    keeper.do('barVoter', { seat: play.seat });
    while (keeper.at === 'agenda.vote') {
      keeper.do('castVotes', { seat: play.seat, outcome: 'against', votes: 4 });
    }
    const votes = currentAgenda(play.game)?.votes ?? [];
    const payer = votes.find(
      ({ seat, outcome }) => sameOutcome(outcome, AGAINST) && play.player(seat).goods,
    );
    if (payer) keeper.do('addVotes', { seat: payer.seat, outcome: 'against', votes: 1, goods: 1 });
    keeper.insist('resolveAgenda', { outcome: 'for' });
  }),
  at('4 agenda.reveal', (play) => {
    const [next] = play.agendas.splice(0, 1);
    play.keeper.do('revealAgenda', { agenda: next! }).do('discardAgenda', {});
  }),
];

/** Round 5: a law makes a scored secret public. */
const fifth = at('5 agenda.reveal', (play) => {
  const { keeper, game } = play;
  const secret = game.scores.find((line) => line.secret);
  const outcome = (secret && cardOf(secret.source)) ?? '';
  keeper.do('revealAgenda', { agenda: 'classified-document-leaks' });
  while (keeper.at === 'agenda.vote')
    keeper.do('castVotes', { seat: play.seat, outcome, votes: 2 });
  keeper.do('resolveAgenda', { outcome });
  keeper.do('publishObjective', { objective: outcome, owner: secret?.seat ?? NO_SEAT });
});

export const overruled: Script = {
  name: 'overruled',
  id: 'recorded-overruled',
  seed: 14,
  begins: '2026-09-19T16:15:00Z',
  people: [
    { name: 'Yara', faction: 'nomad', colour: 'blue', skill: 0.75 },
    { name: 'Zoë', faction: 'naalu-collective', colour: 'yellow', skill: 0.75 },
    { name: 'Arjun', faction: 'mahact-gene-sorcerers', colour: 'purple', skill: 0.75 },
    { name: 'Bea', faction: 'nekro-virus', colour: 'red', skill: 0.75 },
  ],
  expansions: ['pok', 'codex1'],
  speaker: 2,
  opening: ['push-boundaries', 'improve-infrastructure'],
  settings: { goal: 10 },
  moments: [...first, ...second, ...third, ...fourth, fifth],
};

/** Round 3: what was forgotten is put in behind what it followed, and after the last act. */
const forgotten = at('3 action.turn', (play) => {
  const { keeper, seat } = play;
  const [other] = play.others(seat) as [Seat];
  keeper.do('gainGoods', { seat, goods: 1 }).pause(20);
  const { seq, at: when } = lastOf(play, 'goods.gained');
  const gain: GameEvent = { type: 'goods.gained', seat: other, goods: 2 };
  keeper.amend({ target: seq, place: 'after', fact: gain, at: when + 1 });
  keeper.amend({ target: keeper.headless.entries.length, place: 'replace', fact: gain, at: when });
  keeper.undo().redo();
});

/** The same table in format 2: outcomes by name, a pause, amendments of every place. */
export const amended: Script = {
  ...overruled,
  name: 'amended',
  id: 'recorded-amended',
  seed: 15,
  begins: '2026-10-17T16:15:00Z',
  moments: [...first, forgotten, ...fourth],
};
