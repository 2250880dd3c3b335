import { bez, circ, type Drawing, ell, lerp, mix, n1, type P, qbez, type Run, shade } from '#artwork/engine.ts';

/** An outline as polygons. */
export type Flat = P[][];

/** the hairline weight of a geometric face serves as its skeleton: flattened, its paths carry the lamps */
export const flatten = (run: Run, ox: number, oy: number): Flat[] =>
  run.glyphs.filter((gl) => gl.ink).map((gl) => {
    const out: Flat = [];
    let cur: P[] = [], last: P = [0, 0];
    for (const cm of gl.cmds) {
      const a = cm.slice(1) as number[], q = (i: number): P => [a[i]! + ox, a[i + 1]! + oy];
      if (cm[0] === 'M') { cur = [q(0)]; out.push(cur); }
      else if (cm[0] === 'L') {
        const e = q(0), n = Math.max(1, Math.ceil(Math.hypot(e[0] - last[0], e[1] - last[1]) / 6));
        for (let i = 1; i <= n; i++) cur.push([lerp(last[0], e[0], i / n), lerp(last[1], e[1], i / n)]);
      }
      else if (cm[0] === 'Q') cur.push(...qbez(last, q(0), q(2), 14).slice(1));
      else if (cm[0] === 'C') cur.push(...bez(last, q(0), q(2), q(4), 16).slice(1));
      else if (cur.length) {
        const e = cur[0]!, n = Math.max(1, Math.ceil(Math.hypot(e[0] - last[0], e[1] - last[1]) / 6));
        for (let i = 1; i <= n; i++) cur.push([lerp(last[0], e[0], i / n), lerp(last[1], e[1], i / n)]);
      }
      last = cur[cur.length - 1] ?? last;
    }
    return out;
  });

/** the places of lamps along an outline */
export const lampsOn = (flats: Flat[], gap: number): P[] => {
  const all: P[] = [];
  for (const gl of flats) {
    const put: P[] = [];
    for (const ct of gl) for (const q of ct) if (put.every((z) => (z[0] - q[0]) ** 2 + (z[1] - q[1]) ** 2 >= gap * gap)) put.push(q);
    all.push(...put);
  }
  return all;
};

/** a lamp that is on */
export const lamp = (c: Drawing, R: number) => {
  const halo = c.rad([[0, '#ffe9a8', 0.75], [0.35, '#ffc14d', 0.26], [1, '#ff9d2e', 0]]), bulb = c.rad([[0, '#ffffff'], [0.42, '#fff6d2'], [0.8, '#ffd36b'], [1, '#d98a1f']], 0.42, 0.38, 0.62);
  return c.def((id) => `<g id="${id}">${circ(0, 0, R * 2.9, `fill="${halo}"`)}${circ(R * 0.1, R * 0.2, R * 1.2, 'fill="#000" opacity=".35"')}${circ(0, 0, R, `fill="${bulb}"`)}${ell(-R * 0.3, -R * 0.34, R * 0.24, R * 0.18, 'fill="#fff"')}</g>`,
    'lamp' + R);
};

/** lamps at places */
export const lamps = (id: string, ps: P[]) => ps.map((q) => `<use href="#${id}" x="${n1(q[0])}" y="${n1(q[1])}"/>`).join('');

/** letters of tin with depth */
export const tin = (c: Drawing, d: string, w: number, face: string, rim: string, side: string, depth: number, dx: number, dy: number) => {
  const id = c.def((i) => `<path id="${i}" d="${d}" stroke-linejoin="round" stroke-linecap="round"/>`);
  const u = (sw: number, col: string, x = 0, y = 0, o = 1) => `<use href="#${id}" x="${n1(x)}" y="${n1(y)}" fill="${col}" stroke="${col}" stroke-width="${n1(sw)}"${o < 1 ? ` opacity="${o}"` : ''}/>`;
  let s = u(w + 30, '#000', dx * depth * 1.3, dy * depth * 1.3 + 10, 0.14) + u(w + 14, '#000', dx * depth * 1.2, dy * depth * 1.2 + 8, 0.2);
  for (let i = depth; i >= 1; i--) s += u(w, mix(side, shade(side, -0.14), i / depth), dx * i, dy * i);
  s += u(w, shade(rim, -0.06)) + u(w - 3, rim, -0.8, -1) + u(w * 0.76, shade(face, -0.2)) + u(w * 0.72, shade(face, -0.07), 1.4, 2.4) + u(w * 0.62, face, 2.4, 4.5);
  return s;
};
