/** A table that is being laid: everything that the setup page holds, as plain data. */
import type { Requirement } from '$lib/core/event-parts.ts';
import type { Game } from '$lib/core/game.ts';
import type { Settings } from '$lib/core/settings.ts';
import {
  COLOURS,
  type BoxId,
  type ClockMode,
  type Colour,
  type Depth,
  type TokenPool,
} from '$lib/core/vocabulary.ts';
import { FIRST_GAME } from '$lib/session/rules.ts';
import { familyOf } from '$lib/core/ruleset.ts';
import { setupWords as words } from '$words/setup.ts';
import { asGame, gameFor, USUAL_BOXES } from './boxes.ts';
import { printedRules, rulesetOfHouse, usualCards } from './printed.ts';

export interface SeatDraft {
  /** Names the seat while its place changes. */
  key: number;
  name: string;
  faction: string | null;
  /** True while chance chose the faction: the next roll may replace it. */
  rolled: boolean;
  colour: Colour;
  /** What the faction chooses before the first round; of no meaning with another faction. */
  starting?: StartingDraft;
  /** The factions that were dealt to this seat, of which its player keeps one. */
  dealt?: string[];
  /** The faction that this seat played in the game whose people play again. */
  last?: string;
}

/** What a faction chooses before the first round, as far as it has. */
export interface StartingDraft {
  faction: string;
  technologies: string[];
  /** Faction whose home system is used, for one that has none of its own. */
  home: string | null;
}

/** An objective of the opening; all but its id only for a card that the app does not know. */
export interface OpeningCard {
  objective: string;
  name?: string;
  points?: number;
  requirement?: Requirement | undefined;
}

/** What a table keeps from game to game. */
export interface HouseDraft {
  /** The base game. */
  game: BoxId;
  /** Boxes and codices of the first base game; another one has none, and leaves them as they are. */
  expansions: BoxId[];
  /** Digits as typed: a number out of range stays in the field until it is mended. */
  goal: string;
  depth: Depth;
  clock: ClockMode;
  endAfterRound: number | null;
  /** Command tokens per player; null without a limit. */
  tokenTotal: number | null;
  /** Strategy cards that each player picks; null for as many as the rules say. */
  cardsEach: number | null;
  /** Tokens in the pools at the start. */
  startingTokens: Record<TokenPool, number>;
  secretLimit: number;
  publicObjectives: { stage1: number; stage2: number };
  /** Whether the game ends where no public objective is left to reveal. */
  objectivesEnd: boolean;
  /** Secrets drawn before round 1, of which each player keeps one. */
  secretsDrawn: number;
  /** Options of the game that are played with. */
  options: string[];
  /** The setup that these were taken from, whether they are still as it says or not. */
  setup: Setup | null;
  /** Typed strategy cards that are laid out. */
  ownCards: string[];
}

export type Setup = NonNullable<Settings['setup']>;

export interface SetupDraft extends HouseDraft {
  /** Clockwise. */
  seats: SeatDraft[];
  /** Key of the speaker's seat; null while it is left to the lot, which the start draws. */
  speaker: number | null;
  /** The first objectives, in the order in which they are asked for (`openingSlots`); null is open. */
  opening: (OpeningCard | null)[];
}

/** The round after which a table may agree to stop. */
export const LAST_ROUND = 10;
/** Command tokens per player that may be set. */
export const TOKEN_LIMITS = { min: 8, max: 40 } as const;
/** The other numbers of a table's own, as far as a screen sets them. */
export const CARD_LIMITS = { min: 1, max: 4 } as const;
export const POOL_LIMITS = { min: 0, max: 16 } as const;
export const SECRET_LIMITS = { min: 1, max: 20 } as const;
export const STAGE_LIMITS = {
  stage1: { min: 2, max: 20 },
  stage2: { min: 0, max: 20 },
} as const;
export const DRAWN_LIMITS = { min: 1, max: 5 } as const;
/** Seats round a table; fewer than three is a house rule. */
export const SEAT_LIMITS = { min: 2, max: 8 } as const;

/** Seats that a new table begins with. */
const USUAL_SEATS = 6;

/** What the first table of a device begins with. */
const first = { game: FIRST_GAME, expansions: [...USUAL_BOXES] };
const HOUSE: HouseDraft = {
  ...first,
  ...printedRules(rulesetOfHouse(first), USUAL_SEATS),
  depth: 'standard',
  clock: 'count',
  options: [],
  ownCards: [],
};

export function newSeat(key: number, colour: Colour): SeatDraft {
  return { key, name: '', faction: null, rolled: false, colour };
}

/** A fresh table, with the house rules of the last game where there was one. */
export function freshDraft(house: HouseDraft = HOUSE): SetupDraft {
  const most = rulesetOfHouse(house).players.max;
  return {
    ...house,
    expansions: [...house.expansions],
    options: [...house.options],
    seats: COLOURS.slice(0, Math.min(USUAL_SEATS, most)).map((colour, key) => newSeat(key, colour)),
    speaker: 0,
    opening: [null, null],
  };
}

/** A seat of an earlier game: the player, and what they played. */
export type EarlierSeat = Pick<SeatDraft, 'name' | 'faction' | 'colour'>;

/** A setup by its name alone: whether the next table plays by it unchanged is asked anew. */
const asLaid = ({ changed: _, ...setup }: Setup): Setup => setup;

/** The house rules that a game was played by at last, as the next table's. */
export function houseOfGame({
  ruleset,
  expansions,
  settings,
  seating,
  typed,
}: Pick<Game, 'ruleset' | 'expansions' | 'settings' | 'seating' | 'typed'>): HouseDraft {
  const game = familyOf(ruleset);
  const { goal, depth, clock, endAfterRound, tokenTotal, cardsEach, secretLimit } = settings;
  const { publicObjectives, setup = null, objectivesEnd = true, options = [] } = settings;
  const house = { game, expansions };
  const printed = printedRules(rulesetOfHouse(house), seating.length);
  const usual = usualCards(house, seating.length);
  // Where the rules say how many secrets are drawn, that is no rule of the table's.
  const { secretsDrawn = 1 } = rulesetOfHouse(house).questions.secretsDrawn ? {} : settings;
  return {
    game,
    // Those of the first base game are played with again once it is.
    expansions: game === FIRST_GAME ? expansions : [...USUAL_BOXES],
    goal: String(goal),
    depth,
    clock,
    endAfterRound,
    tokenTotal,
    cardsEach: cardsEach === usual ? null : cardsEach,
    startingTokens: settings.startingTokens ?? printed.startingTokens,
    secretLimit,
    publicObjectives,
    objectivesEnd,
    secretsDrawn,
    options: [...options],
    setup: setup && asLaid(setup),
    ownCards: typed?.strategyCards?.map(({ card }) => card) ?? [],
  };
}

/**
 * The same people again, by these house rules: names, colours and seats as they were. What a table
 * decides anew is open: the speaker, the first objectives and the factions, of which each seat
 * remembers its last. A player without a name stays without one: no device would remember them.
 */
export function draftOf(earlier: readonly EarlierSeat[], house: HouseDraft = HOUSE): SetupDraft {
  // More people than these boxes seat sat at a table of a larger box.
  const larger = earlier.length > rulesetOfHouse(house).players.max;
  const game = larger ? gameFor(earlier.length) : null;
  const expansions = game ? asGame(house.expansions, game.id) : house.expansions;
  const numbered = earlier.map((_, at) => words.player(at + 1));
  const seats = earlier.slice(0, SEAT_LIMITS.max).map(({ name, faction, colour }, key) => ({
    ...newSeat(key, colour),
    name: numbered.includes(name) ? '' : name,
    ...(faction === null ? {} : { last: faction }),
  }));
  return { ...freshDraft({ ...house, expansions }), seats, speaker: null };
}

/** The part of a draft that the next table begins with. */
export function houseOf(draft: SetupDraft): HouseDraft {
  const { seats: _, speaker: __, opening: ___, ...house } = draft;
  return { ...house, expansions: [...house.expansions], options: [...house.options] };
}
