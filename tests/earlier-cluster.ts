import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { postgresPrograms } from '#server/postgres/binaries.ts';
import { initdbArgs } from '#server/postgres/postmaster.ts';
import { commandAs, detectPrivilege } from '#server/postgres/unprivileged.ts';

/** A cluster as releases up to 1.0.79 created and ran it: anyone who reaches its socket may do everything, as its only role. */
export type EarlierCluster = { urlOf(database: string): string; pid: number; stop(): Promise<void> };

/**
 * Creates such a cluster with the database `cardamom`, and starts it.
 * @param owner the process that it names as the one that started it
 */
export async function startEarlierCluster(data: string, socket: string, owner = process.pid): Promise<EarlierCluster> {
  const privilege = detectPrivilege();
  const programs = postgresPrograms(privilege);
  const run = (name: string, args: string[]) => commandAs(privilege, path.join(programs, name), args);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  if (privilege.kind === 'nobody') for (const each of [data, socket]) chownSync(each, privilege.uid, privilege.gid);
  const initdb = run('initdb', initdbArgs(data));
  const made = spawnSync(initdb.command, initdb.args, { ...initdb.ids, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const postgres = run('postgres', ['-D', data, '-k', socket, '-c', 'listen_addresses=', '-c', 'fsync=off']);
  const child = spawn(postgres.command, postgres.args, {
    ...postgres.ids,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => chunk.includes('ready to accept connections') && resolve());
    child.once('exit', (code) => reject(new Error(`Postgres ended with ${code}.`)));
  });
  writeFileSync(`${data}.owner`, String(owner));
  const urlOf = (database: string) => `postgres:///${database}?host=${encodeURIComponent(socket)}&user=cardamom`;
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query('create database cardamom');
  await client.end();
  return {
    urlOf,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
