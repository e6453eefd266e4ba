import { amounts, listed } from './parts/amounts.ts';
import { inPhase, pool } from './parts/spoken.ts';

/** One turn: which action it is. */
export const turn = {
  number: (turn: number) => `Turn ${turn} of the round`,
  chooses: (person: string | null) =>
    person === null ? 'Chooses an action' : `${person} chooses an action`,
  further: 'One more action in this turn',
  acts: 'Actions',
  /** The publics that the player has yet to score, with what they ask for. */
  objectives: 'Public objectives to score',
  strategic: 'Strategic',
  readied: (card: string) => `${card} is readied`,
  readiedWhole: (card: string) => `${card}, then the next player`,
  tactical: 'Tactical',
  tacticTokens: (tokens: number | null) =>
    tokens === null
      ? `A token leaves the ${pool('tactic').place}`
      : `${amounts.tokens(tokens)} in the ${pool('tactic').place}`,
  tacticalWhole: 'Activates a system',
  /** A tactical action that took planets, in one tap. */
  planets: 'Planets gained',
  planetsLabel: 'Tactical action, planets gained',
  component: 'Component',
  componentDetail: 'Card, technology, leader, relic',
  pass: 'Pass',
  passDetail: 'No more turns in this phase',
  /** None of these players has a strategy card left to play. */
  passAll: 'All pass',
  passAllDetail: (names: readonly string[]) => listed(names),
  passLast: 'Pass, last of all',
  passLastScores: (objective: string) => `and score ${objective}`,
  end: 'End the turn',
  endDetail: 'Nothing more is done',
  ends: (name: string) => `${name} ends the turn`,
  secret: 'A secret was scored',
  transaction: 'Transaction',
  other: 'Something else',
  law: (name: string, effect: string | null, holder: string | null) => {
    const what = effect === null ? name : `${name}: ${effect}`;
    return holder === null ? what : `${what} (${holder})`;
  },
  laws: (names: readonly string[]) => `Laws in play: ${listed(names)}`,
  passed: (names: readonly string[]) =>
    `${listed(names)} ${names.length > 1 ? 'have' : 'has'} passed and may still use secondary abilities.`,
  alone: (name: string) => `Everyone else has passed, so ${name} goes on.`,
  expedition: 'Expedition',
  expeditionKey: (claimed: number, parts: number) => `Expedition ${claimed}/${parts}`,
  expeditionDetail: (claimed: number, parts: number) =>
    claimed === 0
      ? 'Claim a part at the end of the turn'
      : `${claimed} of ${parts} parts are claimed`,
  open: 'Open answers',
  openDetail: (cards: readonly { card: string; answers: number }[]) =>
    cards.length > 3
      ? `to ${cards.length} strategy cards`
      : listed(cards.map(({ card, answers }) => `${answers} to ${card}`)),
  get openNote() {
    return `They can be given until the ${inPhase('status')}.`;
  },
  swapDetail: 'Strategy cards, readied or exhausted',
  /** A card that was played, a leader, a card that changes turns. */
  cards: 'Cards',
  /** An action card of whose turn it is, in one tap. */
  cardPlayed: (name: string, hand: number) =>
    `${name} plays an action card (${hand} to ${hand - 1})`,
  hand: (hand: number) => `${hand} to ${hand - 1}`,
  bend: 'A card changes turns',
  bendDetail: 'Crisis, Puppets on a String, Overrule and similar',
  named: 'An action with a note: system, card …',
  again: 'One more action',
  againDetail: 'In the same turn',
  againBy: (technology: string) => `One more action: ${technology}`,
};
