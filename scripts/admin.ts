/**
 * `npm run admin -- ADDRESS` makes a member an administrator; `npm run admin -- --remove ADDRESS` removes the role. Nothing on the web does
 * either. It works whether the site is running or not.
 */
import { openDatabase, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { grantAdminRole, makePlainMember } from '#server/members/members.ts';
import { systemClock } from '#server/ports/clock.ts';
import { prepareDataFolder } from '#server/postgres/data-folder.ts';
import { findDatabase } from '#server/postgres/database.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { StartError } from '#server/settings/start-error.ts';
import { parseEmail } from '#shared/people/email-address.ts';
import { routes } from '#shared/routes.ts';

const USAGE = 'Usage: npm run admin -- [--remove] ADDRESS, where ADDRESS is the email address of a member.\n';

/** @returns the exit code. */
async function run([first = '', second = '']: string[]): Promise<number> {
  const isRemoval = first === '--remove';
  const parsed = parseEmail(isRemoval ? second : first);
  if (!parsed.ok) {
    process.stderr.write(`${parsed.message}\n${USAGE}`);
    return 2;
  }
  const settings = parseSettings(process.env);
  // With a database elsewhere this writes nothing into the data folder.
  const warning = settings.databaseUrl === null ? prepareDataFolder(settings) : null;
  if (warning !== null) process.stderr.write(`${warning}\n`);
  const home = await findDatabase(settings, { onProgress: (sentence) => process.stderr.write(`${sentence}\n`) });
  const pool = openPool(home.url, 1, (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrate(pool);
    const change = isRemoval ? makePlainMember : grantAdminRole;
    const isMember = await change(openDatabase(pool), parsed.address, new Date(systemClock.now()));
    if (isMember) process.stdout.write(doneText(parsed.address, isRemoval));
    else process.stderr.write(noMemberText(parsed.address, settings.publicUrl));
    return isMember ? 0 : 1;
  } finally {
    await pool.end();
    await home.stop();
  }
}

function doneText(address: string, isRemoval: boolean): string {
  return isRemoval
    ? `${address} is no longer an administrator.\n`
    : `${address} is now an administrator. Sign in as that member and open ${routes.admin()}.\n`;
}

function noMemberText(address: string, publicUrl: string): string {
  return `There is no member with the email address ${address}. Register it at ${publicUrl}${routes.register()} and run this command again.\n`;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
