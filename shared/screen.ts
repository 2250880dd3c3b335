/** Widths of screens, as the specification has them (section 9). */
export const SCREEN_SIZES = ['XXXS', 'XXS', 'XS', 'SM', 'MD', 'LG', 'XL'] as const;
export type ScreenSize = (typeof SCREEN_SIZES)[number];
/** The widest of each, in CSS pixels; above the last it is XL. */
const WIDEST = [320, 415, 767, 991, 1199, 1280] as const;

export function screenSizeOf(width: number): ScreenSize {
  const at = WIDEST.findIndex((widest) => width <= widest);
  return SCREEN_SIZES[at === -1 ? WIDEST.length : at] ?? 'XL';
}
/** Whether a screen is a phone's. */
export function isMobile(size: ScreenSize): boolean {
  return size === 'XXXS' || size === 'XXS' || size === 'XS';
}

/**
 * Where style sheets change: the two scales of the specification (section 9), as the width from which on each name holds. A style sheet cannot read them, so
 * `tests/walls/breakpoints.test.ts` holds every width in a style sheet against them (decision 031).
 */
export const THEME_BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
/** The second scale, of the widths up to which the screens' sizes go. */
export const SCREEN_BREAKPOINTS = { xxs: 0, xs: 415, sm: 767, md: 991, lg: 1199, xl: 1919 } as const;
