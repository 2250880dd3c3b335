import { describe, expect, test } from 'vitest';
import { lintSvg } from '#cards/render/lint-svg.ts';
import { paletteOf } from '#cards/render/palettes.ts';
import { useInstalledFonts } from '#server/pictures/drawing/fonts.ts';
import type { Family } from '#cards/render/family.ts';
import { fitsOf, hasLayout, palettesOf } from '#cards/render/fits.ts';
import { FAMILY_IDS, loadFamily } from '#artwork/index.ts';
import { designKey, designOf } from '#cards/render/design-key.ts';
import { sample } from '#tests/thoroughness.ts';

useInstalledFonts();

const families = await Promise.all(FAMILY_IDS.map(loadFamily));
/** one family in eight is drawn by `npm test`, every one by `npm run test:all` */
const drawn = sample(families, 8, (family) => family.id).map((family) => [family.id, family] as const);

/** Elements and attributes that renderers draw differently, or not at all. */
const FORBIDDEN =
  /var\(|oklch\(|color-mix\(|feDisplacementMap|plus-lighter|foreignObject|<textPath|<text[ >]|<script|NaN|undefined/;

function draw(family: Family, motif: string, headline = 'Well done|indeed', name = 'Wilhelmina & Zoë') {
  const picture = family.motifs[motif];
  if (!picture) throw new Error(`no motif ${motif}`);
  const wanted = fitsOf(family, picture).headline;
  const sub = wanted?.needsNumber ? String(wanted.numbers?.[0] ?? 40) : undefined;
  const palette = paletteOf(palettesOf(family, picture)[0], family.ownPalettes);
  return family.draw({ headline, name, ...(sub === undefined ? {} : { sub }), seed: 'test', motif, palette }).toSVG();
}

test('every design of every family has a key of its own', () => {
  const keys = families.flatMap((family) =>
    Object.keys(family.motifs).flatMap((motif) => [
      designKey(designOf(family, motif)),
      ...Object.entries(family.variants ?? {}).flatMap(([id, variant]) =>
        hasLayout(variant, motif) ? [designKey(designOf(family, motif, id))] : [],
      ),
    ]),
  );
  expect(keys.length).toBeGreaterThan(900);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(families.map((family) => [family.id, family] as const))(
  '%s says what it is, and its palettes and layouts exist',
  (id, family) => {
    expect(family.id).toBe(id);
    expect(family.version).toBeGreaterThan(0);
    const motifs = Object.entries(family.motifs);
    expect(motifs.length).toBeGreaterThan(0);
    for (const palette of family.palettes) expect(paletteOf(palette, family.ownPalettes).id).toBe(palette);
    for (const variant of Object.values(family.variants ?? {})) {
      for (const motif of variant.motifs ?? []) expect(family.motifs).toHaveProperty(motif);
    }
    for (const [, motif] of motifs) {
      expect(motif.alt).toMatch(/^[A-Z].{15,160}\.$/);
      expect(motif.subjects.length).toBeGreaterThan(0);
      for (const palette of motif.palettes ?? []) expect(paletteOf(palette, family.ownPalettes).id).toBe(palette);
      expect(fitsOf(family, motif).occasions?.length).toBeGreaterThan(0);
    }
  },
);

describe.each(drawn)('%s', (_, family) => {
  test('draws a cover that every renderer can show, the same each time', () => {
    const [motif = ''] = Object.keys(family.motifs);
    const svg = draw(family, motif);
    expect(lintSvg(svg)).toEqual([]);
    expect(draw(family, motif)).toBe(svg);
  });

  test.runIf(family.material !== undefined && 'number' in family.motifs)('makes any number of it', () => {
    const palette = paletteOf(palettesOf(family, family.motifs['number']!)[0], family.ownPalettes);
    const input = { headline: 'Happy birthday', seed: 'test', motif: 'number', palette };
    const made = (sub: string, name?: string) =>
      family.draw({ ...input, sub, ...(name === undefined ? {} : { name }) }).toSVG();
    expect(lintSvg(made('40', 'Ada'))).toEqual([]);
    expect(made('40')).not.toMatch(FORBIDDEN);
    expect(made('100')).not.toBe(made('40'));
  });

  test('fits a long name, a short one and none', () => {
    const [motif = ''] = Object.keys(family.motifs);
    for (const name of ['Bartholomew & Wilhelmina Featherstonehaugh', 'Al', 'Łukasz', '']) {
      expect(draw(family, motif, 'Happy birthday', name)).not.toMatch(FORBIDDEN);
    }
  });
});
