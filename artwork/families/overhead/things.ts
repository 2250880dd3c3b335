import { circ, ell, g, mix, n1, type P, path, polar, pt, rect, shade, smooth, TAU, tf } from '#artwork/engine.ts';
import { circPath } from '#artwork/outlines/ornament.ts';
import { boards, cast, rrect, type Seen } from './seen.ts';

/** a leafy head, its ribs running to the middle; q is its radius */
export function cabbage({ r }: Seen, x: number, y: number, q: number, col: string): string {
  let s = '';
  const ring = (n: number, out: number, wide: number, tone: number, turn: number) => {
    for (let i = 0; i < n; i++) {
      const a = turn + (i * TAU) / n + r.f(-0.1, 0.1), L = q * out * r.f(0.92, 1.08), edge: P[] = [];
      for (let k = 0; k <= 8; k++) {
        const t = k / 8, e = a + (t - 0.5) * wide, d = L * (0.42 + 0.58 * Math.sin(Math.PI * (0.16 + t * 0.68))) * r.f(0.95, 1.05);
        edge.push(polar(x, y, d, e));
      }
      const leaf = smooth([[x, y], ...edge]), tip = polar(x, y, L * 0.84, a);
      s += path(leaf, `fill="${shade(col, tone + (Math.cos(a + 2.3) > 0 ? 0.025 : -0.02))}" stroke="${shade(col, tone - 0.1)}" stroke-width="1.6"`);
      let v = `M${n1(x)} ${n1(y)}L${pt(tip)}`;
      for (const k of [0.45, 0.65]) for (const m of [-1, 1]) v += `M${pt(polar(x, y, L * k, a))}L${pt(polar(x, y, L * (k + 0.22), a + m * wide * 0.24))}`;
      s += path(v, `fill="none" stroke="${shade(col, tone + 0.14)}" stroke-width="${n1(q * 0.035)}" stroke-linecap="round" opacity=".8"`);
    }
  };
  ring(7, 1, 1.25, -0.07, r.f(0, 1));
  ring(6, 0.76, 1.3, 0.01, r.f(0, 1));
  ring(5, 0.5, 1.5, 0.08, r.f(0, 1));
  s += circ(x, y, q * 0.2, `fill="${shade(col, 0.13)}"`) + path(`M${n1(x - q * 0.12)} ${n1(y)}a${n1(q * 0.12)} ${n1(q * 0.12)} 0 1 1 ${n1(q * 0.18)} ${n1(q * 0.1)}`, `fill="none" stroke="${shade(col, -0.02)}" stroke-width="2"`);
  return s;
}

/** carrot tops: fronds from a point, and a shoulder of root showing */
export function fronds({ r }: Seen, x: number, y: number, q: number, col: string, root?: string): string {
  let dark = '', light = '';
  for (let i = 0; i < 9; i++) {
    const a = (i * TAU) / 9 + r.f(-0.25, 0.25), L = q * r.f(0.7, 1.1), e = polar(x, y, L, a), m = polar(x, y, L * 0.55, a + 0.2);
    let d = `M${n1(x)} ${n1(y)}Q${pt(m)} ${pt(e)}`;
    for (const k of [0.45, 0.65, 0.85]) {
      const b = polar(x, y, L * k, a + 0.1);
      d += `M${pt(b)}L${pt(polar(b[0], b[1], q * 0.22, a + 0.9))}M${pt(b)}L${pt(polar(b[0], b[1], q * 0.22, a - 0.8))}`;
    }
    if (i % 2) dark += d;
    else light += d;
  }
  const w = `stroke-width="${n1(q * 0.09)}" fill="none" stroke-linecap="round"`;
  return path(dark, `stroke="${shade(col, -0.06)}" ${w}`) + path(light, `stroke="${shade(col, 0.07)}" ${w}`) + (root ? circ(x, y, q * 0.17, `fill="${root}"`) + circ(x - q * 0.04, y - q * 0.05, q * 0.06, `fill="${shade(root, 0.12)}"`) : '');
}

/** a straw hat lying crown up */
export function strawHat({ c }: Seen, x: number, y: number, q: number, band: string, lift = 26): string {
  const straw = '#e8c983';
  let weave = '';
  for (let i = 0; i < 60; i++) weave += `M${pt(polar(x, y, q * 0.3, (i * TAU) / 60))}L${pt(polar(x, y, q * 0.97, (i * TAU) / 60 + 0.09))}`;
  let rings = '';
  for (const k of [0.64, 0.72, 0.8, 0.88, 0.95]) rings += circPath(x, y, q * k);
  return cast(c, circPath(x, y, q), lift) + circ(x, y, q, `fill="${c.rad([[0, shade(straw, -0.06)], [0.55, straw], [1, shade(straw, -0.03)]], 0.5, 0.5, 0.5)}"`)
    + path(rings, `fill="none" stroke="${shade(straw, -0.13)}" stroke-width="2" stroke-opacity=".7"`) + path(weave, `stroke="${shade(straw, -0.16)}" stroke-width="1.3" stroke-opacity=".6"`)
    + cast(c, circPath(x, y, q * 0.52), 16, 0, 0.22) + circ(x, y, q * 0.56, `fill="${band}"`)
    + circ(x, y, q * 0.48, `fill="${c.rad([[0, shade(straw, 0.07)], [0.8, shade(straw, 0.01)], [1, shade(straw, -0.08)]], 0.36, 0.34, 0.75)}"`)
    + path(circPath(x, y, q * 0.4) + circPath(x, y, q * 0.3) + circPath(x, y, q * 0.2), `fill="none" stroke="${shade(straw, -0.13)}" stroke-width="1.6" stroke-opacity=".6"`)
    + ell(x, y, q * 0.1, q * 0.22, `fill="${shade(straw, -0.1)}" opacity=".5"`);
}

/** a deck chair from above, its head at the top; w across, l long, turned by deg */
export function deckChair(s: Seen, x: number, y: number, w: number, l: number, deg: number, stripe: [string, string]): string {
  const { c, wood } = s, pole = (px: number, y0: number, y1: number) => rrect(px - 8, y0, 16, y1 - y0, 7);
  const poles = pole(-w / 2, -l / 2, l / 2) + pole(w / 2, -l / 2, l / 2), bars = rrect(-w / 2 - 14, -l / 2 + 12, w + 28, 15, 6) + rrect(-w / 2 - 14, l / 2 - 34, w + 28, 15, 6);
  const cloth = `M${n1(-w / 2 + 10)} ${n1(-l / 2 + 18)}H${n1(w / 2 - 10)}C${n1(w / 2 - 22)} ${n1(-l * 0.1)} ${n1(w / 2 - 24)} ${n1(l * 0.16)} ${n1(w / 2 - 10)} ${n1(l / 2 - 26)}H${n1(-w / 2 + 10)}C${n1(-w / 2 + 24)} ${n1(l * 0.16)} ${n1(-w / 2 + 22)} ${n1(-l * 0.1)} ${n1(-w / 2 + 10)} ${n1(-l / 2 + 18)}Z`;
  let o = cast(c, poles + bars + cloth, 46, deg) + path(poles, `fill="${shade(wood, -0.04)}"`) + path(cloth, `fill="${stripe[0]}"`), bands = '';
  const n = 9;
  for (let i = 1; i < n; i += 2) bands += rect(-w / 2 + (i * w) / n, -l / 2, w / n, l, `fill="${stripe[1]}"`);
  o += g(bands + rect(-w / 2, -l / 2, w, l, `fill="${c.lin([[0, '#fff', 0.18], [0.28, '#fff', 0], [0.58, '#000', 0.24], [0.78, '#000', 0.05], [1, '#fff', 0.12]])}"`), `clip-path="${c.clip(path(cloth))}"`);
  o += path(bars, `fill="${wood}"`) + path(`M${n1(-w / 2 - 10)} ${n1(-l / 2 + 15)}h${n1(w + 20)}M${n1(-w / 2 - 10)} ${n1(l / 2 - 31)}h${n1(w + 20)}`, 'stroke="#fff" stroke-opacity=".45" stroke-width="3"');
  return g(o, tf(x, y, deg));
}

/** a mug of tea from above, its handle to the right */
export function mug({ c }: Seen, x: number, y: number, q: number, col: string, deg = 20): string {
  const handle = `M${n1(q * 0.9)} ${n1(-q * 0.34)}h${n1(q * 0.5)}q${n1(q * 0.22)} 0 ${n1(q * 0.22)} ${n1(q * 0.34)}t${n1(-q * 0.22)} ${n1(q * 0.34)}h${n1(-q * 0.5)}`;
  return g(cast(c, circPath(0, 0, q), q * 0.9, deg) + path(handle, `fill="none" stroke="${shade(col, -0.05)}" stroke-width="${n1(q * 0.26)}"`) + circ(0, 0, q, `fill="${col}"`)
    + circ(0, 0, q * 0.82, `fill="${c.rad([[0, '#a5663a'], [0.7, '#8c4f2a'], [1, '#5f3319']], 0.42, 0.4, 0.6)}"`) + path(`M${n1(-q * 0.6)} ${n1(-q * 0.1)}a${n1(q * 0.6)} ${n1(q * 0.6)} 0 0 1 ${n1(q * 0.5)} ${n1(-q * 0.5)}`, `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${n1(q * 0.08)}" stroke-linecap="round"`), tf(x, y, deg));
}

/** an open book lying on its back */
export function openBook({ c, r }: Seen, x: number, y: number, w: number, deg: number, cover: string): string {
  const h = w * 0.68, page = '#fdf8ea';
  let text = '';
  for (let i = 0; i < 9; i++) for (const side of [-1, 1]) {
    if (i === 8 && side === 1) continue;
    const x0 = side < 0 ? -w * 0.44 : w * 0.07;
    text += `M${n1(x0)} ${n1(-h * 0.36 + i * h * 0.085)}h${n1(w * 0.37 * (i % 4 === 3 ? r.f(0.4, 0.8) : 1))}`;
  }
  return g(cast(c, rrect(-w / 2 - 4, -h / 2 - 4, w + 8, h + 8, 5), 14, deg) + path(rrect(-w / 2 - 4, -h / 2 - 4, w + 8, h + 8, 5), `fill="${cover}"`)
    + rect(-w / 2, -h / 2, w, h, `fill="${c.lin([[0, page], [0.42, page], [0.5, shade(page, -0.16)], [0.58, page], [1, shade(page, -0.02)]], 0, 0, 1, 0)}"`)
    + path(text, `stroke="#8d8474" stroke-width="${n1(w * 0.013)}" stroke-opacity=".75"`), tf(x, y, deg));
}

/** a slatted crate, bottom up */
export function crate(s: Seen, x: number, y: number, w: number, h: number, deg: number): string {
  return g(cast(s.c, rrect(-w / 2, -h / 2, w, h, 3), 40, deg) + boards(s.r, -w / 2, -h / 2, w, h, 4, s.wood, true) + path(`M${n1(-w / 2 + 9)} ${n1(-h / 2)}v${n1(h)}M${n1(w / 2 - 9)} ${n1(-h / 2)}v${n1(h)}`, `stroke="${shade(s.wood, -0.1)}" stroke-width="14" stroke-opacity=".5"`), tf(x, y, deg));
}

/** a cat asleep in a ring, head on its paws */
export function sleepingCat({ c }: Seen, x: number, y: number, q: number, col: string, deg = 0): string {
  const at2 = (px: number, py: number): P => [px * q, py * q], dark = shade(col, -0.13), pale = mix(col, '#fff', 0.62), line = (w: number, tone = dark) => `fill="none" stroke="${tone}" stroke-width="${n1(q * w)}" stroke-linecap="round"`;
  const body = smooth([at2(-1.08, 0.12), at2(-0.9, -0.5), at2(-0.3, -0.84), at2(0.42, -0.78), at2(0.98, -0.3), at2(1.02, 0.26), at2(0.62, 0.74), at2(-0.1, 0.86), at2(-0.8, 0.66)]);
  const head = smooth([at2(-0.02, 0.36), at2(0.02, 0.02), at2(0.3, -0.16), at2(0.66, -0.12), at2(0.92, 0.12), at2(0.9, 0.46), at2(0.62, 0.68), at2(0.26, 0.66)]);
  const ear = (a: P, b: P, d: P) => `M${pt(a)}L${pt(b)}L${pt(d)}Z`, ears = ear(at2(0.0, 0.12), at2(-0.02, -0.34), at2(0.36, -0.12)) + ear(at2(0.6, -0.12), at2(0.98, -0.3), at2(0.94, 0.16));
  const tail = `M${pt(at2(-0.94, 0.36))}C${pt(at2(-0.7, 0.98))} ${pt(at2(0.0, 1.12))} ${pt(at2(0.5, 0.8))}`;
  let stripes = '';
  for (const k of [-0.78, -0.54, -0.28, 0, 0.26]) stripes += `M${pt(at2(k, -0.86 + Math.abs(k + 0.1) * 0.36))}Q${pt(at2(k + 0.1, -0.6))} ${pt(at2(k * 0.72 - 0.02, -0.34))}`;
  return g(cast(c, body, 22, deg) + path(body, `fill="${c.rad([[0, shade(col, 0.07)], [0.7, col], [1, shade(col, -0.07)]], 0.36, 0.3, 0.8)}"`) + path(stripes, line(0.08))
    + path(`M${pt(at2(-0.98, -0.02))}q${n1(q * 0.22)} ${n1(q * 0.1)} ${n1(q * 0.36)} ${n1(q * 0.02)}M${pt(at2(-0.94, 0.26))}q${n1(q * 0.2)} ${n1(q * 0.02)} ${n1(q * 0.34)} ${n1(-q * 0.08)}`, line(0.08))
    + path(tail, line(0.3, shade(col, -0.05))) + path(`M${pt(at2(-0.6, 0.8))}l${n1(q * 0.02)} ${n1(q * 0.16)}M${pt(at2(-0.26, 0.9))}l${n1(-q * 0.0)} ${n1(q * 0.16)}`, line(0.08)) + path(`M${pt(at2(0.42, 0.84))}l${n1(q * 0.1)} ${n1(-q * 0.05)}`, line(0.3, pale))
    + path(ears, `fill="${shade(col, -0.04)}" stroke="${shade(col, -0.04)}" stroke-width="${n1(q * 0.06)}" stroke-linejoin="round"`) + path(ear(at2(0.06, 0.04), at2(0.05, -0.2), at2(0.24, -0.06)) + ear(at2(0.7, -0.08), at2(0.9, -0.18), at2(0.88, 0.08)), 'fill="#e0a08c"')
    + path(head, `fill="${shade(col, 0.04)}" stroke="${dark}" stroke-opacity=".45" stroke-width="2"`) + path(smooth([at2(0.28, 0.5), at2(0.46, 0.34), at2(0.66, 0.48), at2(0.6, 0.66), at2(0.36, 0.66)]), `fill="${pale}"`)
    + path([0.34, 0.47, 0.6].map((k) => `M${pt(at2(k, -0.1))}v${n1(q * 0.14)}`).join(''), line(0.05))
    + path(`M${pt(at2(0.14, 0.28))}q${n1(q * 0.1)} ${n1(q * 0.1)} ${n1(q * 0.2)} 0M${pt(at2(0.6, 0.28))}q${n1(q * 0.1)} ${n1(q * 0.1)} ${n1(q * 0.2)} 0`, line(0.045, '#3a2418')) + path(ear(at2(0.42, 0.42), at2(0.53, 0.42), at2(0.475, 0.49)), 'fill="#b65f57"'), tf(x, y, deg));
}
