import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
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
    ],
  });
}
