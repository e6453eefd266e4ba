/**
 * What is settled before the first round: the objectives that are turned up (LRR PoK 61.13,
 * LRR 1.2 52.13; SA-SET-13, SA-SET-14), what factions choose, and the arguments that record the table.
 */
import type { Cards } from '$lib/core/cards.ts';
import type { SeatSetup, SetUpArgs } from '$lib/core/commands/setup.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { TypedCards } from '$lib/core/event-parts.ts';
import type { TypedRow } from '$lib/session/typed-shelf.svelte.ts';
import { shuffled, type Below } from '$lib/ui/kit/chance.ts';
import type { OpeningCard, SeatDraft, Setup, SetupDraft, StartingDraft } from './draft.ts';
import { settingsOfHouse } from './house-rules.ts';
import { plainName } from './names.ts';

/** One of the objectives that are turned up before the first round. */
export interface OpeningSlot {
  /** Of which deck, or null for a kind of its own. */
  stage: 1 | 2 | null;
  /** The cards that it may be. */
  among: readonly string[];
}

/** Every objective of a deck of the game in play. */
const ofStage = ({ objectives }: Ruleset, stage: 1 | 2): string[] =>
  Object.keys(objectives).filter(
    (id) => objectives[id]?.kind === 'public' && objectives[id].stage === stage,
  );

/** Every objective of a kind that so many people play with. */
function ofKind({ objectives, questions }: Ruleset, kind: string, people: number): string[] {
  const without = questions.without?.(people) ?? [];
  return Object.keys(objectives).filter(
    (id) => objectives[id]?.kind === kind && !without.includes(id),
  );
}

/** What so many people turn up first, in the order in which it is asked for. */
export function openingSlots(ruleset: Ruleset, people: number): OpeningSlot[] {
  const { atSetup = 0, atSetup2 = 0 } = ruleset.publicObjectives ?? {};
  const slots = (stage: OpeningSlot['stage'], count: number, among: string[]): OpeningSlot[] =>
    Array.from({ length: Math.min(count, among.length) }, () => ({ stage, among }));
  return [
    ...slots(1, atSetup, ofStage(ruleset, 1)),
    ...slots(2, atSetup2, ofStage(ruleset, 2)),
    ...Object.entries(ruleset.objectiveKinds).flatMap(([kind, facts]) =>
      typeof facts.atSetup === 'number'
        ? slots(null, facts.atSetup, ofKind(ruleset, kind, people))
        : [],
    ),
  ];
}

/** Objectives that lie open in every game of so many people. */
export const alwaysOpen = (ruleset: Ruleset, people: number): string[] =>
  Object.entries(ruleset.objectiveKinds).flatMap(([kind, { atSetup }]) =>
    atSetup === 'all' ? ofKind(ruleset, kind, people) : [],
  );

/** Cards for these slots by chance, each another one. */
export function dealtOpening(slots: readonly OpeningSlot[], chance: Below): OpeningCard[] {
  const decks = new Map(slots.map(({ among }) => [among, shuffled(among, chance)]));
  return slots.flatMap(({ among }) => {
    const objective = decks.get(among)?.shift();
    return objective === undefined ? [] : { objective };
  });
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
  const people = draft.seats.length;
  const house = people < min || people > max;
  const objectives = openingSlots(ruleset, people).flatMap(({ stage }, at) => {
    const card = draft.opening[at];
    return card ? { ...card, ...(stage === 2 ? { stage } : {}) } : [];
  });
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
    objectives: [...objectives, ...alwaysOpen(ruleset, people).map((objective) => ({ objective }))],
    settings: settingsOfHouse(draft, ruleset, setup),
    ...(typed ? { typed } : {}),
    ...(house ? { house } : {}),
  };
}
