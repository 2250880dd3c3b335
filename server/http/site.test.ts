import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/product.ts';
import { testApp, type TestApp } from '#tests/app.ts';

it('says that it runs but is not ready while its database is away', async () => {
  const away = new pg.Pool({ host: '127.0.0.1', port: await freePort() });
  const app = await testApp({ pool: away });
  const ready = await app.visitor().get('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ ok: false });
  expect((await app.visitor().get('/healthz')).status).toBe(200);
  await away.end();
  await app.close();
});

describe('a page', () => {
  let app: TestApp;
  const asked: { href: string; origin: unknown }[] = [];
  beforeAll(async () => {
    app = await testApp({
      site: {
        frontEnd: {
          async fetch(request, { context } = {}) {
            asked.push({ href: request.url, origin: context?.['origin'] });
            return new Response(`<!doctype html><link rel="canonical" href="${request.url}">`, {
              headers: { 'Content-Type': 'text/html' },
            });
          },
        },
      },
    });
  });
  afterAll(() => app.close());

  it.each([
    ['http://cards.example//evil.example/about', '/evil.example/about'],
    ['http://cards.example///evil.example/', '/evil.example/'],
    ['http://cards.example/\\evil.example/team', '/evil.example/team'],
    ['http://cards.example//', '/'],
    ['http://evil.example/about', '/about'],
    ['http://evil.example//elsewhere.example/terms?clean=1', '/elsewhere.example/terms?clean=1'],
  ])('has the address of the product, whatever host the request names: %s', async (href, path) => {
    asked.length = 0;
    const response = await app.site.request(href, { headers: { 'X-Forwarded-Host': 'evil.example' } });
    expect(asked).toEqual([{ href: app.context.settings.publicUrl + path, origin: app.context.settings.publicUrl }]);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(app.context.settings.publicUrl);
    expect(policy).not.toContain('evil.example');
  });

  it('that is cached for everybody has nothing from those requests', async () => {
    await app.site.request('http://cards.example//evil.example/');
    const home = await (await app.visitor().get('/')).text();
    expect(home).toContain(`href="${app.context.settings.publicUrl}/"`);
  });
});
