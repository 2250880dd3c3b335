import type { BrowserContext, Page } from 'playwright-core';

/** The factor by which the browser's processor is slowed down. */
const SLOWER = Number(process.env['SLOW_CPU'] ?? 1);
/** The most milliseconds by which answers of the API are delayed, each by a random time. */
const LATE = Number(process.env['LATE_ANSWERS'] ?? 0);
const EARLIEST = 300;

/**
 * Slows down the pages of a visit and delays their answers, if the environment asks for it:
 * `LATE_ANSWERS=1500 SLOW_CPU=4 node scripts/test.ts journeys`. A failure then is a race, in the product or in its test.
 */
export async function addLatency(context: BrowserContext, page: Page): Promise<void> {
  if (SLOWER === 1 && LATE === 0) return;
  await make(context, page);
  context.on('page', (other) => void make(context, other).catch(() => undefined));
}

async function make(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  if (SLOWER > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (LATE === 0) return;
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const wait = EARLIEST + Math.random() * (LATE - EARLIEST);
    // The page may have been closed meanwhile.
    const letGo = () => devtools.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    setTimeout(() => void letGo(), wait);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/1/*', requestStage: 'Response' }] });
}
