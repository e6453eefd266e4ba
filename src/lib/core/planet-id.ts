/** The id of a planet whose name the table typed: ids are the names, made plain. */
export const planetId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
