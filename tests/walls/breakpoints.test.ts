import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREEN_BREAKPOINTS, THEME_BREAKPOINTS } from '#shared/screen.ts';

/* The widths at which style sheets change are those of the specification (decision 031). */

/** The min-widths and max-widths of the steps. A width of the second scale is the last pixel of its step, so its min-width is a pixel more. */
const FROM: readonly number[] = [
  ...Object.values(THEME_BREAKPOINTS),
  ...Object.values(SCREEN_BREAKPOINTS).map((width) => width + 1),
];
const UP_TO = FROM.map((width) => width - 1);

/** Small phones, for which the specification has no step: the header, a row of buttons and a table of three columns need the space. */
const SMALL_PHONES: Record<string, number> = {
  'app/features/card/card-details.module.css': 359,
  'app/features/frame/header/account-menu.module.css': 359,
  'app/features/frame/header/header.module.css': 359,
  'app/features/send/status/status-table.module.css': 374,
};

/** Widths in the media queries of a style sheet that are not steps. */
function strangeWidths(path: string, css: string): string[] {
  return [...css.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)]
    .filter(([, side, width]) => !(side === 'min' ? FROM : [...UP_TO, SMALL_PHONES[path]]).includes(Number(width)))
    .map(([query]) => `${path} ${query}`);
}

it('are the steps of its two scales', () => {
  const paths = globSync('app/**/*.css');
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.flatMap((path) => strangeWidths(path, readFileSync(path, 'utf8')))).toEqual([]);
});

it('are reported when they are others', () => {
  const css = '@media (max-width: 767px) {} @media (min-width: 768px) {} @media (max-width: 768px) {}';
  expect(strangeWidths('a.css', css)).toEqual(['a.css (max-width: 768px)']);
  expect(strangeWidths('a.css', '@media (min-width: 900px) and (max-width: 1199px) {}')).toEqual([]);
  expect(strangeWidths('a.css', '@media (max-width: 359px) {}')).toHaveLength(1);
});
