/** The lanes of the scoreboard: who stands where, with what. */
import { commodityLimit } from '../rules/standing.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Game, Seat } from '../game.ts';
import { activeSeat, cardsOf } from '../order.ts';
import { countedPoints, scoredSecrets, shownPoints } from '../points.ts';
import { reinforcementsOf } from '../rules/tokens.ts';
import { actionOf, hasAnswered, isScoring } from '../step.ts';
import type { LaneView, scoreboardEntries } from './game-view.ts';
import { laneSeats, upNext } from './turn-order.ts';

/** What a lane shows at every moment of a game; a `LaneView` adds what the moment asks for. */
export type ScoreboardLane = Pick<LaneView, keyof typeof scoreboardEntries | 'state' | 'shown'>;

function stateOf(
  game: Game,
  seat: Seat,
  active: Seat | null,
  next: Seat | undefined,
): ScoreboardLane['state'] {
  if (game.players[seat]?.presence !== 'playing') return 'out';
  // A player who had passed or answered when the game ended is not behind the others any more.
  if (game.result) return game.result.winners.includes(seat) ? 'now' : 'rest';
  if (seat === active) return 'now';
  if (actionOf(game)?.passed.includes(seat)) return 'passed';
  if (isScoring(game) && hasAnswered(game, seat)) return 'passed';
  return seat === next ? 'next' : 'rest';
}

/**
 * The lanes in the order that matters now. Without a ruleset the limit of commodities is the printed
 * one.
 */
export function lanesOf(game: Game, ruleset: Ruleset | null = null): ScoreboardLane[] {
  const active = activeSeat(game);
  const [next] = upNext(game, 1);
  return laneSeats(game).flatMap((seat) => {
    const player = game.players[seat];
    if (!player) return [];
    const { name, faction, colour, presence, tokens, board, goods, commodities } = player;
    return [
      {
        seat,
        name,
        faction,
        colour,
        presence,
        state: stateOf(game, seat, active, next),
        isSpeaker: game.speaker === seat,
        points: countedPoints(game, seat),
        shown: shownPoints(game, seat),
        tokens,
        board,
        reinforcements: reinforcementsOf(game, seat),
        goods,
        commodities,
        commodityLimit: ruleset ? commodityLimit(game, ruleset, seat) : player.commodityLimit,
        secretsInHand: player.secrets,
        secretsScored: scoredSecrets(game, seat).length,
        cards: cardsOf(game, seat).map((card) => ({
          card,
          initiative: game.strategyCards[card]?.initiative ?? 0,
          exhausted: game.strategyCards[card]?.exhausted ?? false,
        })),
        initiativeToken: player.initiativeToken,
      },
    ];
  });
}
