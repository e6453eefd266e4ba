/** A table at depth Full: sides of planets, relics, leaders, notes, fragments, debts. */
import type { Seat } from '../../../src/lib/core/game.ts';
import { cardsOf } from '../../../src/lib/core/order.ts';
import { secondaryCost, waitingSeats } from '../../../src/lib/core/rules/secondaries.ts';
import { at, type Moment, type Play, type Script } from '../scripted/play.ts';

/** Cards whose primary leaves nothing to decide; their secondary costs a token. */
const PLAIN = ['construction', 'warfare', 'technology'];

const readied = ({ game, seat }: Play): string | undefined =>
  cardsOf(game, seat).find((id) => PLAIN.includes(id) && !game.strategyCards[id]?.exhausted);

/** Planets of a seat outside its home system. */
const colonies = (play: Play, seat: Seat): string[] => {
  const { homePlanets, planets } = play.player(seat);
  return (planets ?? []).filter((planet) => !homePlanets.includes(planet));
};

/** Someone follows and pays later; another one never. */
const debts: Moment = at(
  '2 action.turn',
  (play) => {
    const { keeper, ruleset, seat } = play;
    const card = readied(play)!;
    keeper.do('playStrategyCard', { seat, card }).do('resolvePrimary', { seat, card });
    const owing = waitingSeats(play.game, card)
      .filter((other) => secondaryCost(play.game, ruleset, other, card) > 0)
      .slice(0, 2);
    for (const other of owing) {
      keeper.insist('followSecondary', { seat: other, card, owing: true });
    }
    if (waitingSeats(play.game, card).length > 0) keeper.do('declineRest', { card });
    keeper.do('endTurn', { seat });
    const paid = play.game.debts.find((debt) => play.player(debt.seat).tokens?.strategy);
    for (const debt of play.game.debts) {
      const how = debt === paid ? 'paid' : 'forgiven';
      keeper.do('settleSecondary', { seat: debt.seat, card: debt.card, how });
    }
  },
  (play) => readied(play) !== undefined,
);

const exploration: Moment = at(
  '2 action.turn',
  (play) => {
    const { keeper, seat } = play;
    const [planet = '', other = ''] = colonies(play, seat);
    keeper.do('placeAttachment', { planet, attachment: 'mining-world' });
    keeper.do('placeAttachment', { planet: other, attachment: 'paradise-world' });
    keeper.do('removeAttachment', { planet: other, attachment: 'paradise-world' });
    keeper.do('turnPlanets', { planets: [planet, other], exhausted: true, cause: 'production' });
    keeper.do('correctPlanetCard', {
      planet: other,
      exhausted: false,
      attachments: [],
      note: 'It was not used.',
    });
    const fragments = { cultural: 2, unknown: 1 };
    keeper.do('adjustBalance', { seat, changes: { actionCards: 2 }, fragments });
    keeper.do('pay', {
      seat,
      planets: [],
      goods: 0,
      tokens: { tactic: 0, strategy: 0 },
      actionCards: 0,
      fragments,
      for: { kind: 'typed', text: 'relic' },
    });
    keeper.do('gainRelic', { seat, relic: 'the-obsidian' });
    keeper.do('gainRelic', { seat: play.others(seat)[0]!, relic: 'maw-of-worlds' });
  },
  (play) => colonies(play, play.seat).length > 1,
);

const cardsOnTheTable: Moment = at('3 action.turn', (play) => {
  const { keeper, game } = play;
  const worlds = game.seating.find((seat) => play.player(seat).relics?.includes('maw-of-worlds'))!;
  keeper.do('purgeRelic', { seat: worlds, relic: 'maw-of-worlds' });
  keeper.do('turnLeader', { seat: 's1', leader: 'carth-of-golden-sands', state: 'exhausted' });
  keeper.do('turnLeader', { seat: 's1', leader: 'gila-the-silvertongue', state: 'readied' });
  keeper.do('placeNote', { seat: 's2', note: 'trade-convoys', owner: 's1' });
  keeper.do('placeNote', { seat: 's3', note: 'gift-of-prescience', owner: 's2' });
  keeper.do('returnNote', { seat: 's3', note: 'gift-of-prescience', owner: 's2' });
});

const slips: Moment = at('4 action.turn', (play) => {
  const { keeper, seat } = play;
  const { planets, technologies } = play.player(seat);
  const [planet] = colonies(play, seat);
  const technology = technologies?.at(-1);
  if (planet) keeper.do('losePlanet', { seat, planet });
  if (technology) keeper.do('loseTechnology', { seat, technology });
  keeper.do('correctHoldings', { seat, holdings: { planets, technologies }, note: 'As it lies.' });
  keeper.do('turnLeader', { seat: 's1', leader: 'harrugh-gefhara', state: 'readied' });
  keeper.do('turnLeader', { seat: 's1', leader: 'harrugh-gefhara', state: 'purged' });
});

export const fourAtFull: Script = {
  name: 'four-players-full',
  id: 'recorded-four-players-full',
  seed: 18,
  begins: '2026-10-31T14:05:00Z',
  people: [
    { name: 'Pavel', faction: 'emirates-of-hacan', colour: 'yellow', skill: 0.7 },
    { name: 'Runa', faction: 'naalu-collective', colour: 'orange', skill: 0.7 },
    { name: 'Silas', faction: 'mahact-gene-sorcerers', colour: 'purple', skill: 0.7 },
    { name: 'Tove', faction: 'naaz-rokha-alliance', colour: 'green', skill: 0.7 },
  ],
  expansions: ['pok', 'codex1', 'codex2', 'codex3'],
  speaker: 1,
  opening: ['erect-a-monument', 'develop-weaponry'],
  settings: { goal: 10, depth: 'full' },
  claims: 0.5,
  holdings: 1,
  moments: [debts, exploration, cardsOnTheTable, slips],
};
