// Sets the project up, so that one command is enough on a fresh clone. Plain JavaScript for the machine's own Node (20 or later):
// what it installs brings Node 26, which runs everything else. Each step is skipped when nothing it depends on has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamps = path.join(root, 'node_modules', '.cardamom');
const wants = new Set(process.argv.slice(2));
const windows = process.platform === 'win32';

/** Runs one step unless its stamp says that it is done; says what happens and how long it took. */
function step(name, sentence, hash, isDone, act) {
  const stamp = path.join(stamps, name);
  if (isDone() && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const from = Date.now();
  process.stdout.write(`  ${sentence} …\n`);
  act();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, hash);
  process.stdout.write(`  … done in ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
}

function run(command, args, options = {}) {
  const bin = path.join(root, 'node_modules', '.bin');
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
    ...options,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...options.env },
  });
  if (result.status !== 0) {
    process.stderr.write(
      `\n${command} ${args.join(' ')} did not succeed${result.error ? `: ${result.error.message}` : ''}.\n`,
    );
    process.exit(result.status ?? 1);
  }
}

/** A hash over files and folders: names, sizes and contents. */
function hashOf(places) {
  const hash = createHash('sha256');
  const visit = (place) => {
    if (!existsSync(place)) return;
    if (statSync(place).isDirectory()) {
      for (const name of readdirSync(place).sort()) visit(path.join(place, name));
      return;
    }
    if (/\.test\.tsx?$|routeTree\.gen\.ts$/.test(place)) return;
    hash.update(path.relative(root, place)).update('\0').update(readFileSync(place));
  };
  for (const place of places) visit(path.join(root, place));
  return hash.digest('hex');
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  process.stderr.write(`Cardamom needs Node 20 or later to set itself up; this is ${process.version}.\n`);
  process.exit(1);
}

step(
  'dependencies',
  'Fetching what it is built with (Node 26, Postgres, fonts, libraries)',
  hashOf(['package.json', 'package-lock.json']),
  () => existsSync(path.join(root, 'node_modules', '.bin', 'node')),
  () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']),
);

if (wants.has('build')) {
  const sources = [
    'app',
    'contract',
    'shared',
    'public',
    'vite.config.ts',
    'package-lock.json',
    'scripts/compress.ts',
    'scripts/keep-maps.ts',
    'scripts/build-worker.ts',
  ];
  step(
    'build',
    'Building the pages',
    hashOf(sources),
    () => existsSync(path.join(root, 'dist', 'server', 'server.js')),
    () => {
      run('vite', ['build', '--logLevel', 'error']);
      run('node', ['scripts/keep-maps.ts']);
      run('node', ['scripts/build-worker.ts']);
      run('node', ['scripts/compress.ts']);
    },
  );
}

if (wants.has('browser')) run('node', ['scripts/browser.ts']);
