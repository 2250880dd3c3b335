import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEarlierCluster } from '#tests/earlier-cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { makeDatabase } from './database.ts';
import { type Cluster, startCluster } from './embedded.ts';
import { transferOwnership } from './transfer-ownership.ts';

let folder: string;
let data: string;
/** A cluster that was made and stopped, with a table in it. Copying it takes a tenth of the time of making another. */
let madeBefore: string;
beforeAll(async () => {
  madeBefore = await mkdtemp(path.join(os.tmpdir(), 'cardamom-cluster-made-'));
  const cluster = await startCluster(path.join(madeBefore, 'postgres'));
  await ask(cluster, 'create table kept as select 7 as answer');
  await cluster.stop();
});
afterAll(() => rm(madeBefore, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-cluster-'));
  data = path.join(folder, 'postgres');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Puts a cluster that was stopped in its place. */
const copyCluster = () => void execFileSync('cp', ['-a', `${madeBefore}/.`, folder]);

async function askAt(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: unknown = await client.query(sql);
    const last = (Array.isArray(results) ? results.at(-1) : results) as pg.QueryResult<{ answer: unknown }>;
    return last.rows[0]?.answer;
  } finally {
    await client.end();
  }
}
const ask = (cluster: Cluster, sql: string) => askAt(cluster.adminUrlOf('postgres'), sql);

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

/** Processes of Postgres over a folder. */
function postgresOver(folder: string): string[] {
  const all = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes('postgres') && line.includes(folder));
}

/** Another process that uses the cluster until it is told to leave it. */
type Other = { child: ChildProcess; pid: number; isKeeper: boolean; leave(): Promise<void>; kill(): Promise<void> };
async function startOther(): Promise<Other> {
  const program = `
    import { startCluster } from ${JSON.stringify(path.resolve('server/postgres/embedded.ts'))};
    const cluster = await startCluster(process.argv[1]);
    process.on('SIGTERM', () => cluster.stop().then(() => process.exit(0)));
    setInterval(() => 0, 1000);
    process.stdout.write(cluster.pid() + ' ' + cluster.isKeeper());`;
  const child = spawn('node', ['--input-type=module-typescript', '--eval', program, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', () => reject(new Error('The other process ended.')));
  });
  const [pid, isKeeper] = said.split(' ');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await gone;
  };
  return {
    child,
    pid: Number(pid),
    isKeeper: isKeeper === 'true',
    leave: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/**
 * Leaves a cluster as a power cut does, with a table in it: both who kept it and its main process are killed.
 * @returns the number of its main process.
 */
async function leaveKilled(): Promise<number> {
  copyCluster();
  const other = await startOther();
  await other.kill();
  process.kill(other.pid, 'SIGKILL');
  await expect.poll(() => isAlive(other.pid)).toBe(false);
  return other.pid;
}

describe('the embedded cluster', () => {
  it('starts, stores data, and leaves no process behind', async () => {
    const first = await startCluster(data);
    await ask(first, 'create table kept as select 7 as answer');
    await first.stop();
    expect(isAlive(first.pid())).toBe(false);
    const second = await startCluster(data);
    expect(await ask(second, 'select answer from kept')).toBe(7);
    await second.stop();
  });

  it('starts again after its own process and the process that ran it were killed', async () => {
    const pid = await leaveKilled();
    const second = await startCluster(data);
    expect(second.pid()).not.toBe(pid);
    expect(await ask(second, 'select answer from kept')).toBe(7);
    await second.stop();
    expect(isAlive(second.pid())).toBe(false);
  });

  it('is taken over from a process that was killed', async () => {
    copyCluster();
    const other = await startOther();
    await other.kill();
    const heir = await startCluster(data);
    expect([heir.pid(), heir.isKeeper()]).toEqual([other.pid, true]);
    await heir.stop();
    expect(isAlive(other.pid)).toBe(false);
  });

  it('is shared, and stopped by the last one to leave, whoever started it', async () => {
    copyCluster();
    const other = await startOther();
    const cluster = await startCluster(data);
    expect([cluster.pid(), cluster.isKeeper()]).toEqual([other.pid, false]);
    await other.leave();
    expect(await ask(cluster, 'select 1 as answer')).toBe(1);
    const another = await startOther();
    expect(another.pid).toBe(other.pid);
    await another.leave();
    expect(isAlive(other.pid)).toBe(true);
    await cluster.stop();
    expect(isAlive(other.pid)).toBe(false);
  });

  it('is stopped when all leave at once', async () => {
    copyCluster();
    const others = await Promise.all([startOther(), startOther(), startOther()]);
    await Promise.all(others.map((other) => other.leave()));
    expect(others.map((other) => isAlive(other.pid))).toEqual([false, false, false]);
  });

  it('is one, when processes that start together make it', async () => {
    const others = await Promise.all([startOther(), startOther(), startOther(), startOther()]);
    expect(new Set(others.map((other) => other.pid)).size).toBe(1);
    expect(others.filter((other) => other.isKeeper)).toHaveLength(1);
    await Promise.all(others.map((other) => other.leave()));
  });

  it('has its database made once, though all ask for it at the same time', async () => {
    copyCluster();
    const cluster = await startCluster(data);
    await Promise.all(Array.from({ length: 6 }, () => makeDatabase(cluster, 'cards')));
    expect(await askAt(cluster.urlOf('cards'), 'select 1 as answer')).toBe(1);
    await cluster.stop();
  });

  it('does not take an incomplete folder for a cluster', async () => {
    mkdirSync(`${data}.new`, { recursive: true });
    writeFileSync(path.join(`${data}.new`, 'PG_VERSION'), '18');
    const cluster = await startCluster(data);
    expect(await ask(cluster, 'select 1 as answer')).toBe(1);
    await cluster.stop();
    expect(existsSync(`${data}.new`)).toBe(false);
  });

  it('starts when another program has the number of its process since', async () => {
    const pid = await leaveKilled();
    // Its name says postgres, as an editor's does in which somebody reads about it.
    const foreign = spawn('node', ['--eval', 'setInterval(() => 0, 1000)', 'about-postgres.txt'], { stdio: 'ignore' });
    const file = path.join(data, 'postmaster.pid');
    writeFileSync(file, readFileSync(file, 'utf8').replace(String(pid), String(foreign.pid)), { flag: 'r+' });
    const second = await startCluster(data);
    expect(await ask(second, 'select answer from kept')).toBe(7);
    await second.stop();
    expect(isAlive(foreign.pid ?? 0)).toBe(true);
    foreign.kill();
  });
});

/** Kills a process, and waits until it has ended. */
async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
}

describe('a cluster that ends while it is used', () => {
  it('is started again by the process that runs it, with a log line', async () => {
    copyCluster();
    const said: string[] = [];
    const cluster = await startCluster(data, { report: (sentence) => said.push(sentence) });
    const first = cluster.pid();
    await kill(first);
    await expect.poll(() => ask(cluster, 'select answer from kept').catch(() => null)).toBe(7);
    expect(cluster.pid()).not.toBe(first);
    expect(said).toEqual(['The database has stopped. Starting it again', 'The database is running again']);
    // Killed again at once, it is given more and more time.
    for (let times = 0; times < 2; times++) {
      await kill(cluster.pid());
      await expect.poll(() => ask(cluster, 'select answer from kept').catch(() => null)).toBe(7);
    }
    const pauses = said.flatMap((sentence) => /again in ([\d.]+) s$/.exec(sentence)?.slice(1).map(Number) ?? []);
    expect(pauses).toHaveLength(2);
    expect(pauses[0]).toBeGreaterThan(0.3);
    expect(pauses[1]).toBeGreaterThan(0.7);
    await cluster.stop();
    expect(isAlive(cluster.pid())).toBe(false);
  });

  it('is started again when it was told to stop alone, though somebody holds a connection', async () => {
    copyCluster();
    const said: string[] = [];
    const cluster = await startCluster(data, { report: (sentence) => said.push(sentence) });
    const first = cluster.pid();
    const client = new pg.Client({ connectionString: cluster.adminUrlOf('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    const isCut = new Promise<boolean>((resolve) => client.once('end', () => resolve(true)));
    process.kill(first, 'SIGTERM');
    expect(await isCut).toBe(true);
    await expect.poll(() => ask(cluster, 'select answer from kept').catch(() => null)).toBe(7);
    expect(cluster.pid()).not.toBe(first);
    expect(said).toEqual([
      expect.stringMatching(/^The database has stopped: .*(is shut down|is shutting down)\. Starting it again$/),
      'The database is running again',
    ]);
    await cluster.stop();
    expect(isAlive(cluster.pid())).toBe(false);
  });

  it('is started again by another process when the one that ran it was killed before', async () => {
    copyCluster();
    const other = await startOther();
    const cluster = await startCluster(data);
    expect([other.isKeeper, cluster.isKeeper()]).toEqual([true, false]);
    await other.kill();
    await expect.poll(() => cluster.isKeeper()).toBe(true);
    await kill(other.pid);
    await expect.poll(() => ask(cluster, 'select 7 as answer').catch(() => null)).toBe(7);
    await cluster.stop();
    expect(isAlive(cluster.pid())).toBe(false);
  });

  it('is stopped by the last one to leave, though another had started it again', async () => {
    copyCluster();
    const other = await startOther();
    const cluster = await startCluster(data);
    await kill(other.pid);
    await expect.poll(() => ask(cluster, 'select 7 as answer').catch(() => null)).toBe(7);
    expect(cluster.isKeeper()).toBe(false);
    await other.leave();
    expect(await ask(cluster, 'select 7 as answer')).toBe(7);
    await cluster.stop();
    expect(isAlive(cluster.pid())).toBe(false);
  });

  it('is not started again by a process that leaves it', async () => {
    copyCluster();
    const cluster = await startCluster(data);
    process.kill(cluster.pid(), 'SIGKILL');
    await cluster.stop();
    // Children that it had just made notice that it is gone when they have begun. One that was started again would stay.
    await expect.poll(() => postgresOver(data)).toEqual([]);
  });
});

/** Postgres starts several times, and pauses in between. */
const PATIENCE = { timeout: 180_000 };
/** A disk of a few megabytes: what only root can have. */
describe.runIf(process.getuid?.() === 0 && hasSmallDisks())('a cluster whose disk is full', () => {
  it('continues as soon as the disk has room', async () => {
    mkdirSync(path.join(folder, 'disk'));
    const disk = path.join(folder, 'disk');
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=700', 'tmpfs', disk]);
    data = path.join(disk, 'postgres');
    const said: string[] = [];
    const cluster = await startCluster(data, { report: (sentence) => said.push(sentence) });
    try {
      await ask(cluster, 'create table kept as select 7 as answer');
      // What does not belong to the database takes the room; then its own journal finds none, at which Postgres ends.
      const filler = path.join(disk, 'filler');
      await expect(fill(filler)).rejects.toThrow('ENOSPC');
      await expect.poll(() => writeJournal(cluster), PATIENCE).toBe('ended');
      await expect.poll(() => said.join('\n'), PATIENCE).toMatch(/No space left on device[^]*again in [\d.]+ s/);
      await rm(filler);
      await expect.poll(() => ask(cluster, 'select answer from kept').catch(() => null), PATIENCE).toBe(7);
      expect(said.at(-1)).toBe('The database is running again');
      expect(await writeJournal(cluster)).toBe('written');
    } finally {
      await cluster.stop();
      execFileSync('umount', ['--lazy', disk]);
    }
  }, 600_000);
});

/** Twenty megabytes, of which a statement that fails leaves nothing. */
async function writeJournal(cluster: Cluster): Promise<'written' | 'ended'> {
  const sql = "select count(pg_logical_emit_message(false, '', repeat('a', 1024 * 1024))) from generate_series(1, 20)";
  return ask(cluster, sql).then(
    () => 'written',
    () => 'ended',
  );
}

function hasSmallDisks(): boolean {
  const { status } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', os.tmpdir()], {
    stdio: 'ignore',
  });
  return status === 0;
}

/** Writes a file until the disk is full. */
async function fill(file: string): Promise<void> {
  const zeros = Buffer.alloc(1024 * 1024);
  for (;;) await appendFile(file, zeros);
}

/** As root on a machine that gives no namespaces, Postgres runs as the user nobody. */
describe.runIf(process.getuid?.() === 0)('the cluster of another user than ours', () => {
  beforeEach(() => void (process.env['POSTGRES_PRIVILEGE'] = 'nobody'));
  afterEach(() => void delete process.env['POSTGRES_PRIVILEGE']);

  it('lies in the data folder, which that user passes through and cannot read', async () => {
    await chmod(folder, 0o711);
    const dataDir = path.join(folder, 'data');
    const umask = process.umask();
    prepareDataFolder({ dataDir, databaseUrl: null });
    process.umask(umask);
    data = path.join(dataDir, 'postgres');
    const cluster = await startCluster(data);
    expect(await ask(cluster, 'select 7 as answer')).toBe(7);
    expect([cluster.folder, statSync(data).uid, statSync(`${data}.control`).uid]).toEqual([data, 65_534, 0]);
    expect([statSync(dataDir).mode & 0o777, statSync(data).mode & 0o777]).toEqual([0o710, 0o700]);
    await cluster.stop();
    expect(prepareDataFolder({ dataDir, databaseUrl: null })).toBeNull();
    process.umask(umask);
  });

  it('stays where it is, out of a folder that this user could not reach, when the folder opens', async () => {
    const first = await startCluster(data);
    expect(first.folder.startsWith('/var/lib/cardamom/')).toBe(true);
    await ask(first, 'create table kept as select 7 as answer');
    await first.stop();
    await chmod(folder, 0o711);
    const second = await startCluster(data);
    expect(second.folder).toBe(first.folder);
    expect(await ask(second, 'select answer from kept')).toBe(7);
    await second.stop();
    await rm(path.dirname(first.folder), { recursive: true });
  });
});

describe('who has access to the cluster', () => {
  const refusal = async (attempt: Promise<unknown>) =>
    (await attempt.catch((error: unknown) => error)) as { code?: string };

  it('nobody without a password, and nobody but its user to the folder of its socket', async () => {
    copyCluster();
    const cluster = await startCluster(data);
    const without = new URL(cluster.adminUrlOf('postgres'));
    const socket = without.searchParams.get('host') ?? '';
    without.searchParams.set('password', 'guessed');
    expect(await refusal(askAt(without.href, 'select 1 as answer'))).toMatchObject({ code: '28P01' });
    expect(socket.startsWith(folder)).toBe(true);
    expect(statSync(socket).mode & 0o077).toBe(0);
    const control = `${data}.control`;
    expect(statSync(control).mode & 0o077).toBe(0);
    for (const name of readdirSync(control))
      expect([name, statSync(path.join(control, name)).mode & 0o022]).toEqual([name, 0]);
    expect(statSync(path.join(control, 'passwords')).mode & 0o777).toBe(0o600);
    await cluster.stop();
  });

  it('the product, without running programs or reading files of the machine', async () => {
    copyCluster();
    const cluster = await startCluster(data);
    await makeDatabase(cluster, 'cards');
    const url = cluster.urlOf('cards');
    expect(await askAt(url, 'select rolsuper as answer from pg_roles where rolname = current_user')).toBe(false);
    await askAt(url, 'create extension pg_trgm; create table lines (line text)');
    for (const statement of [
      "copy lines from program 'id'",
      "copy lines from '/etc/passwd'",
      "select pg_read_file('/etc/passwd') as answer",
      'create role another superuser',
      'set role cardamom',
    ])
      expect([statement, (await refusal(askAt(url, statement))).code]).toEqual([statement, '42501']);
    await cluster.stop();
  });

  it.each([
    ['too long for a socket', 'long-'.repeat(30)],
    ['with a comma', 'one, two'],
  ])('by a folder that is ours alone, where the path is %s', async (_, name) => {
    data = path.join(folder, name, 'postgres');
    const socketOf = (cluster: Cluster) => new URL(cluster.urlOf('x')).searchParams.get('host') ?? '';
    const other = await startOther();
    await other.kill();
    const heir = await startCluster(data);
    const socket = socketOf(heir);
    expect(socket.startsWith(path.join(os.tmpdir(), 'cardamom-'))).toBe(true);
    expect(statSync(socket).mode & 0o077).toBe(0);
    expect(await ask(heir, 'select 1 as answer')).toBe(1);
    await heir.stop();
    expect(existsSync(socket)).toBe(false);
    // Somebody else makes a folder of the name that was used.
    const note = path.join(`${data}.control`, 'socket-folder');
    writeFileSync(note, socket);
    mkdirSync(socket);
    await chmod(socket, 0o777);
    const second = await startCluster(data);
    expect(socketOf(second)).not.toBe(socket);
    expect(await ask(second, 'select 1 as answer')).toBe(1);
    await second.stop();
    await rm(socket, { recursive: true });
  });
});

describe('a cluster of an earlier release', () => {
  const UPDATED = "select string_agg(line, ', ' order by line) as answer from lines";
  async function fill(url: string): Promise<void> {
    await askAt(
      url,
      `create extension pg_trgm; create schema other; create type mood as enum ('good'); create table other.numbered (id serial primary key);
       create table lines (line text, mood mood, id int generated always as identity); insert into lines (line) values ('one'), ('two');
       create view seen as select * from lines; create function count_lines() returns bigint language sql as 'select count(*) from lines'`,
    );
  }
  async function expectUpgraded(cluster: Cluster): Promise<void> {
    await makeDatabase(cluster, 'cardamom');
    await transferOwnership(cluster, 'cardamom');
    const url = cluster.urlOf('cardamom');
    expect(await askAt(url, UPDATED)).toBe('one, two');
    // Only an owner may do these.
    await askAt(
      url,
      `alter table lines add column more text; alter view seen rename to looked; alter type mood add value 'bad';
      drop function count_lines(); alter table other.numbered rename to counted; create table other.made (); create table made ();
      insert into lines (line) values ('three'); insert into other.counted default values`,
    );
    expect(await askAt(url, UPDATED)).toBe('one, three, two');
    expect(await askAt(url, 'select rolsuper as answer from pg_roles where rolname = current_user')).toBe(false);
  }

  it('is upgraded without losing a row, and is closed afterwards', async () => {
    const earlier = await startEarlierCluster(data, path.join(folder, 'socket'));
    await fill(earlier.urlOf('cardamom'));
    await earlier.stop();
    const cluster = await startCluster(data);
    await expectUpgraded(cluster);
    const before = new URL(cluster.adminUrlOf('cardamom'));
    before.searchParams.delete('password');
    await expect(askAt(before.href, 'select 1')).rejects.toThrow('password');
    await cluster.stop();
    // And only once: the passwords stay.
    const again = await startCluster(data);
    expect(again.urlOf('cardamom')).toBe(cluster.urlOf('cardamom'));
    await again.stop();
  });

  it('is upgraded when it still runs after the process that started it was killed', async () => {
    const nobody = spawn('true');
    await new Promise((resolve) => nobody.once('exit', resolve));
    const earlier = await startEarlierCluster(data, path.join(folder, 'socket'), nobody.pid);
    await fill(earlier.urlOf('cardamom'));
    const cluster = await startCluster(data);
    expect(isAlive(earlier.pid)).toBe(false);
    await expectUpgraded(cluster);
    await cluster.stop();
  });

  it('is left alone while the earlier release runs', async () => {
    const earlier = await startEarlierCluster(data, path.join(folder, 'socket'));
    await expect(startCluster(data)).rejects.toThrow(
      `An earlier release of Cardamom (process ${process.pid}) runs over`,
    );
    expect(await askAt(earlier.urlOf('cardamom'), 'select 1 as answer')).toBe(1);
    await earlier.stop();
  });
});
