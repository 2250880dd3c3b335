import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { YearDate } from '#contract/card-plan.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-28T12:00:00Z');
  member = await signedIn(app, { zone: 'Europe/London' });
});

const IN_A_WEEK = { year: 1986, month: 12, day: 5 };
async function person(name = 'Amelie Fontaine', { date = IN_A_WEEK, ...given }: Record<string, unknown> = {}) {
  const { contact } = await member.call('POST /contacts', { body: { name, ...given } });
  const body = { contactId: contact.contactId, date: date as typeof IN_A_WEEK };
  return (await member.call('POST /birthday', { body })).calendar;
}
const WITH_ADDRESS = { emails: ['amelie@fontaine.example'] };
const year = (query: { limit?: number; offset?: number } = {}) => member.call('GET /year', { query });
const only = async (): Promise<YearDate> => {
  const { results } = await year();
  expect(results).toHaveLength(1);
  return results[0] as YearDate;
};
const given = (date: YearDate, body: object) => ({
  params: { calendarId: date.calendarId },
  body: { day: date.day, cardId: date.cards[0]?.cardId ?? '', message: date.message, ...body },
});
const plan = (date: YearDate, body: object = {}) => member.call('POST /year/{calendarId}', given(date, body));
/** Why it is refused. */
const refused = async (date: YearDate, body: object = {}, by: TestMember = member) =>
  (await by.ask('POST /year/{calendarId}', given(date, body))).errors.map(
    ({ field, errorCode }) => `${field} ${errorCode}`,
  );
const cardsOf = async (list: 'upcoming' | 'drafts') =>
  (await member.call('GET /my_cards', { query: { type: list } })).results;

describe('the year', () => {
  it('has one date alone, where it is asked for, and none that is somebody else’s or of nobody', async () => {
    const { calendarId } = await person('Theo Brandt');
    await person('Amelie Fontaine', WITH_ADDRESS);
    const { calendar } = await member.call('POST /event', { body: { name: 'The day we met', date: IN_A_WEEK } });
    const one = (query: { calendarId: string }, by = member) => by.call('GET /year', { query });
    expect(await one({ calendarId })).toMatchObject({ results: [{ calendarId }], total: 1, handled: 0 });
    expect((await one({ calendarId: calendar.calendarId })).results).toEqual([]);
    expect((await one({ calendarId }, await signedIn(app))).results).toEqual([]);
  });

  it('begins with another card for each person, also where all of them are as old', async () => {
    for (const name of ['Amelie Fontaine', 'Theo Brandt', 'Noor Haddad']) await person(name, WITH_ADDRESS);
    const firsts = (await year()).results.map(({ cards }) => cards[0]?.cardId);
    expect(firsts).not.toContain(undefined);
    expect(new Set(firsts).size).toBe(3);
  });

  it('has the next day of everybody’s dates, with cards that suit each and a line to write in them', async () => {
    await person('Amelie Fontaine', { ...WITH_ADDRESS, relationship: 'sister' });
    const { contact } = await member.call('POST /contacts', { body: { name: 'Rosa and Theo' } });
    await member.call('POST /anniversary', {
      body: { contactId: contact.contactId, date: { year: 2016, month: 11, day: 29 } },
    });
    const { results, total, handled } = await year();
    expect({ total, handled }).toEqual({ total: 2, handled: 0 });
    expect(results).toMatchObject([
      { day: '2026-11-29', reminderName: 'Rosa and Theo’s 10th anniversary', email: null, handledAs: null, card: null },
      {
        day: '2026-12-05',
        reminderName: 'Amelie Fontaine turns 40',
        firstName: 'Amelie',
        email: WITH_ADDRESS.emails[0],
      },
    ]);
    expect(results.map(({ message }) => message)).toEqual([
      expect.stringContaining('Happy anniversary, Rosa and Theo!'),
      expect.stringContaining('Happy birthday, Amelie!'),
    ]);
    for (const { cards } of results) expect(cards).toHaveLength(6);
    // As the shop shows them: nobody has to look at a name on the front.
    for (const { cardId } of results.flatMap(({ cards }) => cards))
      expect((await member.call('GET /cards/{cardId}', { params: { cardId } })).card.needsName).toBe(false);
  });

  it('suggests nothing that should be avoided, of another relation, or that was sent to them before', async () => {
    const { contact } = await person('Amelie Fontaine', { ...WITH_ADDRESS, relationship: 'sister' });
    await person('Kit Moss', { date: { month: 12, day: 9 }, relationship: 'brother' });
    const [before] = (await year()).results;
    const [sent, avoided] = before?.cards ?? [];
    const params = { contactId: contact?.contactId ?? '' };
    await member.call('PUT /contacts/{contactId}', { params, body: { avoid: [avoided?.title ?? ''] } });
    const { cardSendId } = (await member.call('POST /card/send', { body: { cardId: sent?.cardId ?? '' } })).cardSend;
    const recipients = [{ name: 'Amelie', email: 'amelie@fontaine.example' }];
    await member.call('PUT /card/send', { body: { cardSendId, recipients } });
    await member.call('PUT /card/send/send', { body: { cardSendId } });
    const [amelie, kit] = (await year()).results;
    const cardIds = amelie?.cards.map(({ cardId }) => cardId) ?? [];
    expect(cardIds).toHaveLength(6);
    expect(cardIds).not.toContain(sent?.cardId);
    expect(cardIds).not.toContain(avoided?.cardId);
    for (const [date, relation] of [
      [amelie, 'sister'],
      [kit, 'brother'],
    ] as const)
      for (const { cardId } of date?.cards ?? [])
        expect([null, relation]).toContain(
          (await member.call('GET /cards/{cardId}', { params: { cardId } })).card.relation,
        );
  });

  it('leaves out who has died or is paused, days of nobody, and dates of which only the month is known', async () => {
    await person('Ada', { state: 'died' });
    await person('Ben', { state: 'paused' });
    await person('Cleo', { date: { month: 12 } });
    await person('Dan', { date: {} });
    await member.call('POST /event', { body: { name: 'The day we met', date: { month: 12, day: 5 } } });
    await member.call('POST /holidays', { body: { holidays: [{ holidayId: 'christmas', isChosen: true }] } });
    expect(await year()).toEqual({ results: [], total: 0, handled: 0 });
  });

  it('comes in pages, and counts what is done of all', async () => {
    for (const day of [5, 6, 7]) await person(`Friend ${day}`, { date: { month: 12, day } });
    const calendarId = (await year({ limit: 1, offset: 2 })).results[0]?.calendarId ?? '';
    await member.call('POST /reminder/send/{calendarId}', { params: { calendarId }, body: { handledAs: 'call' } });
    const page = await year({ limit: 2, offset: 1 });
    expect(page).toMatchObject({ total: 3, handled: 1, results: [{ name: 'Friend 6' }, { name: 'Friend 7' }] });
    // What is handled needs no card.
    expect(page.results.map(({ cards, handledAs }) => [cards.length, handledAs])).toEqual([
      [6, null],
      [0, 'call'],
    ]);
  });
});

describe('a card that is planned', () => {
  it('is scheduled for nine in their morning, answers the date, and can be taken back', async () => {
    await person('Amelie Fontaine', { ...WITH_ADDRESS, timeZone: 'Pacific/Auckland' });
    const { date } = await plan(await only(), { message: 'Happy birthday! Kiss the cat.' });
    expect(date).toMatchObject({
      handledAs: 'card',
      cards: [],
      card: { cardSend: { state: 'scheduled', people: ['Amelie Fontaine'], at: '2026-12-04T20:00:00.000Z' } },
    });
    expect(await year()).toMatchObject({ total: 1, handled: 1, results: [date] });
    // Forty of them would be forty mails.
    await app.deliver();
    expect(app.mailer.sent.filter(({ to }) => to.address === member.email)).toEqual([]);
    const cardSendId = date.card?.cardSend?.cardSendId ?? '';
    await member.call('PUT /card/send/stop', { body: { cardSendId } });
    const { cardSend } = await member.call('GET /card/send', { query: { card_send_id: cardSendId } });
    expect(cardSend).toMatchObject({ state: 'draft', message: 'Happy birthday! Kiss the cat.', nameOnFront: null });
    expect(await only()).toMatchObject({ handledAs: null, card: null });

    // Planned again, it is the same card with other words, not a second one.
    const again = await only();
    await plan(again, { cardId: again.cards[1]?.cardId, message: 'Happy birthday again!' });
    expect(await cardsOf('upcoming')).toMatchObject([{ cardSend: { cardSendId } }]);
    expect(await cardsOf('drafts')).toEqual([]);
  });

  it('keeps the address that was missing, and needs one', async () => {
    const { contact } = await person();
    const date = await only();
    expect(await refused(date)).toEqual(['email missing']);
    expect(await cardsOf('drafts')).toEqual([]);
    await plan(date, { email: 'amelie@fontaine.example' });
    const params = { contactId: contact?.contactId ?? '' };
    expect((await member.call('GET /contacts/{contactId}', { params })).contact.emails).toEqual(WITH_ADDRESS.emails);
  });

  it('goes to the address that is known, whatever is given', async () => {
    await person('Amelie Fontaine', WITH_ADDRESS);
    const { date } = await plan(await only(), { email: 'somebody@else.example' });
    const query = { card_send_id: date.card?.cardSend?.cardSendId ?? '' };
    const { cardSend } = await member.call('GET /card/send', { query });
    expect(cardSend.recipients.map(({ email }) => email)).toEqual(WITH_ADDRESS.emails);
  });

  it('is one, though the button is pressed in several windows', async () => {
    await person('Amelie Fontaine', WITH_ADDRESS);
    const date = await only();
    const presses = await Promise.allSettled([plan(date), plan(date), plan(date)]);
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await cardsOf('upcoming')).toHaveLength(1);
    expect(await refused(date)).toEqual(['general handled']);
    expect(await cardsOf('drafts')).toEqual([]);
  });

  it('is the one that was begun, where the process ended before it was sent', async () => {
    await person('Amelie Fontaine', WITH_ADDRESS);
    const date = await only();
    await plan(date);
    const [planned] = await cardsOf('upcoming');
    const cardSendId = planned?.cardSend?.cardSendId ?? '';
    await member.call('PUT /card/send/stop', { body: { cardSendId } });
    // As the ended process left it: claimed, with its draft.
    await app.context.db
      .updateTable('card_plans')
      .set({ claim_id: '01940000-0000-7000-8000-000000000001', claimed_until: new Date(app.clock.now() + 60_000) })
      .where('calendar_id', '=', date.calendarId)
      .execute();
    expect(await refused(date)).toEqual(['general being-planned']);
    app.clock.set('2026-11-28T12:02:00Z');
    await plan(date);
    expect(await cardsOf('upcoming')).toMatchObject([{ cardSend: { cardSendId } }]);
    expect(await cardsOf('drafts')).toEqual([]);
  });

  it('is for the next day, also where the last one was missed', async () => {
    await person('Amelie Fontaine', WITH_ADDRESS);
    app.clock.set('2026-12-06T12:00:00Z');
    const { date } = await plan(await only());
    expect(date).toMatchObject({ day: '2027-12-05', card: { cardSend: { at: '2027-12-05T09:00:00.000Z' } } });
    const params = { calendarId: date.calendarId };
    expect((await member.call('GET /calendar/{calendarId}', { params })).calendar.missedDate).toBe('2026-12-05');
  });

  it('is refused where its hour has passed there, and what was written is kept', async () => {
    await person('Amelie Fontaine', {
      ...WITH_ADDRESS,
      timeZone: 'Pacific/Auckland',
      date: { month: 11, day: 29 },
    });
    app.clock.set('2026-11-28T21:00:00Z');
    expect(await refused(await only(), { message: 'Kiss the cat.' })).toEqual(['schedule.time past']);
    expect(await only()).toMatchObject({ handledAs: null, card: null });
    expect(await cardsOf('drafts')).toHaveLength(1);
  });

  it('is refused for another day than was shown, and for a date of somebody else', async () => {
    await person('Amelie Fontaine', WITH_ADDRESS);
    const date = await only();
    expect(await refused({ ...date, day: '2026-12-06' })).toEqual(['general other-day']);
    expect(await refused(date, {}, await signedIn(app))).toEqual(['calendarId unknown-entry']);
  });

  it('does not leave where the person has died', async () => {
    const { contact } = await person('Amelie Fontaine', WITH_ADDRESS);
    await plan(await only());
    const params = { contactId: contact?.contactId ?? '' };
    await member.call('PUT /contacts/{contactId}', { params, body: { state: 'died' } });
    expect(await cardsOf('upcoming')).toEqual([]);
    expect((await year()).total).toBe(0);
  });
});
