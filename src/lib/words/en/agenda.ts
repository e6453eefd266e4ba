import type { AgendaEffect } from '../../core/ruleset.ts';
import type { AgendaType, Election } from '../../core/vocabulary.ts';
import { amounts, listed, signed } from './parts/amounts.ts';
import { aToken, inPhase, isScored, pool, things } from './parts/spoken.ts';
import type { RuleVariants } from '../../core/rule-variants.ts';
import { whose } from './parts/possessive.ts';

const types: Record<AgendaType, string> = { law: 'law', directive: 'directive' };
const gained = (points: number) =>
  `${points < 0 ? 'loses' : 'gains'} ${amounts.points(Math.abs(points))}`;
const slotOf = (slot: number, of: number) => `Agenda ${slot} of ${of}`;

/** Every sentence of the agenda phase. */
export const agenda = {
  types,
  typeLabel: 'Law or directive',
  election: {
    'for-against': 'For or against',
    player: 'Elect a player',
    planet: 'Elect a planet',
    law: 'Elect a law',
    'scored-secret-objective': 'Elect a scored secret',
    'strategy-card': 'Elect a strategy card',
    'hidden-agenda': 'A hidden agenda',
    other: 'Something else',
  } satisfies Record<Election, string>,
  electionLabel: 'What is voted on',
  /** What the name of an outcome is asked for by, where it must be typed. */
  typed: {
    'for-against': 'Outcome',
    player: 'Player',
    planet: 'Name of the planet',
    law: 'Name of the law',
    'scored-secret-objective': 'Name of the secret',
    'strategy-card': 'Name of the card',
    'hidden-agenda': 'Which agenda',
    other: 'Outcome',
  } satisfies Record<Election, string>,
  /** Where an agenda stands: in a slot of its phase, or by what an action plays. */
  slot: slotOf,
  opened: (card: string | null) =>
    card === null ? `Agenda in the ${inPhase('action')}` : `Agenda by ${card}`,
  inCouncil: (number: number, of: number) => `Council, agenda ${number} of ${of}`,
  typedOther: 'Another name',
  setTyped: 'Take this',
  outcomes: { for: 'For', against: 'Against' },
  gist: {
    for: (text: string) => `For: ${text}.`,
    against: (text: string) => `Against: ${text}.`,
    elected: (text: string) => `Elected: ${text}.`,
  },

  reveal: {
    eyebrow: slotOf,
    title: 'Agenda',
    titleSecond: 'Second agenda',
    sub: (speaker: string) => `Speaker ${speaker} reveals an agenda`,
    search: 'Which agenda was revealed?',
    inPlay: 'already a law in play',
    seen: 'seen before in this game',
    drawnAnew: 'redraw: nothing to elect',
    byHand: (name: string) => `“${name}”, a card not listed here`,
    typedTitle: (name: string) => `“${name}”`,
    reveal: (name: string) => `Reveal ${name}`,
    replace: (name: string) => `Replace it with ${name}`,
    back: 'Back to the list',
    lastPlanets: 'Planets that were exhausted stay exhausted for this agenda.',
    order: (first: string) => `${first} votes first`,
  },

  vote: {
    eyebrow: (where: string, type: AgendaType) => `${where} · ${types[type]}`,
    waiting: (names: readonly string[]) =>
      names.length > 3 ? `${names.length} still to vote.` : `${listed(names)} still to vote.`,
    tie: (speaker: string) => `${speaker} breaks a tie.`,
    again: 'Voted on again; the law stays in force meanwhile.',
    leaves: 'The law leaves play.',
    barred: (names: readonly string[]) => `${listed(names)} can’t vote.`,
    abstained: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'abstains' : 'abstain'}.`,
    predicts: (name: string, outcome: string, rider: string) =>
      `${name} predicts ${outcome} (${rider})`,
    sideOf: (outcome: string, votes: number) => `${outcome}: ${amounts.votes(votes)}`,
    votes: (name: string) => `${name} votes`,
    last: 'the speaker, last',
    outcome: 'Outcome',
    votesLabel: 'Votes',
    extra: 'Extra votes',
    addExtra: 'Extra votes from a card',
    addExtraShort: 'Extra votes',
    readied: (votes: number) => `${amounts.votes(votes)} on ${things().readied} planets`,
    /** Votes that are shared out over all agendas of a council. */
    shared: (votes: number) => `${amounts.votes(votes)} left for all agendas`,
    atMost: (votes: number, spent: number) => {
      if (votes === 0) return spent > 0 ? `No votes left, ${spent} already spent` : 'No votes';
      return spent > 0
        ? `${amounts.votes(votes)} left, ${spent} already spent`
        : `At most ${amounts.votes(votes)} on planets`;
    },
    /** Opens the other numbers while a law gives one vote each. */
    moreAnyway: 'More anyway',
    oneEach: 'By law, one vote each; exhaust no planets',
    quick: (votes: number) => amounts.votes(votes),
    quickMore: (votes: number) => `${votes} more votes`,
    abstain: 'Abstain',
    abstains: (name: string) => `${name} abstains`,
    /** A key, shown once a player has answered: all who are left. */
    restAbstain: (left: number) => `The other ${left} abstain`,
    restAbstains: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'abstains' : 'abstain'}`,
    choose: 'Choose votes and outcome',
    /** The number is said, and the outcome is not. */
    chooseElected: (votes: number) => `${amounts.votes(votes)} for which outcome?`,
    chooseVotesFor: (elected: string) => `How many votes for ${elected}?`,
    cast: (name: string, votes: number, outcome: string) =>
      `${name}: ${amounts.votes(votes)} ${outcome}`,
    castFor: (name: string, votes: number, elected: string) =>
      `${name}: ${amounts.votes(votes)} for ${elected}`,
    /** The same for a side on a button, with the voter below; and for who is elected, with the votes below. */
    castShort: (votes: number, side: string) => `${amounts.votes(votes)} ${side}`,
    from: (name: string) => `from ${name}`,
    elects: (elected: string) => `For ${elected}`,
    /** Below an outcome, as long as no number is chosen. */
    votesFirst: 'choose the votes first',
    /** Beside the one outcome that has votes so far. */
    another: 'For another outcome, tap it above.',
    predict: 'A prediction',
    predictShort: 'Prediction',
    more: 'More',
    moreShort: 'More',
  },

  /** An agenda of which the speaker reads out the outcomes alone. */
  hidden: {
    title: 'What does the speaker read out?',
    sub: (speaker: string) =>
      `${speaker} draws the next card, shows it to no one and reads out only its outcomes.`,
    whichTitle: 'Which agenda was hidden?',
    which: (election: string) => `The speaker reveals the card. It says: ${election}.`,
    turnUp: (name: string) => `Reveal ${name}`,
  },

  /** An agenda that a component action opens. */
  opening: {
    title: 'Which agenda is voted on?',
    sub: {
      speaker: (name: string) => `${name} is the speaker for it and votes last.`,
      alone: (name: string) => `${name} alone votes on it.`,
      table: (speaker: string) => `${speaker}, the speaker, votes last.`,
    },
    act: 'Vote on an agenda',
    actDetail: 'If this action calls for one; the turn continues afterwards',
    passed: (agenda: string, outcome: string) => `${agenda}: ${outcome}`,
    elected: (agenda: string, outcome: string) => `${agenda}: ${outcome} is elected`,
  },

  predict: {
    title: 'A prediction',
    who: 'Who plays the rider?',
    outcome: 'Which outcome?',
    rider: 'Which rider?',
    record: (name: string, outcome: string, rider: string) =>
      `${name} predicts ${outcome} (${rider})`,
    incomplete: 'Choose player, outcome and rider',
    lifted: (leader: string) => `Is ${leader} unlocked?`,
    noVote: 'No, doesn’t vote',
    votesAnyway: 'Yes, still votes',
  },

  more: {
    title: 'More',
    just: 'Just the outcome',
    replace: 'Replace this agenda',
    paidBy: (ability: string, name: string) =>
      `${ability}: ${name} pays ${pool('strategy').tokens(1)}`,
    discard: 'Discard this agenda',
    bar: 'Someone can’t vote',
    order: 'Change the voting order',
    transaction: 'Transaction',
    transactionOfTurn: 'With the active player, as in any turn',
    get secret() {
      return `Secret ${isScored()}`;
    },
    details: {
      just: 'Without counting votes',
      abstain: 'No one else votes',
      replace: 'Veto, Political Favor',
      discard: 'No outcome; the slot is used',
      bar: 'Political Secret and similar',
      order: 'Hack Election and similar',
      transaction: 'One with each other player per agenda',
      get secret() {
        return `One ${isScored()} in the ${inPhase('agenda')}`;
      },
    },
    count: 'Count the votes',
    countDetail: 'Player by player, from the speaker’s left',
    back: 'Back',
    lifted: (leader: string) => `If ${leader} is unlocked, that player still votes.`,
    barWho: 'Who can’t vote on this agenda?',
    bars: (name: string) => `${name} can’t vote`,
    orderFirst: 'Tap the players in their order',
    /** Against the direction of play. */
    orderReverse: (direction: RuleVariants['direction']) =>
      direction === 'clockwise' ? 'Anticlockwise, speaker last' : 'Clockwise, speaker last',
    orderClear: 'Start again',
    orderRecord: (names: readonly string[]) => `Voting order: ${names.join(', ')}`,
    orderIncomplete: (left: number) => `${left} still to place`,
    get secretWho() {
      return `Who ${isScored()} it?`;
    },
  },

  outcome: {
    eyebrow: (where: string) => `${where} · outcome`,
    tie: (speaker: string) => `A tie: ${speaker} decides`,
    noOne: (speaker: string) => `No one voted, so ${speaker} decides`,
    discard: (agenda: string) => `Discard ${agenda}`,
    discardDetail: 'No one voted on it',
    which: {
      'for-against': 'Which outcome?',
      player: 'Who is elected?',
      planet: 'Which planet is elected?',
      law: 'Which law is elected?',
      'scored-secret-objective': 'Which secret is elected?',
      'strategy-card': 'Which strategy card is elected?',
      'hidden-agenda': 'Which agenda is elected?',
      other: 'What is elected?',
    } satisfies Record<Election, string>,
    passed: (outcome: string) => `Outcome: ${outcome}`,
    elected: (outcome: string) => `${outcome} is elected`,
    follows: (votes: number, what: string) => `${amounts.votes(votes)}. ${what}`,
    books: (lines: readonly { name: string; points: number }[]) =>
      listed(lines.map(({ name, points }) => `${name} ${gained(points)}`)),
    /** What becomes of a prediction with this outcome. */
    rider: (name: string, rider: string, pays: string | undefined) =>
      pays ? `${rider}: ${name} gains ${pays}.` : `Then resolve ${whose(name)} ${rider}.`,
    riderLost: (name: string, outcome: string, rider: string) =>
      `${name} predicted ${outcome}, so ${rider} does nothing.`,
    becomesLaw: 'It stays in play as a law.',
    isDiscarded: 'The card is discarded.',
    keptBy: (name: string) => `${name} keeps the card.`,
    bribery: 'Bribery',
    briberyDetail: 'Buy votes after the speaker, one trade good each',
    buyer: 'Who buys votes?',
    /** Under the name of a player who cast no vote. */
    abstained: 'abstained',
    bought: 'Votes bought',
    goods: 'Trade goods paid',
    buy: (name: string, votes: number, outcome: string, goods: number) =>
      `${name}: ${signed(votes)} ${outcome} for ${amounts.goods(goods)}`,
    controller: (planet: string) => `Who controls ${planet}?`,
    noOneControls: 'if no one does, tap none',
    voters: 'Who voted For?',
    votersHint: 'Tap all of them',
    publish: (secret: string) => `${secret} becomes a public objective.`,
    effects: {
      'discard-laws': () => 'Every law leaves play.',
      'discard-elected-law': () => 'That law leaves play.',
      'pass-speaker': () => 'The speaker token passes to the left.',
      'bar-voter': (name: string) => `${name} can’t vote again this phase.`,
      'set-goods': () => 'Everyone’s trade goods are set.',
      'gain-goods': () => 'Those who voted For gain trade goods.',
      'set-tokens': (name: string) => `${whose(name)} ${things().commandToken[1]} are set.`,
      'draw-secrets': (name: string) => `${name} draws secret objectives.`,
      'discard-action-cards': () => 'Action cards are discarded.',
      'draw-action-cards': () => 'Action cards are drawn.',
      attach: () => 'It’s attached to the planet.',
      'reveal-public': () => 'Reveal a public objective next.',
      'gain-fleet': () => `Each ${pool('fleet').place} gains ${aToken()}.`,
      'lose-fleet': () => `Each ${pool('fleet').place} loses ${aToken()}.`,
      'limit-readying': () => 'Each player readies only 3 planets at the end of this phase.',
      'vote-again': (name: string) => `${name} is voted on again, now.`,
    } satisfies Record<AgendaEffect['effect'], (name: string) => string>,
  },

  riders: {
    eyebrow: (where: string) => `${where} · riders`,
    title: 'Riders',
    sub: 'These predictions came true',
    pay: (name: string) => `Resolve ${whose(name)} rider`,
    together: (names: readonly string[]) =>
      `Scored with it, since these points come at the same moment: ${listed(names)}`,
    why: (rider: string, gives = '') => (gives ? `${rider}: ${gives}` : rider),
    payTokens: (name: string, tokens: number) => `${name} gains ${amounts.commandTokens(tokens)}`,
    place: (tokens: number) => `Place ${amounts.tokens(tokens)}`,
    placed: 'all placed',
  },

  extra: {
    title: (stage: 1 | 2) =>
      stage === 1 ? 'Reveal a stage I objective' : 'Reveal a stage II objective',
    detail: 'On top of the one revealed each round',
  },

  ready: {
    get eyebrow() {
      return `End of the ${inPhase('agenda')}`;
    },
    title: 'Ready planets',
    sub: 'Each player readies all planets',
    subLimit: (planets: number) => `Each player readies only ${amounts.planets(planets)}`,
    readies: (name: string, ready: number, of: number) => `${name} readies ${ready} of ${of}`,
    tooMany: (name: string) => `${name} readies too many`,
    act: 'Ready planets',
    actDetail: (round: number) => `Round ${round} begins`,
    lastRound: 'This was the last round',
  },

  laws: {
    title: 'Laws in play',
    none: 'none',
    held: (name: string) => `held by ${name}`,
    outcome: (text: string) => `on ${text}`,
    discard: (law: string) => `Discard ${law}`,
    discardShort: 'Discard',
    move: (law: string) => `Pass ${law} on`,
    moveShort: 'Pass on',
    moveTo: (law: string) => `Who holds ${law} now?`,
    noOne: 'Common play area',
  },
} as const;
