import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const SECRET = 'nobody-reads-this';
let ownData: string;
let otherData: string;
let server: ViteDevServer;
const before = process.env['DATA_DIR'];
beforeAll(async () => {
  const folderIn = (parent: string) => {
    mkdirSync(path.join(ROOT, parent), { recursive: true });
    const folder = mkdtempSync(path.join(ROOT, parent, 'dev-server-'));
    writeFileSync(path.join(folder, 'secret-key'), SECRET);
    return folder;
  };
  [ownData, otherData] = [folderIn('.data'), folderIn('out')];
  process.env['DATA_DIR'] = otherData;
  server = await createServer({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  if (before === undefined) delete process.env['DATA_DIR'];
  else process.env['DATA_DIR'] = before;
  for (const folder of [ownData, otherData]) rmSync(folder, { recursive: true });
});

const ask = (asked: string, headers: Record<string, string> = {}) => {
  const address = server.httpServer?.address() as AddressInfo | undefined;
  return fetch(`http://127.0.0.1:${address?.port}${asked}`, { headers });
};

it('serves the source, but neither the data of the copy nor files outside the project', async () => {
  expect((await ask('/shared/limits.ts')).status).toBe(200);
  for (const folder of [ownData, otherData])
    for (const file of [`/${path.relative(ROOT, folder)}/secret-key`, `/@fs${folder}/secret-key`])
      for (const query of ['', '?raw', '?import&raw', '?url', '?raw??', '?.svg?.wasm?init']) {
        const answer = await ask(file + query);
        expect([file + query, (await answer.text()).includes(SECRET)]).toEqual([file + query, false]);
      }
  for (const query of ['', '?raw', '?url']) expect((await ask(`/@fs/etc/passwd${query}`)).status).toBe(403);
});

it('sends no CORS headers to pages of other origins, on this machine either', async () => {
  for (const origin of ['http://localhost:3000', 'https://evil.example', 'null']) {
    const answer = await ask('/shared/limits.ts', { Origin: origin });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});
