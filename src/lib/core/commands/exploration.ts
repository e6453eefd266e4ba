/** Verbs of exploration: what a drawn card gives, as far as it is tracked. */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { commodityLimit } from '../rules/standing.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { drawSecretsFacts, gainFacts, replenishFacts } from './gains.ts';
import { gainPlanets } from './planets.ts';
import { endTurn } from './turns.ts';

/** Changes of balances that are no gain of goods. */
function changesOf(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  find: arg.Find,
): Record<string, number> {
  const { commodities = 0, converts = 0, actionCards = 0, pays } = find;
  const room = commodityLimit(game, ruleset, seat) - (game.players[seat]?.commodities ?? 0);
  const changes = {
    goods: converts - (pays === 'goods' ? 1 : 0),
    commodities:
      Math.max(0, Math.min(commodities, room)) - converts - (pays === 'commodities' ? 1 : 0),
    actionCards,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== 0));
}

function findFacts(game: Game, ruleset: Ruleset, seat: Seat, find: arg.Find): GameEvent[] {
  const { cause, planet, attachment, goods = 0, tokens, relic } = find;
  const facts: GameEvent[] = [];
  const changes = changesOf(game, ruleset, seat, find);
  const moved = Object.keys(changes).length > 0;
  if (planet && attachment) facts.push({ type: 'attachment.placed', planet, attachment });
  if (moved || find.fragments) {
    const found = find.fragments ? { fragments: find.fragments } : {};
    facts.push({ type: 'balance.adjusted', seat, changes, ...found, cause });
  }
  if (goods > 0) facts.push({ type: 'goods.gained', seat, goods, cause });
  if (tokens) facts.push(...gainFacts(game, seat, tokens, cause));
  if (find.replenishes) facts.push(...replenishFacts(game, ruleset, [seat]));
  if (find.secrets) facts.push(...drawSecretsFacts(game, ruleset, seat, find.secrets));
  if (relic) facts.push({ type: 'relic.gained', seat, relic, from: null });
  if (planet && find.readies) {
    facts.push({ type: 'planets.turned', planets: [planet], exhausted: false, cause });
  }
  return facts;
}

/** What cards gave that a seat found; each is cut to what there is to gain. */
const findsFacts = (
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  found: readonly arg.Find[],
): GameEvent[] => found.flatMap((find) => findFacts(game, ruleset, seat, find));

/** A planet or a frontier was explored: what the card gave. */
export const explore = defineCommand({
  summary: 'A planet or a frontier was explored: what the card gave.',
  args: v.object({ seat: arg.seat, found: arg.finds }),
  facts: (game, ruleset, { seat, found }) => findsFacts(game, ruleset, seat, found),
});

/** Planets come under control and are explored at once. */
export const gainAndExplore = defineCommand({
  summary: 'Planets come under control, and what was found on them; `ends` ends the turn too.',
  args: v.object({
    ...gainPlanets.args.entries,
    found: arg.finds,
    ends: v.optional(v.boolean()),
  }),
  facts: (game, ruleset, { found, ends, ...gained }) => [
    ...gainPlanets(game, ruleset, gained),
    ...findsFacts(game, ruleset, gained.seat, found),
    ...(ends ? endTurn(game, ruleset, { seat: gained.seat }) : []),
  ],
});

export const explorationCommands = { explore, gainAndExplore };
