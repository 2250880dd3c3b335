import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSoftLogin, parseSoftLogin, softLoginParams, takeSoftLoginFromAddress } from './soft-login.ts';

/** The parts of a browser that the soft login uses. */
function openAddress(address: string, state: unknown = null) {
  const page = { location: new URL(address, 'https://cards.example'), history: { state } };
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('history', {
    get state() {
      return page.history.state;
    },
    replaceState(next: unknown, _: string, to?: URL) {
      page.history.state = next;
      if (to) page.location.href = to.href;
    },
  });
  takeSoftLoginFromAddress();
  return page;
}
beforeEach(() => openAddress('/'));
afterEach(() => vi.unstubAllGlobals());

describe('the pair of a soft login', () => {
  it('moves from the address into the history state, and leaves other parameters', () => {
    const { location, history } = openAddress('/cards?colour=red&t=s1-abc&e=rosa%40fern.example#top');
    expect(location.href).toBe('https://cards.example/cards?colour=red#top');
    expect(history.state).toMatchObject({ softLoginParams: { t: 's1-abc', e: 'rosa@fern.example' } });
    expect(softLoginParams()).toEqual({ t: 's1-abc', e: 'rosa@fern.example' });
  });
  it('survives a reload, and ends with a later visit without it', () => {
    const { history } = openAddress('/cards?t=s1-abc&e=rosa%40fern.example');
    openAddress('/cards', history.state);
    expect(softLoginParams()).toEqual({ t: 's1-abc', e: 'rosa@fern.example' });
    openAddress('/cards');
    expect(softLoginParams()).toBeUndefined();
  });
  it('is removed from the address but not used where one half is missing or null', () => {
    for (const query of ['?t=s1-abc', '?t=s1-abc&e=null', '?t=&e=rosa%40fern.example']) {
      expect(openAddress(`/cards${query}`).location.search).toBe('');
      expect(softLoginParams()).toBeUndefined();
    }
  });
  it('ends with a sign-out', () => {
    const { history } = openAddress('/cards?t=s1-abc&e=rosa%40fern.example');
    clearSoftLogin();
    expect(softLoginParams()).toBeUndefined();
    openAddress('/cards', history.state);
    expect(softLoginParams()).toBeUndefined();
  });
  it('is text, whatever a query parser made of it', () => {
    expect(parseSoftLogin({ t: 12, e: 'rosa@fern.example' })).toEqual({ t: '12', e: 'rosa@fern.example' });
    expect(parseSoftLogin({ t: null, e: null })).toBeUndefined();
  });
});
