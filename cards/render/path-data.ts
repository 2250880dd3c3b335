import { n1, type P } from './geometry.ts';

/** a segment in absolute coordinates; arcs are already cubic curves */
export type Segment = { k: 'M' | 'L' | 'C' | 'Q' | 'Z'; p: P[] };

const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;

type Command = { letter: string; args: number[] };

function eat(pattern: RegExp, text: string, from: number): string | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0];
}

/** the commands of path data as written; arc flags may stand without a gap */
function commandsOf(d: string): Command[] {
  const out: Command[] = [];
  let i = 0;
  let letter = '';
  while ((i += eat(GAP, d, i)?.length ?? 0) < d.length) {
    const ch = d.charAt(i);
    if (/[a-z]/i.test(ch)) {
      letter = ch;
      i++;
    } else if (!letter || letter.toUpperCase() === 'Z') throw new Error(`not path data: ${d.slice(0, 40)}`);
    const takes = TAKES[letter.toUpperCase()];
    if (takes === undefined) throw new Error(`not a path command: ${letter}`);
    const args: number[] = [];
    for (let k = 0; k < takes; k++) {
      i += eat(GAP, d, i)?.length ?? 0;
      const isFlag = letter.toUpperCase() === 'A' && (k === 3 || k === 4);
      const text = eat(isFlag ? FLAG : NUMBER, d, i);
      if (text === undefined) throw new Error(`path data ends early: ${d.slice(0, 40)}`);
      args.push(Number(text));
      i += text.length;
    }
    out.push({ letter, args });
    // a second pair after M is a line
    if (letter === 'M') letter = 'L';
    if (letter === 'm') letter = 'l';
  }
  return out;
}

/** an elliptical arc as cubic curves (SVG 2, B.2.4) */
function arcCurves(from: P, [rx0 = 0, ry0 = 0, turn = 0, large = 0, sweep = 0]: number[], to: P): P[][] {
  let rx = Math.abs(rx0);
  let ry = Math.abs(ry0);
  if (!rx || !ry || (from[0] === to[0] && from[1] === to[1])) return [[from, to, to]];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const x1 = cos * dx + sin * dy;
  const y1 = -sin * dx + cos * dy;
  const grow = Math.sqrt((x1 / rx) ** 2 + (y1 / ry) ** 2);
  if (grow > 1) {
    rx *= grow;
    ry *= grow;
  }
  const under = (rx * ry) ** 2 - (rx * y1) ** 2 - (ry * x1) ** 2;
  const k = Math.sqrt(Math.max(0, under / ((rx * y1) ** 2 + (ry * x1) ** 2))) * (large === sweep ? -1 : 1);
  const cxp = (k * rx * y1) / ry;
  const cyp = (-k * ry * x1) / rx;
  const cx = cos * cxp - sin * cyp + (from[0] + to[0]) / 2;
  const cy = sin * cxp + cos * cyp + (from[1] + to[1]) / 2;
  const start = Math.atan2((y1 - cyp) / ry, (x1 - cxp) / rx);
  let span = Math.atan2((-y1 - cyp) / ry, (-x1 - cxp) / rx) - start;
  if (sweep && span < 0) span += Math.PI * 2;
  if (!sweep && span > 0) span -= Math.PI * 2;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const place = (x: number, y: number): P => [cx + cos * rx * x - sin * ry * y, cy + sin * rx * x + cos * ry * y];
  return Array.from({ length: count }, (_, i) => {
    const a = start + i * step;
    const b = a + step;
    return [
      place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      i === count - 1 ? to : place(Math.cos(b), Math.sin(b)),
    ];
  });
}

/** Path data as absolute segments of M, L, C, Q and Z. Throws for text that is not path data. */
export function parsePath(d: string): Segment[] {
  const out: Segment[] = [];
  let at: P = [0, 0];
  let start: P = [0, 0];
  let control: { k: 'C' | 'Q'; p: P } | undefined;
  for (const { letter, args } of commandsOf(d)) {
    const k = letter.toUpperCase();
    const [ox, oy] = letter === k ? [0, 0] : at;
    const point = (i: number): P => [args[i]! + ox, args[i + 1]! + oy];
    const mirrored = (kind: 'C' | 'Q'): P =>
      control?.k === kind ? [2 * at[0] - control.p[0], 2 * at[1] - control.p[1]] : at;
    let next: typeof control;
    if (k === 'Z') {
      out.push({ k: 'Z', p: [] });
      at = start;
    } else if (k === 'A') {
      for (const p of arcCurves(at, args, point(5))) out.push({ k: 'C', p });
      at = point(5);
    } else {
      let p: P[];
      let kind: Segment['k'] = 'L';
      if (k === 'H') p = [[args[0]! + ox, at[1]]];
      else if (k === 'V') p = [[at[0], args[0]! + oy]];
      else if (k === 'C' || k === 'S') {
        kind = 'C';
        p = k === 'C' ? [point(0), point(2), point(4)] : [mirrored('C'), point(0), point(2)];
        next = { k: 'C', p: p[1]! };
      } else if (k === 'Q' || k === 'T') {
        kind = 'Q';
        p = k === 'Q' ? [point(0), point(2)] : [mirrored('Q'), point(0)];
        next = { k: 'Q', p: p[0]! };
      } else {
        kind = k === 'M' ? 'M' : 'L';
        p = [point(0)];
      }
      out.push({ k: kind, p });
      at = p.at(-1)!;
      if (k === 'M') start = at;
    }
    control = next;
  }
  return out;
}

/** Path data with every point moved, in absolute commands. */
export function movePath(d: string, move: (p: P) => P): string {
  return parsePath(d)
    .map(({ k, p }) => k + p.map((q) => move(q).map(n1).join(' ')).join(' '))
    .join('');
}

/** left, top, right, bottom of the points and control points of path data */
export function pathBounds(d: string): [number, number, number, number] {
  let [a, b, c, e] = [1e9, 1e9, -1e9, -1e9];
  for (const { p } of parsePath(d)) {
    for (const [x, y] of p) {
      a = Math.min(a, x);
      b = Math.min(b, y);
      c = Math.max(c, x);
      e = Math.max(e, y);
    }
  }
  return [a, b, c, e];
}
