import type { PlayedChanges, PlayedKind, PlayedStep } from '../../core/card-effects.ts';
import type { GameEvent } from '../../core/events.ts';
import type { LeaderState } from '../../core/vocabulary.ts';
import type { NotNow } from '../../core/queries/component-actions.ts';
import type { FactNames } from '../names.ts';
import { amounts, listed } from './parts/amounts.ts';
import { people, pool, things } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

type MovedBalance = keyof PlayedChanges;

/** "2 strategy tokens": so many of a balance. */
function amountOf(balance: MovedBalance, count: number): string {
  if (balance === 'goods') return amounts.goods(count);
  if (balance === 'actionCards') return amounts.actionCards(count);
  return balance === 'board' ? amounts.tokens(count) : pool(balance).tokens(count);
}

/** One balance that moves, with what is held before and after where it is tracked. */
function movedOf(balance: MovedBalance, change: number, held: number | null): string {
  const what = amountOf(balance, Math.abs(change));
  const now = held === null ? '' : ` (${held} to ${held + change})`;
  if (balance === 'board')
    return change < 0 ? `${what} back from the board` : `${what} on the board`;
  return change < 0 ? `pays ${what}${now}` : `${what}${now}`;
}

/** What a component action moves. */
interface ComponentMoves {
  becomes?: keyof typeof becomes | undefined;
  moved: readonly { balance: MovedBalance; change: number; held: number | null }[];
  fragments: number;
  technology: string | null;
  secrets: number;
  upTo: number;
}

const becomes = { exhausted: 'exhausted', purged: 'purged', placed: 'stays in play' } as const;

const STEPS: Readonly<Record<PlayedStep, string>> = {
  agenda: 'Vote on the agenda',
  attachment: 'Attach the card to its planet',
  cards: 'Correct the number of action cards',
  explore: 'Explore, then enter what was found',
  get faction() {
    return `Turn the ${people().one} to its other side`;
  },
  fragments: 'Enter the relic fragments',
  goods: 'Enter the trade goods',
  influence: 'Spend the influence',
  law: 'Discard the law',
  get planets() {
    return `${things().ready} or exhaust planets as the card says`;
  },
  points: 'Record the point, or what comes instead',
  relic: 'Gain the relic',
  resources: 'Spend the resources',
  'strategy-card': 'Use the strategy card as the card says',
  technology: 'Enter the technology',
  get tokens() {
    return `Place the ${things().commandToken[1]}`;
  },
};

/** What became of a leader. */
const LEADER_DONE: Readonly<Record<LeaderState, (leader: string) => string>> = {
  locked: (leader) => `${leader} is locked`,
  readied: (leader) => `${leader} is readied`,
  exhausted: (leader) => `${leader} is exhausted`,
  purged: (leader) => `${leader} is purged`,
};

/** A component action: what was played, and what follows with the tap. */
export const component = {
  what: 'What can be played',
  search: 'Card, leader, relic, technology …',
  kinds: {
    likely: 'Likely',
    'action-card': 'Cards',
    relic: 'Relics',
    technology: 'Tech',
    leader: 'Leaders',
    other: 'Other',
  } as const,
  kindOf: 'What kind?',
  kind: {
    'action-card': 'Action card',
    relic: 'Relic',
    technology: 'Technology',
    leader: 'Leader',
    note: 'Note',
    ability: 'Ability',
    breakthrough: 'Breakthrough',
  } satisfies Record<PlayedKind, string>,
  leader: { agent: 'Agent', commander: 'Commander', hero: 'Hero' },
  noteOf: (owner: string) => `${whose(owner)} note`,
  notNow: {
    exhausted: 'exhausted',
    purged: 'out of the game',
    locked: 'still locked',
    'no-cards': 'no action card in hand',
    short: 'can’t pay for it',
    elsewhere: 'needs a planet it doesn’t hold',
  } satisfies Record<NotNow, string>,
  /** What comes with it. */
  moves: (what: ComponentMoves): string =>
    [
      what.becomes ? becomes[what.becomes] : '',
      ...what.moved.map(({ balance, change, held }) => movedOf(balance, change, held)),
      what.fragments > 0 ? `pays ${amounts.fragments(what.fragments)}` : '',
      what.technology ? `gains ${what.technology}` : '',
      what.secrets > 0 ? `draws ${amounts.secrets(what.secrets)}` : '',
      what.upTo > 0 ? `up to ${amounts.actionCards(what.upTo)}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  /** What comes with the tap, after the kind of card. */
  detail: (kind: string, what: ComponentMoves): string => {
    const moves = component.moves(what);
    return moves ? `${kind}: ${moves}` : kind;
  },
  /** The question to which the keys of the other players answer. */
  other: (changes: PlayedChanges) => {
    const rows = Object.entries(changes) as [MovedBalance, number][];
    const [balance, change] = rows[0] ?? (['goods', 0] as const);
    const what = amountOf(balance, Math.abs(change));
    if (balance === 'board') return `${what} on the board for`;
    if (change > 0) return `${what} to`;
    return balance === 'actionCards' ? `${what} from` : `${what} lost by`;
  },
  otherLabel: (card: string, name: string) => `${card}: ${name}`,
  count: 'How many action cards?',
  countLabel: (card: string, count: number) => `${card}: ${amounts.actionCards(count)}`,
  /** What the gold button records, or asks for. */
  plays: (name: string, what: string) => `${name} plays ${what}`,
  choose: { seat: 'Choose the other player', count: 'Choose how many' },
  anyCard: 'Another action card',
  anyCardTyped: 'An action card',
  anyCardPlayed: 'an action card',
  anyCardDetail: (hand: number | null) =>
    hand === null ? 'Without a name' : `${hand} in hand, 1 fewer after`,
  typed: (text: string) => `Play “${text}”`,
  bends: (full: boolean) =>
    full
      ? 'Cancel this action, then open “Cards”'
      : 'Cancel this action, then choose “Change turns with a card” under “More”',
  none: 'Nothing of this kind',
  steps: STEPS,
  asCard: 'Do what the card says',
  purge: (card: string) => `Purge ${card}`,
  purgeDetail: 'If it leaves the game now',
  sheet: (name: string) => `Open ${whose(name)} sheet`,
  sheetDetail: 'Planets, technologies, relics, hand',
  /** What a fact of the tap did, once it is recorded. */
  done: (fact: GameEvent, names: FactNames): string[] => {
    switch (fact.type) {
      case 'component-action.taken':
        return fact.exhausts ? ['Exhausted'] : [];
      case 'leader.turned':
        return [LEADER_DONE[fact.state](names.leader(fact.leader))];
      case 'relic.purged':
        return [`${names.relic(fact.relic)} is out of the game`];
      case 'note.placed':
        return ['It’s in the play area'];
      case 'technology.gained':
        return [`${names.technology(fact.technology)} gained`];
      case 'secret.drawn':
        return ['Secret drawn'];
      case 'secret.returned':
        return ['Limit reached: one secret returned'];
      case 'balance.adjusted': {
        const rows = Object.entries(fact.changes) as [MovedBalance, number][];
        const said = rows.map(([balance, change]) => {
          const what = amountOf(balance, Math.abs(change));
          if (balance === 'board')
            return change < 0 ? `${what} off the board` : `${what} on the board`;
          return change < 0 ? `${what} fewer` : `${what} more`;
        });
        const spent = -Object.values(fact.fragments ?? {}).reduce((sum, n) => sum + n, 0);
        if (spent > 0) said.push(`${amounts.fragments(spent)} purged`);
        return said.length > 0 ? [`${names.seat(fact.seat)}: ${listed(said)}`] : [];
      }
      default:
        return [];
    }
  },
};
