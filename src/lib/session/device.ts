/** This device, as what it says beside the records is stamped. */
import type { Stamp } from '$lib/core/record/people-book.ts';
import { deviceId } from '$lib/storage/naming-store.ts';
import { newId } from './run.ts';

/** Now, and on this device. Where its id cannot be read it says what it says as a device of this page. */
export async function stampNow(): Promise<Stamp> {
  const fresh = newId();
  const device = await deviceId(fresh);
  return { at: Date.now(), device: device.ok ? device.value : fresh };
}
