import type { StickerLayer } from '#cards/document/card-document.ts';
import type { Drawing } from '../drawing.ts';
import { n1 } from '../geometry.ts';
import { iconShape } from '../shapes.ts';
import { turnedBox } from './paint.ts';

/** A sticker that fills its box as far as its shape allows. */
export function stickerLayerArt(c: Drawing, layer: StickerLayer): string {
  const { body, width, height } = iconShape(layer.set, layer.shape);
  const pre = c.id('s');
  const own = body
    .replace(/id="([^"]+)"/g, `id="${pre}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${pre}$1)`)
    .replace(/(?:xlink:)?href="#([^"]+)"/g, `href="#${pre}$1"`)
    .replaceAll('currentColor', c.p.ink);
  const { x, y, w, h } = layer.box;
  const scale = Math.min(w / width, h / height);
  const [dx, dy] = [x + (w - width * scale) / 2, y + (h - height * scale) / 2];
  return turnedBox(`<g transform="translate(${n1(dx)} ${n1(dy)}) scale(${scale.toFixed(4)})">${own}</g>`, layer.box);
}
