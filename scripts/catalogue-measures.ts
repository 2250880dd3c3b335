/** What is known of a card's cover from its pixels, kept by content hash in .data, so that an unchanged card is measured once. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Signature } from '#cards/catalogue/distance.ts';
import { fromRecipe, type Recipe } from '#cards/document/recipe.ts';
import type { Family } from '#cards/families/family.ts';
import { compose, type Composed, toSvg } from '#cards/render/compose.ts';
import { readyEngine } from '#server/pictures/engine.ts';
import { lintCover } from '#server/pictures/lint-card.ts';
import { toPixels } from '#server/pictures/raster.ts';
import { signatureOf } from '#server/pictures/signature.ts';

/** Raised whenever code that families share (cards/render, heroes, materials) draws the same recipe otherwise. */
export const ENGINE_VERSION = 1;
const FOLDER = new URL('../.data/catalogue/', import.meta.url);

export type About = { paper: string; takesName: boolean };

export function digest(...parts: string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
}

export function coverOf(recipe: Recipe, family: Family): Composed {
  readyEngine();
  return compose(fromRecipe(recipe, family, 'cover'), 'cover', family);
}

const sources = new Map<string, string>();

/** A hash of a family's own drawing code. */
function sourceOf(family: string): string {
  const known = sources.get(family);
  if (known !== undefined) return known;
  const folder = new URL(`../cards/families/${family}/`, import.meta.url);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
  const made = digest(...files.map((file) => readFileSync(new URL(file, folder), 'utf8')));
  sources.set(family, made);
  return made;
}

/** A card as drawn: `v`, the content hash of its pictures, and `key`, the name under which its measures are kept. */
export type Drawn = { v: string; key: string; cover: Composed };

/**
 * The content hash of a card's pictures is of its recipe and of what draws it, not of the drawing: V8 rounds a colour's
 * last digit otherwise once it has optimised the code, so that the same cover is not always the same bytes.
 */
export function contentOf(recipe: Recipe, family: Family): Drawn {
  const cover = coverOf(recipe, family);
  const said = [JSON.stringify(recipe), String(family.version), String(ENGINE_VERSION)];
  return { v: digest(...said, sourceOf(family.id)), key: digest(...said, toSvg(cover, 1000)), cover };
}

function kept<T>(name: string, make: () => Promise<T>): Promise<T> {
  const file = new URL(`${name.slice(0, 2)}/${name}.json`, FOLDER);
  try {
    return Promise.resolve(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return make().then((made) => {
    mkdirSync(new URL(`${name.slice(0, 2)}/`, FOLDER), { recursive: true });
    writeFileSync(file, JSON.stringify(made));
    return made;
  });
}

/** the colour that most of the rim has, so that the tile's paper meets the picture */
async function rimOf(svg: string): Promise<string> {
  const { rgb, width, height } = await toPixels(svg, 60);
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

/** The faults of a cover in words; none when it can be sold. */
export function faultsOf({ key, cover }: Drawn): Promise<string[]> {
  return kept(`${key}-faults`, () => lintCover(cover));
}

/** The colour at the rim, and whether the small line can be a name. */
export function about(recipe: Recipe, family: Family, { key, cover }: Drawn): Promise<About> {
  return kept(`${key}-about`, async () => {
    const named = (name: string) => toSvg(coverOf({ ...recipe, name }, family), 1000);
    return { paper: await rimOf(toSvg(cover, 1000)), takesName: named('Zoë') !== named('Maud') };
  });
}

type Stored = { hash: string; grid: string; shares: string; marks: string };
const text = (values: Uint8Array | Float32Array) =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');
const floats = (stored: string) => new Float32Array(new Uint8Array(Buffer.from(stored, 'base64')).buffer);

/** How a cover looks, for distances between cards. */
export async function signature({ key, cover }: Drawn): Promise<Signature> {
  const stored = await kept<Stored>(`${key}-signature`, async () => {
    const { hash, grid, shares, marks } = await signatureOf(toSvg(cover, 1000));
    return { hash: text(hash), grid: text(grid), shares: text(shares), marks: text(marks) };
  });
  return {
    hash: new Uint8Array(Buffer.from(stored.hash, 'base64')),
    grid: floats(stored.grid),
    shares: floats(stored.shares),
    marks: floats(stored.marks),
  };
}
