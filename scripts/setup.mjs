// Sets the project up, so that one command is enough on a fresh clone. It is plain JavaScript for the Node that the machine has (20 or
// later). What it installs includes Node 26, which runs everything else. A step is skipped when nothing it depends on has changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamps = path.join(root, 'node_modules', '.cardamom');
const wanted = new Set(process.argv.slice(2));
const isWindows = process.platform === 'win32';

/**
 * Runs one step unless its stamp shows that it is done. Prints what it does and how long it took.
 * @param hashSources gives a hash of what the step depends on, of which `hashFiles` describes each file. The stamp holds one of contents, and one of
 * sizes and times, which shows at once that nothing has changed: reading two thousand files would hold up every start.
 */
async function step(name, title, hashSources, isDone, run) {
  const stamp = path.join(stamps, name);
  const saved = isDone() && existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  const glance = hashSources(sizeAndTime);
  if (saved[1] === glance) return;
  const contents = hashSources(readFileSync);
  if (saved[0] === contents) {
    writeFileSync(stamp, `${contents}\n${glance}`);
    return;
  }
  const from = Date.now();
  process.stdout.write(`  ${title} …\n`);
  await run();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, `${contents}\n${glance}`);
  process.stdout.write(`  … finished in ${((Date.now() - from) / 1000).toFixed(1)} s: ${title}\n`);
}

/** Runs a command, and exits where it fails. */
async function runCommand(command, args) {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  const { status, message } = await new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, message: `: ${error.message}` }));
    child.on('exit', (code) => resolve({ status: code ?? 1, message: '' }));
  });
  if (status === 0) return;
  process.stderr.write(`\n${command} ${args.join(' ')} failed${message}.\n`);
  process.exit(status);
}

function sizeAndTime(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** A hash of files and folders: their names, and what describes each. @param isWanted says which files of a folder count. */
function hashFiles(describe, paths, isWanted = () => true) {
  const hash = createHash('sha256');
  const visit = (file, isFolder) => {
    if (isFolder) {
      const entries = readdirSync(file, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const entry of entries)
        if (entry.isDirectory() || isWanted(entry.name)) visit(path.join(file, entry.name), entry.isDirectory());
      return;
    }
    if (/\.test\.tsx?$|routeTree\.gen\.ts$/.test(file)) return;
    hash.update(path.relative(root, file)).update('\0').update(describe(file));
  };
  for (const file of paths.map((name) => path.join(root, name)))
    if (existsSync(file)) visit(file, statSync(file).isDirectory());
  return hash.digest('hex');
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  process.stderr.write(`Cardamom needs Node 20 or later. This is ${process.version}.\n`);
  process.exit(1);
}

await step(
  'dependencies',
  'Installing dependencies (Node 26, Postgres, fonts, libraries)',
  (describe) => hashFiles(describe, ['package.json', 'artwork/package.json', 'package-lock.json']),
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
  const serverSources = [
    'artwork',
    'cards',
    'contract',
    'db',
    'emails',
    'server',
    'shared',
    'package.json',
    'package-lock.json',
    'scripts/build-processes.ts',
  ];
  /** Large files of these folders that are no part of the build: the server reads them when it needs them. */
  const readByServer = new Set(['cards.json', 'families.json', 'issued.json']);
  await Promise.all([
    step(
      'build',
      'Building the pages',
      (describe) => hashFiles(describe, sources),
      () => existsSync(path.join(root, 'dist', 'server', 'server.js')),
      async () => {
        await runCommand('vite', ['build', '--logLevel', 'error']);
        await runCommand('node', ['scripts/keep-source-maps.ts']);
        await runCommand('node', ['scripts/build-worker.ts']);
        await runCommand('node', ['scripts/compress.ts']);
      },
    ),
    step(
      'processes',
      'Building the server',
      (describe) =>
        hashFiles(describe, serverSources, (name) => /\.(tsx?|json)$/.test(name) && !readByServer.has(name)),
      () => existsSync(path.join(root, 'dist', 'processes', 'main.js')),
      () => runCommand('node', ['scripts/build-processes.ts']),
    ),
  ]);
}

if (wanted.has('browser')) await runCommand('node', ['scripts/browser.ts']);
