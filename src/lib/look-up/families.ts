/** Families of games that bring rules of their own: a line for each base game but the first. */
import { openRules, type FamilyRules } from './open-rules.ts';

type FamilyRulesById = Readonly<Record<string, () => Promise<FamilyRules>>>;

const shatteredAscension = async () =>
  (await import('./shattered-ascension/rules.ts')).shatteredAscension;

const FAMILIES: FamilyRulesById = {
  'shattered-ascension': shatteredAscension,
  'shattered-ascension-v6': shatteredAscension,
};

const fetched = new Map<string, FamilyRules>();

const familyOf = (ruleset: string): string => ruleset.split('+')[0] ?? '';

/** Fetches the rules of this ruleset's family, before they are opened; the base game's are always here. */
export async function fetchRulesOf(ruleset: string): Promise<void> {
  const id = familyOf(ruleset);
  const fetch = fetched.has(id) ? undefined : FAMILIES[id];
  if (fetch) fetched.set(id, await fetch());
}

/** From here on the rules of this ruleset's family are read, or those of the base game. */
export const openRulesOf = (ruleset: string): void =>
  openRules(fetched.get(familyOf(ruleset)) ?? null);
