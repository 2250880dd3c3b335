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

/**
 * Runs a process of the product: starts it, and ends it in order at SIGTERM, SIGINT, or when its parent exits, also while it starts. A second signal ends
 * it at once. When it cannot start, it closes what it has opened, says why in a sentence, and exits with 1.
 * @param title what cannot start, in that sentence.
 */
export async function runProcess(title: string, start: (starting: Starting) => Promise<void>): Promise<void> {
  const opened = new AsyncDisposableStack();
  const ending = new AbortController();
  try {
    const settings = parseSettings(process.env);
    const logger = logLines(settings.logLevel);
    const started = Promise.withResolvers<void>();
    const end = (reason: string) => {
      if (ending.signal.aborted) process.exit(1);
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
    await start({ settings, logger, opened, signal: ending.signal }).finally(() => started.resolve());
  } catch (error) {
    // It was told to end: what it was doing then may well have failed.
    if (ending.signal.aborted) return;
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
