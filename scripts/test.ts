import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Everything that must hold: types, lint, walls, format, unused code, unit and API tests, then journeys in a browser.
 * `node scripts/test.ts [STEP]` runs one step alone; `--all` tries every card where `npm test` tries a sample, and proves the catalogue.
 * Ends with one line: N passed, N failed.
 */
const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, '.data', 'test');
mkdirSync(out, { recursive: true });
type Counts = { passed: number; failed: number };
type Ended = { code: number; said: string };

// A log that nobody looks at while it grows is read without colours.
if (!process.stdout.isTTY) process.env['NO_COLOR'] ??= '1';

/** Runs a command. What it says is shown as it comes, or kept until it has ended. */
function run(command: string, args: string[], show: 'at-once' | 'later'): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const stdio = show === 'at-once' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

const secondsSince = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

async function check(
  name: string,
  command: string,
  args: string[],
  show: 'at-once' | 'later' = 'later',
): Promise<Counts> {
  const from = performance.now();
  const { code, said } = await run(command, args, show);
  console.log(`— ${name}: ${code === 0 ? 'in order' : 'NOT IN ORDER'}, ${secondsSince(from)}`);
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(said);
  return { passed: 0, failed: 1 };
}

async function tests(name: string, config: string): Promise<Counts> {
  console.log(`\n— ${name}`);
  const from = performance.now();
  const report = path.join(out, `${config}.json`);
  rmSync(report, { force: true });
  const args = ['run', '--config', config, '--silent=passed-only', '--reporter=./tests/progress.ts', '--reporter=json'];
  const { code } = await run('vitest', [...args, `--outputFile.json=${report}`], 'at-once');
  console.log(`— ${name}: ${code === 0 ? 'in order' : 'NOT IN ORDER'}, ${secondsSince(from)}`);
  // A run that failed without a failed test (a file that does not load, a leaked worker, no report at all) is a failure too.
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: code === 0 ? numFailedTests : Math.max(1, numFailedTests) };
}

const args = process.argv.slice(2);
const isWhole = args.includes('--all');
const only = args.find((arg) => !arg.startsWith('-'));
// Read by tests/thoroughness.ts in the processes that run the tests.
if (isWhole) process.env['TEST_ALL'] = '1';
type Step = [name: string, act: () => Promise<Counts>];
/** None of these waits for another; two run at a time. */
const checks: Step[] = [
  ['lint', () => check('lint', 'oxlint', ['--type-aware'])],
  ['types', () => check('types', 'tsc', [])],
  ['format', () => check('format', 'oxfmt', ['--check'])],
  ['walls', () => check('walls between the rooms', 'node', ['tests/walls/walls.ts'])],
  ['unused', () => check('unused code', 'knip', [])],
];
/** These take the whole machine, one after the other. */
const long: Step[] = [
  ['unit', () => tests('unit and API tests', 'vitest.config.ts')],
  ['journeys', () => tests('journeys in a browser', 'vitest.e2e.config.ts')],
  ...(isWhole
    ? [
        [
          'cards',
          () => check('every card of the catalogue', 'node', ['scripts/catalogue/check.ts'], 'at-once'),
        ] satisfies Step,
      ]
    : []),
];
const counts: Counts = { passed: 0, failed: 0 };
const failed: string[] = [];

async function take(steps: Step[]): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [name, act] = step;
    if (only !== undefined && only !== name) continue;
    const { passed, failed: lost } = await act();
    counts.passed += passed;
    counts.failed += lost;
    if (lost > 0) failed.push(name);
  }
}
const from = performance.now();
await Promise.all([take(checks), take(checks)]);
await take(long);
if (failed.length > 0) console.log(`\nNot in order: ${failed.join(', ')}`);
console.log(`\nIn ${secondsSince(from)}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
