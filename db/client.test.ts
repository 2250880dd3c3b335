import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/database.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await testDatabase();
});
afterAll(() => home.drop());

it('runs a transaction again that Postgres ended because of another one', async () => {
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

it('tries no other failed transaction again', async () => {
  let runs = 0;
  const failing = home.db.transaction().execute(async (tx) => {
    runs += 1;
    await sql`select 1 / 0`.execute(tx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(runs).toBe(1);
});

it('lets go of a transaction that is never put in order', async () => {
  let runs = 0;
  const failing = home.db.transaction().execute(async (tx) => {
    runs += 1;
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
  });
  await expect(failing).rejects.toThrow('again');
  expect(runs).toBe(4);
});
