import {
  bez, circ, ell, g, lerp, mix, n1, type P, path, poisson, qbez, ribbon, type Rng, shade, smooth, tf,
} from '#artwork/engine.ts';
import { dry, onLine } from '#artwork/marks/brush.ts';
import type { Winter } from './winter.ts';
import { spruce } from './spruce.ts';

/** straws bound together: body, leg or horn of the goat */
const straws = (r: Rng, ps: P[], w: (t: number) => number, cols: string[], line: string, light: string) => {
  let s = path(ribbon(ps, w), `fill="${cols[0]!}"`);
  const n = Math.max(5, Math.round(Math.max(w(0.5), w(0.1), w(0.9)) / 5));
  let dk = '', lt = '', md = '';
  for (let i = 0; i < n; i++) {
    const u = ((i + 0.5) / n - 0.5) * 0.96, t0 = r.f(0, 0.08), t1 = 1 - r.f(0, 0.06);
    const q: P[] = [];
    for (let k = 0; k <= 9; k++) {
      const t = lerp(t0, t1, k / 9), [p0, a] = onLine(ps, t), o = u * w(t) + r.f(-0.6, 0.6);
      q.push([p0[0] - Math.sin(a) * o, p0[1] + Math.cos(a) * o]);
    }
    const d = smooth(q, false);
    const z = (i + 0.5) / n;
    if (z > 0.62 || r.chance(0.34)) dk += d;
    else if (z < 0.4 && r.chance(0.75)) lt += d;
    else md += d;
  }
  s += path(md, `stroke="${cols[1]!}" stroke-width="3.2" fill="none" stroke-linecap="round"`)
    + path(lt, `stroke="${light}" stroke-width="3" fill="none" stroke-linecap="round"`) + path(dk, `stroke="${line}" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-opacity=".75"`);
  return s;
};

const bind = (ps: P[], w: (t: number) => number, t: number, len: number, col: string, dk: string, hi: string) => {
  const [p0, a] = onLine(ps, t), h = w(t) / 2 + 3;
  let s = path(`M${-len / 2} ${n1(-h)}Q0 ${n1(-h - 4)} ${len / 2} ${n1(-h)}Q${len / 2 + 5} 0 ${len / 2} ${n1(h)}Q0 ${n1(h + 4)} ${-len / 2} ${n1(h)}Q${-len / 2 + 5} 0 ${-len / 2} ${n1(-h)}Z`,
    `fill="${col}"`), d = '', e = '';
  for (let x = -len / 2 + 5; x < len / 2; x += 7) d += `M${n1(x)} ${n1(-h)}Q${n1(x + 5)} 0 ${n1(x)} ${n1(h)}`;
  e = `M${-len / 2 + 3} ${n1(-h * 0.45)}H${len / 2 - 1}`;
  s += path(d, `stroke="${dk}" stroke-width="1.8" fill="none" stroke-opacity=".7"`) + path(e, `stroke="${hi}" stroke-width="3" stroke-opacity=".6"`);
  return g(s, `transform="translate(${n1(p0[0])} ${n1(p0[1])}) rotate(${n1((a * 180) / Math.PI)})"`);
};

/** a goat of straw */
export function drawGoat({ c, r, p, dk, bg, cream, red, night, fir, flake }: Winter) {
  const base = '#D9A94F', cols = [mix(base, p.c, 0.08), '#E6BD68'], line = '#96652a', light = '#F7DFA0';
  const hill = 'M-20 1010C160 940 330 950 520 972C700 992 860 960 1020 968V1420H-20Z';
  const snow = dk ? '#EEF3F4' : '#ffffff';
  let back = '';
  const disc = [500, 560, 372] as const;
  const dcol = dk ? mix(bg, p.d, 0.32) : mix(p.d, cream, 0.35);
  back += circ(...disc, `fill="${dcol}"`)
    + dry(c, r, `M${disc[0] - disc[2]} ${disc[1]}a${disc[2]} ${disc[2]} 0 1 0 ${disc[2] * 2} 0a${disc[2]} ${disc[2]} 0 1 0 ${-disc[2] * 2} 0Z`,
    [128, 188, 744, 744], 8, shade(dcol, 0.07), 160, 0.5, 6);
  for (const [x, y, h] of [[120, 980, 300], [196, 985, 210], [890, 985, 330], [800, 975, 190], [46, 990, 200]] as [number, number, number][])
    back += spruce(x, y, h, dk ? mix(fir, bg, 0.3) : fir, dk ? fir : shade(fir, 0.08), r, snow);
  c.add('art', back);
  c.add('art', path(hill, `fill="${snow}"`) + dry(c, r, hill, [0, 950, 1000, 110], 2, mix('#9fb9c9', p.e, 0.15), 110, 0.3, 5)
    + path('M240 1016C330 992 640 992 770 1014C640 1040 340 1042 240 1016Z', `fill="${mix('#8ea9bb', p.e, 0.3)}" fill-opacity=".5"`));
  let s = '';
  const B = (ps: P[], w: (t: number) => number) => straws(r, ps, w, cols, line, light),
    radius = (ps: P[], w: (t: number) => number, t: number, l = 34) => bind(ps, w, t, l, red, shade(red, -0.16), shade(red, 0.14));
  const leg = (x0: number, y0: number, x1: number, y1: number) => {
    const ps = qbez([x0, y0], [lerp(x0, x1, 0.5) + 6, lerp(y0, y1, 0.5)], [x1, y1], 10), w = (t: number) => lerp(72, 46, Math.min(1, t * 1.3)) + (t > 0.86 ? (t - 0.86) * 120 : 0);
    return B(ps, w) + radius(ps, w, 0.46, 26) + radius(ps, w, 0.84, 26);
  };
  s += leg(384, 760, 350, 1014) + leg(690, 770, 716, 1014);
  // tail
  const tail = qbez([726, 668], [800, 600], [846, 640], 10), tw = (t: number) => 30 + 26 * t;
  s += B(tail, tw) + radius(tail, tw, 0.4, 22);
  const body = bez([328, 742], [440, 700], [600, 706], [752, 726], 14), bw = (t: number) => 164 - 26 * Math.sin(Math.PI * t);
  s += B(body, bw);
  s += leg(424, 800, 428, 1022) + leg(642, 800, 640, 1022);
  s += [0.17, 0.5, 0.84].map((t) => radius(body, bw, t, 44)).join('');
  const neck = qbez([402, 744], [330, 640], [330, 508], 12), nw = (t: number) => lerp(160, 96, t);
  s += B(neck, nw) + radius(neck, nw, 0.42, 38);
  // far horn, head, near horn
  const horn = (dx: number, dy: number) => bez([332 + dx, 470 + dy], [420 + dx, 262 + dy], [660 + dx, 300 + dy], [610 + dx, 500 + dy], 20), hw = (t: number) => 40 * (1 - t * 0.62);
  const h1 = horn(34, -4);
  s += B(h1, hw) + [0.14, 0.36, 0.58, 0.8].map((t) => radius(h1, hw, t, 18)).join('');
  const beard = qbez([262, 592], [262, 660], [230, 722], 10), bd = (t: number) => 42 + 22 * t;
  s += B(beard, bd) + radius(beard, bd, 0.1, 20);
  const head = qbez([372, 486], [300, 520], [196, 586], 10), hd = (t: number) => lerp(122, 64, t);
  s += B(head, hd) + radius(head, hd, 0.72, 30);
  const ear = qbez([362, 470], [420, 470], [462, 510], 8), ew = (t: number) => 34 * Math.sin(Math.PI * (0.2 + 0.7 * t)) + 4;
  s += B(ear, ew);
  const h2 = horn(0, 4);
  s += B(h2, hw) + [0.1, 0.32, 0.54, 0.76].map((t) => radius(h2, hw, t, 18)).join('');
  s += circ(300, 506, 11, `fill="${shade(p.e, -0.16)}"`) + circ(297, 502, 3.6, 'fill="#fff"');
  // ribbon bow at the neck
  const bow = `M0 0C-40 -46 -96 -46 -92 -6C-90 30 -36 26 0 0ZM0 0C40 -46 96 -46 92 -6C90 30 36 26 0 0Z`;
  s += g(path('M-6 4C-30 50 -40 92 -62 128L-34 122L-18 142C-2 96 6 54 6 4ZM6 4C24 44 40 80 70 108L42 110L36 134C10 90 0 50 -4 4Z',
    `fill="${shade(red, -0.08)}"`) + path(bow, `fill="${red}"`)
      + path('M-20 -6C-44 -22 -70 -22 -80 -10M20 -6C44 -22 70 -22 80 -10',
      `stroke="${shade(red, 0.13)}" stroke-width="6" fill="none" stroke-linecap="round"`) + ell(0, 0, 17, 20, `fill="${shade(red, -0.06)}"`), tf(352, 672, -8));
  c.add('art', s);
  let fl = '';
  for (const q of poisson(r, 40, 60, 920, 900, 104)) if (Math.hypot(q[0] - 500, q[1] - 620) > 330)
    fl += r.chance(0.3) ? flake(q[0], q[1], r.f(6, 10), dk ? '#fff' : mix('#ffffff', night, 0.1)) : circ(q[0], q[1], r.f(2.5, 5.5), `fill="${dk ? '#fff' : '#ffffff'}"`);
  c.add('ornament', fl);
}
