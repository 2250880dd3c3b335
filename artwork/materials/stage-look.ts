import { type Frame, lift, type Look, type WeaveName, WEAVES, type Window, windowSpot } from '#artwork/engine.ts';
import { flatten } from '#artwork/heroes/hero.ts';
import { heroFor } from '#artwork/heroes/library.ts';

/** The box that `lay` fits a hero into: about cx, cy, at most w by h. */
export type Place = { cx: number; cy: number; w: number; h: number };

/**
 * How a stage lends its hero to the card's other faces. `free`: the hero stands alone in the stage's first art layer,
 * with `pad` around it for rims and shadows. `window`: it is cut out with its ground.
 */
export type StageSpot = { free: Place; pad: number } | { window: Window; box: Frame };

/** where a hero's own outline comes to lie */
export function heroFrame(card: Parameters<typeof heroFor>[0], { cx, cy, w, h }: Place, pad = 0): Frame {
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const part of heroFor(card).parts)
    for (const line of flatten(part.d, 30))
      for (const [x, y] of line) {
        x0 = Math.min(x0, x);
        y0 = Math.min(y0, y);
        x1 = Math.max(x1, x);
        y1 = Math.max(y1, y);
      }
  const scale = Math.min(w / (x1 - x0), h / (y1 - y0));
  const [rx, ry] = [((x1 - x0) / 2) * scale + pad, ((y1 - y0) / 2) * scale + pad];
  return [cx - rx, cy - ry, cx + rx, cy + ry];
}

/** What a material with several stages lends to its card's other faces: the hero as the cover's own stage shows it. */
export function stageLook(stages: { main: StageSpot } & Record<string, StageSpot>, weave: WeaveName): Partial<Look> {
  const { main } = stages;
  return {
    hero: 'window' in main ? main : { box: heroFrame({ motif: 'heart' }, main.free, main.pad), window: 'plate' },
    stamp: [70, 90, 930, 1095],
    weave: WEAVES[weave],
    spot: (c, k, cover) => {
      const stage = stages[cover.input.variant ?? 'main'] ?? main;
      if ('window' in stage) return windowSpot(c, cover, stage, k);
      const layer = cover.layers.findIndex((l) => l.role === 'art');
      return lift(c, cover, { layers: [layer], box: heroFrame(cover.input, stage.free, stage.pad) });
    },
  };
}
