import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { testDatabase, type TestDatabase } from '#tests/database.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/admin.ts');
let home: TestDatabase;
beforeAll(async () => {
  home = await testDatabase();
  await home.db
    .insertInto('members')
    .values({ member_id: newId(), name: 'Rosa', email: 'Rosa@fernbank.example' })
    .execute();
});
afterAll(() => home.drop());

/** The output and the exit code of `npm run admin`. */
function admin(...given: string[]): Promise<{ code: number | string | null | undefined; said: string }> {
  const env = { ...process.env, DATABASE_URL: home.url, DATA_DIR: '/nonexistent' };
  return new Promise((resolve) =>
    execFile(process.execPath, [SCRIPT, ...given], { env }, (error, out, wrong) =>
      resolve({ code: error ? error.code : 0, said: out + wrong }),
    ),
  );
}
async function roleOfRosa(): Promise<string | undefined> {
  return (await home.db.selectFrom('members').select('role').executeTakeFirst())?.role;
}

it('makes a member an administrator, and removes the role', async () => {
  expect(await admin('rosa@FERNBANK.example')).toMatchObject({
    code: 0,
    said: expect.stringContaining('is now an administrator'),
  });
  expect(await roleOfRosa()).toBe('admin');
  expect(await admin('--remove', 'rosa@fernbank.example')).toMatchObject({ code: 0 });
  expect(await roleOfRosa()).toBe('member');
});

it('refuses an unknown member, and text that is no address', async () => {
  expect(await admin('nadia@harbour.example')).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no member with the email address nadia@harbour.example. Register it at'),
  });
  expect(await admin('nadia')).toMatchObject({
    code: 2,
    said: expect.stringContaining('This address has no @ in it.'),
  });
  expect(await admin()).toMatchObject({ code: 2, said: expect.stringContaining('Usage: npm run admin -- ') });
});
