import { afterAll, beforeAll, expect, it } from 'vitest';
import { bounceReason, MailRefused } from '#server/ports/mailer.ts';
import { type TestApp, testApp } from '#tests/app.ts';
import { MY_CARDS_TYPES, type MyCardsType } from '#shared/routes.ts';
import { createDemo } from './demo.ts';
import { DEMO_ADMIN, DEMO_MEMBERS, DEMO_PASSWORD } from './members.ts';
import { memberOf, type DemoContext } from './world.ts';

let app: TestApp;
let world: DemoContext;
beforeAll(async () => {
  app = await testApp({ settings: { undoMs: 0 } });
  // As the built-in mailbox answers.
  app.mailer.before = ({ to }) => {
    const response = '550 5.1.2 No such domain';
    if (to.address.endsWith('.invalid')) throw new MailRefused(bounceReason(response), response);
  };
  world = await createDemo(app, Date.parse('2026-11-23T15:00:00Z'));
}, 240_000);
afterAll(() => app.close());

const cardsOf = (firstName: string, type: MyCardsType) =>
  memberOf(world, firstName).call('GET /my_cards', { query: { type } });

it('has members who can sign in, with their zones and photos', async () => {
  for (const { email, name, timeZone, portrait } of DEMO_MEMBERS) {
    const browser = app.visitor();
    await browser.call('POST /login', { body: { loginType: 'email', email, password: DEMO_PASSWORD } });
    const { account } = await browser.call('GET /account');
    expect(account).toMatchObject({ name, timeZone, isEmailConfirmed: true });
    expect(account.photo !== null).toBe(portrait !== null);
  }
});

it('has one administrator', async () => {
  expect((await memberOf(world, DEMO_ADMIN).call('GET /admin/members', { query: {} })).total).toBe(DEMO_MEMBERS.length);
  expect((await memberOf(world, 'Rosa').ask('GET /admin/members', { query: {} })).status).toBe(404);
});

it('has cards that are upcoming, sent, received, drafts and favourites', async () => {
  const counts = Object.fromEntries(
    await Promise.all(MY_CARDS_TYPES.map(async (type) => [type, (await cardsOf('Rosa', type)).total] as const)),
  );
  expect(counts).toEqual({ upcoming: 3, sent: 2, received: 1, drafts: 1, favorites: 8 });
  // Cancelled, and so a draft again.
  expect((await cardsOf('Łukasz', 'drafts')).total).toBe(1);
});

it('has people with dates, of whom the members were reminded', async () => {
  const rosa = memberOf(world, 'Rosa');
  const { results } = await rosa.call('GET /reminder', {});
  expect(results.slice(0, 2).map(({ reminderName, calendarDate }) => [reminderName, calendarDate])).toEqual([
    ['Amelie Hart turns 34', '2026-11-28'],
    ['Elsa Nyman turns 40', '2026-11-29'],
  ]);
  const contacts = (await rosa.call('GET /contacts', {})).results;
  // Nine of them written down, one who answered, three of the list: its fourth entry waits for a decision.
  expect(contacts.filter(({ state }) => state === 'kept')).toHaveLength(13);
  expect(contacts.filter(({ state }) => state === 'died')).toHaveLength(1);
  expect(app.mailer.sent.map(({ subject }) => subject)).toContain('Amelie turns 34 on 28 November');
});

it('has groups of contacts, and contacts that may be one person', async () => {
  const rosa = memberOf(world, 'Rosa');
  const { results: groups } = await rosa.call('GET /contact_groups', {});
  expect(groups.map(({ name, people }) => [name, people])).toEqual([
    ['Choir', 2],
    ['Family', 4],
    ['Old friends', 2],
  ]);
  const { results: pairs } = await rosa.call('GET /contact_duplicates', {});
  expect(pairs.map(({ contacts }) => contacts.map(({ name }) => name).toSorted())).toEqual(
    expect.arrayContaining([
      ['Theo Lindqvist', 'theo lindqvist'],
      ['Mei (work)', 'Mei Tanaka'],
    ]),
  );
});

it('has birthday requests in every state', async () => {
  const { results } = await memberOf(world, 'Rosa').call('GET /birthday/requests', {});
  expect(Object.fromEntries(results.map(({ name, state }) => [name, state]))).toEqual({
    'Nadia Haddad': 'answered',
    'Ebba Sand': 'asked',
    'Hedda Ström': 'bounced',
    'Samuel Okafor': 'asked',
    'Uncle Birger': 'asked',
  });
});

it('has a list of birthdays on which three people are, one of them twice', async () => {
  const rosa = memberOf(world, 'Rosa');
  const [list] = (await rosa.call('GET /birthday/groups', {})).results;
  const { group } = await rosa.call('GET /birthday/groups/{groupId}', { params: { groupId: list?.groupId ?? '' } });
  expect(group.members.map(({ name }) => name).toSorted()).toEqual([
    'Amina Diallo',
    'Theo Brandt',
    'Zoe Adler',
    'theo brandt',
  ]);
});

it('has chosen holidays', async () => {
  const { holidays } = await memberOf(world, 'Rosa').call('GET /holidays', { query: {} });
  expect(holidays.filter(({ calendarId }) => calendarId !== null)).toHaveLength(4);
});

it('has a year ahead with cards that are planned, sent by themselves, and suggested', async () => {
  const rosa = memberOf(world, 'Rosa');
  const { results } = await rosa.call('GET /year', { query: {} });
  const year = new Map(results.map((date) => [date.name, date]));
  expect(year.get('Amelie Hart')).toMatchObject({ whenItComes: 'send', handledAs: 'card' });
  expect(year.get('Theo Lindqvist')).toMatchObject({ whenItComes: 'remind', handledAs: 'card' });
  expect(year.get('Ida Nilsson')).toMatchObject({ handledAs: 'call' });
  const elsa = year.get('Elsa Nyman');
  expect(elsa).toMatchObject({ whenItComes: 'ask', handledAs: null });
  const params = { calendarId: elsa?.calendarId ?? '' };
  expect((await rosa.call('GET /year/{calendarId}/offer', { params, query: {} })).offer).not.toBeNull();
});

it('has cards that were opened, answered and bounced', async () => {
  const sent = (await cardsOf('Rosa', 'sent')).results.map(({ cardSend }) => cardSend?.became);
  expect(sent).toContainEqual({ opened: 1, thanked: 1, bounced: 0 });
  expect(sent).toContainEqual({ opened: 1, thanked: 1, bounced: 1 });
  // Corrected, delivered and opened.
  expect((await cardsOf('Jonas', 'sent')).results[0]?.cardSend?.became).toEqual({ opened: 1, thanked: 0, bounced: 0 });
});

it('has cards of visitors', async () => {
  const admin = memberOf(world, DEMO_ADMIN);
  const { results } = await admin.call('GET /admin/sends', { query: { q: 'olivia@millpond.example' } });
  expect(results).toHaveLength(1);
});

it('has open and answered support messages, browser errors and metrics', async () => {
  const admin = memberOf(world, DEMO_ADMIN);
  const { results } = await admin.call('GET /admin/tickets', { query: { state: 'all' } });
  expect(results.map(({ state }) => state).toSorted()).toEqual(['answered', 'answered', 'open', 'open']);
  expect((await admin.call('GET /admin/client-errors', { query: {} })).results).toHaveLength(2);
  const { metrics, pages, vitals } = await admin.call('GET /admin/overview', { query: { days: 14 } });
  // Reminders of today are sent where the hour of their members has come.
  const counted = new Set(metrics.map(({ name }) => name).filter((name) => name !== 'reminder-sent'));
  expect([...counted].toSorted()).toEqual(['card-sent', 'cart', 'login', 'page-view', 'registration']);
  expect(pages[0]).toMatchObject({ path: '/' });
  expect(vitals.map(({ name }) => name)).toEqual(['CLS', 'INP', 'LCP']);
});

it('has an export that is ready', async () => {
  const { export: packed } = await memberOf(world, 'Rosa').call('GET /account/export');
  expect(packed).toMatchObject({ state: 'ready' });
});
