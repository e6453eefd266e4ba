/** Records of an older format: what lifts their entries is fetched with the first of them. */
import type { Written } from '$lib/core/record/entry.ts';
import { isOlder } from '$lib/core/record/upcast.ts';

/** Makes sure that these can be read; false where what that needs could not be fetched. */
export async function canLift(entries: readonly Written[]): Promise<boolean> {
  if (!entries.some(isOlder)) return true;
  return import('$lib/core/record/older.ts').then(
    () => true,
    () => false,
  );
}
