import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withPurpose } from '#db/purpose.ts';
import { importCatalogueFile, shopOf } from '#server/cards/cards.ts';
import { sourceMapsIn } from '#server/ports/source-maps.ts';
import { openContext, startPrerenderer } from '#server/bootstrap.ts';
import { createSite } from '#server/http/create-site.ts';
import type { FrontEnd } from '#server/http/pages.ts';
import { serveSite } from '#server/http/serve.ts';
import { type PicturePrerenderer, picturesOf } from '#server/pictures/pictures.ts';
import { PROJECT_ROOT } from '#server/project/root.ts';
import { startWorker } from '#server/worker/worker.ts';
import { hostCheck } from './settings/hosts.ts';
import type { Home } from './home.ts';
import type { Starting } from './process.ts';
import type { Settings } from './settings/settings.ts';
import { StartError } from './settings/start-error.ts';

const DIST = fileURLToPath(new URL('dist', PROJECT_ROOT));
const BUILT_PAGES = path.join(DIST, 'server', 'server.js');

/** Starts the site over a database that runs: everything of the web process that is loaded while the database starts (main.ts). */
export async function startSite(
  starting: Starting,
  home: Home,
  frontEnd: FrontEnd,
  onProgress: (sentence: string) => void,
): Promise<void> {
  const { settings, logger, opened } = starting;
  const context = await openContext(starting, home, {
    role: 'web',
    build: await buildOfFrontEnd(),
    sourceMaps: sourceMapsIn(path.join(DIST, 'maps')),
    onProgress,
  });
  const stocked = await withPurpose('maintenance', () => importCatalogueFile(context.db));
  if (stocked !== null && stocked.changed + stocked.retired > 0)
    onProgress(`Imported ${stocked.total.toLocaleString('en')} cards`);
  const ahead: { pictures: PicturePrerenderer | null } = { pictures: null };
  const { site, pages } = createSite(context, {
    frontEnd,
    assetsFolder: path.join(DIST, 'client'),
    apiToken: settings.apiToken,
    trustedProxies: settings.trustedProxies,
    thirdParties: settings.thirdParties,
    picturesAhead: () => ahead.pictures?.progress() ?? null,
  });
  // The first page needs it; beside the start of the worker it costs no time.
  const cached = shopOf(context)
    .open()
    .catch((error: unknown) =>
      logger.warn({ err: error }, 'the shop could not be cached at the start; it is read on request'),
    );
  // A process that is stopped meanwhile closes its connections afterwards.
  opened.defer(() => cached);
  if (settings.workers > 0) {
    const worker = await startWorker(context);
    opened.defer(() => worker.stop());
  }
  const server = serveSite(site, pages, { publicUrl: settings.publicUrl, answersTo: hostCheck(settings) });
  await listen(server, settings);
  opened.defer(async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
    await ahead.pictures?.stop();
    await closed;
  });
  ahead.pictures = startPrerenderer(settings, context, picturesOf(context));
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`\nCardamom is ready at ${settings.publicUrl.replace(/:0$/, `:${port}`)}\n`);
  if (settings.smtpUrl === null && settings.isLoopbackOnly)
    process.stdout.write(`Emails it sends are at ${settings.publicUrl.replace(/:0$/, `:${port}`)}/testing\n`);
}

/** @throws StartError where the address cannot be listened on. */
async function listen(server: Server, { port, host }: Settings): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${port} of ${host} is in use by another program. Stop that one, or set PORT to another number.`,
      EACCES: `Port ${port} of ${host} may not be listened on by this user. Set PORT to a number above 1023.`,
      EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
      ENOTFOUND: `HOST ${host} is not an address of this machine.`,
    };
    throw new StartError(sentences[code] ?? `Port ${port} of ${host} cannot be listened on: ${message}.`);
  }
}

/** The build of the pages, as it is compared with the one of an open page. */
async function buildOfFrontEnd(): Promise<string> {
  return existsSync(BUILT_PAGES) ? (await readFile(path.join(DIST, 'build-id'), 'utf8')).trim() : 'development';
}

/** The pages, as they were built. */
export async function loadFrontEnd(): Promise<FrontEnd> {
  // In development the pages come from Vite, which stands in front of this process.
  if (!existsSync(BUILT_PAGES))
    return { fetch: () => Promise.resolve(new Response('The pages are not built. Run npm start.', { status: 503 })) };
  const module = (await import(pathToFileURL(BUILT_PAGES).href)) as { default: FrontEnd };
  return module.default;
}
