import type { BreakthroughSide, LeaderState } from '../../../core/vocabulary.ts';
import type { EventOf, EventType } from '../../../core/events.ts';
import type { FactNames } from '../../names.ts';
import { breakthroughNames } from '../breakthroughs.ts';
import { printedName } from '../../printed-name.ts';
import { amounts, few, listed } from './amounts.ts';
import { because, holdingsSet, noted } from './phrases.ts';
import { readable, typed } from './readable.ts';
import { whose } from './possessive.ts';

type HoldingEvent =
  | 'secondary.settled'
  | 'planet.gained'
  | 'planet.lost'
  | 'planets.turned'
  | 'attachment.placed'
  | 'attachment.removed'
  | 'technology.gained'
  | 'technology.lost'
  | 'relic.gained'
  | 'relic.purged'
  | 'breakthrough.gained'
  | 'breakthrough.turned'
  | 'breakthrough.lost'
  | 'expedition.claimed'
  | 'leader.turned'
  | 'note.placed'
  | 'note.returned'
  | 'payment.made'
  | 'condition.attested'
  | 'holdings.corrected'
  | 'planet-card.corrected';

export type FactPhrase<T extends EventType> = (fact: EventOf<T>, names: FactNames) => string;

const planetsOf = (planets: readonly string[], names: FactNames) =>
  listed(few(planets.map(names.planet)));

/** What was paid with: planets, goods, tokens, cards. */
function paidWith(fact: EventOf<'payment.made'>, names: FactNames): string {
  const { goods, commodities, tokens, actionCards, fragments } = fact;
  const sum = tokens.tactic + tokens.fleet + tokens.strategy;
  const spent = Object.values(fragments).reduce((sum, count) => sum + (count ?? 0), 0);
  const parts = [
    ...few(fact.planets.map(names.planet)),
    goods > 0 ? amounts.goods(goods) : '',
    commodities > 0 ? amounts.commodities(commodities) : '',
    sum > 0 ? amounts.tokens(sum) : '',
    actionCards > 0 ? amounts.actionCards(actionCards) : '',
    spent > 0 ? amounts.fragments(spent) : '',
  ];
  return listed(parts.filter(Boolean)) || 'nothing';
}

/** What was paid for. */
function purposeName(what: NonNullable<EventOf<'payment.made'>['for']>, names: FactNames): string {
  switch (what.kind) {
    case 'objective':
      return names.objective(what.objective);
    case 'technology':
      return names.technology(what.technology);
    case 'card':
      return readable(what.card);
    case 'custodians':
      return 'the custodians token';
    case 'production':
      return 'production';
    case 'expedition':
      return 'the expedition';
    case 'typed':
      return typed(what.text);
  }
}

/** What became of a leader, and of a breakthrough. */
const LEADER: Readonly<Record<LeaderState, (who: string, leader: string) => string>> = {
  locked: (who, leader) => `${whose(who)} ${leader} was locked`,
  readied: (who, leader) => `${whose(who)} ${leader} was readied`,
  exhausted: (who, leader) => `${whose(who)} ${leader} was exhausted`,
  purged: (who, leader) => `${whose(who)} ${leader} was purged`,
};
const BREAKTHROUGH: Readonly<Record<BreakthroughSide, (who: string) => string>> = {
  readied: (who) => `${whose(who)} breakthrough was readied`,
  exhausted: (who) => `${whose(who)} breakthrough was exhausted`,
  flipped: (who) => `${whose(who)} breakthrough was flipped`,
};

/** Sentences about planets, technologies and the other cards of play areas. */
export const holdingEvents: { readonly [T in HoldingEvent]: FactPhrase<T> } = {
  'secondary.settled': ({ seat, card, how, tokens }, names) =>
    how === 'paid'
      ? `${names.seat(seat)} paid ${amounts.tokens(tokens)} owed for ${names.card(card)}`
      : `${names.seat(seat)} was forgiven the token owed for ${names.card(card)}`,

  'planet.gained': ({ seat, planet, from }, names) =>
    from === null
      ? `${names.seat(seat)} took ${names.planet(planet)}`
      : `${names.seat(seat)} took ${names.planet(planet)} from ${names.seat(from)}`,
  'planet.lost': ({ seat, planet }, names) => `${names.seat(seat)} lost ${names.planet(planet)}`,
  'planets.turned': ({ planets, exhausted, cause }, names) =>
    exhausted
      ? `Exhausted: ${planetsOf(planets, names) || 'no planets'}${because(cause)}`
      : `Readied: ${planetsOf(planets, names) || 'no planets'}${because(cause)}`,
  'attachment.placed': ({ planet, attachment }, names) =>
    `${names.attachment(attachment)} was attached to ${names.planet(planet)}`,
  'attachment.removed': ({ planet, attachment }, names) =>
    `${names.attachment(attachment)} came off ${names.planet(planet)}`,

  'technology.gained': ({ seat, technology, means, cause }, names) =>
    means === 'researched'
      ? `${names.seat(seat)} researched ${names.technology(technology)}${because(cause)}`
      : `${names.seat(seat)} gained ${names.technology(technology)}${because(cause)}`,
  'technology.lost': ({ seat, technology }, names) =>
    `${names.seat(seat)} lost ${names.technology(technology)}`,
  'relic.gained': ({ seat, relic, from }, names) =>
    from === null
      ? `${names.seat(seat)} gained ${names.relic(relic)}`
      : `${names.seat(seat)} took ${names.relic(relic)} from ${names.seat(from)}`,
  'relic.purged': ({ seat, relic }, names) => `${names.seat(seat)} purged ${names.relic(relic)}`,
  'breakthrough.gained': ({ seat, breakthrough, cause }, names) => {
    const what = breakthrough ? ` ${printedName(breakthroughNames)(breakthrough)}` : '';
    return `${names.seat(seat)} gained its breakthrough${what}${because(cause)}`;
  },
  'breakthrough.turned': ({ seat, side }, names) => BREAKTHROUGH[side](names.seat(seat)),
  'breakthrough.lost': ({ seat }, names) => `${names.seat(seat)} lost its breakthrough`,
  'expedition.claimed': ({ seat, part }, names) =>
    `${names.seat(seat)} claimed a part of the expedition: ${readable(part)}`,
  'leader.turned': ({ seat, leader, state }, names) =>
    LEADER[state](names.seat(seat), names.leader(leader)),
  'note.placed': ({ seat, note, owner }, names) =>
    `${names.seat(seat)} put ${whose(names.seat(owner))} ${names.note(note)} into play`,
  'note.returned': ({ seat, note, owner }, names) =>
    `${names.seat(seat)} returned ${names.note(note)} to ${names.seat(owner)}`,

  'payment.made': (fact, names) => {
    const what = fact.for ? purposeName(fact.for, names) : '';
    return what
      ? `${names.seat(fact.seat)} paid for ${what} with ${paidWith(fact, names)}`
      : `${names.seat(fact.seat)} paid with ${paidWith(fact, names)}`;
  },
  'condition.attested': ({ seat, question, answer }, names) => {
    const asked = names.asked?.(seat, question);
    if (asked) return answer ? `${asked} Yes` : `${asked} No`;
    return answer
      ? `Asked about ${names.seat(seat)}, the table said yes`
      : `Asked about ${names.seat(seat)}, the table said no`;
  },

  'holdings.corrected': ({ seat, holdings, note }, names) =>
    `${names.seat(seat)} corrected: ${holdingsSet(holdings) || 'nothing'}${noted(note)}`,
  'planet-card.corrected': ({ planet, exhausted, attachments, note }, names) => {
    const side = exhausted ? 'exhausted' : 'readied';
    const on =
      attachments.length > 0 ? ` with ${listed(few(attachments.map(names.attachment)))}` : '';
    return `${names.planet(planet)} corrected: ${side}${on}${noted(note)}`;
  },
};
