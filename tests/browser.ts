import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Where `scripts/browser.ts` puts a browser on a machine that has none, and where nothing can be installed. */
export const BROWSER_FOLDER = path.resolve(import.meta.dirname, '..', '.data', 'browser');
/** Debian's headless shell stands first: it is Chromium without its windows, and opens a page in a third of the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  path.join(BROWSER_FOLDER, 'chromium-headless-shell'),
];

/**
 * Features of the browser that pages have nothing of. Of several such lists the last one counts, so this one begins with what Playwright has in its
 * own; the rest are pages of Chromium's own behind its address bar, which it would make for every new window: three quarters of what one costs.
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

/** A browser on this machine: the one that `CHROMIUM` names, or the first that is found; null where there is none. */
export function findBrowser(): Promise<string | null> {
  const named = process.env['CHROMIUM'];
  return Promise.resolve([...(named ? [named] : []), ...PLACES].find((place) => existsSync(place)) ?? null);
}

/** A headless browser that speaks to nobody but the page it is sent to. @throws when there is none. */
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
      `--disable-features=${NOT_WANTED.join()}`,
    ],
  });
}
