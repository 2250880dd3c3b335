import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('a receipt shows the card with the name on its front, in a picture that needs no session', async () => {
  const rosa = app.visitor();
  await rosa.call('GET /login', { query: {} });
  const { cardSendId } = (await rosa.call('POST /card/send', { body: { cardId: SHOP_CARD, nameOnFront: 'Amelie' } }))
    .cardSend;
  const day = new Date(app.clock.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await rosa.call('PUT /card/send', {
    body: {
      cardSendId,
      recipients: [{ name: 'Amelie', email: 'amelie@example.com' }],
      sender: { name: 'Rosa Lindqvist', email: 'rosa@fernbank.example' },
      schedule: { kind: 'on', date: day, time: '09:00' },
    },
  });
  await rosa.call('PUT /card/send/send', { body: { cardSendId } });
  await app.deliver();
  const [receipt] = app.mailer.sent.filter((mail) => mail.to.address === 'rosa@fernbank.example');
  const [, src = '', alt = ''] = /<img [^>]*src="([^"]+)"[^>]*alt="([^"]+)"/.exec(receipt?.html ?? '') ?? [];
  expect(alt).toContain('Amelie');
  expect(receipt?.text).toContain('Amelie');
  const picture = await app.visitor().get(new URL(src).pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});
