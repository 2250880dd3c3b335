import {
  at, circ, clamp, type Drawing, ell, g, type Input, mix, n1, type P, type Palette, path, polar, poly, pt, rect, set,
  sparkle, TAU, tf, tfit, type Rng,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { inkFor } from '#artwork/colours/play.ts';
import { block } from '#artwork/lettering/play.ts';
import { METALS } from './colours.ts';
import type { Sleeve } from './sleeve-parts.ts';
import { arcText, vinyl } from './vinyl.ts';

/** The front of a sleeve: its box and its colours. */
type Front = {
  inp: Input; c: Drawing; p: Palette; r: Rng; dark: boolean; L: string[]; dk: string; pale: string; X: number;
  Y: number; W: number; id: string;
};

function drawJazz({ inp, c, p, r, L, dk, X, Y, W, id, s }: Front & { s: string }) {
  const ground = p.paper, A = p.a, B = p.c, D = dk;
  s += rect(X, Y, W, W, `fill="${ground}"`);
  // piano keys gone abstract, and one trumpet in flat colour
  const bars: [number, number, number, string][] = [];
  let x = X;
  const cols = [D, B, p.b, D, A, B, D, p.b, A, D];
  for (let i = 0; i < 10; i++) { const w = W / 10; bars.push([x, w, [420, 300, 380, 240, 440, 330, 400, 260, 360, 300][(i + r.i(0, 1)) % 10]!, cols[i]!]); x += w; }
  for (const [bx, w, h, col] of bars) s += rect(bx + 4, Y - 4, w - 8, h, `fill="${col}"`);
  for (const [bx, w, h] of bars.filter((_, i) => i % 3 !== 2)) s += rect(bx + w - 16, Y - 4, 36, h * 0.56, `fill="${D}" opacity=".96"`);
  // trumpet
  const tr = (col: string, hl: string) => {
    let q = path('M-330 -12H150C196 -14 226 -40 250 -78C262 -96 284 -96 286 -78C292 -26 292 46 286 98C284 116 262 116 250 98C226 62 196 34 150 30H-330Z', `fill="${col}"`);
    q += path('M-350 -22C-372 -26 -372 44 -350 40L-318 22V-6Z', `fill="${col}"`);
    q += path('M-190 10V58C-190 110 -160 130 -110 130H70C120 130 140 104 140 66C140 40 124 22 96 14', `fill="none" stroke="${col}" stroke-width="30"`);
    for (const k of [-80, -22, 36])
      q += rect(k - 20, -70, 40, 196, `rx="9" fill="${col}"`) + rect(k - 14, -40, 9, 140, `fill="${hl}" opacity=".8"`)
        + rect(k - 8, -112, 16, 48, `fill="${col}"`) + rect(k - 22, -124, 44, 16, `rx="8" fill="${col}"`) + rect(k - 24, -74, 48, 10, `fill="${hl}"`) + rect(k - 24, 116, 48, 10, `fill="${hl}"`);
    q += path('M-320 -4H140C186 -6 216 -28 244 -62', `fill="none" stroke="${hl}" stroke-width="7" opacity=".9"`) + ell(270, 10, 17, 92, `fill="${hl}"`) + ell(272, 10, 9, 74, `fill="${D}"`);
    return q;
  };
  s += g(tr(p.b, mix(p.b, '#fff', 0.62)), tf(X + 415, Y + 372, -17, 1.06));
  s += rect(X, Y + 512, W, 270, `fill="${ground}"`) ;
  s += rect(X + 44, Y + 528, W - 88, 7, `fill="${D}"`);
  const bl = block(L.map((t) => t.toLowerCase()), 'league-spartan:800', W - 96, 118, { track: -28 });
  let d = '';
  const nm = inp.name ? 78 : 20;
  while (bl.s > 40 && L.length * bl.s * 0.84 > W - 548 - nm) { bl.s *= 0.96; }
  bl.runs = L.map((t) => set(t.toLowerCase(), 'league-spartan:800', bl.s, { track: -28 }));
  const lh = bl.s * 0.84, yb = Y + 546 + bl.s * 0.76;
  bl.runs.forEach((q, i) => (d += at(q, X + 44, yb + i * lh, 's')));
  c.add('art', g(s, `clip-path="${id}"`));
  let tt = path(d, `fill="${inkFor(ground, [D], 5)}"`);
  if (inp.name) {  const q = tfit(inp.name, 'league-spartan:600', Math.min(W - 96, 640), 32); tt += path(at(q, X + 46, Y + W - 36, 's'), `fill="${inkFor(ground, [A, B, D], 4.5)}"`); }
  c.add('type', tt);
  return s;
}

function drawDisco({ inp, c, p, r, dark, L, dk, pale, X, Y, W, id, s }: Front & { s: string }) {
  s += rect(X, Y, W, W, `fill="${c.rad([[0, mix(p.b, p.a, 0.55)], [0.55, dark ? p.b : mix(p.b, dk, 0.3)], [1, dark ? p.e : dk]], 0.5, 0.36, 0.8)}"`);
  const [by, R] = L.length > 1 ? [Y + 238, 170] : [Y + 276, 200], bx = X + W / 2;
  // thrown light
  let rays = '';
  for (let i = 0; i < 26; i++) {
    const a = r.f(0, TAU), w = r.f(0.012, 0.035);
    rays += path(`M${n1(bx)} ${n1(by)}L${pt(polar(bx, by, 800, a - w))}L${pt(polar(bx, by, 800, a + w))}Z`, `fill="${c.rad([[0, '#fff', 0.34], [1, '#fff', 0]], bx, by, 620, 'u')}"`);
  }
  s += rays;
  for (let i = 0; i < 60; i++) {
    const a = r.f(0, TAU), q = polar(bx, by, r.f(R + 50, 640), a);
    s += g(rect(-9, -6, 18, 12, `rx="3" fill="#fff" opacity="${n1(r.f(0.12, 0.5))}"`), tf(q[0], q[1], (a * 180) / Math.PI + 90));
  }
  s += rect(bx - 2.5, Y, 5, by - R - Y, 'fill="#fff" opacity=".7"') + rect(bx - 15, by - R - 18, 30, 24, `rx="4" fill="${METALS(p)[2]!}"`);
  s += circ(bx, by, R, `fill="${dk}"`);
  // mirror tiles on the sphere
  const cols = [p.a, p.b, p.c, p.d, '#ffffff', p.a, mix(p.a, '#fff', 0.5), dk, mix(p.b, dk, 0.4)];
  const rows = 17;
  for (let j = 0; j < rows; j++) {
    const la0 = -Math.PI / 2 + (j / rows) * Math.PI, la1 = -Math.PI / 2 + ((j + 1) / rows) * Math.PI, lm = (la0 + la1) / 2;
    const n = Math.max(4, Math.round(2 * rows * Math.cos(lm)));
    for (let i = 0; i < n; i++) {
      const lo0 = -Math.PI / 2 + (i / n) * Math.PI, lo1 = -Math.PI / 2 + ((i + 1) / n) * Math.PI, e = 0.012, f = 0.012;
      const pts = (la: number, lo: number): P => [bx + R * Math.cos(la) * Math.sin(lo), by + R * Math.sin(la)];
      const lx = Math.cos(lm) * Math.sin((lo0 + lo1) / 2), ly = Math.sin(lm), lz = Math.cos(lm) * Math.cos((lo0 + lo1) / 2);
      const light = clamp(-lx * 0.5 - ly * 0.6 + lz * 0.55 + r.f(-0.3, 0.3), -0.6, 1);
      const base = cols[r.i(0, cols.length - 1)]!;
      const col = light > 0.82 ? '#ffffff' : light > 0.3 ? mix(base, '#ffffff', light * 0.55) : mix(base, dk, clamp(0.62 - light * 0.9));
      s += path(poly([pts(la0 + e, lo0 + f), pts(la0 + e, lo1 - f), pts(la1 - e, lo1 - f), pts(la1 - e, lo0 + f)]), `fill="${col}"`);
    }
  }
  s += circ(bx, by, R, `fill="${c.rad([[0.3, '#fff', 0.1], [0.7, '#000', 0], [1, '#000', 0.5]], 0.36, 0.3, 0.75)}"`);
  for (const [a, b, q] of [[-80, -110, 58], [70, -40, 34], [-20, 90, 26]] as [number, number, number][])
    s += path(sparkle(bx + a, by + b, q, 0.06), 'fill="#fff"') + circ(bx + a, by + b, q * 1.1, `fill="${c.rad([[0, '#fff', 0.6], [1, '#fff', 0]])}"`);
  s += rect(X, Y + 440, W, 342, `fill="${c.lin([[0, dk, 0], [0.26, dk, 0.8], [1, dk, 0.96]])}"`);
  c.add('art', g(s, `clip-path="${id}"`));
  const bl = block(L.map((t) => t.replace(/ /g, '   ')), 'monoton', W - 90, L.length > 1 ? 100 : 112), lh = bl.s * 1.08;
  const col = inkFor(dk, [mix(p.a, '#fff', 0.72), pale], 7);
  let d = '';
  const y0 = Y + W - 112 - (L.length - 1) * lh + (inp.name ? -8 : 40);
  bl.runs.forEach((q, i) => (d += at(q, 500, y0 + i * lh)));
  let tt = path(d, `fill="${col}" stroke="${col}" stroke-width="1.6"`);
  if (inp.name) { const q = tfit(upper(inp.name), 'jost:500', W - 120, 28, { track: 180 }); tt += path(at(q, 500, Y + W - 42), `fill="${inkFor(dk, [pale, '#fff'], 5)}"`); }
  c.add('type', tt);
  return s;
}

/** a long-playing record in its sleeve */
export function drawRecord({ inp, c, p, r, m, dark, L, dk, pale, cardboard, drop }: Sleeve) {
  const X = 110, Y = 440, W = 780;
  c.add('art', vinyl(c, 500, 440, 366, 118));
  const lab = p.a;
  c.add('art', circ(500, 440, 118, `fill="${lab}"`) + circ(500, 440, 108, `fill="none" stroke="${inkFor(lab, [pale], 2)}" stroke-width="2" opacity=".6"`));
  if (inp.sub) {
    const t = set(upper(inp.sub), 'jost:600', Math.min(25, 250 / Math.max(1, inp.sub.length * 0.8)), { track: 120 });
    c.add('type', path(arcText(t, 500, 440, 80), `fill="${inkFor(lab, [pale, dk], 4.5)}"`));
  }
  c.add('art', drop(X, Y, W, W));
  const id = c.clip(rect(X, Y, W, W));
  let s = '';
  const front: Front = { inp, c, p, r, dark, L, dk, pale, X, Y, W, id };
  if (m === 'jazz') s = drawJazz({ ...front, s });
  else s = drawDisco({ ...front, s });
  c.add('art', cardboard(X, Y, W, W));
}
