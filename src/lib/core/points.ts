/** Totals over the points ledger (LRR PoK 98; LRR 1.2 87): summed, never stored. */
import type { StandingCondition } from './event-parts.ts';
import type { TotalChange } from './rule-variants.ts';
import type { Game, Score, ScoreSource, Seat } from './game.ts';
import { BoundedCache } from './bounded-cache.ts';
import { nextToScore, playingSeats, tieOrder } from './order.ts';
import { currentAgenda, hasAnswered, isScoring, statusOf } from './step.ts';
import type { EndReason } from './vocabulary.ts';

/** Whether what changes a total holds for a seat. */
const HOLDS: Record<TotalChange['while'], (game: Game, seat: Seat) => boolean> = {
  'home-missing': (game, seat) => game.players[seat]?.home === false,
};

/** Points that stand beside the ledger of a seat as long as something holds; mostly 0. */
function standingPoints(game: Game, seat: Seat): number {
  return game.answers.totals.reduce(
    (sum, change) => (HOLDS[change.while](game, seat) ? sum + change.points : sum),
    0,
  );
}

/** Sum of a seat's ledger, in points, whatever stands beside it. */
export const earnedPoints = (game: Game, seat: Seat): number => sumsOf(game.scores).get(seat) ?? 0;

/** What a seat's total is short of its ledger for as long as something holds; null where nothing does. */
export function penaltyOf(game: Game, seat: Seat): { earned: number; less: number } | null {
  const less = -standingPoints(game, seat);
  return less > 0 ? { earned: earnedPoints(game, seat), less } : null;
}

/** Objectives that a seat holds by what it has now, and not for good. */
const standingHeld = (game: Game, seat: Seat): number =>
  game.objectives.filter(({ id, standing }) => standing && hasScored(game, seat, id)).length;

/** A total that no ledger brings below what the ruleset says. */
function floored(game: Game, seat: Seat, total: number): number {
  if (game.answers.floor !== 'standing' || total >= game.objectives.length) return total;
  return Math.max(0, standingHeld(game, seat), total);
}

/** Total of a seat's ledger and of what stands beside it, in points; may be negative where it has no floor. */
export function pointsOf(game: Game, seat: Seat): number {
  const standing = standingPoints(game, seat);
  const total = game.scores.reduce(
    (sum, line) => (line.seat === seat ? sum + line.points : sum),
    standing,
  );
  return floored(game, seat, total);
}

/** Points beyond the goal count for nothing where the first player at the goal wins (LRR 1.2 87.4a). */
const isCapped = ({ answers }: Game): boolean => answers.victory === 'first-in-order';

/** The marker on the track: no further than the goal (LRR PoK 98.4a), no lower than 0, unless told. */
export function shownPoints(game: Game, seat: Seat): number {
  const total = pointsOf(game, seat);
  const highest = isCapped(game) ? Math.min(game.settings.goal, total) : total;
  return game.answers.floor === 'track' ? Math.max(0, highest) : highest;
}

/** Points that count: no more than the goal (LRR 1.2 87.4a), but where no goal ends the game. */
export function countedPoints(game: Game, seat: Seat): number {
  const total = pointsOf(game, seat);
  return game.settings.playOn || !isCapped(game) ? total : Math.min(game.settings.goal, total);
}

/** Points that a seat has of an objective, what corrected them included; 0 where none are left. */
export function objectivePoints(game: Game, seat: Seat, objective: string): number {
  return game.scores.reduce(
    (sum, line) =>
      line.seat === seat && cardOf(line.source) === objective && isObjectiveLine(line.source.kind)
        ? sum + line.points
        : sum,
    0,
  );
}

/** Whether a seat has scored an objective and kept its points. */
export function hasScored(game: Game, seat: Seat, objective: string): boolean {
  return objectivePoints(game, seat, objective) > 0;
}

/** How many objectives a seat has scored and kept the points of, each once. */
export function objectivesScored(game: Game, seat: Seat): number {
  const ids = game.scores
    .filter((line) => line.seat === seat && line.source.kind === 'objective')
    .map((line) => cardOf(line.source) ?? '');
  return new Set(ids.filter((id) => hasScored(game, seat, id))).size;
}

/** The card that points come from; none where they are a player's support, or typed. */
export const cardOf = (source: ScoreSource): string | undefined =>
  source.kind === 'support' ? undefined : source.id;

export interface Support {
  /** Whose note it is, and who has it. */
  owner: Seat;
  holder: Seat;
  points: number;
}

/** Notes that give points now, by owner and holder (LRR 1.2 60). */
export function supportsIn(game: Game): Support[] {
  const rows: Support[] = [];
  for (const { source, seat, points } of game.scores) {
    if (source.kind !== 'support') continue;
    const { owner } = source;
    const row = rows.find((other) => other.owner === owner && other.holder === seat);
    if (row) row.points += points;
    else rows.push({ owner, holder: seat, points });
  }
  return rows.filter(({ points }) => points > 0);
}

const isObjectiveLine = (kind: string) => kind === 'objective' || kind === 'correction';

/** Scored secrets that still count towards a seat's limit (LRR 1.2 FAQ Agendas for published ones). */
export function scoredSecrets(game: Game, seat: Seat): string[] {
  const ids = game.scores
    .filter((line) => line.seat === seat && line.secret)
    .map((line) => cardOf(line.source) ?? '');
  const published = new Set(game.objectives.filter((card) => card.owner).map((card) => card.id));
  return [...new Set(ids)].filter((id) => !published.has(id) && hasScored(game, seat, id));
}

/** Scored secrets that no law has made public yet, with the seat that scored each. */
export function publishableSecrets(game: Game): { id: string; owner: Seat }[] {
  const rows = game.scores.flatMap(({ secret, source, seat }) => {
    const id = secret ? cardOf(source) : undefined;
    return id === undefined ? [] : [{ id, owner: seat }];
  });
  return rows.filter(
    ({ id, owner }) =>
      hasScored(game, owner, id) && !game.objectives.some((card) => card.id === id),
  );
}

/**
 * Scored secrets that the agenda on the table can elect: those that are not public, and where a law
 * is voted on again the one that it made public itself, which it may keep (R-AGD-06, R-AGD-17).
 */
export function electableSecrets(game: Game): string[] {
  const law = game.laws.find(({ id }) => id === currentAgenda(game)?.id);
  const { outcome } = law ?? {};
  const kept = outcome?.kind === 'card' ? outcome.card : null;
  const shown = game.objectives.filter(({ id, owner }) => owner && id === kept);
  return [...publishableSecrets(game), ...shown].map(({ id }) => id);
}

/** Playing seats by points, most first; ties by the order that holds now (LRR PoK 98.7, 98.8). */
export function ranking(game: Game): Seat[] {
  const order = tieOrder(game);
  return [...order].sort((a, b) => pointsOf(game, b) - pointsOf(game, a));
}

/** Seats that share the most points. */
export function leaders(game: Game): Seat[] {
  const best = Math.max(...playingSeats(game).map((seat) => pointsOf(game, seat)));
  return playingSeats(game).filter((seat) => pointsOf(game, seat) === best);
}

/** Sums of a ledger by seat: asked after every fact, and most facts leave the ledger as it is. */
const sums = new BoundedCache<readonly Score[], ReadonlyMap<Seat, number>>(2);

function sumsOf(scores: readonly Score[]): ReadonlyMap<Seat, number> {
  const known = sums.get(scores);
  if (known) return known;
  const totals = new Map<Seat, number>();
  for (const { seat, points } of scores) totals.set(seat, (totals.get(seat) ?? 0) + points);
  sums.set(scores, totals);
  return totals;
}

/** Whether the total of anyone in the ledger reaches the goal, who was set aside with it left out. */
function isGoalReached(game: Game): boolean {
  for (const [seat, sum] of sumsOf(game.scores)) {
    if (isAside(game, seat) || isWaiting(game, seat)) continue;
    if (floored(game, seat, sum + standingPoints(game, seat)) >= game.settings.goal) return true;
  }
  return false;
}

/** Whether a seat came to the goal where no one wins by it, and waits for the next score step. */
const isWaiting = (game: Game, seat: Seat): boolean =>
  game.waiting?.includes(seat) === true && !isScoring(game);

/** Who comes to the goal after the score step, and waits for the next one, as a round begins. */
export function waitingAtGoal(game: Game): Seat[] {
  if (game.answers.ending !== 'after-claims') return [];
  return playingSeats(game).filter((seat) => isAtGoal(game, seat));
}

/** Whether a seat stands at the goal, whether it wins by it or not. */
export const isAtGoal = (game: Game, seat: Seat): boolean =>
  pointsOf(game, seat) >= game.settings.goal;

/** Whether the ending by which this seat would win was set aside. */
export const isAside = ({ aside }: Game, seat: Seat): boolean =>
  aside?.seats.includes(seat) === true;

/** Whether a round that ends is the last one, as the table agreed. */
export function isLastRound({ settings, round, aside }: Game): boolean {
  const { endAfterRound, playOn } = settings;
  if (endAfterRound === null || playOn || aside?.reasons.includes('rounds')) return false;
  return round >= endAfterRound;
}

/**
 * Whether the game ends where a public objective would be turned up (LRR PoK 81.2b), which the table may
 * have agreed it does not (R-STAT-13).
 */
export function endsAtReveal(game: Game): boolean {
  const { playOn, objectivesEnd } = game.settings;
  const aside = game.aside?.reasons.includes('objectives') === true;
  return objectivesExhausted(game) && objectivesEnd !== false && !playOn && !aside;
}

/** Whether the score step goes on although a player may stand at the goal; or the rest of its phase. */
function waitsForAll(game: Game): boolean {
  const { ending } = game.answers;
  if (ending === 'in-turn') return false;
  const past = ending === 'after-claims' && statusOf(game) !== null && !isScoring(game);
  return past || nextToScore(game) !== null;
}

/** Planets of a seat outside its home system; null where they are not tracked. */
function planetsAbroad(game: Game, seat: Seat): number | null {
  const { planets = null, homePlanets = [] } = game.players[seat] ?? {};
  return planets && planets.filter((planet) => !homePlanets.includes(planet)).length;
}

/** Whether a seat has what a standing objective is held by; null where that is not tracked. */
export function holdsStanding(
  game: Game,
  seat: Seat,
  condition: StandingCondition,
): boolean | null {
  const player = game.players[seat];
  switch (condition.kind) {
    case 'planets': {
      const { count, outsideHome } = condition;
      const planets = outsideHome ? planetsAbroad(game, seat) : player?.planets?.length;
      return planets == null ? null : planets >= count;
    }
    case 'relic':
      return player?.relics?.includes(condition.relic) ?? null;
    case 'law':
      return game.laws.some(({ id, holder }) => id === condition.law && holder === seat);
  }
}

/** Those of equal seats who win by what breaks ties; all of them where that is not tracked. */
function ofEquals(game: Game, seats: Seat[]): Seat[] {
  if (game.answers.ties === 'shared' || seats.length < 2) return seats;
  const abroad = seats.map((seat) => planetsAbroad(game, seat));
  if (abroad.includes(null)) return seats;
  const most = Math.max(...abroad.map((planets) => planets ?? 0));
  return seats.filter((_, i) => abroad[i] === most);
}

/** Everyone with the most points, in the order that breaks ties. */
function best(game: Game): Seat[] {
  const seats = ranking(game);
  const most = seats[0] === undefined ? 0 : pointsOf(game, seats[0]);
  return ofEquals(
    game,
    seats.filter((seat) => pointsOf(game, seat) === most),
  );
}

/** Whether as many objectives of stage I lie open as the goal has points (rule variant `at-goal`). */
export const isSecondStageOpen = (game: Game): boolean =>
  game.answers.secondStage === 'in-turn' || revealedPublics(game, 1) >= game.settings.goal;

/** Who has won by the scored card that wins the game; no one most of the time. */
function winnersByCard(game: Game): Seat[] {
  const cards = game.objectives.filter(({ ends }) => ends === 'scored').map(({ id }) => id);
  if (cards.length === 0) return [];
  // It may be worth no points, so that scores are counted, less those that were corrected.
  const claims = (seat: Seat) =>
    game.scores.reduce((sum, line) => {
      if (line.seat !== seat || !cards.includes(cardOf(line.source) ?? '')) return sum;
      return line.source.kind === 'correction' ? sum - 1 : sum + 1;
    }, 0);
  return playingSeats(game).filter((seat) => claims(seat) > 0);
}

/** Whether a card ends the game by itself: it was scored, or stage II is open while it lies there. */
export function endsByCard(game: Game): boolean {
  if (game.settings.playOn || game.result || game.round === 0) return false;
  if (game.aside?.reasons.includes('card') || !game.objectives.some(({ ends }) => ends)) {
    return false;
  }
  const lies = game.objectives.some(({ ends }) => ends === 'stage-two-open');
  return (lies && isSecondStageOpen(game)) || winnersByCard(game).length > 0;
}

/** Whether everyone has scored and a seat stands at the goal, where only the score step ends the game. */
export const endsByClaims = (game: Game): boolean =>
  game.answers.ending === 'after-claims' && isScoring(game) && winnersByGoal(game).length > 0;

/**
 * Who has won by points now; no one most of the time. In the score step a seat at the goal wins
 * once everyone before it has answered; everywhere else at once (LRR PoK 81.1, 98.7; R-VP-02 to
 * R-VP-04). Where the most points win, all who share them do.
 */
export function winnersByGoal(game: Game): Seat[] {
  if (game.settings.playOn || game.result || game.round === 0) return [];
  if (!isGoalReached(game) || waitsForAll(game)) return [];
  if (game.answers.victory === 'most-points') return best(game);
  for (const seat of tieOrder(game)) {
    if (isAtGoal(game, seat) && !isAside(game, seat)) return [seat];
    if (isScoring(game) && !hasAnswered(game, seat)) return [];
  }
  return [];
}

/** Cards of those laid out for the rounds; what an agenda adds and secrets made public left out. */
export function revealedPublics(game: Game, stage: 1 | 2 | null = null): number {
  return game.objectives.filter(
    (card) =>
      card.stage !== null && !card.extra && !card.by && (stage === null || card.stage === stage),
  ).length;
}

/** Whether both public decks are used up (LRR PoK 61.15, 81.2b). */
export function objectivesExhausted(game: Game): boolean {
  const { stage1, stage2 } = game.settings.publicObjectives;
  return revealedPublics(game) >= stage1 + stage2;
}

/** The game ended for a reason: who wins is decided now and kept. */
export function endGame(game: Game, reason: EndReason): Game {
  const ended: Game = { ...game, result: { reason, winners: [] } };
  const atTop = game.answers.victory === 'most-points' ? best(ended) : ranking(ended).slice(0, 1);
  const byCard = reason === 'card' ? winnersByCard(game) : [];
  const winners = reason === 'goal' ? winnersByGoal(game) : byCard.length > 0 ? byCard : atTop;
  return { ...ended, result: { reason, winners } };
}

/** Whether what ended the game still ends it, as the game stands. */
function isDue(game: Game, reason: EndReason): boolean {
  if (reason === 'goal') return winnersByGoal(game).length > 0;
  if (reason === 'objectives') return endsAtReveal(game);
  if (reason === 'card') return endsByCard(game);
  return reason === 'called' || isLastRound(game);
}

/**
 * The end judged anew once points or settings behind it have changed: who wins now, or no end where
 * nothing ends the game any more. What the table called stays called.
 */
export function judgedAnew(game: Game): Game {
  const { result } = game;
  if (!result || result.reason === 'called') return game;
  const open: Game = { ...game, result: null };
  return isDue(open, result.reason) ? endGame(open, result.reason) : open;
}

/** Whether these points would win: nothing that a command adds after them happens (R-VP-02). */
export function reachesGoal(game: Game, seat: Seat, points: number): boolean {
  if (game.settings.playOn || isAside(game, seat) || waitsForAll(game)) return false;
  return pointsOf(game, seat) + points >= game.settings.goal;
}
