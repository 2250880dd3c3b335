import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/session.ts';
import { ApiError } from '#app/client/api.ts';
import {
  SIGNED_OUT_USER,
  notInitialized,
  queryOf,
  resolveFetchedUser,
  checkGuard,
  type Guard,
} from './session-rules.ts';
import { fetchSession, currentSession, setUser } from './session.ts';

const rosa = { ...SIGNED_OUT_USER, memberId: 'rosa', isLoggedIn: true };
const page = {
  ask: vi.fn<(query: Record<string, string>) => Promise<User>>(async () => SIGNED_OUT_USER),
  search: () => '',
  path: () => '/',
  reloadSignedOut: vi.fn<() => Promise<void>>(),
  onProblem: vi.fn<(message: string, askAgain: () => void) => void>(),
};

afterEach(() => vi.clearAllMocks());

describe('the current user', () => {
  it('is accepted at first, whoever it is', () => {
    expect(resolveFetchedUser(notInitialized, rosa, '/')).toBe('accept');
  });
  it('reloads the page when the session belongs to another member', () => {
    const known = { initialized: true, user: rosa };
    expect(resolveFetchedUser(known, { ...rosa, email: 'new@fern.example' }, '/')).toBe('accept');
    expect(resolveFetchedUser(known, SIGNED_OUT_USER, '/')).toBe('restart');
    expect(resolveFetchedUser(known, { ...rosa, memberId: 'theo' }, '/cards')).toBe('restart');
    expect(resolveFetchedUser(known, SIGNED_OUT_USER, '/verify')).toBe('accept');
  });
  it('stays when an administrator starts or stops impersonating in another tab: only the page is reloaded', () => {
    const ines = { ...SIGNED_OUT_USER, memberId: 'ines', isLoggedIn: true, adminMemberId: 'ines' };
    const impersonating = { ...rosa, adminMemberId: 'ines' };
    const asked = (known: User, fetched: User) => resolveFetchedUser({ initialized: true, user: known }, fetched, '/');
    expect(asked(ines, impersonating)).toBe('reload');
    expect(asked(impersonating, ines)).toBe('reload');
    expect(asked(ines, { ...rosa, adminMemberId: 'per' })).toBe('restart');
    expect(asked(impersonating, rosa)).toBe('accept');
    expect(asked(ines, rosa)).toBe('restart');
  });
  it('is accepted when a visitor has signed in in another tab', () => {
    expect(resolveFetchedUser({ initialized: true, user: SIGNED_OUT_USER }, rosa, '/cards')).toBe('accept');
  });
  it('is requested with the current query, and initialised by the reply', async () => {
    await fetchSession({ ...page, search: () => '?t=token&e=null&clean=' });
    expect(page.ask).toHaveBeenCalledExactlyOnceWith({ t: 'token' });
    expect(currentSession()).toEqual({ initialized: true, user: SIGNED_OUT_USER });
  });
  it('is logged out, with an alert, when the server cannot be reached', async () => {
    setUser(rosa);
    page.ask.mockRejectedValueOnce(
      new ApiError([{ field: 'general', errorMessage: 'Bad Gateway', errorCode: 502 }], 502),
    );
    await fetchSession(page);
    expect(page.onProblem).toHaveBeenCalledWith('There was a problem getting user data', expect.any(Function));
    expect(currentSession()).toEqual({ initialized: true, user: SIGNED_OUT_USER });
    page.ask.mockResolvedValueOnce(rosa);
    page.onProblem.mock.calls[0]?.[1]();
    await expect.poll(() => currentSession().user).toEqual(rosa);
  });
  it('ignores replies to earlier requests', async () => {
    setUser(SIGNED_OUT_USER);
    let answer: (user: User) => void = () => {};
    page.ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const asked = fetchSession(page);
    setUser(rosa);
    answer(SIGNED_OUT_USER);
    await asked;
    expect(currentSession()).toEqual({ initialized: true, user: rosa });
    expect(page.reloadSignedOut).not.toHaveBeenCalled();
  });
  it('is signed out and starts again on a change of member', async () => {
    setUser(rosa);
    await fetchSession(page);
    expect(page.reloadSignedOut).toHaveBeenCalledOnce();
    expect(currentSession()).toEqual(notInitialized);
  });
});

describe('a guarded page', () => {
  const here = (user: Partial<User>) => ({ initialized: true, user: { ...SIGNED_OUT_USER, ...user } });
  const people = {
    unknown: notInitialized,
    visitor: here({}),
    soft: here({ memberId: 'rosa', isSoftLoggedIn: true }),
    member: here({ memberId: 'rosa', isLoggedIn: true }),
    administrator: here({ memberId: 'ada', isLoggedIn: true, adminMemberId: 'ada' }),
    impersonating: here({ memberId: 'rosa', isLoggedIn: true, adminMemberId: 'ada' }),
  };
  const answers: Record<Guard, Record<keyof typeof people, ReturnType<typeof checkGuard>>> = {
    session: {
      unknown: 'wait',
      visitor: 'enter',
      soft: 'enter',
      member: 'enter',
      administrator: 'enter',
      impersonating: 'enter',
    },
    soft: {
      unknown: 'wait',
      visitor: 'sign-in',
      soft: 'enter',
      member: 'enter',
      administrator: 'enter',
      impersonating: 'enter',
    },
    strict: {
      unknown: 'wait',
      visitor: 'sign-in',
      soft: 'sign-in',
      member: 'enter',
      administrator: 'enter',
      impersonating: 'enter',
    },
    admin: {
      unknown: 'wait',
      visitor: 'lost',
      soft: 'lost',
      member: 'lost',
      administrator: 'enter',
      impersonating: 'lost',
    },
  };
  it.each(Object.entries(answers))('of kind %s lets in whom it is for', (guard, expected) => {
    const found = Object.entries(people).map(([who, session]) => [who, checkGuard(guard as Guard, session)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
  it('is open to everybody if its route has no guard', () => {
    expect(checkGuard(undefined, notInitialized)).toBe('enter');
  });
});

it('drops query values that are null, or the text null', () => {
  expect(queryOf('?a=1&b=null&c=&d=2')).toEqual({ a: '1', d: '2' });
});
