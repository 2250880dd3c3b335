import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { embeddedDatabase } from './torture/embedded-database.ts';
import { planRun } from './torture/plan.ts';
import { formatOutcome, hasPassed } from './torture/table.ts';
import { type Outcome, torture } from './torture/torture.ts';

/**
 * `npm run torture` sends 2,000 due messages through several workers and a web process. Meanwhile these are killed and paused, the mail server
 * defers, cuts connections and answers late, and the database is away for a minute. It exits with 1 when a message was lost or sent twice, when the ledger
 * and the mail server disagree, or when a process ended by itself.
 *
 * `-- --messages 150` sends fewer, with shorter pauses. `--pause 120`, `--away 60` and `--late 75` set in seconds how long a worker is
 * paused, how long the database is away, and how late a late answer is. `--seed 7` repeats the disturbances of a run, as far as
 * the machine allows it.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
    pause: { type: 'string' },
    away: { type: 'string' },
    late: { type: 'string' },
  },
});
for (const [name, value] of Object.entries(values))
  if (!/^[1-9]\d{0,9}$/.test(value)) {
    process.stderr.write(`--${name} should be a whole number, but is "${value}".\n`);
    process.exit(2);
  }
const { seed, messages } = values;
if (Number(messages) < 50) {
  process.stderr.write('--messages should be at least 50.\n');
  process.exit(2);
}
process.stdout.write(`Seed ${seed}. To repeat this run: npm run torture -- --messages ${messages} --seed ${seed}\n`);
const folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-torture-'));
const database = await embeddedDatabase(folder);
const began = performance.now();
let ending: Promise<void> | null = null;
/** Stops Postgres and deletes the files. */
function end(): Promise<void> {
  ending ??= database.close().then(() => rm(folder, { recursive: true, force: true }));
  return ending;
}
// The processes of the product end with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().then(() => process.exit(1)));
async function run(): Promise<Outcome> {
  try {
    return await torture({
      ...planRun(Number(messages), { pause: values.pause, away: values.away, late: values.late }),
      database,
      dataDir: folder,
      seed,
      log: (line) => process.stdout.write(`  ${Math.round((performance.now() - began) / 1000)} s: ${line}\n`),
    });
  } finally {
    await end();
  }
}
const outcome = await run();
process.stdout.write(`\n${formatOutcome(outcome)}\n`);
process.stdout.write(
  hasPassed(outcome) ? 'Passed: no message was lost or duplicated.\n' : 'Failed: see the rows above.\n',
);
process.exit(hasPassed(outcome) ? 0 : 1);
