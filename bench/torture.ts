import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '#db/migrate.ts';
import { openPool } from '#db/client.ts';
import { makeDatabase } from '#server/postgres/database.ts';
import { type Cluster, startCluster } from '#server/postgres/embedded.ts';
import { isSound, torture } from './torture/torture.ts';

/** `npm run torture [messages]`: 200 due messages unless told otherwise, a worker killed at random, the database once; exits with 1 when anything was lost or doubled. */
const messages = Number(process.argv[2] ?? 200);
if (!Number.isInteger(messages) || messages < 10) {
  process.stderr.write('How many messages? A whole number from 10 on.\n');
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

/** As a power cut would: no word to anyone, then recovery from the log. @throws what it said last when it has not come back after a minute. */
async function killDatabase(): Promise<void> {
  process.kill(cluster.pid, 'SIGKILL');
  for (let tries = 0; ; tries++) {
    // A start comes to nothing while the dead one's last processes hold its memory, so it is tried until somebody answers.
    cluster = await startCluster(data);
    const client = new Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      break;
    } catch (error) {
      if (tries > 120) throw error;
      await pause(500);
    } finally {
      await client.end();
    }
  }
  // Attached once more, now that it is up: the file with its pid was the dead one's until then.
  cluster = await startCluster(data);
}

const counts = await torture({
  databaseUrl,
  dataDir: folder,
  messages,
  kills: Math.max(3, Math.round(messages / 40)),
  killDatabase,
  say: (line) => process.stdout.write(`  ${line}\n`),
  patience: 60_000 + messages * 600,
});
await cluster.stop();
await rm(folder, { recursive: true, force: true });
for (const [name, count] of Object.entries(counts)) process.stdout.write(`${name.padEnd(16)}${count}\n`);
process.stdout.write(isSound(counts) ? 'Nothing lost, nothing doubled.\n' : 'Messages were lost or doubled.\n');
process.exit(isSound(counts) ? 0 : 1);
