import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Hostile calls of the API (tests/hostile): the worst values at every place of every call, then random calls. `npm run hostile` uses a new seed each time;
 * `-- --seed 7` repeats a run, `--calls 500000` sets the number of random calls.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, calls: { type: 'string' } } });
const seed = values.seed ?? String(randomInt(2 ** 31));
for (const [name, value] of Object.entries({ ...values, seed }))
  if (!/^[1-9]\d{0,9}$/.test(value)) {
    console.error(`--${name} should be a whole number, but is "${value}".`);
    process.exit(2);
  }
console.log(`Seed ${seed}. To repeat this run: npm run hostile -- --seed ${seed}`);
const child = spawn('vitest', ['run', 'tests/hostile'], {
  cwd: path.resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_ALL: '1',
    HOSTILE_SEED: seed,
    ...(values.calls === undefined ? {} : { HOSTILE_CALLS: values.calls }),
  },
});
child.on('exit', (code) => process.exit(code ?? 1));
