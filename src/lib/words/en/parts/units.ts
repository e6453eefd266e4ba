/** Kinds of units in English, as a condition names them. */
const UNITS: Readonly<Record<string, string>> = {
  pds: 'PDS',
  'war-sun': 'war sun',
  'space-dock': 'space dock',
  'ground-forces': 'ground forces',
  'non-fighter-ships': 'ships other than fighters',
};
/** "war sun". */
export const unit = (id: string) => UNITS[id] ?? id;
/** "flagship or war sun". */
export const eitherUnit = (ids: readonly string[]) => ids.map(unit).join(' or ');
/** "flagships or war suns". */
export const units = (ids: readonly string[]) =>
  ids.map((id) => (id === 'pds' ? unit(id) : `${unit(id)}s`)).join(' or ');
