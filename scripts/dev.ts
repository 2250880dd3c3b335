import { type ChildProcess, spawn } from 'node:child_process';

/** Development: Vite in front, which reloads in place, and the server behind it, which restarts when its code changes. */
const port = process.env['PORT'] ?? '8081';
const backendPort = process.env['DEV_BACKEND_PORT'] ?? '8082';
const backend = `http://127.0.0.1:${backendPort}`;
const children: ChildProcess[] = [
  spawn(
    'node',
    [
      '--watch-path=server',
      '--watch-path=contract',
      '--watch-path=shared',
      '--watch-path=db',
      '--watch-path=emails',
      '--watch-path=cards',
      '--watch-preserve-output',
      'server/main.ts',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, PORT: backendPort, PUBLIC_URL: `http://localhost:${port}` },
    },
  ),
  spawn('node', ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port, DEV_BACKEND: backend },
  }),
];

function end(): void {
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) child.on('exit', end);
