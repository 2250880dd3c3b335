import { endInOrder, layGround, openFiles, openMailbox, startAhead, startSending } from '#server/ground.ts';
import { whenParentGoes } from '#server/parent.ts';
import { logLines } from '#server/ports/log-lines.ts';
import { readSettings, SettingsError } from './env.ts';

/** A worker of its own: sends what is due and makes pictures ahead, beside any number of others. */
try {
  const logger = logLines();
  const ground = await layGround(readSettings(process.env), logger, 'worker');
  const mailbox = await openMailbox(ground);
  const files = openFiles(ground.settings);
  const sending = await startSending(ground, mailbox, files);
  const ahead = startAhead(ground, files);
  const end = endInOrder(logger, async () => {
    await ahead?.stop();
    await sending.close();
    await mailbox?.close();
    await ground.close();
  });
  whenParentGoes(() => end('parent gone'));
  process.stdout.write('A worker of Cardamom is sending.\n');
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`The worker cannot start:\n${error.message.replace(/^/gm, '  ')}\n`);
  process.exit(2);
}
