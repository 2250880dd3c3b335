import {
  bez, circ, Drawing, ell, g, type Input, lerp, METAL, mix, n1, type P, path, poisson, polar, pt, qbez, rect, ribbon,
  type Rng, shade, smooth, sparkle, TAU, tf, use,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { onLine } from '#artwork/marks/brush.ts';
import { num } from '#artwork/outlines/ornament.ts';

const lampAt = (c: Drawing, r: Rng, x: number, y: number, S: number, clay: string, trim: string, petal: string, petal2: string, float = true) => {
  // a clay diya seen a little from above; its spout points to the left front
  let s = circ(-84, -66, 250, `fill="${c.rad([[0, '#ffdf8e', 0.85], [0.16, '#ffc057', 0.42], [0.45, '#ff9d3c', 0.13], [1, '#ff8a2c', 0]])}"`);
  if (float) {
    for (let ring = 0; ring < 2; ring++) {
      const n = 15 - ring * 3, R = 124 - ring * 26, k = 0.36;
      const order = Array.from({ length: n }, (_, i) => (i / n) * TAU + ring * 0.2).sort((a, b) => Math.sin(a) - Math.sin(b));
      for (const a of order) {
        const px = Math.cos(a) * R, py = Math.sin(a) * R * k + 30 - ring * 10, dx = Math.cos(a), dy = Math.sin(a) * 0.5 - 0.25, L = 46, w = 24;
        const ex = px + dx * L, ey = py + dy * L - 12;
        s += path(`M${n1(px - dy * w)} ${n1(py + dx * w * 0.5)}Q${n1(px + dx * L * 0.6 - dy * w * 1.3)} ${n1(py + dy * L * 0.5
          + dx * w * 0.6)} ${n1(ex)} ${n1(ey)}Q${n1(px + dx * L * 0.6 + dy * w * 1.3)} ${n1(py + dy * L * 0.5 - dx * w * 0.6)} ${n1(px + dy * w)} ${n1(py - dx * w * 0.5)}Z`,
          `fill="${c.lin([[0, mix(ring ? petal2 : petal, '#fff2c8', 0.35)], [1, shade(ring ? petal2 : petal, -0.08)]])}" stroke="${trim}" stroke-width="1.6"`);
      }
    }
  }
  const bowl = 'M-104 -8C-92 -2 -70 4 -60 8C-58 46 -28 66 8 66C56 66 92 40 96 -6C98 -20 60 -34 10 -34C-38 -34 -86 -26 -104 -8Z', bc = c.clip(path(bowl));
  s += path(bowl, `fill="${c.lin([[0, mix(clay, '#ffd28a', 0.35)], [0.4, clay], [1, shade(clay, -0.22)]])}"`);
  let dots = '';
  for (let i = -3; i <= 4; i++)
    dots += path(`M${i * 22 - 2} ${n1(26 - Math.abs(i - 0.4) * 2.6)}c-8 8 -8 16 0 22c8 -6 8 -14 0 -22Z`, `fill="${trim}"`) + circ(i * 22 + 9, 30 - Math.abs(i) * 2.4, 2.6, `fill="#fff3cf"`);
  s += g(path('M-120 4C-60 24 60 26 110 0', `fill="none" stroke="${trim}" stroke-width="5"`) + dots, `clip-path="${bc}"`);
  const rim = 'M-104 -8C-86 -28 -38 -36 10 -36C60 -36 100 -24 98 -8C96 8 54 14 10 13C-30 12 -52 6 -66 0C-82 -6 -96 -4 -104 -8Z';
  s += path(rim, `fill="${mix(clay, '#ffcf84', 0.45)}"`)
    + path('M-88 -10C-70 -24 -34 -29 10 -29C52 -29 86 -20 86 -9C84 2 50 6 10 6C-28 6 -48 0 -62 -4C-74 -8 -82 -8 -88 -10Z',
    `fill="${c.rad([[0, '#ffe6a0'], [0.5, '#e89a34'], [1, '#7a3210']], 0.3, 0.4, 0.75)}"`) + path(rim, `fill="none" stroke="${trim}" stroke-width="2.4"`);
  s += path('M-84 -10C-60 -16 -30 -10 0 -6', 'fill="none" stroke="#fff3d8" stroke-width="7" stroke-linecap="round"')
    + path('M-92 -10C-124 -28 -116 -66 -92 -124C-70 -72 -62 -30 -84 -10Z', `fill="${c.lin([[0, '#ffb23e'], [0.45, '#ffe08a'], [1, '#ff8f2e']])}"`)
    + path('M-90 -14C-106 -28 -102 -52 -92 -84C-80 -54 -76 -28 -86 -14Z', 'fill="#fffdf0"');
  return g(s, tf(x, y, 0, S));
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; night: string; gold: string; line: string; j1: string; j2: string; j3: string;
  saff: string; clay: string; cream: string; t: string[];
};

function water({ r, night, j2 }: Scene, y: number) {
  let d = '', e = '';
  for (let i = 0; i < 190; i++) {
    const k = Math.pow(r.f(), 0.8), yy = y + k * (1400 - y), L = r.f(20, 70) * (0.3 + k * 1.5), x = r.f(-20, 1020), h = 1 + k * 5;
    const q = `M${n1(x - L)} ${n1(yy)}Q${n1(x)} ${n1(yy - h)} ${n1(x + L)} ${n1(yy)}Q${n1(x)} ${n1(yy + h)} ${n1(x - L)} ${n1(yy)}Z`;
    if (i % 3) d += q; else e += q;
  }
  return path(d, `fill="${mix(night, j2, 0.75)}" fill-opacity=".42"`) + path(e, `fill="${shade(night, -0.09)}" fill-opacity=".55"`);
}

function glint({ r }: Scene, x: number, y: number, S: number, len: number) {
  let d = '', e = '';
  for (let i = 0; i < 15; i++) {
    const k = i / 15, yy = y + k * len, w = (1 - k * 0.65) * 72 * S * r.f(0.35, 1), xx = x + r.f(-16, 16) * S * (0.5 + k), h = (3 + 4 * k) * Math.max(0.5, S);
    const q = `M${n1(xx - w)} ${n1(yy)}Q${n1(xx)} ${n1(yy - h)} ${n1(xx + w)} ${n1(yy)}Q${n1(xx)} ${n1(yy + h)} ${n1(xx - w)} ${n1(yy)}Z`;
    if (i % 2) d += q; else e += q;
  }
  return path(d, `fill="#ffb347" fill-opacity=".6"`) + path(e, `fill="#ffe19a" fill-opacity=".72"`);
}

function drawRiver(scene: Scene) {
  const { inp, c, r, night, gold, line, j1, j2, saff, clay, cream, t } = scene;
  const hz = 560;
  let st = '';
  for (const q of poisson(r, 0, 0, 1000, 520, 40))
    st += r.chance(0.16) ? path(sparkle(q[0], q[1], r.f(5, 10)), `fill="${cream}" fill-opacity=".8"`) : circ(q[0], q[1], r.f(0.8, 2), `fill="${cream}" fill-opacity="${num(r.f(0.25, 0.8))}"`);
  c.add('texture', st + ell(500, hz, 700, 240, `fill="${c.rad([[0, mix(j1, '#ff9c4a', 0.4), 0.5], [1, j1, 0]])}"`));
  // the far steps and pavilions
  const far = shade(mix(night, j1, 0.26), -0.02);
  const chhatri = (x: number, y: number, S: number, col: string) => {
    const d = 'M-60 0V-14H-50V-86H-66V-98H-54C-54 -150 -26 -168 -5 -182V-206H5V-182C26 -168 54 -150 54 -98H66V-86H50V-14H60V0ZM-34 -14V-58C-34 -76 -18 -80 0 -92C18 -80 34 -76 34 -58V-14Z';
    return g(path(d, `fill="${col}" fill-rule="evenodd"`) + ell(0, -30, 26, 30, `fill="${c.rad([[0, '#ffd27a', 0.95], [1, '#ff9c3c', 0]])}"`)
      + path('M-54 -98C-54 -150 -26 -168 -5 -182', `fill="none" stroke="${line}" stroke-width="2.4" stroke-opacity=".7"`), tf(x, y, 0, S));
  };
  let gh = '';
  gh += ([[120, 0.62], [250, 0.8], [388, 0.54], [640, 0.6], [770, 0.9], [900, 0.62]] as [number, number][]).map(([x, S]) =>
    chhatri(x, hz - 62, S * 0.86, far)).join('') + rect(0, hz - 64, 1000, 66, `fill="${far}"`);
  for (let i = 0; i < 6; i++) gh += rect(0, hz - 56 + i * 10, 1000, 5, `fill="${shade(far, 0.05 + i * 0.012)}" fill-opacity=".8"`);
  let pin = '';
  for (let i = 0; i < 130; i++) { const row = r.i(0, 5); pin += circ(r.f(0, 1000), hz - 58 + row * 10, r.f(1.6, 2.8)); }
  gh += g(pin, 'fill="#ffcf70"') + path(`M0 ${hz + 1}H1000`, `stroke="${line}" stroke-width="2" stroke-opacity=".7"`);
  c.add('art', gh + rect(0, hz, 1000, 840, `fill="${c.lin([[0, mix(night, j1, 0.34)], [0.2, mix(night, j2, 0.3)], [1, shade(night, -0.07)]])}"`) + water(scene, hz));
  const lamps: [number, number, number][] = [];
  for (const q of poisson(r, 60, hz + 26, 880, 200, (a) => 46 + (a[1] - hz) * 0.34)) lamps.push([q[0], q[1], 0.1 + (q[1] - hz) * 0.00095]);
  lamps.push([214, 876, 0.52], [770, 852, 0.48], [470, 946, 0.66], [806, 1052, 0.84], [222, 1106, 0.94], [590, 1200, 1.16]);
  lamps.sort((a, b) => a[1] - b[1]);
  c.add('art', lamps.map(([x, y, S], i) => glint(scene, x - 40 * S, y + 46 * S, S, 190 * S + 20)
    + (S < 0.3 ? circ(x, y - 10, 150 * S + 8, `fill="${c.rad([[0, '#ffdf8e', 0.95], [0.2, '#ffb84d', 0.5], [1, '#ff8a2c', 0]])}"`)
    + ell(x, y, 62 * S, 22 * S, `fill="${clay}"`)
    + path(`M${n1(x)} ${n1(y - 8 * S)}q${n1(-26 * S)} ${n1(-40 * S)} 0 ${n1(-100 * S)}q${n1(26 * S)} ${n1(60 * S)} 0 ${n1(100 * S)}Z`, 'fill="#fff3c4"')
    : lampAt(c, r, x, y, S, clay, line, i % 2 ? saff : mix(j1, '#ffffff', 0.12), i % 2 ? mix(j1, '#ffffff', 0.12) : saff))).join(''), 'flicker');
  const b = block(inp.headline, 'yatra-one', 500, 740, 210, 132, { cy: t.length ? 196 : 220 }, { lead: 1.0 });
  c.add('type', path(b.d, `fill="${gold}"`));
  if (t.length) c.add('type', path(block(t.join('|'), 'yatra-one', 500, 760, 86, 44, { top: b.bottom + 30 }, { lead: 1.2 }).d, `fill="${cream}"`));
}

function drawLotus(scene: Scene) {
  const { inp, c, r, gold, line, j1, j3, saff, clay, cream, t } = scene;
  let st = '';
  for (const q of poisson(r, 0, 0, 1000, 1400, 62)) st += circ(q[0], q[1], r.f(0.8, 2.2), `fill="${cream}" fill-opacity="${num(r.f(0.2, 0.6))}"`);
  c.add('texture', st);
  const cx = 500, cy = 700;
  c.add('art', water(scene, 830) + ell(cx, 930, 470, 90, `fill="${c.rad([[0, '#ffb347', 0.4], [1, '#ffb347', 0]])}"`)
    + circ(cx, cy - 130, 520, `fill="${c.rad([[0, '#ffcf70', 0.62], [0.3, '#ff9d3c', 0.22], [1, '#ff8a2c', 0]])}"`));
  const pet = (a: number, L: number, w: number, col: string, tip: string, y0: number) => {
    const d = `M0 0C${-w} ${-L * 0.16} ${-w * 1.05} ${-L * 0.62} 0 ${-L}C${w * 1.05} ${-L * 0.62} ${w} ${-L * 0.16} 0 0Z`;
    let v = '';
    for (const k of [-0.6, -0.36, -0.14, 0.14, 0.36, 0.6]) v += `M0 ${n1(-L * 0.04)}Q${n1(w * k * 1.2)} ${n1(-L * 0.5)} ${n1(w * k * 0.24)} ${n1(-L * (0.94 - Math.abs(k) * 0.1))}`;
    return g(path(d, `fill="${c.lin([[0, tip], [0.5, col], [1, mix(col, '#ffd98a', 0.55)]])}"`)
      + path(v, `fill="none" stroke="${line}" stroke-width="1.7" stroke-opacity=".6"`) + path(d, `fill="none" stroke="${gold}" stroke-width="4"`), `transform="translate(${cx} ${y0}) rotate(${a})"`);
  };
  const A1 = mix(j1, '#ffb3c8', 0.24), A2 = j1, A3 = shade(j1, -0.09);
  let s = '';
  for (const a of [-86, 86, -66, 66, -44, 44, -22, 22, 0]) s += pet(a, 400 - Math.abs(a) * 0.7, 92, A3, shade(A3, 0.14), cy + 120);
  for (const a of [-76, 76, -54, 54, -32, 32, -11, 11]) s += pet(a, 330 - Math.abs(a) * 0.5, 84, A2, mix(A2, '#ffffff', 0.3), cy + 150);
  c.add('art', s);
  c.add('art', lampAt(c, r, cx + 56, cy - 52, 1.5, clay, line, saff, saff, false), 'flicker');
  let f = '';
  for (const a of [-98, 98, -74, 74, -50, 50, -25, 25, 0]) f += pet(a, 268 - Math.abs(a) * 0.3, 80, A1, mix(A1, '#ffffff', 0.45), cy + 196);
  c.add('art', f);
  // pads and the reflection
  const pad = (x: number, y: number, rx: number, a: number) => {
    let v = '';
    for (let i = 0; i < 11; i++) { const e = polar(0, 0, rx * 0.92, a + 0.35 + (i / 10) * 5.6); v += `M0 0L${n1(e[0])} ${n1(e[1] * 0.3)}`; }
    const s0 = polar(0, 0, rx, a + 0.24), s1 = polar(0, 0, rx, a - 0.24);
    const d = `M0 0L${n1(s0[0])} ${n1(s0[1] * 0.3)}A${rx} ${n1(rx * 0.3)} 0 1 1 ${n1(s1[0])} ${n1(s1[1] * 0.3)}Z`;
    return g(path(d, `fill="${c.lin([[0, mix(j3, '#e8f5b0', 0.2)], [1, shade(j3, -0.2)]])}" stroke="${line}" stroke-width="3"`)
      + path(v, `stroke="${line}" stroke-width="1.6" stroke-opacity=".6"`), tf(x, y));
  };
  c.add('art', glint(scene, cx, 950, 2.6, 240) + pad(214, 936, 150, 0.5) + pad(800, 950, 138, 2.6) + pad(120, 1010, 92, 4) + pad(896, 1030, 84, 5.4));
  const b = block(inp.headline, 'yatra-one', 500, 820, 190, 132, { cy: t.length ? 172 : 190 }, { lead: 1.0 });
  c.add('type', path(b.d, `fill="${gold}"`));
  if (t.length) c.add('type', path(block(t.join('|'), 'yatra-one', 500, 780, 96, 46, { cy: 1276 }, { lead: 1.2 }).d, `fill="${cream}"`));
}

function drawPeacock({ inp, c, r, night, gold, line, j1, j2, j3, saff, cream, t }: Scene) {
  // the peacock and his cascade of eyes
  let st = '';
  for (const q of poisson(r, 40, 40, 920, 1320, 88)) st += path(sparkle(q[0], q[1], r.f(4, 8)), `fill="${line}" fill-opacity=".38"`);
  c.add('texture', st + ell(420, 640, 560, 620, `fill="${c.rad([[0, j3, 0.3], [1, j3, 0]])}"`));
  const root: P = [596, 470], green = mix(j3, '#1f8f7a', 0.4), blue = mix(j2, '#1f56c4', 0.5), cop = mix(j1, '#c9742c', 0.5);
  const eyeF = (e: P, a: number, S: number) => {
    let barbs = '', b2 = '';
    for (let i = -9; i <= 9; i++) {
      const k = i / 9, q = polar(0, 0, 66 - Math.abs(k) * 10, -Math.PI / 2 + k * 2.3);
      barbs += `M${n1(q[0] * 0.3)} ${n1(q[1] * 0.3 + 10)}Q${n1(q[0] * 0.8)} ${n1(q[1] * 0.62 + 8)} ${n1(q[0])} ${n1(q[1])}`;
      if (i % 2) b2 += `M${n1(q[0] * 0.4)} ${n1(q[1] * 0.4 + 8)}L${n1(q[0] * 0.94)} ${n1(q[1] * 0.94)}`;
    }
    return g(path(barbs, `fill="none" stroke="${green}" stroke-width="4.2" stroke-linecap="round"`)
      + path(b2, `fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round"`)
      + path('M0 40C-34 30 -46 -6 -32 -32C-18 -54 18 -54 32 -32C46 -6 34 30 0 40Z', `fill="${mix(cop, '#e8b24a', 0.35)}"`)
      + path('M0 32C-26 24 -35 -4 -24 -24C-14 -40 14 -40 24 -24C35 -4 26 24 0 32Z', `fill="${mix(green, '#7fe0c0', 0.42)}"`)
      + path('M0 22C-18 18 -25 -2 -17 -16C-10 -26 10 -26 17 -16C25 -2 18 18 0 22Z', `fill="${blue}"`)
      + path('M0 14C-8 6 -14 4 -13 -4C-12 -13 -4 -14 0 -8C4 -14 12 -13 13 -4C14 4 8 6 0 14Z', `fill="${shade(night, -0.06)}"`)
      + path('M0 40C-34 30 -46 -6 -32 -32C-18 -54 18 -54 32 -32C46 -6 34 30 0 40Z', `fill="none" stroke="${line}" stroke-width="2.6"`),
      `transform="translate(${n1(e[0])} ${n1(e[1])}) rotate(${n1((a * 180) / Math.PI + 90)}) scale(${num(S)})"`);
  };
  const eid = c.def((id) => `<g id="${id}">${eyeF([0, 0], -Math.PI / 2, 1)}</g>`);
  let quills = '', herl = '', eyes: [P, number, number][] = [];
  const N = 10;
  for (let row = 0; row < 5; row++) {
    const n = N - row;
    for (let i = 0; i < n; i++) {
      const u = n > 1 ? i / (n - 1) : 0.5, ang = lerp(2.5, 1.42, u) + (row % 2 ? 0.02 : 0),
        L = [640, 534, 426, 322, 222][row]! * lerp(0.94, 1.0, Math.sin(u * Math.PI)), e = polar(root[0], root[1], L, ang), q = polar(root[0] - 40, root[1] + 10, L * 0.55, ang + 0.26);
      const ps = qbez(root, q, e, 12);
      quills += smooth(ps, false);
      for (let k = 4; k < 12; k++) { const [pp, a] = onLine(ps, k / 12); for (const s of [-1, 1]) { const z = polar(pp[0], pp[1], 26, a + s * 0.75); herl += `M${pt(pp)}L${pt(z)}`; } }
      eyes.push([e, Math.atan2(e[1] - ps[10]![1], e[0] - ps[10]![0]), lerp(0.92, 0.62, row / 4)]);
    }
  }
  c.add('art', path(herl, `fill="none" stroke="${green}" stroke-width="2.6" stroke-opacity=".75" stroke-linecap="round"`)
    + path(quills, `fill="none" stroke="${line}" stroke-width="2.4" stroke-opacity=".9"`)
    + eyes.map(([e, a, S]) => use(eid, `transform="translate(${n1(e[0])} ${n1(e[1])}) rotate(${n1((a * 180) / Math.PI + 90)}) scale(${num(S)})"`)).join(''), 'sway');
  // a flowering bough under his feet
  c.add('art', path(ribbon(bez([1020, 700], [880, 640], [760, 640], [560, 604], 18), (q) => 40 - 26 * q),
    `fill="${shade(mix('#5a3424', night, 0.2), 0)}" stroke="${line}" stroke-width="2.6"`)
      + ([[900, 640, -40, 90], [820, 632, 150, 80], [960, 668, 160, 84], [740, 640, 120, 70]] as [number, number, number, number][]).map(([x, y, a, L]) =>
      g(path(`M0 0C${-L * 0.3} ${-L * 0.3} ${-L * 0.26} ${-L * 0.8} 0 ${-L}C${L * 0.26} ${-L * 0.8} ${L * 0.3} ${-L * 0.3} 0 0Z`,
        `fill="${green}" stroke="${line}" stroke-width="2.4"`) + path(`M0 0V${-L * 0.86}`, `stroke="${line}" stroke-width="1.8"`), tf(x, y, a))).join('')
          + ([[930, 610], [862, 676], [786, 606]] as [number, number][]).map(([x, y]) =>
          [0, 1, 2, 3, 4].map((i) =>
            g(path('M0 0C-20 -10 -22 -40 0 -50C22 -40 20 -10 0 0Z', `fill="${mix(j1, '#ffffff', 0.25)}" stroke="${line}" stroke-width="2"`),
              tf(x, y, i * 72 + x))).join('') + circ(x, y, 10, `fill="${saff}"`)).join(''));
  // body
  const legs = path('M640 520C636 560 634 584 630 612M676 522C676 560 680 590 680 620M630 612l-26 8M630 612l-6 14M630 612l18 6M680 620l-24 8M680 620l-4 14M680 620l18 6',
    `fill="none" stroke="${mix('#c9a060', night, 0.2)}" stroke-width="8" stroke-linecap="round"`);
  const bodyD = 'M712 214C688 196 662 206 654 232C644 266 662 288 672 322C680 350 650 372 618 396C574 428 560 470 580 500C604 536 672 548 712 512C756 472 752 420 736 374C722 334 724 300 734 270C740 250 732 226 712 214Z';
  let s = legs + path('M600 500C560 520 520 560 500 610C556 600 612 570 640 528Z', `fill="${cop}" stroke="${line}" stroke-width="3"`)
    + path(bodyD, `fill="${c.lin([[0, shade(blue, 0.08)], [0.5, blue], [1, shade(mix(blue, green, 0.5), -0.06)]])}"`);
  let scale = '';
  for (let y = 300; y < 540; y += 19) for (let x = 560 + ((y / 19) % 2 < 1 ? 0 : 12); x < 760; x += 24) scale += `M${x - 12} ${y}q12 16 24 0`;
  s += g(path(scale, `fill="none" stroke="${mix(green, '#a8f0d8', 0.5)}" stroke-width="2.6"`), `clip-path="${c.clip(path(bodyD))}"`) + path(bodyD, `fill="none" stroke="${gold}" stroke-width="5"`);
  // the folded wing, barred
  const wing = 'M728 410C700 380 640 404 606 450C590 476 584 500 584 516C632 500 700 500 736 460C742 440 740 424 728 410Z';
  let bars = '';
  for (let i = 0; i < 8; i++) bars += `M${720 - i * 17} ${396 + i * 6}C${706 - i * 16} ${430 + i * 5} ${712 - i * 18} ${460 + i * 4} ${700 - i * 15} ${500 + i * 2}`;
  s += path(wing, `fill="${cop}"`)
    + g(path(bars, `fill="none" stroke="${shade(night, -0.02)}" stroke-width="6"`)
    + path(bars, `fill="none" stroke="${line}" stroke-width="1.8" transform="translate(5 0)"`), `clip-path="${c.clip(path(wing))}"`) + path(wing, `fill="none" stroke="${gold}" stroke-width="4"`);
  // head: face patches, beak, crest
  s += path('M730 232C748 232 768 240 784 254C764 258 746 258 732 254Z', `fill="${mix('#e6d3a8', night, 0.1)}" stroke="${line}" stroke-width="2"`)
    + path('M686 229C697 220 713 219 724 226C712 226 699 228 686 229ZM688 252C702 262 718 262 728 254C722 246 700 244 688 252Z', `fill="${cream}"`)
    + circ(709, 240, 9, `fill="${shade(night, -0.1)}"`) + circ(706, 237, 3, 'fill="#fff"');
  for (const a of [-46, -30, -14, 2, 18]) {
    const e = polar(690, 208, 92, ((a - 96) * Math.PI) / 180);
    s += path(`M690 210L${pt(e)}`, `stroke="${line}" stroke-width="3"`)
      + g(path('M0 8C-12 4 -12 -16 0 -24C12 -16 12 4 0 8Z', `fill="${blue}" stroke="${line}" stroke-width="2.4"`), tf(e[0], e[1], a - 6));
  }
  c.add('art', s);
  const b = block(inp.headline, 'yatra-one', 500, 800, t.length ? 124 : 150, 118, { cy: t.length ? 1212 : 1250 }, { lead: 1.0, lines: 2 });
  c.add('type', rect(0, 1090, 1000, 310, `fill="${c.lin([[0, shade(night, -0.05), 0], [0.3, shade(night, -0.05), 0.92], [1, shade(night, -0.06), 1]])}"`) + path(b.d, `fill="${gold}"`));
  if (t.length) c.add('type', path(block(t.join('|'), 'yatra-one', 500, 760, 64, 38, { top: b.bottom + 24 }).d, `fill="${cream}"`));
}

export function drawDeepavali(inp: Input): Drawing {
  const c = new Drawing('deepavali', inp), { r, p } = c;
  const m = inp.motif || 'river', night = isDark(p) ? p.bg : mix(p.e, '#0c0a24', 0.45), gold = c.foil(p.metal, 22), line = METAL[p.metal][5];
  const j1 = p.a, j2 = p.b, j3 = p.d, saff = mix(p.c, '#f39a2c', 0.5), clay = mix('#a8522a', p.a, 0.12), cream = '#FFF3D6';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(night, -0.04)], [0.32, mix(night, j2, 0.3)], [1, shade(night, -0.05)]])}"`));
  const t = smallLines(inp);
  const scene: Scene = { inp, c, r, night, gold, line, j1, j2, j3, saff, clay, cream, t };
  if (m === 'river') drawRiver(scene);
  else if (m === 'lotus') drawLotus(scene);
  else drawPeacock(scene);
  c.add('frame', path('M34 34H966V1366H34Z', `fill="none" stroke="${gold}" stroke-width="4"`)
    + path('M46 46H954V1354H46Z', `fill="none" stroke="${line}" stroke-width="1.4" stroke-opacity=".8"`)
    + ([[34, 34, 0], [966, 34, 90], [966, 1366, 180], [34, 1366, 270]] as [number, number, number][]).map(([x, y, a]) =>
    g(path('M0 0H70C70 26 52 30 46 46C30 52 26 70 0 70Z', `fill="${shade(night, -0.04)}" stroke="${gold}" stroke-width="3.4"`)
      + path('M16 16C36 12 40 26 30 32C26 42 12 36 16 16Z', `fill="${gold}"`), tf(x, y, a))).join(''));
  c.add('texture', c.grain(0.6));
  return c;
}
