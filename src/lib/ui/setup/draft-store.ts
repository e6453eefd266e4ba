/**
 * The draft and the house rules in the browser, so that a reload loses nothing. What an older version
 * kept or what was changed by hand is mended.
 */
import type { UnknownFields } from '$lib/core/record/unknown-fields.ts';
import type { Game } from '$lib/core/game.ts';
import { CLOCKS, COLOURS, DEPTHS, REQUIREMENTS } from '$lib/core/vocabulary.ts';
import { EXPANSIONS } from '$lib/session/boxes.ts';
import { BASE_GAMES, FIRST_GAME } from '$lib/session/rules.ts';
import {
  CARD_LIMITS,
  draftOf,
  DRAWN_LIMITS,
  freshDraft,
  houseOf,
  houseOfGame,
  SEAT_LIMITS,
  TOKEN_LIMITS,
  type EarlierSeat,
  type HouseDraft,
  type OpeningCard,
  type SeatDraft,
  type Setup,
  type SetupDraft,
  type StartingDraft,
} from './draft.ts';
import { stepTaken, type DraftSteps } from './draft-steps.ts';
import { cutName } from './names.ts';
import { freeColour } from './seats.ts';

const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

const objectIn = (value: unknown): UnknownFields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as UnknownFields)
    : null;

function parsed(text: string | null): UnknownFields | null {
  try {
    return objectIn(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

const oneOf = <T>(list: readonly T[], value: unknown, usual: T): T =>
  list.includes(value as T) ? (value as T) : usual;

function wholeIn(value: unknown, { min, max }: { min: number; max: number }): number | null {
  const fits = Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  return fits ? (value as number) : null;
}

/** What a setup file may hold, which is more than the screen sets. */
const ANY = { min: 0, max: 40 };
/** First objectives, options: more than any game has. */
const MOST = 20;

function setupFrom(raw: unknown): Setup | null {
  const { kind, preset, name } = objectIn(raw) ?? {};
  if (kind === 'preset' && isId(preset)) return { kind, preset };
  return kind === 'own' && typeof name === 'string' ? { kind, name: name.slice(0, 60) } : null;
}

function houseFrom(raw: UnknownFields): HouseDraft {
  const usual = freshDraft();
  const { expansions, goal, options } = raw;
  // A draft of before there were others is of the first game.
  const game = oneOf(BASE_GAMES, raw['game'], FIRST_GAME);
  const unlimited = game !== FIRST_GAME && raw['tokenTotal'] === null;
  const pools = objectIn(raw['startingTokens']) ?? {};
  const decks = objectIn(raw['publicObjectives']) ?? {};
  return {
    game,
    expansions: Array.isArray(expansions)
      ? EXPANSIONS.filter((expansion) => expansions.includes(expansion))
      : usual.expansions,
    goal: typeof goal === 'string' ? goal.slice(0, 3) : usual.goal,
    depth: oneOf(DEPTHS, raw['depth'], usual.depth),
    clock: oneOf(CLOCKS, raw['clock'], usual.clock),
    endAfterRound: wholeIn(raw['endAfterRound'], { min: 1, max: 99 }),
    tokenTotal: unlimited ? null : (wholeIn(raw['tokenTotal'], TOKEN_LIMITS) ?? usual.tokenTotal),
    cardsEach: wholeIn(raw['cardsEach'], CARD_LIMITS),
    startingTokens: {
      tactic: wholeIn(pools['tactic'], ANY) ?? usual.startingTokens.tactic,
      fleet: wholeIn(pools['fleet'], ANY) ?? usual.startingTokens.fleet,
      strategy: wholeIn(pools['strategy'], ANY) ?? usual.startingTokens.strategy,
    },
    secretLimit: wholeIn(raw['secretLimit'], ANY) ?? usual.secretLimit,
    publicObjectives: {
      stage1: wholeIn(decks['stage1'], ANY) ?? usual.publicObjectives.stage1,
      stage2: wholeIn(decks['stage2'], ANY) ?? usual.publicObjectives.stage2,
    },
    objectivesEnd: raw['objectivesEnd'] !== false,
    secretsDrawn: wholeIn(raw['secretsDrawn'], DRAWN_LIMITS) ?? usual.secretsDrawn,
    options: Array.isArray(options) ? options.filter(isId).slice(0, MOST) : [],
    setup: setupFrom(raw['setup']),
    ownCards: Array.isArray(raw['ownCards']) ? raw['ownCards'].filter(isId).slice(0, 20) : [],
  };
}

function startingFrom(raw: unknown): { starting?: StartingDraft } {
  if (typeof raw !== 'object' || raw === null) return {};
  const { faction, technologies, home } = raw as UnknownFields;
  if (!isId(faction) || !Array.isArray(technologies)) return {};
  const starting = {
    faction,
    technologies: technologies.filter(isId).slice(0, 9),
    home: isId(home) ? home : null,
  };
  return { starting };
}

function seatsFrom(raw: unknown): SeatDraft[] | null {
  if (!Array.isArray(raw) || raw.length < SEAT_LIMITS.min || raw.length > SEAT_LIMITS.max) {
    return null;
  }
  const seats: SeatDraft[] = [];
  for (const [i, row] of raw.entries()) {
    if (typeof row !== 'object' || row === null) return null;
    const { key, name, faction, rolled, colour, starting, dealt, last } = row as UnknownFields;
    const known = COLOURS.find((one) => one === colour);
    const taken = known === undefined || seats.some((seat) => seat.colour === known);
    const known2 = seats.some((seat) => seat.key === key);
    seats.push({
      key: Number.isInteger(key) && !known2 ? (key as number) : 100 + i,
      name: typeof name === 'string' ? cutName(name).name : '',
      faction: isId(faction) ? faction : null,
      rolled: rolled === true,
      colour: taken ? freeColour(seats) : known,
      ...startingFrom(starting),
      ...(Array.isArray(dealt) ? { dealt: dealt.filter(isId).slice(0, 9) } : {}),
      ...(isId(last) ? { last } : {}),
    });
  }
  return seats;
}

function requirementFrom(raw: unknown): Pick<OpeningCard, 'requirement'> {
  const { of, atLeast } = objectIn(raw) ?? {};
  const known = REQUIREMENTS.find((one) => one === of);
  const count = wholeIn(atLeast, { min: 1, max: 40 });
  return known && count !== null ? { requirement: { of: known, atLeast: count } } : {};
}

function cardFrom(raw: unknown): OpeningCard | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { objective, name, points, requirement } = raw as UnknownFields;
  if (!isId(objective)) return null;
  if (typeof name !== 'string') return { objective };
  const worth = wholeIn(points, { min: 0, max: 9 });
  return {
    objective,
    name: name.slice(0, 80),
    ...(worth === null ? {} : { points: worth }),
    ...requirementFrom(requirement),
  };
}

function draftIn(raw: UnknownFields | null): SetupDraft | null {
  const seats = raw && seatsFrom(raw['seats']);
  if (!raw || !seats) return null;
  const opening = Array.isArray(raw['opening']) ? raw['opening'] : [];
  const speaker = seats.find((seat) => seat.key === raw['speaker']) ?? seats[0]!;
  return {
    ...houseFrom(raw),
    seats,
    speaker: raw['speaker'] === null ? null : speaker.key,
    opening: Array.from({ length: Math.min(MOST, Math.max(2, opening.length)) }, (_, at) =>
      cardFrom(opening[at]),
    ),
  };
}

/** The draft in a kept text, or null when there is none to be made out. */
export const draftFrom = (text: string | null): SetupDraft | null => draftIn(parsed(text));

/** The steps of setup in a kept text: what is no draft among them is left out. */
export function stepsFrom(text: string | null): DraftSteps {
  const raw = parsed(text);
  const drafts = (list: unknown) =>
    Array.isArray(list) ? list.flatMap((one) => draftIn(objectIn(one)) ?? []) : [];
  return { past: drafts(raw?.['past']), future: drafts(raw?.['future']) };
}

/** The house rules in a kept text, or null. */
export function houseIn(text: string | null): HouseDraft | null {
  const raw = parsed(text);
  return raw && houseFrom(raw);
}

const DRAFT = 'custodian.setup';
const STEPS = 'custodian.setup.steps';
const HOUSE = 'custodian.house';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full storage: the draft lives until the page is left.
  }
}

/** The draft that was left, or null. */
export const keptDraft = (): SetupDraft | null => draftFrom(read(DRAFT));

/** Keeps the draft for a reload. */
export const keepDraft = (draft: SetupDraft): void => write(DRAFT, draft);

/** The steps that led to the draft that was left. */
export const keptSteps = (): DraftSteps => stepsFrom(read(STEPS));

/** Keeps the steps that led to the draft. */
export const keepSteps = (steps: DraftSteps): void => write(STEPS, steps);

/** Another table takes the place of a draft that was left: undo brings that back. */
function layInstead(draft: SetupDraft): void {
  const left = keptDraft();
  if (left) keepSteps(stepTaken(keptSteps(), left));
  keepDraft(draft);
}

/** The house rules of the last game, or undefined before the first. */
export const keptHouse = (): HouseDraft | undefined => houseIn(read(HOUSE)) ?? undefined;

/** The game has begun: the draft goes with its steps, its house rules stay for the next one. */
export function settleDraft(draft: SetupDraft): void {
  write(HOUSE, houseOf(draft));
  try {
    localStorage.removeItem(DRAFT);
    localStorage.removeItem(STEPS);
  } catch {
    // As above.
  }
}

/** The base games of what this browser keeps: their rules have to be here before it is read. */
export function keptGames(): string[] {
  const { past, future } = keptSteps();
  const drafts = [keptDraft(), keptHouse(), ...past, ...future];
  return [...new Set(drafts.flatMap((draft) => draft?.game ?? []))];
}

/** Seats the people of a game, by the house rules that it was played by. */
export function seatPeopleOf(game: Game): void {
  const seats = game.seating.flatMap((seat) => game.players[seat] ?? []);
  layInstead(draftOf(seats, houseOfGame(game)));
}

/** Seats people of whose game no more is known than the list of the games shows. */
export function seatPeople(seats: readonly EarlierSeat[], goal: number): void {
  const house = keptHouse() ?? houseOf(freshDraft());
  layInstead(draftOf(seats, { ...house, goal: String(goal) }));
}
