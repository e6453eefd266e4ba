/**
 * How wide the columns of the score sheet are: what fits decides, the name keeps its room. All widths
 * are in px at a text size of 16 px: with larger text the same sheet is a narrower one.
 */

export interface SheetFacts {
  /** Width of the sheet. */
  width: number;
  /** Revealed public objectives with a column each. */
  objectives: number;
  /** Whether those that are held for now share one more. */
  standing?: boolean;
  /** Whether tokens, goods and commodities are tracked: they have columns. */
  tracked: boolean;
  /** Whether votes have a column, in which case those stand aside. */
  votes: boolean;
  /** Whether there are commodities; left out, there are. */
  commodities?: boolean;
}

export interface SheetLayout {
  /** A phone: objectives as small glyphs, the lane alone is pressed. */
  phone: boolean;
  /** Heads of objectives stand upright. */
  tall: boolean;
  /** Heads that lie down need a line more: long words are broken. */
  close: boolean;
  /** Heads that lie down are wide enough for larger type. */
  clear: boolean;
  /** Cells too narrow for letters of the usual width. */
  slim: boolean;
  /** Cells too narrow for a finger: one button for all objectives. */
  dense: boolean;
  /** Columns of numbers: 5 with goods and commodities, 3 with tokens alone, or none. */
  held: 0 | 3 | 5;
  /** Heads have room for what an objective asks for. */
  asks: boolean;
  /** Size of the names. */
  name: number;
  /** Width of their column. */
  room: number;
  /** The value of grid-template-columns. */
  columns: string;
  /** Width of one objective column. */
  cell: number;
}

type Sizes = typeof ROOMY;

const PADDING = 24;
/** The column of objectives held for now: three marks beside each other. */
const STANDING = 70;
/** In narrower cells letters are narrow. */
const SLIM = 30;
const VOTE = 92;
const ROOMY = {
  card: 58,
  mark: 52,
  points: 64,
  token: 30,
  goods: 40,
  commodities: 44,
  other: 44,
  gap: 12,
  name: 24,
  room: 136,
};
const MID = {
  ...ROOMY,
  card: 54,
  mark: 46,
  points: 56,
  other: 30,
  goods: 38,
  commodities: 42,
  gap: 4,
  room: 120,
};
const TIGHT: Sizes = {
  card: 44,
  mark: 42,
  points: 52,
  token: 26,
  goods: 36,
  commodities: 40,
  other: 26,
  gap: 4,
  name: 20,
  room: 84,
};

/**
 * Objectives that a game sees: whatever is turned up until then, points and tokens stay where they are.
 */
const STEADY = 7;
/** So many lie down before a name takes more than it needs. */
const EARLY = 4;

/** What is tried for so many objectives, best first: numbers, then width of cells, then air. */
const TRIES = [
  { held: 5, sizes: [ROOMY, MID, TIGHT], cells: [48] },
  { held: 5, sizes: [ROOMY, MID, TIGHT], cells: [42] },
  { held: 5, sizes: [ROOMY, MID, TIGHT], cells: [36] },
  { held: 5, sizes: [ROOMY, MID, TIGHT], cells: [30] },
  // A long game with a column of objectives held for now: numbers stay, marks stand closer.
  { held: 5, sizes: [TIGHT], cells: [27, 24], standing: true },
  { held: 3, sizes: [TIGHT], cells: [27, 24], standing: true },
  { held: 3, sizes: [MID, TIGHT], cells: [48, 36, 30] },
  { held: 0, sizes: [TIGHT], cells: [48, 36, 30] },
] as const;

/** A column so wide; null takes what the others leave. */
const track = (width: number | null) => (width === null ? 'minmax(0, 1fr)' : `${width / 16}rem`);

function held(sizes: Sizes, count: number, all: boolean): number[] {
  const { token, goods, commodities } = sizes;
  return [token, token, token, goods, ...(all ? [commodities] : [])].slice(0, count);
}

function phoneLayout({ width, objectives, votes }: SheetFacts): SheetLayout {
  const cell = Math.min(31.5, (width - 226) / Math.max(1, objectives));
  // Never narrower than its head.
  const glyphs = Math.round(Math.max(cell * objectives, 96));
  const columns = [34, 40, null, ...(votes ? [58] : []), glyphs, 40].map(track).join(' ');
  const room = width - 22 - 114 - (votes ? 58 : 0) - glyphs;
  return {
    phone: true,
    tall: false,
    close: false,
    clear: false,
    asks: false,
    slim: false,
    dense: true,
    held: 0,
    name: 19,
    room,
    columns,
    cell,
  };
}

/** Width of one letter of a count, in px. */
const LETTER = 7.5;

/** Whether "3/4" can be read in a cell of this layout: on a phone columns grow narrow late. */
export function countFits({ phone, cell }: SheetLayout, have: number, need: number): boolean {
  return !phone || `${have}/${need}`.length * LETTER <= cell;
}

/** Width of one letter of a wide name, as a part of its size. */
const NAME_LETTER = 0.64;
/** An icon beside a name, with the air before it. */
const NAME_ICON = 24;

/** The same of a name in narrow letters. */
const NARROW_LETTER = 0.46;

/** Whether a name is shown in full, in letters of the usual width or in narrow ones. */
export function nameFits(
  { room, name: size }: SheetLayout,
  name: string,
  icon: boolean,
  narrow = false,
): boolean {
  const letter = size * (narrow ? NARROW_LETTER : NAME_LETTER);
  return 8 + name.length * letter + (icon ? NAME_ICON : 0) <= room;
}

/** Widest column of an objective: beyond it there is nothing more to read. */
const WIDEST = 136;
/** In narrower cells a name stands upright. */
const UPRIGHT = 53;
/** In narrower cells Manipulate is broken in two. */
const CLOSE = 64;
/** In cells as wide as this Infrastructure fits a size larger. */
const CLEAR = 72;
/** A sheet as wide as this is read on a wall: what an objective asks for stands below its name. */
const WALL = 1000;
/** Names of objectives lie down in cells as wide as this, however many there are. */
const LYING = 84;
/** Names in a row of so many can be read lying down in narrower cells, too. */
const FEW = 6;

const sum = (widths: readonly number[]) => widths.reduce((total, one) => total + one, 0);

/** Room that a name would take, in px: with air where the sheet is wide, more where nothing is tracked. */
function nameRoom(width: number, sizes: Sizes, tracked: boolean): number {
  const spare = Math.min(100, Math.max(0, (width - 848) * 0.2));
  const air = sizes === TIGHT ? 36 : 24;
  return sizes.room + air + spare + (tracked ? 0 : 100);
}

/** The layout for a width. */
export function sheetLayout(facts: SheetFacts): SheetLayout {
  const { width, objectives, standing = false, tracked, votes, commodities = true } = facts;
  if (width < 560) return phoneLayout(facts);
  const tries = TRIES.filter((row) => standing || !('standing' in row));
  const all = tries.flatMap((row) =>
    row.sizes.flatMap((sizes: Sizes) => row.cells.map((cell) => ({ held: row.held, sizes, cell }))),
  );
  /** Votes stand where the tokens are in the other phases. */
  const numbersOf = (sizes: Sizes, count: number) => {
    const kept = tracked ? held(sizes, count, commodities) : [];
    return votes ? [Math.max(VOTE, sum(kept))] : kept;
  };
  // With votes nothing else moves: room for them is left where nothing is tracked.
  const reserved = (sizes: Sizes, count: number) =>
    tracked ? sum(held(sizes, count, commodities)) : VOTE;
  const fixed = (sizes: Sizes, numbers: number) =>
    PADDING +
    sum([sizes.card, sizes.mark, sizes.points, sizes.gap, sizes.other]) +
    (standing ? STANDING : 0) +
    numbers;
  const steady = Math.max(STEADY, objectives);
  const leftFor = ({ held, sizes, cell }: (typeof all)[number]) =>
    width - fixed(sizes, reserved(sizes, held)) - cell * steady;
  const best = all.find((one) => leftFor(one) >= one.sizes.room) ?? {
    held: 0 as const,
    sizes: TIGHT,
    cell: 30,
  };
  const { sizes } = best;
  const numbers = numbersOf(sizes, best.held);
  const free = width - fixed(sizes, sum(numbers));
  const early = width - fixed(sizes, reserved(sizes, best.held)) - UPRIGHT * EARLY;
  const name = Math.min(
    nameRoom(width, sizes, tracked),
    leftFor(best),
    Math.max(sizes.room, early),
  );
  // Spare width belongs to the columns.
  const grown = Math.min(WIDEST, Math.floor((free - name) / Math.max(1, objectives)));
  const lies = grown >= (objectives > FEW ? LYING : UPRIGHT);
  const cell = lies ? grown : Math.min(UPRIGHT - 1, grown);
  const room = objectives > 0 ? name : free;
  const tracks = [sizes.card, sizes.mark, room, sizes.points, ...numbers, sizes.gap];
  return {
    phone: false,
    tall: !lies,
    close: lies && cell < CLOSE,
    clear: cell >= CLEAR,
    asks: width >= WALL && cell >= CLEAR,
    slim: cell < SLIM,
    dense: cell < 48,
    held: tracked && !votes ? best.held : 0,
    name: room >= 210 ? 32 : sizes.name,
    room,
    columns: [...tracks, cell * objectives, ...(standing ? [STANDING] : []), sizes.other]
      .map(track)
      .join(' '),
    cell,
  };
}
