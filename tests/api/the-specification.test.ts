/* What the specification says of the calls (sections 3, 7 and 9), called as by a client who has read nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unimplementedCalls } from '#contract/site/unimplemented.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories/member.ts';

/** Section 7, call by call. */
const CALLS = `
  GET /version; GET /countries; GET /timezones; GET /names; GET /card-nav; POST /debug;
  GET /my_cards; POST /card/send; PUT /card/send; PUT /card/send/message; PUT /card/send/background; PUT /card/send/send; POST /card/create; POST /card/save;
  POST /card/favorite; GET /login; POST /login; GET /logout; DELETE /admin/login; POST /register; POST /check_email; POST /email/unbounce; POST /accept_cookies;
  POST /open_ticket; POST /account/settings; POST /account/password; POST /account/password/reset; POST /account/photo; DELETE /account/photo/x; POST /unsubscribe;
  PUT /notifications; GET /payment/sync_membership; POST /payment/auto_renew; POST /payment/offers; GET /holidays; POST /holidays; GET /reminder; GET /calendar/x;
  DELETE /reminder/x; PUT /reminder/x; POST /reminder/send/x; POST /reminder/block/x; POST /birthday; PUT /birthday; POST /birthday/request; POST /anniversary;
  PUT /anniversary; POST /event; PUT /event`
  .split(';')
  .map((call) => call.trim());

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function asked(call: string, body: object = {}): Promise<{ status: number; reply: Record<string, unknown> }> {
  const [method = '', path = ''] = call.split(' ');
  const response = await app.visitor().get(`/api/1${path}`, {
    method,
    headers: { 'X-Api-Token': 'test-token', 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.headers.get('Content-Type')).toContain('application/json');
  return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
}

describe('the calls of the specification', () => {
  it('there are as many as it names', () => expect(CALLS).toHaveLength(49));

  it.each(CALLS)('%s exists', async (call) => {
    const { status, reply } = await asked(call);
    expect(Object.keys(reply)).toHaveLength(1);
    if (status === 200) return expect(reply['data']).toBeTypeOf('object');
    const errors = reply['errors'] as Record<string, unknown>[];
    expect(errors[0]).toEqual({
      field: expect.any(String),
      errorMessage: expect.stringMatching(/\.$/),
      errorCode: expect.anything(),
    });
    expect([404, 405]).not.toContain(errors[0]?.['errorCode']);
  });

  it.each(Object.entries(unimplementedCalls))('%s is answered as not built yet', async (call, sentence) => {
    expect(await asked(call.replace('{calendarId}', '1'))).toEqual({
      status: 501,
      reply: { errors: [{ field: 'general', errorMessage: sentence, errorCode: 'not-yet' }] },
    });
  });
});

describe('what they answer', () => {
  it('the version of the product', async () => {
    expect((await asked('GET /version')).reply).toMatchObject({ data: { version: '1.0.80' } });
  });

  it('a hundred names of either kind, each with its position', async () => {
    const { topFemaleNames, topMaleNames } = await app.visitor().call('GET /names');
    for (const names of [topFemaleNames, topMaleNames]) {
      expect(names.map(({ position }) => position)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
      expect(new Set(names.map(({ name }) => name)).size).toBe(100);
      expect(names.filter(({ name }) => !/^\p{Lu}\p{Ll}+$/u.test(name))).toEqual([]);
    }
    expect([topFemaleNames[0]?.name, topMaleNames[0]?.name]).toEqual(['Olivia', 'Liam']);
  });

  it('the user, with every field that it names', async () => {
    const { user } = await app.visitor().call('GET /login', { query: {} });
    expect(user).toMatchObject({
      memberId: null,
      email: null,
      isLoggedIn: false,
      isSoftLoggedIn: false,
      isMember: false,
      membershipInfo: { type: 'logged-out' },
      favoriteCards: [],
      adminMemberId: null,
    });
  });

  it('what a membership is, to the member and by the link of a mail', async () => {
    const member = await signedIn(app, { membership_type: 'premium-not-renewing' });
    const told = { membershipInfo: { type: 'premium-not-renewing' } };
    expect(await member.call('GET /payment/sync_membership', { query: {} })).toEqual(told);
    const pair = app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
    expect(await app.visitor().call('GET /payment/sync_membership', { query: pair })).toEqual(told);
  });

  it('no offers where nothing is paid for', async () => {
    expect(await app.visitor().call('POST /payment/offers')).toEqual({ results: [], total: 0 });
  });

  it('treats values of the query that are null, or the text null, as missing', async () => {
    const visitor = app.visitor();
    const all = await visitor.call('GET /cards', { query: {} });
    for (const query of ['limit=null&offset=null&top=null', 'top=&q='])
      expect((await asked(`GET /cards?${query}`)).reply).toMatchObject({ data: { total: all.total } });
    expect((await asked('GET /login?t=null&e=null')).reply).toMatchObject({
      data: { user: { isSoftLoggedIn: false } },
    });
  });
});

describe('names of members', () => {
  const changed = async (name: string) => {
    const member = await signedIn(app);
    const { errors } = await member.ask('POST /account/settings', { body: { name } });
    return errors[0] ? errors[0].errorMessage : (await member.call('GET /account')).account.name;
  };
  it.each([
    ['  Rosa  ', 'Rosa'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['רוזה', 'רוזה'],
    ['美玲', '美玲'],
    ['ന്‍ സി', 'ന്‍ സി'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['<b>Rosa</b>', '<b>Rosa</b>'],
    // Direction marks are removed, and so is half of an emoji.
    ['Rosa \u202egro.elpmaxe', 'Rosa gro.elpmaxe'],
    ['Rosa \ud83d', 'Rosa'],
  ])('%s', async (given, kept) => expect(await changed(given)).toBe(kept));

  it.each(['', '   ', '\u200b', '\u3164', '\u202e', '\u2800\u00ad'])('%j is refused as empty', async (given) =>
    expect(await changed(given)).toBe('Enter a name.'),
  );
  it.each(['Rosa\0', 'Rosa\u0007', 'Rosa\u009b'])('%j cannot be printed', async (given) =>
    expect(await changed(given)).toBe('This text has a character that cannot be shown.'),
  );
});
