import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/client/api.ts';
import { planReload, checkVersion, currentRelease } from './version-check.ts';

const here = { version: '1.0.80', build: 'abc' };

describe('the version check', () => {
  it('does nothing while versions are equal, and resets the count of reloads', () => {
    expect(planReload({ ...here }, here, 2)).toEqual({ reload: false, reloads: 0 });
  });
  it('reloads for another version, and for another build of the same', () => {
    expect(planReload({ ...here, version: '1.0.81' }, here, 0)).toEqual({ reload: true, reloads: 1 });
    expect(planReload({ ...here, build: 'abd' }, here, 2)).toEqual({ reload: true, reloads: 3 });
  });
  it('gives up after three reloads in a row, and starts over', () => {
    expect(planReload({ ...here, build: 'abd' }, here, 3)).toEqual({ reload: false, reloads: 0 });
  });
});

describe('a page that checks', () => {
  function page(answer: () => Promise<{ version: string; build: string }>, isKept = true) {
    let kept = 0;
    const count = { read: () => kept, keep: (reloads: number) => ((kept = reloads), isKept) };
    const reload = vi.fn<() => void>();
    return { reload, check: () => checkVersion({ ask: answer, count, reload }) };
  }
  it('reloads at most three times while the versions differ', async () => {
    const { reload, check } = page(async () => ({ ...currentRelease, build: 'other' }));
    for (let i = 0; i < 4; i++) await check();
    expect(reload).toHaveBeenCalledTimes(3);
  });
  it('does not reload where the browser cannot store the count', async () => {
    const { reload, check } = page(async () => ({ ...currentRelease, build: 'other' }), false);
    await check();
    expect(reload).not.toHaveBeenCalled();
  });
  it('does not reload when the server cannot be reached, and rethrows other errors', async () => {
    const away = page(async () => {
      throw new ApiError([{ field: 'general', errorMessage: 'Fetch GET failed', errorCode: 500 }], 500);
    });
    await away.check();
    expect(away.reload).not.toHaveBeenCalled();
    const faulty = page(async () => {
      throw new TypeError('a fault');
    });
    await expect(faulty.check()).rejects.toThrow('a fault');
  });
});
