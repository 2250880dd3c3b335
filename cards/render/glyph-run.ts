import { n1, type P } from './geometry.ts';
import { type Cmd, type Features, shape } from './shaping.ts';
import type { FontKey } from './typeface.ts';

/** left, top, right, bottom */
export type Box = [number, number, number, number];
export type Glyph = { cmds: Cmd[]; x: number; w: number; ink: Box | null };
/** a line set at baseline (0,0), in card units, y down; x0…y1 is the box of its ink */
export type Run = {
  text: string;
  glyphs: Glyph[];
  w: number;
  size: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  cap: number;
  xh: number;
};
/** track: letterspace in thousandths of the size · feat: OpenType features · slant: shear, 0.2 is a strong one */
export type TOpt = { track?: number; feat?: Features; slant?: number };
export type Anchor = 'm' | 's' | 'e';
export type Move = (x: number, y: number) => P;

function inkOf(cmds: Cmd[]): Box | null {
  let [a, b, c, d] = [1e9, 1e9, -1e9, -1e9];
  for (const cmd of cmds) {
    for (let k = 1; k < cmd.length; k += 2) {
      const x = Number(cmd[k]);
      const y = Number(cmd[k + 1]);
      if (x < a) a = x;
      if (x > c) c = x;
      if (y < b) b = y;
      if (y > d) d = y;
    }
  }
  return c > a ? [a, b, c, d] : null;
}

/** Sets a line. Characters that the face lacks come from other complete faces; right-to-left text is put in order. */
export function set(text: string, key: FontKey, size: number, o: TOpt = {}): Run {
  const shaped = shape(text, key, o.feat);
  const slant = o.slant ?? 0;
  const track = ((o.track ?? 0) * size) / 1000;
  let x = 0;
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  const glyphs = shaped.glyphs.map(({ cmds: em, advance, joined }): Glyph => {
    const cmds = em.map((cmd) => {
      const out: Cmd = [cmd[0]];
      for (let k = 1; k < cmd.length; k += 2) {
        const [px, py] = [Number(cmd[k]), Number(cmd[k + 1])];
        out.push(x + (px - slant * py) * size, py * size);
      }
      return out;
    });
    const ink = inkOf(cmds);
    if (ink) {
      x0 = Math.min(x0, ink[0]);
      y0 = Math.min(y0, ink[1]);
      x1 = Math.max(x1, ink[2]);
      y1 = Math.max(y1, ink[3]);
    }
    const glyph = { cmds, x, w: advance * size + (joined ? 0 : track), ink };
    x += glyph.w;
    return glyph;
  });
  if (x1 < x0) x0 = x1 = y0 = y1 = 0;
  return { text, glyphs, w: x - track, size, x0, y0, x1, y1, cap: shaped.cap * size, xh: shaped.xHeight * size };
}

/** How wide `set` makes a line without letterspacing, without making its paths: text that is broken into lines is measured far more often than drawn. */
export function widthOf(text: string, key: FontKey, size: number): number {
  return shape(text, key).glyphs.reduce((x, { advance }) => x + advance * size, 0);
}

/** path data of commands, each point moved */
export function dataOf(cmds: Cmd[], move: Move): string {
  let d = '';
  for (const cmd of cmds) {
    d += cmd[0];
    for (let k = 1; k < cmd.length; k += 2) {
      const q = move(Number(cmd[k]), Number(cmd[k + 1]));
      d += `${k > 1 ? ' ' : ''}${n1(q[0])} ${n1(q[1])}`;
    }
  }
  return d;
}

/** where a run's origin goes so that its ink is anchored at x */
export function originOf(run: Run, x: number, anchor: Anchor): number {
  if (anchor === 'm') return x - (run.x0 + run.x1) / 2;
  return anchor === 's' ? x - run.x0 : x - run.x1;
}

/** path data of a run; x, y is a point of its baseline, anchored by the ink for optical centring */
export function at(run: Run, x: number, y: number, anchor: Anchor = 'm'): string {
  const ox = originOf(run, x, anchor);
  return run.glyphs.map((gl) => dataOf(gl.cmds, (a, b) => [a + ox, b + y])).join('');
}

export type PlacedGlyph = { d: string; box: Box; map: (move: Move) => string };

/** each inked glyph of a placed run with its own path, box, and a way to bend it */
export function glyphPaths(run: Run, x: number, y: number, anchor: Anchor = 'm'): PlacedGlyph[] {
  const ox = originOf(run, x, anchor);
  return run.glyphs.flatMap(({ cmds, ink }) =>
    ink
      ? [
          {
            d: dataOf(cmds, (a, b) => [a + ox, b + y]),
            box: [ink[0] + ox, ink[1] + y, ink[2] + ox, ink[3] + y] as Box,
            map: (move: Move) => dataOf(cmds, (a, b) => move(a + ox, b + y)),
          },
        ]
      : [],
  );
}

/** under this size, in card units, a letterspaced line gives up its spacing before it is made smaller */
const READABLE = 22;
/** the least letterspacing that such a line keeps, in thousandths of the size */
const TIGHT = 30;

/** a letterspaced line that would be too small to read, set closer and so larger in the same width */
function closer(run: Run, key: FontKey, maxW: number, max: number, o: TOpt): Run {
  const track = o.track ?? 0;
  const gaps = run.glyphs.length - 1;
  if (run.size >= Math.min(READABLE, max) - 0.01 || track <= TIGHT || gaps < 12) return run;
  const ink = (run.x1 - run.x0) / run.size - (gaps * track) / 1000;
  const room = (maxW / Math.min(READABLE, max) - ink) / gaps;
  const kept = Math.max(TIGHT, Math.min(track, Math.floor(room * 1000)));
  return set(run.text, key, Math.min(READABLE, max, maxW / (ink + (gaps * kept) / 1000)), { ...o, track: kept });
}

/** a line at the largest size that keeps its ink within maxW and maxH */
export function fit(text: string, key: FontKey, maxW: number, maxH = 1e9, o: TOpt & { max?: number } = {}): Run {
  const r = set(text, key, 100, o);
  const tall = (maxH / (r.y1 - r.y0)) * 100;
  let s = Math.min((maxW / (r.x1 - r.x0)) * 100, tall);
  if (o.max) s = Math.min(s, o.max);
  // a line without ink (nothing, or only spaces) has no size of its own
  if (!Number.isFinite(s)) return set(text, key, o.max ?? 100, o);
  return closer(set(text, key, s, o), key, maxW, Math.min(tall, o.max ?? 1e9), o);
}

/** a line at a size, smaller when its ink is wider than maxW */
export function tfit(text: string, key: FontKey, maxW: number, max: number, o: TOpt = {}): Run {
  const r = set(text, key, max, o);
  const w = r.x1 - r.x0;
  return w > maxW ? closer(set(text, key, (max * maxW) / w, o), key, maxW, max, o) : r;
}
