import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const LINK = 'k7qm2dk7qm2dk7qm2dk7qm';
const FORMS = [
  routes.unsubscribe(),
  routes.contact(),
  routes.open(),
  routes.verify(''),
  routes.verifyToken(LINK),
  routes.read(LINK),
  routes.read(LINK, LINK),
];
const post = (path: string, type: string, body: BodyInit, headers: Record<string, string> = {}) =>
  app.visitor().get(path, {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

describe.each(FORMS)('the form at %s', (path) => {
  it.each([
    ['garbage', 'multipart/form-data; boundary=x', 'garbage'],
    ['parts without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    ['half a part', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="act"\r\n\r\nopen'],
  ])('refuses %s', async (_, type, body) => {
    const answer = await post(path, type, body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe('This form was incomplete. Go back and send it again.');
  });

  it('stops reading a body that is too long for a form, from any site', async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        given += 16_384;
        stream.enqueue(new Uint8Array(16_384).fill(97));
      },
    });
    const answer = await post(path, 'application/x-www-form-urlencoded', endless, { Origin: 'https://evil.example' });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/^This form is too large\./);
    expect(given).toBeLessThan(200_000);
  });
});

it('accepts the longest message, in characters that need the most bytes', async () => {
  const fields = { name: 'Rosa', email: 'rosa@example.com', subject: 'चि'.repeat(60), message: '字'.repeat(5000) };
  const answer = await post(
    routes.contact(),
    'application/x-www-form-urlencoded',
    new URLSearchParams(fields).toString(),
  );
  expect(answer.headers.get('Location')).toContain('sent=');
});
