import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineMessage, renderMessage } from '#server/kernel/message.ts';
import type { Module } from '#server/kernel/module.ts';
import type { MemberLinkKind } from '#server/kernel/member-links.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { buildSubscription } from '#tests/factories/push-subscription.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.mailer.sent.length = 0;
  member = await signedIn(app);
});

const pair = (kind: MemberLinkKind = 'unsubscribe') =>
  app.links.make(kind, { member_id: member.memberId, email: member.email, link_epoch: 0 });
const put = (choices: object[], who: TestVisitor = member) => who.ask('PUT /notifications', { body: { choices } });
async function stands(kind: string, channel = 'email'): Promise<boolean | undefined> {
  const { choices } = (await member.call('GET /notifications')).notifications;
  return choices.find((one) => one.kind === kind && one.channel === channel)?.isOn;
}
const mailsTo = (address: string) => app.mailer.sent.filter((mail) => mail.to.address === address);

/** Sends a card of the member's, and gives the way into it as its mail has it. */
async function send(to = 'amelie@example.com'): Promise<{ magicLink: string; magicLink2: string }> {
  const cardId = SHOP_CARD;
  const { cardSendId } = (await member.call('POST /card/send', { body: { cardId } })).cardSend;
  await member.call('PUT /card/send', {
    body: { cardSendId, recipients: [{ name: 'Amelie', email: to }], sender: { name: 'Rosa', email: member.email } },
  });
  await member.call('PUT /card/send/send', { body: { cardSendId } });
  app.clock.advance(60_000);
  await app.deliver();
  const [, magicLink = '', magicLink2 = ''] = /\/card\/read\/(\w+)\/(\w+)/.exec(mailsTo(to)[0]?.text ?? '') ?? [];
  app.mailer.sent.length = 0;
  return { magicLink, magicLink2 };
}

describe('notification settings', () => {
  test('are a table of what can be sent, what is chosen, and what is fixed', async () => {
    const { kinds, choices, channels } = (await member.call('GET /notifications')).notifications;
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'reminders',
      'months',
      'automatic-cards',
      'thanked',
      'birthday-told',
      'birthdays-added',
      'opened',
      'trouble',
    ]);
    expect(channels).toEqual(['email', 'push']);
    expect(choices).toEqual([
      { kind: 'reminders', channel: 'email', isOn: true, isFixed: false },
      { kind: 'reminders', channel: 'push', isOn: true, isFixed: false },
      { kind: 'months', channel: 'email', isOn: true, isFixed: false },
      { kind: 'automatic-cards', channel: 'email', isOn: true, isFixed: false },
      { kind: 'thanked', channel: 'email', isOn: true, isFixed: false },
      { kind: 'thanked', channel: 'push', isOn: true, isFixed: false },
      { kind: 'birthday-told', channel: 'email', isOn: true, isFixed: false },
      { kind: 'birthday-told', channel: 'push', isOn: true, isFixed: false },
      { kind: 'birthdays-added', channel: 'email', isOn: true, isFixed: false },
      { kind: 'opened', channel: 'email', isOn: false, isFixed: false },
      { kind: 'opened', channel: 'push', isOn: false, isFixed: false },
      { kind: 'trouble', channel: 'email', isOn: true, isFixed: true },
    ]);
  });

  test('can be changed, and only differences are stored', async () => {
    await put([
      { kind: 'opened', channel: 'email', isOn: true },
      { kind: 'thanked', channel: 'email', isOn: false },
      { kind: 'thanked', channel: 'email', isOn: true },
    ]);
    expect([await stands('opened'), await stands('thanked')]).toEqual([true, true]);
    const rows = () =>
      app.context.db.selectFrom('notification_choices').selectAll().where('member_id', '=', member.memberId).execute();
    expect(await rows()).toHaveLength(1);
    await put([{ kind: 'opened', channel: 'email', isOn: false }]);
    expect(await rows()).toHaveLength(0);
  });

  test.each([
    ['a fixed one', { kind: 'trouble', channel: 'email', isOn: false }, 'fixed'],
    ['a channel without an adapter', { kind: 'thanked', channel: 'text', isOn: true }, 'no-such-choice'],
    ['a kind that nothing sends', { kind: 'news', channel: 'email', isOn: true }, 'no-such-choice'],
  ])('stays as it is where %s is among what is chosen', async (_, choice, code) => {
    const answer = await put([{ kind: 'opened', channel: 'email', isOn: true }, choice]);
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'choices.1', errorCode: code }] });
    expect(await stands('opened')).toBe(false);
  });

  test('are refused where nothing, or something unknown, is chosen', async () => {
    expect((await put([])).errors[0]?.field).toBe('choices');
    expect((await put([{ kind: 'thanked', channel: 'pigeon', isOn: true }])).status).toBe(422);
    expect((await put([{ kind: 'thanked', channel: 'email', isOn: false }], app.visitor())).status).toBe(401);
    expect(await stands('thanked')).toBe(true);
  });
});

describe('a kind that a module brings', () => {
  const SIGNED = defineMessage('signed-today');
  const byNothing = () => Promise.resolve(null);
  const kind = {
    kind: 'signed',
    order: 25,
    onByDefault: ['email', 'text'],
    name: 'Somebody signs your group card',
    note: 'Each evening',
    email: { about: 'signatures', whenOff: 'You will get no evening email.' },
  } as const;
  const added: Module = {
    name: 'groups',
    tables: [],
    messages: [renderMessage(SIGNED, { email: byNothing, text: byNothing })],
    notifications: [
      { ...kind, messages: [SIGNED] },
      { ...kind, kind: 'unsent', messages: [] },
    ],
  };

  test('is offered by the channels that it can be sent by, chosen and stopped as the others', async () => {
    const other = await testApp({ addedModules: [added] });
    try {
      const one = await signedIn(other);
      const { kinds, choices } = (await one.call('GET /notifications')).notifications;
      expect(kinds.map((each) => each.kind)).toEqual([
        'reminders',
        'months',
        'automatic-cards',
        'thanked',
        'signed',
        'birthday-told',
        'birthdays-added',
        'opened',
        'trouble',
      ]);
      expect(choices.filter((choice) => choice.kind === 'signed')).toEqual([
        { kind: 'signed', channel: 'email', isOn: true, isFixed: false },
      ]);
      const { stopped } = await one.call('POST /unsubscribe', { body: { kind: 'signed' } });
      expect(stopped).toEqual(['signed', 'opened']);
      expect(await one.call('GET /unsubscribe', { query: { kind: 'signed' } })).toEqual({
        kind: 'signed',
        emails: 'emails about signatures',
        whenOff: 'You will get no evening email.',
      });
      const { whenOff } = await one.call('GET /unsubscribe', { query: {} });
      expect(whenOff).toContain(
        'about dates to remember, the dates of a month, cards that are sent for you, replies, signatures, birthdays that friends tell you, people on your lists of birthdays or opened cards.',
      );
    } finally {
      await other.close();
    }
  });
});

describe('mails follow the settings', () => {
  test('replies are mailed, with an unsubscribe link, until they are turned off', async () => {
    const first = await send();
    await app.visitor().call('POST /card/read/thank', { body: { ...first, text: 'Lovely' } });
    app.clock.advance(11_000);
    await app.deliver();
    const [mail] = mailsTo(member.email);
    expect(mail?.text).toContain('Lovely');
    expect(mail?.unsubscribeUrl).toMatch(/\/unsubscribe\?t=.+&e=.+&kind=thanked$/);
    expect(mail?.text).toContain(mail?.unsubscribeUrl ?? 'nothing');
    await put([{ kind: 'thanked', channel: 'email', isOn: false }]);
    const second = await send();
    await app.visitor().call('POST /card/read/thank', { body: { ...second, text: 'Again' } });
    app.clock.advance(11_000);
    await app.deliver();
    expect(mailsTo(member.email)).toEqual([]);
  });

  test('an opened card is mailed once for each person, and only where it is turned on', async () => {
    const untold = await send();
    await app.visitor().call('POST /card/read/open', { body: untold });
    await app.deliver();
    expect(mailsTo(member.email)).toEqual([]);
    await put([{ kind: 'opened', channel: 'email', isOn: true }]);
    const told = await send();
    await app.visitor().call('POST /card/read/open', { body: told });
    await app.visitor().call('POST /card/read/open', { body: told });
    await app.deliver();
    expect(mailsTo(member.email)).toMatchObject([
      { subject: 'Amelie opened your card', unsubscribeUrl: expect.stringContaining('kind=opened') },
    ]);
    // Its link is a soft login of the member.
    const [mail] = mailsTo(member.email);
    const { searchParams } = new URL(/https?:\S+\/card\/send\/view\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const pair = { t: searchParams.get('t') ?? '', e: searchParams.get('e') ?? '' };
    const { user } = await app.visitor().call('GET /login', { query: pair });
    expect(user).toMatchObject({ email: member.email, isSoftLoggedIn: true, isLoggedIn: false });
  });

  test('a setting that is turned off before the mail is sent counts', async () => {
    await put([{ kind: 'opened', channel: 'email', isOn: true }]);
    const link = await send();
    await app.visitor().call('POST /card/read/open', { body: link });
    await put([{ kind: 'opened', channel: 'email', isOn: false }]);
    await app.deliver();
    expect(mailsTo(member.email)).toEqual([]);
  });

  test('devices are told as was chosen for them, of a card and of replies to it, and not what was written', async () => {
    const subscription = buildSubscription();
    await member.call('POST /push-subscriptions', { body: subscription });
    const told = () =>
      app.pusher.sent
        .filter(({ target }) => target.endpoint === subscription.endpoint)
        .map(({ payload }) => JSON.parse(payload) as { title: string; body: string; path: string });
    const untold = await send();
    await app.visitor().call('POST /card/read/open', { body: untold });
    await app.deliver();
    expect(told()).toEqual([]);
    await put([{ kind: 'opened', channel: 'push', isOn: true }]);
    const link = await send();
    await app.visitor().call('POST /card/read/open', { body: link });
    await app.visitor().call('POST /card/read/open', { body: link });
    await app.visitor().call('POST /card/read/thank', { body: { ...link, text: 'Lovely' } });
    app.clock.advance(11_000);
    await app.deliver();
    // Both leave at once, in either order.
    expect(new Set(told().map(({ title }) => title))).toEqual(
      new Set(['Amelie opened your card', 'Amelie replied to your card']),
    );
    expect(told()).toHaveLength(2);
    expect(JSON.stringify(told())).not.toContain('Lovely');
    for (const { path } of told()) expect(path).toMatch(new RegExp(`^/card/send/view/${link.magicLink}/`));
    expect(mailsTo(member.email)).toMatchObject([{ subject: 'Amelie thanks you for your card' }]);
  });

  test('bounces of a card are always mailed, all in one mail', async () => {
    await app.visitor().call('POST /unsubscribe', { body: { kind: 'all', ...pair() } });
    const cardId = SHOP_CARD;
    const { cardSendId } = (await member.call('POST /card/send', { body: { cardId } })).cardSend;
    const recipients = ['gone@one.example', 'gone@two.example', 'well@three.example'].map((email, i) => ({
      name: `Friend ${i}`,
      email,
    }));
    await member.call('PUT /card/send', {
      body: { cardSendId, recipients, sender: { name: 'Rosa', email: member.email } },
    });
    await member.call('PUT /card/send/send', { body: { cardSendId } });
    // The mail waits a minute for what comes back with it.
    for (let i = 0; i < 2; i++) {
      app.clock.advance(60_000);
      await app.deliver();
    }
    const told = mailsTo(member.email).filter((mail) => mail.subject.includes('was not delivered'));
    expect(told).toMatchObject([
      { subject: 'Your card for Friend 0 and Friend 1 was not delivered', unsubscribeUrl: null },
    ]);
    expect(told[0]?.text).toContain('gone@one.example. There is no mailbox with this address.');
    expect(told[0]?.text).not.toContain('three.example');
  });
});

describe('unsubscribing', () => {
  const stop = (body: object, who: TestVisitor = app.visitor()) => who.ask('POST /unsubscribe', { body });
  const oneClick = (search: string, body = 'List-Unsubscribe=One-Click', headers: Record<string, string> = {}) =>
    app.visitor().get(`/unsubscribe?${search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  const query = (more: Record<string, string>) => new URLSearchParams({ ...pair(), ...more }).toString();

  test('works with the link in a mail’s footer, for one kind or all, and can be undone', async () => {
    expect((await stop({ kind: 'thanked', ...pair() })).data).toEqual({
      email: member.email,
      stopped: ['thanked', 'opened'],
    });
    expect((await stop({ ...pair() })).data.stopped).toEqual([
      'reminders',
      'months',
      'automatic-cards',
      'thanked',
      'birthday-told',
      'birthdays-added',
      'opened',
    ]);
    expect((await stop({ ...pair() })).data.stopped).toHaveLength(7);
    expect((await stop({ kind: 'thanked', isOn: true, ...pair() })).data.stopped).not.toContain('thanked');
    expect((await stop({ isOn: true, ...pair('soft') })).data.stopped).toEqual(['opened']);
    expect(await stands('trouble')).toBe(true);
  });

  test('describes what it stops to anybody who asks', async () => {
    const describes = (kind?: string) =>
      app.visitor().call('GET /unsubscribe', { query: kind === undefined ? {} : { kind } });
    expect(await describes('opened')).toMatchObject({ kind: 'opened', emails: 'emails about opened cards' });
    const all = {
      kind: 'all',
      emails: 'all optional emails',
      whenOff:
        'You will get no emails about dates to remember, the dates of a month, cards that are sent for you, replies, birthdays that friends tell you, people on your lists of birthdays or opened cards. We still email you when a card could not be delivered.',
    };
    // What cannot be turned off, and what nothing sends, stands for all.
    for (const kind of [undefined, 'all', 'trouble', 'news']) expect(await describes(kind)).toEqual(all);
  });

  test('works for the signed-in member, and a link only for its own member', async () => {
    expect((await stop({ kind: 'thanked' }, member)).data.stopped).toContain('thanked');
    const other = await signedIn(app);
    expect((await stop({ kind: 'thanked', ...pair() }, other)).data.email).toBe(member.email);
    expect(await stands('thanked')).toBe(false);
    expect((await other.call('GET /notifications')).notifications.choices[0]).toMatchObject({ isOn: true });
  });

  test('needs a complete link of the right kind, and cannot stop everything', async () => {
    expect((await stop({ kind: 'thanked' })).status).toBe(401);
    const { t, e } = pair();
    const wrong = { status: 404, errors: [{ field: 't', errorCode: 'unknown-link' }] };
    expect(await stop({ kind: 'thanked', t: t.slice(0, -1), e })).toMatchObject(wrong);
    expect(await stop({ kind: 'thanked', t, e: 'other@example.com' })).toMatchObject(wrong);
    expect(await stop({ kind: 'thanked', ...pair('reset') })).toMatchObject(wrong);
    expect(await stop({ kind: 'trouble', ...pair() })).toMatchObject({ status: 409, errors: [{ field: 'kind' }] });
    expect((await stop({ kind: 'thanked', t, e: 'a\u0000b@example.com' })).status).toBe(401);
    for (const kind of ['spam', 'news', 'x'.repeat(41)])
      expect(await stop({ kind, ...pair() })).toMatchObject({ status: 422, errors: [{ field: 'kind' }] });
    expect(await stands('thanked')).toBe(true);
  });

  test('works after a new password, and ends with the address', async () => {
    const old = pair();
    await app.context.db
      .updateTable('members')
      .set({ link_epoch: 3 })
      .where('member_id', '=', member.memberId)
      .execute();
    expect((await stop({ kind: 'thanked', ...old })).status).toBe(200);
    await app.context.db
      .updateTable('members')
      .set({ email: `moved-${member.email}` })
      .where('member_id', '=', member.memberId)
      .execute();
    expect((await stop({ kind: 'thanked', ...old })).status).toBe(404);
  });

  test('works with one click in a mail program, without a cookie (RFC 8058)', async () => {
    const answer = await oneClick(query({ kind: 'thanked' }), undefined, {
      Origin: 'https://mail.example',
      'Sec-Fetch-Site': 'cross-site',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await stands('thanked')).toBe(false);
    await put([{ kind: 'thanked', channel: 'email', isOn: true }]);
    const boundary = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    expect(
      (await oneClick(query({ kind: 'thanked' }), boundary, { 'Content-Type': 'multipart/form-data; boundary=x' }))
        .status,
    ).toBe(200);
    expect(await stands('thanked')).toBe(false);
    expect((await oneClick('kind=thanked')).status).toBe(400);
    expect((await oneClick(query({ kind: 'thanked', t: 'u0-xxxxxxxxxxxxxxxxxxxxxx' }))).status).toBe(404);
    expect((await oneClick(query({ kind: 'trouble' }))).status).toBe(409);
  });

  test('works with a plain form, from our own page alone; fetching the page changes nothing', async () => {
    const address = query({ kind: 'thanked' });
    await app.visitor().get(`/unsubscribe?${address}`);
    expect(await stands('thanked')).toBe(true);
    expect((await oneClick(address, 'isOn=', { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await stands('thanked')).toBe(true);
    const stopped = await oneClick(address, 'isOn=', { Origin: 'http://cards.example' });
    expect(stopped.status).toBe(303);
    expect(stopped.headers.get('Location')).toBe(`/unsubscribe?${address}&done=stopped`);
    expect(await stands('thanked')).toBe(false);
    const back = await oneClick(address, 'isOn=1', { Origin: 'http://cards.example' });
    expect(back.headers.get('Location')).toMatch(/&done=taken-back$/);
    expect(await stands('thanked')).toBe(true);
    const wrong = await oneClick('t=u0-x&e=a@b.example&kind=thanked', 'isOn=', { Origin: 'http://cards.example' });
    expect(wrong.headers.get('Location')).toMatch(/&done=refused$/);
  });
});

describe('an address that bounced', () => {
  const mark = () =>
    app.context.db
      .updateTable('members')
      .set({ email_bounced_at: new Date(app.clock.now()) })
      .where('member_id', '=', member.memberId)
      .execute();
  const alert = async () => (await member.call('GET /login', { query: {} })).user.memberAlert;

  test('is tried again at its member’s request', async () => {
    expect((await member.call('POST /email/unbounce')).sent).toBe(false);
    await mark();
    expect(await alert()).toBe('email-bounced');
    expect((await member.call('POST /email/unbounce')).sent).toBe(true);
    expect(await alert()).toBeNull();
    await app.deliver();
    expect(mailsTo(member.email)).toMatchObject([{ subject: 'This address works again', unsubscribeUrl: null }]);
  });

  test('is marked again when that bounces too', async () => {
    member = await signedIn(app, { email: `gone@${member.memberId}.example` });
    await mark();
    await member.call('POST /email/unbounce');
    expect(await alert()).toBeNull();
    await app.deliver();
    expect(await alert()).toBe('email-bounced');
  });

  test('can be tried with the link of a mail, a limited number of times, and by nobody else', async () => {
    await mark();
    expect((await app.visitor().ask('POST /email/unbounce')).status).toBe(401);
    expect((await app.visitor().ask('POST /email/unbounce', { body: pair() })).status).toBe(401);
    expect((await app.visitor().call('POST /email/unbounce', { body: pair('soft') })).sent).toBe(true);
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push((await member.ask('POST /email/unbounce')).status);
    expect(answers).toEqual([200, 200, 429]);
  });
});
