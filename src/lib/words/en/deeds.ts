import type { CombatKind } from '../../core/vocabulary.ts';
import { amounts, listed, signed, signedAmount } from './parts/amounts.ts';
import { balances, type Balance } from './parts/balances.ts';
import { actScore, doesScore, isScored, pool } from './parts/spoken.ts';

const inPool = (id: 'tactic' | 'fleet' | 'strategy') => (number: number) =>
  `${number} ${pool(id).within}`;
/** "1 good", "2 tactic": so many of a balance, on a key. */
const COUNTED: Readonly<Record<Balance, (number: number) => string>> = {
  tactic: inPool('tactic'),
  fleet: inPool('fleet'),
  strategy: inPool('strategy'),
  goods: amounts.shortGoods,
  commodities: amounts.commodities,
};

/** What happens in a tactical or a component action. */
export const deeds = {
  tactical: 'Tactical action',
  get tacticalSub() {
    return `${pool('tactic').tokens(1)} spent`;
  },
  tacticalPlain: 'Activate a system',
  component: 'Component action',
  plays: (name: string) => `What did ${name} play?`,
  custodians: 'Custodians token',
  custodiansDetail: (points: number, influence: number) =>
    `${signedAmount(points, amounts.points)} · ${influence === 0 ? 'free' : `${influence} influence`}`,
  mecatol: 'Mecatol Rex',
  mecatolHeld: (name: string | null) => (name === null ? 'Unclaimed' : `${name} holds it`),
  mecatolTakes: (name: string) => `${name} takes Mecatol Rex`,
  mecatolWho: 'Who holds Mecatol Rex?',
  noOne: 'No one',
  combat: 'Won a combat',
  combatKind: { space: 'Space combat', ground: 'Ground combat' } satisfies Record<
    CombatKind,
    string
  >,
  combatShort: { space: 'space', ground: 'ground' } satisfies Record<CombatKind, string>,
  combatWho: (kind: string) => `${kind}: who won?`,
  combatWon: (kind: string, name: string) => `${kind}: ${name} won`,
  combatScored: (name: string | null, objective: string, points: number) =>
    `${name === null ? '' : `${name} `}${isScored()}: ${objective} ${signed(points)}`,
  get combatScore() {
    return `${actScore()} an objective`;
  },
  get combatOther() {
    return `Loser ${doesScore()}`;
  },
  home: 'Home systems',
  homeAll: 'all intact',
  homeLost: (names: readonly string[]) => `Incomplete: ${listed(names)}`,
  homeWho: 'Who controls all of their home planets?',
  controls: 'complete',
  lacks: 'incomplete',
  captured: (name: string) => `${name} captures tokens`,
  capturedNone: 'None captured',
  capturedOf: (names: readonly string[]) => `Holds tokens from ${listed(names)}`,
  sheet: 'Your sheet',
  balance: balances,
  cause: 'What was it? (optional)',
  changed: (name: string, changes: readonly [Balance, number][]) =>
    `${name}: ${changes.map(([balance, change]) => signedAmount(change, COUNTED[balance])).join(', ')}`,
  gainsPlanets: (name: string, planets: number) => `${name} gains ${amounts.planets(planets)}`,
  endsWith: (what: string) => `${what} and end turn`,
  /** Apart from the gold button: what that records, and the end of the turn. */
  andEnds: 'Record and end the turn',
  andEndsLabel: (what: string) => `${what}. Record and end the turn`,
  cancelled: 'Cancelled',
  cancelledDetail: 'The turn isn’t used up',
  close: 'Close',
};
