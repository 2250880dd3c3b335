import {
  at, blob, circ, contrast, Drawing, g, type Input, lum, n1, type P, path, polar, qbez, rect, ribbon, type Rng,
  smooth, stack, TAU, tf, type Palette,
} from '#artwork/engine.ts';
import { petalD } from '#artwork/subjects/flowers.ts';
import { nameAt, nameLines } from '#artwork/lettering/name-lines.ts';

const algae = (r: Rng, x: number, y: number, h: number, deg: number, col: string, n = 4) => {
  let d = path(
    ribbon(qbez([0, 0], [r.f(-h * 0.1, h * 0.1), -h * 0.5], [0, -h], 12), (t) => h * 0.085 * (1 - 0.35 * t)),
    `fill="${col}"`,
  );
  for (let i = 0; i < n; i++) {
    const t = 0.12 + (i / n) * 0.74;
    for (const s of [-1, 1]) {
      const L = h * r.f(0.24, 0.36) * (1 - t * 0.35),
        a = -Math.PI / 2 + s * r.f(0.75, 1.15);
      const b: P = [0, -h * t];
      const e = polar(b[0], b[1], L, a);
      const pts = qbez(b, [b[0] + s * L * 0.55, b[1] + L * 0.05], e, 8);
      d +=
        path(
          ribbon(pts, (q) => h * (0.055 + 0.06 * Math.sin(Math.PI * Math.min(1, q * 0.8 + 0.12)))),
          `fill="${col}"`,
        ) + circ(e[0], e[1], h * 0.052, `fill="${col}"`);
    }
  }
  return g(d + circ(0, -h, h * 0.05, `fill="${col}"`), tf(x, y, deg));
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; K: string[];
  rg: (x: number, y: number, w: number, h: number, col: string) => string; grid: [number, number, number, number][];
  bgs: string[]; fgs: string[];
};

function drawGrid({ c, r, p, rg, grid, bgs, fgs }: Scene) {
  let s = '';
  let last = '';
  grid.forEach(([x, y, w, h], i) => {
    let col = bgs[(i * 2 + (i >> 1)) % bgs.length]!;
    if (col === last) col = bgs[(i * 2 + 1) % bgs.length]!;
    last = col;
    s += rg(x, y, w, h, col);
    const f = fgs.filter((z) => contrast(z, col) > 1.7);
    const fg = f.length ? r.pick(f) : p.ink;
    const cx = x + w / 2,
      cy = y + h / 2,
      k = i % 6;
    let a = '';
    if (k === 0 || k === 3) a = algae(r, cx, cy + h * 0.4, Math.min(h * 0.82, w * 1.35), r.f(-14, 14), fg, 4);
    else if (k === 1) {
      const pts: P[] = [];
      const n = 9;
      for (let j = 0; j < n * 2; j++) pts.push(polar(cx, cy, Math.min(w, h) * (j % 2 ? 0.2 : 0.38) * r.f(0.88, 1.1), (j / n / 2) * TAU));
      a = path(smooth(pts), `fill="${fg}"`) + path(blob(r, cx, cy, Math.min(w, h) * 0.09), `fill="${col}"`);
    } else if (k === 2) {
      for (let j = 0; j < 3; j++)
        a += g(path(petalD('point', h * 0.5, w * 0.26), `fill="${fg}"`), tf(cx, cy + h * 0.3, (j - 1) * 34 + r.f(-5, 5)));
      a += path(
        ribbon(qbez([cx, cy + h * 0.2], [cx + 8, cy + h * 0.34], [cx - 4, cy + h * 0.46], 8), () => 13),
        `fill="${fg}"`,
      );
    } else if (k === 4) {
      let d = '';
      const amp = w * 0.24;
      const ps: P[] = [];
      for (let j = 0; j <= 24; j++) ps.push([cx + Math.sin((j / 24) * TAU * 1.5) * amp, y + h * (0.12 + (0.76 * j) / 24)]);
      a = path(
        ribbon(ps, (t) => 30 + 14 * Math.sin(t * 9)),
        `fill="${fg}"`,
      );
      void d;
    } else
      a =
        path(blob(r, cx, cy, w * 0.3, h * 0.34, 7, 0.22), `fill="${fg}"`) +
        path(blob(r, cx + 6, cy - 4, w * 0.12, h * 0.14, 6, 0.2), `fill="${col}"`);
    const o = a.match(/transform/) ? '' : '';
    void o;
    s += g(a, `filter="${c.shadow(1, 4, 4, '#000', 0.22)}" clip-path="${c.clip(rect(x, y, w, h))}"`);
  });
  c.add('art', s, 'shuffle');
}

function drawWords({ inp, c, p, dark, K, rg }: Scene) {
  const lines = inp.headline.split('|');
  const box = inp.motif === 'columns' ? [0, 520, 1000, 360] : [210, 300, 580, 780];
  const bx = rg(box[0]! - 4, box[1]!, box[2]! + 8, box[3]!, K[0]!);
  const full = inp.motif === 'columns';
  const S = stack(
    lines.map((t) => ({
      t,
      f: inp.variant === 'hand' ? 'caveat-brush' : 'dm-serif-display',
      w: full ? 800 : 460,
      max: full ? 170 : 190,
      gap: 14,
    })),
    { cy: box[1]! + box[3]! / 2 - (inp.name ? 34 : 0) },
  );
  let t = '';
  S.runs.forEach((u, i) => (t += path(at(u, 500, S.ys[i]!), `fill="${dark ? p.ink : i % 2 ? p.a : p.ink}"`)));
  if (inp.name) {
    const u = nameLines(inp.name, 'dm-sans:500', full ? 700 : 470, 34, { track: 60, least: 24 });
    t += path(nameAt(u, 500, S.bottom + 74), `fill="${dark ? p.a : p.ink}"`);
  }
  c.add('type', bx + t);
  return lines;
}

export function drawCutouts(inp: Input): Drawing {
  const c = new Drawing('cutouts', inp),
    { r, p } = c;
  const dark = lum(p.bg) < 0.5;
  const K = dark ? [p.bg, p.paper, p.b, p.a, p.c, p.ink, p.e, p.d] : [p.paper, p.bg, p.d, p.a, p.b, p.c, p.e, p.ink];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${K[0]!}"`));
  const rg = (x: number, y: number, w: number, h: number, col: string) => {
    const j = () => r.f(-7, 7);
    const d = `M${n1(x + j())} ${n1(y + j())}L${n1(x + w + j())} ${n1(y + j())}L${n1(x + w + j())} ${n1(y + h + j())}L${n1(x + j())} ${n1(y + h + j())}Z`;
    return c.soft(d, 1, 3, 6, '#000', 0.12, 3) + path(d, `fill="${col}"`);
  };
  const grid: [number, number, number, number][] =
    inp.motif === 'columns'
      ? [
          [0, 0, 334, 520],
          [334, 0, 332, 520],
          [666, 0, 340, 520],
          [0, 880, 334, 530],
          [334, 880, 332, 530],
          [666, 880, 340, 530],
        ]
      : [
          [0, 0, 400, 430],
          [400, 0, 330, 300],
          [730, 0, 280, 470],
          [0, 430, 210, 540],
          [790, 470, 220, 480],
          [0, 970, 330, 440],
          [330, 1080, 350, 330],
          [680, 950, 330, 460],
        ];
  const bgs = dark ? [p.a, p.b, p.e, p.c, p.d, p.paper] : [p.a, p.b, p.d, p.e, p.c, p.bg];
  const fgs = dark ? [p.ink, p.bg, p.c, p.a] : [p.paper, p.ink, p.b, p.a, p.e, p.d];
  const scene: Scene = { inp, c, r, p, dark, K, rg, grid, bgs, fgs };
  drawGrid(scene);
  const lines = drawWords(scene);
  c.add('texture', c.grain(0.7));
  c.alt = `Paper cut-out shapes with the words ${lines.join(' ')}`;
  return c;
}
