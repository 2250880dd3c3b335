import type { Composed } from '#cards/render/compose.ts';
import { toSvg } from '#cards/render/compose.ts';
import { lintSvg } from '#cards/render/lint-svg.ts';
import { toPixels } from '../drawing/raster.ts';

const W = 400;
/** a pixel belongs to the letters when they change it by this much */
const CHANGED = 26;
/** fewer pixels than this are no letters: the words are in the picture itself */
const SOME = 190;
const CONTRAST = 3;
/** the letters keep this far from the page's edge, in card units */
const MARGIN = 28;

export type LetteringMeasure = {
  /** how many pixels the letters change at 400 across */
  pixels: number;
  /** contrast of letters to what lies under them: three quarters of the pixels have less */
  contrast: number;
  /** card units from the nearest edge */
  margin: number;
};

export type Pixels = { width: number; height: number; rgb: Buffer };

/** A cover's pixels as the lint reads them, for those who read them too. */
export function drawCover(cover: Composed): Promise<Pixels> {
  return toPixels(toSvg(cover, W), W);
}

/** What each value of a channel adds to luminance, before its weight (WCAG). */
const LINEAR = Float64Array.from({ length: 256 }, (_, v) => {
  const share = v / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminanceAt(rgb: Buffer, i: number): number {
  return 0.2126 * LINEAR[rgb[i]!]! + 0.7152 * LINEAR[rgb[i + 1]!]! + 0.0722 * LINEAR[rgb[i + 2]!]!;
}

function contrastAt(a: Buffer, b: Buffer, i: number): number {
  const [x, y] = [luminanceAt(a, i), luminanceAt(b, i)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function changeAt(a: Buffer, b: Buffer, i: number): number {
  return Math.max(Math.abs(a[i]! - b[i]!), Math.abs(a[i + 1]! - b[i + 1]!), Math.abs(a[i + 2]! - b[i + 2]!));
}

/** Measures the letters of a cover on its pixels: the same drawing with and without them. */
export async function measureLettering(cover: Composed, drawn?: Pixels): Promise<LetteringMeasure> {
  const bare = { ...cover, layers: cover.layers.filter((layer) => layer.role !== 'type') };
  const a = drawn ?? (await drawCover(cover));
  const b = await toPixels(toSvg(bare, W), W);
  const ratios: number[] = [];
  let [x0, y0, x1, y1] = [a.width, a.height, 0, 0];
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      const i = (y * a.width + x) * 3;
      if (changeAt(a.rgb, b.rgb, i) <= CHANGED) continue;
      ratios.push(contrastAt(a.rgb, b.rgb, i));
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  ratios.sort((p, q) => p - q);
  const margin = (Math.min(x0, a.width - 1 - x1, y0, a.height - 1 - y1) / a.width) * cover.width;
  return {
    pixels: ratios.length,
    contrast: ratios[Math.floor(ratios.length * 0.75)] ?? 0,
    margin: ratios.length ? margin : cover.width,
  };
}

/** The faults of a cover in words: unsafe SVG, letters too faint for large type, letters too near the edge. */
export async function lintCover(cover: Composed, drawn?: Pixels): Promise<string[]> {
  const faults = lintSvg(toSvg(cover, 1000));
  const { pixels, contrast, margin } = await measureLettering(cover, drawn);
  if (pixels >= SOME && contrast < CONTRAST) faults.push(`letters at ${contrast.toFixed(1)}:1 are under ${CONTRAST}:1`);
  if (pixels >= SOME && margin < MARGIN)
    faults.push(`letters ${Math.round(margin)} units from the edge, less than ${MARGIN}`);
  return faults;
}
