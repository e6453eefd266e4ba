/** Makes a value and all it holds unchangeable, so that one composed table can serve everyone. */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
