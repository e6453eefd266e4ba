/** An id for a card that was typed by hand: its letters, and a number where two are alike. */
export function typedId(name: string, taken: (id: string) => boolean): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  const base = `typed-${plain || 'card'}`;
  let id = base;
  for (let i = 2; taken(id); i++) id = `${base}-${i}`;
  return id;
}
