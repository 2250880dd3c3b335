import { bez, circ, mix, n1, type P, path, poisson, polar, qbez, rect, ribbon, smooth, TAU } from '#artwork/engine.ts';
import { isInsideRings } from '#artwork/primitives/polygons.ts';
import type { Ink, Parchment } from './map.ts';
import { coast, shore } from './shore.ts';

/** two islands */
export function drawTwins({ inp, rings }: Ink & { rings: P[][] }) {
  const bl = (x: number, y: number, a: number, b: number, k: number) => coast(Array.from({ length: 41 }, (_, i) => {
    const th = (i / 40) * TAU;
    const w = 1 + 0.16 * Math.sin(th * 2 + k) + 0.1 * Math.sin(th * 3 + k * 2);
    return [x + Math.cos(th) * a * w, y + Math.sin(th) * b * w] as P;
  }), inp.seed + k, 20);
  rings = [bl(352, 520, 148, 160, 1), bl(672, 700, 150, 172, 4)];
  return rings;
}

function mount({ K, ink, land }: Ink, x: number, y: number, h: number) {
  const w = h * 0.72, d = `M${n1(x - w)} ${n1(y)}C${n1(x - w * 0.6)} ${n1(y - h * 0.3)} ${n1(x - w * 0.34)} ${n1(y - h * 0.9)} ${n1(x)} ${n1(y - h)}C${n1(x + w * 0.2)} ${n1(y - h * 0.8)} ${n1(x + w * 0.56)} ${n1(y - h * 0.36)} ${n1(x + w)} ${n1(y)}`;
  let hx = '';
  for (let i = 0; i < 7; i++) {
    const t = i / 7, px = x + w * t * 0.86 + 2, py = y - h * (1 - t) ** 1.05 * 0.95;
    hx += `M${n1(px)} ${n1(py + 3)}q${n1(w * 0.02)} ${n1(h * 0.16)} ${n1(w * 0.1 - 4)} ${n1(Math.min(h * 0.42, y - py - 3))}`;
  }
  return path(d + 'Z', `fill="${land}"`)
    + path(`M${n1(x)} ${n1(y - h)}C${n1(x + w * 0.2)} ${n1(y - h * 0.8)} ${n1(x + w * 0.56)} ${n1(y - h * 0.36)} ${n1(x + w)} ${n1(y)}L${n1(x
    + w * 0.1)} ${n1(y)}Q${n1(x + w * 0.16)} ${n1(y - h * 0.5)} ${n1(x)} ${n1(y - h)}Z`,
    `fill="${K.warm}" opacity=".5"`) + path(d, `fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"`)
      + path(hx, `fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round"`);
}

function palm({ K, ink, land }: Ink, x: number, y: number, k: number) {
  let f = '';
  for (let i = 0; i < 6; i++) {
    const a = -Math.PI / 2 + (i - 2.5) * 0.66, e = polar(x + 5 * k, y - 30 * k, 19 * k, a);
    f += `M${n1(x + 5 * k)} ${n1(y - 30 * k)}Q${n1((x + 5 * k + e[0]) / 2)} ${n1((y - 30 * k + e[1]) / 2 - 8 * k)} ${n1(e[0])} ${n1(e[1]
      + 9 * k)}Q${n1((x + 5 * k + e[0]) / 2)} ${n1((y - 30 * k + e[1]) / 2 - 2 * k)} ${n1(x + 5 * k)} ${n1(y - 30 * k)}Z`;
  }
  return path(`M${n1(x)} ${n1(y)}Q${n1(x - 2 * k)} ${n1(y - 16 * k)} ${n1(x + 5 * k)} ${n1(y - 30 * k)}`,
    `fill="none" stroke="${ink}" stroke-width="${n1(3.4 * k)}"`) + path(f, `fill="${mix(K.cool, land, 0.25)}" stroke="${ink}" stroke-width="1.6"`);
}

/** what is on the island */
export function drawCountry({ r, K, m, ink, hot, land, rings, cy, cx, scene }: Parchment & { rings: P[][]; cy: number; cx: number; scene: Ink }) {
  let sea = '';
  // fill the country
  const inner = poisson(r, 180, 250, 640, 680, 37).filter((q) => isInsideRings(rings, ...q) && shore(q, rings) > (m === 'age' ? 24 : 34)).sort((a, b) => a[1] - b[1]);
  const xs = [...inner].sort((a, b) => a[0] - b[0]);
  const routeN = m === 'age' ? 7 : 6, way: P[] = [];
  for (let i = 0; i < routeN; i++) {
    const seg = xs.slice(Math.floor((xs.length * i) / routeN), Math.max(Math.floor((xs.length * i) / routeN) + 1, Math.floor((xs.length * (i + 1)) / routeN)));
    if (seg.length) way.push(seg.reduce((a, b) => (Math.abs(b[1] - (cy + (i % 2 ? -64 : 72))) < Math.abs(a[1] - (cy + (i % 2 ? -64 : 72))) ? b : a)));
  }
  const wpts: P[] = [];
  for (let i = 0; i < way.length - 1; i++) {
    const p0 = way[Math.max(0, i - 1)]!, p1 = way[i]!, p2 = way[i + 1]!, p3 = way[Math.min(way.length - 1, i + 2)]!;
    wpts.push(...bez(p1, [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6], [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6], p2, 10));
  }
  const end = way[way.length - 1] ?? ([cx, cy] as P);
  const clear = (q: P, k: number) => wpts.every((w) => Math.hypot(w[0] - q[0], w[1] - q[1] + 8) > k);
  let ct = '';
  const tree1 = (x: number, y: number, k: number) => path(`M${n1(x)} ${n1(y)}v${n1(-9 * k)}`, `stroke="${ink}" stroke-width="2.4"`)
    + path(`M${n1(x - 9 * k)} ${n1(y - 8 * k)}c${n1(-5 * k)} ${n1(-8 * k)} ${n1(1 * k)} ${n1(-14 * k)} ${n1(5 * k)} ${n1(-13 * k)}c${n1(2 * k)} ${n1(-7
    * k)} ${n1(10 * k)} ${n1(-6 * k)} ${n1(11 * k)} ${n1(1 * k)}c${n1(6 * k)} ${n1(2 * k)} ${n1(5 * k)} ${n1(11 * k)} ${n1(-1 * k)} ${n1(12 * k)}Z`,
    `fill="${mix(K.cool, land, 0.42)}" stroke="${ink}" stroke-width="1.9"`)
      + path(`M${n1(x + 3 * k)} ${n1(y - 11 * k)}q${n1(6 * k)} ${n1(-3 * k)} ${n1(3 * k)} ${n1(-9 * k)}`, `fill="none" stroke="${ink}" stroke-width="1.3"`);
  const hut = (x: number, y: number) => path(`M${n1(x - 14)} ${n1(y)}v-15h28v15Z`, `fill="${K.cream}" stroke="${ink}" stroke-width="2"`)
    + path(`M${n1(x - 18)} ${n1(y - 14)}L${n1(x - 9)} ${n1(y - 29)}H${n1(x + 11)}L${n1(x + 18)} ${n1(y - 14)}Z`,
    `fill="${mix(hot, land, 0.15)}" stroke="${ink}" stroke-width="2"`) + rect(x - 4, y - 10, 8, 10, `fill="${ink}"`);
  let huts = 0;
  inner.forEach((q) => {
    const sd = shore(q, rings);
    if (!clear(q, 30) || Math.hypot(q[0] - end[0], q[1] - end[1]) < 64) return;
    if (sd > (m === 'age' ? 44 : 96) && (q[1] < cy + 20 || m === 'age') && r.chance(0.8)) ct += mount(scene, q[0], q[1] + 18, r.f(m === 'age' ? 34 : 46, m === 'age' ? 46 : 68));
    else if (sd < 66 && r.chance(0.34)) ct += palm(scene, q[0], q[1] + 12, r.f(0.9, 1.2));
    else if (huts < 4 && r.chance(0.12)) { ct += hut(q[0], q[1] + 8); huts++; }
    else ct += tree1(q[0], q[1] + 8, r.f(0.95, 1.3));
  });
  sea += ct + path(smooth(wpts, false), `fill="none" stroke="${land}" stroke-width="13" stroke-dasharray="17 15"`)
    + path(smooth(wpts, false), `fill="none" stroke="${hot}" stroke-width="6.5" stroke-dasharray="17 15" stroke-linecap="butt"`);
  const xk = 25;
  sea += ([[13, land], [0, hot]] as [number, string][]).map(([w, col]) =>
    path(ribbon(qbez([end[0] - xk, end[1] - xk], [end[0] + 4, end[1] + 2], [end[0] + xk, end[1] + xk], 8), (t) => 11 + 5 * Math.sin(t * 3) + w)
      + ribbon(qbez([end[0] + xk + 2, end[1] - xk - 4], [end[0] - 2, end[1]], [end[0] - xk, end[1] + xk + 3], 8), (t) => 11 + 5 * Math.sin(t * 3) + w), `fill="${col}"`)).join('');
  if (way.length) sea += circ(way[0]![0], way[0]![1], 9, `fill="${hot}" stroke="${land}" stroke-width="4"`);
  return sea;
}
