import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '#tests/browser.ts';

/** Makes sure that there is a browser for the tests: one of the machine, or Debian's where we may install it. */
if ((await findBrowser()) === null) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.',
    );
    process.exit(1);
  }
  console.log('  Installing Chromium for the browser tests …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const installed = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (installed.status !== 0) process.exit(installed.status ?? 1);
}
