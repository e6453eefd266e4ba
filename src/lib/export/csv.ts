/**
 * Tables as CSV (RFC 4180): lines end in CR LF, fields with a comma, a quote or a line break stand in
 * quotes. A byte order mark goes before them, because without it Excel reads UTF-8 as the code page of the
 * device, and "Zoë" becomes "ZoÃ«"; other programs skip it.
 */

/** A number stays one; a text is typed by people, an empty one is an empty field. */
export type CsvField = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet takes for a formula, in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Marks that keep the direction of a name on a screen: a table has no use for them. */
const ISOLATES = /[\u2066-\u2069]/g;

function written(field: CsvField): string {
  if (field === null) return '';
  if (typeof field === 'number') return String(field);
  const bare = field.replace(ISOLATES, '');
  const text = FORMULA.test(bare) ? `'${bare}` : bare;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table with a row of headings. */
export function csvOf(heads: readonly string[], rows: readonly (readonly CsvField[])[]): string {
  const lines = [heads, ...rows].map((row) => row.map(written).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
