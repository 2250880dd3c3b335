import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '#server/sign-in/passwords.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { makeMember, signedIn } from '#tests/factories/member.ts';
import { CARD_SEND_LIMITS } from '#server/card-sends/limits.ts';
import { SIGN_IN_LIMITS } from '#server/sign-in/limits.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { recordStatements } from '#tests/statements.ts';

let app: TestApp;
let password_hash: string;
beforeAll(async () => {
  app = await testApp();
  password_hash = await createPasswords().hash('the yellow canoe');
});
afterAll(() => app.close());
beforeEach(() => app.context.pool.query('delete from rate_limits'));

type Work = { statements: string[]; hashRuns: number };
/** The cost of an action: every statement in order, and the number of password hashes. The response time depends on these. */
async function workOf(act: () => Promise<unknown>): Promise<Work> {
  let hashRuns = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'ARGON2REQUEST') hashRuns += 1;
    },
  }).enable();
  try {
    const statements = await recordStatements(act);
    return { statements, hashRuns };
  } finally {
    hook.disable();
  }
}
const acts: [what: string, act: (visitor: TestVisitor, email: string) => Promise<unknown>, hashRuns: number][] = [
  [
    'a wrong password',
    (visitor, email) => visitor.ask('POST /login', { body: { loginType: 'email', email, password: 'not this one' } }),
    1,
  ],
  ['a link', (visitor, email) => visitor.ask('POST /login', { body: { loginType: 'link', email } }), 0],
  [
    'registration',
    (visitor, email) =>
      visitor.ask('POST /register', {
        body: { registerType: 'email', email, firstName: 'Nadia', password: 'three words in a row' },
      }),
    1,
  ],
  [
    'joining without a password',
    (visitor, email) => visitor.ask('POST /register', { body: { registerType: 'email', email, firstName: 'Nadia' } }),
    0,
  ],
  [
    'the mail of joining once more',
    async (visitor, email) => {
      const body = { registerType: 'email', email, firstName: 'Nadia' };
      await visitor.ask('POST /register', { body });
      return visitor.ask('POST /register', { body: { ...body, again: true } });
    },
    0,
  ],
  ['a new password', (visitor, email) => visitor.ask('POST /account/password/reset', { body: { email } }), 0],
  ['digits', (visitor, email) => visitor.ask('POST /verify', { body: { email, code: 'none' } }), 0],
];

describe('whether an address has an account is not revealed by', () => {
  it.each(acts)('%s', async (_, act, hashRuns) => {
    const known = [
      (await makeMember(app, { password_hash })).email,
      (await makeMember(app, { password_hash: null })).email,
      (await makeMember(app, { role: 'admin', password_hash })).email,
      (await makeMember(app, { leaving_at: new Date(app.clock.now() + 3_600_000), password_hash })).email,
    ];
    const answers: unknown[] = [];
    const works: Work[] = [];
    for (const email of [...known, 'nobody@nowhere.example']) {
      await app.visitor().ask('POST /login', { body: { loginType: 'link', email } });
      const visitor = app.visitor();
      await visitor.call('GET /login', { query: {} });
      works.push(await workOf(async () => answers.push(await act(visitor, email))));
    }
    expect(works.at(-1)).toMatchObject({ hashRuns });
    expect(works.at(-1)?.statements.length).toBeGreaterThan(2);
    for (const [i, work] of works.entries()) {
      expect(answers[i]).toEqual(answers.at(-1));
      expect(work).toEqual(works.at(-1));
    }
  });

  it('the mails: one goes out in any case', async () => {
    const { email } = await makeMember(app);
    for (const address of [email, 'nobody@nowhere.example']) {
      await app.deliver();
      app.mailer.sent.length = 0;
      await app.visitor().call('POST /login', { body: { loginType: 'link', email: address } });
      await app.visitor().call('POST /account/password/reset', { body: { email: address } });
      await app.deliver();
      expect(app.mailer.sent.map((mail) => mail.to.address)).toEqual([address, address]);
    }
  });
});

describe('limits', () => {
  /** Repeats a call until it is refused. @returns how often it was answered before */
  async function untilRefused(act: (i: number) => Promise<{ status: number; errors: { errorCode: unknown }[] }>) {
    for (let i = 0; i < 200; i++) {
      const { status, errors } = await act(i);
      if (status === 429) return { times: i, code: errors[0]?.errorCode };
    }
    return { times: Infinity, code: null };
  }

  it.each(['known', 'unknown'])('passwords are tried for an address: %s', async (kind) => {
    const email = kind === 'known' ? (await makeMember(app, { password_hash })).email : 'nobody@nowhere.example';
    const wrong = { loginType: 'email', email, password: 'not this one' };
    const { times, code } = await untilRefused(() => app.visitor().ask('POST /login', { body: wrong }));
    expect({ times, code }).toEqual({ times: 10, code: 'too-many' });
    const right = { ...wrong, password: 'the yellow canoe' };
    const answer = await app.visitor().get('/api/1/login', {
      method: 'POST',
      headers: { 'X-Api-Token': 'test-token', 'Content-Type': 'application/json' },
      body: JSON.stringify(right),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(60);
    const { errors } = (await answer.json()) as { errors: { field: string; errorMessage: string }[] };
    expect(errors[0]).toMatchObject({ field: 'password', errorMessage: expect.stringContaining('15 minutes') });
  });

  it('passwords are tried for many addresses from one network', async () => {
    const tried = (i: number) =>
      app.visitor().ask('POST /login', {
        body: { loginType: 'email', email: `n${i}@nowhere.example`, password: 'not this one' },
      });
    expect((await tried(1)).status).toBe(422);
    // Each attempt computes a hash, so the attempts in between are added to the count without being made.
    const counted = await app.context.pool.query(
      "update rate_limits set points = $1 where key like 'sign-in-triesFromNetwork:%' and points = 1",
      [SIGN_IN_LIMITS.triesFromNetwork.points - 1],
    );
    expect(counted.rowCount).toBe(1);
    expect((await tried(2)).status).toBe(422);
    expect((await tried(3)).status).toBe(429);
  });

  it('mails go to an address, whatever they were asked for', async () => {
    const email = 'nobody@nowhere.example';
    const ways = [
      () => app.visitor().ask('POST /login', { body: { loginType: 'link', email } }),
      () => app.visitor().ask('POST /register', { body: { registerType: 'email', email, firstName: 'N' } }),
      () => app.visitor().ask('POST /account/password/reset', { body: { email } }),
    ];
    const before = app.mailer.sent.length;
    const { times } = await untilRefused(async (i) => {
      const answer = await (ways[i % 3] ?? ways[0])!();
      await app.deliver();
      return answer;
    });
    expect(times).toBe(5);
    expect(app.mailer.sent.slice(before).filter((mail) => mail.to.address === email)).toHaveLength(5);
  });

  it('addresses are looked up by a session, counted from its first one', async () => {
    const visitor = app.visitor();
    const { times } = await untilRefused((i) =>
      visitor.ask('POST /check_email', { body: { email: `n${i}@example.com` } }),
    );
    expect(times).toBe(20);
    expect(visitor.cookies.get('cardamom_session')).toMatch(/^[\w-]{43}$/);
  });

  it('addresses are looked up from a network, by however many sessions', async () => {
    const { times } = await untilRefused((i) =>
      app.visitor().ask('POST /check_email', { body: { email: `n${i}@example.com` } }),
    );
    expect(times).toBe(120);
  });

  it('an address is looked up, from any session', async () => {
    const { times } = await untilRefused(() =>
      app.visitor().ask('POST /check_email', { body: { email: 'a@example.com' } }),
    );
    expect(times).toBe(20);
  });

  it('a visitor creates drafts, by network; a member is not counted', async () => {
    const body = { cardId: SHOP_CARD };
    const visitor = app.visitor();
    await visitor.call('GET /login', { query: {} });
    await visitor.call('POST /card/send', { body });
    await app.context.pool.query("update rate_limits set points = $1 where key like 'draft-hour:%'", [
      CARD_SEND_LIMITS.drafts.points,
    ]);
    expect(await visitor.ask('POST /card/send', { body })).toMatchObject({
      status: 429,
      errors: [{ errorCode: 'too-many' }],
    });
    await (await signedIn(app)).call('POST /card/send', { body });
  });

  it('digits are tried for an address in a day', async () => {
    const { times } = await untilRefused(() =>
      app.visitor().ask('POST /verify', { body: { email: 'a@example.com', code: '123456' } }),
    );
    expect(times).toBe(20);
  });
});

describe('POST /check_email', () => {
  it('says whether an address has an account, and how it signs in', async () => {
    const visitor = app.visitor();
    await visitor.call('GET /login', { query: {} });
    const member = await makeMember(app, { membership_type: 'premium' });
    const leaving = await makeMember(app, { leaving_at: new Date(app.clock.now() + 3_600_000) });
    const check = async (email: string) => (await visitor.call('POST /check_email', { body: { email } })).user;
    expect(await check(member.email.toUpperCase())).toEqual({ isMember: true, membershipInfo: { type: 'premium' } });
    expect(await check(leaving.email)).toEqual({ isMember: false, membershipInfo: { type: 'logged-out' } });
    expect(await check('nobody@nowhere.example')).toEqual({ isMember: false, membershipInfo: { type: 'logged-out' } });
  });
});
