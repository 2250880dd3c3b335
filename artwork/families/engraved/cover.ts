import {
  at, circ, clamp, Drawing, g, type Input, lerp, lum, mix, n1, noise1, type P, path, poisson, polar, poly, qbez, rect,
  type Rng, shade, smooth, star, TAU, tfit,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { roles } from '#artwork/colours/roles.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { burin, type Ink } from '#artwork/marks/burin.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { aerostat } from '#artwork/subjects/aerostat.ts';

/** cumulus: paper-white heads in two tiers, curved cuts gathering on the lee side */
function cumulus(c: Drawing, r: Rng, x: number, y: number, w: number, I: Ink) {
  const fl = r.chance(0.5) ? 1 : -1, base = y + w * 0.05;
  const heads = ([[-0.24, -0.1, 0.13], [0.24, -0.12, 0.12], [0, -0.17, 0.19], [-0.4, -0.01, 0.1], [0.42, -0.02, 0.11], [0.17, -0.03, 0.15],
    [-0.19, -0.01, 0.15]] as const).map(([a, b, k]) => [x + a * w * fl, y + b * w, k * w * r.f(0.88, 1.12)] as const);
  let s = '';
  for (const [hx, hy, hr] of heads) {
    let ln = '';
    for (let j = 0; j < 7; j++) {
      const ps: P[] = [], a0 = -1.0 + j * 0.22, a1 = 1.5, sx = hx - j * hr * 0.07, sy = hy - j * hr * 0.02;
      for (let i = 0; i <= 8; i++) ps.push(polar(sx, sy, hr * (1 - j * 0.055), lerp(a0, a1, i / 8)));
      ln += burin(ps, (i) => 2.9 * Math.sin((Math.PI * (i + 0.4)) / 9) * (1 - j * 0.09));
    }
    s += circ(hx, hy, hr, `fill="${I.paper}" stroke="${I.ink}" stroke-width="1.5"`) + path(ln, `fill="${I.ink}"`);
  }
  let bl = '';
  for (let j = 0; j < 5; j++) {
    const yy = base - j * 5, ww = w * (0.54 - j * 0.075), ps: P[] = [];
    for (let i = 0; i <= 8; i++) ps.push([x + (j % 2) * w * 0.06 + lerp(-ww, ww, i / 8), yy]);
    bl += burin(ps, (i) => (3 - j * 0.4) * Math.sin((Math.PI * i) / 8));
  }
  return g(s, `clip-path="${c.clip(rect(x - w, y - w, 2 * w, w + w * 0.05))}"`) + path(bl, `fill="${I.ink}"`);
}
/** woven sine strands along a straight run: a banknote's border */
const guilloche = (x0: number, y0: number, x1: number, y1: number, amp: number, waves: number, strands: number) => {
  let d = '';
  const L = Math.hypot(x1 - x0, y1 - y0), ux = (x1 - x0) / L, uy = (y1 - y0) / L, N = waves * 4;
  for (let k = 0; k < strands; k++) {
    const ps: P[] = [];
    for (let i = 0; i <= N; i++) {
      const s = (L * i) / N, a = Math.sin((i / N) * waves * TAU + (k / strands) * TAU) * amp;
      ps.push([x0 + ux * s - uy * a, y0 + uy * s + ux * a]);
    }
    d += smooth(ps, false);
  }
  return d;
};
const rosette = (x: number, y: number, R: number, petals: number, rings: number) => {
  let d = '';
  for (let k = 0; k < rings; k++) {
    const ps: P[] = [], N = petals * 4;
    for (let i = 0; i < N; i++) {
      const a = (i / N) * TAU;
      ps.push(polar(x, y, R * (0.74 - 0.2 * (k % 3) * 0.5 + 0.24 * Math.sin(a * petals + (k / rings) * TAU)), a));
    }
    d += smooth(ps);
  }
  return d;
};

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; r: Rng; ink: string; spot: string; I2: { paper: string; ink: string; spot: string; };
  G: string; X0: number; X1: number; Y0: number; Y1: number;
};

function land({ inp, ink, G, X0, X1, Y1 }: Scene, y: number, amp: number, seed: string, slope: number, gap: number, dense: number) {
  const nz = noise1(seed + inp.seed), f = (x: number) => y + nz(x / 170) * amp + nz(x / 60 + 50) * amp * 0.22;
  const top: P[] = [];
  for (let x = X0 - 10; x <= X1 + 10; x += 13) top.push([x, f(x)]);
  let ln = '';
  for (let k = -18; k < 900 / gap; k++) {
    const x = X0 + k * gap, ps: P[] = [];
    for (let i = 0; i <= 5; i++) {
      const xx = x + i * 21 * slope, t = i / 5;
      ps.push([xx + t * t * 20 * slope, f(xx) + 2 + t * t * 66 + t * 16]);
    }
    ln += burin(ps, (i) => gap * dense * (1 - i / 5.3) * (0.5 + 0.5 * Math.abs(nz(ps[0]![0] / 90))));
  }
  return path(smooth(top, false) + `L${X1 + 10} ${Y1 + 10}L${X0 - 10} ${Y1 + 10}Z`, `fill="${G}" stroke="${ink}" stroke-width="2"`) + path(ln, `fill="${ink}"`);
}

function shrubs({ r, ink, G, X0, X1 }: Scene, y: number, n: number) {
  let o = '', q = '';
  for (let i = 0; i < n; i++) {
    const x = r.f(X0, X1), yy = y + r.f(-10, 26), R = r.f(9, 22);
    for (let k = 0; k < 4; k++) {
      const bx = x + r.f(-R, R), by = yy - r.f(0, R * 0.6);
      o += `M${n1(bx - R * 0.6)} ${n1(by)}a${n1(R * 0.6)} ${n1(R * 0.62)} 0 0 1 ${n1(R * 1.2)} 0Z`;
      for (let j = 0; j < 4; j++) q += `M${n1(bx + j * R * 0.14)} ${n1(by)}a${n1(R * 0.5 - j)} ${n1(R * 0.5)} 0 0 0 ${n1(-R * 0.02)} ${n1(-R * (0.56 - j * 0.06))}`;
    }
  }
  return path(o, `fill="${G}" stroke="${ink}" stroke-width="1.5"`) + path(q, `fill="none" stroke="${ink}" stroke-width="1.3"`);
}

function drawAirship(scene: Scene) {
  const { c, r, ink, spot, I2, G } = scene;
  let s = '';
  s += cumulus(c, r, 220, 250, 230, I2) + cumulus(c, r, 760, 210, 230, I2) + cumulus(c, r, 180, 700, 200, I2) + cumulus(c, r, 820, 690, 230, I2);
  s += land(scene, 890, 40, 'a', 1, 9, 0.5) + shrubs(scene, 930, 14) + land(scene, 956, 20, 'b', -1, 7, 0.62);
  const ax = 500, ay = 470, A = 352, Bq = 142;
  const rad = (u: number) => Bq * Math.pow(Math.max(0, 1 - Math.pow(Math.abs(u), u < 0 ? 2.1 : 2.7)), 0.62);
  const S = (u: number, th: number): P => [ax + u * A + Math.cos(th) * rad(u) * 0.16, ay + Math.sin(th) * rad(u)];
  const H = Math.PI / 2, ol: P[] = [];
  for (let i = 0; i <= 60; i++) ol.push(S(-Math.cos((Math.PI * i) / 60), -H));
  for (let i = 60; i >= 0; i--) ol.push(S(-Math.cos((Math.PI * i) / 60), H));
  // fins behind
  const fin = 'M252 404C210 366 172 330 132 316C126 360 140 410 168 440Z', fin2 = 'M252 536C210 574 172 610 132 624C126 580 140 530 168 500Z';
  let fl = '';
  for (let i = 0; i < 17; i++)
    fl += burin(qbez([140 + i * 7, 322 + i * 5], [150 + i * 6, 380], [176 + i * 5, 438 - i * 1.4]), () => 1.6 + i * 0.1)
      + burin(qbez([140 + i * 7, 618 - i * 5], [150 + i * 6, 560], [176 + i * 5, 502 + i * 1.4]), () => 3.4);
  s += path(fin + fin2, `fill="${spot}" stroke="${ink}" stroke-width="3"`) + path(fl, `fill="${ink}"`);
  s += path(poly(ol), `fill="${G}"`);
  const band = (t0: number, t1: number) => {
    const a: P[] = [];
    for (let i = 0; i <= 50; i++) a.push(S(-Math.cos((Math.PI * i) / 50), t0));
    for (let i = 50; i >= 0; i--) a.push(S(-Math.cos((Math.PI * i) / 50), t1));
    return poly(a);
  };
  s += path(band(-H, -0.86) + band(-0.4, -0.08) + band(0.42, 0.8), `fill="${spot}"`);
  let ln = '';
  const nl = 118;
  for (let j = 1; j < nl; j++) {
    const u = -Math.cos((Math.PI * j) / nl), ps: P[] = [];
    for (let i = 0; i <= 24; i++) ps.push(S(u, -H + (Math.PI * i) / 24));
    const gap = (Math.PI / nl) * A * Math.sin((Math.PI * j) / nl) + 0.9;
    ln += burin(ps, (i) => {
      const t = i / 24;
      return gap * clamp(0.08 + Math.pow(Math.max(0, t - 0.26), 1.2) * 1.15 + (t < 0.07 ? 0.12 : 0), 0.05, 0.8);
    });
  }
  s += path(ln, `fill="${ink}"`);
  let sm = '';
  for (const th of [-0.86, -0.4, -0.08, 0.42, 0.8]) sm += poly(Array.from({ length: 51 }, (_, i) => S(-Math.cos((Math.PI * i) / 50), th)), false);
  s += path(sm, `fill="none" stroke="${ink}" stroke-width="2"`) + path(poly(ol), `fill="none" stroke="${ink}" stroke-width="3.6"`);
  // nose cone and a rank of stars
  const nose: P[] = [];
  for (let i = 0; i <= 10; i++) nose.push(S(lerp(0.9, 1, i / 10), -H));
  for (let i = 10; i >= 0; i--) nose.push(S(lerp(0.9, 1, i / 10), H));
  s += path(poly(nose), `fill="${spot}" stroke="${ink}" stroke-width="2.4"`);
  for (let i = -2; i <= 2; i++) { const q = S(i * 0.27, 0.17); s += path(star(q[0], q[1], 5, 21, 9), `fill="${G}" stroke="${ink}" stroke-width="2"`); }
  // gondola
  let gw = '', gl = '';
  for (let i = 0; i < 8; i++) gw += `M${392 + i * 28} 690h17v22h-17Z`;
  for (let i = 0; i < 10; i++) gl += burin(qbez([372 + i * 2, 722 + i * 5], [500, 728 + i * 5.4], [636 - i * 4, 720 + i * 5]), (k) => 1 + (k / 20) * 3);
  s += path('M300 590L380 676M420 610L410 676M500 613L500 676M580 610L596 676M700 588L628 676M360 600L396 676M640 600L612 676', `stroke="${ink}" stroke-width="2"`);
  s += path('M352 676H656C652 724 632 768 580 774H430C386 770 358 724 352 676Z', `fill="${G}" stroke="${ink}" stroke-width="3.4"`)
    + path(gl, `fill="${ink}"`) + path(gw, `fill="${ink}"`) + path('M344 668H664V682H344Z', `fill="${spot}" stroke="${ink}" stroke-width="2.4"`);
  s += path('M352 726H318', `stroke="${ink}" stroke-width="6"`)
    + path('M318 726C296 690 300 664 312 656C324 668 326 700 318 726C340 762 336 788 324 796C312 784 310 752 318 726Z', `fill="${spot}" stroke="${ink}" stroke-width="2.6"`);
  return s;
}

function drawMoon(scene: Scene) {
  const { c, r, ink, spot, I2, G, X0, X1, Y0 } = scene;
  let s = '';
  // the moon as a ruled sphere, balloon across its face
  const mx = 500, my = 480, R = 306;
  s += circ(mx, my, R + 26, `fill="${G}"`) + circ(mx, my, R, `fill="${mix(spot, G, 0.3)}"`);
  const cr: [number, number, number][] = [];
  for (let i = 0; i < 26; i++) {
    const q = polar(0, 0, R * 0.92 * Math.sqrt(r.f()), r.f(0, TAU));
    const k = r.f(0.035, 0.13) * R;
    if (cr.every((z) => Math.hypot(z[0] - q[0], z[1] - q[1]) > z[2] + k + 6) && Math.hypot(q[0], q[1]) + k < R * 0.94) cr.push([q[0], q[1], k]);
  }
  const sea: [number, number, number][] = [[-90, -110, 96], [40, -150, 70], [-150, 30, 80], [110, 40, 60], [-40, 120, 66]];
  let ln = '';
  const nl = 92;
  for (let j = 1; j < nl; j++) {
    const v = -1 + (2 * j) / nl, rr = R * Math.sqrt(1 - v * v), ps: P[] = [];
    for (let i = 0; i <= 60; i++) {
      const th = -Math.PI / 2 + (Math.PI * i) / 60;
      ps.push([mx + Math.sin(th) * rr, my + v * R + Math.cos(th) * rr * 0.06]);
    }
    ln += burin(ps, (_, q) => {
      const X = (q[0] - mx) / R, Y = (q[1] - my) / R, Z = Math.sqrt(Math.max(0, 1 - X * X - Y * Y));
      let t = 0.5 - (-0.55 * X - 0.42 * Y + 0.46 * Z) * 0.56;
      for (const [sx, sy, k] of sea) t += 0.26 * Math.exp(-Math.pow(((q[0] - mx - sx) ** 2 + (q[1] - my - sy) ** 2) / (k * k), 2));
      for (const [kx, ky, k] of cr) {
        const d = Math.hypot(q[0] - mx - kx, q[1] - my - ky) / k;
        if (d < 1.25) {
          const side = ((q[0] - mx - kx) + (q[1] - my - ky)) / (k * 1.4);
          t += d < 1 ? -side * 0.34 : side * 0.3;
        }
      }
      return 6.6 * clamp(t - 0.13, 0.05, 0.84);
    });
  }
  s += path(ln, `fill="${ink}"`)
    + path(cr.map(([kx, ky, k]) => `M${n1(mx + kx - k)} ${n1(my + ky)}A${n1(k)} ${n1(k)} 0 0 1 ${n1(mx + kx + k * 0.7)} ${n1(my + ky - k * 0.7)}`).join(''),
    `fill="none" stroke="${ink}" stroke-width="1.6"`) + circ(mx, my, R, `fill="none" stroke="${ink}" stroke-width="3"`);
  for (const q of poisson(r, X0 + 20, Y0 + 20, X1 - X0 - 40, 640, 84))
    if (Math.hypot(q[0] - mx, q[1] - my) > R + 44) s += circ(q[0], q[1], 10, `fill="${G}"`) + path(star(q[0], q[1], r.pick([4, 6]), r.f(7, 11), 2.6), `fill="${ink}"`);
  s += cumulus(c, r, 250, 806, 300, I2) + cumulus(c, r, 760, 846, 320, I2) + cumulus(c, r, 500, 900, 330, I2) + land(scene, 968, 16, 'c', 1, 7, 0.62);
  s += aerostat(640, 520, 104, I2, { gores: 7, detail: 1.1 });
  return s;
}

export function drawEngraved(inp: Input): Drawing {
  const c = new Drawing('engraved', inp), { r, p } = c, K = roles(p);
  const m = inp.motif && ['balloon', 'fleet', 'airship', 'moon'].includes(inp.motif) ? inp.motif : 'balloon';
  const paper = mix(K.cream, '#f8f2e2', 0.5), ink = lum(K.deep) > 0.33 ? shade(K.deep, 0.27 - lum(K.deep)) : mix(K.deep, '#101418', 0.2);
  const spot = lum(K.hot) < 0.5 ? shade(K.hot, 0.1) : K.hot, I: Ink = { paper, ink, spot };
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`));
  // the plate mark
  c.add('texture', rect(40, 40, 920, 1320, `fill="${shade(paper, -0.018)}" rx="10"`)
    + path('M42 1356V42H956', `fill="none" stroke="#000" stroke-opacity=".12" stroke-width="3"`) + path('M44 1359H959V44', `fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"`));
  const I2 = { ...I, paper: shade(paper, -0.018) }, G = I2.paper;
  const X0 = 110, X1 = 890, Y0 = 110, Y1 = 1008;
  let s = '';
  // ruled sky
  let sky = '';
  for (let y = Y0; y <= Y1; y += 7) {
    const t = (y - Y0) / (Y1 - Y0), ps: P[] = [];
    for (let i = 0; i <= 13; i++) ps.push([lerp(X0, X1, i / 13), y]);
    const ph = r.f(0, 9);
    sky += burin(ps, (i) => {
      const e = Math.hypot((ps[i]![0] - 500) / 400, (y - 520) / 470);
      return clamp((m === 'moon' ? 4.6 : 3.1) * (0.32 + 0.5 * e * e) * (1 - 0.62 * t) + Math.sin(i * 1.8 + ph) * 0.16, 0.35, m === 'moon' ? 4.9 : 3.7);
    });
  }
  s += path(sky, `fill="${ink}"`);
  const scene: Scene = { inp, c, r, ink, spot, I2, G, X0, X1, Y0, Y1 };
  if (m === 'balloon') {
    s += cumulus(c, r, 250, 300, 250, I2) + cumulus(c, r, 786, 250, 210, I2) + cumulus(c, r, 800, 700, 260, I2) + cumulus(c, r, 190, 640, 220, I2);
    s += land(scene, 900, 34, 'a', 1, 9, 0.5) + shrubs(scene, 936, 12) + land(scene, 962, 20, 'b', -1, 7, 0.62);
    s += aerostat(500, 424, 262, I2, { gores: 9 });
  } else if (m === 'fleet') {
    s += cumulus(c, r, 720, 190, 260, I2) + cumulus(c, r, 180, 420, 210, I2) + cumulus(c, r, 560, 690, 240, I2);
    s += land(scene, 850, 44, 'a', 1, 9, 0.46) + aerostat(800, 588, 70, I2, { gores: 7, detail: 1.15 })
      + aerostat(236, 610, 48, I2, { gores: 7, swag: false, detail: 1.2 }) + aerostat(452, 756, 26, I2, { gores: 5, swag: false, detail: 1.4 });
    s += land(scene, 914, 30, 'b', -1, 9, 0.56) + shrubs(scene, 944, 12) + land(scene, 968, 16, 'c', 1, 9, 0.62);
    s += aerostat(386, 330, 172, I2, { gores: 9 }) + aerostat(704, 408, 96, I2, { gores: 7, detail: 1.1 });
  } else if (m === 'airship') s += drawAirship(scene);
  else s += drawMoon(scene);
  const clip = c.clip(rect(X0, Y0, X1 - X0, Y1 - Y0));
  c.add('art', g(s, `clip-path="${clip}"`), 'float');
  // woven border and rosettes
  const a = 15, gh = c.def((id) => `<path id="${id}" d="${guilloche(78, 86, 922, 86, a, 28, 4)}"/>`), gv = c.def((id) => `<path id="${id}" d="${guilloche(86, 78, 86, 1040, a, 32, 4)}"/>`);
  
  let fs = g(`<use href="#${gh}"/><use href="#${gh}" transform="translate(0 946)"/><use href="#${gv}"/><use href="#${gv}" transform="translate(828 0)"/>`,
    `fill="none" stroke="${ink}" stroke-width="1.3"`);
  for (const [x, y] of [[86, 86], [914, 86], [86, 1032], [914, 1032]] as const)
    fs += circ(x, y, 34, `fill="${G}" stroke="${ink}" stroke-width="2"`) + path(rosette(x, y, 34, 8, 6), `fill="none" stroke="${ink}" stroke-width="1"`)
      + circ(x, y, 9, `fill="${spot}" stroke="${ink}" stroke-width="1.6"`);
  fs += rect(X0, Y0, X1 - X0, Y1 - Y0, `fill="none" stroke="${ink}" stroke-width="3"`) + rect(64, 64, 872, 990, `fill="none" stroke="${ink}" stroke-width="2"`);
  c.add('frame', fs);
  // lettering as on a banknote: ruled face, spot drop
  const ls = linesOf(inp.headline).map(upper), sub = inp.name || inp.sub;
  const b = block(ls, 'playfair-display:900', 780, ls.length > 1 ? 134 : 120, ls.length > 1 ? 70 : 98, 1.0, { track: 40 });
  const mid = sub ? (ls.length > 1 ? 1156 : 1166) : 1200, top = mid - b.h / 2, d = drawBlock(b, 500, top);
  const hd = c.def((id) => `<path id="${id}" d="${d}"/>`), H = (attr: string) => `<use href="#${hd}" ${attr}/>`;
  c.add('type', H(`fill="${spot}" stroke="${spot}" stroke-width="1.5" transform="translate(5 5)"`) + H(`fill="${ink}" stroke="${G}" stroke-width="5" paint-order="stroke"`));
  c.add('ornament', g(H(`fill="${fineTile(c, 8, 4.4, `<path d="M0 1H8" stroke="${G}" stroke-width="1"/>`)}"`),
    `clip-path="${c.clip(rect(0, top, 1000, b.rows[0]!.run.cap * 0.5) + (b.rows[1] ? rect(0, top + b.rows[1].y - b.rows[1].run.cap, 1000, b.rows[1].run.cap * 0.5) : ''))}" opacity=".75"`));
  if (sub) {
    const t = tfit(sub, 'pinyon-script', 620, 60), y = 1304;
    c.add('type', path(at(t, 500, y), `fill="${ink}" stroke="${ink}" stroke-width="1"`));
    const half = (t.x1 - t.x0) / 2 + 34;
    if (half < 380) c.add('ornament',
      path(guilloche(500 - half - 70, y - 14, 500 - half, y - 14, 6, 4, 3) + guilloche(500 + half, y - 14, 500 + half + 70, y - 14, 6, 4, 3), `fill="none" stroke="${ink}" stroke-width="1.2"`));
  }
  c.add('texture', c.grain(0.7));
  return c;
}
