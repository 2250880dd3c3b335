import { openContext, startPrerenderer } from '#server/bootstrap.ts';
import { openHome } from '#server/home.ts';
import { startWorker } from '#server/worker/worker.ts';
import { runProcess } from './process.ts';

/** A worker of its own: sends what is due and makes pictures ahead, beside any number of others. */
await runProcess('The worker', async (starting) => {
  const { settings, opened } = starting;
  const context = await openContext(starting, await openHome(starting), { role: 'worker' });
  const worker = await startWorker(context);
  opened.defer(() => worker.stop());
  const ahead = startPrerenderer(settings, context);
  opened.defer(() => ahead?.stop());
  process.stdout.write('The Cardamom worker is running.\n');
});
