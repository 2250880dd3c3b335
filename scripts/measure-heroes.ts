/**
 * Measures where the hero of each cover is and writes cards/render/faces/hero-boxes.json, from which a card's ornament,
 * stamp and liner are made when its family does not specify them. Run it when covers change: `node scripts/measure-heroes.ts [family…]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FAMILY_IDS, loadFamily } from '#artwork/index.ts';
import { scoped } from '#cards/render/drawing.ts';
import { paletteOf } from '#cards/render/palettes.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { type HeroBox, measureHero } from '#server/pictures/measures/hero-box.ts';

const FILE = new URL('../cards/render/faces/hero-boxes.json', import.meta.url);
/** a family with more motifs than this is measured by a sample, whose boxes are combined into one */
const MANY = 24;
const SAMPLE = 6;

const asked = process.argv.slice(2);
/** a box that was chosen by eye is `pinned`: it stays until it is removed from the file */
const boxes = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, HeroBox & { pinned?: boolean }>;
const known = new Set(FAMILY_IDS);
for (const key of Object.keys(boxes)) if (!known.has(key.split(':')[0]!)) delete boxes[key];

readyEngine();

async function measureMotif(id: string, motif: string): Promise<HeroBox> {
  const family = await loadFamily(id);
  const look = { ...family.look, ...family.motifs[motif]?.look };
  const palette = paletteOf(family.palettes[0], family.ownPalettes);
  const number = family.fits?.headline?.needsNumber ? { sub: '40' } : {};
  const drawn = (headline: string) =>
    scoped(() => family.draw({ palette, headline, seed: 's1', motif, prefix: 'm', ...number }));
  return measureHero(drawn('Happy|Birthday'), drawn('Good luck|Edwina'), look.kit?.(palette));
}

/** the box that contains all, free only if all are free on the same layers */
function shared(all: HeroBox[]): HeroBox {
  const side = (i: number, pick: (...v: number[]) => number) => pick(...all.map((b) => b.box[i]!));
  const box: HeroBox['box'] = [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
  const layers = all[0]?.layers;
  const alike = layers && all.every((b) => JSON.stringify(b.layers) === JSON.stringify(layers));
  return alike ? { box, layers } : { box };
}

for (const id of asked.length ? asked : FAMILY_IDS) {
  const family = await loadFamily(id);
  const motifs = Object.keys(family.motifs);
  try {
    if (motifs.length > MANY) {
      const step = Math.floor(motifs.length / SAMPLE);
      const sample = Array.from({ length: SAMPLE }, (_, i) => motifs[i * step]!);
      boxes[id] = shared(await Promise.all(sample.map((motif) => measureMotif(id, motif))));
    } else {
      for (const motif of motifs)
        if (!boxes[`${id}:${motif}`]?.pinned) boxes[`${id}:${motif}`] = await measureMotif(id, motif);
    }
    console.log(`${id}: ${motifs.length} motifs measured`);
  } catch (error) {
    throw new Error(`The family ${id} could not be drawn.`, { cause: error });
  }
}
const rows = Object.keys(boxes)
  .toSorted()
  .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(boxes[key])}`);
writeFileSync(FILE, `{\n${rows.join(',\n')}\n}\n`);
