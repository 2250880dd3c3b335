import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { unimplementedCalls } from '#contract/site/unimplemented.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';

let app: TestApp;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await testApp();
  visitor = app.visitor();
  await visitor.call('GET /login', { query: {} });
});
afterAll(() => app.close());
const names = Object.keys(calls) as CallName[];
const TOKEN = { 'X-Api-Token': 'test-token' };

describe('every call', () => {
  it.each(names)('%s is refused without the token', async (name) => {
    for (const token of ['', 'wrong', 'TEST-TOKEN']) {
      const { status, errors } = await visitor.ask(name, {}, { 'X-Api-Token': token });
      expect(status).toBe(401);
      expect(errors).toEqual([{ field: 'general', errorMessage: 'Unauthorized', errorCode: 401 }]);
    }
  });

  it('answers any input with data or with a list of errors, never with an error of the server', async () => {
    const hostile = fc.oneof(
      { weight: 3, arbitrary: fc.jsonValue() },
      fc.constantFrom(
        '',
        ' ',
        'null',
        '\u0000',
        '‮',
        '💌'.repeat(50),
        "' or 1=1 --",
        '<script>alert(1)</script>',
        '../../../etc/passwd',
        '-1',
        '1e309',
        '9'.repeat(400),
        'A'.repeat(22),
      ),
      fc.constantFrom(-1, 0.5, 2 ** 53, Number.MAX_VALUE),
    );
    const fieldsOf = (name: CallName, part: 'query' | 'body' | 'params') => {
      const schema = (calls[name] as { [P in typeof part]?: { shape: Record<string, unknown> } })[part];
      return fc.record(Object.fromEntries(Object.keys(schema?.shape ?? {}).map((key) => [key, hostile])), {
        requiredKeys: [],
      });
    };
    const ask = fc.constantFrom(...names).chain((name) =>
      fc.record({
        name: fc.constant(name),
        query: fieldsOf(name, 'query'),
        params: fieldsOf(name, 'params'),
        body: fc.oneof(fieldsOf(name, 'body'), hostile),
      }),
    );
    await fc.assert(
      fc.asyncProperty(ask, async ({ name, query, params, body }) => {
        const answer = await visitor.ask(name, { query, params, body });
        expect(answer.status, `${name} ${JSON.stringify({ query, params, body })}`).toBeLessThan(500);
        if (answer.status !== 200) {
          expect(answer.errors.length).toBeGreaterThan(0);
          for (const item of answer.errors)
            expect(item).toEqual({
              field: expect.any(String),
              errorMessage: expect.stringMatching(/\S/),
              errorCode: expect.anything(),
            });
        }
      }),
      { numRuns: 400, endOnFailure: true },
    );
  });
});

describe('who may call', () => {
  it('answers an unknown call, a body that is no JSON, and one that is too large', async () => {
    expect((await visitor.get('/api/1/no/such/call', { headers: TOKEN })).status).toBe(404);
    const notJson = await visitor.ask('POST /debug', { body: '{"type":' });
    expect(notJson).toMatchObject({ status: 400, errors: [{ errorCode: 'not-json' }] });
    const huge = await visitor.ask('POST /debug', { body: JSON.stringify({ type: 'x'.repeat(3 * 1024 * 1024) }) });
    expect(huge).toMatchObject({ status: 413, errors: [{ errorCode: 'too-large' }] });
  });

  it('says with which methods a call is made', async () => {
    const made = (method: string, path: string) => visitor.get(`/api/1${path}`, { method, headers: TOKEN });
    const login = await made('DELETE', '/login');
    expect([login.status, login.headers.get('Allow')]).toEqual([405, 'GET, POST']);
    expect(await login.json()).toEqual({
      errors: [{ field: 'general', errorMessage: 'This call is made with GET or POST.', errorCode: 405 }],
    });
    expect((await made('POST', '/cards/some-card')).headers.get('Allow')).toBe('GET');
    expect((await made('POST', '/cards/some/card')).status).toBe(404);
  });

  it.each([
    ['text/plain', '{"type":"a","error":"b"}'],
    ['application/x-www-form-urlencoded', 'type=a&error=b'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/jsonp', '{"type":"a","error":"b"}'],
  ])('reads no body that is %s', async (type, body) => {
    const answer = await visitor.ask('POST /debug', { body }, { 'Content-Type': type });
    expect(answer).toMatchObject({ status: 415, errors: [{ field: 'general', errorCode: 'wrong-type' }] });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/merge-patch+json'])(
    'reads a body that is %s',
    async (type) => {
      const { status } = await visitor.ask(
        'POST /debug',
        { body: { type: 'a', error: 'b' } },
        { 'Content-Type': type },
      );
      expect(status).toBe(200);
    },
  );

  it('says in a sentence what is wrong with each field', async () => {
    const wrong = async (name: CallName, given: object) =>
      Object.fromEntries((await visitor.ask(name, given)).errors.map((item) => [item.field, item.errorMessage]));
    expect(await wrong('POST /login', { body: {} })).toEqual({
      loginType: 'Choose one of these: email, link, passkey.',
    });
    expect(await wrong('POST /card/favorite', { body: {} })).toEqual({ cardId: 'This is missing.' });
    expect(await wrong('POST /accept_cookies', { body: { analytics: 'yes' } })).toEqual({
      analytics: 'This is either true or false.',
      ads: 'This is missing.',
    });
    expect(await wrong('POST /account/settings', { body: { weekStart: 3, reminderHour: 24 } })).toEqual({
      weekStart: 'Choose one of these: 1, 6, 7.',
      reminderHour: 'At most 23.',
    });
    expect(await wrong('POST /open_ticket', { body: { email: 'a;b@c.example', message: 'Hello' } })).toEqual({
      name: 'Enter your name.',
      email: 'There is a semicolon in this address. Put each address on its own.',
    });
  });

  it('has an error code for programs', async () => {
    const codes = async (name: CallName, given: object) =>
      Object.fromEntries((await visitor.ask(name, given)).errors.map((item) => [item.field, item.errorCode]));
    expect(await codes('POST /accept_cookies', { body: { analytics: 'yes' } })).toEqual({
      analytics: 'wrong-type',
      ads: 'missing',
    });
    expect(await codes('POST /open_ticket', { body: { email: 'a;b@c.example', message: 7 } })).toEqual({
      name: 'missing',
      email: 'invalid',
      message: 'wrong-type',
    });
    expect(await codes('POST /account/settings', { body: { weekStart: 3, reminderHour: 24 } })).toEqual({
      weekStart: 'unknown-value',
      reminderHour: 'too-large',
    });
  });

  it('gives lists twenty at a time, with their total', async () => {
    const first = await visitor.call('GET /cards', {});
    expect(first.results).toHaveLength(20);
    const second = await visitor.call('GET /cards', { query: { offset: 20 } });
    expect(new Set([...first.results, ...second.results].map((card) => card.cardId)).size).toBe(40);
    expect((await visitor.call('GET /cards', { query: { offset: first.total } })).results).toEqual([]);
    expect((await visitor.ask('GET /cards', { query: { limit: 101 } })).errors[0]?.field).toBe('limit');
    expect((await visitor.ask('GET /cards', { query: { top: 'no-such-category' } })).status).toBe(404);
  });

  it('describes every call, and opens the description without the token', async () => {
    const description = (await (await visitor.get('/api/1/openapi.json')).json()) as {
      openapi: string;
      'x-rate-limits': { name: string; counts: string; seconds: number }[];
      components: { schemas: Record<string, unknown> };
      paths: Record<string, Record<string, unknown>>;
    };
    expect(description.openapi).toBe('3.1.0');
    const limits = description['x-rate-limits'];
    expect(limits).toContainEqual(expect.objectContaining({ name: 'sign-in-tries', points: 10, seconds: 900 }));
    for (const { counts } of limits) expect(counts).toMatch(/^[A-Z].{15,120}[^.]$/);
    expect(new Set(limits.map(({ counts, seconds }) => `${counts} ${seconds}`)).size).toBe(limits.length);
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual([...names, ...Object.keys(unimplementedCalls)].toSorted());
    const account = description.paths['/account']?.['get'];
    expect(account).toMatchObject({ security: [{ token: [], session: [] }] });
    expect(JSON.stringify(account)).toContain('Access: signed-in members. Others get 401');
    expect(description.paths['/version']?.['get']).toMatchObject({ security: [{ token: [] }] });
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBe(JSON.stringify(description).split('"$ref"').length - 1);
    for (const [, shape = ''] of references) expect(description.components.schemas).toHaveProperty(shape);
    const page = await visitor.get('/api/1/');
    expect(page.headers.get('Content-Type')).toContain('text/html');
    const text = await page.text();
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(targets.filter((id) => !text.includes(`id="${id}"`))).toEqual([]);
    expect(text).toContain('favoriteCards: string[]');
    expect(text).toContain('<dt>10 in 15 minutes</dt><dd>Passwords tried for one email address from one network</dd>');
  });

  it('keeps a report of the browser, without the secrets in its address', async () => {
    const link = 'k7Qm2dXw9ZrT4bNc8VpL5s';
    await visitor.call('POST /debug', {
      body: { type: 'render', error: 'boom', url: `http://cards.example/card/read/${link}?t=secret` },
    });
    const kept = JSON.stringify(await app.context.db.selectFrom('client_errors').select('report').execute());
    expect(kept).toContain('boom');
    expect(kept).not.toContain(link);
    expect(kept).not.toContain('secret');
  });

  it('keeps the beginning of a report that is longer than any is read', async () => {
    const places = Array.from({ length: 500 }, () => ({ file: 'a'.repeat(2000), line: 1, column: 1, function: 'f' }));
    const long = {
      type: 'render',
      error: `long ${'x'.repeat(50_000)}`,
      parsedStack: places,
      componentStack: 'c'.repeat(90_000),
    };
    expect(await visitor.call('POST /debug', { body: long })).toEqual({ received: true });
  });

  it('does not find the mailbox where it is disabled', async () => {
    expect((await visitor.ask('GET /testing/mails', {})).status).toBe(404);
  });
});
