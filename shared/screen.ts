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

/** Where layouts change: the theme's breakpoints, each the width from which on it holds. */
export const THEME_BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
/** A second scale of the specification, of the widths after which the screens' sizes change. */
export const SCREEN_BREAKPOINTS = { xxs: 0, xs: 415, sm: 767, md: 991, lg: 1199, xl: 1919 } as const;

/** The breakpoint that holds at a width. */
export function breakpointOf<K extends string>(scale: Readonly<Record<K, number>>, width: number): K {
  const names = Object.keys(scale) as K[];
  return names.findLast((name) => width >= scale[name]) ?? (names[0] as K);
}
