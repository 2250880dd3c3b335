import { type Drawing, mix, path } from '#artwork/engine.ts';
import { fineTile } from './fine-tile.ts';

/** a soft shadow with a filled core, for things that stand well off their ground */
export const cast = (c: Drawing, d: string, dx: number, dy: number, spread: number, _k: string, o: number,
  n = 5) => path(d, `fill="#000" opacity="${Math.round(o * 62) / 100}" transform="translate(${dx} ${dy})"`) + c.soft(d, dx, dy, spread, '#000', o * 0.72, n);
export const chromeStops = (sky: string, earth: string): [number, string][] => [[0, mix('#ffffff', sky, 0.15)], [0.34, mix('#dfe6ea', sky, 0.3)],
  [0.5, '#ffffff'], [0.53, mix('#5b6167', earth, 0.45)], [0.72, mix('#aab0b4', earth, 0.3)], [1, mix('#f4f4f2', sky, 0.1)]];
export const weave = (c: Drawing, o = 0.16) =>
  `fill="${fineTile(c, 6, 6, `<path d="M0 1.5H3M3 4.5H6" stroke="#fff" stroke-width="1.1" opacity=".8"/><path d="M1.5 3V6M4.5 0V3" stroke="#000" stroke-width="1.1" opacity=".7"/>`)}" opacity="${o}"`;
