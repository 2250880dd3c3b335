import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Selectors of the art on the inside pages. */
type Pages = { left: string; right: string };
/** On the page where a card is read. */
export const READ_PAGES: Pages = { left: '[data-part="verse"] *', right: '[data-part="message"] *' };
/** On the page of a card in the shop. */
export const SHOP_PAGES: Pages = { left: 'img[src*="/inside-left"]', right: 'img[src*="/inside-right"]' };

/** Expects that both inside pages of the open card have their art: a loaded picture, or a CSS image that the browser requested and got. */
export async function expectArtInside(page: Page, pages: Pages): Promise<void> {
  await expect.poll(() => page.evaluate(artOf, pages)).toEqual({ left: 'painted', right: 'painted' });
}

/** Which inside pages have their art. Runs in the page. */
function artOf(pages: Pages): Pages {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = new Set(requests.filter(({ responseStatus }) => responseStatus === 200).map(({ name }) => name));
  const stateOf = (selector: string): string => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const images = shown.filter((element) => element instanceof HTMLImageElement);
    // A CSS image that the browser does not understand computes to “none”. Of an image-set it loads only one.
    const addresses = shown.flatMap((element) => {
      const { borderImageSource, backgroundImage } = getComputedStyle(element);
      return [...`${borderImageSource} ${backgroundImage}`.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address);
    });
    if (images.length + addresses.length === 0) return 'no art';
    const isPainted =
      images.some(({ complete, naturalWidth }) => complete && naturalWidth > 0) ||
      addresses.some((address) => loaded.has(address ?? ''));
    return isPainted
      ? 'painted'
      : `not loaded: ${[...images.map(({ currentSrc }) => currentSrc), ...addresses].join()}`;
  };
  return { left: stateOf(pages.left), right: stateOf(pages.right) };
}
