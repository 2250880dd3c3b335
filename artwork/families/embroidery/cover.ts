import {
  at, circ, Drawing, fit, g, glyphPaths, heart, type Input, lum, mix, n1, type P, type Palette, path, polar, qbez, rect,
  type Rng, shade, smooth, stack, TAU,
} from '#artwork/engine.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { boundsOf } from '#artwork/primitives/polygons.ts';

/** What the parts of a cover share. */
type Scene = { inp: Input; c: Drawing; p: Palette; dark: boolean; cx: number; cy: number };

function runst(d: string, col: string, w = 6, dash = '22 13') {
  return path(
    d,
    `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="${w}" stroke-dasharray="${dash}" stroke-linecap="round" transform="translate(1.5 3)"`,
  ) +
  path(d, `fill="none" stroke="${col}" stroke-width="${w}" stroke-dasharray="${dash}" stroke-linecap="round"`) +
  path(
    d,
    `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${w * 0.3}" stroke-dasharray="${dash}" stroke-linecap="round" transform="translate(-.8 -1.2)"`,
  );
}

// satin stitch: parallel threads clipped to a shape
function satin({ c }: Scene, d: string, box: [number, number, number, number], col: string, ang: number, w = 4.2) {
  const [x0, y0, x1, y1] = box,
    mx = (x0 + x1) / 2,
    my = (y0 + y1) / 2,
    rr = Math.hypot(x1 - x0, y1 - y0) / 2 + 4;
  let a = '',
    b = '',
    e = '';
  const ca = Math.cos(ang),
    sa = Math.sin(ang);
  let i = 0;
  for (let o = -rr; o < rr; o += w, i++) {
    const px = mx - sa * o,
      py = my + ca * o;
    const seg = `M${n1(px - ca * rr)} ${n1(py - sa * rr)}L${n1(px + ca * rr)} ${n1(py + sa * rr)}`;
    if (i % 3 === 0) a += seg;
    else if (i % 3 === 1) b += seg;
    else e += seg;
  }
  const cp = c.clip(path(d));
  return (
    path(d, `fill="#000" fill-opacity=".2" stroke="#000" stroke-opacity=".12" stroke-width="4" transform="translate(2 4.5)"`) +
    path(d, `fill="${shade(col, -0.07)}" stroke="${shade(col, -0.05)}" stroke-width="2.4"`) +
    g(
      path(a, `stroke="${col}" stroke-width="${w * 0.92}"`) +
        path(b, `stroke="${shade(col, 0.07)}" stroke-width="${w * 0.8}"`) +
        path(e, `stroke="${shade(col, -0.035)}" stroke-width="${w * 0.8}"`),
      `clip-path="${cp}"`,
    )
  );
}

function stem(pts: P[], col: string) {
  const d = smooth(pts, false);
  return (
    path(d, `fill="none" stroke="#000" stroke-opacity=".2" stroke-width="6.5" transform="translate(1.5 3)"`) +
    path(d, `fill="none" stroke="${shade(col, -0.06)}" stroke-width="6.5" stroke-linecap="round"`) +
    path(d, `fill="none" stroke="${shade(col, 0.08)}" stroke-width="3" stroke-dasharray="7 5"`)
  );
}

function drawHearts(scene: Scene & { art: string; fc: string[]; lf: (x: number, y: number, a: number, L: number, col: string) => string; G: string }) {
  const { cx, cy, fc, lf, G } = scene;
  let { art } = scene;
  const H = (x: number, y: number, s: number, col: string) =>
    satin(scene, heart(x, y, s), [x - s * 1.1, y - s, x + s * 1.1, y + s], col, 0.5, 4);
  art =
    H(cx, cy - 235, 80, fc[0]!) +
    H(cx - 150, cy - 205, 46, fc[1]!) +
    H(cx + 150, cy - 205, 46, fc[2]!) +
    H(cx, cy + 250, 58, fc[0]!) +
    lf(cx - 70, cy + 250, Math.PI + 0.3, 74, G) +
    lf(cx + 70, cy + 250, -0.3, 74, G) +
    lf(cx - 76, cy + 262, Math.PI - 0.5, 62, G) +
    lf(cx + 76, cy + 262, 0.5, 62, G);
  return art;
}

function drawNameLine(scene: Scene, name: string) {
  const { c, p, dark } = scene;
  const u = fit(name.toUpperCase(), 'josefin-sans:700', 560, 44, { max: 44, track: 220 });
  const w = u.x1 - u.x0 + 96;
  const d = `M${500 - w / 2} 1212H${500 + w / 2}L${500 + w / 2 - 24} 1250L${500 + w / 2} 1288H${500 - w / 2}L${500 - w / 2 + 24} 1250Z`;
  c.add(
    'type',
    c.soft(d, 1, 6, 9, '#000', 0.26, 4) +
      path(d, `fill="${dark ? p.e : p.e}"`) +
      runst(d.replace(/1212/g, '1220').replace(/1288/g, '1280'), mix(p.e, '#ffffff', 0.6), 3, '11 7') +
      path(at(u, 500, 1250 + u.cap / 2), `fill="${lum(p.e) > 0.6 ? p.ink : '#fffaf0'}"`),
  );
}

/** What the parts of `drawEmbroidery` share. */
type EmbroideryScene = {
  r: Rng; p: Palette; cx: number; cy: number; scene: Scene;
  lf: (x: number, y: number, a: number, L: number, col: string) => string; G: string; fc: string[];
};

function petalP(x: number, y: number, a: number, L: number, W: number): P[] {
  return Array.from({ length: 12 }, (_, i) => {
    const t = (i / 12) * TAU;
    const lx = L / 2 - (Math.cos(t) * L) / 2,
      ly = ((Math.sin(t) * W) / 2) * (0.6 + (0.55 * (1 - Math.cos(t))) / 2);
    return [x + lx * Math.cos(a) - ly * Math.sin(a), y + lx * Math.sin(a) + ly * Math.cos(a)];
  });
}

function flower(parts: EmbroideryScene, x: number, y: number, R0: number, col: string, core: string, n = 6) {
  const { r, scene } = parts;
  let s = '';
  const o = r.f(0, TAU);
  for (let i = 0; i < n; i++) {
    const a = o + (i / n) * TAU;
    const ps = petalP(x + Math.cos(a) * R0 * 0.16, y + Math.sin(a) * R0 * 0.16, a, R0 * 0.86, R0 * 0.62);
    s += satin(scene, smooth(ps), boundsOf(ps), i % 2 ? col : shade(col, -0.025), a, 3.6);
  }
  for (let i = 0; i < 14; i++) {
    const k = polar(x, y, R0 * 0.2 * Math.sqrt((i + 0.5) / 14), i * 2.4);
    s +=
      circ(k[0] + 1, k[1] + 2, R0 * 0.07, 'fill="#000" opacity=".25"') +
      circ(k[0], k[1], R0 * 0.07, `fill="${core}"`) +
      circ(k[0] - R0 * 0.02, k[1] - R0 * 0.02, R0 * 0.025, 'fill="#fff" opacity=".5"');
  }
  return s;
}

function arcs(parts: EmbroideryScene, sign: number) {
  const { p, cx, cy, lf, G, fc } = parts;
  const yy = cy + sign * 232;
  const q1 = qbez([cx - 250, yy - sign * 54], [cx, yy + sign * 96], [cx + 250, yy - sign * 54], 24);
  let s = stem(q1, G);
  q1.forEach(([x, y], i) => {
    if (i % 3 === 1 && i !== 13 && i !== 10)
      s += lf(x, y, (i < 12 ? Math.PI : 0) + (i % 2 ? -0.75 : 0.75) * sign * (i < 12 ? -1 : 1), 66, i % 2 ? G : mix(G, p.e, 0.4));
  });
  s +=
    flower(parts, cx - 150, yy + sign * 4, 50, fc[1]!, fc[0]!) +
    flower(parts, cx + 150, yy + sign * 4, 50, fc[2]!, p.b) +
    flower(parts, cx, yy + sign * 22, 76, fc[0]!, p.b, 8);
  return s;
}

type EmbroideryParts = { c: Drawing; ck: string; q: number; weave: string; st: string };

function drawGingham({ c, ck, q, weave, st }: EmbroideryParts) {
  let v = '',
    h = '';
  for (let x = -q / 2; x < 1040; x += q * 2) v += rect(x, 0, q, 1400, '');
  for (let y = -q / 2; y < 1440; y += q * 2) h += rect(0, y, 1000, q, '');
  let x4 = '';
  for (let x = -q / 2; x < 1040; x += q * 2) for (let y = -q / 2; y < 1440; y += q * 2) x4 += rect(x, y, q, q, '');
  c.add(
    'texture',
    g(v, `fill="${ck}" opacity=".3"`) +
      g(h, `fill="${ck}" opacity=".3"`) +
      g(v + h, `fill="${st}" opacity=".4"`) +
      g(x4, `fill="${ck}" opacity=".55"`) +
      rect(0, 0, 1000, 1400, `fill="${weave}"`),
  );
}

export function drawEmbroidery(inp: Input): Drawing {
  const c = new Drawing('embroidery', inp),
    { r, p } = c;
  const m = inp.motif || 'flowers';
  const dark = lum(p.bg) < 0.5;
  const ck = dark ? p.a : [p.a, p.c, p.e][r.i(0, 2)]!;
  const base = dark ? p.ink : '#fffdf8';
  const q = 76;
  const weave = fineTile(c, 
    6,
    6,
    `<path d="M0 1.5H6M0 4.5H6" stroke="#000" stroke-opacity=".05" stroke-width="1.2"/><path d="M1.5 0V6M4.5 0V6" stroke="#fff" stroke-opacity=".16" stroke-width="1.2"/>`,
  );
  const st = fineTile(c, 4, 4, `<path d="M-1 5L5 -1M-1 1L1 -1M3 5L5 3" stroke="${ck}" stroke-width="1.7"/>`);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${base}"`));
  const view: EmbroideryParts = { c, ck, q, weave, st };
  drawGingham(view);
  // felt patch
  const cx = 500,
    cy = 690,
    R = 408;
  const felt = dark ? p.bg : p.paper;
  const N = 26;
  const shape =
    inp.variant === 'square'
      ? `M140 250Q140 210 180 210H820Q860 210 860 250V1130Q860 1170 820 1170H180Q140 1170 140 1130Z`
      : smooth(Array.from({ length: N * 2 }, (_, i) => polar(cx, cy, R * (i % 2 ? 1.0 : 0.945), (i / N / 2) * TAU)));
  c.add(
    'frame',
    c.soft(shape, 3, 10, 20, '#000', 0.3) +
      path(shape, `fill="${felt}"`) +
      path(shape, `fill="none" stroke="${shade(felt, -0.1)}" stroke-width="3" opacity=".6"`),
  );
  const inner =
    inp.variant === 'square'
      ? 'M168 268Q168 238 198 238H802Q832 238 832 268V1112Q832 1142 802 1142H198Q168 1142 168 1112Z'
      : `M${cx - R * 0.87} ${cy}a${R * 0.87} ${R * 0.87} 0 1 0 ${R * 1.74} 0a${R * 0.87} ${R * 0.87} 0 1 0 ${-R * 1.74} 0Z`;
  const scene: Scene = { inp, c, p, dark, cx, cy };
  c.add('frame', runst(inner, ck));
  const lf = (x: number, y: number, a: number, L: number, col: string) => {
    const ps = petalP(x, y, a, L, L * 0.46);
    return (
      satin(scene, smooth(ps), boundsOf(ps), col, a + 0.7, 3.4) +
      runst(`M${n1(x)} ${n1(y)}L${n1(x + Math.cos(a) * L * 0.86)} ${n1(y + Math.sin(a) * L * 0.86)}`, shade(col, -0.12), 2.4, '9 5')
    );
  };
  const G = p.c,
    fc = dark ? [p.a, p.c, p.e, p.d] : [p.a, p.b, p.e, mix(p.a, p.d, 0.4)];
  let art = '';
  const parts: EmbroideryScene = { r, p, cx, cy, scene, lf, G, fc };
  art = arcs(parts, 1) + arcs(parts, -1);
  if (m === 'hearts') art = drawHearts({ ...scene, art, fc, lf, G });
  c.add('art', art, 'stitch');
  const lines = inp.headline.split('|');
  const tc = dark ? p.a : p.e;
  const S = stack(
    lines.map((s) => ({ t: s, f: 'pacifico', w: lines.length > 1 ? 560 : 590, max: lines.length > 1 ? 148 : 160, gap: -4 })),
    { cy: cy + 4 },
  );
  let t = '';
  S.runs.forEach((u, i) => {
    for (const gl of glyphPaths(u, 500, S.ys[i]!)) t += satin(scene, gl.d, gl.box, i % 2 ? fc[0]! : tc, -0.62, 4.4);
  });
  c.add('type', t, 'stitch');
  if (inp.name) drawNameLine(scene, inp.name);
  c.add('texture', c.grain(0.55));
  c.alt = `Embroidered patch on gingham reading ${lines.join(' ')}`;
  return c;
}
