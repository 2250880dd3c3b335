import { mix } from '../colour.ts';
import { Drawing, scoped } from '../drawing.ts';
import type { Palette } from '../palettes.ts';
import { rect } from '../svg.ts';
import { spotOf, type WholeLook } from './default-look.ts';
import { kitOf } from './kit.ts';
import type { Kit, Side, Spot } from './look.ts';

/** What a face is made from: the card's look, its colours, and its cover drawn again under another prefix. */
export type FaceSource = {
  look: WholeLook;
  palette: Palette;
  /** what every id of this face begins with */
  prefix: string;
  cover: (prefix: string) => Drawing;
};

export type Stage = { c: Drawing; k: Kit; look: WholeLook; cover: Drawing };

/** An empty face with its colours and the cover at hand. */
export function beginFace(face: string, source: FaceSource, W = 1000, H = 1400): Stage {
  const { look, palette, prefix } = source;
  const cover = scoped(() => source.cover(`${prefix}v`));
  const c = new Drawing(face, { palette, headline: '', seed: face, prefix });
  c.W = W;
  c.H = H;
  return { c, k: kitOf(palette, look.kit(palette)), look, cover };
}

export function spotFor({ c, k, cover, look }: Stage): Spot {
  return spotOf(c, k, cover, look);
}

/** the shadow of the fold, along the inner edge of a page */
export function foldShadow(c: Drawing, side: Side, stock: string): string {
  const dark = mix(stock, '#5a4526', 0.55);
  const [x1, x2] = side === 'l' ? [1, 0] : [0, 1];
  const paint = c.lin(
    [
      [0, dark, 0.42],
      [0.18, dark, 0.2],
      [0.55, dark, 0.06],
      [1, dark, 0],
    ],
    x1,
    0,
    x2,
    0,
  );
  return rect(side === 'l' ? 900 : 0, 0, 100, 1400, `fill="${paint}"`);
}

/** the sheet itself and what its family prints at its rim */
export function page({ c, k, look, cover }: Stage, side: Side, spot: Spot): void {
  c.add('ground', rect(0, 0, c.W, c.H, `fill="${k.stock}"`));
  c.add('frame', look.edge(c, k, side, spot, cover));
}
