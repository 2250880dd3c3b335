/**
 * `npm run admin -- ADDRESS` makes a member an administrator; `npm run admin -- --remove ADDRESS` takes that back. Nothing on the web does either. Runs
 * beside the product, or while it stands still.
 */
import { openDatabase, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { makeAdmin, makePlainMember } from '#server/members/members.ts';
import { systemClock } from '#server/ports/clock.ts';
import { findDatabase } from '#server/postgres/database.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import { readEmail } from '#shared/email-address.ts';
import { routes } from '#shared/routes.ts';

const USAGE = 'Give the address of a member: npm run admin -- rosa@example.com\n';

/** @returns the exit code. */
async function run([first = '', second = '']: string[]): Promise<number> {
  const isRemoval = first === '--remove';
  const reading = readEmail(isRemoval ? second : first);
  if (!reading.ok) {
    process.stderr.write(`${reading.message}\n${USAGE}`);
    return 2;
  }
  const settings = readSettings(process.env);
  const home = await findDatabase(settings);
  const pool = openPool(home.url, 1, (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrate(pool);
    const change = isRemoval ? makePlainMember : makeAdmin;
    const isMember = await change(openDatabase(pool), reading.address, new Date(systemClock.now()));
    if (isMember) process.stdout.write(done(reading.address, isRemoval));
    else process.stderr.write(nobody(reading.address, settings.publicUrl));
    return isMember ? 0 : 1;
  } finally {
    await pool.end();
    await home.stop();
  }
}

function done(address: string, isRemoval: boolean): string {
  return isRemoval
    ? `${address} is a member like every other now.\n`
    : `${address} is an administrator now. The way in is ${routes.admin()}, signed in as that member.\n`;
}

function nobody(address: string, publicUrl: string): string {
  return `There is no member with the address ${address}. Join with it first, at ${publicUrl}${routes.register()}, and then run this again.\n`;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
