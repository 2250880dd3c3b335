import { openHome } from './home.ts';
import { runProcess } from './process.ts';

// React takes its measure from this when the pages are loaded, further down: its development build is a third as fast.
process.env['NODE_ENV'] ??= 'production';

/** The web process. Everything that does not start the database is loaded while the database starts. */
await runProcess('Cardamom', async (starting) => {
  const from = performance.now();
  const onProgress = (sentence: string) =>
    process.stdout.write(`  ${sentence} (${((performance.now() - from) / 1000).toFixed(1)} s)\n`);
  const [home, { startSite, frontEnd }] = await Promise.all([openHome(starting, onProgress), loadSite()]);
  await startSite(starting, home, frontEnd, onProgress);
});

async function loadSite() {
  const { loadFrontEnd, startSite } = await import('./web.ts');
  return { startSite, frontEnd: await loadFrontEnd() };
}
