import { amounts, listed } from './parts/amounts.ts';
import { inPhase, isScored, pool, things, toScore } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

/** One turn: which action it is. */
export const turn = {
  number: (turn: number) => `Turn ${turn} of the round`,
  chooses: (person: string | null) =>
    person === null ? 'Chooses an action' : `${person} chooses an action`,
  further: 'Extra action this turn',
  acts: 'Actions',
  /** The publics that the player has yet to score, with what they ask for. */
  get objectives() {
    return `Public objectives to ${toScore()}`;
  },
  strategic: 'Strategic',
  readied: (card: string) => `Play ${card}`,
  readiedWhole: (card: string) => `${card}, then the next player`,
  tactical: 'Tactical',
  tacticTokens: (tokens: number | null) =>
    tokens === null
      ? `Spend ${pool('tactic').tokens(1)}`
      : `${amounts.tokens(tokens)} in the ${pool('tactic').place}`,
  tacticalWhole: 'Activate a system',
  /** A tactical action that took planets, in one tap. */
  planets: 'Gain planets',
  planetsLabel: 'Tactical action, gain planets',
  get component() {
    return things().component;
  },
  componentDetail: 'Card, technology, leader, relic',
  pass: 'Pass',
  passDetail: 'Done for this phase',
  /** None of these players has a strategy card left to play. */
  passAll: 'All pass',
  passAllDetail: (names: readonly string[]) => listed(names),
  passLast: 'Pass last',
  passLastScores: (objective: string) => `and ${toScore()} ${objective}`,
  end: 'End the turn',
  endDetail: 'Nothing else',
  ends: (name: string) => `End ${whose(name)} turn`,
  get secret() {
    return `Secret ${isScored()}`;
  },
  transaction: 'Transaction',
  other: 'More',
  law: (name: string, effect: string | null, holder: string | null) => {
    const what = effect === null ? name : `${name}: ${effect}`;
    return holder === null ? what : `${what} (${holder})`;
  },
  /** Points are missing as long as home planets are. */
  homeless: (name: string, less: number) =>
    `${name} is missing a home planet: −${amounts.points(less)} until it’s back.`,
  laws: (names: readonly string[]) => `Laws in play: ${listed(names)}`,
  passed: (names: readonly string[]) =>
    `${listed(names)} ${names.length > 1 ? 'have' : 'has'} passed but can still use secondaries.`,
  alone: (name: string) => `Everyone else has passed. ${name} keeps going.`,
  council: 'Hold a council',
  councilDetail: 'Before the action, without a card',
  expedition: 'Expedition',
  expeditionKey: (claimed: number, parts: number) => `Expedition ${claimed}/${parts}`,
  expeditionDetail: (claimed: number, parts: number) =>
    claimed === 0
      ? 'Claim a part at the end of the turn'
      : `${claimed} of ${parts} parts are claimed`,
  open: 'Secondaries pending',
  openDetail: (cards: readonly { card: string; answers: number }[]) =>
    cards.length > 3
      ? `${cards.length} strategy cards`
      : listed(cards.map(({ card, answers }) => `${card}: ${answers}`)),
  get openNote() {
    return `You can fill these in until the ${inPhase('status')}.`;
  },
  get swapDetail() {
    return `Strategy cards, ${things().readied} or exhausted`;
  },
  /** A card that was played, a leader, a card that changes turns. */
  cards: 'Cards',
  /** An action card of whose turn it is, in one tap. */
  cardPlayed: (name: string, hand: number) =>
    `${name} plays an action card (${hand} to ${hand - 1})`,
  hand: (hand: number) => `${hand} to ${hand - 1}`,
  bend: 'Change turns with a card',
  bendDetail: 'Crisis, Puppets on a String, Overrule and similar',
  named: 'Add a note (system, card …)',
  again: 'Extra action',
  againDetail: 'In the same turn',
  againBy: (technology: string) => `Extra action: ${technology}`,
};
