import { luminance } from '#cards/render/colour.ts';
import type { Composed } from '#cards/render/compose.ts';
import { toSvg } from '#cards/render/compose.ts';
import { lintSvg } from '#cards/render/lint-svg.ts';
import { toPixels } from './raster.ts';

const W = 500;
/** a pixel belongs to the letters when they change it by this much */
const CHANGED = 26;
/** fewer pixels than this are no letters: the words are in the picture itself */
const SOME = 300;
const CONTRAST = 3;
/** the letters keep this far from the page's edge, in card units */
const MARGIN = 28;

export type LetteringMeasure = {
  /** how many pixels the letters change at 500 across */
  pixels: number;
  /** contrast of letters to what lies under them: three quarters of the pixels have less */
  contrast: number;
  /** card units from the nearest edge */
  margin: number;
};

function contrastOf(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function hexAt(rgb: Buffer, i: number): string {
  return `#${rgb.subarray(i, i + 3).toString('hex')}`;
}

/** Measures the letters of a cover on its pixels: the same drawing with and without them. */
export async function measureLettering(cover: Composed): Promise<LetteringMeasure> {
  const bare = { ...cover, layers: cover.layers.filter((layer) => layer.role !== 'type') };
  const [a, b] = await Promise.all([toPixels(toSvg(cover, W), W), toPixels(toSvg(bare, W), W)]);
  const ratios: number[] = [];
  let [x0, y0, x1, y1] = [a.width, a.height, 0, 0];
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      const i = (y * a.width + x) * 3;
      const change = Math.max(...[0, 1, 2].map((ch) => Math.abs(a.rgb[i + ch]! - b.rgb[i + ch]!)));
      if (change <= CHANGED) continue;
      ratios.push(contrastOf(hexAt(a.rgb, i), hexAt(b.rgb, i)));
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
export async function lintCover(cover: Composed): Promise<string[]> {
  const faults = lintSvg(toSvg(cover, 1000));
  const { pixels, contrast, margin } = await measureLettering(cover);
  if (pixels >= SOME && contrast < CONTRAST) faults.push(`letters at ${contrast.toFixed(1)}:1 are under ${CONTRAST}:1`);
  if (pixels >= SOME && margin < MARGIN)
    faults.push(`letters ${Math.round(margin)} units from the edge, less than ${MARGIN}`);
  return faults;
}
