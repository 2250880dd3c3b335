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
/** What of that depends on the light. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
export const LIGHTS = ['light', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

/** What its script leaves in a page. */
declare global {
  var axe: {
    run(
      context: { exclude: string[] },
      options: object,
    ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
  };
}

/**
 * Reads what is on the screen with axe, as it stands; the window is made as tall as the page, so that the bar at the foot of a phone
 * covers nothing that scrolling would bring out from under it.
 * @param light in which light it is read too, after the one it stands in: there only for what depends on colours. It stays in that light.
 * @returns what is wrong, one sentence for each rule; empty where all is right.
 */
export async function faultsForAxe(page: Page, light?: Light): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: 1280 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, 12_000) });
  await page.evaluate(endMovements);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const faults = await read(page, TAGS);
  if (light === undefined) return faults;
  await page.emulateMedia({ colorScheme: light });
  await page.evaluate(endMovements);
  return [...faults, ...(await read(page, OF_COLOURS)).map((fault) => `${fault}, ${light}`)];
}

async function read(page: Page, runOnly: string[]): Promise<string[]> {
  const violations = await page.evaluate(async (only) => {
    // The sandboxed frame that shows a mail cannot be looked into, and is not ours to mend.
    const found = await axe.run(
      { exclude: ['iframe'] },
      { runOnly: only, resultTypes: ['violations'], preload: false, elementRef: false },
    );
    // A list that grew meanwhile goes on below the window: what its edge cuts through, or what stands at its foot covers, is as large as it is, not as it looks.
    const hasGrown = document.documentElement.scrollHeight > innerHeight;
    const isCut = (target: string) => {
      const { bottom = 0 } = document.querySelector(target)?.getBoundingClientRect() ?? {};
      return hasGrown && bottom > innerHeight - 200;
    };
    return found.violations
      .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
      .map(({ id, targets }) => ({
        id,
        targets: id === 'target-size' ? targets.filter((target) => !isCut(target)) : targets,
      }))
      .filter(({ targets }) => targets.length > 0);
  }, runOnly);
  return violations.map(({ id, targets }) => `${id} at ${targets.join(', ')}`);
}

/**
 * Brings what moves to its end, and what begins to move when that has ended. What is on its way in or out has colours between
 * two states; it is looked at where it ends. What somebody has halted stays where it is. Runs in the page.
 */
async function endMovements(): Promise<void> {
  const isMoving = (animation: Animation) =>
    animation.timeline === document.timeline &&
    animation.playState === 'running' &&
    Number(animation.effect?.getComputedTiming().endTime) < Infinity;
  // A window that has just grown may draw no frames for a while.
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
