import { fromRecipe, type Recipe } from '#cards/document/recipe.ts';
import type { CardDocument } from '#cards/document/card-document.ts';
import type { Family } from '#cards/render/family.ts';
import { Drawing, glow, sym } from '#cards/render/drawing.ts';
import { at, fit } from '#cards/render/lettering.ts';
import { circ, path, rect, use } from '#cards/render/svg.ts';

/** A small family with what families use: gradients, shared paths, the current drawing, lettering. */
export const plainFamily: Family = {
  id: 'plain',
  version: 1,
  title: 'Plain',
  style: 'modern',
  motifs: {
    disc: {
      hero: 'disc',
      title: 'A disc',
      alt: 'A red disc on cream.',
      subjects: ['disc'],
      look: { hero: { box: [240, 240, 760, 760], layers: [1] } },
    },
    scene: {
      hero: 'scene',
      title: 'A scene',
      alt: 'A disc over the whole page.',
      subjects: ['disc'],
      look: { hero: { box: [200, 200, 800, 800], window: 'round' } },
    },
  },
  variants: { low: { layout: 'low' } },
  palettes: ['orchard', 'midnight'],
  draw(input) {
    const c = new Drawing('plain', input);
    const { p } = c;
    const sky = c.lin([
      [0, p.bg],
      [1, p.paper],
    ]);
    c.add('ground', rect(0, 0, 1000, 1400, `fill="${sky}"`));
    const dot = sym('M-20 0a20 20 0 0 1 40 0a20 20 0 0 1 -40 0Z');
    c.add(
      'art',
      circ(500, 500, 250, `fill="${p.a}"`) +
        circ(500, 500, 200, `fill="${glow(p.b, 0.6)}"`) +
        use(dot, `fill="${p.c}"`),
    );
    const words = fit(input.headline.replace('|', ' '), 'gloock', 800, 160);
    const name = input.name ? at(fit(input.name, 'jost:500', 700, 60), 500, 1260) : '';
    c.add('type', path(at(words, 500, 1120) + name, `fill="${p.ink}"`));
    c.alt = 'A disc';
    return c;
  },
};

export const plainRecipe: Recipe = {
  family: 'plain',
  motif: 'disc',
  palette: 'orchard',
  headline: 'Happy|Birthday',
  name: 'Oliver',
  seed: 's1',
  inside: { verse: 'Still circling you.' },
};

export function plainCard(change: Partial<Recipe> = {}, id?: string): CardDocument {
  return fromRecipe({ ...plainRecipe, ...change }, plainFamily, id);
}
