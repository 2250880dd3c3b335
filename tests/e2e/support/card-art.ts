import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Selectors of the art on the inside pages. */
type Pages = { left: string; right: string };
/** On the page where a card is read. */
export const READ_PAGES: Pages = { left: '[data-leaf="verse"] img', right: '[data-leaf="message"] img' };
/** On the page of a card in the shop. */
export const SHOP_PAGES: Pages = { left: 'img[src*="/inside-left"]', right: 'img[src*="/inside-right"]' };

/** Expects that both inside pages of the open card have their pictures, loaded. */
export async function expectArtInside(page: Page, pages: Pages): Promise<void> {
  await expect.poll(() => page.evaluate(artOf, pages)).toEqual({ left: 'painted', right: 'painted' });
}

/** Which inside pages have their pictures. Runs in the page. */
function artOf(pages: Pages): Pages {
  const stateOf = (selector: string): string => {
    const shown = [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
      (image) => image.getClientRects().length > 0,
    );
    if (shown.length === 0) return 'no art';
    const isPainted = shown.some(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    return isPainted ? 'painted' : `not loaded: ${shown.map(({ currentSrc }) => currentSrc).join()}`;
  };
  return { left: stateOf(pages.left), right: stateOf(pages.right) };
}
