import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './embedded.ts';

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-cluster-'));
  data = path.join(folder, 'postgres');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ask(cluster: Cluster, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}
/** Whether a process runs. One that ended and that nobody has asked about yet does not. */
function isAlive(pid: number): boolean {
  try {
    return (
      execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' })
        .trim()
        .charAt(0) !== 'Z'
    );
  } catch {
    return false;
  }
}

describe('the embedded cluster', () => {
  it('starts, keeps what it is told, and leaves nothing behind', async () => {
    const first = await startCluster(data);
    await ask(first, 'create table kept as select 7 as answer');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await startCluster(data);
    expect(await ask(second, 'select answer from kept')).toBe(7);
    await second.stop();
  });

  it('starts again after its own process was killed', async () => {
    const first = await startCluster(data);
    await ask(first, 'create table kept as select 7 as answer');
    process.kill(first.pid, 'SIGKILL');
    await expect.poll(() => isAlive(first.pid)).toBe(false);
    const second = await startCluster(data);
    expect(second.pid).not.toBe(first.pid);
    expect(await ask(second, 'select answer from kept')).toBe(7);
    await second.stop();
    expect(isAlive(second.pid)).toBe(false);
  });

  it('is taken over from a process that was killed, and only shared with one that lives', async () => {
    const program = `import { startCluster } from ${JSON.stringify(path.resolve('server/postgres/embedded.ts'))}; const { pid } = await startCluster(process.argv[1]); process.stdout.write(String(pid)); setInterval(() => 0, 1000);`;
    const other = spawn('node', ['--input-type=module-typescript', '--eval', program, data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = Number(
      await new Promise<string>((resolve) => other.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))),
    );

    const guest = await startCluster(data);
    expect(guest).toMatchObject({ pid, owned: false });
    await guest.stop();
    expect(isAlive(pid)).toBe(true);

    const gone = new Promise((resolve) => other.once('exit', resolve));
    other.kill('SIGKILL');
    await gone;
    const heir = await startCluster(data);
    expect(heir).toMatchObject({ pid, owned: true });
    await heir.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('takes nothing half made for a cluster', async () => {
    const { mkdir, writeFile } = await import('node:fs/promises');
    await mkdir(`${data}.new`, { recursive: true });
    await writeFile(path.join(`${data}.new`, 'PG_VERSION'), '18');
    const cluster = await startCluster(data);
    expect(await ask(cluster, 'select 1 as answer')).toBe(1);
    await cluster.stop();
    expect(existsSync(`${data}.new`)).toBe(false);
  });
});
