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

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function check(name: string, command: string, args: string[]): Promise<Counts> {
  console.log(`\n— ${name}`);
  const code = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function tests(name: string, config: string): Promise<Counts> {
  console.log(`\n— ${name}`);
  const report = path.join(out, `${config}.json`);
  rmSync(report, { force: true });
  const code = await run('vitest', [
    'run',
    '--config',
    config,
    '--reporter=dot',
    '--reporter=./tests/second-tries.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
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
const steps: Step[] = [
  ['types', () => check('types', 'tsc', [])],
  ['lint', () => check('lint', 'oxlint', ['--type-aware'])],
  ['format', () => check('format', 'oxfmt', ['--check'])],
  ['walls', () => check('walls between the rooms', 'node', ['tests/walls/walls.ts'])],
  ['unused', () => check('unused code', 'knip', [])],
  ['unit', () => tests('unit and API tests', 'vitest.config.ts')],
  ['journeys', () => tests('journeys in a browser', 'vitest.e2e.config.ts')],
  ...(isWhole
    ? [['cards', () => check('every card of the catalogue', 'node', ['scripts/catalogue/check.ts'])] satisfies Step]
    : []),
];
const counts: Counts = { passed: 0, failed: 0 };
const failed: string[] = [];
for (const [name, act] of steps) {
  if (only !== undefined && only !== name) continue;
  const { passed, failed: lost } = await act();
  counts.passed += passed;
  counts.failed += lost;
  if (lost > 0) failed.push(name);
}
if (failed.length > 0) console.log(`\nNot in order: ${failed.join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
