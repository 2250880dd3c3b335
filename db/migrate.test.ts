import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import { migrate } from './migrate.ts';

describe('migrate', () => {
  let home: TestDatabase;
  beforeAll(async () => {
    home = await testDatabase();
  });
  afterAll(() => home.drop());

  it('runs nothing twice', async () => {
    expect(await migrate(home.pool)).toEqual([]);
  });

  it('refuses a migration that was edited after it ran', async () => {
    await sql`update migrations set hash = 'other' `.execute(home.db);
    await expect(migrate(home.pool)).rejects.toThrow(/never edited/);
  });

  it('lets processes that start together take turns', async () => {
    await sql`delete from migrations`.execute(home.db);
    await sql`drop schema public cascade`.execute(home.db);
    await sql`create schema public`.execute(home.db);
    const ran = await Promise.all([migrate(home.pool), migrate(home.pool)]);
    const counts = ran.map((names) => names.length);
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });
});
