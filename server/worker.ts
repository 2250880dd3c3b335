import { endInOrder, openContext, startAhead } from '#server/bootstrap.ts';
import { exitWithParent } from '#server/exit-with-parent.ts';
import { logLines } from '#server/ports/log-lines.ts';
import { startWorker } from '#server/worker/worker.ts';
import { parseSettings, SettingsError } from './settings/settings.ts';

/** A worker of its own: sends what is due and makes pictures ahead, beside any number of others. */
try {
  const settings = parseSettings(process.env);
  const logger = logLines(settings.logLevel);
  const { context, close } = await openContext(settings, logger, { role: 'worker' });
  const worker = await startWorker(context);
  const ahead = startAhead(settings, context);
  const end = endInOrder(logger, async () => {
    await ahead?.stop();
    await worker.stop();
    await close();
  });
  exitWithParent(() => end('the parent process ended'));
  process.stdout.write('The Cardamom worker is running.\n');
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`The worker cannot start:\n${error.message.replace(/^/gm, '  ')}\n`);
  process.exit(2);
}
