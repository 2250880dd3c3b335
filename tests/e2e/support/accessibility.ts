import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** axe as its package for Playwright brings it. That package itself opens a blank page for every reading, and takes four times as long. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** WCAG 2.2 AA, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What of that depends on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
export const LIGHTS = ['light', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

/** What axe's script leaves in a page. */
declare global {
  var axe: {
    run: (
      context: { exclude: string[] },
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
  };
}

/**
 * Reads a page with axe, what is below the fold too. What sticks to an edge of the window covers nothing meanwhile that scrolling
 * would bring out from under it. The window keeps its size: one that grows to the height of its page may draw no frames for minutes.
 * @param light a second theme, read after the one the page is in, and only for what depends on colours. The page stays in it.
 * @returns what is wrong, one sentence for each rule; empty where all is right.
 */
export async function faultsForAxe(page: Page, light?: Light): Promise<string[]> {
  const layout = await page.evaluateHandle(uncover);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const faults = await read(page, TAGS);
  if (light !== undefined) {
    await page.emulateMedia({ colorScheme: light });
    faults.push(...(await read(page, OF_COLOURS)).map((fault) => `${fault}, ${light}`));
  }
  await layout.evaluate((restore) => restore());
  return faults;
}

/** How often a page is read that begins to move while it is. */
const READINGS = 6;

/** What moved while it was read, as a note does that goes away by itself, had colours between two states: then all is read again. */
async function read(page: Page, runOnly: string[]): Promise<string[]> {
  for (let readings = 1; ; readings++) {
    await page.evaluate(finishAnimations);
    const { hasMoved, violations } = await page.evaluate(async (only) => {
      let hasMoved = false;
      const moves = new AbortController();
      for (const event of ['transitionrun', 'animationstart'])
        document.addEventListener(event, () => (hasMoved = true), { signal: moves.signal });
      // The sandboxed frame that shows a mail cannot be looked into, and is not ours to mend.
      const found = await axe.run(
        { exclude: ['iframe'] },
        { runOnly: only, resultTypes: ['violations'], preload: false, elementRef: false },
      );
      moves.abort();
      // What a script animates begins without an event.
      const moveNow = document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
        );
      return {
        hasMoved: hasMoved || moveNow.length > 0,
        violations: found.violations.map(({ id, nodes }) => ({
          id,
          targets: nodes.map(({ target }) => target.join(' ')),
        })),
      };
    }, runOnly);
    if (violations.length === 0 || !hasMoved || readings === READINGS)
      return violations.map(({ id, targets }) => `${id} at ${targets.join(', ')}`);
  }
}

/**
 * Scrolls to the top, and puts bars that stick to an edge of the window where they belong in the page. (axe itself looks beneath what is
 * fixed, and takes what is sticky for a cover.) Runs in the page. @returns what puts the bars back.
 */
function uncover(): () => void {
  scrollTo({ top: 0, behavior: 'instant' });
  const bars = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .map(({ style }) => ({ style, before: { position: style.position, inset: style.inset } }));
  for (const { style } of bars) {
    style.setProperty('position', 'relative', 'important');
    style.setProperty('inset', 'auto', 'important');
  }
  return () => {
    for (const { style, before } of bars) {
      style.removeProperty('position');
      style.removeProperty('inset');
      Object.assign(style, before);
    }
  };
}

/**
 * Brings what moves to its end, and what begins to move when that has ended. What is on its way in or out has colours between
 * two states; it is looked at where it ends. What somebody has halted stays where it is. Runs in the page.
 */
async function finishAnimations(): Promise<void> {
  const isMoving = (animation: Animation) =>
    animation.timeline === document.timeline &&
    animation.playState === 'running' &&
    Number(animation.effect?.getComputedTiming().endTime) < Infinity;
  // A window whose size has just changed may draw no frames for a while.
  const nextFrame = () =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(resolve)),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]);
  for (let calmFrames = 0, frames = 0; calmFrames < 2 && frames < 60; frames++) {
    const moving = document.getAnimations().filter(isMoving);
    for (const animation of moving) animation.finish();
    calmFrames = moving.length > 0 ? 0 : calmFrames + 1;
    await nextFrame();
  }
}
