/** Parts that are fetched late: once, answered at once when they are here, tried again if not. */
import { describe, expect, it } from 'vitest';
import { lazy } from '../../../../src/lib/ui/kit/lazy.ts';

describe('a late part', () => {
  it('is fetched when it is first asked for, and only once', async () => {
    let fetches = 0;
    const part = lazy(async () => {
      fetches++;
      return 'here';
    });
    expect([part.here(), fetches]).toEqual([null, 0]);
    expect(await Promise.all([part(), part()])).toEqual(['here', 'here']);
    expect(fetches).toBe(1);
  });

  it('is answered without waiting once it is here', async () => {
    const part = lazy(async () => 'here');
    expect(part()).toBeInstanceOf(Promise);
    await part();
    expect([part(), part.here()]).toEqual(['here', 'here']);
  });

  it('is tried again by the next to ask when it could not be fetched', async () => {
    let online = false;
    const part = lazy(async () => {
      if (!online) throw new Error('offline');
      return 'here';
    });
    await expect(part()).rejects.toThrow('offline');
    expect(part.here()).toBeNull();
    online = true;
    expect(await part()).toBe('here');
  });
});
