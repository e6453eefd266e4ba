/**
 * What is settled before the first round: the two objectives that are turned up (LRR PoK 61.13,
 * LRR 1.2 52.13), what factions choose, and the arguments that record the table.
 */
import type { Cards } from '$lib/core/cards.ts';
import type { SeatSetup, SetUpArgs } from '$lib/core/commands/setup.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { TypedCards } from '$lib/core/event-parts.ts';
import type { TypedRow } from '$lib/session/typed-shelf.svelte.ts';
import { shuffled, type Below } from './chance.ts';
import type { OpeningCard, SeatDraft, Setup, SetupDraft, StartingDraft } from './draft.ts';
import { settingsOfHouse } from './house-rules.ts';
import { plainName } from './names.ts';

/** Every stage I objective of the game in play. */
export function stageOne(ruleset: Ruleset): string[] {
  return Object.entries(ruleset.objectives)
    .filter(([, facts]) => facts.kind === 'public' && facts.stage === 1)
    .map(([objective]) => objective);
}

/** Two of them by chance. */
export function dealtOpening(ruleset: Ruleset, chance: Below): [OpeningCard, OpeningCard] {
  const [one, two] = shuffled(stageOne(ruleset), chance);
  return [{ objective: one! }, { objective: two! }];
}

export interface StartingQuestion {
  seat: SeatDraft;
  faction: string;
  /** Technologies to choose; 0 where there is no choice. */
  count: number;
  /** Factions that are not in play and whose home system may be used. */
  homes: string[];
  chosen: StartingDraft;
}

/** What a seat has chosen for the faction that it has now. */
export function chosenBy({ faction, starting }: SeatDraft): StartingDraft | null {
  return starting && starting.faction === faction ? starting : null;
}

/** The seats that have something to choose. */
export function startingQuestions(seats: readonly SeatDraft[], cards: Cards): StartingQuestion[] {
  return seats.flatMap((seat) => {
    const { faction } = seat;
    const row = faction === null ? undefined : cards.factions[faction];
    if (faction === null || !row) return [];
    const homes = row.homeChoice.filter((home) => seats.every((other) => other.faction !== home));
    const count = row.choice?.count ?? 0;
    if (count === 0 && homes.length === 0) return [];
    const chosen = chosenBy(seat) ?? { faction, technologies: [], home: null };
    return [{ seat, faction, count, homes, chosen }];
  });
}

/** What the verb that lays the table is told; what was left open is left out. */
function startingArgs(
  seat: SeatDraft,
  ruleset: Ruleset,
): Pick<SeatSetup, 'technologies' | 'homePlanets'> {
  const chosen = chosenBy(seat);
  if (!chosen || !ruleset.factions[chosen.faction]) return {};
  const home = chosen.home === null ? undefined : ruleset.factions[chosen.home]?.homePlanets;
  return {
    ...(chosen.technologies.length > 0 ? { technologies: [...chosen.technologies] } : {}),
    ...(home ? { homePlanets: [...home] } : {}),
  };
}

/** What this draft plays with of the cards that were typed; nothing where it plays with none. */
function typedFor({ seats, ownCards }: SetupDraft, shelf: readonly TypedRow[]): TypedCards | null {
  const factions = shelf.flatMap((row) => {
    if (row.kind !== 'faction' || seats.every(({ faction }) => faction !== row.faction)) return [];
    const { kind: _, ...faction } = row;
    return [faction];
  });
  const strategyCards = shelf.flatMap((row) => {
    if (row.kind !== 'strategy-card' || !ownCards.includes(row.card)) return [];
    const { kind: _, ...card } = row;
    return [card];
  });
  const typed = {
    ...(factions.length > 0 ? { factions } : {}),
    ...(strategyCards.length > 0 ? { strategyCards } : {}),
  };
  return factions.length + strategyCards.length > 0 ? typed : null;
}

/**
 * What is recorded for this draft. A seat without a name gets the one of its number; a faction that
 * the rules in play do not have is left open. `setup` is the one that the rules are of; `shelf` are the
 * cards that this device knows beside those of the boxes.
 */
export function startArgs(
  draft: SetupDraft,
  ruleset: Ruleset,
  id: string,
  nameOfSeat: (number: number) => string,
  setup: Setup | null = null,
  shelf: readonly TypedRow[] = [],
): SetUpArgs {
  const { min, max } = ruleset.players;
  const typed = typedFor(draft, shelf);
  // The screen has said that another number of players is a house setup.
  const house = draft.seats.length < min || draft.seats.length > max;
  return {
    id,
    expansions: [...ruleset.expansions],
    seats: draft.seats.map((seat, i) => ({
      name: plainName(seat.name) || nameOfSeat(i + 1),
      faction: seat.faction !== null && ruleset.factions[seat.faction] ? seat.faction : null,
      colour: seat.colour,
      ...startingArgs(seat, ruleset),
    })),
    speaker: Math.max(
      0,
      draft.seats.findIndex((seat) => seat.key === draft.speaker),
    ),
    objectives: draft.opening.flatMap((card) => (card ? [{ ...card }] : [])),
    settings: settingsOfHouse(draft, ruleset, setup),
    ...(typed ? { typed } : {}),
    ...(house ? { house } : {}),
  };
}
