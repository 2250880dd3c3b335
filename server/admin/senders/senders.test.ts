import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { sendCardThroughSite } from '#tests/factories/send-card-through-site.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

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
async function sendAnotherCard(sender: TestVisitor) {
  const { cardSendId } = (await sender.call('POST /card/send', { body: { cardId: SHOP_CARD } })).cardSend;
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

it('a stopped sender sends nothing, and scheduled cards are held until they may send again', async () => {
  const rosa = await signedIn(app, { name: 'Rosa Lindqvist', email: 'rosa@lindqvist.example' });
  await sendCardThroughSite(rosa, [{ name: 'Olu', email: 'olu@example.com' }]);
  expect((await stop(rosa.memberId)).sender).toMatchObject({ kind: 'member', email: rosa.email, planned: 1, day: 0 });
  await stop(rosa.memberId);
  app.clock.advance(3_600_000);
  await app.deliver();
  expect(mailsTo('olu@example.com')).toBe(0);
  const refused = await sendAnotherCard(rosa);
  expect(refused).toMatchObject({ status: 403, errors: [{ field: 'general', errorCode: 'sender-stopped' }] });
  expect(refused.errors[0]?.errorMessage).toContain('contact page');
  expect((await senders())[0]).toMatchObject({ senderId: rosa.memberId, stoppedAt: expect.any(String) as unknown });

  expect((await lift(rosa.memberId)).sender.stoppedAt).toBeNull();
  await app.deliver();
  expect(mailsTo('olu@example.com')).toBe(1);
  expect((await sendAnotherCard(rosa)).status).toBe(200);
  app.clock.advance(60_000);
  await app.deliver();
  expect((await senders()).find(({ senderId }) => senderId === rosa.memberId)).toMatchObject({
    day: 2,
    month: 2,
    planned: 0,
  });
  expect(await acts(rosa.memberId)).toEqual(['sender-lifted', 'sender-stopped']);
});

it('a visitor is stopped in their browser, and others can send', async () => {
  const [visitor, other] = [app.visitor(), app.visitor()];
  for (const one of [visitor, other]) await one.call('GET /login', { query: {} });
  await sendCardThroughSite(visitor, [{ name: 'Nadia', email: 'nadia@example.com' }]);
  const sender = (await senders()).find(({ kind }) => kind === 'visitor');
  await stop(sender?.senderId ?? '');
  app.clock.advance(60_000);
  await app.deliver();
  expect(mailsTo('nadia@example.com')).toBe(0);
  expect((await sendAnotherCard(visitor)).status).toBe(403);
  expect((await sendAnotherCard(other)).status).toBe(200);
});

it('a card that was cancelled while it was held can be sent again', async () => {
  const vera = await signedIn(app, { name: 'Vera Holm', email: 'vera@holm.example' });
  const { cardSendId } = await sendCardThroughSite(vera, [{ name: 'Tove', email: 'tove@example.com' }]);
  await stop(vera.memberId);
  await vera.call('PUT /card/send/stop', { body: { cardSendId } });
  await lift(vera.memberId);
  await vera.call('PUT /card/send/send', { body: { cardSendId } });
  app.clock.advance(60_000);
  await app.deliver();
  expect(mailsTo('tove@example.com')).toBe(1);
});

it('allowing a browser again does not allow a stopped member who signed in there', async () => {
  const browser = app.visitor();
  await browser.call('GET /login', { query: {} });
  await sendCardThroughSite(browser, [{ name: 'Pia', email: 'pia@example.com' }]);
  const { rows } = await app.context.pool.query<{ card_send_id: string; session_id: string }>(
    "select s.card_send_id, s.session_id from card_sends s join recipients r using (card_send_id) where r.email = 'pia@example.com'",
  );
  const [{ card_send_id: cardSendId, session_id: sessionId } = { card_send_id: '', session_id: '' }] = rows;
  const { memberId } = await signedIn(app, { name: 'Lea', email: 'lea@example.com' });
  // As signing in there does.
  await app.context.pool.query('update card_sends set member_id = $2 where card_send_id = $1', [cardSendId, memberId]);
  for (const id of [sessionId, memberId]) await stop(id);
  await lift(sessionId);
  app.clock.advance(60_000);
  await app.deliver();
  expect(mailsTo('pia@example.com')).toBe(0);
  await lift(memberId);
  await app.deliver();
  expect(mailsTo('pia@example.com')).toBe(1);
});

it('a visitor who signs out is still found, and what they planned can be stopped', async () => {
  const visitor = app.visitor();
  await visitor.call('GET /login', { query: {} });
  await sendCardThroughSite(visitor, [{ name: 'Ole', email: 'ole@example.com' }]);
  const planning = async () =>
    (await senders())
      .filter(({ planned, stoppedAt }) => planned > 0 && stoppedAt === null)
      .map(({ senderId }) => senderId);
  const before = await planning();
  expect(before).toHaveLength(1);
  await visitor.call('GET /logout');
  expect(await planning()).toEqual(before);
  await stop(before[0] ?? '');
  app.clock.advance(60_000);
  await app.deliver();
  expect(mailsTo('ole@example.com')).toBe(0);
});

it('a sender is found by name, address or id, wherever they stand in the list', async () => {
  const uma = await signedIn(app, { name: 'Uma Ólafs', email: 'uma_o@olafs.example' });
  const other = await signedIn(app, { name: 'Ursa Olafs', email: 'umaxo@olafs.example' });
  for (const [sender, people] of [
    [uma, 1],
    [other, 2],
  ] as const)
    await sendCardThroughSite(
      sender,
      Array.from({ length: people }, (_, i) => ({ name: `P${i}`, email: `p${i}@example.com` })),
    );
  app.clock.advance(60_000);
  await app.deliver();
  const found = async (q: string) => {
    const { results, total } = await ines.call('GET /admin/senders', { query: { q } });
    expect(total).toBe(results.length);
    return results.map(({ senderId }) => senderId);
  };
  const first = await ines.call('GET /admin/senders', { query: { limit: 1 } });
  expect(first.results.map(({ senderId }) => senderId)).not.toContain(uma.memberId);
  for (const q of ['uma ÓLAFS', ' uma_o@ ', uma.memberId]) expect(await found(q)).toEqual([uma.memberId]);
  expect(await found('olafs.example')).toEqual([other.memberId, uma.memberId]);
  // A number that is nobody's, and signs that LIKE would read.
  for (const q of ['%', 'uma?', crypto.randomUUID()]) expect(await found(q)).toEqual([]);
});
