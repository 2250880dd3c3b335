/**
 * `npm run demo` fills an empty copy with example members, their contacts, dates, birthday requests and lists, cards, mails and support messages, and
 * prints who can sign in. It uses the same settings as `npm start`, and refuses a copy that has members.
 */
import path from 'node:path';
import { openDatabase, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { requireKeysOfData } from '#server/bootstrap.ts';
import { readCatalogue } from '#server/cards/catalogue/catalogue.ts';
import { importCatalogue } from '#server/cards/catalogue/catalogue-import.ts';
import { keysFrom, masterKey } from '#server/kernel/keys.ts';
import { startMailbox } from '#server/mailbox/mailbox.ts';
import { localFiles } from '#server/ports/files.ts';
import { logLines } from '#server/ports/log-lines.ts';
import { smtpMailer } from '#server/ports/mailer-smtp.ts';
import { prepareDataFolder } from '#server/postgres/data-folder.ts';
import { findDatabase } from '#server/postgres/database.ts';
import { parseSettings, type Settings } from '#server/settings/settings.ts';
import { StartError } from '#server/settings/start-error.ts';
import { startApp } from '#tests/app.ts';
import { createDemo } from './demo/demo.ts';
import { DEMO_ADMIN, DEMO_MEMBERS, DEMO_PASSWORD } from './demo/members.ts';

/** @returns the exit code. */
async function run(settings: Settings): Promise<number> {
  const logger = logLines(settings.logLevel);
  const warning = prepareDataFolder(settings);
  if (warning !== null) process.stderr.write(`${warning}\n`);
  const home = await findDatabase(settings, { onProgress: (sentence) => process.stderr.write(`${sentence}\n`) });
  const ending = { hasBegun: false };
  const pool = openPool(home.url, 8, (error) => {
    // Connections that are still closing when the embedded database stops report an error.
    if (!ending.hasBegun) logger.warn({ err: error }, 'a connection to the database was lost');
  });
  const db = openDatabase(pool);
  try {
    await migrate(pool);
    const keys = keysFrom(masterKey(settings.dataDir, settings.secretKey));
    await requireKeysOfData(pool, keys);
    if ((await db.selectFrom('members').select('member_id').limit(1).execute()).length > 0) {
      process.stderr.write(
        'This copy already has members. The demo needs an empty copy: set DATA_DIR to a new folder.\n',
      );
      return 1;
    }
    process.stdout.write('  Importing the catalogue …\n');
    await importCatalogue(db, await readCatalogue());
    process.stdout.write('  Creating the example data …\n');
    const app = await startApp(
      { url: home.url, db, pool, drop: () => Promise.resolve() },
      {
        keys,
        files: localFiles(path.join(settings.dataDir, 'files')),
        settings: { publicUrl: settings.publicUrl, undoMs: 0 },
        fromAddress: settings.mailFrom.address,
      },
    );
    // Mails go to the built-in mailbox even when a mail server is set: the people of the demo do not exist.
    const mailbox = await startMailbox({ db, clock: app.clock, logger });
    const mailer = smtpMailer({
      smtpUrl: mailbox.smtpUrl,
      fromAddress: settings.mailFrom.address,
      bounceAddress: null,
      dkim: null,
    });
    app.mailer.before = async (mail) => void (await mailer.send(mail));
    await createDemo(app, Date.now());
    await mailer.close();
    await mailbox.close();
    await app.close();
    process.stdout.write(describeDemo());
    return 0;
  } finally {
    ending.hasBegun = true;
    await db.destroy();
    await home.stop();
  }
}

function describeDemo(): string {
  const rows = DEMO_MEMBERS.map(
    ({ name, email, firstName }) =>
      `  ${name.padEnd(16)} ${email}${firstName === DEMO_ADMIN ? '   (administrator)' : ''}`,
  );
  return `\nThese members can sign in, all with the password "${DEMO_PASSWORD}":\n${rows.join('\n')}\n\nStart the site with npm start.\n`;
}

try {
  process.exitCode = await run(parseSettings(process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
