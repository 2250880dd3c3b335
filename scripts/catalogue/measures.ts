/** Measurements of a card's cover from its pixels, kept by content hash in .data, so that an unchanged card is measured once. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ColourShares, sharesOf } from '#cards/catalogue/colours/colour-names.ts';
import type { Signature } from '#cards/catalogue/pairing/distance.ts';
import { fromRecipe, type Recipe } from '#cards/document/recipe.ts';
import type { Family } from '#cards/render/family.ts';
import { compose, type Composed, toSvg } from '#cards/render/compose.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { drawCover, lintCover, type Pixels } from '#server/pictures/measures/lint-card.ts';
import { toPixels } from '#server/pictures/drawing/raster.ts';
import { signatureOf } from '#server/pictures/measures/signature.ts';
import sharp from 'sharp';
import { contentHashOf, digest } from './sources.ts';

/** Raised when the measurements themselves change: faults, and how a cover looks. */
const MEASURES = '3';
const LOOKS = '4';
const FOLDER = new URL('../../.data/catalogue/', import.meta.url);

/** Measurements of a cover: its faults in words, the colour at its edge, whether the small line can be a name, how it looks. */
export type Measured = { v: string; faults: string[]; paper: string; takesName: boolean; look: StoredSignature };
type Kept = Omit<Measured, 'v'>;
export type StoredSignature = { hash: string; grid: string; shares: string; marks: string };

export function coverOf(recipe: Recipe, family: Family): Composed {
  readyEngine();
  return compose(fromRecipe(recipe, family, 'cover'), 'cover', family);
}

function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(`${name.slice(0, 2)}/${name}.json`, FOLDER), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

function write(name: string, value: unknown): void {
  mkdirSync(new URL(`${name.slice(0, 2)}/`, FOLDER), { recursive: true });
  writeFileSync(new URL(`${name.slice(0, 2)}/${name}.json`, FOLDER), JSON.stringify(value));
}

/** the most frequent colour of the edge, so that the tile's paper matches the picture */
async function rimOf({ rgb: all, width: w, height: h }: Pixels): Promise<string> {
  const small = sharp(all, { raw: { width: w, height: h, channels: 3 } }).resize(60, 84, { fit: 'fill' });
  const { data: rgb, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const count = new Map<string, { n: number; sum: [number, number, number] }>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x > 1 && y > 1 && x < width - 2 && y < height - 2) continue;
      const i = (y * width + x) * 3;
      const [r, g, b] = [rgb[i]!, rgb[i + 1]!, rgb[i + 2]!];
      const key = `${r >> 4},${g >> 4},${b >> 4}`;
      const seen = count.get(key) ?? { n: 0, sum: [0, 0, 0] };
      count.set(key, { n: seen.n + 1, sum: [seen.sum[0] + r, seen.sum[1] + g, seen.sum[2] + b] });
    }
  }
  const most = [...count.values()].toSorted((a, b) => b.n - a.n)[0];
  if (!most) throw new Error('a cover without a rim');
  return `#${most.sum
    .map((value) =>
      Math.round(value / most.n)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const text = (values: Uint8Array | Float32Array) =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');
const floats = (stored: string) => new Float32Array(new Uint8Array(Buffer.from(stored, 'base64')).buffer);

/** How a cover looks, for distances between cards. */
export function toSignature({ hash, grid, shares, marks }: StoredSignature): Signature {
  return {
    hash: new Uint8Array(Buffer.from(hash, 'base64')),
    grid: floats(grid),
    shares: floats(shares),
    marks: floats(marks),
  };
}

/** The stored faults of a cover; null if it has not been checked. */
export function knownFaultsOf(recipe: Recipe, family: Family): Pick<Measured, 'v' | 'faults'> | null {
  const v = contentHashOf(recipe, family);
  const faults = knownOf(recipe, family)?.faults ?? (read(digest(MEASURES, v, 'faults')) as string[] | null);
  return faults && { v, faults };
}

/** The faults of a cover in words; none when it can be sold. Colourways are checked for nothing else. */
export async function faultsOf(recipe: Recipe, family: Family): Promise<Pick<Measured, 'v' | 'faults'>> {
  const known = knownFaultsOf(recipe, family);
  if (known) return known;
  const v = contentHashOf(recipe, family);
  const cover = coverOf(recipe, family);
  // Changed code may draw the same picture: then the stored measurements still hold.
  const svg = toSvg(cover, 1000);
  const bySvg = digest(digest(MEASURES, svg), 'faults');
  const kept = (read(digest(LOOKS, svg)) as Kept | null)?.faults ?? (read(bySvg) as string[] | null);
  const faults = kept ?? (await lintCover(cover));
  if (!kept) write(bySvg, faults);
  write(digest(MEASURES, v, 'faults'), faults);
  return { v, faults };
}

/** This width in pixels is enough to see the main colours of a cover. */
const SMALL = 120;

/** The share of each colour on a cover. */
export async function coloursMeasured(recipe: Recipe, family: Family): Promise<ColourShares> {
  const name = digest(LOOKS, contentHashOf(recipe, family), 'colours');
  const known = read(name) as ColourShares | null;
  if (known) return known;
  const shares = sharesOf((await toPixels(toSvg(coverOf(recipe, family), 1000), SMALL)).rgb);
  write(name, shares);
  return shares;
}

/** The stored measurements of a card; null if it has not been measured. */
export function knownOf(recipe: Recipe, family: Family): Measured | null {
  const v = contentHashOf(recipe, family);
  const kept = read(digest(LOOKS, v)) as Kept | null;
  return kept && { ...kept, v };
}

/** Measures a cover, or finds stored measurements: by its content hash, else by its drawing, when changed code draws it the same. */
export async function measure(recipe: Recipe, family: Family): Promise<Measured> {
  const known = knownOf(recipe, family);
  if (known) return known;
  const v = contentHashOf(recipe, family);
  const cover = coverOf(recipe, family);
  const svg = toSvg(cover, 1000);
  const bySvg = digest(LOOKS, svg);
  let made = read(bySvg) as Kept | null;
  if (!made) {
    const named = (name: string) => toSvg(coverOf({ ...recipe, name }, family), 1000);
    const drawn = await drawCover(cover);
    const { hash, grid, shares, marks } = await signatureOf(drawn);
    made = {
      faults: await lintCover(cover, drawn),
      paper: await rimOf(drawn),
      takesName: named('Zoë') !== named('Maud'),
      look: { hash: text(hash), grid: text(grid), shares: text(shares), marks: text(marks) },
    };
    write(bySvg, made);
  }
  write(digest(LOOKS, v), made);
  return { ...made, v };
}
