/** Ids for cards that the app does not know, made of their typed names. */

/** An id for a card that the app does not know, made of its typed name. */
export function ownId(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // A name without Latin letters still needs an id of its own.
  const number = [...name].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
  return `own-${slug.slice(0, 40).replace(/-$/, '') || number.toString(36)}`;
}

/** An id for a card that was typed by hand: its letters, and a number where two are alike. */
export function typedId(name: string, taken: (id: string) => boolean): string {
  const base = ownId(name);
  let id = base;
  for (let i = 2; taken(id); i++) id = `${base}-${i}`;
  return id;
}
