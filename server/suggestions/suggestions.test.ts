import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suggestedFor } from '#server/calendar/calendar.ts';
import { factsOf, shopOf } from '#server/cards/cards.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { leavesOut } from './avoids.ts';
import { findLastCard, suggestForDates } from './suggestions.ts';

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

const BIRTHDAY = { year: 1986, month: 12, day: 5 };
async function person(body: object = {}, date: object = BIRTHDAY) {
  const { contact } = await member.call('POST /contacts', { body: { name: 'Amelie Fontaine', ...body } });
  const { contactId } = contact;
  return (await member.call('POST /birthday', { body: { contactId, date } })).calendar.calendarId;
}
const suggest = async (calendarId: string, limit = 12) =>
  (await member.call('GET /calendar/{calendarId}/cards', { params: { calendarId }, query: { limit } })).results;

it('has cards with the age, cards for such a person, and others for anybody; none of another age or for somebody else', async () => {
  const cards = await suggest(await person({ relationship: 'sister' }));
  expect(cards).toHaveLength(12);
  expect(new Set(cards.map(({ cardId }) => cardId)).size).toBe(12);
  const numbers = cards.flatMap(({ title }) => /\b\d+\b/.exec(title)?.[0] ?? []);
  expect(numbers.length).toBeGreaterThanOrEqual(4);
  expect(new Set(numbers)).toEqual(new Set(['40']));
  expect(cards.filter(({ relation }) => relation === 'sister').length).toBeGreaterThanOrEqual(4);
  expect(cards.every(({ relation }) => relation === null || relation === 'sister')).toBe(true);
});

it('without a year or a relationship has cards that suit anybody', async () => {
  const cards = await suggest(await person({}, { month: 12, day: 5 }), 3);
  expect(cards).toHaveLength(3);
  expect(cards.every(({ relation, title }) => relation === null && !/\b\d+\b/.test(title))).toBe(true);
});

it('for a day that was missed has the years that it was then', async () => {
  app.clock.set('2026-12-04T12:00:00Z');
  const calendarId = await person();
  app.clock.set('2026-12-06T12:00:00Z');
  const numbers = (await suggest(calendarId)).flatMap(({ title }) => /\b\d+\b/.exec(title)?.[0] ?? []);
  expect(new Set(numbers)).toEqual(new Set(['40']));
});

it('for a day of another kind has cards for no occasion, whatever the years', async () => {
  const { calendar } = await member.call('POST /event', {
    body: { name: 'The day we met', date: { year: 2019, month: 12, day: 5 } },
  });
  const found = await suggest(calendar.calendarId, 6);
  expect(found).toHaveLength(6);
  for (const { cardId } of found)
    expect((await member.call('GET /cards/{cardId}', { params: { cardId } })).card.occasion).toBe('just-because');
});

it('leaves out what should be avoided', async () => {
  const calendarId = await person({ avoid: ['Pets', 'flowers'] });
  for (const { cardId } of await suggest(calendarId, 24)) {
    const { card } = await member.call('GET /cards/{cardId}', { params: { cardId } });
    expect([card.title, card.alt, card.verse].join(' ').toLowerCase()).not.toMatch(/\bflowers?\b/);
  }
});

it('suggests nothing that was sent for the date before', async () => {
  const calendarId = await person();
  const [first] = await suggest(calendarId, 3);
  const { cardSend } = await member.call('POST /card/send', { body: { cardId: first?.cardId ?? '', calendarId } });
  expect((await suggest(calendarId, 3))[0]?.cardId).toBe(first?.cardId);
  await member.call('PUT /card/send', {
    body: { cardSendId: cardSend.cardSendId, recipients: [{ name: 'Amelie', email: 'amelie@larkspur.example' }] },
  });
  await member.call('PUT /card/send/send', { body: { cardSendId: cardSend.cardSendId } });
  expect((await suggest(calendarId, 24)).map(({ cardId }) => cardId)).not.toContain(first?.cardId);
});

/** Sends a card to an address at once. @param calendarId for this date, where one is given */
async function send(cardId: string, email: string, calendarId?: string): Promise<void> {
  const { cardSend } = await member.call('POST /card/send', { body: { cardId, ...(calendarId && { calendarId }) } });
  const { cardSendId } = cardSend;
  await member.call('PUT /card/send/message', { body: { cardSendId, message: 'With love' } });
  await member.call('PUT /card/send', {
    body: { cardSendId, recipients: [{ name: 'Amelie', email }], sender: { name: 'Rosa', email: member.email } },
  });
  await member.call('PUT /card/send/send', { body: { cardSendId } });
  app.clock.advance(60_000);
  await app.deliver();
}

it('suggests nothing that went to the person before, for whatever it was', async () => {
  const calendarId = await person({ emails: ['amelie@larkspur.example'] });
  const [first] = await suggest(calendarId, 3);
  await send(first?.cardId ?? '', 'Amelie@Larkspur.example');
  expect((await suggest(calendarId, 24)).map(({ cardId }) => cardId)).not.toContain(first?.cardId);
});

describe('a draft', () => {
  const avoided = async (cardSendId: string, who = member) =>
    who.ask('GET /card/send/avoided', { query: { cardSendId } });
  async function draft(recipients: { name: string; email: string }[], calendarId?: string) {
    const [card] = (await member.call('GET /cards', { query: { top: 'birthday', limit: 1 } })).results;
    const { cardSend } = await member.call('POST /card/send', {
      body: { cardId: card?.cardId ?? '', ...(calendarId && { calendarId }) },
    });
    await member.call('PUT /card/send', { body: { cardSendId: cardSend.cardSendId, recipients } });
    return { cardSendId: cardSend.cardSendId, title: card?.title ?? '' };
  }
  const AMELIE = { name: 'Amelie Fontaine', email: 'Amelie@larkspur.example' };

  it('says for whom it shows what should be avoided', async () => {
    const { cardSendId, title } = await draft([AMELIE, { name: 'Theo', email: 'theo@larkspur.example' }]);
    expect((await avoided(cardSendId)).data).toEqual({ avoided: [] });
    await person({ emails: ['amelie@larkspur.example'], avoid: ['submarines', title] });
    expect((await avoided(cardSendId)).data).toEqual({ avoided: [{ name: 'Amelie Fontaine', shown: [title] }] });
    await member.call('PUT /card/send/message', { body: { cardSendId, verse: 'All aboard the submarine' } });
    expect((await avoided(cardSendId)).data).toEqual({
      avoided: [{ name: 'Amelie Fontaine', shown: ['submarines', title] }],
    });
  });

  it('knows whose date it is for, whatever the address', async () => {
    const calendarId = await person({ avoid: ['birthday', 'happy'] });
    const { cardSendId } = await draft([{ ...AMELIE, email: 'amelie@home.example' }], calendarId);
    await member.call('PUT /card/send/message', { body: { cardSendId, verse: 'Happy birthday' } });
    expect((await avoided(cardSendId)).data).toEqual({
      avoided: [{ name: 'Amelie Fontaine', shown: ['birthday', 'happy'] }],
    });
  });

  it('is its member’s', async () => {
    const { cardSendId } = await draft([AMELIE]);
    const other = await signedIn(app, { zone: 'Europe/London' });
    expect(await avoided(cardSendId, other)).toMatchObject({ status: 404, errors: [{ field: 'cardSendId' }] });
  });
});

it('has no jokes where nobody looks at a card before it goes', async () => {
  const calendarId = await person({}, { ...BIRTHDAY, year: 1992 });
  const date = await suggestedFor(app.context.db, calendarId, '2026-12-05');
  const moodsOf = async (isGentle: boolean) => {
    const found = await suggestForDates(app.context, app.context.db, date ? [date] : [], 20, { isGentle });
    const rows = await shopOf(app.context).rows((found.get(calendarId) ?? []).map(({ cardId }) => cardId));
    return new Set(rows.flatMap((row) => factsOf(row).moods));
  };
  expect(await moodsOf(false)).toContain('funny');
  const gentle = await moodsOf(true);
  expect(gentle.size).toBeGreaterThan(0);
  expect(gentle).not.toContain('funny');
});

describe('the card of an earlier year', () => {
  const lastFor = async (calendarId: string, on: string) => {
    const date = await suggestedFor(app.context.db, calendarId, on);
    return date && findLastCard(app.context.db, date);
  };
  const title = async (cardId: string) => (await member.call('GET /cards/{cardId}', { params: { cardId } })).card.title;
  const anyOf = async (top: string) =>
    (await member.call('GET /cards', { query: { top, limit: 1 } })).results[0]?.cardId ?? '';

  it('is the one for the date or the occasion, in that year, and says how it went', async () => {
    const calendarId = await person({ emails: ['amelie@larkspur.example'] });
    const [birthday, thanks] = [await anyOf('birthday'), await anyOf('thank-you')];
    app.clock.set('2026-12-05T09:00:00Z');
    await send(birthday, 'amelie@larkspur.example');
    expect(await lastFor(calendarId, '2026-12-05')).toBeNull();
    app.clock.set('2027-01-10T09:00:00Z');
    await send(thanks, 'amelie@larkspur.example');
    const found = { title: await title(birthday), year: 2026, isOpened: false, isThanked: false };
    expect(await lastFor(calendarId, '2027-12-05')).toEqual(found);
    // One for the date itself counts whatever is on it, and wherever it went.
    app.clock.set('2027-12-05T09:00:00Z');
    await send(thanks, 'amelie@home.example', calendarId);
    expect(await lastFor(calendarId, '2028-12-05')).toMatchObject({ title: await title(thanks), year: 2027 });
  });

  it('is none of somebody else’s', async () => {
    const calendarId = await person({ emails: ['amelie@larkspur.example'] });
    const birthday = await anyOf('birthday');
    const own = member;
    member = await signedIn(app, { zone: 'Europe/London' });
    await send(birthday, 'amelie@larkspur.example');
    member = own;
    expect(await lastFor(calendarId, '2027-12-05')).toBeNull();
  });
});

it.each([
  [['Cat'], 'Two cats in a basket', [], false],
  [['cat'], 'A catalogue of stars', [], true],
  [['cats'], 'A cat in the box', [], false],
  [['ice cream'], 'A cone of ice cream, melting', [], false],
  [['Alcohol'], 'A glass of something', ['alcohol'], false],
  [['alcohol'], 'Two glasses', [], true],
  [['Age jokes'], 'Older, and none the wiser', ['age-joke'], false],
  [[], 'Anything', ['pets'], true],
  [['.*'], 'Anything', [], true],
])('who avoids %j may get “%s” %j: %s', (avoid, alt, cautions, isFine) => {
  expect(leavesOut({ title: '', alt, headline: '', verse: '', line: '', cautions }, avoid)).toBe(isFine);
});
