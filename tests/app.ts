import { expect } from 'vitest';
import { type Shop, shopOf } from '#server/cards/cards.ts';
import { createSite, type Site, type SiteOptions } from '#server/http/create-site.ts';
import type { Context } from '#server/kernel/context.ts';
import { keysFrom } from '#server/kernel/keys.ts';
import type { MemberLinks } from '#server/kernel/member-links.ts';
import type { Module } from '#server/kernel/module.ts';
import { modules } from '#server/modules.ts';
import type { Logger } from '#server/ports/logger.ts';
import { type Sessions, sessionsOf } from '#server/sessions/sessions.ts';
import type { CallInput, CallName, CallReply } from '#contract/calls.ts';
import type { ErrorItem } from '#contract/reply.ts';
import { type ContextChanges, openTestQueue, testContext } from './context.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type MemoryPusher, memoryPusher } from './doubles/memory-pusher.ts';
import { type MemoryMailer, memoryMailer } from './doubles/memory-mailer.ts';
import { fakeClock } from './factories/fake-clock.ts';

/** What a test changes in the application. */
export type TestAppChanges = ContextChanges & {
  site?: Partial<SiteOptions>;
  /** The sender of mails. */ fromAddress?: string;
  /** Modules besides those of the product. */ addedModules?: readonly Module[];
};

const ORIGIN = 'http://cards.example';
type Answer<N extends CallName> = { status: number; data: CallReply<N>; errors: ErrorItem[] };

/** A browser as the API sees one: it keeps its cookie. */
export type TestVisitor = {
  /** The cookie header that it sends. */ readonly cookie: string;
  /** Its cookies by name. */ cookies: Map<string, string>;
  /** Calls, and expects success. */
  call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallReply<N>>;
  /** Calls, and returns any answer, errors too. `input` may be anything, as a hostile caller's may. */
  ask<N extends CallName>(
    name: N,
    input?: { params?: object; query?: object; body?: unknown },
    headers?: Record<string, string>,
  ): Promise<Answer<N>>;
  get(path: string, init?: RequestInit): Promise<Response>;
};
export type TestApp = Site & {
  context: Context;
  sessions: Sessions;
  shop: Shop;
  links: MemberLinks;
  mailer: MemoryMailer;
  pusher: MemoryPusher;
  clock: ReturnType<typeof fakeClock>;
  visitor(): TestVisitor;
  /** Sends everything that is due, as a worker would. */ deliver(): Promise<void>;
  close(): Promise<void>;
};

/** A value as text in an address. */
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

/** The real site on a real Postgres, with the real catalogue. Mails go to a double, and the test sets the clock. */
export async function testApp(changes: TestAppChanges = {}): Promise<TestApp> {
  return startApp(await testDatabase(), changes);
}

/** The same on a given database. */
export async function startApp(
  home: TestDatabase,
  { fromAddress, addedModules = [], site: siteChanges, settings, ...contextChanges }: TestAppChanges = {},
): Promise<TestApp> {
  const clock = fakeClock();
  const keys = contextChanges.keys ?? keysFrom(Buffer.alloc(32, 7));
  const queue = await openTestQueue({
    connectionString: home.url,
    connections: 2,
    isWorker: false,
    // Dropping the database ends its connections with 57P01. Any other error is a fault.
    onError: (error) => (error as { code?: string }).code === '57P01' || expect.fail(error.message),
  });
  const mailer = memoryMailer(fromAddress);
  const pusher = memoryPusher();
  const context = testContext(home, queue, {
    clock,
    keys,
    mailer,
    pusher,
    logger: strictLogger,
    modules: [...modules, ...addedModules],
    settings: { publicUrl: ORIGIN, ...settings },
    ...contextChanges,
  });
  const siteOptions: SiteOptions = {
    frontEnd: {
      fetch: (request) =>
        Promise.resolve(
          new Response(`<!doctype html><title>${new URL(request.url).pathname}</title>`, {
            headers: { 'Content-Type': 'text/html' },
          }),
        ),
    },
    assetsFolder: '/nonexistent',
    apiToken: 'test-token',
    trustedProxies: 0,
    checkReplies: true,
    ...siteChanges,
  };
  const site = createSite(context, siteOptions);

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
          headers: { 'X-Api-Token': siteOptions.apiToken, 'Content-Type': 'application/json', ...headers },
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
        const response = await site.site.request(new URL(path, context.settings.publicUrl), {
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

  /** The jobs of a queue, in the order in which a worker takes them. */
  async function waiting(name: string) {
    const jobs = await queue.boss.findJobs<object>(name);
    return jobs.toSorted((a, b) => b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime());
  }
  /** Runs all waiting jobs and the jobs that they create, without waiting for their start times. */
  async function runAllJobs(): Promise<void> {
    const workers = modules.flatMap((module) => module.jobs ?? []);
    const done = new Set<string>();
    for (let found = true; found;) {
      found = false;
      for (const { job, run } of workers)
        for (const { id, data } of await waiting(job.name)) {
          if (done.has(id)) continue;
          done.add(id);
          found = true;
          await run(context, data, true);
        }
    }
    await queue.boss.deleteAllJobs();
  }

  return {
    ...site,
    context,
    sessions: sessionsOf(context),
    shop: shopOf(context),
    links: context.memberLinks,
    mailer,
    pusher,
    clock,
    visitor,
    async deliver() {
      for (const sweep of modules.flatMap((module) => module.sweeps ?? [])) await sweep(context);
      await runAllJobs();
    },
    async close() {
      await queue.stop();
      await home.drop();
    },
  };
}
