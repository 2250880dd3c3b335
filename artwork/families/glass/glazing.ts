import { type Drawing, mix, n1, type P, shade, TAU } from '#artwork/engine.ts';
import { wedgeD } from '#artwork/outlines/needlework.ts';

/** the lead of a window, and the light on it */
export const LEAD = '#17181c', CAME = '#6c6f78';
/** the glass behind the words */
export const OPAL = '#f7edd2';

/** A window that is being glazed: `sun` is where the light stands behind it, `art` what has been set so far. */
export type Glazing = { c: Drawing; sun: P; art: string };

/** The colours of its glass, one for each of the palette's. */
export type Colours = { A: string; B: string; C3: string; D: string; E: string };

/** a colour as glass: saturated, whatever the palette's softness */
export const sat = (x: string, l = 0) => shade(x, l, 0.045);

/** the n-th of some colours, round and round */
export const pick = (i: number, cs: string[]) => cs[((i % cs.length) + cs.length) % cs.length]!;

/** a colour as it differs from pane to pane */
export function vary({ c }: Glazing, col: string, by = 0.05): string {
  const k = c.r.i(-2, 2);
  return shade(col, (k * by) / 2, 0, k * 3);
}

/** each colour of glass: one radial gradient in card space, brightest where the light stands behind it */
function lit({ c, sun }: Glazing, col: string, up = 0.14, down = 0.16) {
  return c.rad(
    [
      [0, mix(shade(col, up, 0.01), '#fff6d8', 0.22)],
      [0.4, shade(col, up * 0.25, 0.02)],
      [1, shade(col, -down, 0.005)],
    ],
    sun[0],
    sun[1],
    900,
    'u',
  );
}

/** a strip of lead along a path */
export const lead = (d: string, w = 11) =>
  `<path d="${d}" fill="none" stroke="${LEAD}" stroke-width="${w}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${CAME}" stroke-width="${n1(w
    * 0.24)}" stroke-linejoin="round" transform="translate(-1.4 -1.6)" stroke-opacity=".85"/>`;

/** sets a pane of a colour, with lead of width w about it */
export function pane(glass: Glazing, d: string, col: string, w = 11): void {
  glass.art += `<path d="${d}" fill="${lit(glass, col)}"/><g fill="none" stroke="#160f10" stroke-linejoin="round"><path d="${d}" stroke-opacity=".08" stroke-width="${w + 20}"/><path d="${d}" stroke-opacity=".13" stroke-width="${w + 9}"/></g>`
    + lead(d, w);
}

/** sets n panes as rays about the sun, from the radius r0 to beyond the card; the first begins at the angle `off` */
export function rays(glass: Glazing, n: number, cols: string[], r0: number, off = 0): void {
  const [x, y] = glass.sun;
  for (let i = 0; i < n; i++) {
    const a0 = off + (i / n) * TAU,
      a1 = off + ((i + 1) / n) * TAU;
    pane(glass, wedgeD(x, y, r0, 1300, a0, a1), vary(glass, pick(i, cols)));
  }
}
