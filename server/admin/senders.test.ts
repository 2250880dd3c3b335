import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { cardOnItsWay } from '#tests/factories/card-on-its-way.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

let app: TestApp;
let ines: TestMember;
beforeAll(async () => {
  app = await testApp();
  ines = await signedIn(app, { name: 'Ines Moreau', email: 'ines@cardamom.example', role: 'admin' });
});
afterAll(() => app.close());

const senders = async () => (await ines.call('GET /admin/senders', { query: { limit: 100 } })).results;
const stop = (senderId: string) => ines.call('POST /admin/senders/{senderId}/stop', { params: { senderId } });
const lift = (senderId: string) => ines.call('POST /admin/senders/{senderId}/lift', { params: { senderId } });
const mailsTo = (address: string) => app.mailer.sent.filter((mail) => mail.to.address === address).length;
const acts = async (subject: string) =>
  (await ines.call('GET /admin/audit', { query: { limit: 100 } })).results
    .filter((line) => line.subject === subject)
    .map((line) => line.act);
/** The answer to sending a draft for one more person. */
async function sendOneMore(sender: TestVisitor) {
  const { results } = await sender.call('GET /cards', { query: { limit: 1 } });
  const { cardSendId } = (await sender.call('POST /card/send', { body: { cardId: results[0]?.cardId ?? '' } }))
    .cardSend;
  await sender.call('PUT /card/send', {
    body: {
      cardSendId,
      nameOnFront: 'Uma',
      recipients: [{ name: 'Uma', email: 'uma@example.com' }],
      sender: { name: 'Rosa', email: 'rosa@lindqvist.example' },
    },
  });
  return sender.ask('PUT /card/send/send', { body: { cardSendId } });
}

it('a sender who is stopped sends nothing, and what was planned is held until they may go on', async () => {
  const rosa = await signedIn(app, { name: 'Rosa Lindqvist', email: 'rosa@lindqvist.example' });
  await cardOnItsWay(rosa, [{ name: 'Olu', email: 'olu@example.com' }]);
  expect((await stop(rosa.memberId)).sender).toMatchObject({ kind: 'member', email: rosa.email, planned: 1, day: 0 });
  await stop(rosa.memberId);
  app.clock.turn(3_600_000);
  await app.deliver();
  expect(mailsTo('olu@example.com')).toBe(0);
  const refused = await sendOneMore(rosa);
  expect(refused).toMatchObject({ status: 403, errors: [{ field: 'general', errorCode: 'sender-stopped' }] });
  expect(refused.errors[0]?.errorMessage).toContain('contact page');
  expect((await senders())[0]).toMatchObject({ senderId: rosa.memberId, stoppedAt: expect.any(String) as unknown });

  expect((await lift(rosa.memberId)).sender.stoppedAt).toBeNull();
  await app.deliver();
  expect(mailsTo('olu@example.com')).toBe(1);
  expect((await sendOneMore(rosa)).status).toBe(200);
  app.clock.turn(60_000);
  await app.deliver();
  expect((await senders()).find(({ senderId }) => senderId === rosa.memberId)).toMatchObject({
    day: 2,
    month: 2,
    planned: 0,
  });
  expect(await acts(rosa.memberId)).toEqual(['sender-lifted', 'sender-stopped']);
});

it('a visitor is stopped by their browser, and others send on', async () => {
  const [visitor, other] = [app.visitor(), app.visitor()];
  for (const one of [visitor, other]) await one.call('GET /login', { query: {} });
  await cardOnItsWay(visitor, [{ name: 'Nadia', email: 'nadia@example.com' }]);
  const sender = (await senders()).find(({ kind }) => kind === 'visitor');
  await stop(sender?.senderId ?? '');
  app.clock.turn(60_000);
  await app.deliver();
  expect(mailsTo('nadia@example.com')).toBe(0);
  expect((await sendOneMore(visitor)).status).toBe(403);
  expect((await sendOneMore(other)).status).toBe(200);
});
