/** What the steps of Shattered Ascension record, and what its buttons say: how its facts are told. */
import type { Seat } from '../../../../core/vocabulary.ts';
import type { Terms } from '../../../game-terms.ts';
import type { FactNames } from '../../../names.ts';
import { amounts, listed } from '../amounts.ts';
import { whose } from '../possessive.ts';

type Data = Readonly<Record<string, unknown>>;

const FACILITIES: Readonly<Record<string, string>> = { refinery: 'a refinery', colony: 'a colony' };

const textIn = (data: Data, key: string) => String(data[key] ?? '');
const numberIn = (data: Data, key: string) => Number(data[key] ?? 0);
const listIn = (data: Data, key: string) => (data[key] ?? []) as readonly string[];
const seatIn = (data: Data, key: string, names: FactNames) => names.seat(data[key] as Seat);
const planetsIn = (data: Data, key: string, names: FactNames) =>
  listed(listIn(data, key).map(names.planet));

/** A home location: numbered as bids open them, or as the table calls it. */
function homeOf(data: Data): string {
  const home = textIn(data, 'home');
  const [, number] = /^home-(\d+)$/.exec(home) ?? [];
  return number === undefined ? home : `home ${number}`;
}

/** What a fact tells in the history, after the name of its player. */
type FactSentence = (who: string, data: Data, names: FactNames) => string;

const told: Readonly<Record<`own-${string}`, FactSentence>> = {
  'own-order.next': (_, data, names) => `${seatIn(data, 'by', names)} rolled highest`,
  'own-home.bid': (who, data) =>
    `${who} bid ${amounts.goods(numberIn(data, 'bid'))} for ${homeOf(data)}`,
  'own-speaker.bid': (who, data) =>
    `${who} bid ${amounts.goods(numberIn(data, 'bid'))} for the speaker token`,
  'own-speaker.withdrawn': (who) => `${who} dropped out of the bids for the speaker token`,
  'own-speaker.settled': (_, data, names) =>
    `${seatIn(data, 'by', names)} got the speaker token for ${amounts.goods(numberIn(data, 'bid'))}`,
  'own-goods.levelled': (_, data) => {
    const by = numberIn(data, 'by');
    return by < 0
      ? `Each player returned ${amounts.goods(-by)}`
      : `Each player gained ${amounts.goods(by)}`;
  },
  'own-cycler.set': (who, data) =>
    textIn(data, 'direction') === 'clockwise'
      ? `${who} set the cycler clockwise`
      : `${who} set the cycler anticlockwise`,
  'own-home.regained': (who, data, names) => {
    if (listIn(data, 'planets').length > 0)
      return `${who} regained ${planetsIn(data, 'planets', names)}`;
    return data['whole'] === true
      ? `${whose(who)} home system returned`
      : `${whose(who)} home system is still missing planets`;
  },
  'own-proposition.laid': (who, data) =>
    textIn(data, 'from') === 'deck'
      ? `${who} chose the top card of the political deck`
      : `${who} chose an agenda`,
  'own-agenda.shown': (_, data, names) => {
    const by = textIn(data, 'by');
    const agenda = names.agenda(textIn(data, 'agenda'));
    return by.startsWith('deck-')
      ? `${agenda} was added from the deck`
      : `${agenda} is ${whose(seatIn(data, 'by', names))} agenda`;
  },
  'own-revelation.made': (_, data, names) =>
    `A bonus counter revealed ${names.objective(textIn(data, 'objective'))}`,
  'own-card.drawn': (_, data, names) =>
    `${names.card(textIn(data, 'card'))} was drawn as the card without an owner`,
  'own-feedback.paid': (_, data, names) =>
    `${seatIn(data, 'to', names)} gained ${amounts.goods(numberIn(data, 'goods'))} for the lead`,
  'own-exchange.made': (who, data, names) =>
    `${who} exhausted ${planetsIn(data, 'planets', names)} for ${amounts.goods(numberIn(data, 'goods'))}`,
  'own-exchange.declined': (who) => `${who} made no trade goods`,
  'own-upgrade.unlocked': (who, data) => `${who} unlocked ${textIn(data, 'upgrade')}`,
  'own-upgrade.noted': (who, data) => `${who} unlocked ${textIn(data, 'upgrade')} with a card`,
  'own-upgrades.done': (who) => `${who} finished unlocking upgrades`,
  'own-facility.built': (who, data, names) =>
    `${who} built ${FACILITIES[textIn(data, 'facility')] ?? 'a facility'} on ${names.planet(textIn(data, 'planet'))}`,
  'own-refresh.done': (who, data, names) =>
    listIn(data, 'left').length > 0
      ? `${who} refreshed all planets but ${planetsIn(data, 'left', names)}`
      : `${who} refreshed all planets`,
  'own-upkeep.paid': (who, data) => {
    const lost = numberIn(data, 'lost');
    return lost > 0
      ? `${who} lost ${counters(lost)} from Fleet Supply`
      : `${who} paid upkeep for Fleet Supply`;
  },
};

const counters = (count: number) => (count === 1 ? '1 counter' : `${count} counters`);

export const facts: NonNullable<Terms['facts']> = Object.fromEntries(
  Object.entries(told).map(([type, say]) => [
    type,
    ({ seat, data }, names) => say(seat ? names.seat(seat) : 'The table', data, names),
  ]),
);

export const offers: NonNullable<Terms['offers']> = {
  'own-order.next': (data, names) => `${seatIn(data, 'by', names)} is next`,
  'own-home.bid': (data) => `Bid ${numberIn(data, 'bid')} for ${homeOf(data)}`,
  'own-speaker.bid': (data) => `Bid ${numberIn(data, 'bid')}`,
  'own-speaker.withdrawn': () => 'Drop out',
  'own-goods.levelled': (data) => {
    const by = numberIn(data, 'by');
    return by < 0 ? `Return ${amounts.goods(-by)} each` : `Gain ${amounts.goods(by)} each`;
  },
  'own-cycler.set': (data) =>
    textIn(data, 'direction') === 'clockwise' ? 'Clockwise' : 'Anticlockwise',
  'own-home.regained': (data, names) => {
    if (listIn(data, 'planets').length > 0) return `Regain ${planetsIn(data, 'planets', names)}`;
    return data['whole'] === true ? 'Regain the home system' : 'Nothing returns';
  },
  'own-proposition.laid': (data) =>
    textIn(data, 'from') === 'deck' ? 'Top card of the deck' : 'Card from hand',
  'own-revelation.made': (data, names) => `Reveal ${names.objective(textIn(data, 'objective'))}`,
  'own-card.drawn': (data, names) => `Draw ${names.card(textIn(data, 'card'))}`,
  'own-feedback.paid': (data, names) =>
    `${amounts.goods(numberIn(data, 'goods'))} for ${seatIn(data, 'to', names)}`,
  'own-exchange.made': (data, names) =>
    `Exhaust ${planetsIn(data, 'planets', names)} for ${amounts.goods(numberIn(data, 'goods'))}`,
  'own-exchange.declined': () => 'No trade goods',
  'own-upgrades.done': () => 'Done with upgrades',
  'own-refresh.done': (data, names) =>
    listIn(data, 'left').length > 0
      ? `Refresh all but ${planetsIn(data, 'left', names)}`
      : 'Refresh all planets',
  'own-upkeep.paid': (data) => {
    const lost = numberIn(data, 'lost');
    return lost > 0 ? `Lose ${counters(lost)}` : `Pay ${amounts.goods(numberIn(data, 'goods'))}`;
  },
};

export const parts: NonNullable<Terms['parts']> = {
  'own-home.bid': { home: 'Home location', bid: 'Trade goods bid' },
  'own-speaker.bid': { bid: 'Trade goods bid' },
  'own-upgrade.noted': { upgrade: 'Upgrade', base: 'Base cost' },
  'own-upgrade.unlocked': { upgrade: 'Upgrade', base: 'Base cost', goods: 'Trade goods paid' },
};
