import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BROWSER_FOLDER, findBrowser } from '#tests/browser.ts';
import { unpackBrowser } from './browser/unpack.ts';

/**
 * Makes sure that there is a browser for the tests: the machine's own, else Debian's if we may install it, else one
 * from a package, which is kept in the data folder.
 */
if ((await findBrowser()) === null) {
  console.log('  Installing Chromium for the browser tests …');
  const isInstalled = installFromDebian() || (await unpackBrowser(BROWSER_FOLDER));
  if (!isInstalled) {
    console.error('The browser tests need Chromium. Install it, or set CHROMIUM to its path.');
    process.exit(1);
  }
}

/** Installs it as root, on Debian and its derivatives. @returns whether it is installed now */
function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update', '-qq');
  const install = (name: string) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  // Debian before 12 has no package of the headless shell.
  return install('chromium-headless-shell') || install('chromium');
}
