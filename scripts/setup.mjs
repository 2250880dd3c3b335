// Sets the project up, so that one command is enough on a fresh clone. It is plain JavaScript for the Node that the machine has (20 or
// later). What it installs includes Node 26, which runs everything else. A step is skipped when nothing it depends on has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamps = path.join(root, 'node_modules', '.cardamom');
const wanted = new Set(process.argv.slice(2));
const isWindows = process.platform === 'win32';

/** Runs one step unless its stamp shows that it is done. Prints what it does and how long it took. */
function step(name, title, hash, isDone, run) {
  const stamp = path.join(stamps, name);
  if (isDone() && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const from = Date.now();
  process.stdout.write(`  ${title} …\n`);
  run();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, hash);
  process.stdout.write(`  … finished in ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
}

function runCommand(command, args, options = {}) {
  const bin = path.join(root, 'node_modules', '.bin');
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    ...options,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...options.env },
  });
  if (result.status !== 0) {
    process.stderr.write(`\n${command} ${args.join(' ')} failed${result.error ? `: ${result.error.message}` : ''}.\n`);
    process.exit(result.status ?? 1);
  }
}

/** A hash of files and folders: their names and contents. */
function hashFiles(paths) {
  const hash = createHash('sha256');
  const visit = (file) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name));
      return;
    }
    if (/\.test\.tsx?$|routeTree\.gen\.ts$/.test(file)) return;
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  };
  for (const file of paths) visit(path.join(root, file));
  return hash.digest('hex');
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  process.stderr.write(`Cardamom needs Node 20 or later. This is ${process.version}.\n`);
  process.exit(1);
}

step(
  'dependencies',
  'Installing dependencies (Node 26, Postgres, fonts, libraries)',
  hashFiles(['package.json', 'artwork/package.json', 'package-lock.json']),
  () => existsSync(path.join(root, 'node_modules', '.bin', 'node')),
  () =>
    runCommand('npm', [
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      // No dependency needs its install script, and npm silently skips an optional package whose script fails.
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
    ]),
);

/** Node 26 needs a system library that a bare system lacks. Installs it if allowed, else prints what to install and exits. */
function ensureNodeRuns() {
  const node = path.join(root, 'node_modules', '.bin', 'node');
  const tried = () => spawnSync(node, ['--version'], { encoding: 'utf8', shell: isWindows });
  const { status, stderr } = tried();
  if (status === 0) return;
  const missing = /lib[\w+.-]+(?=: cannot open shared object file)/.exec(stderr ?? '')?.[0];
  if (missing === 'libatomic.so.1' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('  Installing libatomic1, which Node 26 needs …\n');
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'libatomic1');
    if (tried().status === 0) return;
  }
  process.stderr.write(
    missing === undefined
      ? `Node 26 does not start here: ${stderr}\n`
      : `Node 26 needs ${missing}, which this system lacks. Install it (Debian: apt-get install libatomic1) and start again.\n`,
  );
  process.exit(1);
}
ensureNodeRuns();

if (wanted.has('build')) {
  const sources = [
    'app',
    'contract',
    'shared',
    'public',
    'vite.config.ts',
    'package-lock.json',
    'scripts/compress.ts',
    'scripts/keep-source-maps.ts',
    'scripts/build-worker.ts',
  ];
  step(
    'build',
    'Building the pages',
    hashFiles(sources),
    () => existsSync(path.join(root, 'dist', 'server', 'server.js')),
    () => {
      runCommand('vite', ['build', '--logLevel', 'error']);
      runCommand('node', ['scripts/keep-source-maps.ts']);
      runCommand('node', ['scripts/build-worker.ts']);
      runCommand('node', ['scripts/compress.ts']);
    },
  );
}

if (wanted.has('browser')) runCommand('node', ['scripts/browser.ts']);
