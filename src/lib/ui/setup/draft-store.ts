/** The draft and the house rules in the browser, so that a reload loses nothing. */
import { houseOf, type HouseDraft, type SetupDraft } from './draft.ts';
import { stepTaken, type DraftSteps } from './draft-steps.ts';
import { draftFrom, houseIn, stepsFrom } from './draft-text.ts';

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

export const keepDraft = (draft: SetupDraft): void => write(DRAFT, draft);

/** The steps that led to the draft that was left. */
export const keptSteps = (): DraftSteps => stepsFrom(read(STEPS));

export const keepSteps = (steps: DraftSteps): void => write(STEPS, steps);

/** Another table takes the place of a draft that was left: undo brings that back. */
export function layInstead(draft: SetupDraft): void {
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
