import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { startStallingProxy } from '#tests/doubles/stalling-proxy.ts';
import { openDatabase, openPools } from './client.ts';
import { limitsFor } from './limits.ts';
import { withPurpose } from './purpose.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await testDatabase();
});
afterAll(() => home.drop());

it('retries a transaction that Postgres ended because of a conflict with another', async () => {
  await sql`create table turns (name text primary key, times int not null)`.execute(home.db);
  await sql`insert into turns values ('a', 0), ('b', 0)`.execute(home.db);
  let started = 0;
  let goOn = () => {};
  const bothHaveOne = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  /** Takes two rows, one after the other; at the first time the second one when the other transaction has it. */
  const take = (first: string, second: string) =>
    home.db.transaction().execute(async (tx) => {
      await sql`update turns set times = times + 1 where name = ${first}`.execute(tx);
      started += 1;
      if (started === 2) goOn();
      await bothHaveOne;
      await sql`update turns set times = times + 1 where name = ${second}`.execute(tx);
    });
  await Promise.all([take('a', 'b'), take('b', 'a')]);
  expect(started).toBeGreaterThan(2);
  expect((await sql`select times from turns`.execute(home.db)).rows).toEqual([{ times: 2 }, { times: 2 }]);
});

it('does not retry a transaction that failed for another reason', async () => {
  let runs = 0;
  const failing = home.db.transaction().execute(async (tx) => {
    runs += 1;
    await sql`select 1 / 0`.execute(tx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(runs).toBe(1);
});

it('gives up a transaction after four conflicts', async () => {
  let runs = 0;
  const failing = home.db.transaction().execute(async (tx) => {
    runs += 1;
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
  });
  await expect(failing).rejects.toThrow('again');
  expect(runs).toBe(4);
});

/** A database that gives a request two seconds, and more to everything else. */
function limited(url: string) {
  const lost: Error[] = [];
  const connections = { request: 2, job: 2, maintenance: 1 };
  const pool = openPools(url, connections, (error) => lost.push(error), limitsFor(2));
  return { pool, db: openDatabase(pool), lost };
}

it('ends a statement that takes longer than its purpose allows', async () => {
  const { pool } = limited(home.url);
  const sleep = () => pool.query('select pg_sleep(2.5)').then(() => 'slept');
  await expect(withPurpose('request', sleep)).rejects.toMatchObject({ code: '57014' });
  expect(await Promise.all([sleep(), withPurpose('job', sleep), withPurpose('maintenance', sleep)])).toEqual(
    Array(3).fill('slept'),
  );
  const limitsIn = (purpose: 'request' | 'job' | 'maintenance') =>
    withPurpose(purpose, async () => {
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
      const { rows } = await pool.query<{ setting: string }>(
        'select current_setting(name) as setting from unnest($1::text[]) name',
        [names],
      );
      return rows.map((row) => row.setting);
    });
  expect(await limitsIn('request')).toEqual(['2s', '1s', '1min']);
  expect(await limitsIn('job')).toEqual(['1min', '30s', '5min']);
  expect(await limitsIn('maintenance')).toEqual(['1h', '0', '10min']);
  await pool.end();
});

it('gives a request a connection though jobs have taken all of theirs', async () => {
  const { pool } = limited(home.url);
  const taken = [await pool.connect(), await pool.connect()];
  expect((await withPurpose('request', () => pool.query('select 1'))).rowCount).toBe(1);
  for (const client of taken) client.release();
  await pool.end();
});

it('discards a connection that hangs, and does not use it again', async () => {
  const proxy = await startStallingProxy(home.url);
  const { pool, db, lost } = limited(proxy.url);
  await sql`create table noted (what text)`.execute(home.db);
  const hanging = withPurpose('request', () =>
    db.transaction().execute(async (tx) => {
      await sql`insert into noted values ('while it hung')`.execute(tx);
      proxy.stall();
      await sql`insert into noted values ('and after that')`.execute(tx);
    }),
  );
  await expect(hanging).rejects.toThrow(/has not answered|connection error/);
  expect(lost).toMatchObject([{ code: 'ETIMEDOUT' }]);
  // One that waits for a connection is told so too.
  await expect(withPurpose('request', () => pool.query('select 1'))).rejects.toThrow('timeout');
  proxy.resume();
  const answers = await withPurpose('request', () =>
    Promise.all(
      [1, 2, 3, 4].map(async (i) => (await pool.query<{ i: number }>('select $1::int as i', [i])).rows[0]?.i),
    ),
  );
  expect(answers).toEqual([1, 2, 3, 4]);
  expect((await sql`select what from noted`.execute(home.db)).rows).toEqual([]);
  await pool.end();
  await proxy.close();
});

it('closes a connection that hangs after it has waited in the pool', async () => {
  const proxy = await startStallingProxy(home.url);
  const { pool, lost } = limited(proxy.url);
  const client = await withPurpose('request', () => pool.connect());
  client.release();
  // It has been silent for as long as an answer may take, and nobody had asked for one.
  await once(client.connection.stream, 'timeout');
  proxy.stall();
  await expect(withPurpose('request', () => pool.query('select 1'))).rejects.toThrow(
    /has not answered|connection error/,
  );
  expect(lost).toMatchObject([{ code: 'ETIMEDOUT' }]);
  proxy.resume();
  expect((await withPurpose('request', () => pool.query('select 1'))).rowCount).toBe(1);
  await pool.end();
  await proxy.close();
});

it('lets a transaction be idle for longer than a request may take', async () => {
  const { pool, db, lost } = limited(home.url);
  const quiet = withPurpose('request', () =>
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      // Longer than a request waits for an answer, by the database's own clock.
      await sql`select pg_sleep(3.5)`.execute(home.db);
      return (await sql<{ answer: number }>`select 7 as answer`.execute(tx)).rows[0]?.answer;
    }),
  );
  expect(await quiet).toBe(7);
  expect(lost).toEqual([]);
  await pool.end();
});
