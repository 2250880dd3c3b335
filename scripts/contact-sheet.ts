/**
 * Contact sheets of the catalogue: `node scripts/contact-sheet.ts [family|category]… [--of=48] [--page=N[-M]] [--tile=180] [--greetings]`. A name is a
 * family ("koi"), a category ("birthday", "holidays/christmas") or several with a plus ("koi+arctic"); "families" and "categories" stand for all of them.
 * Writes out/sheets/NAME-1.png …, with tiles 240 pixels wide (or as wide as `--tile`) in six columns, in the shop's order, and prints their names;
 * with --greetings only cards with a plain greeting.
 * `node scripts/contact-sheet.ts --card=ID…` draws single cards 700 pixels wide into out/cards.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { loadFamily } from '#artwork/index.ts';
import { toSvg } from '#cards/render/compose.ts';
import { toPng } from '#server/pictures/drawing/raster.ts';
import { coverOf } from './catalogue/measures.ts';

const CATALOGUE = JSON.parse(
  readFileSync(new URL('../cards/catalogue/cards.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];

async function drawn(entry: CatalogueEntry, width: number): Promise<Buffer> {
  return toPng(toSvg(coverOf(entry.recipe, await loadFamily(entry.recipe.family)), 1000), width);
}

async function sheet(name: string, entries: CatalogueEntry[], of: number): Promise<void> {
  const { width, height, gap, columns } = TILE;
  for (let page = pages.from - 1; page < pages.to && page * of < entries.length; page++) {
    const shown = entries.slice(page * of, (page + 1) * of);
    const rows = Math.ceil(shown.length / columns);
    const tiles = [];
    for (const [i, entry] of shown.entries()) {
      const input = await sharp(await drawn(entry, 480))
        .resize(width, height, { fit: 'fill' })
        .png()
        .toBuffer();
      tiles.push({
        input,
        left: gap + (i % columns) * (width + gap),
        top: gap + Math.floor(i / columns) * (height + gap),
      });
      console.log(
        `${name} ${page + 1}.${Math.floor(i / columns) + 1}.${(i % columns) + 1} ${entry.cardId} · ${entry.title} · ${entry.recipe.palette}`,
      );
    }
    const file = `out/sheets/${name.replaceAll('/', '-')}-${page + 1}.png`;
    await sharp({
      create: {
        width: columns * (width + gap) + gap,
        height: rows * (height + gap) + gap,
        channels: 3,
        background: '#e4e1da',
      },
    })
      .composite(tiles)
      .png({ palette: true })
      .toFile(file);
    console.log(file);
  }
}

/** the pages to write: "3" or "2-4"; by default every page */
function pagesOf(asked: string | undefined): { from: number; to: number } {
  if (asked === undefined) return { from: 1, to: Infinity };
  const [from = '', to = from] = asked.split('-');
  return { from: Number(from), to: Number(to) };
}

const args = process.argv.slice(2);
const tileWidth = Number(args.find((arg) => arg.startsWith('--tile='))?.slice(7) ?? 240);
const TILE = { width: tileWidth, height: Math.round(tileWidth * 1.4), gap: 14, columns: 6 };
const of = Number(args.find((arg) => arg.startsWith('--of='))?.slice(5) ?? 48);
const pages = pagesOf(args.find((arg) => arg.startsWith('--page='))?.slice(7));
const cards = args.filter((arg) => arg.startsWith('--card=')).flatMap((arg) => arg.slice(7).split(','));
const everyFamily = [...new Set(CATALOGUE.map((entry) => entry.recipe.family))].toSorted();
const everyCategory = [
  ...new Set(
    CATALOGUE.flatMap((entry) =>
      entry.categories.filter((category) => category.length <= 2).map((category) => category.join('/')),
    ),
  ),
].toSorted();
const names = args
  .filter((arg) => !arg.startsWith('--'))
  .flatMap((name) => (name === 'families' ? everyFamily : name === 'categories' ? everyCategory : [name]));
mkdirSync('out/sheets', { recursive: true });
mkdirSync('out/cards', { recursive: true });
for (const name of names) {
  const any = name.split('+');
  const entries = CATALOGUE.filter(
    (entry) =>
      (entry.facts.greeting !== undefined || !args.includes('--greetings')) &&
      (name === 'shop' ||
        any.includes(entry.recipe.family) ||
        entry.categories.some((category) => any.includes(category.join('/')))),
  );
  if (entries.length === 0) throw new Error(`There is no family and no category ${name}.`);
  await sheet(any.length > 1 ? `${any[0]}-and-others` : name, entries, of);
}
for (const id of cards) {
  const entry = CATALOGUE.find((one) => one.cardId === id);
  if (!entry) throw new Error(`There is no card ${id}.`);
  writeFileSync(`out/cards/${id}.png`, await drawn(entry, 700));
  console.log(`out/cards/${id}.png`);
}
