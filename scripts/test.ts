import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs every check: types, lint, module boundaries, format, unused code, unit and API tests, then browser tests.
 * `node scripts/test.ts [STEP]` runs one step. `--all` tests every card instead of a sample, lints the artwork with types, and checks the catalogue.
 * The last line is `N passed, N failed`.
 */
const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, '.data', 'test');
mkdirSync(out, { recursive: true });
type Counts = { passed: number; failed: number };
type Result = { code: number; output: string };

// Many tests start processes of the product. With Node's compile cache they start in half the time.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'node_modules', '.cardamom', 'compiled');
// Log files need no colours.
if (!process.stdout.isTTY) process.env['NO_COLOR'] ??= '1';

/** Runs a command. Its output is shown at once, or collected. */
function run(command: string, args: string[], show: 'at-once' | 'later'): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stdio = show === 'at-once' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', stdio, stdio] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
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
  const { code, output } = await run(command, args, show);
  console.log(`— ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${secondsSince(from)}`);
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(output);
  return { passed: 0, failed: 1 };
}

async function tests(name: string, config: string): Promise<Counts> {
  console.log(`\n— ${name}`);
  const from = performance.now();
  const report = path.join(out, `${config}.json`);
  rmSync(report, { force: true });
  const args = ['run', '--config', config, '--silent=passed-only', '--reporter=./tests/progress.ts', '--reporter=json'];
  const { code } = await run('vitest', [...args, `--outputFile.json=${report}`], 'at-once');
  console.log(`— ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${secondsSince(from)}`);
  // A run can fail without a failed test: a file that does not load, a leaked worker, no report at all.
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: code === 0 ? numFailedTests : Math.max(1, numFailedTests) };
}

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const only = args.find((arg) => !arg.startsWith('-'));
// tests/thoroughness.ts reads this in the processes that run the tests.
if (isAll) process.env['TEST_ALL'] = '1';
type Step = [name: string, run: () => Promise<Counts>];
/** The drawings have their own configuration. Rules that need types read every one of them, so they run with `--all` only. */
const ARTWORK_LINT = ['--config', 'artwork/oxlint.json', 'artwork'];
/** Independent of one another; two run at a time. */
const checks: Step[] = [
  ['lint', () => check('lint', 'oxlint', ['--type-aware'])],
  ['lint', () => check('lint of the artwork', 'oxlint', [...ARTWORK_LINT, ...(isAll ? ['--type-aware'] : [])])],
  ['types', () => check('types', 'tsc', [])],
  ['format', () => check('format', 'oxfmt', ['--check'])],
  ['walls', () => check('module boundaries', 'node', ['tests/walls/walls.ts'])],
  ['unused', () => check('unused code', 'knip', [])],
];
/** Each uses the whole machine, so they run one after the other. */
const suites: Step[] = [
  ['unit', () => tests('unit and API tests', 'vitest.config.ts')],
  ['journeys', () => tests('browser tests', 'vitest.e2e.config.ts')],
  ...(isAll
    ? [['cards', () => check('the catalogue', 'node', ['scripts/catalogue/check.ts'], 'at-once')] satisfies Step]
    : []),
];
const counts: Counts = { passed: 0, failed: 0 };
const failed: string[] = [];

async function runSteps(steps: Step[]): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [name, runStep] = step;
    if (only !== undefined && only !== name) continue;
    const { passed, failed: failures } = await runStep();
    counts.passed += passed;
    counts.failed += failures;
    if (failures > 0) failed.push(name);
  }
}
const from = performance.now();
await Promise.all([runSteps(checks), runSteps(checks)]);
await runSteps(suites);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nFinished in ${secondsSince(from)}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
