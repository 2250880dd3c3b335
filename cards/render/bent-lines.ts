import { dataOf, type Glyph, type Move, originOf, type Run, set, type TOpt } from './glyph-run.ts';
import type { Cmd } from './shaping.ts';
import type { FontKey } from './typeface.ts';

/** a placed run with every point moved; sub > 1 cuts straight edges so that they bend too */
export function warp(run: Run, x: number, y: number, f: Move, sub = 1): string {
  const ox = originOf(run, x, 'm');
  return run.glyphs
    .map((gl) => dataOf(sub > 1 ? subdivide(gl.cmds, sub) : gl.cmds, (a, b) => f(a + ox, b + y)))
    .join('');
}

function subdivide(cmds: Cmd[], n: number): Cmd[] {
  const out: Cmd[] = [];
  let [cx, cy, sx, sy] = [0, 0, 0, 0];
  const lineTo = (x: number, y: number) => {
    for (let i = 1; i <= n; i++) out.push(['L', cx + ((x - cx) * i) / n, cy + ((y - cy) * i) / n]);
  };
  for (const cmd of cmds) {
    const x = Number(cmd.at(-2));
    const y = Number(cmd.at(-1));
    if (cmd[0] === 'L') lineTo(x, y);
    else if (cmd[0] === 'Z') {
      if (Math.hypot(sx - cx, sy - cy) > 1) lineTo(sx, sy);
      out.push(cmd);
      [cx, cy] = [sx, sy];
      continue;
    } else {
      out.push(cmd);
      if (cmd[0] === 'M') [sx, sy] = [x, y];
    }
    [cx, cy] = [x, y];
  }
  return out;
}

/** the glyph turned by an angle about the middle of its foot, which is put at (bx, by) */
function turned(gl: Glyph, bx: number, by: number, cos: number, sin: number): string {
  const gx = gl.x + gl.w / 2;
  return dataOf(gl.cmds, (px, py) => [bx + (px - gx) * cos - py * sin, by + (px - gx) * sin + py * cos]);
}

/** a set run on a circle; degrees from the top; flip puts it along the bottom, reading left to right */
export function tarc(run: Run, cx: number, cy: number, R: number, deg = 0, flip = false, track = 0): string {
  const dir = flip ? -1 : 1;
  const half = flip ? Math.PI : 0;
  let d = '';
  for (const gl of run.glyphs) {
    if (!gl.ink) continue;
    const mid = gl.x + gl.w / 2 - run.w / 2 - track / 2;
    const a = (deg * Math.PI) / 180 + (dir * mid) / R + half;
    d += turned(gl, cx + Math.sin(a) * R, cy - Math.cos(a) * R, Math.cos(a + half), Math.sin(a + half));
  }
  return d;
}

/** text on a circle; angle in degrees, 0 is the top; flip puts it along the bottom, reading left to right */
export function arc(
  text: string,
  key: FontKey,
  size: number,
  cx: number,
  cy: number,
  R: number,
  deg = 0,
  o: TOpt & { flip?: boolean } = {},
): { d: string; span: number } {
  const run = set(text, key, size, o);
  const d = tarc(run, cx, cy, R, deg, o.flip ?? false, ((o.track ?? 0) * size) / 1000);
  return { d, span: ((run.w / R) * 180) / Math.PI };
}
