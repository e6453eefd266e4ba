/** A council: agendas chosen among those proposed, votes shared out over them (R-VAR-13 to R-VAR-16, R-VAR-22). */
import type { EventOf } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Council } from '../step-data.ts';
import { actionOf, currentAgenda, heldOf, openedOf, strategicOf } from '../step.ts';
import { voteInfluence } from './influence.ts';
import { refuseAbsent, type Guards, type Rule } from './rule.ts';

/** The council that the strategic action under way has called, or the table holds; or null. */
export const councilOf = (game: Game): Council | null =>
  (strategicOf(game) ?? heldOf(game))?.council ?? null;

/** The option by which a council is called where the game stands, of those of its card or the table's own. */
function optionHere(game: Game, { agendaOpeners, council }: Ruleset, option: string) {
  const held = heldOf(game) !== null;
  if (held !== (option === council?.byTable)) return undefined;
  const strategic = strategicOf(game);
  const byCard = strategic && agendaOpeners[strategic.card] && !strategic.resolved;
  return held || byCard ? council?.options[option] : undefined;
}

/** Ids of its agendas in order; the office last, where a player has paid for it. */
export function agendasOf(council: Council, ruleset: Ruleset): string[] {
  const voice = council.voice !== null && ruleset.council ? [ruleset.council.voice] : [];
  return [...council.agendas.map(({ agenda }) => agenda), ...voice];
}

/** The next agenda of the council, null where it is over or none was called. */
export function nextAgenda(game: Game, ruleset: Ruleset): string | null {
  const council = councilOf(game);
  if (!council) return null;
  const { outcomes = [], discarded = 0 } = openedOf(game) ?? {};
  return agendasOf(council, ruleset)[outcomes.length + discarded] ?? null;
}

/**
 * Votes of a seat in this council, over all of its agendas: the influence of its readied planets, what its
 * office and the card give, and at least one. Null where planets and their sides are not tracked.
 */
export function votesIn(game: Game, ruleset: Ruleset, seat: Seat): number | null {
  const readied = voteInfluence(game, ruleset.cards, seat)?.readied ?? null;
  const { council: facts } = ruleset;
  if (readied === null || !facts) return null;
  const council = councilOf(game);
  const players = playingSeats(game).length;
  const voice = game.laws.some(({ id, holder }) => id === facts.voice && holder === seat);
  const owner = actionOf(game)?.active === seat && council;
  const sum =
    readied +
    (voice ? facts.voiceVotes(players) : 0) +
    (owner ? facts.ownerVotes(players, council.option) : 0) +
    (council?.extra[seat] ?? 0);
  return Math.max(1, sum);
}

/** R-VAR-15: a vote is given once, on one of the agendas. */
export function refuseSharedOut(
  game: Game,
  ruleset: Ruleset,
  { seat, votes, extra }: EventOf<'votes.cast'>,
): Refusal | null {
  if (game.answers.ballots === 'each') return null;
  const have = votesIn(game, ruleset, seat);
  const before = openedOf(game)?.spent?.[seat] ?? 0;
  if (have === null || before + votes + extra <= have) return null;
  return refuse('votes-shared-out', { seat, votes: Math.max(0, have - before) });
}

/** R-VAR-16: what no one voted on is discarded. */
export function refuseVoteless(game: Game): Refusal | null {
  if (game.answers.ballots === 'each') return null;
  const votes = currentAgenda(game)?.votes ?? [];
  return votes.some((vote) => vote.votes + vote.extra > 0) ? null : refuse('no-votes-cast');
}

/** May these be voted on? R-VAR-13: as many as the option says, whose it says, with its speaker. */
const refuseCalling: Rule<'council.called'> = (game, { seat, option, agendas }, ruleset) => {
  const { council: facts } = ruleset;
  const row = optionHere(game, ruleset, option);
  if (!facts || !row || openedOf(game)) return refuse('opens-no-agenda');
  if (actionOf(game)?.active !== seat) return refuse('not-your-turn', { seat });
  const { least, most, speaker } = row;
  const owns = game.speaker === seat;
  if (speaker !== 'kept' && owns !== (speaker === 'owner')) {
    return refuse('council-speaker', { seat });
  }
  if (agendas.length < least || agendas.length > most) {
    return refuse('council-agendas', { least, most });
  }
  const own = agendas.some(({ by }) => by === seat);
  if (row.own || !own) return null;
  const others = playingSeats(game).filter((other) => other !== seat);
  const all = others.every((other) => agendas.some(({ by }) => by === other));
  return facts.ownWithOthers(playingSeats(game).length) && all
    ? null
    : refuse('own-agenda', { seat });
};

/** May this player have the office elected? R-VAR-13: once, for a token of the strategy pool. */
const refuseVoicing: Rule<'council.voiced'> = (game, { seat }) => {
  const council = councilOf(game);
  if (!council || council.voice !== null) return refuse('opens-no-agenda');
  const { tokens = null } = game.players[seat] ?? {};
  return tokens?.strategy === 0 ? refuse('pool-too-small', { seat }) : refuseAbsent(game, seat);
};

/** The guards that its facts ask. */
export const councilGuards = {
  'council.called': ['may call council', refuseCalling],
  'council.voiced': ['may have the office elected', refuseVoicing],
} as const satisfies Guards;
