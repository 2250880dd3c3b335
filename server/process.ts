import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from '#server/kernel/unavailable.ts';
import type { Logger } from '#server/ports/logger.ts';
import { logLines } from '#server/ports/log-lines.ts';
import { exitWithParent } from './exit-with-parent.ts';
import { parseSettings, type Settings } from './settings/settings.ts';
import { StartError } from './settings/start-error.ts';

/** What a process of the product starts with. */
export type Starting = {
  settings: Settings;
  logger: Logger;
  /** Whatever is opened is put here, and closed when the process ends or cannot start: the last one first. */
  opened: AsyncDisposableStack;
  /** Aborted when the process is to end. */
  signal: AbortSignal;
};

/** How long closing in order may take, in milliseconds. */
const END_WITHIN_MS = 30_000;
/** Milliseconds before it is started again, after the database went away: doubled each time, up to the last. */
const PAUSES = { first: 500, longest: 30_000 };

/**
 * Runs a process of the product: starts it, and ends it in order at SIGTERM, SIGINT, or when its parent exits, also while it starts. A second signal ends
 * it at once. When the database goes away while it starts, it closes what it has opened and begins again. When it cannot start for another reason, it
 * says why in a sentence, and exits with 1.
 * @param title what cannot start, in that sentence.
 */
export async function runProcess(title: string, start: (starting: Starting) => Promise<void>): Promise<void> {
  let opened = new AsyncDisposableStack();
  const ending = new AbortController();
  const { signal } = ending;
  try {
    const settings = parseSettings(process.env);
    const logger = logLines(settings.logLevel);
    const started = Promise.withResolvers<void>();
    const end = (reason: string) => {
      if (signal.aborted) process.exit(1);
      ending.abort();
      logger.info({ reason }, 'stopping');
      setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
      // What is being opened at this moment has to be there to be closed.
      started.promise
        .then(() => opened.disposeAsync())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            logger.error({ err: error }, 'stopping failed');
            process.exit(1);
          },
        );
    };
    process.on('SIGTERM', () => end('SIGTERM'));
    process.on('SIGINT', () => end('SIGINT'));
    exitWithParent(() => end('the parent process ended'));
    const begin = async () => {
      for (let wait = PAUSES.first; ; wait = Math.min(wait * 2, PAUSES.longest)) {
        try {
          return await start({ settings, logger, opened, signal });
        } catch (error) {
          if (signal.aborted || unavailable(error) === null) throw error;
          logger.warn({ err: error, wait }, 'the connection to the database was lost during the start; starting again');
          const closing = opened;
          opened = new AsyncDisposableStack();
          await closing.disposeAsync();
          await pause(wait, undefined, { signal });
        }
      }
    };
    await begin().finally(() => started.resolve());
  } catch (error) {
    // It was told to end: what it was doing then may well have failed.
    if (signal.aborted) return;
    process.stderr.write(`${title} cannot start:\n${explanation(error).replace(/^/gm, '  ')}\n`);
    await opened.disposeAsync().catch((failure: unknown) => process.stderr.write(`${String(failure)}\n`));
    process.exit(1);
  }
}

/** A sentence where somebody can do something about it, and where it happened in the code where only we can. */
function explanation(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
