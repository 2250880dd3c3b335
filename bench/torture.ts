import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#db/migrate.ts';
import { openPool } from '#db/client.ts';
import { makeDatabase } from '#server/postgres/database.ts';
import { type Cluster, startCluster } from '#server/postgres/embedded.ts';
import { isSound, torture } from './torture/torture.ts';

/**
 * `npm run torture [messages]` sends due messages (200 by default), kills the worker at random and the database once. It exits with 1 when a
 * message was lost or sent twice.
 */
const messages = Number(process.argv[2] ?? 200);
if (!Number.isInteger(messages) || messages < 10) {
  process.stderr.write('The number of messages should be a whole number of at least 10.\n');
  process.exit(2);
}
const folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-torture-'));
const data = path.join(folder, 'postgres');
let cluster: Cluster = await startCluster(data);
await makeDatabase(cluster, 'torture');
const databaseUrl = cluster.urlOf('torture');
const pool = openPool(databaseUrl, 2, (error) => process.stderr.write(`${error.message}\n`));
await migrate(pool);
await pool.end();

/** Kills the database as a power cut would, and starts it again. */
async function killDatabase(): Promise<void> {
  process.kill(cluster.pid(), 'SIGKILL');
  await cluster.stop();
  cluster = await startCluster(data);
}

const counts = await torture({
  databaseUrl,
  dataDir: folder,
  messages,
  kills: Math.max(3, Math.round(messages / 40)),
  killDatabase,
  onProgress: (line) => process.stdout.write(`  ${line}\n`),
  timeoutMs: 60_000 + messages * 600,
});
await cluster.stop();
await rm(folder, { recursive: true, force: true });
for (const [name, count] of Object.entries(counts)) process.stdout.write(`${name.padEnd(16)}${count}\n`);
process.stdout.write(isSound(counts) ? 'No message was lost or sent twice.\n' : 'Messages were lost or sent twice.\n');
process.exit(isSound(counts) ? 0 : 1);
