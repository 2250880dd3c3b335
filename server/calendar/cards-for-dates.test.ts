import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

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

const addBirthday = async (date: object = { year: 1992, month: 12, day: 5 }) =>
  (await member.call('POST /birthday', { body: { name: 'Amelie Fontaine', date } })).calendar;
const start = async (calendarId: string) =>
  (await member.call('POST /card/send', { body: { cardId: SHOP_CARD, calendarId } })).cardSend;
const entry = async (calendarId: string) =>
  (await member.call('GET /calendar/{calendarId}', { params: { calendarId } })).calendar;
async function send(cardSendId: string): Promise<void> {
  await member.call('PUT /card/send', {
    body: { cardSendId, recipients: [{ name: 'Amelie', email: 'amelie@larkspur.example' }] },
  });
  await member.call('PUT /card/send/send', { body: { cardSendId } });
}

it('a card that is begun for a date knows whom it is for, and arrives on the day', async () => {
  const { calendarId } = await addBirthday();
  expect(await start(calendarId)).toMatchObject({
    forDate: { calendarId, day: '2026-12-05', name: 'Amelie Fontaine', email: null, timeZone: null },
    schedule: { kind: 'on', date: '2026-12-05', time: '09:00' },
  });
});

it('a card for a holiday, or for a day of nobody’s, is for nobody by name, and answers it when it is sent', async () => {
  const { holidays } = await member.call('POST /holidays', {
    body: { holidays: [{ holidayId: 'christmas', isChosen: true }] },
  });
  const { calendar: day } = await member.call('POST /event', {
    body: { name: 'The day we met', date: { month: 12, day: 9 } },
  });
  expect((await start(day.calendarId)).forDate).toMatchObject({ day: '2026-12-09', name: null });
  const calendarId = holidays[0]?.calendarId ?? '';
  const { cardSendId, forDate, schedule } = await start(calendarId);
  expect({ forDate, schedule }).toMatchObject({
    forDate: { calendarId, day: '2026-12-25', name: null, email: null },
    schedule: { kind: 'on', date: '2026-12-25' },
  });
  await send(cardSendId);
  expect(await entry(calendarId)).toMatchObject({ handledAs: 'card', cardSendId });
});

it('a card for today, or for a day that was missed, arrives at once', async () => {
  const { calendarId } = await addBirthday({ month: 11, day: 28 });
  expect(await start(calendarId)).toMatchObject({ forDate: { day: '2026-11-28' }, schedule: { kind: 'now' } });
  app.clock.set('2026-11-30T12:00:00Z');
  expect(await start(calendarId)).toMatchObject({ forDate: { day: '2026-11-28' }, schedule: { kind: 'now' } });
});

it('when it is sent the date is answered by it, and open again when it is stopped', async () => {
  const { calendarId } = await addBirthday();
  const { cardSendId } = await start(calendarId);
  expect((await entry(calendarId)).handledAs).toBeNull();
  await send(cardSendId);
  expect(await entry(calendarId)).toMatchObject({ handledAs: 'card', cardSendId, reminderDate: '2027-11-28' });
  await member.call('PUT /card/send/stop', { body: { cardSendId } });
  expect(await entry(calendarId)).toMatchObject({ handledAs: null, cardSendId: null });
});

it('what was noted by hand stays, also when the card is stopped', async () => {
  const { calendarId } = await addBirthday();
  await member.call('POST /reminder/send/{calendarId}', { params: { calendarId }, body: { handledAs: 'gift' } });
  const { cardSendId } = await start(calendarId);
  await send(cardSendId);
  await member.call('PUT /card/send/stop', { body: { cardSendId } });
  expect(await entry(calendarId)).toMatchObject({ handledAs: 'gift', cardSendId: null });
});

it('a date that was removed meanwhile keeps no card from being sent', async () => {
  const { calendarId } = await addBirthday();
  const { cardSendId } = await start(calendarId);
  await member.call('DELETE /reminder/{calendarId}', { params: { calendarId } });
  const { cardSend } = await member.call('GET /card/send', { query: { card_send_id: cardSendId } });
  expect(cardSend.forDate).toBeNull();
  await send(cardSendId);
});

it('is begun by its member, or by the link of its reminder, and by nobody else', async () => {
  const { calendarId } = await addBirthday();
  const body = { cardId: SHOP_CARD, calendarId };
  const other = await signedIn(app);
  expect((await other.ask('POST /card/send', { body })).errors[0]).toMatchObject({ errorCode: 'unknown-entry' });
  const holder = app.visitor();
  await holder.call('GET /login', { query: {} });
  expect((await holder.ask('POST /card/send', { body })).errors[0]).toMatchObject({ errorCode: 'no-login' });
  const pair = app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
  const { cardSend } = await holder.call('POST /card/send', { body: { ...body, ...pair } });
  expect(cardSend.forDate).toMatchObject({ name: 'Amelie Fontaine' });
});

it('a card goes to the address and the place that are known of the person, whose own are kept, or learned from it where there were none', async () => {
  const { calendarId, contact } = await addBirthday();
  const params = { contactId: contact?.contactId ?? '' };
  await send((await start(calendarId)).cardSendId);
  const learned = await member.call('GET /contacts/{contactId}', { params });
  expect(learned.contact.emails).toEqual(['amelie@larkspur.example']);
  await member.call('PUT /contacts/{contactId}', {
    params,
    body: { emails: ['a.fontaine@harbour.example', 'old@harbour.example'], timeZone: 'Australia/Melbourne' },
  });
  const { cardSendId, forDate } = await start(calendarId);
  expect(forDate).toMatchObject({ email: 'a.fontaine@harbour.example', timeZone: 'Australia/Melbourne' });
  await send(cardSendId);
  expect((await member.call('GET /contacts/{contactId}', { params })).contact).toMatchObject({
    emails: ['a.fontaine@harbour.example', 'old@harbour.example'],
    timeZone: 'Australia/Melbourne',
  });
});

it('when the person has died, the cards for them that have not left are drafts again, and no others', async () => {
  const { calendarId, contact } = await addBirthday();
  const forDate = (await start(calendarId)).cardSendId;
  await send(forDate);
  const schedule = { kind: 'on' as const, date: '2026-12-20', time: '09:00' };
  const plain = async (recipients: { name: string; email: string }[]) => {
    const { cardSend } = await member.call('POST /card/send', { body: { cardId: SHOP_CARD } });
    const { cardSendId } = cardSend;
    await member.call('PUT /card/send', { body: { cardSendId, recipients, schedule } });
    await member.call('PUT /card/send/send', { body: { cardSendId } });
    return cardSendId;
  };
  const amelie = { name: 'Amelie', email: 'Amelie@larkspur.example' };
  const toThem = await plain([amelie]);
  const toSeveral = await plain([amelie, { name: 'Theo', email: 'theo@harbour.example' }]);
  const toTheo = await plain([{ name: 'Theo', email: 'theo@harbour.example' }]);
  await member.call('PUT /contacts/{contactId}', {
    params: { contactId: contact?.contactId ?? '' },
    body: { state: 'died' },
  });
  const stateOf = async (id: string) =>
    (await member.call('GET /card/send', { query: { card_send_id: id } })).cardSend.state;
  expect(await Promise.all([forDate, toThem, toSeveral, toTheo].map(stateOf))).toEqual([
    'draft',
    'draft',
    'scheduled',
    'scheduled',
  ]);
  expect((await entry(calendarId)).handledAs).toBeNull();
});
