import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { YearDate } from '#contract/card-plan.ts';
import type { WhenItComes } from '#shared/dates/when-it-comes.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { planAutomatic } from './sweep.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => begin());
async function begin() {
  app.clock.set('2026-11-20T12:00:00Z');
  made += 1;
  address = `amelie-${made}@fontaine.example`;
  member = await signedIn(app, { zone: 'Europe/London', name: 'Rosa Lindqvist' });
  await member.call('POST /account/settings', { body: { reminderHour: 8, reminderLeads: [] } });
}

/** Hers, in this test: cards of earlier ones still leave. */
let address: string;
let made = 0;
async function birthday(given: object = { emails: [address] }, date: object = { year: 1986, month: 12, day: 5 }) {
  const { contact } = await member.call('POST /contacts', { body: { name: 'Amelie Fontaine', ...given } });
  const body = { contactId: contact.contactId, date: date as { month: number } };
  const { calendar } = await member.call('POST /birthday', { body });
  return { contactId: contact.contactId, calendarId: calendar.calendarId };
}
const setAutomatic = (calendarId: string, whenItComes: WhenItComes = 'send') =>
  member.call('PUT /year/{calendarId}', { params: { calendarId }, body: { whenItComes } });
/** Lets the workers run at an instant. @returns the mails that the member has been sent since the last time */
async function at(instant: string) {
  app.clock.set(instant);
  app.mailer.sent.length = 0;
  await planAutomatic(app.context);
  await app.deliver();
  return app.mailer.sent.filter(({ to }) => to.address === member.email);
}
const subjectsAt = async (instant: string) => (await at(instant)).map(({ subject }) => subject);
const upcoming = async () => (await member.call('GET /my_cards', { query: { type: 'upcoming' } })).results;
const only = async () => (await member.call('GET /year')).results[0] as YearDate;

describe('a card that is sent by itself', () => {
  it('is planned a week before, once, and its mail shows it, when it leaves, and how to say no', async () => {
    const { calendarId } = await birthday();
    await setAutomatic(calendarId);
    expect(await subjectsAt('2026-11-28T07:59:00Z')).toEqual([]);
    const [mail, ...others] = await at('2026-11-28T08:00:00Z');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your card for Amelie leaves on Saturday 5 December');
    expect(mail?.text).toContain('Happy birthday, Amelie!');
    expect(mail?.text).toMatch(/Change it:\n\S+\/card\/send\/view\//);
    expect(mail?.text).toMatch(new RegExp(`Do not send it:\\n\\S+/reminders/card/${calendarId}\\?t=`));
    expect(mail?.html).toMatch(/<img[^>]+media\/sent\/\S+front-350\.jpg/);
    expect(mail?.unsubscribeUrl).toContain('automatic-cards');
    expect(await upcoming()).toMatchObject([
      { cardSend: { people: ['Amelie Fontaine'], at: '2026-12-05T09:00:00.000Z' } },
    ]);
    expect(await only()).toMatchObject({ whenItComes: 'send', handledAs: 'card' });
    expect(await subjectsAt('2026-11-29T08:00:00Z')).toEqual([]);
    // It leaves, and comes again next year.
    await at('2026-12-05T09:00:00Z');
    expect(app.mailer.sent.map(({ to }) => to.address)).toContain(address);
    expect(await subjectsAt('2027-11-27T12:00:00Z')).toEqual([]);
    expect(await subjectsAt('2027-11-28T08:00:00Z')).toEqual(['Your card for Amelie leaves on Sunday 5 December']);
  });

  it('says what its member wrote for it, whether it is sent or offered, until they leave that to us again', async () => {
    const { calendarId } = await birthday();
    const put = (body: { whenItComes: WhenItComes; message?: string | null }) =>
      member.call('PUT /year/{calendarId}', { params: { calendarId }, body });
    expect((await put({ whenItComes: 'send' })).date.ownMessage).toBeNull();
    expect((await put({ whenItComes: 'send', message: ' Kiss the cat. ' })).date.ownMessage).toBe('Kiss the cat.');
    // Another choice of when keeps the words.
    expect((await put({ whenItComes: 'ask' })).date).toMatchObject({
      whenItComes: 'ask',
      ownMessage: 'Kiss the cat.',
      message: 'Kiss the cat.',
    });
    const [offered] = await at('2026-11-28T08:00:00Z');
    expect(offered?.text).toContain('Kiss the cat.');
    expect(offered?.text).not.toContain('Happy birthday, Amelie!');
    await put({ whenItComes: 'send' });
    const [mail] = await at('2026-11-28T08:01:00Z');
    expect(mail?.subject).toBe('Your card for Amelie leaves on Saturday 5 December');
    expect(mail?.text).toContain('Kiss the cat.');
    await at('2026-12-05T09:00:00Z');
    expect(app.mailer.sent.find(({ to }) => to.address === address)?.text).toContain('Kiss the cat.');
    expect((await put({ whenItComes: 'send', message: '' })).date.ownMessage).toBeNull();
    expect((await at('2027-11-28T08:00:00Z'))[0]?.text).toContain('Happy birthday, Amelie!');
  });

  it('refuses words that are too long or on two lines at their field, and keeps what was there', async () => {
    const { calendarId } = await birthday();
    for (const message of ['x'.repeat(301), 'Dear Amelie,\nhappy birthday']) {
      const given = { params: { calendarId }, body: { whenItComes: 'send' as const, message } };
      expect((await member.ask('PUT /year/{calendarId}', given)).errors.map(({ field }) => field)).toEqual(['message']);
    }
    expect(await only()).toMatchObject({ whenItComes: 'remind', ownMessage: null });
  });

  it('is planned once by three workers, and by one that goes on after another ended', async () => {
    const { calendarId } = await birthday();
    await setAutomatic(calendarId);
    app.clock.set('2026-11-28T08:00:00Z');
    await Promise.all([planAutomatic(app.context), planAutomatic(app.context), planAutomatic(app.context)]);
    expect(await upcoming()).toHaveLength(1);
    // As a worker leaves it that ends before it tells of the card.
    await app.context.db
      .updateTable('card_plans')
      .set({ told_at: null })
      .where('calendar_id', '=', calendarId)
      .execute();
    const wake = { next_at: new Date(app.clock.now()) };
    await app.context.db.updateTable('automatic_plans').set(wake).where('member_id', '=', member.memberId).execute();
    expect(await subjectsAt('2026-11-28T08:10:00Z')).toEqual(['Your card for Amelie leaves on Saturday 5 December']);
    expect(await upcoming()).toHaveLength(1);
  });

  it('sends the draft of a worker that ended before it was sent', async () => {
    const { calendarId } = await birthday();
    await setAutomatic(calendarId);
    app.clock.set('2026-11-28T08:00:00Z');
    await planAutomatic(app.context);
    const cardSendId = (await upcoming())[0]?.cardSend?.cardSendId ?? '';
    await member.call('PUT /card/send/stop', { body: { cardSendId } });
    await app.context.db
      .updateTable('card_plans')
      .set({
        told_at: null,
        claim_id: '01940000-0000-7000-8000-000000000001',
        claimed_until: new Date(app.clock.now()),
      })
      .where('calendar_id', '=', calendarId)
      .execute();
    const wake = { next_at: new Date(app.clock.now()) };
    await app.context.db.updateTable('automatic_plans').set(wake).where('member_id', '=', member.memberId).execute();
    await at('2026-11-28T08:10:00Z');
    expect(await upcoming()).toMatchObject([{ cardSend: { cardSendId } }]);
    expect((await member.call('GET /my_cards', { query: { type: 'drafts' } })).results).toEqual([]);
  });

  it('that is switched on late is planned at once, with a day left to say no, and otherwise not', async () => {
    const { calendarId } = await birthday();
    app.clock.set('2026-12-03T12:00:00Z');
    await setAutomatic(calendarId);
    expect(await subjectsAt('2026-12-03T12:01:00Z')).toEqual(['Your card for Amelie leaves on Saturday 5 December']);
    const later = await birthday({ emails: ['kit@moss.example'] }, { month: 12, day: 4 });
    await setAutomatic(later.calendarId);
    expect(await subjectsAt('2026-12-03T12:02:00Z')).toEqual([]);
    expect(await upcoming()).toHaveLength(1);
  });

  it('is not planned where something was done about the day', async () => {
    const { calendarId } = await birthday();
    await setAutomatic(calendarId);
    await member.call('POST /reminder/send/{calendarId}', { params: { calendarId }, body: { handledAs: 'call' } });
    expect(await subjectsAt('2026-11-28T08:00:00Z')).toEqual([]);
    expect(await upcoming()).toEqual([]);
  });

  it('is not planned without its mail', async () => {
    const { calendarId } = await birthday();
    await setAutomatic(calendarId);
    await member.call('PUT /notifications', {
      body: { choices: [{ kind: 'automatic-cards', channel: 'email', isOn: false }] },
    });
    expect(await subjectsAt('2026-11-28T08:00:00Z')).toEqual([]);
    expect(await upcoming()).toEqual([]);
  });

  it('leaves a reason where there is no address', async () => {
    const { calendarId } = await birthday({});
    await setAutomatic(calendarId);
    const [mail] = await at('2026-11-28T08:00:00Z');
    expect(mail?.subject).toBe('No card for Amelie yet');
    expect(mail?.text).toContain('We do not know the email address of Amelie.');
    expect(mail?.text).toMatch(/Choose a card:\n\S+\/birthday\/suggestions\?calendar_id=/);
    expect(await subjectsAt('2026-11-29T08:00:00Z')).toEqual([]);
  });
});

describe('a card that waits', () => {
  let calendarId: string;
  let contactId: string;
  beforeEach(async () => {
    ({ calendarId, contactId } = await birthday());
    await setAutomatic(calendarId);
    await at('2026-11-28T08:00:00Z');
    if ((await upcoming()).length !== 1) throw new Error('No card waits.');
  });
  const pair = () => app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
  const decline = () => app.visitor().call('POST /year/{calendarId}/decline', { params: { calendarId }, body: pair() });
  /** A copy that others reach: there limits are counted. The tests after it go on with the other one. */
  async function inPublic(work: () => Promise<void>) {
    const local = app;
    app = await testApp({ settings: { isLoopbackOnly: false } });
    try {
      await begin();
      await work();
    } finally {
      await app.close();
      app = local;
    }
  }
  /** What the member’s cards have taken of the day and of the hour. */
  async function taken(): Promise<number[]> {
    const { rows } = await sql<{ points: number }>`
      select points::int as points from rate_limits where key like ${`member-send-%:${member.memberId}`}`.execute(
      app.context.db,
    );
    return rows.map(({ points }) => points);
  }
  /** What waits, what is said of it, and what leaves on the day. */
  async function whatLeaves(): Promise<unknown[]> {
    const [waiting, said] = [await upcoming(), await subjectsAt('2026-11-30T08:00:00Z')];
    await at('2026-12-05T09:00:00Z');
    return [...waiting, ...said, ...app.mailer.sent.filter(({ to }) => to.address === address)];
  }

  it('is taken back by the button of its mail, which a second press says is done', async () => {
    await decline();
    expect(await only()).toMatchObject({ handledAs: null, card: null });
    const given = { params: { calendarId }, body: pair() };
    const again = await app.visitor().ask('POST /year/{calendarId}/decline', given);
    expect(again.errors.map(({ errorCode }) => errorCode)).toEqual(['not-waiting']);
    // All dates of the member are looked at anew.
    await member.call('PUT /birthday', { body: { calendarId, note: 'Likes tomatoes' } });
    expect(await whatLeaves()).toEqual([]);
  });

  it.each([
    ['by the button of its mail', () => decline()],
    ['by a choice in the year', () => setAutomatic(calendarId, 'remind')],
  ])('gives back what it took of the allowance where it is declined %s', async (_how, sayNo) => {
    await inPublic(async () => {
      ({ calendarId } = await birthday());
      await setAutomatic(calendarId);
      await at('2026-11-28T08:00:00Z');
      expect(await upcoming()).toHaveLength(1);
      expect(await taken()).toEqual([1, 1]);
      await sayNo();
      expect(await upcoming()).toEqual([]);
      expect(await taken()).toEqual([0, 0]);
    });
  });

  it('gives nothing back the day after: that would make room for others', async () => {
    await inPublic(async () => {
      ({ calendarId } = await birthday());
      await setAutomatic(calendarId);
      await at('2026-11-28T08:00:00Z');
      app.clock.set('2026-11-29T08:00:01Z');
      await decline();
      expect(await upcoming()).toEqual([]);
      expect(await taken()).toEqual([1, 1]);
    });
  });

  it('is taken back where somebody calls instead', async () => {
    await member.call('POST /reminder/send/{calendarId}', { params: { calendarId }, body: { handledAs: 'call' } });
    expect(await only()).toMatchObject({ handledAs: 'call' });
    expect(await whatLeaves()).toEqual([]);
  });

  it('leaves on the day where nothing changes', async () => {
    expect(await whatLeaves()).toHaveLength(2);
  });

  it('gives way to another card for the day', async () => {
    const { cardSend } = await member.call('POST /card/send', { body: { cardId: SHOP_CARD, calendarId } });
    const { cardSendId } = cardSend;
    await member.call('PUT /card/send', { body: { cardSendId, recipients: [{ name: 'Amelie', email: address }] } });
    await member.call('PUT /card/send/send', { body: { cardSendId } });
    expect(await upcoming()).toMatchObject([{ cardSend: { cardSendId } }]);
    expect(await only()).toMatchObject({ handledAs: 'card', card: { cardSend: { cardSendId } } });
  });

  it.each(['paused', 'died'] as const)('is taken back where its person is %s', async (state) => {
    await member.call('PUT /contacts/{contactId}', { params: { contactId }, body: { state } });
    expect(await whatLeaves()).toEqual([]);
  });

  it('is taken back where the date is removed, or is another one', async () => {
    await member.call('PUT /birthday', { body: { calendarId, date: { month: 12, day: 20 } } });
    expect(await upcoming()).toEqual([]);
    await at('2026-12-13T08:00:00Z');
    expect(await upcoming()).toMatchObject([{ cardSend: { at: '2026-12-20T09:00:00.000Z' } }]);
    await member.call('DELETE /reminder/{calendarId}', { params: { calendarId } });
    expect(await upcoming()).toEqual([]);
  });

  it('is taken back where it is switched off', async () => {
    await setAutomatic(calendarId, 'remind');
    expect(await whatLeaves()).toEqual([]);
  });
});

describe('a card that is offered', () => {
  let calendarId: string;
  let contactId: string;
  beforeEach(async () => {
    ({ calendarId, contactId } = await birthday());
    await setAutomatic(calendarId, 'ask');
  });
  const mailed = () => {
    const pair = app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
    const where = { params: { calendarId } };
    const visitor = app.visitor();
    return {
      offer: async () => (await visitor.call('GET /year/{calendarId}/offer', { ...where, query: pair })).offer,
      accept: () => visitor.ask('POST /year/{calendarId}/accept', { ...where, body: pair }),
    };
  };

  it('is shown by a mail a week before, once, and leaves on the day after one press', async () => {
    const [mail, ...others] = await at('2026-11-28T08:00:00Z');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A card for Amelie, if you like it');
    expect(mail?.text).toMatch(new RegExp(`Send this card:\\n\\S+/reminders/offer/${calendarId}\\?t=`));
    expect(mail?.html).toMatch(/<img[^>]+media\/cards\/\S+front-350\.jpg/);
    expect(await upcoming()).toEqual([]);
    expect(await subjectsAt('2026-11-29T08:00:00Z')).toEqual([]);
    const offer = await mailed().offer();
    expect(offer).toMatchObject({
      day: '2026-12-05',
      firstName: 'Amelie',
      reminderName: expect.stringContaining('Amelie'),
    });
    expect(mail?.text).toContain(offer?.message);
    // Looking changes nothing.
    expect(await upcoming()).toEqual([]);
    expect((await mailed().accept()).status).toBe(200);
    expect(await upcoming()).toMatchObject([
      {
        card: { cardId: offer?.card.cardId },
        cardSend: { people: ['Amelie Fontaine'], at: '2026-12-05T09:00:00.000Z' },
      },
    ]);
    // A second press says that it is done.
    expect((await mailed().accept()).errors.map(({ errorCode }) => errorCode)).toEqual(['not-offered']);
    expect(await mailed().offer()).toBeNull();
    await at('2026-12-05T09:00:00Z');
    expect(app.mailer.sent.filter(({ to }) => to.address === address)).toHaveLength(1);
  });

  it('is sent once, however often it is accepted at the same time', async () => {
    await at('2026-11-28T08:00:00Z');
    const { accept } = mailed();
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await upcoming()).toHaveLength(1);
  });

  it('stays when its member takes back having it offered, and nothing leaves without a press', async () => {
    await at('2026-11-28T08:00:00Z');
    await mailed().accept();
    await setAutomatic(calendarId, 'remind');
    expect(await upcoming()).toHaveLength(1);
  });

  it('is offered no more where something was done about the day, or its person is paused', async () => {
    await at('2026-11-28T08:00:00Z');
    await member.call('POST /reminder/send/{calendarId}', { params: { calendarId }, body: { handledAs: 'call' } });
    expect(await mailed().offer()).toBeNull();
    expect((await mailed().accept()).errors.map(({ errorCode }) => errorCode)).toEqual(['not-offered']);
    await member.call('PUT /contacts/{contactId}', { params: { contactId }, body: { state: 'paused' } });
    expect((await mailed().accept()).status).toBe(404);
    expect(await upcoming()).toEqual([]);
  });

  it('gives way to a card that is sent by itself, where that is chosen afterwards', async () => {
    await at('2026-11-28T08:00:00Z');
    await setAutomatic(calendarId);
    expect(await mailed().offer()).toBeNull();
    expect(await subjectsAt('2026-11-28T09:00:00Z')).toEqual(['Your card for Amelie leaves on Saturday 5 December']);
    // And back: what waits is a draft again, and a card is offered.
    await setAutomatic(calendarId, 'ask');
    expect(await upcoming()).toEqual([]);
  });
});
