import { expect } from 'vitest';
import { noMaps } from '#server/client-errors/source-maps.ts';
import { composeSite, type Outside, type Site } from '#server/compose.ts';
import { deliveriesOver } from '#server/deliveries/deliveries.ts';
import { outboxOver, sendOutbox } from '#server/deliveries/outbox.ts';
import { sendDelivery, type SendingParts } from '#server/deliveries/send-delivery.ts';
import { sweepDue } from '#server/deliveries/sweep.ts';
import { packExport } from '#server/exports/packing.ts';
import { type Jobs, openQueue } from '#server/jobs/queue.ts';
import { keysFrom } from '#server/keys/keys.ts';
import { localStudio } from '#server/pictures/studio.ts';
import { memoryFiles } from '#server/ports/files.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { CallInput, CallName, CallReply } from '#contract/calls.ts';
import type { ErrorItem } from '#contract/reply.ts';
import { testDatabase } from './database.ts';
import { type MemoryMailer, memoryMailer } from './doubles/memory-mailer.ts';
import { handClock } from './factories/hand-clock.ts';

const ORIGIN = 'http://cards.example';
type Answer<N extends CallName> = { status: number; data: CallReply<N>; errors: ErrorItem[] };

/** A browser as the API sees one: it keeps its cookie. */
export type TestVisitor = {
  /** The cookie header that it sends. */ readonly cookie: string;
  /** Its cookies by name. */ cookies: Map<string, string>;
  /** Calls, and expects success. */
  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallReply<N>>;
  /** Calls, and gives whatever comes. `input` may be anything, as a hostile caller's may. */
  ask<N extends CallName>(
    name: N,
    input?: { params?: object; query?: object; body?: unknown },
    headers?: Record<string, string>,
  ): Promise<Answer<N>>;
  get(path: string, init?: RequestInit): Promise<Response>;
};
export type TestApp = Site & {
  outside: Outside;
  mailer: MemoryMailer;
  clock: ReturnType<typeof handClock>;
  visitor(): TestVisitor;
  /** Sends all that is due, as a worker would. */ deliver(): Promise<void>;
  close(): Promise<void>;
};

/** What stands in an address for a value, which may be anything. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Errors that the server logs fail the test that caused them. */
const strictLogger: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields, message) =>
    expect.fail(
      `${message}: ${JSON.stringify(fields, (_, value: unknown) => (value instanceof Error ? value.stack : value))}`,
    ),
};

/** The real site on a real Postgres, with the real catalogue; mails go to a double, time is turned by hand. */
export async function testApp(changes: Partial<Outside> = {}): Promise<TestApp> {
  const home = await testDatabase();
  const clock = handClock();
  const keys = keysFrom(Buffer.alloc(32, 7));
  const queue = await openQueue({
    connectionString: home.url,
    connections: 2,
    isWorker: false,
    // A connection that the drop of the database cut off says so; anything else is a fault.
    onError: (error) => (error as { code?: string }).code === '57P01' || expect.fail(error.message),
  });
  const mailer = memoryMailer();
  const outside: Outside = {
    db: home.db,
    pool: home.pool,
    keys,
    clock,
    files: memoryFiles(),
    logger: strictLogger,
    studio: localStudio(),
    deliveries: deliveriesOver({ db: home.db, clock, queue, keys }),
    outbox: outboxOver({ queue, clock }),
    identityProviders: {},
    queue,
    mailbox: null,
    adminMailbox: null,
    maps: noMaps,
    frontEnd: {
      fetch: (request) =>
        Promise.resolve(
          new Response(`<!doctype html><title>${new URL(request.url).pathname}</title>`, {
            headers: { 'Content-Type': 'text/html' },
          }),
        ),
    },
    assetsFolder: '/nonexistent',
    publicUrl: ORIGIN,
    apiToken: 'test-token',
    isLoopbackOnly: true,
    trustedProxies: 0,
    build: 'test',
    checkReplies: true,
    ...changes,
  };
  const site = composeSite(outside);
  const sending: SendingParts = {
    db: home.db,
    clock,
    keys,
    queue,
    mailer,
    site: { origin: ORIGIN },
    logger: strictLogger,
  };

  function visitor(): TestVisitor {
    const self: TestVisitor = {
      cookies: new Map(),
      get cookie() {
        return [...self.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      async ask(name, input = {}, headers = {}) {
        const [method = 'GET', template = ''] = name.split(' ');
        const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
          encodeURIComponent(asText((input.params as Record<string, unknown> | undefined)?.[key])),
        );
        const query = new URLSearchParams(
          Object.entries(input.query ?? {}).map(([key, value]) => [key, asText(value)]),
        );
        const response = await self.get(`/api/1${path}?${query}`, {
          method,
          headers: { 'X-Api-Token': outside.apiToken, 'Content-Type': 'application/json', ...headers },
          ...(method === 'GET'
            ? {}
            : { body: typeof input.body === 'string' ? input.body : JSON.stringify(input.body ?? {}) }),
        });
        const reply = (await response.json()) as { data?: never; errors?: ErrorItem[] };
        return { status: response.status, data: reply.data as never, errors: reply.errors ?? [] };
      },
      async call(name, input) {
        const { data, errors, status } = await self.ask(name, input ?? {});
        expect(errors, `${name} answered ${status}`).toEqual([]);
        return data;
      },
      async get(path, init = {}) {
        const response = await site.site.request(new URL(path, ORIGIN), {
          ...init,
          headers: { ...(init.headers as Record<string, string>), ...(self.cookie ? { Cookie: self.cookie } : {}) },
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          if (/;\s*Max-Age=0(;|$)/i.test(cookie)) self.cookies.delete(name);
          else self.cookies.set(name, value);
        }
        return response;
      },
    };
    return self;
  }

  /** The jobs of a queue in the order in which a worker takes them. */
  async function waiting<Data>(name: string): Promise<Data[]> {
    const jobs = await queue.boss.findJobs<Data>(name);
    const inOrder = jobs.toSorted((a, b) => b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime());
    return inOrder.map((job) => job.data);
  }
  async function workOff(): Promise<void> {
    for (const job of await waiting<Jobs['send-delivery']>('send-delivery')) await sendDelivery(sending, job, true);
    for (const job of await waiting<Jobs['pack-export']>('pack-export'))
      await packExport({ ...sending, files: outside.files }, job, true);
    for (const job of await waiting<Jobs['send-outbox']>('send-outbox')) await sendOutbox(sending, job, true);
    await queue.boss.deleteAllJobs();
  }

  return {
    ...site,
    outside,
    mailer,
    clock,
    visitor,
    async deliver() {
      await sweepDue({ db: home.db, clock, queue });
      await workOff();
    },
    async close() {
      await queue.stop();
      await home.drop();
    },
  };
}
