import { RUNS_EVERYTHING } from '#tests/thoroughness.ts';

/** The widths of a phone and of a desktop, in CSS pixels. */
export type Width = 390 | 1280;
const OTHER: Record<Width, Width> = { 390: 1280, 1280: 390 };

/**
 * The widths that a journey runs at: its main one, which is where people do this most; with `npm run test:all` the other one too. Every
 * page and state is checked at both widths in every run (`routes.test.ts`, `states.test.ts`).
 */
export function widthsFor(main: Width): Width[] {
  return RUNS_EVERYTHING ? [main, OTHER[main]] : [main];
}

/** As {@link widthsFor}, with the theme of each: phones are dark, desktops light. */
export function screensFor(main: Width): { width: Width; colorScheme: 'light' | 'dark' }[] {
  return widthsFor(main).map((width) => ({ width, colorScheme: width === 390 ? 'dark' : 'light' }));
}
