import type { EventType } from '../../core/events.ts';
import type { PrimaryGain } from '../../core/vocabulary.ts';
import type { FactNames } from '../names.ts';
import { agenda as agendaWords } from './agenda.ts';
import { amounts, listed } from './parts/amounts.ts';
import { colours } from './parts/colours.ts';
import { factions } from './factions.ts';
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
import type { Seat } from '../../core/seat.ts';
import { inPhase, people } from './parts/spoken.ts';

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

const everybody = (seats: readonly Seat[], names: FactNames) => listed(seats.map(names.seat));

/** One sentence for every fact, in table language, without a full stop. */
export const events: { readonly [T in EventType]: FactPhrase<T> } = {
  'game.created': ({ players, settings }) =>
    `The game is set up for ${players.length} players, to ${amounts.points(settings.goal)}`,
  'objective.revealed': (fact, names) => `${objective(fact, names)} is revealed`,
  'game.started': () => 'The game begins',
  'secrets.kept': ({ seats }, names) =>
    `${everybody(seats, names) || 'No one'} kept one of the secrets drawn at the start`,

  'strategy-card.chosen': ({ seat, card, goods, to }, names) =>
    `${names.seat(seat)} took ${names.card(card)}${goods > 0 ? ` with ${amounts.shortGoods(goods)}` : ''}${to ? ` and gave it to ${names.seat(to)}` : ''}`,
  'strategy-card.put-back': ({ seat, card }, names) =>
    `${names.seat(seat)} put ${names.card(card)} back`,
  'pick.skipped': ({ seat }, names) => `${names.seat(seat)} took no strategy card`,
  'strategy-cards.swapped': ({ cards }, names) =>
    `${names.card(cards[0])} and ${names.card(cards[1])} changed hands`,
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
  'followers.freed': ({ card, seats }, names) =>
    `${everybody(seats, names) || 'No one'} may follow ${names.card(card)} for free`,
  'secondary.answered': ({ seat, card, answer, tokens, owed = 0, instead }, names) => {
    if (answer === 'declined') return `${names.seat(seat)} did not follow ${names.card(card)}`;
    if (instead)
      return `${names.seat(seat)} followed ${names.card(card)} with ${playedName(instead, names)}`;
    const paid = tokens > 0 ? ` for ${amounts.tokens(tokens)}` : '';
    const due = owed > 0 ? ` and owes ${amounts.tokens(owed)}` : '';
    return `${names.seat(seat)} followed ${names.card(card)}${paid}${due}`;
  },
  'secondaries.declined': ({ card, seats }, names) =>
    seats.length > 0
      ? `${everybody(seats, names)} did not follow ${names.card(card)}`
      : `No one was left to follow ${names.card(card)}`,
  'tactical-action.taken': ({ seat, system }, names) =>
    `${names.seat(seat)} took a tactical action${system ? ` in ${typed(system)}` : ''}`,
  'component-action.taken': ({ seat, played }, names) =>
    played === null
      ? `${names.seat(seat)} took a component action`
      : `${names.seat(seat)} played ${playedName(played, names)}`,
  'component-action.cancelled': ({ seat }, names) =>
    `The component action of ${names.seat(seat)} was cancelled`,
  'action.granted': ({ seat, cause }, names) =>
    `${names.seat(seat)} may take a further action${because(cause)}`,
  'turn.ended': ({ seat }, names) => `${names.seat(seat)} ended the turn`,
  'turn.skipped': ({ seat, cause }, names) =>
    `The turn of ${names.seat(seat)} was skipped${because(cause)}`,
  'turn.inserted': ({ seat, cause }, names) =>
    `${names.seat(seat)} acts between two turns${because(cause)}`,
  'turn.resumed': ({ seat, cause }, names) =>
    `${names.seat(seat)} undid its pass and acts again${because(cause)}`,
  'strategy-card.lent': ({ seat, card, cause }, names) =>
    `${names.seat(seat)} performed the primary of ${names.card(card)}${because(cause)}`,
  'turn.passed': ({ seat }, names) => `${names.seat(seat)} passed`,
  'combat.won': ({ seat, combat }, names) => `${names.seat(seat)} won a ${combat} combat`,
  'custodians.taken': ({ seat, influence }, names) =>
    `${names.seat(seat)} took the custodians token${influence > 0 ? ` for ${influence} influence` : ''}`,
  'mecatol.taken': ({ seat }, names) =>
    seat === null ? 'No one holds Mecatol Rex' : `${names.seat(seat)} took Mecatol Rex`,
  'home.changed': ({ seat, controlled }, names) =>
    controlled
      ? `${names.seat(seat)} controls its whole home system`
      : `${names.seat(seat)} lost a planet of its home system`,

  'tokens.gained': ({ seat, tokens, cause }, names) =>
    `${names.seat(seat)} gained tokens: ${changesOf(tokens) || 'none'}${because(cause)}`,
  'tokens.redistributed': ({ seat, tokens }, names) =>
    `${names.seat(seat)} redistributed tokens: ${changesOf(tokens) || 'none moved'}`,
  'token.taken-back': ({ seat, pool }, names) =>
    `${names.seat(seat)} took a token off the board into ${placeName(pool)}`,
  'tokens.placed': ({ placements }, names) =>
    placements.length > 0
      ? `Tokens onto the board: ${everybody([...new Set(placements.map((row) => row.seat))], names)}`
      : 'No tokens were placed',
  'token.captured': ({ by, from }, names) =>
    `${names.seat(by)} captured a token of ${names.seat(from)}`,
  'token.released': ({ by, from }, names) =>
    `${names.seat(by)} gave the token of ${names.seat(from)} back`,
  'board-tokens.returned': () => 'Command tokens on the board went to reinforcements',
  'status-tokens.set': ({ seat, tokens, cause }, names) =>
    `${names.seat(seat)} gains ${amounts.tokens(tokens)} in each ${inPhase('status')}${because(cause)}`,
  'goods.gained': ({ seat, goods, cause }, names) =>
    `${names.seat(seat)} gained ${amounts.goods(goods)}${because(cause)}`,
  'commodities.replenished': ({ replenished }, names) =>
    `${
      everybody(
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
  'deal.noted': ({ seats, text, until }, names) =>
    until === null
      ? `${everybody(seats, names)} agreed: “${text}”`
      : `${everybody(seats, names)} agreed until round ${until}: “${text}”`,
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
    `${names.seat(fact.seat)} scored ${objective(fact, names)} for ${amounts.points(fact.points)}`,
  'objective.published': (fact, names) =>
    `${objective(fact, names)} of ${names.seat(fact.owner)} became a public objective`,
  'scoring.answered': ({ seat }, names) => `${names.seat(seat)} is done with scoring`,
  'secret.drawn': ({ seat, cards }, names) => `${names.seat(seat)} drew ${amounts.secrets(cards)}`,
  'secret.returned': ({ seat, cards }, names) =>
    `${names.seat(seat)} returned ${amounts.secrets(cards)}`,
  'support.given': ({ from, to }, names) =>
    `${names.seat(from)} gave Support for the Throne to ${names.seat(to)}`,
  'support.returned': ({ from, to }, names) =>
    `${names.seat(to)} returned Support for the Throne to ${names.seat(from)}`,
  'points.scored': ({ lines, source }, names) => {
    const plot = plotName(source, names);
    const who = everybody(
      lines.map(({ seat }) => seat),
      names,
    );
    return plot === null
      ? pointLines(lines, sourceName(source, names), names)
      : `${who} made a plot of ${plot}`;
  },

  'action-cards.drawn': () => 'Everyone drew action cards',
  'status-tokens.settled': () => `The command tokens of the ${inPhase('status')} are placed`,
  'units.repaired': () => 'Units were repaired',
  'step.finished': () => 'The table is done with this step',
  'cards.readied': () => 'Cards were readied',
  'strategy-cards.returned': ({ kept }, names) =>
    kept.length > 0
      ? `Strategy cards went back; ${everybody(kept, names)} kept theirs`
      : 'Strategy cards went back',
  'speaker.chosen': ({ seat }, names) => `${names.seat(seat)} became speaker`,

  'agenda.revealed': (fact, names) =>
    fact.speaker
      ? `Agenda: ${agenda(fact, names)}, with ${names.seat(fact.speaker)} as the speaker`
      : `Agenda: ${agenda(fact, names)}`,
  'agenda.replaced': (fact, names) => `The agenda was replaced by ${agenda(fact, names)}`,
  'agenda.discarded': () => 'The agenda was discarded',
  'outcomes.read': ({ election }) => `The speaker reads out: ${agendaWords.election[election]}`,
  'agenda.unveiled': (fact, names) => `The hidden agenda is ${agenda(fact, names)}`,
  'prediction.made': ({ seat, outcome, rider }, names) =>
    `${names.seat(seat)} predicted ${outcomeName(outcome, names)} (${riderName(rider)})`,
  'voter.barred': ({ seat }, names) => `${names.seat(seat)} cannot vote on this agenda`,
  'voting-order.changed': ({ order }, names) =>
    order[0]
      ? `The voting order changed: ${names.seat(order[0])} first`
      : 'The voting order changed',
  'votes.cast': ({ seat, outcome, votes, extra }, names) =>
    outcome === null
      ? `${names.seat(seat)} abstained`
      : `${names.seat(seat)} voted ${outcomeName(outcome, names)} with ${votes}${extra > 0 ? ` and ${extra} extra` : ''}`,
  'votes.added': ({ seat, outcome, votes, goods }, names) =>
    `${names.seat(seat)} added ${amounts.votes(votes)} to ${outcomeName(outcome, names)}` +
    (goods > 0 ? ` for ${amounts.goods(goods)}` : ''),
  'agenda.resolved': ({ outcome, decidedBy, law, holder }, names) => {
    const by = decidedBy === 'speaker' ? ', decided by the speaker' : '';
    const elected = outcome.kind === 'seat' ? outcome.seat : null;
    const keeper = holder === elected || !holder ? ', who' : `; ${names.seat(holder)}`;
    const stays = holder ? `${keeper} keeps the law` : law ? '; it stays as a law' : '';
    return `Outcome: ${outcomeName(outcome, names)}${by}${stays}`;
  },
  'rider.paid': ({ seat, rider }, names) =>
    `${riderName(rider)} of ${names.seat(seat)} was carried out`,
  'law.discarded': ({ law }, names) => `${names.agenda(law)} left play`,
  'law.moved': ({ law, holder }, names) =>
    holder === null
      ? `No one holds ${names.agenda(law)}`
      : `${names.seat(holder)} now holds ${names.agenda(law)}`,
  'planets.readied': () => 'Planets were readied',

  'player.eliminated': ({ seat }, names) => `${names.seat(seat)} was eliminated`,
  'player.left': ({ seat }, names) => `${names.seat(seat)} left the table`,
  'player.returned': ({ seat }, names) => `${names.seat(seat)} came back to the table`,
  'game.called': ({ winner, reason, note }, names) => {
    const why = { time: 'time', concession: 'concession', abandoned: 'abandoned' }[reason];
    const who = winner === null ? 'no one wins' : `${names.seat(winner)} wins`;
    return `The game was called (${why}): ${who}${noted(note)}`;
  },
  'play-on.agreed': () => 'The table plays on',

  'position.corrected': ({ round, phase, step, activeSeat, note }, names) => {
    const where = phaseName(phase);
    const name = stepName(phase, step);
    const who = activeSeat === null ? '' : `, ${names.seat(activeSeat)}`;
    return `Moved to round ${round}, ${where}: ${name}${who}${noted(note)}`;
  },
  'seating.corrected': ({ order, note }, names) =>
    `Seating, clockwise: ${everybody(order, names) || 'no one'}${noted(note)}`,
  'speaker.corrected': ({ seat, note }, names) =>
    `Speaker corrected: ${names.seat(seat)}${noted(note)}`,
  'player.corrected': ({ seat, profile, note }, names) => {
    const parts = [
      profile.name === undefined ? '' : typed(profile.name),
      profile.faction ? (factions[profile.faction]?.name ?? people().another) : '',
      profile.faction === null ? `no ${people().one}` : '',
      profile.colour ? colours[profile.colour] : '',
    ].filter(Boolean);
    return `Player corrected: ${names.seat(seat)}${parts.length > 0 ? `, now ${parts.join(', ')}` : ''}${noted(note)}`;
  },
  'settings.changed': (fact) => `Settings: ${settingsSet(fact)}${noted(fact.note)}`,
  'balance.corrected': ({ seat, balances, note }, names) =>
    `${names.seat(seat)} corrected: ${balancesSet(balances) || 'nothing'}${noted(note)}`,
  'strategy-card.corrected': ({ card, holder, exhausted, goods, note }, names) => {
    const where = holder === null ? 'held by no one' : `held by ${names.seat(holder)}`;
    const side = holder === null ? '' : exhausted ? ', exhausted' : ', readied';
    const on = goods > 0 ? `, ${amounts.shortGoods(goods)} on it` : '';
    return `${names.card(card)} corrected: ${where}${side}${on}${noted(note)}`;
  },
  'passed.corrected': ({ seat, passed, note }, names) =>
    `${names.seat(seat)} corrected: ${passed ? 'has passed' : 'has not passed'}${noted(note)}`,
  'points.corrected': ({ lines, source, note }, names) => {
    const plot = source && plotName(source, names);
    if (plot) {
      const seats = lines.map(({ seat }) => seat);
      return `${everybody(seats, names)} took the plot of ${plot} back${noted(note)}`;
    }
    const why = source ? sourceName(source, names) : 'by hand';
    return `Points corrected: ${pointLines(lines, why, names)}${noted(note)}`;
  },
  'objective.corrected': ({ objective: id, revealed, note }, names) => {
    const name = revealed?.name ? typed(revealed.name) : names.objective(id);
    return `${name} corrected: ${revealed ? 'revealed' : 'not revealed'}${noted(note)}`;
  },
  'expedition.corrected': ({ part, seat, note }, names) =>
    `The expedition was corrected: ${readable(part)} ${seat === null ? 'is open' : `is claimed by ${names.seat(seat)}`}${noted(note)}`,
  'custodians.corrected': ({ removed, by, note }, names) => {
    const where = removed ? (by ? `taken by ${names.seat(by)}` : 'gone') : 'on Mecatol Rex';
    return `Custodians token corrected: ${where}${noted(note)}`;
  },
  'law.corrected': (fact, names) =>
    `Law in play: ${fact.name ? typed(fact.name) : names.agenda(fact.law)}` +
    (fact.holder ? `, held by ${names.seat(fact.holder)}` : ''),
};
