import type { Box, TextLayer, TextStyle } from '#cards/document/card-document.ts';
import { mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { at, type Run, set, tarc, warp } from '../lettering.ts';
import { path } from '../svg.ts';
import { paintOf, turnedBox } from './paint.ts';

function cased(line: string, transform: TextStyle['transform'], lang: string): string {
  if (transform === 'upper') return line.toLocaleUpperCase(lang);
  return transform === 'lower' ? line.toLocaleLowerCase(lang) : line;
}

/** the largest size at which every line fits the box */
function sizeOf(lines: string[], style: TextStyle, box: Box): number {
  if (style.size !== 'fit') return style.size;
  const widest = Math.max(
    1,
    ...lines.map((line) => {
      const r = set(line, style.font, 100, { track: style.tracking });
      return r.x1 - r.x0;
    }),
  );
  const tall = (0.75 + 0.3 + style.leading * (lines.length - 1)) * 100;
  return Math.min((box.w / widest) * 100, (box.h / tall) * 100, 600);
}

function lineData(run: Run, box: Box, y: number, style: TextStyle): string {
  const { align, path: curve } = style;
  const middle = box.x + box.w / 2;
  if (curve.kind === 'arc' && curve.amount !== 0) {
    // a full turn of the amount bends the line into a half circle
    const R = Math.max(run.w / (Math.PI * Math.abs(curve.amount)), run.size);
    const flip = curve.amount < 0;
    return tarc(run, middle, flip ? y - R : y + R, R, 0, flip);
  }
  if (curve.kind === 'wave' && curve.amount !== 0) {
    const high = run.size * 0.35 * curve.amount;
    return warp(run, middle, y, (px, py) => [px, py + Math.sin(((px - box.x) / box.w) * Math.PI * 2) * high], 6);
  }
  if (align === 'start') return at(run, box.x, y, 's');
  return align === 'end' ? at(run, box.x + box.w, y, 'e') : at(run, middle, y);
}

/** Free text as outlines: one size for all lines, in the middle of its box. */
export function textLayerArt(c: Drawing, layer: TextLayer): string {
  const { style, box } = layer;
  if (!style || !box) return '';
  const lines = layer.lines.map((line) => cased(line, style.transform, layer.lang));
  const size = sizeOf(lines, style, box);
  const lead = size * style.leading;
  const runs = lines.map((line) => set(line, style.font, size, { track: style.tracking }));
  const first = box.y + box.h / 2 - (lead * (runs.length - 1)) / 2 + (runs[0]?.cap ?? 0) / 2;
  const d = runs.map((run, i) => lineData(run, box, first + i * lead, style)).join('');
  const fill = style.effect === 'foil' ? c.foil() : paintOf(c, style.fill);
  if (style.effect === 'outline') {
    return turnedBox(
      path(d, `fill="${c.p.paper}" stroke="${fill}" stroke-width="${size * 0.045}" stroke-linejoin="round"`),
      box,
    );
  }
  const solid = typeof style.fill === 'string' ? style.fill : c.p[style.fill.role === 'foil' ? 'a' : style.fill.role];
  const echo =
    style.effect === 'echo'
      ? path(d, `fill="${mix(solid, c.p.paper, 0.6)}" transform="translate(${size * 0.05} ${size * 0.06})"`)
      : '';
  return turnedBox(echo + path(d, `fill="${fill}"`), box);
}
