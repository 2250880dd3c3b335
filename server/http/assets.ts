import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
const SERVICE_WORKER = '/service-worker.js';
type Asset = { bytes: Buffer; brotli: Buffer | null; type: string; isImmutable: boolean };

/** The built front end's files, by path; read once, then kept in memory. Source maps are not given out. */
export function assetsFrom(folder: string) {
  const kept = new Map<string, Promise<Asset | null>>();
  async function load(pathname: string): Promise<Asset | null> {
    const file = path.join(folder, path.normalize(pathname));
    const type = TYPES[path.extname(file)];
    if (!file.startsWith(folder + path.sep) || type === undefined) return null;
    const found = await stat(file).catch(ignoreMissing);
    if (!found?.isFile()) return null;
    return {
      bytes: await readFile(file),
      brotli: (await readFile(`${file}.br`).catch(ignoreMissing)) ?? null,
      type,
      isImmutable: pathname.startsWith('/assets/'),
    };
  }
  return async function answer(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    if (!/\.[a-z0-9]+$/.test(pathname) || pathname.includes('\0')) return null;
    const known = kept.get(pathname) ?? load(pathname);
    const asset = await known;
    if (asset === null) return null;
    kept.set(pathname, known);
    const isBrotli = asset.brotli !== null && /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '');
    return new Response(new Uint8Array(isBrotli && asset.brotli ? asset.brotli : asset.bytes), {
      headers: {
        'Content-Type': asset.type,
        'Cache-Control': asset.isImmutable
          ? 'public, max-age=31536000, immutable'
          : // A browser asks for the worker itself, to hear of another build.
            pathname === SERVICE_WORKER
            ? 'no-cache'
            : 'public, max-age=3600',
        ...(asset.brotli ? { Vary: 'Accept-Encoding' } : {}),
        ...(isBrotli ? { 'Content-Encoding': 'br' } : {}),
      },
    });
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return undefined;
  throw error;
}
