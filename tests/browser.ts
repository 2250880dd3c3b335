import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Where `scripts/browser.ts` puts a browser when the machine has none and none can be installed. */
export const BROWSER_FOLDER = path.resolve(import.meta.dirname, '..', '.data', 'browser');
/** Debian's headless shell comes first: it is Chromium without a user interface, and opens a page in a third of the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  path.join(BROWSER_FOLDER, 'chromium-headless-shell'),
];

/**
 * Features of the browser that pages do not use. Chromium reads only the last `--disable-features`, so this list begins with the features that Playwright
 * disables. The rest are Chromium's own pages behind its address bar, which it would create for each new window: three quarters of a window's cost.
 */
const NOT_WANTED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** The path of a browser on this machine: the one in `CHROMIUM`, or the first that is found; null if there is none. */
export function findBrowser(): Promise<string | null> {
  const named = process.env['CHROMIUM'];
  return Promise.resolve([...(named ? [named] : []), ...PLACES].find((place) => existsSync(place)) ?? null);
}

/** A headless browser without background requests of its own. @throws when there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error('There is no Chromium here. Set CHROMIUM, or install it.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page of a site that is open already is shown by the process that it has, which knows the scripts.
      '--renderer-process-limit=1',
      `--disable-features=${NOT_WANTED.join()}`,
    ],
  });
}
