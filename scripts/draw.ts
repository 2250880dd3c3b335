/**
 * Draws cards for review: `node scripts/draw.ts <family[:motif[/variant]]>… [palette=NAME] [pieces=cover,inside-left|all]
 * [headline=…] [name=…] [sub=…]`. Writes SVG, PNG and a contact sheet into out/<family>.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { fromRecipe } from '#cards/document/recipe.ts';
import type { Family } from '#cards/render/family.ts';
import { loadFamily } from '#artwork/index.ts';
import { compose, type Piece, PIECES, toSvg } from '#cards/render/compose.ts';
import { lintSvg } from '#cards/render/lint-svg.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { toPng } from '#server/pictures/drawing/raster.ts';

type Options = Record<string, string>;
const SHOWN: Piece[] = ['cover', 'inside-left', 'inside-right', 'back', 'envelope', 'envelope-back', 'liner'];
const LETTER =
  'Dear Amelie,\nI still have the map you drew me on the napkin. The garden at the new house sounds just like you. Save me a corner of it for tomatoes.\nRosa';
const TILE = { height: 420, gap: 14 };

function optionsOf(args: string[]): { wanted: string[]; options: Options } {
  const wanted = args.filter((a) => !a.includes('='));
  const pairs = args
    .filter((a) => a.includes('='))
    .map((a) => [a.slice(0, a.indexOf('=')), a.slice(a.indexOf('=') + 1)]);
  return { wanted, options: Object.fromEntries(pairs) };
}

function piecesOf(asked: string | undefined): Piece[] {
  if (asked === 'all') return SHOWN;
  return (asked ?? 'cover').split(',').map((name) => {
    const piece = PIECES.find((p) => p === name);
    if (!piece) throw new Error(`There is no piece ${name}. The pieces are ${PIECES.join(', ')}.`);
    return piece;
  });
}

async function drawMotif(
  family: Family,
  motif: string,
  variant: string | undefined,
  pieces: Piece[],
  o: Options,
  folder: string,
): Promise<Buffer[]> {
  const needsNumber = family.fits?.headline?.needsNumber ?? false;
  const card = fromRecipe(
    {
      family: family.id,
      motif,
      ...(variant === undefined ? {} : { variant }),
      ...(o['material'] ? { material: o['material'] } : {}),
      palette: o['palette'] ?? family.palettes[0],
      headline: o['headline'] ?? 'Happy|Birthday',
      name: o['name'] ?? 'Oliver',
      ...(o['sub'] || needsNumber ? { sub: o['sub'] ?? '40' } : {}),
      seed: o['seed'] ?? 's1',
      inside: { verse: o['verse'] ?? 'May every window|let the morning in.' },
    },
    family,
  );
  const written = {
    ...card,
    envelope: { ...card.envelope, to: 'Amelie', from: 'Rosa', postmark: '28 NOV|2026' },
    faces: card.faces.map((f) => ({
      ...f,
      layers: f.layers.map((l) =>
        l.type === 'text' && l.role === 'message' ? { ...l, lines: LETTER.split('\n') } : l,
      ),
    })),
  };
  return pieces.map((piece) => {
    const from = performance.now();
    const svg = toSvg(compose(written, piece, family), 1000);
    const composed = performance.now();
    const picture = toPng(svg, piece.startsWith('envelope') || piece === 'liner' ? 1000 : 700);
    const drawn = performance.now();
    const name = [motif, variant, piece === 'cover' ? undefined : piece].filter(Boolean).join('-');
    writeFileSync(`${folder}/${name}.svg`, svg);
    writeFileSync(`${folder}/${name}.png`, picture);
    const faults = lintSvg(svg);
    console.log(
      `${family.id}/${name}`.padEnd(36),
      `composed in ${(composed - from).toFixed(0)} ms, drawn in ${(drawn - composed).toFixed(0)} ms, ${(svg.length / 1024).toFixed(0)} KiB of SVG`,
      faults.length ? `FAULTS: ${faults.join('; ')}` : '',
    );
    return picture;
  });
}

async function sheet(rows: Buffer[][], file: string): Promise<void> {
  const { height, gap } = TILE;
  const overlays: OverlayOptions[] = [];
  let [width, top] = [0, gap];
  for (const row of rows) {
    let left = gap;
    for (const picture of row) {
      const tile = sharp(picture).resize({ height });
      const { data, info } = await tile.png().toBuffer({ resolveWithObject: true });
      overlays.push({ input: data, left, top });
      left += info.width + gap;
    }
    width = Math.max(width, left);
    top += height + gap;
  }
  await sharp({ create: { width, height: top, channels: 3, background: '#dfe3d6' } })
    .composite(overlays)
    .png({ palette: true })
    .toFile(file);
}

const { wanted, options } = optionsOf(process.argv.slice(2));
if (!wanted.length) throw new Error('Usage: node scripts/draw.ts <family[:motif[/variant]]>…');
readyEngine();
const pieces = piecesOf(options['pieces']);
const rows: Buffer[][] = [];
for (const want of wanted) {
  const [id = '', rest = ''] = want.split(':');
  const [only, variant] = rest.split('/');
  const family = await loadFamily(id);
  const folder = `out/${id}`;
  mkdirSync(folder, { recursive: true });
  for (const motif of only ? [only] : Object.keys(family.motifs))
    rows.push(await drawMotif(family, motif, variant || undefined, pieces, options, folder));
}
const across =
  pieces.length > 1
    ? rows
    : Array.from({ length: Math.ceil(rows.length / 6) }, (_, i) => rows.slice(i * 6, i * 6 + 6).flat());
await sheet(across, 'out/sheet.png');
console.log('out/sheet.png');
