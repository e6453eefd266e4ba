import type { Refusal, RefusalCode } from '../../core/refusal.ts';
import type { Colour, Seat } from '../../core/vocabulary.ts';
import type { Names } from '../names.ts';
import { amounts, listed } from './parts/amounts.ts';
import { colours, inColours } from './parts/colours.ts';
import { factionWords } from '../faction-words.ts';
import {
  doesScore,
  inPhase,
  isPool,
  isScored,
  manyTokens,
  oneToken,
  people,
  pool,
  things,
} from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

/** What a sentence reads from a refusal: names and numbers, with words where one is missing. */
export interface RefusalFacts {
  seat: string;
  other: string;
  next: string;
  by: string;
  seats: string;
  card: string;
  cards: string[];
  objective: string;
  planet: string;
  planets: string[];
  attachment: string;
  technology: string;
  relic: string;
  leader: string;
  faction: string;
  number(key: string): number;
  text(key: string): string;
}

/** The facts of a refusal as words. */
export function factsOf({ with: facts }: Refusal, names: Names): RefusalFacts {
  const text = (key: string) => (typeof facts[key] === 'string' ? facts[key] : '');
  const list = (key: string) => {
    const value = facts[key];
    return typeof value === 'object' ? [...value] : [];
  };
  const seat = (key: string, none: string) => (text(key) ? names.seat(text(key) as Seat) : none);
  return {
    seat: seat('seat', 'This player'),
    other: seat('other', 'the other player'),
    next: seat('next', 'no one'),
    by: seat('by', 'This player'),
    seats: listed((list('seats') as Seat[]).map(names.seat)) || 'Someone',
    card: text('card') ? names.card(text('card')) : 'This strategy card',
    cards: list('cards').map(names.card),
    objective: text('objective') ? names.objective(text('objective')) : 'This objective',
    planet: text('planet') ? names.planet(text('planet')) : 'This planet',
    planets: list('planets').map(names.planet),
    attachment: text('attachment') ? names.attachment(text('attachment')) : 'This card',
    technology: text('technology') ? names.technology(text('technology')) : 'This technology',
    relic: text('relic') ? names.relic(text('relic')) : 'This relic',
    leader: text('leader') ? names.leader(text('leader')) : 'This leader',
    faction: factionWords(text('faction'))?.short ?? people().another,
    number: (key) => (typeof facts[key] === 'number' ? facts[key] : 0),
    text,
  };
}

const balances: Readonly<Record<string, string>> = {
  board: 'command tokens on the board',
  goods: 'trade goods',
  commodities: 'commodities',
  actionCards: 'action cards',
  cultural: 'cultural fragments',
  hazardous: 'hazardous fragments',
  industrial: 'industrial fragments',
  unknown: 'unknown fragments',
};

/** Mandatory gains of a primary, by the argument of the command. */
const unsaid: Readonly<Record<string, string>> = {
  tokens: 'command tokens',
  speaker: 'the speaker token to a player',
  goods: 'trade goods',
  commodities: 'commodities',
  point: 'a point',
};

/** What there is too little of; `other` stands for anything without a name here. */
const balanceOf = (id: string, other: string): string =>
  isPool(id) ? `${manyTokens()} in the ${pool(id).place}` : (balances[id] ?? other);

/** The phase of an objective, or what is called by another id. */
const phaseOf = (id: string): string | undefined =>
  id === 'status' || id === 'action' || id === 'agenda' ? inPhase(id) : undefined;

const readied = ({ cards, seat }: RefusalFacts) =>
  cards.length === 0
    ? `${seat} hasn’t played every strategy card yet`
    : `${listed(cards)} not played yet`;

const turnOf = (next: string, verb: string, seat: string) =>
  next === 'no one' ? `No one ${verb} now` : `${next} ${verb} now, not ${seat}`;

/** One sentence for every refusal; no full stop, since the rule follows it. */
export const refusals: Readonly<Record<RefusalCode, (facts: RefusalFacts) => string>> = {
  'out-of-step': () => 'This doesn’t belong to the current step',
  'game-over': () => 'The game is over',
  'not-playing': ({ seat }) => `${seat} no longer takes part`,
  'id-unknown': ({ text }) => {
    const { kind, id, nearest } = { kind: text('kind'), id: text('id'), nearest: text('nearest') };
    if (!id) return 'There’s no such card in these boxes';
    return nearest
      ? `There’s no ${kind} “${id}” in these boxes; did you mean “${nearest}”?`
      : `There’s no ${kind} “${id}” in these boxes`;
  },
  'player-count': ({ number }) =>
    `These boxes are for ${number('min')} to ${number('max')} players; ${number('players')} is a house setup`,
  'faction-twice': ({ faction }) => `${faction} is at the table twice`,
  'secret-kept': ({ seat }) => `${seat} has already kept one of the secrets drawn at the start`,
  'colour-twice': ({ text }) => {
    const colour = text('colour');
    return colour in colours
      ? `Two players are ${colours[colour as Colour]}`
      : 'Two players have the same colour';
  },
  'no-speaker': () => 'The speaker has no seat at this table',
  'too-many-picks': ({ number }) =>
    `${number('picks')} picks need more strategy cards than the ${number('cards')} in this game`,
  'not-your-pick': ({ seat, next }) => turnOf(next, 'picks', seat),
  'card-taken': ({ card, seat }) => `${seat} holds ${card}`,
  'card-unknown': ({ card }) => `${card} isn’t in this game`,
  'picks-complete': () => 'Everyone has picked',
  'card-not-held': ({ card, seat, text }) =>
    text('seat') ? `${seat} doesn’t hold ${card}` : `No one holds ${card}`,
  'card-put-back': ({ seat, card }) => `${seat} has just put ${card} back and picks another card`,
  'not-your-turn': ({ seat }) => `${seat} isn’t the active player`,
  'already-acted': ({ seat }) => `${seat} has already acted this turn`,
  'nothing-done': ({ seat }) => `${seat} hasn’t acted yet: a turn without an action is a pass`,
  'has-passed': ({ seat }) => `${seat} has passed`,
  'card-readied': readied,
  'cards-unused': readied,
  'not-your-card': ({ card, seat }) => `${seat} doesn’t hold ${card}`,
  'card-exhausted': ({ card }) => `${card} is exhausted`,
  'leader-locked': ({ leader }) => `${leader} is still locked`,
  'played-exhausted': ({ text, leader, relic, technology }) =>
    `${text('leader') ? leader : text('relic') ? relic : text('technology') ? technology : 'This card'} is exhausted`,
  'no-action-to-cancel': ({ seat }) => `${seat} has no action to cancel`,
  'gain-unsaid': ({ card, text }) =>
    `${card} gives ${unsaid[text('argument')] ?? 'more'}: say where it goes, or that you skip it`,
  'primary-token-count': ({ card, seat, number }) =>
    `${card} gives ${seat} ${amounts.commandTokens(number('tokens'))}, and all of them are taken`,
  'primary-first': ({ card }) =>
    `Resolve the primary of ${card} first; its secondary comes after it`,
  'own-card': ({ card, seat }) => `${seat} played ${card} and can’t follow it`,
  'secondary-closed': ({ card }) => `The secondary of ${card} is closed`,
  'already-answered': ({ card, seat }) => `${seat} has already answered ${card}`,
  'no-strategy-token': ({ seat }) =>
    `${seat} has no ${oneToken()} in the ${pool('strategy').place}`,
  'secondary-not-paid': ({ card, number }) =>
    `Following ${card} costs ${amounts.tokens(number('tokens') || 1)} from the ${pool('strategy').place}`,
  'no-pass-back': ({ seat }) => `${seat} has no leader that undoes a pass`,
  'scoring-begun': ({ seat }) =>
    `A player has already ${isScored()} this ${inPhase('status')}, so it’s too late for ${seat} to act again`,
  'no-other-way': ({ card, seat }) =>
    `${seat} has nothing ${things().readied} that pays for following ${card}`,
  'must-follow': ({ card, seat }) => `${seat} follows ${card} for free and can’t decline`,
  'no-tactic-token': ({ seat }) => `${seat} has no ${oneToken()} in the ${pool('tactic').place}`,
  'no-combat': () => 'No combat was won this turn',
  'no-reinforcements': ({ seat, number }) =>
    number('left') > 0
      ? `${seat} has only ${amounts.tokens(number('left'))} in reinforcements`
      : `${seat} has no ${oneToken()} in reinforcements`,
  'status-token-count': ({ seat, number }) =>
    number('tokens') > 0
      ? `${seat} gains ${amounts.commandTokens(number('tokens'))} in this step, no more and no fewer`
      : `${seat} gains no more ${things().commandToken[1]} in this step`,
  'not-redistributing': () =>
    `${things().tokens} move between pools only where a card or the ${inPhase('status')} says so`,
  'sum-changed': () => `Moving ${manyTokens()} between pools keeps their number`,
  'pool-too-small': ({ seat }) => `${seat} has too few ${manyTokens()} in that pool`,
  'no-board-token': ({ seat }) => `${seat} has no ${things().commandToken[0]} on the board`,
  'above-total': ({ seat, number }) =>
    `${seat} owns ${amounts.commandTokens(number('total'))} and all are in use`,
  'below-zero': ({ seat, text }) => `${seat} has too few ${balanceOf(text('balance'), 'of these')}`,
  'above-commodities': ({ seat, number }) =>
    `${seat} holds at most ${amounts.commodities(number('limit'))}`,
  'no-captor': ({ by }) => `${by} can’t capture or give back that ${oneToken()}`,
  'no-token-held': ({ seat }) => `${seat} doesn’t hold the initiative token`,
  'token-not-due': () =>
    `The initiative token is lent at the end of the ${inPhase('strategy')}, and goes back at the end of the ${inPhase('status')}`,
  'not-active-player': () => 'The active player is one side of every transaction',
  'already-traded': ({ seat }) => `${seat} and the active player have already traded this turn`,
  'already-traded-agenda': ({ seat, other }) =>
    `${seat} and ${other} have already traded during this agenda`,
  'same-seat': () => 'This takes two different players',
  'goods-short': ({ seat }) => `${seat} has too few trade goods`,
  'fragments-short': ({ seat, text }) =>
    `${seat} has too few ${balanceOf(text('balance'), 'fragments')}`,
  'commodities-short': ({ seat }) => `${seat} has too few commodities`,
  'objective-unknown': ({ objective }) => `${objective} isn’t in this game`,
  'not-revealed': ({ objective }) => `${objective} isn’t revealed`,
  'already-scored': ({ objective, seat }) => `${seat} has already ${isScored()} ${objective}`,
  'secret-of-another': ({ objective, seat }) => `${seat} has already ${isScored()} ${objective}`,
  'no-longer-public': ({ objective }) =>
    `${objective} is no longer public: the law that showed it is gone`,
  'not-last-to-pass': ({ seat, other }) =>
    `${other} hasn’t passed, so ${seat} isn’t the last to pass`,
  'wrong-phase': ({ objective, text }) =>
    `${objective} is ${isScored()} in the ${phaseOf(text('phase')) ?? 'phase printed on it'}`,
  'not-in-action-phase': ({ objective }) =>
    `${objective} is ${isScored()} in the ${inPhase('action')}`,
  'not-in-agenda-phase': ({ objective }) =>
    `${objective} is ${isScored()} in the ${inPhase('agenda')}`,
  'score-step-over': ({ text }) =>
    text('when') === 'ahead'
      ? `The step that ${doesScore()} objectives comes when everyone has passed`
      : `The step that ${doesScore()} objectives is over`,
  'quota-public': ({ seat }) =>
    `${seat} has already ${isScored()} a public objective this ${inPhase('status')}`,
  'quota-kind': ({ seat }) =>
    `${seat} has ${isScored()} all the objectives of this kind that one ${inPhase('status')} allows`,
  'quota-secret': ({ seat }) =>
    `${seat} has already ${isScored()} a secret objective this ${inPhase('status')}`,
  'combat-slot-used': ({ seat }) => `${seat} has already ${isScored()} for this combat`,
  'home-incomplete': ({ seat }) => `${seat} doesn’t control every planet in its home system`,
  'not-your-score': ({ seat, next }) => turnOf(next, doesScore(), seat),
  'imperial-only': ({ seat }) =>
    `${seat} isn’t playing a card that ${doesScore()} a public objective`,
  'imperial-used': ({ seat }) => `${seat} has already ${isScored()} with this card`,
  'no-secret': ({ seat }) => `${seat} has no secret objective in hand`,
  'secret-limit': ({ seat, number }) =>
    `${seat} is above the limit of ${amounts.secrets(number('limit'))}: return one first`,
  'secret-scored': ({ seat }) => `${seat} has no unscored secret objective to return`,
  'already-revealed': ({ objective }) => `${objective} is already revealed`,
  'no-extra-objective': () => 'No agenda this phase reveals another public objective',
  'stage-order': ({ number }) =>
    number('due') === 2 ? 'The next objective is a stage II' : 'The next objective is a stage I',
  'card-due': () => 'The next public objective is revealed in this step',
  'setup-stage': () => 'The game opens with two stage I objectives',
  'no-custodians': () => 'This game has no custodians token',
  'custodians-gone': () => 'The custodians token is gone',
  'not-own-turn': ({ seat }) => `${seat} isn’t the active player`,
  'no-invasion': ({ card }) =>
    `${card} lands no ground forces: the custodians token goes with an invasion`,
  'support-out': ({ seat }) => `Another player already holds ${whose(seat)} Support for the Throne`,
  'points-below-zero': ({ seat, number }) =>
    `That would leave ${seat} at −${Math.abs(number('points'))}; the track begins at 0`,
  'support-not-held': ({ seat }) => `${seat} doesn’t hold that Support for the Throne`,
  'same-speaker': ({ seat }) => `${seat} is already the speaker`,
  'not-your-vote': ({ seat, next }) => turnOf(next, 'votes', seat),
  'already-voted': ({ seat }) => `${seat} has voted`,
  'no-outcome': () => 'That isn’t an outcome of this agenda',
  'planet-of-nobody': ({ planet }) => `No one controls ${planet}, so it can’t be elected`,
  'votes-miscounted': ({ number }) => {
    const [least, most, votes] = [number('least'), number('most'), number('votes')];
    return least === most
      ? `These planets give ${amounts.votes(most)}, not ${votes}`
      : `These planets give ${least} to ${amounts.votes(most)}, not ${votes}`;
  },
  'votes-of-another': ({ planet, seat }) =>
    `${seat} doesn’t control ${planet} and can’t vote with it`,
  'law-in-play': () => 'This law is already in play, and there’s only one of it',
  'agenda-decided': () => 'This agenda was already decided this phase, and there’s only one of it',
  'opens-no-agenda': () => 'There’s no agenda, or no further one, to vote on here',
  'outcomes-unread': () => 'The speaker first reads out the outcomes of the hidden agenda',
  'nothing-hidden': () => 'This agenda is face up: no other one is hidden behind it',
  'agenda-hidden': () => 'The speaker first reveals the hidden agenda',
  'other-outcomes': () => 'This agenda doesn’t have the outcomes that were read out',
  'votes-begun': () => 'An agenda can be replaced before the first vote, not later',
  'no-laws': () => 'No law is in play: discard this card and reveal the next one',
  'no-scored-secrets': () =>
    'No secret objective is scored: discard this card and reveal the next one',
  'cannot-vote': ({ seat }) => `${seat} can’t vote on this agenda`,
  'one-outcome': ({ seat }) => `All ${whose(seat)} votes go to one outcome`,
  'no-vote-of-its-own': ({ seat }) =>
    `${seat} hasn’t voted: votes can only be bought for the outcome you voted for`,
  'votes-unpaid': ({ number }) =>
    `Each of these votes costs a trade good: ${amounts.votes(number('votes'))}, ${amounts.goods(number('goods'))}`,
  'votes-open': () => 'Predictions come before the first vote',
  'already-predicted': ({ seat }) =>
    `${seat} has already made that prediction this ${inPhase('agenda')}`,
  'votes-outstanding': ({ seat }) => `${seat} hasn’t voted yet`,
  'not-leading': () => 'Another outcome has more votes',
  'speaker-decides': ({ seat }) => `The speaker decides a tie: ${seat}`,
  'rider-not-due': ({ seat }) => `The outcome isn’t the one that ${seat} predicted`,
  'no-law': () => 'That law isn’t in play',
  'planet-held': ({ planet, seat }) => `${seat} controls ${planet}`,
  'planet-not-held': ({ planet, seat }) => `${seat} doesn’t control ${planet}`,
  'planet-owned': ({ planet, seat }) => `${seat} already controls ${planet}`,
  'planet-exhausted': ({ planet }) => `${planet} is exhausted`,
  'attachment-there': ({ attachment, planet }) => `${attachment} is already attached to ${planet}`,
  'other-factions-technology': ({ technology, faction }) => `${technology} belongs to ${faction}`,
  'never-researches': ({ seat, number }) =>
    `${seat} doesn’t research: it gains ${amounts.commandTokens(number('tokens'))} instead`,
  'prerequisites-missing': ({ technology, seat, number }) => {
    const counts = {
      blue: number('blue'),
      green: number('green'),
      red: number('red'),
      yellow: number('yellow'),
    };
    return `${seat} lacks ${inColours(counts) || 'a prerequisite'} for ${technology}`;
  },
  'specialty-exhausted': ({ planets, technology }) =>
    planets.length === 1
      ? `${planets[0]} is exhausted and counts only if that was for ${technology}`
      : `${listed(planets) || 'These planets'} are exhausted and count only if that was for ${technology}`,
  'technology-owned': ({ technology, seat }) => `${seat} already owns ${technology}`,
  'technology-not-owned': ({ technology, seat }) => `${seat} doesn’t own ${technology}`,
  'relic-held': ({ relic, seat }) => `${seat} holds ${relic}`,
  'card-purged': ({ relic, leader, text }) =>
    `${text('leader') ? leader : relic} is out of the game`,
  'relic-not-held': ({ relic, seat }) => `${seat} doesn’t hold ${relic}`,
  'breakthrough-owned': ({ seat }) => `${seat} already has its breakthrough`,
  'breakthrough-not-owned': ({ seat }) => `${seat} doesn’t have its breakthrough`,
  'part-claimed': ({ seat }) => `${seat} has already claimed that part of the expedition`,
  'own-note': ({ seat }) => `${seat} can’t have its own promissory note in its play area`,
  'note-not-held': ({ seat }) => `${seat} doesn’t have that promissory note in its play area`,
  'nothing-owed': ({ card, seat }) => `${seat} owes nothing for ${card}`,
  'not-asked': ({ seat, text }) =>
    text('seat') ? `${seat} has nothing to answer in this step` : 'No player is asked in this step',
  'asked-later': ({ seat }) => `${seat} answers first`,
  'still-asked': ({ seat }) => `${seat} hasn’t answered yet`,
  'second-stage-closed': ({ number }) =>
    `Stage II opens at ${number('goal')} stage I cards. Revealed so far: ${number('open')}`,
  'objective-closed': ({ objective }) =>
    `${objective} closed with the round in which it was first claimed`,
  'game-quota': ({ seat }) => `${seat} has already claimed one of these this game`,
  'claim-due': ({ seat, objective }) => `${seat} has to claim ${objective}`,
  'claim-lapses': ({ seat }) =>
    `${seat} doesn’t have what this asks for: the point would be lost at once`,
  'objective-of-another': ({ seat, objective }) => `Only ${seat} may claim ${objective}`,
  'option-off': () => 'This table plays without that option',
  'bonus-miscounted': ({ card, number }) =>
    number('goods') === 0
      ? `There’s no bonus counter on ${card}`
      : `Turn every bonus counter on ${card} into a trade good or a ${things().commandToken[0]}`,
  'no-drawn-card': () => 'There’s no card without an owner to resolve',
  'drawn-card-due': ({ card }) => `${card} comes first: it has no owner`,
  'bid-too-low': ({ number }) => `The bid has to be at least ${number('least')}`,
  miscounted: ({ number }) => `The app works it out as ${number('due')}`,
  'not-own-home': ({ planet }) => `${planet} isn’t a missing home planet`,
  'no-facility': ({ planet }) => `No facility can be built on ${planet} now`,
  'council-agendas': ({ number }) =>
    number('least') === number('most')
      ? `The council votes on ${amounts.agendas(number('most'))}`
      : `The council votes on ${number('least')} to ${amounts.agendas(number('most'))}`,
  'council-speaker': () => 'Move the speaker token first, as the card says',
  'own-agenda': ({ seat }) => `${seat} can’t choose their own agenda`,
  'not-next-agenda': () => 'Another agenda comes first',
  'votes-shared-out': ({ seat, number }) =>
    `${seat} has ${amounts.votes(number('votes'))} left for this council`,
  'no-votes-cast': () => 'No one voted on it: it’s discarded',
  'agreement-twice': ({ seat, other }) => `${seat} and ${other} can’t open another agreement`,
  'no-agreement': () => 'There’s no such agreement',
  'tree-missing': ({ seat, technology }) =>
    `${seat} lacks a technology that leads to ${technology}`,
  'agreements-closed': () => 'No card allows opening agreements now',
  'goal-reached': ({ seats, number }) => `${seats} would win at ${amounts.points(number('goal'))}`,
  'bad-order': () => 'The order must name every player exactly once',
};

/** The rule behind a sentence; a number of the older rules reference is marked when both apply. */
export const rule = {
  of: (section: string) => `rule ${section}`,
  base: (section: string) => `base rule ${section}`,
  house: 'house rule',
  /** The heading of a book without numbers. */
  under: (heading: string) => `rule: ${heading}`,
};
