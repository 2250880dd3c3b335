import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientError } from '#contract/site/debug.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { createClientErrors, deleteExpiredClientErrors } from './client-errors.ts';
import { groupIdOf, normalizeMessage } from './fingerprint.ts';
import { sourceMapsIn } from '#server/ports/source-maps.ts';

let app: TestApp;
let ines: TestMember;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-maps-'));
  // One line of a built script: what the build itself put first, then, from the third column on, the second line of its source.
  const map = {
    version: 3,
    sources: ['../../../app/ui/button/button.tsx'],
    sourcesContent: ['const calm = true;\n  throw new Error("a button came loose");\n'],
    names: [],
    mappings: 'A,EACE',
  };
  await writeFile(path.join(folder, 'parts-Ab12Cd34.js.map'), JSON.stringify(map));
  await writeFile(path.join(folder, 'broken-Ab12Cd34.js.map'), '{');
  app = await testApp({ sourceMaps: sourceMapsIn(folder), settings: { build: 'b2' } });
  ines = await signedIn(app, { name: 'Ines Moreau', role: 'admin' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const at = (script: string, column = 8) => ({
  function: 'press',
  file: `https://cards.example/assets/${script}`,
  line: 1,
  column,
});
const report = (changes: Partial<ClientError> = {}): ClientError => ({
  type: 'window',
  error: 'Error: a button came loose',
  version: '1.0.80',
  build: 'b1',
  parsedStack: [at('parts-Ab12Cd34.js'), at('gone-Zz98Yy76.js')],
  componentStack: '\n    at Button (https://cards.example/assets/parts-Ab12Cd34.js:1:8)',
  url: 'https://cards.example/card/read/*',
  agent: 'Mozilla/5.0 (X11; Linux x86_64)',
  date: '2026-11-21T08:59:58.000Z',
  dimensions: { width: 390, height: 844 },
  ...changes,
});
const send = (changes: Partial<ClientError> = {}) => app.visitor().call('POST /debug', { body: report(changes) });
const groups = async (state: 'open' | 'resolved' | 'all' = 'open') =>
  (await ines.call('GET /admin/client-errors', { query: { state } })).results;
const settle = (groupId: string, state: 'open' | 'resolved') =>
  ines.call('PUT /admin/client-errors/{groupId}', { params: { groupId }, body: { state } });

describe('reports', () => {
  test('of one cause are one group, with every field of the newest and its stack in places of the source', async () => {
    await send();
    app.clock.advance(60_000);
    await send({ build: 'b2', dimensions: { width: 1280, height: 900 } });
    const [group, ...others] = await groups();
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      type: 'window',
      error: 'Error: a button came loose',
      count: 2,
      releases: ['1.0.80+b2', '1.0.80+b1'],
      state: 'open',
    });
    const { group: details } = await ines.call('GET /admin/client-errors/{groupId}', {
      params: { groupId: group?.groupId ?? '' },
    });
    expect(details.latest).toEqual({
      at: new Date(app.clock.now()).toISOString(),
      url: 'https://cards.example/card/read/*',
      agent: 'Mozilla/5.0 (X11; Linux x86_64)',
      version: '1.0.80',
      build: 'b2',
      date: '2026-11-21T08:59:58.000Z',
      dimensions: { width: 1280, height: 900 },
      componentStack: '\n    at Button (app/ui/button/button.tsx:2:3)',
      stack: [
        {
          function: 'press',
          file: 'app/ui/button/button.tsx',
          line: 2,
          column: 3,
          isResolved: true,
          code: 'throw new Error("a button came loose");',
        },
        {
          function: 'press',
          file: 'https://cards.example/assets/gone-Zz98Yy76.js',
          line: 1,
          column: 8,
          isResolved: false,
          code: null,
        },
      ],
    });
  });

  test('with a stack as text, without one, or with places that cannot be, are kept too', async () => {
    const before = (await groups()).length;
    await send({
      error: 'as text',
      parsedStack: 'Error: as text\n    at press (https://cards.example/assets/parts-Ab12Cd34.js:1:8)\n    at nowhere',
    });
    await send({
      error: 'none',
      parsedStack: null,
      componentStack: null,
      version: null,
      build: null,
      dimensions: null,
    });
    await send({
      error: 'odd places',
      parsedStack: [
        at('../../../../etc/passwd.js'),
        at('broken-Ab12Cd34.js'),
        at('parts-Ab12Cd34.js', 1),
        { file: null, line: -4, column: 0.5 },
        {},
      ],
    });
    const added = await groups();
    expect(added.length - before).toBe(3);
    const asText = added.find((group) => group.error === 'as text');
    const { group } = await ines.call('GET /admin/client-errors/{groupId}', {
      params: { groupId: asText?.groupId ?? '' },
    });
    expect(group.latest.stack).toMatchObject([{ file: 'app/ui/button/button.tsx', line: 2, isResolved: true }]);
  });

  test('are stored without characters that the database refuses', async () => {
    const odd = 'odd \0 \ud800 signs';
    await send({
      type: odd,
      error: odd,
      version: odd,
      build: odd,
      url: odd,
      agent: odd,
      date: odd,
      componentStack: odd,
      parsedStack: [{ file: odd, function: odd, line: 1, column: 1 }],
    });
    expect((await groups()).some((group) => group.error.startsWith('odd '))).toBe(true);
  });

  test('contain no secret of a reader', async () => {
    await send({
      error: 'Cannot read k7qm2dk7qm2dk7qm2dk7qm of https://cards.example/unsubscribe?t=ssecret&e=rosa@example.com',
      url: 'https://cards.example/card/read/k7qm2dk7qm2dk7qm2dk7qm?t=ssecret',
    });
    const rows = await app.context.db.selectFrom('client_errors').selectAll().execute();
    const kept = await app.context.db.selectFrom('client_error_groups').selectAll().execute();
    expect(JSON.stringify([rows, kept])).not.toMatch(/k7qm2d|ssecret|rosa@example/);
  });
});

describe('a cause that was fixed', () => {
  test('stays fixed for pages of older builds, and opens again when a newer build reports it', async () => {
    const [group] = (await groups()).filter((one) => one.error === 'Error: a button came loose');
    const groupId = group?.groupId ?? '';
    expect((await settle(groupId, 'resolved')).group.state).toBe('resolved');
    await send({ build: 'b1' });
    await send({ build: 'b2' });
    expect((await groups('resolved')).map((one) => one.groupId)).toEqual([groupId]);

    const next = createClientErrors({
      db: app.context.db,
      clock: app.clock,
      maps: app.context.sourceMaps,
      build: 'b3',
    });
    const whole = (build: string) => ({ ...report({ build }), parsedStack: report().parsedStack ?? null }) as never;
    await next.keep(whole('b2'));
    expect(await groups('resolved')).toHaveLength(1);
    await next.keep(whole('b3'));
    expect(await groups('resolved')).toEqual([]);
    const back = (await groups()).find((one) => one.groupId === groupId);
    expect(back).toMatchObject({ count: 6, cameBackAt: new Date(app.clock.now()).toISOString() });
    const acts = (await ines.call('GET /admin/audit', { query: {} })).results.map((line) => [line.act, line.subject]);
    expect(acts).toEqual([['error-resolved', groupId]]);
  });

  test('that is unknown is not found', async () => {
    const ask = (groupId: string) => ines.ask('GET /admin/client-errors/{groupId}', { params: { groupId } });
    expect((await ask('0123456789abcdef')).status).toBe(404);
    expect((await ask("'; drop table")).status).toBe(404);
    const body = { state: 'resolved' };
    const { status } = await ines.ask('PUT /admin/client-errors/{groupId}', {
      params: { groupId: '0123456789abcdef' },
      body,
    });
    expect(status).toBe(404);
  });

  test('is deleted when it has not occurred for half a year', async () => {
    app.clock.advance(181 * 86_400_000);
    await deleteExpiredClientErrors({ db: app.context.db, clock: app.clock });
    expect(await groups('all')).toEqual([]);
  });
});

describe('what makes two reports one', () => {
  const place = {
    function: 'press',
    file: 'app/ui/button/button.tsx',
    line: 2,
    column: 3,
    isResolved: true,
    code: 'press();',
  };
  test('is kind, message without its particulars, and the first places', () => {
    const id = groupIdOf('window', 'Card 12 is lost', [place]);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(groupIdOf('window', 'Card 3456 is lost', [{ ...place, line: 40 }])).toBe(id);
    expect(groupIdOf('promise', 'Card 12 is lost', [place])).not.toBe(id);
    expect(groupIdOf('window', 'Card 12 is found', [place])).not.toBe(id);
    expect(groupIdOf('window', 'Card 12 is lost', [{ ...place, code: 'lift();' }])).not.toBe(id);
  });
  test('leaves out numbers, ids and addresses', () => {
    expect(normalizeMessage('No 0192f5c8-1111-7abc-8def-0123456789ab at https://cards.example/x?y=1')).toBe(
      'No id at address',
    );
    expect(normalizeMessage('k7qm2dk7qm2dk7qm2dk7qm  took 12.5 ms')).toBe('id took 0 ms');
    expect(normalizeMessage('Unexpectedlylongword stays')).toBe('Unexpectedlylongword stays');
  });
  test('of a file without a source map is its name without the content hash', () => {
    const built = { ...place, isResolved: false, code: null };
    const one = groupIdOf('window', 'x', [{ ...built, file: 'https://a.example/assets/parts-Ab12Cd34.js' }]);
    expect(groupIdOf('window', 'x', [{ ...built, file: 'https://a.example/assets/parts-Zz98Yy76.js' }])).toBe(one);
  });
});
