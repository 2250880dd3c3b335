import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** axe without its package for Playwright, which opens a blank page for every check and takes four times as long. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** WCAG 2.2 AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of them that depend on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What axe's script defines in a page. */
declare global {
  var axe: {
    run: (
      context: { exclude: string[] },
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
  };
}

/**
 * Checks a page with axe, below the fold too. Bars that stick to an edge of the window are moved meanwhile, so that they cover nothing that scrolling
 * would uncover. The window keeps its size: one that grows to the height of its page may draw no frames for minutes.
 * @param light a second theme, checked after the current one, and only for rules about colours. The page stays in it.
 * @returns the faults, one sentence for each rule; empty if there are none
 */
export async function faultsForAxe(page: Page, light?: Theme): Promise<string[]> {
  const layout = await page.evaluateHandle(unstickBars);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const faults = await read(page, TAGS);
  if (light !== undefined) {
    await page.emulateMedia({ colorScheme: light });
    faults.push(...(await read(page, OF_COLOURS)).map((fault) => `${fault}, ${light}`));
  }
  await layout.evaluate((restore) => restore());
  return faults;
}

/** How often a page is checked again when an animation begins meanwhile. */
const READINGS = 6;

/** An animation that begins meanwhile, such as a note that closes by itself, gives colours between two states: then the check is repeated. */
async function read(page: Page, runOnly: string[]): Promise<string[]> {
  for (let readings = 1; ; readings++) {
    await page.evaluate(finishAnimations);
    const { hasMoved, violations } = await page.evaluate(async (only) => {
      let hasMoved = false;
      const moves = new AbortController();
      for (const event of ['transitionrun', 'animationstart'])
        document.addEventListener(event, () => (hasMoved = true), { signal: moves.signal });
      // The sandboxed frame that shows a mail cannot be read, and its content is not ours to fix.
      const found = await axe.run(
        { exclude: ['iframe'] },
        { runOnly: only, resultTypes: ['violations'], preload: false, elementRef: false },
      );
      moves.abort();
      // Animations of scripts begin without an event.
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
 * Scrolls to the top, and puts bars that stick to an edge of the window back into the flow of the page. (axe looks beneath what is
 * fixed by itself, but treats what is sticky as a cover.) Runs in the page. @returns a function that restores the bars
 */
function unstickBars(): () => void {
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
 * Brings animations to their end, and those that begin when they have ended. During an animation colours are between
 * two states, so only its end is checked. A paused animation stays where it is. Runs in the page.
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
