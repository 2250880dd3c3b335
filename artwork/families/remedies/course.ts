import { circ, type Drawing, g, lerp, mix, n1, type P, type Palette, path, polar, rect, type Rng, tf } from '#artwork/engine.ts';
import { type Pen, penOf } from './pen.ts';
import type { Room } from './shelf.ts';

const STAGES = 9;

function leaf(pen: Pen, at: P, a: number, size: number, col: string): string {
  const deg = (a * 180) / Math.PI, w = size * 0.36, d = `M0 0C${n1(size * 0.2)} ${n1(-w)} ${n1(size * 0.7)} ${n1(-w)} ${n1(size)} 0C${n1(size * 0.7)} ${n1(w)} ${n1(size * 0.2)} ${n1(w)} 0 0Z`;
  const half = `M0 0C${n1(size * 0.2)} ${n1(w)} ${n1(size * 0.7)} ${n1(w)} ${n1(size)} 0Z`;
  return g(path(d, `fill="${col}"`) + path(half, `fill="${pen.ink}" opacity=".22"`) + pen.line(d, 2.6) + pen.line(`M0 0H${n1(size * 0.86)}`, 1.8), tf(at[0], at[1], deg));
}

function flower(pen: Pen, p: Palette, [x, y]: P, size: number): string {
  let s = '';
  for (let i = 0; i < 6; i++) { const [qx, qy] = polar(x, y, size * 0.62, (i * Math.PI) / 3); s += circ(qx, qy, size * 0.44, `fill="${p.a}" stroke="${pen.ink}" stroke-width="2.4"`); }
  return s + circ(x, y, size * 0.36, `fill="${p.b}" stroke="${pen.ink}" stroke-width="2.4"`);
}

/** the plant at one stage of its cure: from over the edge of its pot to flower; its soil at the origin */
export function plant(pen: Pen, p: Palette, stage: number): string {
  const t = stage / (STAGES - 1), stems = 3 + Math.floor(stage / 2.4), sick = mix(p.d, p.ink, 0.18), col = mix(sick, p.c, Math.min(1, 0.12 + t * 1.1));
  let back = '', front = '';
  for (let k = 0; k < stems; k++) {
    const side = stems === 1 ? 0 : (k / (stems - 1)) * 2 - 1, lean = side === 0 ? 0.18 : side;
    const length = lerp(104, 112, t) - Math.abs(side) * lerp(0, 26, t), bend = lerp(3, 0.42, t ** 0.8) * Math.sign(lean) * (0.55 + 0.45 * Math.abs(lean));
    const pts: P[] = [[side * 16, 0]];
    let a = -Math.PI / 2 + lean * 0.5, leaves = '';
    for (let i = 1; i <= 12; i++) {
      a += (bend / 12) * (0.5 + i / 12);
      const from = pts[i - 1]!;
      pts.push([from[0] + (Math.cos(a) * length) / 12, from[1] + (Math.sin(a) * length) / 12]);
      if (i % 4 === 0) {
        const spread = lerp(0.25, 0.85, t), size = lerp(34, 46, t) * (i === 12 ? 1.05 : 0.9), q = pts[i]!;
        leaves += i === 12 ? leaf(pen, q, a + (1 - t) * Math.sign(lean) * 0.3, size, stage >= 4 && k % 2 ? mix(col, p.b, 0.28) : col) : leaf(pen, q, a - spread, size, col) + leaf(pen, q, a + spread, size, col);
      }
    }
    const stem = pen.line(`M${pts.map((q) => `${n1(q[0])} ${n1(q[1])}`).join('L')}`, 4), tip = pts[12]!;
    const bloom = stage === STAGES - 1 ? flower(pen, p, [tip[0] * 1.1, tip[1] - 22], 22) : stage === STAGES - 2 && k % 2 === 0 ? pen.thing(`M${n1(tip[0] - 10)} ${n1(tip[1] - 18)}q10 -34 20 0q-10 16 -20 0Z`, [tip[0] - 10, tip[1] - 42, 20, 34], p.a, 0.5) : '';
    if (k % 2) back += stem + leaves + bloom;
    else front += stem + leaves + bloom;
  }
  return back + front;
}

/** what the weather does over the stages, in a small round window */
function weather(pen: Pen, p: Palette, stage: number, x: number, y: number): string {
  const sky = mix(p.e, p.d, 0.2 + stage * 0.09), cloud = 'M-20 8a9 9 0 0 1 2 -17a13 13 0 0 1 25 -4a11 11 0 0 1 14 21Z';
  let s = circ(0, 0, 35, `fill="${sky}"`);
  if (stage > 4) s += circ(stage > 6 ? 0 : -8, stage > 6 ? 2 : -6, 15, `fill="${p.b}" stroke="${pen.ink}" stroke-width="2.4"`);
  if (stage > 6) for (let i = 0; i < 8; i++) { const [x0, y0] = polar(0, 2, 20, (i * Math.PI) / 4), [x1, y1] = polar(0, 2, 27, (i * Math.PI) / 4); s += pen.line(`M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`, 2.6); }
  else s += path(cloud, `fill="${p.paper}" stroke="${pen.ink}" stroke-width="2.4" transform="translate(${stage > 4 ? 4 : 0} ${stage > 4 ? 6 : -4})"`);
  if (stage < 2) s += path('M-14 16h.1M0 22h.1M13 15h.1M-7 26h.1M8 27h.1', `stroke="${p.paper}" stroke-width="5.4" stroke-linecap="round"`);
  else if (stage < 4) s += path('M-12 11l-4 12M0 11l-4 14M12 11l-4 12', `stroke="${p.paper}" stroke-width="3.4" stroke-linecap="round"`);
  return g(s + circ(0, 0, 35, `fill="none" stroke="${pen.ink}" stroke-width="4"`), tf(x, y));
}

export function pot(pen: Pen, p: Palette, stage: number): string {
  const d = 'M-54 0H54L42 84H-42Z', rim = 'M-62 -22H62V4H-62Z', plate = 'M-66 84H66L56 98H-56Z';
  const extra = stage === 0 ? leaf(pen, [-84, 92], 0.1, 34, mix(p.d, p.ink, 0.18)) : stage === 3 ? pen.line('M40 -20V-104', 4) + rect(20, -132, 40, 30, `fill="${p.paper}" stroke="${pen.ink}" stroke-width="2.6"`) + pen.line('M28 -116h24M28 -124h16', 2) : '';
  // a sticking plaster on the pot while it is needed, and where it was
  const plaster = stage < 5 ? g(rect(-26, -8, 52, 16, `fill="${p.paper}" stroke="${pen.ink}" stroke-width="2.4" rx="8"`) + path('M-8 -8V8M8 -8V8', `stroke="${pen.ink}" stroke-width="2"`) + path('M-3 -2h.1M3 -2h.1M-3 3h.1M3 3h.1', `stroke="${pen.ink}" stroke-width="2.4" stroke-linecap="round"`), tf(-6, 44, -24)) : '';
  return extra + pen.thing(plate, [-66, 84, 132, 14], p.d, 0.6) + pen.thing(d, [-54, 0, 108, 84], p.a, 0.56) + pen.thing(rim, [-62, -22, 124, 26], p.a, 0.56) + plaster;
}

/** Nine views of one pot plant that recovers. */
export function course(c: Drawing, r: Rng, p: Palette): Room {
  const pen = penOf(c, r, p.ink, p.paper);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${p.paper}"`));
  const W = 284, H = 312, X = 58, Y = 58;
  let frames = '', plants = '';
  for (let i = 0; i < STAGES; i++) {
    const x = X + (i % 3) * (W + 16), y = Y + Math.floor(i / 3) * (H + 16), wall = mix(mix(p.e, p.bg, 0.55), mix(p.b, p.bg, 0.45), i / 8);
    frames += rect(x + 4, y + 5, W, H, `fill="${wall}"`) + path(`M${x} ${y + H - 58}H${x + W}`, `stroke="${pen.ink}" stroke-width="3.4"`) + rect(x + 4, y + H - 56, W, 60, `fill="${mix(p.d, wall, 0.3)}"`);
    let shadow = '';
    for (let k = 0; k < 6; k++) shadow += `M${x + W / 2 + 30 + k * 4} ${y + H - 24 - k * 4}h${70 - k * 6}`;
    frames += path(shadow, `stroke="${pen.ink}" stroke-width="2.2" stroke-linecap="round"`) + rect(x, y, W, H, `fill="none" stroke="${pen.ink}" stroke-width="4.4"`);
    plants += weather(pen, p, i, x + 52, y + 52) + g(plant(pen, p, i) + pot(pen, p, i), tf(x + W / 2 + 10, y + H - 122));
  }
  // company arrives at the end
  const bx = X + 2 * (W + 16), by = Y + 2 * (H + 16);
  plants += pen.line(`M${bx + 236} ${by + 34}q14 20 -4 34q-20 14 -8 34`, 2).replace('fill="none"', 'fill="none" stroke-dasharray="3 9"') + g(pen.thing('M-17 0C-17 -11 17 -11 19 0C17 11 -17 11 -17 0Z', [-17, -9, 36, 18], p.b, 0.7) + path('M-5 -8V8M4 -9V9', `stroke="${pen.ink}" stroke-width="4"`) + `<ellipse cx="2" cy="-13" rx="8" ry="11" fill="${p.paper}" stroke="${pen.ink}" stroke-width="2"/>`, tf(bx + 240, by + 28, -12));
  c.add('art', frames);
  c.add('art', plants);
  return { box: [58, 1076, 884, 226], ground: p.paper, ink: p.ink, accent: p.a, max: 118 };
}
