import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCatalogue } from '#server/cards/catalogue.ts';
import { stockShop } from '#server/cards/stocking.ts';
import { mapsFrom } from '#server/client-errors/source-maps.ts';
import { composeSite } from '#server/compose.ts';
import { identityProviders } from '#server/ports/identity-providers.ts';
import { endInOrder, layGround, openFiles, openMailbox, startAhead, startSending } from '#server/ground.ts';
import type { FrontEnd } from '#server/http/pages.ts';
import { serveSite } from '#server/http/site.ts';
import { whenParentGoes } from '#server/parent.ts';
import type { Ahead } from '#server/pictures/ahead.ts';
import { studioInProcesses } from '#server/pictures/studio-processes.ts';
import { logLines } from '#server/ports/log-lines.ts';
import { readSettings, SettingsError } from './env.ts';

// React takes its measure from this when the pages are loaded, further down: its development build is a third as fast.
process.env['NODE_ENV'] ??= 'production';

const DIST = path.resolve(import.meta.dirname, '..', 'dist');

/** The web process: composition root. */
async function main(): Promise<void> {
  const logger = logLines();
  const from = performance.now();
  const say = (sentence: string) =>
    process.stdout.write(`  ${sentence} (${((performance.now() - from) / 1000).toFixed(1)} s)\n`);
  const settings = readSettings(process.env);
  const ground = await layGround(settings, logger, 'web', say);
  const stocked = await stockShop(ground.db, await readCatalogue());
  if (stocked.changed + stocked.retired > 0) say(`Put ${stocked.total.toLocaleString('en')} cards on the shelves`);
  const frontEnd = await loadFrontEnd();
  const mailbox = await openMailbox(ground);
  const studio = studioInProcesses(1);
  const files = openFiles(settings);
  const ahead: { pictures: Ahead | null } = { pictures: null };
  const { site, pages, pictures, shop } = composeSite({
    ...ground,
    files,
    studio,
    frontEnd: frontEnd.handler,
    assetsFolder: path.join(DIST, 'client'),
    publicUrl: settings.publicUrl,
    apiToken: settings.apiToken,
    isLoopbackOnly: settings.isLoopbackOnly,
    undoMs: settings.undoSeconds * 1000,
    mailbox: settings.isLoopbackOnly ? mailbox : null,
    adminMailbox: mailbox,
    maps: mapsFrom(path.join(DIST, 'maps')),
    trustedProxies: settings.trustedProxies,
    identityProviders: identityProviders(settings.providers),
    thirdParties: settings.thirdParties,
    build: frontEnd.build,
    picturesAhead: () => ahead.pictures?.progress() ?? null,
  });
  const sending = settings.workers > 0 ? await startSending(ground, mailbox, files) : null;
  const server = serveSite(site, pages);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  ahead.pictures = startAhead(ground, files, pictures);
  const end = endInOrder(logger, async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
    await ahead.pictures?.stop();
    await closed;
    await studio.close();
    await sending?.close();
    await mailbox?.close();
    await ground.close();
  });
  whenParentGoes(() => end('parent gone'));
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`\nCardamom is ready at ${settings.publicUrl.replace(/:0$/, `:${port}`)}\n`);
  if (settings.smtpUrl === null && settings.isLoopbackOnly)
    process.stdout.write(`Mail that it sends lies in ${settings.publicUrl.replace(/:0$/, `:${port}`)}/testing\n`);
  shop
    .open()
    .catch((error: unknown) => logger.warn({ err: error }, 'the shop could not be read ahead; it is when it is asked'));
}

async function loadFrontEnd(): Promise<{ handler: FrontEnd; build: string }> {
  const file = path.join(DIST, 'server', 'server.js');
  if (!existsSync(file)) {
    // In development the pages come from Vite, which stands in front of this process.
    return {
      handler: {
        fetch: () => Promise.resolve(new Response('The pages are not built. Run npm start.', { status: 503 })),
      },
      build: 'development',
    };
  }
  const module = (await import(pathToFileURL(file).href)) as { default: FrontEnd };
  return { handler: module.default, build: (await readFile(path.join(DIST, 'build-id'), 'utf8')).trim() };
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`Cardamom cannot start:\n${error.message.replace(/^/gm, '  ')}\n`);
  process.exit(2);
}
