import pg from 'pg';
import { expect, it } from 'vitest';
import { freePort } from '#tests/product.ts';
import { testApp } from '#tests/app.ts';

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
