import type { PhotoLayer } from '#cards/document/card-document.ts';
import type { Drawing } from '../drawing.ts';
import { hair, ring } from '../faces/strokes.ts';
import { heart, n1 } from '../geometry.ts';
import { escapeXml, g, path, rect } from '../svg.ts';
import { turnedBox } from './paint.ts';

/** a decoded picture: an address (or a data: URL of JPEG or PNG) and its size in pixels */
export type PhotoSource = { href: string; width: number; height: number };
/** where a picture is; undefined while it is on its way */
export type PhotoFinder = (asset: string) => PhotoSource | undefined;

/** the opening in the frame, and its outline */
function opening({ box, frame }: PhotoLayer): { x: number; y: number; w: number; h: number; d: string } {
  const { x, y, w, h } = box;
  if (frame === 'print') {
    const m = w * 0.058;
    const foot = w * 0.21;
    const [iw, ih] = [w - 2 * m, Math.max(1, h - m - foot)];
    return { x: x + m, y: y + m, w: iw, h: ih, d: `M${n1(x + m)} ${n1(y + m)}h${n1(iw)}v${n1(ih)}h${n1(-iw)}Z` };
  }
  if (frame === 'round') return { x, y, w, h, d: ring(x + w / 2, y + h / 2, Math.min(w, h) / 2) };
  if (frame === 'heart') return { x, y, w, h, d: heart(x + w / 2, y + h / 2 + h * 0.04, Math.min(w, h) / 2.04) };
  if (frame === 'arch') {
    const r = Math.min(w / 2, h);
    return {
      x,
      y,
      w,
      h,
      d: `M${n1(x)} ${n1(y + h)}V${n1(y + r)}a${n1(w / 2)} ${n1(r)} 0 0 1 ${n1(w)} 0V${n1(y + h)}Z`,
    };
  }
  return { x, y, w, h, d: `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z` };
}

/** the picture scaled to fill the opening, moved to its point of interest */
function picture(c: Drawing, layer: PhotoLayer, photo: PhotoSource): string {
  const hole = opening(layer);
  const scale = Math.max(hole.w / photo.width, hole.h / photo.height) * layer.crop.zoom;
  const [w, h] = [photo.width * scale, photo.height * scale];
  const x = hole.x - (w - hole.w) * layer.crop.x;
  const y = hole.y - (h - hole.h) * layer.crop.y;
  const image = `<image href="${escapeXml(photo.href)}" x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" preserveAspectRatio="none"/>`;
  return g(image, `clip-path="${c.clip(path(hole.d))}"`);
}

/** A photo in its frame. A place that waits for its picture is drawn as tinted paper when `waiting`, else not at all. */
export function photoLayerArt(c: Drawing, layer: PhotoLayer, find: PhotoFinder, waiting: boolean): string {
  const photo = layer.asset === null ? undefined : find(layer.asset);
  if (!photo && !waiting) return '';
  const { x, y, w, h } = layer.box;
  const hole = opening(layer);
  const inside = photo ? picture(c, layer, photo) : path(hole.d, `fill="${c.p.d}" fill-opacity=".5"`);
  const rim = hair(hole.d, '#000000', 1.5, 0.12);
  if (layer.frame !== 'print') return turnedBox(c.soft(hole.d, 3, 6, 10, '#3a2b18', 0.16) + inside + rim, layer.box);
  const sheet = `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;
  return turnedBox(
    c.soft(sheet, 5, 8, 15, '#3a2b18', 0.22) +
      rect(x, y, w, h, 'fill="#fffefb"') +
      hair(sheet, '#000000', 1, 0.06) +
      inside +
      rim,
    layer.box,
  );
}
