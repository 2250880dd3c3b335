import { afterAll, beforeAll, expect, it } from 'vitest';
import { PICTURE_LIMITS } from '#server/pictures/pictures.ts';
import { media } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ site: { trustedProxies: 1 } });
});
afterAll(() => app.close());

it('a network can have a limited number of pictures drawn in an hour; existing ones are not limited', async () => {
  const { results } = await app.visitor().call('GET /cards', { query: { top: 'birthday', limit: 3 } });
  const [first, second, third] = results.map(({ cardId, paletteId }) => `/media/cards/${cardId}/${paletteId}`);
  const get = (path: string, network: string) => app.visitor().get(path, { headers: { 'X-Forwarded-For': network } });
  const { points } = PICTURE_LIMITS.cold;
  // One is left of this hour.
  await app.context.rateLimits.of(PICTURE_LIMITS).cold.take('192.0.2.1', 'general', (wait) => wait, points - 1);

  expect((await get(`${first}/front-350.webp`, '192.0.2.1')).status).toBe(200);
  for (const path of [`${second}/front-350.webp`, `${second}/social.jpg`]) {
    const refused = await get(path, '192.0.2.1');
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'no-store']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect((await get(`${first}/front-350.webp`, '192.0.2.1')).status).toBe(200);
  // Another network has its own hour, and what it had drawn is there for the first one too.
  const [refused, drawn] = await Promise.all([
    get(`${third}/front-350.webp`, '192.0.2.1').then(({ status }) => status),
    get(`${second}/front-350.webp`, '192.0.2.2').then(({ status }) => status),
  ]);
  expect([refused, drawn]).toEqual([429, 200]);
  expect((await get(`${second}/front-350.webp`, '192.0.2.1')).status).toBe(200);
});

it('a card’s front is a JPEG for mails', async () => {
  const [card] = (await app.visitor().call('GET /cards', { query: { limit: 1 } })).results;
  if (card === undefined) throw new Error('The shop is empty.');
  const found = await app.visitor().get(media.cardInMail(card.cardId, card.paletteId, 350, card.v));
  expect(found.headers.get('Content-Type')).toBe('image/jpeg');
  const bytes = Buffer.from(await found.arrayBuffer());
  // The marks at the start and the end of a JPEG.
  expect([bytes.subarray(0, 3).toString('hex'), bytes.subarray(-2).toString('hex')]).toEqual(['ffd8ff', 'ffd9']);
});
