import type { EventOf, EventType } from '../../core/events.ts';
import type { PrimaryGain, Seat } from '../../core/vocabulary.ts';
import type { FactNames } from '../names.ts';
import { agenda as agendaWords } from './agenda.ts';
import { amounts, listed } from './parts/amounts.ts';
import { colours } from './parts/colours.ts';
import { factionWords } from '../faction-words.ts';
import { holdingEvents, type FactPhrase } from './parts/holding-events.ts';
import {
  adjusted,
  balancesSet,
  because,
  given,
  noted,
  outcomeName,
  playedName,
  plotName,
  placeName,
  pointLines,
  changesOf,
  riderName,
  settingsSet,
  sourceName,
} from './parts/phrases.ts';
import { readable, typed } from './parts/readable.ts';
import { phaseName, stepName } from '../steps.ts';
import { aToken, inPhase, isScored, manyTokens, oneToken, people, things } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

const objective = (fact: { objective: string; name?: string | undefined }, names: FactNames) =>
  fact.name ? typed(fact.name) : names.objective(fact.objective);
const agenda = (fact: { agenda: string; name?: string | undefined }, names: FactNames) =>
  fact.name ? typed(fact.name) : names.agenda(fact.agenda);
/** What a primary may be resolved without. */
const GAINS: Readonly<Record<PrimaryGain, string>> = {
  tokens: 'its command tokens',
  speaker: 'naming a speaker',
  goods: 'its trade goods',
  commodities: 'its commodities',
  point: 'its point',
};

/** How a game was called. */
const CALLED: Readonly<Record<EventOf<'game.called'>['reason'], string>> = {
  time: 'The game was called for time',
  concession: 'The game was conceded',
  abandoned: 'The game was abandoned',
};

const everyone = (seats: readonly Seat[], names: FactNames) => listed(seats.map(names.seat));

/** One sentence for every fact, in table language, without a full stop. */
export const events: { readonly [T in EventType]: FactPhrase<T> } = {
  'game.created': ({ players, settings }) =>
    `The game was set up for ${players.length} players, to ${amounts.points(settings.goal)}`,
  'objective.revealed': (fact, names) =>
    fact.by
      ? `${names.seat(fact.by)} kept ${objective(fact, names)}, which no one else may score`
      : `${objective(fact, names)} was revealed`,
  'direction.turned': ({ direction }) =>
    direction === 'clockwise'
      ? 'The direction changed to clockwise'
      : 'The direction changed to anticlockwise',
  'strategy-card.drawn': ({ card }, names) =>
    `${names.card(card)} was drawn as the card without an owner`,
  'strategy-card.opened': ({ card }, names) => `${names.card(card)} came up, without an owner`,
  'game.started': () => 'The game began',
  'secrets.kept': ({ seats }, names) =>
    `${everyone(seats, names) || 'No one'} kept one of the secrets drawn at the start`,

  'strategy-card.chosen': ({ seat, card, goods, to }, names) => {
    const [who, what] = [names.seat(seat), names.card(card)];
    if (to) {
      return goods > 0
        ? `${who} took ${what} with ${amounts.shortGoods(goods)} and gave it to ${names.seat(to)}`
        : `${who} took ${what} and gave it to ${names.seat(to)}`;
    }
    return goods > 0
      ? `${who} took ${what} with ${amounts.shortGoods(goods)}`
      : `${who} took ${what}`;
  },
  'strategy-card.put-back': ({ seat, card }, names) =>
    `${names.seat(seat)} put ${names.card(card)} back`,
  'pick.skipped': ({ seat }, names) => `${names.seat(seat)} took no strategy card`,
  'strategy-cards.swapped': ({ cards }, names) =>
    `${names.card(cards[0])} and ${names.card(cards[1])} were swapped`,
  'goods.placed': ({ goods }, names) =>
    Object.keys(goods).length > 0
      ? `A trade good was placed on ${listed(Object.keys(goods).map(names.card))}`
      : 'No trade goods were placed',

  'strategy-card.played': ({ seat, card }, names) =>
    `${names.seat(seat)} played ${names.card(card)}`,
  'primary.resolved': ({ seat, card, left = [], tactical }, names) => {
    const acted = tactical ? ', with its tactical action' : '';
    const without = left.length > 0 ? ` without ${listed(left.map((gain) => GAINS[gain]))}` : '';
    return `${names.seat(seat)} resolved the primary of ${names.card(card)}${without}${acted}`;
  },
  'council.called': ({ agendas }) => `The council met for ${amounts.agendas(agendas.length)}`,
  'council.opened': () => 'The table held a council',
  'council.closed': () => 'The council ended',
  'council.voiced': ({ seat }, names) => `${names.seat(seat)} paid to elect a Voice of the Council`,
  'agreement.opened': ({ seats: [one, two] }, names) =>
    one === two
      ? `${names.seat(one)} opened a self-trade agreement`
      : `${names.seat(one)} and ${names.seat(two)} opened an agreement`,
  'agreements.filled': () => 'Goods were placed on the agreements',
  'agreements.collected': ({ seat, goods }, names) =>
    `${names.seat(seat)} collected ${amounts.goods(goods)} from agreements`,
  'agreement.broken': () => 'An agreement was broken',
  'followers.freed': ({ card, seats }, names) =>
    `${everyone(seats, names) || 'No one'} could follow ${names.card(card)} for free`,
  'secondary.answered': ({ seat, card, answer, tokens, owed = 0, instead }, names) => {
    if (answer === 'declined') return `${names.seat(seat)} didn’t follow ${names.card(card)}`;
    if (instead)
      return `${names.seat(seat)} followed ${names.card(card)} with ${playedName(instead, names)}`;
    const paid = tokens > 0 ? ` for ${amounts.tokens(tokens)}` : '';
    const due = owed > 0 ? ` and owes ${amounts.tokens(owed)}` : '';
    return `${names.seat(seat)} followed ${names.card(card)}${paid}${due}`;
  },
  'secondaries.declined': ({ card, seats }, names) =>
    seats.length > 0
      ? `${everyone(seats, names)} didn’t follow ${names.card(card)}`
      : `No one was left to follow ${names.card(card)}`,
  'tactical-action.taken': ({ seat, system }, names) =>
    system
      ? `${names.seat(seat)} took a tactical action in ${typed(system)}`
      : `${names.seat(seat)} took a tactical action`,
  'component-action.taken': ({ seat, played }, names) =>
    played === null
      ? `${names.seat(seat)} took a component action`
      : `${names.seat(seat)} played ${playedName(played, names)}`,
  'component-action.cancelled': ({ seat }, names) =>
    `${whose(names.seat(seat))} component action was cancelled`,
  'action.granted': ({ seat, cause }, names) =>
    `${names.seat(seat)} got an extra action${because(cause)}`,
  'turn.ended': ({ seat }, names) => `${names.seat(seat)} ended the turn`,
  'turn.skipped': ({ seat, cause }, names) =>
    `${whose(names.seat(seat))} turn was skipped${because(cause)}`,
  'turn.inserted': ({ seat, cause }, names) =>
    `${names.seat(seat)} acted between two turns${because(cause)}`,
  'turn.resumed': ({ seat, cause }, names) =>
    `${names.seat(seat)} undid the pass and acted again${because(cause)}`,
  'strategy-card.lent': ({ seat, card, cause }, names) =>
    `${names.seat(seat)} performed the primary of ${names.card(card)}${because(cause)}`,
  'turn.passed': ({ seat }, names) => `${names.seat(seat)} passed`,
  'combat.won': ({ seat, combat }, names) =>
    combat === 'space'
      ? `${names.seat(seat)} won a space combat`
      : `${names.seat(seat)} won a ground combat`,
  'custodians.taken': ({ seat, influence }, names) =>
    influence > 0
      ? `${names.seat(seat)} took the custodians token for ${influence} influence`
      : `${names.seat(seat)} took the custodians token`,
  'mecatol.taken': ({ seat }, names) =>
    seat === null ? 'Mecatol Rex was left unclaimed' : `${names.seat(seat)} took Mecatol Rex`,
  'home.changed': ({ seat, controlled }, names) =>
    controlled
      ? `${names.seat(seat)} regained the whole home system`
      : `${names.seat(seat)} lost a planet in the home system`,

  'tokens.gained': ({ seat, tokens, cause }, names) =>
    `${names.seat(seat)} gained ${manyTokens()}: ${changesOf(tokens) || 'none'}${because(cause)}`,
  'tokens.redistributed': ({ seat, tokens }, names) =>
    `${names.seat(seat)} redistributed ${manyTokens()}: ${changesOf(tokens) || 'none moved'}`,
  'token.taken-back': ({ seat, pool }, names) =>
    `${names.seat(seat)} took ${aToken()} off the board into ${placeName(pool)}`,
  'tokens.placed': ({ placements }, names) =>
    placements.length > 0
      ? `${things().tokens} placed on the board: ${everyone([...new Set(placements.map((row) => row.seat))], names)}`
      : `No ${manyTokens()} were placed`,
  'token.captured': ({ by, from }, names) =>
    `${names.seat(by)} captured one of ${whose(names.seat(from))} ${manyTokens()}`,
  'token.released': ({ by, from }, names) =>
    `${names.seat(by)} gave ${whose(names.seat(from))} ${oneToken()} back`,
  'board-tokens.returned': () =>
    `${things().heads.commandTokens} on the board went back to reinforcements`,
  'status-tokens.set': ({ seat, tokens, cause }, names) =>
    `${names.seat(seat)} gains ${amounts.tokens(tokens)} in each ${inPhase('status')}${because(cause)}`,
  'goods.gained': ({ seat, goods, cause }, names) =>
    `${names.seat(seat)} gained ${amounts.goods(goods)}${because(cause)}`,
  'commodities.replenished': ({ replenished }, names) =>
    `${
      everyone(
        replenished.map((row) => row.seat),
        names,
      ) || 'No one'
    } replenished commodities`,
  'transaction.made': ({ sides: [one, two] }, names) => {
    const [first, second] = [given(one), given(two)];
    const [a, b] = [names.seat(one.seat), names.seat(two.seat)];
    if (!first && !second) return `${a} and ${b} made a transaction`;
    if (!first) return `${b} gave ${a} ${second}`;
    return second ? `${a} gave ${b} ${first} for ${second}` : `${a} gave ${b} ${first}`;
  },
  'deal.noted': ({ seats: [one, two], text, until }, names) =>
    until === null
      ? `${names.seat(one)} and ${names.seat(two)} agreed: “${text}”`
      : `${names.seat(one)} and ${names.seat(two)} agreed until round ${until}: “${text}”`,
  'deal.settled': ({ text }) => `Settled: “${text}”`,
  'balance.adjusted': (fact, names) =>
    `${adjusted(fact, names.seat(fact.seat), names)}${because(fact.cause)}`,
  'initiative-token.given': ({ from, to }, names) =>
    `${names.seat(from)} gave the initiative token to ${names.seat(to)}`,
  'initiative-token.returned': ({ from, to }, names) =>
    to === null
      ? `The initiative token that ${names.seat(from)} had borrowed left the game`
      : `${names.seat(from)} gave the initiative token back to ${names.seat(to)}`,

  ...holdingEvents,

  'objective.scored': (fact, names) =>
    `${names.seat(fact.seat)} ${isScored()} ${objective(fact, names)} for ${amounts.points(fact.points)}`,
  'objective.published': (fact, names) =>
    `${whose(names.seat(fact.owner))} ${objective(fact, names)} became a public objective`,
  'scoring.answered': ({ seat }, names) => `${names.seat(seat)} finished ${things().scoring[5]}`,
  'secret.drawn': ({ seat, cards }, names) => `${names.seat(seat)} drew ${amounts.secrets(cards)}`,
  'secret.returned': ({ seat, cards }, names) =>
    `${names.seat(seat)} returned ${amounts.secrets(cards)}`,
  'support.given': ({ from, to }, names) =>
    `${names.seat(from)} gave Support for the Throne to ${names.seat(to)}`,
  'support.returned': ({ from, to }, names) =>
    `${names.seat(to)} returned Support for the Throne to ${names.seat(from)}`,
  'points.scored': ({ lines, source }, names) => {
    const plot = plotName(source, names);
    const who = everyone(
      lines.map(({ seat }) => seat),
      names,
    );
    return plot === null
      ? pointLines(lines, sourceName(source, names), names)
      : `${who} made a plot of ${plot}`;
  },

  'action-cards.drawn': () => 'Everyone drew action cards',
  'status-tokens.settled': () =>
    `The ${things().commandToken[1]} of the ${inPhase('status')} were placed`,
  'units.repaired': () => 'Units were repaired',
  'step.finished': () => 'The table finished this step',
  'cards.readied': () => `Cards were ${things().readied}`,
  'strategy-cards.returned': ({ kept }, names) =>
    kept.length > 0
      ? `Strategy cards went back; ${everyone(kept, names)} kept theirs`
      : 'Strategy cards went back',
  'speaker.chosen': ({ seat }, names) => `${names.seat(seat)} became speaker`,

  'agenda.revealed': (fact, names) =>
    fact.speaker
      ? `Agenda: ${agenda(fact, names)}, with ${names.seat(fact.speaker)} as the speaker`
      : `Agenda: ${agenda(fact, names)}`,
  'agenda.replaced': (fact, names) => `The agenda was replaced by ${agenda(fact, names)}`,
  'agenda.discarded': () => 'The agenda was discarded',
  'outcomes.read': ({ election }) => `The speaker read out: ${agendaWords.election[election]}`,
  'agenda.unveiled': (fact, names) => `The hidden agenda was ${agenda(fact, names)}`,
  'prediction.made': ({ seat, outcome, rider }, names) =>
    `${names.seat(seat)} predicted ${outcomeName(outcome, names)} (${riderName(rider)})`,
  'voter.barred': ({ seat }, names) => `${names.seat(seat)} couldn’t vote on this agenda`,
  'voting-order.changed': ({ order }, names) =>
    order[0]
      ? `The voting order changed: ${names.seat(order[0])} first`
      : 'The voting order changed',
  'votes.cast': ({ seat, outcome, votes, extra }, names) =>
    outcome === null
      ? `${names.seat(seat)} abstained`
      : extra > 0
        ? `${names.seat(seat)} voted ${outcomeName(outcome, names)} with ${votes} and ${extra} extra`
        : `${names.seat(seat)} voted ${outcomeName(outcome, names)} with ${votes}`,
  'votes.added': ({ seat, outcome, votes, goods }, names) =>
    `${names.seat(seat)} added ${amounts.votes(votes)} to ${outcomeName(outcome, names)}` +
    (goods > 0 ? ` for ${amounts.goods(goods)}` : ''),
  'agenda.resolved': ({ outcome, decidedBy, law, holder }, names) => {
    const what = outcomeName(outcome, names);
    const said =
      decidedBy === 'speaker' ? `Outcome: ${what}, decided by the speaker` : `Outcome: ${what}`;
    if (holder) return `${said}; ${names.seat(holder)} keeps the law`;
    return law ? `${said}; it stays in play as a law` : said;
  },
  'rider.paid': ({ seat, rider }, names) =>
    `${whose(names.seat(seat))} ${riderName(rider)} was resolved`,
  'law.discarded': ({ law }, names) => `${names.agenda(law)} left play`,
  'law.moved': ({ law, holder }, names) =>
    holder === null
      ? `${names.agenda(law)} was left unclaimed`
      : `${names.seat(holder)} now holds ${names.agenda(law)}`,
  'planets.readied': () => `Planets were ${things().readied}`,

  'player.eliminated': ({ seat }, names) => `${names.seat(seat)} was eliminated`,
  'player.left': ({ seat }, names) => `${names.seat(seat)} left the table`,
  'player.returned': ({ seat }, names) => `${names.seat(seat)} came back to the table`,
  'game.called': ({ winner, reason, note }, names) => {
    const why = CALLED[reason];
    return winner === null
      ? `${why}: no one wins${noted(note)}`
      : `${why}: ${names.seat(winner)} wins${noted(note)}`;
  },
  'play-on.agreed': () => 'The table played on',

  'position.corrected': ({ round, phase, step, activeSeat, note }, names) => {
    const where = `Moved to round ${round}, ${phaseName(phase)}: ${stepName(phase, step)}`;
    return activeSeat === null
      ? `${where}${noted(note)}`
      : `${where}, ${names.seat(activeSeat)}${noted(note)}`;
  },
  'seating.corrected': ({ order, note }, names) =>
    `Seating, clockwise: ${everyone(order, names) || 'no one'}${noted(note)}`,
  'speaker.corrected': ({ seat, note }, names) =>
    `Speaker corrected: ${names.seat(seat)}${noted(note)}`,
  'player.corrected': ({ seat, profile, note }, names) => {
    const parts = [
      profile.name === undefined ? '' : typed(profile.name),
      profile.faction ? (factionWords(profile.faction)?.name ?? people().another) : '',
      profile.faction === null ? `no ${people().one}` : '',
      profile.colour ? colours[profile.colour] : '',
    ].filter(Boolean);
    return `Player corrected: ${names.seat(seat)}${parts.length > 0 ? `, now ${parts.join(', ')}` : ''}${noted(note)}`;
  },
  'settings.changed': (fact) => `Settings: ${settingsSet(fact)}${noted(fact.note)}`,
  'balance.corrected': ({ seat, balances, note }, names) =>
    `${names.seat(seat)} corrected: ${balancesSet(balances) || 'nothing'}${noted(note)}`,
  'strategy-card.corrected': ({ card, holder, exhausted, goods, note }, names) => {
    const where = holder === null ? 'unclaimed' : `held by ${names.seat(holder)}`;
    const side = holder === null ? '' : exhausted ? ', exhausted' : `, ${things().readied}`;
    const on = goods > 0 ? `, ${amounts.shortGoods(goods)} on it` : '';
    return `${names.card(card)} corrected: ${where}${side}${on}${noted(note)}`;
  },
  'passed.corrected': ({ seat, passed, note }, names) =>
    passed
      ? `${names.seat(seat)} corrected: has passed${noted(note)}`
      : `${names.seat(seat)} corrected: hasn’t passed${noted(note)}`,
  'points.corrected': ({ lines, source, note }, names) => {
    const plot = source && plotName(source, names);
    if (plot) {
      const seats = lines.map(({ seat }) => seat);
      return `${everyone(seats, names)} undid the plot of ${plot}${noted(note)}`;
    }
    const why = source ? sourceName(source, names) : 'by hand';
    return `Points corrected: ${pointLines(lines, why, names)}${noted(note)}`;
  },
  'objective.corrected': ({ objective: id, revealed, note }, names) => {
    const name = revealed?.name ? typed(revealed.name) : names.objective(id);
    return revealed
      ? `${name} corrected: revealed${noted(note)}`
      : `${name} corrected: not revealed${noted(note)}`;
  },
  'expedition.corrected': ({ part, seat, note }, names) =>
    seat === null
      ? `The expedition was corrected: ${readable(part)} is open${noted(note)}`
      : `The expedition was corrected: ${readable(part)} is claimed by ${names.seat(seat)}${noted(note)}`,
  'custodians.corrected': ({ removed, by, note }, names) => {
    const where = removed ? (by ? `taken by ${names.seat(by)}` : 'gone') : 'on Mecatol Rex';
    return `Custodians token corrected: ${where}${noted(note)}`;
  },
  'law.corrected': (fact, names) =>
    `Law in play: ${fact.name ? typed(fact.name) : names.agenda(fact.law)}` +
    (fact.holder ? `, held by ${names.seat(fact.holder)}` : ''),
};
