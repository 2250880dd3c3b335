/** Draws every cover with long names and long headlines: `node scripts/check-lettering.ts [family…] [out=FOLDER]` prints the covers whose letters are too near the edge, too faint or too small, and writes pictures into the folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRecipe, type Recipe } from '#cards/document/recipe.ts';
import { type Family, type Fits } from '#cards/render/family.ts';
import { fitsOf, hasLayout, palettesOf } from '#cards/render/fits.ts';
import { FAMILY_IDS, loadFamily } from '#artwork/index.ts';
import { compose, type Composed, toSvg } from '#cards/render/compose.ts';
import { wrap } from '#cards/render/lettering.ts';
import { pathBounds } from '#cards/render/path-data.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { drawCover, measureLettering, type Pixels } from '#server/pictures/measures/lint-card.ts';
import { toAlpha, toPng } from '#server/pictures/drawing/raster.ts';
import { frontLine } from '#shared/cards/name-on-card.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import sharp from 'sharp';

const LONG = 'Maximiliana Konstantinowa-Hohenlohe-Lang';
const SHORT = 'Oliver';
/** the longest that joins a card's own line */
const JOINED = frontLine('Happy birthday', 'Konstantinowa-Lang');
const WORDS =
  'Happy birthday to the very best and most wonderful person in all the world with love and cake and every good wish for the year'.split(
    ' ',
  );
const OTHERS = ['美玲', 'שרה', 'Łukasz', 'Zoë'];
const MARGIN = 28;
/** of the sheet, in card units */
const WIDTH = 1000;
/** a larger difference in a channel counts as a change */
const CHANGED = 26;
const CONTRAST = 3;
/** the number of covers of one layout that are checked, for a family with many heroes */
const FEW = 3;
const MANY = 14;
/** approximate height of the tall letters of a line of 22 units, the smallest that is easy to read */
const LETTER = 14.5;

type Case = { motif: string; variant?: string; fits: Fits; palette: string };

function casesOf(family: Family): Case[] {
  const layouts = [undefined, ...Object.keys(family.variants ?? {})];
  return layouts.flatMap((variant) => {
    const layout = variant === undefined ? undefined : family.variants?.[variant];
    const all = Object.keys(family.motifs).filter((motif) => layout === undefined || hasLayout(layout, motif));
    const every = all.length > MANY ? Math.floor(all.length / FEW) : 1;
    const chosen = all.filter((_, i) => i % every === 0).slice(0, all.length > MANY ? FEW : MANY);
    return chosen.map((motif) => ({
      motif,
      ...(variant === undefined ? {} : { variant }),
      fits: fitsOf(family, family.motifs[motif]!, layout),
      palette: palettesOf(family, family.motifs[motif]!)[0],
    }));
  });
}

function coverOf(family: Family, it: Case, name: string, headline = 'Happy|birthday'): Composed {
  const numbers = it.fits.headline?.numbers;
  const recipe: Recipe = {
    family: family.id,
    motif: it.motif,
    ...(it.variant === undefined ? {} : { variant: it.variant }),
    palette: it.palette,
    headline: (it.fits.headline?.lines ?? 2) < 2 ? headline.replaceAll('|', ' ') : headline,
    ...(it.fits.headline?.needsNumber ? { sub: String(numbers?.[0] ?? 40) } : {}),
    name,
    seed: 's1',
    inside: { verse: '' },
  };
  return compose(fromRecipe(recipe, family), 'cover', family);
}

/** a headline of about as many characters as the design accepts */
function longest(fits: Fits): string {
  const { max = 30, lines = 2 } = fits.headline ?? {};
  let said = '';
  for (const word of WORDS) if (`${said} ${word}`.trim().length <= max) said = `${said} ${word}`.trim();
  return wrap(said, Math.min(lines, said.split(' ').length)).join('|');
}

const typeOf = (cover: Composed) => ({ ...cover, layers: cover.layers.filter((layer) => layer.role === 'type') });

/** card units between the letters alone and the nearest edge of the sheet */
async function marginOf(cover: Composed): Promise<number> {
  const { width, height, alpha } = await toAlpha(toSvg(typeOf(cover), 400), 400);
  let least = width;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (alpha[y * width + x]! > 60) least = Math.min(least, x, width - 1 - x, y, height - 1 - y);
  return (least / width) * cover.width;
}

/** the height of the tall letters in the smallest line, of the lines long enough for half of the name */
function letterHeight(cover: Composed): number {
  const heights = typeOf(cover).layers.flatMap(({ svg }) =>
    [...svg.matchAll(/ d="(M[^"]+)"/g)].flatMap(([, d = '']) => {
      const parts = d.split(/(?=M)/).filter((part) => part.length > 12);
      if (parts.length < 14) return [];
      const tall = parts.map((part) => {
        const [, top, , bottom] = pathBounds(part);
        return bottom - top;
      });
      return [tall.toSorted((a, b) => a - b)[Math.floor(tall.length * 0.85)]!];
    }),
  );
  return Math.min(...heights, 1000);
}

/** Measurements of a cover with an ordinary name: its faults are the family's, not the long name's. */
type Usual = { margin: number; contrast: number; small: number; alone: number; drawn: Pixels };

async function usualOf(cover: Composed): Promise<Usual> {
  const drawn = await drawCover(cover);
  return { ...(await measureLettering(cover, drawn)), small: letterHeight(cover), alone: await marginOf(cover), drawn };
}

/** card units between the pixels that another name changes, of any kind, and the nearest edge */
function changeMargin(drawn: Pixels, usual: Pixels): number {
  const { width, height, rgb } = drawn;
  let least = width;
  for (let i = 0; i < rgb.length; i++) {
    if (Math.abs(rgb[i]! - usual.rgb[i]!) <= CHANGED) continue;
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)];
    least = Math.min(least, x, width - 1 - x, y, height - 1 - y);
  }
  return (least / width) * WIDTH;
}

/** the faults of a cover, in words, if the same cover with an ordinary name has none */
async function faultsOf(cover: Composed, isWhole: boolean, usual: Usual): Promise<string> {
  const faults: string[] = [];
  const tooNear = (margin: number, before: number) => margin < Math.min(MARGIN, before);
  if (isWhole) {
    const drawn = await drawCover(cover);
    const { margin, contrast } = await measureLettering(cover, drawn);
    const changed = changeMargin(drawn, usual.drawn);
    if (tooNear(margin, usual.margin)) faults.push(`letters ${Math.round(margin)} units from the edge`);
    else if (changed < MARGIN) faults.push(`drawing changes ${Math.round(changed)} units from the edge`);
    if (contrast < Math.min(CONTRAST, usual.contrast)) faults.push(`contrast ${contrast.toFixed(1)}`);
  } else {
    const margin = await marginOf(cover);
    if (tooNear(margin, usual.alone)) faults.push(`letters ${Math.round(margin)} units from the edge`);
  }
  const small = letterHeight(cover);
  if (small < Math.min(LETTER, usual.small - 0.5)) faults.push(`letters ${small.toFixed(1)} units tall`);
  return faults.join(', ');
}

async function checkCase(family: Family, it: Case, folder: string | undefined): Promise<string[]> {
  const named = [family.id, it.motif].join(':') + (it.variant === undefined ? '' : `/${it.variant}`);
  const most = Math.min(it.fits.headline?.nameMax ?? NAME_ON_CARD_MAX, NAME_ON_CARD_MAX);
  const long = LONG.slice(0, most).trim();
  const said = it.fits.headline?.fixed ? undefined : longest(it.fits);
  const usual = await usualOf(coverOf(family, it, SHORT));
  const asked: [string, Composed, boolean][] = [
    ['name', coverOf(family, it, long), true],
    ['line', coverOf(family, it, JOINED.slice(0, most)), false],
    ['headline', coverOf(family, it, long, said), true],
    ...OTHERS.map((name): [string, Composed, boolean] => [name, coverOf(family, it, name), false]),
  ];
  const found: string[] = [];
  const shown: Buffer[] = [];
  for (const [what, cover, isWhole] of asked) {
    const before = what === 'headline' ? await usualOf(coverOf(family, it, SHORT, said)) : usual;
    const faults = await faultsOf(cover, isWhole, before);
    if (faults) found.push(`${named}  ${what}: ${faults}`);
    if (folder !== undefined && isWhole) shown.push(toPng(toSvg(cover, 320), 320));
  }
  if (folder !== undefined) await savePair(shown, `${folder}/${named.replaceAll(/[:/]/g, '-')}.png`);
  return found;
}

async function savePair(pictures: Buffer[], file: string): Promise<void> {
  const pair = sharp({ create: { width: 650, height: 448, channels: 3, background: '#dfe3d6' } });
  await pair
    .composite(pictures.map((input, i) => ({ input, left: i * 325, top: 0 })))
    .png()
    .toFile(file);
}

readyEngine();
const args = process.argv.slice(2);
const folder = args.find((arg) => arg.startsWith('out='))?.slice(4);
if (folder !== undefined) mkdirSync(folder, { recursive: true });
const ids = args.filter((arg) => !arg.includes('='));
const failed: Record<string, string[]> = {};
for (const id of ids.length ? ids : FAMILY_IDS) {
  const family = await loadFamily(id);
  const faults = (await Promise.all(casesOf(family).map((it) => checkCase(family, it, folder)))).flat();
  if (faults.length) failed[id] = faults;
  for (const fault of faults) process.stdout.write(`${fault}\n`);
}
if (folder !== undefined) writeFileSync(`${folder}/faults.json`, JSON.stringify(failed, null, 1));
process.stdout.write(
  `${Object.keys(failed).length} families have faults${Object.keys(failed).length === 0 ? '' : `: ${Object.keys(failed).join(', ')}`}.\n`,
);
