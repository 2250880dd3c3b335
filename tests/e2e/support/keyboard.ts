import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where the focus is, and whether a person who looks at the page can see it. */
type Stop = { what: string; isSeen: boolean; inSight: boolean };

/** More tab stops than lie between any two things that a test uses one after the other. */
const STOPS_MAX = 90;
/** A date field has four stops of its own: day, month, year and calendar. */
const PARTS_MAX = 4;

/**
 * Presses Tab (or Shift and Tab) until `target` has the focus. Each stop on the way must show that it
 * has the focus, must be visible in the window, and must let the focus move on.
 * @returns how many times it pressed
 * @throws with the stops on the way, when the target is not reached
 */
export async function tabUntilFocused(page: Page, target: Locator, { back = false } = {}): Promise<number> {
  const way: string[] = [];
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const stop = await stopOf(target.page().mainFrame());
    way.push(stop.what);
    if (!stop.isSeen) throw new Error(`Nothing shows that the focus is on ${stop.what}, after ${way.join(' > ')}`);
    if (!stop.inSight) throw new Error(`The focus is out of sight, on ${stop.what}, after ${way.join(' > ')}`);
    if (await hasFocus(target)) return way.length;
    if (way.slice(-PARTS_MAX - 1).length > PARTS_MAX && new Set(way.slice(-PARTS_MAX - 1)).size === 1)
      throw new Error(`The focus does not leave ${stop.what}`);
  }
  throw new Error(
    `Not reached in ${STOPS_MAX} stops: ${target.toString()}. The way was: ${[...new Set(way)].join(' > ')}`,
  );
}

/** Goes to `target` by Tab, and presses a key on it. */
export async function pressKeyOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabUntilFocused(page, target);
  await page.keyboard.press(key);
}

async function hasFocus(target: Locator): Promise<boolean> {
  const [first] = await target.all();
  return first !== undefined && (await first.evaluate((element) => element === element.ownerDocument.activeElement));
}

/** The focused element in a few words: `h1 Ready to send, Rosa`. */
export async function describeFocus(page: Page): Promise<string> {
  return (await stopOf(page.mainFrame())).what;
}

/** Waits until that element has the focus. */
export async function expectFocus(page: Page, what: string): Promise<void> {
  await expect.poll(() => describeFocus(page)).toBe(what);
}

function stopOf(frame: Frame): Promise<Stop> {
  return frame.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? (element.labels?.[0]?.textContent ?? '')
        : (element.textContent ?? ''));
    const what = `${element.tagName.toLowerCase()} ${name.trim().replace(/\s+/g, ' ').slice(0, 60)}`.trim();
    // Outside the page, and inside the frame of a mail, the browser shows the focus itself.
    if (element === document.body || element instanceof HTMLIFrameElement) return { what, isSeen: true, inSight: true };
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const ringed = (place: Element | null, pseudo?: string): boolean => {
      if (place === null) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)|transparent/.test(outlineColor);
    };
    // A field shows it by a green border and a halo, a sheet of paper by a green border.
    const haloed = (place: Element | null): boolean =>
      /0px 0px 0px [1-9]/.test(place ? getComputedStyle(place).boxShadow : '');
    const isField = element.matches('input, textarea, select');
    const around = [element.parentElement, element.parentElement?.parentElement ?? null];
    const isSeen =
      // The browser shows it within its own controls, such as the button of a calendar.
      !element.matches(':focus') ||
      ringed(element) ||
      (element instanceof HTMLInputElement && ringed(element, '::-webkit-slider-thumb')) ||
      ringed(element.nextElementSibling) ||
      [...element.querySelectorAll('*')].some((part) => ringed(part)) ||
      (isField &&
        ([element, element.nextElementSibling, ...around].some(haloed) || around.some((place) => ringed(place))));
    const { top, left, width, height } = element.getBoundingClientRect();
    // Part of it is inside the window and not covered by anything else.
    const inSight = [0.5, 0.04, 0.96].some((down) =>
      [0.5, 0.04, 0.96].some((across) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit !== null && (element.contains(hit) || hit.contains(element) || element.parentElement?.contains(hit));
      }),
    );
    return { what, isSeen, inSight };
  });
}
