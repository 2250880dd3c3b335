import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
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

describe('every call', () => {
  it.each(names)('%s is refused without the token', async (name) => {
    for (const token of ['', 'wrong', 'TEST-TOKEN']) {
      const { status, errors } = await visitor.ask(name, {}, { 'X-Api-Token': token });
      expect(status).toBe(401);
      expect(errors).toEqual([{ field: 'general', errorMessage: 'Unauthorized', errorCode: 401 }]);
    }
  });

  it('answers whatever it is given with data or with a list of errors, never with a failure of its own', async () => {
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

describe('the door', () => {
  it('answers an unknown call, a body that is no JSON, and one that is too large', async () => {
    const headers = { 'X-Api-Token': 'test-token' };
    expect((await visitor.get('/api/1/no/such/call', { headers })).status).toBe(404);
    const notJson = await visitor.ask('POST /debug', { body: '{"type":' });
    expect(notJson).toMatchObject({ status: 400, errors: [{ errorCode: 'not-json' }] });
    const huge = await visitor.ask('POST /debug', { body: JSON.stringify({ type: 'x'.repeat(3 * 1024 * 1024) }) });
    expect(huge).toMatchObject({ status: 413, errors: [{ errorCode: 'too-large' }] });
  });

  it('gives lists twenty at a time, with their total', async () => {
    const first = await visitor.call('GET /cards', {});
    expect(first.results).toHaveLength(20);
    const second = await visitor.call('GET /cards', { query: { offset: 20 } });
    expect(new Set([...first.results, ...second.results].map((card) => card.cardId)).size).toBe(40);
    expect((await visitor.call('GET /cards', { query: { offset: first.total } })).results).toEqual([]);
    expect((await visitor.ask('GET /cards', { query: { limit: 101 } })).errors[0]?.field).toBe('limit');
    expect((await visitor.ask('GET /cards', { query: { top: 'no-such-shelf' } })).status).toBe(404);
  });

  it('describes every call, and opens the description without the token', async () => {
    const description = (await (await visitor.get('/api/1/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(description.openapi).toBe('3.1.0');
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(names.toSorted());
    const page = await visitor.get('/api/1/');
    expect(page.headers.get('Content-Type')).toContain('text/html');
  });

  it('keeps a report of the browser, without the secrets in its address', async () => {
    const link = 'k7Qm2dXw9ZrT4bNc8VpL5s';
    await visitor.call('POST /debug', {
      body: { type: 'render', error: 'boom', url: `http://cards.example/card/read/${link}?t=secret` },
    });
    const kept = JSON.stringify(await app.outside.db.selectFrom('client_errors').select('report').execute());
    expect(kept).toContain('boom');
    expect(kept).not.toContain(link);
    expect(kept).not.toContain('secret');
  });

  it('gives the mailbox away to nobody where it is not open', async () => {
    expect((await visitor.ask('GET /testing/mails', {})).status).toBe(404);
  });
});
