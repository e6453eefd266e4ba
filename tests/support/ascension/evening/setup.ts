/** The setup of an evening and its strategy phases: rolls, bids, agendas, picks with their counters. */
import { offersOf } from '../../../../src/lib/core/commands/own-steps.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { playingSeats } from '../../../../src/lib/core/order.ts';
import { askedOf, ownOf } from '../../../../src/lib/core/step.ts';
import type { Step } from '../../../../src/lib/core/vocabulary.ts';
import type { EveningPlay } from './evening.ts';

/** Agendas that lie open at least. */
const AGENDAS = 5;

/** The first who is asked in a step of the ruleset. */
export function askedIn(play: EveningPlay): Seat {
  const [seat] = askedOf(play.game);
  if (seat === undefined) throw new Error(`no one is asked at ${play.keeper.at}`);
  return seat;
}

/** What a seat may choose, by fact. */
const offered = (play: EveningPlay, seat: Seat, fact: string) =>
  offersOf(play.game, play.ruleset, seat).filter((offer) => offer.fact === fact);

/** The rolls: edition 6 orders everyone by them, edition 42 finds the first player. */
function roll(play: EveningPlay): void {
  const [next] = play.random.shuffled(offered(play, askedIn(play), 'own-order.next'));
  if (next) play.tell(next.fact, next.data);
}

/** A home that no one wants yet; now and then a better one, for a good more than its holder bids. */
function bidForHome(play: EveningPlay): void {
  const seat = askedIn(play);
  const [free, ...held] = offered(play, seat, 'own-home.bid');
  const cheap = held.filter(({ data }) => Number(data['bid']) < 3);
  const wanted = cheap.length > 0 && play.random.chance(0.25) ? play.random.pick(cheap) : free;
  if (wanted) play.tell(wanted.fact, wanted.data, seat);
}

function bidForSpeaker(play: EveningPlay): void {
  const seat = askedIn(play);
  const [bid] = offered(play, seat, 'own-speaker.bid');
  const [out] = offered(play, seat, 'own-speaker.withdrawn');
  const next = Number(bid?.data['bid'] ?? 0);
  const bids = out === undefined || (next < 4 && play.random.chance(0.55 - next * 0.1));
  if (bids) play.tell('own-speaker.bid', { bid: next }, seat);
  else play.tell('own-speaker.withdrawn', {}, seat);
}

/** Home planets come back unless an enemy still stands there. */
function reclaim(play: EveningPlay): void {
  const seat = askedIn(play);
  const offers = offered(play, seat, 'own-home.regained');
  const way = play.random.chance(0.75) ? offers[0] : offers.at(-1);
  if (way) play.tell(way.fact, way.data, seat);
}

/** The propositions are turned over; cards of the deck come to them until enough lie open. */
function showAgendas(play: EveningPlay): void {
  const open = (ownOf(play.game)?.data['open'] ?? {}) as Record<string, string>;
  const seats = playingSeats(play.game);
  const deck = Array.from(
    { length: Math.max(0, AGENDAS - seats.length) },
    (_, i) => `deck-${i + 1}`,
  );
  const by = [...seats, ...deck].find((one) => open[one] === undefined);
  // Those that were voted on have left the deck; the others come round again.
  const agenda = play.agendas.shift();
  if (by === undefined || agenda === undefined) {
    if (agenda) play.agendas.unshift(agenda);
    play.keeper.do('finishOwnStep', {});
    return;
  }
  play.agendas.push(agenda);
  play.tell('own-agenda.shown', { agenda, by });
}

/** People go for counters, and for cards that they like; counters become what they lack. */
function pick(play: EveningPlay): void {
  const { game, keeper, random, seat } = play;
  const free = Object.entries(game.strategyCards).filter(([, { holder }]) => holder === null);
  const worth = ([, { goods }]: (typeof free)[number]) => goods * 1.2 + random.next() * 3;
  const [best] = free.map((row) => ({ row, worth: worth(row) })).sort((a, b) => b.worth - a.worth);
  if (!best) throw new Error('no card is left');
  const [card, { goods }] = best.row;
  const tokens = play.tracked && goods > 0 && random.chance(0.6) ? 1 : 0;
  const low = (game.players[seat]?.tokens?.strategy ?? 0) < 2;
  const turned = { tactic: low ? 0 : tokens, fleet: 0, strategy: low ? tokens : 0 };
  keeper.do('chooseStrategyCard', { seat, card, ...(tokens > 0 ? { turned } : {}) });
}

/** The next tap of the setup or of the strategy phase. */
export function beforeTheTurns(play: EveningPlay, step: Step): void {
  const { keeper, random } = play;
  switch (step) {
    case 'own-order':
      return roll(play);
    case 'own-home-location-bidding':
      return bidForHome(play);
    case 'own-speaker-bidding':
      return bidForSpeaker(play);
    case 'own-trade-good-levelling':
      return void keeper.do('finishSteps', { step, only: true });
    case 'own-cycler-direction': {
      const direction = random.pick(['clockwise', 'counter-clockwise']);
      return play.tell('own-cycler.set', { direction }, askedIn(play));
    }
    case 'secrets':
      return void keeper.do('keepSecrets', {});
    case 'own-home-planets-reclamation':
      return reclaim(play);
    case 'own-council-propositions': {
      const from = random.chance(0.8) ? 'hand' : 'deck';
      return play.tell('own-proposition.laid', { from }, askedIn(play));
    }
    case 'own-agendas':
      return showAgendas(play);
    case 'pick':
      return pick(play);
    case 'own-revelation':
      return play.tell('own-revelation.made', { objective: play.nextPublic() }, askedIn(play));
    case 'own-ownerless-card': {
      const seat = askedIn(play);
      const [card] = random.shuffled(offered(play, seat, 'own-card.drawn'));
      return play.tell('own-card.drawn', card?.data ?? {}, seat);
    }
    default:
      throw new Error(`nothing to do at ${keeper.at}`);
  }
}
