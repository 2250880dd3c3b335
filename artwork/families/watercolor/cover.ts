import {
  at, blob, circ, Drawing, ell, g, type Input, type LineSpec, lum, mix, n1, noise1, type P, path, polar, pt, qbez,
  rect, type Rng, shade, smooth, stack, TAU, tf, type Palette,
} from '#artwork/engine.ts';

function wobble(r: Rng, len: number, wid: number, n = 16, j = 0.05): P[] {
  const ps: P[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU;
    const y = -len / 2 - (Math.cos(a) * len) / 2;
    const t = (1 - Math.cos(Math.PI - a)) / 2;
    const w = (wid / 2) * Math.sin(a) * (0.55 + 0.75 * t) * (1 + r.f(-j, j) * 2);
    ps.push([w, y * (1 + r.f(-j, j) * 0.5)]);
  }
  return ps;
}

function wcShape(c: Drawing, ps: P[], col: string, o = 0.5, deep?: string) {
  const r = c.r;
  let s = '';
  for (let k = 0; k < 3; k++)
    s += path(
      smooth(ps.map(([x, y]) => [x * (1 + r.f(-0.07, 0.07)), y * (1 + r.f(-0.04, 0.04))] as P)),
      `fill="${deep && k === 1 ? deep : col}" fill-opacity="${n1(o * 0.62)}"`,
    );
  s += path(smooth(ps), `fill="none" stroke="${shade(col, -0.09, 0.03)}" stroke-width="1.8" stroke-opacity=".55"`);
  return s;
}

function wcFlower(c: Drawing, x: number, y: number, R: number, col: string, deep: string, core: string, n = 6) {
  const r = c.r;
  let s = '';
  const off = r.f(0, 360);
  for (let i = 0; i < n; i++) {
    const L = R * r.f(0.86, 1.12);
    s += g(
      wcShape(c, wobble(r, L, L * r.f(0.82, 1.02)), mix(col, deep, r.f(0, 0.3)), 0.46, r.chance(0.6) ? deep : undefined) +
        path(smooth(wobble(r, L * 0.5, L * 0.34, 10)), `fill="${deep}" fill-opacity=".3"`),
      tf(x, y, off + (i * 360) / n + r.f(-8, 8)),
    );
  }
  let d = '';
  for (let i = 0; i < 22; i++) {
    const q = polar(x, y, R * r.f(0.06, 0.3), r.f(0, TAU));
    d += circ(q[0], q[1], r.f(1.6, R * 0.034), `fill="${r.chance(0.6) ? core : shade(core, -0.2)}" fill-opacity="${n1(r.f(0.6, 0.95))}"`);
  }
  return s + g(blobPath(r, x, y, R * 0.15, core), 'opacity=".75"') + d;
}
const blobPath = (r: Rng, x: number, y: number, R: number, col: string) => path(blob(r, x, y, R, R, 10, 0.18), `fill="${col}"`);

function wcLeaf(c: Drawing, x: number, y: number, deg: number, len: number, col: string, deep: string) {
  const r = c.r;
  return g(
    wcShape(c, wobble(r, len, len * r.f(0.3, 0.38), 14, 0.04), col, 0.52, deep) +
      path(
        `M0 ${n1(-len * 0.06)}Q${n1(len * 0.03)} ${n1(-len * 0.5)} 0 ${n1(-len * 0.86)}`,
        `fill="none" stroke="${deep}" stroke-width="1.8" stroke-opacity=".5"`,
      ),
    tf(x, y, deg),
  );
}

/** What the parts of a cover share. */
type Scene = { inp: Input; c: Drawing; r: Rng; p: Palette; G: string; GD: string; ink: string };

function drawHorizon({ inp, r, p, ink, art, fine, cy }: Scene & { art: string; fine: string; cy: number }) {
  let wash = '';
  // wet bands that bleed into each other
  const cs = [p.e, mix(p.e, p.a, 0.4), p.a, mix(p.a, p.b, 0.5), p.b, p.d];
  for (let i = 0; i < 9; i++) {
    const y = 170 + i * 66;
    const nz = noise1(inp.seed + i),
      top: P[] = [],
      bot: P[] = [];
    for (let x = 70; x <= 930; x += 43) {
      const e = Math.min(1, Math.min(x - 70, 930 - x) / 130);
      top.push([x + r.f(-8, 8), y + nz(x / 90) * 34 + (1 - e) * 40]);
      bot.push([x + r.f(-8, 8), y + 120 + nz(x / 70 + 40) * 38 - (1 - e) * 40]);
    }
    const d = smooth([...top, ...bot.reverse()]);
    const col = cs[Math.min(cs.length - 1, Math.floor((i / 9) * cs.length))]!;
    wash +=
      path(d, `fill="${col}" fill-opacity=".46"`) +
      path(d, `fill="none" stroke="${shade(col, -0.07)}" stroke-width="2" stroke-opacity=".3"`);
  }
  art = circ(r.f(420, 620), 380, 82, `fill="#fffdf6" fill-opacity=".92"`);
  for (let i = 0; i < 6; i++) {
    const x = r.f(330, 720),
      y = r.f(300, 440),
      s = r.f(8, 14);
    fine += `M${n1(x - s * 2)} ${n1(y - s)}Q${n1(x - s)} ${n1(y - s * 1.3)} ${n1(x)} ${n1(y)}Q${n1(x + s)} ${n1(y - s * 1.3)} ${n1(x + s * 2)} ${n1(y - s)}`;
  }
  fine = path(fine, `fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"`);
  cy = 1075;
  return { wash, art, fine, cy };
}

function drawLemon({ inp, c, r, G, GD, cy }: Scene & { cy: number }) {
  let art = '';
  const CIT: Record<string, string[]> = {
    lemon: ['#F6C931', '#EFA51F'],
    orange: ['#F59A33', '#E9711F'],
    grapefruit: ['#F58A72', '#E75E57'],
    lime: ['#A9C646', '#6E9A35'],
  };
  const [cl, cd] = CIT[inp.variant && CIT[inp.variant] ? inp.variant : 'lemon']! as [string, string];
  const p = { ...c.p, b: cl, a: cd };
  const L = (x: number, y: number, deg: number, s: number) => {
    const ps: P[] = ([
      [0, -108],
      [40, -86],
      [78, -44],
      [86, 8],
      [66, 58],
      [26, 88],
      [8, 108],
      [-8, 108],
      [-26, 88],
      [-66, 58],
      [-86, 8],
      [-78, -44],
      [-40, -86],
    ] as [number, number][]).map(([a, b]) => [a * s, b * s] as P);
    return g(
      wcShape(c, ps, p.b, 0.72, mix(p.b, p.a, 0.3)) +
        path(smooth(ps.map(([a, b]) => [a * 0.5 + 22 * s, b * 0.6 + 14 * s] as P)), `fill="${mix(p.b, p.a, 0.45)}" fill-opacity=".26"`) +
        ell(-30 * s, -34 * s, 13 * s, 24 * s, `fill="#fff" fill-opacity=".55" transform="rotate(28)"`),
      tf(x, y, deg),
    );
  };
  const H = (x: number, y: number, R: number) => {
    let s =
      wcShape(
        c,
        Array.from({ length: 16 }, (_, i) => polar(0, 0, R * r.f(0.97, 1.03), (i / 16) * TAU)),
        p.b,
        0.62,
      ) + circ(0, 0, R * 0.87, 'fill="#fffdf2" fill-opacity=".85"');
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 360;
      s += g(wcShape(c, wobble(r, R * 0.78, R * 0.46, 12, 0.03), mix(p.b, '#fff6c8', 0.25), 0.6, p.b), tf(0, 0, a));
    }
    return g(s + circ(0, 0, R * 0.06, 'fill="#fffdf2"'), tf(x, y, r.f(0, 40)));
  };
  const S: [number, number, number, number][] = [
    [170, 200, -24, 1.25],
    [455, 130, 42, 0.95],
    [830, 215, 18, 1.3],
    [905, 520, -34, 0.9],
    [85, 520, 30, 0.85],
    [120, 1235, 32, 1.2],
    [880, 1215, -22, 1.3],
    [610, 1310, 62, 0.95],
  ];
  for (const [x, y] of S)
    for (let k = 0; k < 3; k++) {
      art += wcLeaf(c, x + r.f(-30, 30), y + r.f(-40, 10), r.f(-180, 180), r.f(150, 210), G, GD);
    }
  for (const [x, y, a, s] of S) art += L(x, y, a, s);
  art += H(640, 250, 104) + H(350, 1250, 112) + H(280, 370, 66);
  for (let i = 0; i < 7; i++) {
    const q = r.pick(S);
    art += wcFlower(c, q[0] + r.f(-140, 140), q[1] + r.f(-110, 110), r.f(34, 48), '#ffffff', mix(p.d, p.b, 0.4), p.b, 5);
  }
  cy = 740;
  return { art, cy };
}

function drawFlorals({ c, r, p, G, GD, cy }: Scene & { cy: number }) {
  let wash = '', art = '', fine = '';
  // loose florals, two clusters
  const pal: [string, string][] = [
    [p.a, shade(p.a, -0.09, 0.03)],
    [mix(p.a, p.d, 0.55), p.a],
    [mix(p.d, p.b, 0.3), mix(p.a, p.b, 0.5)],
    [mix(p.e, p.a, 0.45), shade(p.e, -0.03)],
  ];
  wash +=
    path(blob(r, 240, 240, 330, 270, 12, 0.2), `fill="${p.d}" fill-opacity=".42"`) +
    path(blob(r, 790, 1180, 320, 250, 12, 0.2), `fill="${mix(p.d, p.c, 0.45)}" fill-opacity=".38"`) +
    path(blob(r, 540, 160, 170, 120, 10, 0.25), `fill="${mix(p.b, p.d, 0.5)}" fill-opacity=".34"`);
  const A: [number, number, number][] = [
    [215, 225, 172],
    [455, 135, 106],
    [105, 470, 92],
    [360, 375, 66],
    [800, 1195, 178],
    [565, 1290, 108],
    [925, 950, 88],
    [650, 1085, 62],
  ];
  for (const [x, y, R] of A) {
    const n = Math.round(R / 22);
    const oa = y < 700 ? Math.atan2(700 - y, 500 - x) : Math.atan2(700 - y, 500 - x);
    for (let k = 0; k < n; k++) {
      const a = oa + r.f(-1.7, 1.7);
      const q = polar(x, y, R * 0.55, a);
      art += wcLeaf(c, q[0], q[1], (a * 180) / Math.PI + 90, R * r.f(0.8, 1.25), mix(G, p.b, r.f(0, 0.25)), GD);
    }
    for (let k = 0; k < 2; k++) {
      const a = oa + r.f(-1, 1),
        e = polar(x, y, R * r.f(1.6, 2.1), a),
        cm = polar(x, y, R, a + r.f(-0.3, 0.3));
      const q = qbez([x, y], cm, e, 9);
      fine += path(smooth(q, false), `fill="none" stroke="${GD}" stroke-width="2.2" stroke-opacity=".7"`);
      q.slice(4).forEach(([u, v]) => {
        const z = polar(u, v, r.f(10, 22), r.f(0, TAU));
        fine +=
          path(`M${pt([u, v])}L${pt(z)}`, `stroke="${GD}" stroke-width="1.6" stroke-opacity=".7"`) +
          circ(z[0], z[1], r.f(4, 8.5), `fill="${r.pick([p.a, p.b, mix(p.a, p.e, 0.4)])}" fill-opacity=".75"`);
      });
    }
  }
  A.map((q, i) => [q, i] as const)
    .sort((u, v) => u[0][2] - v[0][2])
    .forEach(([[x, y, R], i]) => {
      const [a, b] = pal[i % pal.length]!;
      art += wcFlower(c, x, y, R, a, b, i % 2 ? p.b : shade(p.ink, 0.1), R > 100 ? 6 : 5);
    });
  cy = 715;
  return { wash, art, fine, cy };
}

export function drawWatercolor(inp: Input): Drawing {
  const c = new Drawing('watercolor', inp),
    { r, p } = c;
  const m = inp.motif || 'floral';
  const W1 = c.wash(r.i(1, 60), 0.0105, 1.7, -0.1),
    W2 = c.wash(r.i(1, 60), 0.02, 1.5, 0.08);
  const G = p.c,
    GD = shade(p.e, -0.02);
  const bg = lum(p.paper) < 0.5 ? '#fdfaf4' : p.paper;
  const ink = lum(p.ink) > 0.5 ? shade(p.bg, -0.05) : p.ink;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${mix(bg, '#ffffff', 0.5)}"`));
  let wash = '',
    art = '',
    fine = '';
  let cy = 740;
  let TW = 720;
  const scene: Scene = { inp, c, r, p, G, GD, ink };
  if (m === 'horizon') { const drawn = drawHorizon({ ...scene, art, fine, cy }); wash += drawn.wash; art = drawn.art; fine = drawn.fine; cy = drawn.cy; }
  else if (m === 'lemon') { const drawn = drawLemon({ ...scene, cy }); art += drawn.art; cy = drawn.cy; }
  else { const drawn = drawFlorals({ ...scene, cy }); wash += drawn.wash; art += drawn.art; fine += drawn.fine; cy = drawn.cy; }
  for (let i = 0; i < 46; i++) {
    const k = r.chance(0.5);
    const x = m === 'horizon' ? r.f(60, 940) : k ? r.f(20, 620) : r.f(400, 980),
      y = m === 'horizon' ? r.f(120, 900) : k ? r.f(20, 560) : r.f(900, 1380);
    fine += circ(x, y, Math.pow(r.f(), 3) * 9 + 1.2, `fill="${r.pick([p.a, p.b, p.e, p.c])}" fill-opacity="${n1(r.f(0.25, 0.6))}"`);
  }
  c.add('art', g(wash, `filter="${W1}"`), 'bleed');
  c.add('art', g(art, `filter="${W2}"`), 'bleed');
  c.add('art', fine);
  const lines = inp.headline.split('|');
  const specs: LineSpec[] = lines.map((s) => ({
    t: s,
    f: inp.variant === 'brush' ? 'water-brush' : 'allura',
    w: TW,
    max: m === 'horizon' ? 175 : 190,
    gap: 2,
  }));
  specs[specs.length - 1]!.gap = 44;
  if (inp.name || inp.sub) specs.push({ t: (inp.name || inp.sub)!.toUpperCase(), f: 'tenor-sans', w: 620, max: 28, track: 340 });
  const S = stack(specs, { cy });
  c.add(
    'type',
    S.runs.map((u, i) => path(at(u, 500, S.ys[i]!), `fill="${i < lines.length ? ink : mix(ink, bg, 0.2)}"`)).join(''),
    'write-on',
  );
  c.add('texture', c.grain(0.8));
  c.alt = `Watercolour ${m} with the words ${lines.join(' ')}`;
  return c;
}
