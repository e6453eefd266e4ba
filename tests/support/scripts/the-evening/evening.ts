/**
 * The keeper of the tablet on the evening: the acts of a table at depth Full, each recorded as the
 * screens record it. What is decided stands in the rounds; nothing here is chance.
 */
import type { Cards } from '../../../../src/lib/core/cards.ts';
import type { PrimaryChoices } from '../../../../src/lib/core/commands/primary.ts';
import { statusScores } from '../../../../src/lib/core/step.ts';
import { placementFrom } from '../../../../src/lib/core/commands/tokens.ts';
import { judge } from '../../../../src/lib/core/conditions/judge.ts';
import type { CommandTokens, Game, Seat } from '../../../../src/lib/core/game.ts';
import { waitingSeats } from '../../../../src/lib/core/rules/secondaries.ts';
import { clockwiseFrom } from '../../../../src/lib/core/views/turn-order.ts';
import { cheapestPlanets, votePlanets } from '../../../../src/lib/core/views/vote-planets.ts';
import type { BoxId, ScoreSlot } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { playedName } from '../../../../src/lib/words/played-names.ts';
import { Random } from '../../random.ts';
import { Keeper } from '../../scripted/keeper.ts';
import {
  claimAt,
  findAt,
  gainAt,
  paymentAt,
  playAt,
  pointsMoved,
  relicWithPoint,
  saidWith,
  type Found,
  type Price,
  type Under,
} from './offers.ts';

/** Who votes for what, with how many votes; null abstains. */
type Ballot = readonly [Seat, string | null, number?];

/** What a tactical action brings, in the order in which the table says it. */
interface Deeds {
  combat?: 'space' | 'ground';
  /** Planets that come, with what was found there. */
  planets?: readonly string[];
  take?: true;
  found?: readonly Found[];
  frontier?: Found;
  /** Small gains that are booked, by id and seat. */
  gains?: readonly (readonly [string, Seat])[];
  /** What production costs. */
  built?: number;
  custodians?: true;
}

/** Tokens by pool. */
export const pools = (tactic: number, fleet: number, strategy: number): CommandTokens => ({
  tactic,
  fleet,
  strategy,
});
/** One token into the tactic pool. */
export const TACTIC = pools(1, 0, 0);

/** Cards whose primary leaves nothing to record. */
const SILENT = ['technology', 'construction'];

export class Evening {
  readonly keeper: Keeper;
  readonly cards: Cards;

  constructor(id: string, expansions: readonly BoxId[], begins: string) {
    this.cards = cardsOf(expansions);
    this.keeper = new Keeper(id, expansions, Date.parse(begins), new Random(2026));
  }

  get #under(): Under {
    return { headless: this.keeper.headless, cards: this.cards };
  }

  get game(): Game {
    return this.keeper.game;
  }

  /** The turn is that of this seat; anything else is a slip of the script. */
  turnOf(seat: Seat): void {
    const { active, at } = this.keeper;
    if (active !== seat) throw new Error(`${seat} is written, ${active} stands there at ${at}`);
  }

  /** Strategy cards in the order of the picks. */
  picks(...picked: readonly (readonly [Seat, string])[]): void {
    for (const [seat, card] of picked) {
      this.turnOf(seat);
      this.keeper.do('chooseStrategyCard', { seat, card });
    }
  }

  /** A small gain that the moment offers. */
  gain(id: string, seat: Seat): void {
    this.keeper.do('bookGain', gainAt(this.#under, id, seat));
  }

  /** What production or a card costs, paid as the app proposes it. */
  pays(seat: Seat, price: Price, production = false): void {
    const what = production ? { for: { kind: 'production' as const } } : {};
    this.keeper.do('pay', { seat, ...paymentAt(this.#under, seat, price), ...what });
  }

  /** What came of an action. */
  deeds(seat: Seat, deeds: Deeds): void {
    const { combat, planets, take, found = [], frontier, gains = [], built, custodians } = deeds;
    if (custodians) this.keeper.do('takeCustodians', { seat });
    if (combat) this.keeper.do('winCombat', { seat, combat });
    if (planets) {
      const gained = { seat, planets: [...planets], ...(take ? { take } : {}) };
      const list = found.map((row) => findAt(this.#under, seat, row[0], row));
      if (list.length === 0) this.keeper.do('gainPlanets', gained);
      else this.keeper.do('gainAndExplore', { ...gained, found: list });
    }
    if (frontier)
      this.keeper.do('explore', { seat, found: [findAt(this.#under, seat, null, frontier)] });
    if (built) this.pays(seat, { resources: built }, true);
    for (const [id, of] of gains) this.gain(id, of);
  }

  /** A tactical action with what came of it; the turn stays open. */
  activates(seat: Seat, deeds: Deeds = {}): void {
    this.turnOf(seat);
    this.keeper.do('takeTacticalAction', { seat });
    this.deeds(seat, deeds);
  }

  ends(seat: Seat): void {
    this.keeper.do('endTurn', { seat });
  }

  /** A tactical action, and the end of the turn. */
  tactical(seat: Seat, deeds: Deeds = {}): void {
    this.activates(seat, deeds);
    this.ends(seat);
  }

  passes(seat: Seat): void {
    this.turnOf(seat);
    this.keeper.do('passTurn', { seat });
  }

  /** A strategy card is laid down and its primary resolved, with what an action in it brings. */
  plays(seat: Seat, card: string, choices: PrimaryChoices = {}, deeds: Deeds = {}): void {
    this.turnOf(seat);
    this.keeper.do('layDownCard', { seat, card });
    this.deeds(seat, deeds);
    if (SILENT.includes(card)) return;
    const score = choices.objective ? saidWith(this.#under, seat, choices.objective) : undefined;
    this.keeper.do('resolvePrimary', { seat, card, ...choices, ...(score ? { score } : {}) });
  }

  /** The tokens that everyone else places by a card, one each. */
  othersPlace(seat: Seat): PrimaryChoices {
    const others = clockwiseFrom(this.game, seat);
    return {
      placements: others.map((other) => ({ seat: other, from: placementFrom(this.game, other) })),
    };
  }

  follows(seat: Seat, card: string, tokens?: CommandTokens): void {
    this.keeper.do('followSecondary', { seat, card, ...(tokens ? { tokens } : {}) });
  }

  researches(seat: Seat, technology: string, exhausted: string[] = []): void {
    const more = exhausted.length > 0 ? { exhausted } : {};
    this.keeper.do('researchTechnology', { seat, technology, ...more, cause: 'technology' });
  }

  /** No one else follows, and the turn ends. */
  closes(seat: Seat, card: string): void {
    if (waitingSeats(this.game, card).length > 0) this.keeper.do('closeCard', { seat, card });
    else this.ends(seat);
  }

  /** A component action with what it plays. */
  component(seat: Seat, id: string): void {
    this.turnOf(seat);
    this.keeper.do('takeComponentAction', { seat });
    this.keeper.do('playComponent', {
      ...playAt(this.#under, seat, id, {}),
      cause: playedName(id),
    });
  }

  /** A part of the expedition, paid as the app proposes it; at the end of a turn. */
  claims(seat: Seat, part: string): void {
    this.keeper.do('claimPart', claimAt(this.#under, seat, part));
  }

  /** An action card leaves a hand: played where no act of its own is, or beyond the limit. */
  discards(seat: Seat, cause?: string): void {
    const why = cause === undefined ? {} : { cause };
    this.keeper.do('adjustBalance', { seat, changes: { actionCards: -1 }, ...why });
  }

  unlocks(seat: Seat, leader: string): void {
    this.keeper.do('turnLeader', { seat, leader, state: 'readied' });
  }

  relicWithPoint(seat: Seat, relic: string): void {
    this.keeper.do('bookPoints', relicWithPoint(this.#under, seat, relic));
  }

  /** Points that the moment offers to move, with the card that goes along. */
  pointsMove(card: string, seat: Seat): void {
    this.keeper.do('bookPoints', pointsMoved(this.#under, card, seat));
  }

  verdict(seat: Seat, objective: string) {
    return judge(this.game, this.cards, seat, objective);
  }

  /** A score as its button records it: what the table says with it, and what is paid. */
  scores(seat: Seat, objective: string, more: { slot?: ScoreSlot; done?: true } = {}): void {
    const verdict = this.verdict(seat, objective);
    if (verdict.value === 'no') throw new Error(`${seat} does not meet ${objective}`);
    const said = saidWith(this.#under, seat, objective);
    this.keeper.do('scoreObjective', { seat, objective, ...said, ...more });
  }

  /** Whether a score leaves a seat nothing more to score in this step: then it is done as well. */
  #isLast(seat: Seat, objective: string): boolean {
    const { game } = this;
    const isPublic = game.objectives.some(({ id }) => id === objective);
    if (isPublic) {
      return statusScores(game, seat, 'secret') > 0 || game.players[seat]?.secrets === 0;
    }
    const open = ({ id }: { id: string }) =>
      this.keeper.may('scoreObjective', { seat, objective: id }) &&
      this.verdict(seat, id).value !== 'no';
    return statusScores(game, seat, 'public') > 0 || !game.objectives.some(open);
  }

  /** The score step: what each scores in turn, a list of none for nothing. */
  scoring(...rows: readonly (readonly [Seat, ...string[]])[]): void {
    for (const [seat, ...objectives] of rows) {
      this.turnOf(seat);
      for (const objective of objectives) {
        this.scores(seat, objective, this.#isLast(seat, objective) ? { done: true } : {});
      }
      const { active, at } = this.keeper;
      if (active === seat && at === 'status.score') this.keeper.do('answerScoring', { seat });
    }
  }

  /** The steps behind the scores: the card turned up, hands, tokens, the rest. */
  statusWith(objective: string, drawn: () => void = () => undefined): void {
    this.keeper.do('revealObjective', { objective });
    this.keeper.do('finishSteps', { step: 'draw' });
    drawn();
    this.keeper.do('placeUsualTokens', {});
    this.keeper.do('finishSteps', { step: 'ready' });
  }

  /** One ballot, with the planets that the app exhausts for it. */
  votes(
    seat: Seat,
    outcome: string | null,
    votes = 0,
    sources: { card: string; votes: number; goods?: number }[] = [],
  ): void {
    this.turnOf(seat);
    if (outcome === null) {
      this.keeper.do('castVotes', { seat, outcome, votes: 0 });
      return;
    }
    const planets = cheapestPlanets(votePlanets(this.game, this.cards, seat) ?? [], votes);
    this.keeper.do('castVotes', {
      seat,
      outcome,
      votes,
      ...(planets.length > 0 ? { planets } : {}),
      ...(sources.length > 0 ? { sources } : {}),
    });
  }

  /** An agenda that is voted on and resolved: the ballots in order, then the outcome. */
  agenda(id: string, outcome: string, ...ballots: readonly Ballot[]): void {
    this.keeper.do('revealAgenda', { agenda: id });
    this.ballots(...ballots);
    this.keeper.do('resolveAgenda', { outcome });
  }

  /** Everyone's ballots, in order. */
  ballots(...rows: readonly Ballot[]): void {
    for (const [seat, outcome, votes] of rows) this.votes(seat, outcome, votes);
  }
}
