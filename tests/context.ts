import { randomBytes } from 'node:crypto';
import { createStatements } from '#db/statements.ts';
import type { Context, SiteSettings } from '#server/kernel/context.ts';
import { keysFrom } from '#server/kernel/keys.ts';
import { createMemberLinks } from '#server/kernel/member-links.ts';
import { limitsOf } from '#server/kernel/module.ts';
import { openQueue, type Queue, type QueueSettings } from '#server/kernel/queue.ts';
import { createRateLimits } from '#server/kernel/rate-limits.ts';
import { modules } from '#server/modules.ts';
import { localStudio } from '#server/pictures/studio/studio.ts';
import { systemClock } from '#server/ports/clock.ts';
import { memoryFiles } from '#server/ports/files.ts';
import { silentLogger } from '#server/ports/logger.ts';
import { noSourceMaps } from '#server/ports/source-maps.ts';
import { jobsOf } from '#server/worker/jobs.ts';
import { UNDO_TIMEOUT_MS } from '#shared/limits.ts';
import type { TestDatabase } from './database.ts';
import { memoryMailer } from './doubles/memory-mailer.ts';
import { memoryPusher } from './doubles/memory-pusher.ts';

/** The queue with every kind of job of the product. */
export function openTestQueue(given: Omit<QueueSettings, 'jobs'>): Promise<Queue> {
  return openQueue({ ...given, jobs: jobsOf(modules) });
}

/** What a test changes in the context. */
export type ContextChanges = Partial<Omit<Context, 'settings'>> & { settings?: Partial<SiteSettings> };

/** A context over a test's database. Mails, files and pictures stay in memory; `changes` override anything. */
export function testContext(
  home: Pick<TestDatabase, 'db' | 'pool'>,
  queue: Queue,
  { settings, ...changes }: ContextChanges = {},
): Context {
  const clock = changes.clock ?? systemClock;
  const keys = changes.keys ?? keysFrom(randomBytes(32));
  const pool = changes.pool ?? home.pool;
  return {
    clock,
    files: memoryFiles(),
    logger: silentLogger,
    mailer: memoryMailer(),
    pusher: memoryPusher(),
    texter: null,
    addressBookReader: null,
    studio: localStudio(),
    identityProviders: {},
    contactProviders: {},
    sourceMaps: noSourceMaps,
    settings: {
      publicUrl: 'https://cards.example',
      isLoopbackOnly: true,
      hasBuiltInMailbox: false,
      undoMs: UNDO_TIMEOUT_MS,
      build: 'test',
      ...settings,
    },
    db: home.db,
    pool,
    statements: createStatements(pool),
    queue,
    keys,
    rateLimits: createRateLimits(pool, limitsOf(modules)),
    memberLinks: createMemberLinks(keys, clock),
    modules,
    ...changes,
  };
}
