import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories/member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deliver();
  app.mailer.sent.length = 0;
  await app.context.db.deleteFrom('tickets').execute();
});

const LETTER = { name: 'Rosa', email: 'rosa@example.com', subject: 'A card', message: 'Where is it?\nRosa' };
const write = (change: object = {}, who = app.visitor()) =>
  who.ask('POST /open_ticket', { body: { ...LETTER, ...change } });
const kept = () => app.context.db.selectFrom('tickets').selectAll().execute();

test('a ticket is stored, and its author gets its number', async () => {
  const { data } = await write();
  expect(await kept()).toMatchObject([{ ...LETTER, ticket_number: data.ticketNumber, member_id: null, state: 'open' }]);
  await app.deliver();
  expect(app.mailer.sent).toMatchObject([
    {
      to: { address: 'rosa@example.com' },
      subject: `We received your message, number ${data.ticketNumber}`,
      unsubscribeUrl: null,
    },
  ]);
});

test('a receipt says nothing that was written, since anybody can type any address', async () => {
  await write({
    name: 'evil.example',
    subject: 'Win at evil.example',
    message: 'http://evil.example',
    email: 'v@example.com',
  });
  await app.deliver();
  const [mail] = app.mailer.sent;
  expect(`${mail?.subject}${mail?.html}${mail?.text}${mail?.to.name}`).not.toContain('evil');
});

test('a member’s ticket belongs to them', async () => {
  const member = await signedIn(app);
  await write({ email: 'member@example.com' }, member);
  expect(await kept()).toMatchObject([{ member_id: member.memberId }]);
});

test('a message of a bot is answered in the same way, and not stored', async () => {
  const { status, data } = await write({ website: 'https://buy.example', email: 'bot@example.com' });
  expect(status).toBe(200);
  expect(data.ticketNumber).toBeGreaterThan(1000);
  expect(await kept()).toEqual([]);
  await app.deliver();
  expect(app.mailer.sent).toEqual([]);
});

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'rosa' }],
  ['message', { message: '  \n ' }],
  ['message', { message: 'x'.repeat(5001) }],
  ['subject', { subject: 'x'.repeat(121) }],
])('a letter without a right %s is refused there', async (field, change) => {
  expect(await write(change)).toMatchObject({ status: 422, errors: [{ field }] });
  expect(await kept()).toEqual([]);
});

test('tickets from one address are limited', async () => {
  const answers = [];
  for (let i = 0; i < 6; i++)
    answers.push(await write({ email: i % 2 === 0 ? 'often@example.com' : 'OFTEN@example.com' }));
  expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]?.errors[0]).toMatchObject({ field: 'email', errorCode: 'too-many' });
});
