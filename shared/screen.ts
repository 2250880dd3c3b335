/** Screen sizes, as the specification names them (section 9). */
export const SCREEN_SIZES = ['XXXS', 'XXS', 'XS', 'SM', 'MD', 'LG', 'XL'] as const;
export type ScreenSize = (typeof SCREEN_SIZES)[number];
/** The largest width of each size, in CSS pixels; anything wider is XL. */
const WIDEST = [320, 415, 767, 991, 1199, 1280] as const;

export function screenSizeOf(width: number): ScreenSize {
  const at = WIDEST.findIndex((widest) => width <= widest);
  return SCREEN_SIZES[at === -1 ? WIDEST.length : at] ?? 'XL';
}
/** Whether a screen size counts as mobile. */
export function isMobile(size: ScreenSize): boolean {
  return size === 'XXXS' || size === 'XXS' || size === 'XS';
}

/**
 * The breakpoints of style sheets: the two scales of the specification (section 9), each the width from which it applies. A style sheet cannot import
 * them, so `tests/walls/breakpoints.test.ts` compares every width in a style sheet with them (decision 031).
 */
export const THEME_BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
/** The second scale of the specification. */
export const SCREEN_BREAKPOINTS = { xxs: 0, xs: 415, sm: 767, md: 991, lg: 1199, xl: 1919 } as const;
