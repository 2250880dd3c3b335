import {
  at, contrast, Drawing, heart, type Input, type LineSpec, lum, mix, n1, type P, path, polar, poly, rect, shade,
  stack, TAU, type Palette,
} from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { greenOf, inkOn } from '#artwork/colours/needlework.ts';
import { flatten } from '#artwork/heroes/hero.ts';
import { fineTile } from '#artwork/marks/fine-tile.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { areaOf, leafD } from '#artwork/outlines/needlework.ts';

function insetPoly(ps: P[], by: number): P[] {
  const sg = areaOf(ps) > 0 ? 1 : -1,
    n = ps.length;
  const lines = ps.map((a, i) => {
    const b = ps[(i + 1) % n]!,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      nx = (-(b[1] - a[1]) / l) * sg,
      ny = ((b[0] - a[0]) / l) * sg;
    return [a[0] + nx * by, a[1] + ny * by, (b[0] - a[0]) / l, (b[1] - a[1]) / l];
  });
  return lines.map((l1, i) => {
    const l0 = lines[(i + n - 1) % n]!,
      det = l0[2]! * l1[3]! - l0[3]! * l1[2]!;
    if (Math.abs(det) < 1e-4) return [l1[0]!, l1[1]!] as P;
    const t = ((l1[0]! - l0[0]!) * l1[3]! - (l1[1]! - l0[1]!) * l1[2]!) / det;
    return [l0[0]! + l0[2]! * t, l0[1]! + l0[3]! * t] as P;
  });
}

/** A printed cotton: its paint in three colours. */
type Print = (a: string, b: string, d: string) => string;

/** What the parts of a cover share. */
type Scene = {
  inp: Input; c: Drawing; p: Palette; dark: boolean; linen: string; cream: string; baseOf: Map<string, string>;
  prints: Print[]; tint: (x: string) => string; darks: string[]; D: string[];
  D2: string[]; L: string[]; plain: string; sewn: { art: string; seams: string; stitches: string; }; puff: string; calm: string;
  box: (x: number, y: number, w: number, h: number) => P[]; X: number; Y: number; S2: number; cx: number; cy: number;
};

function patch({ baseOf, sewn, puff, calm }: Scene, ps: P[], fabric: string, quiltBy = 9) {
  const d = poly(ps);
  sewn.art += (baseOf.has(fabric) ? path(d, `fill="${baseOf.get(fabric)}"`) : '') + path(d, `fill="${fabric}"`) + path(d, `fill="${Math.abs(areaOf(ps)) > 60000 ? calm : puff}"`);
  sewn.seams += d;
  if (quiltBy) {
    const q = insetPoly(ps, quiltBy);
    if (Math.sign(areaOf(q)) === Math.sign(areaOf(ps)) && Math.abs(areaOf(q)) > 160) sewn.stitches += poly(q);
  }
}

function drawStar(scene: Scene) {
  const { D, D2, L, plain, sewn, box, X, Y, S2, cx, cy } = scene;
  const K = 4;
  patch(scene, box(X, Y, S2, S2), plain, 0);
  const cols = [D[0], L[0], D[1 % D.length], D2[2 % D2.length], L[1], D[2 % D.length], D[0]];
  for (let i = 0; i < 8; i++) {
    const a0 = (i / 8) * TAU,
      e1 = polar(0, 0, 54, a0),
      e2 = polar(0, 0, 54, a0 + TAU / 8);
    for (let j = 0; j < K; j++)
      for (let k = 0; k < K; k++) {
        const o: P = [cx + e1[0] * j + e2[0] * k, cy + e1[1] * j + e2[1] * k];
        patch(scene, [o, [o[0] + e1[0], o[1] + e1[1]], [o[0] + e1[0] + e2[0], o[1] + e1[1] + e2[1]], [o[0] + e2[0], o[1] + e2[1]]], cols[j + k]!, 7);
      }
  }
  // feathers quilted in the plain ground
  for (const [qx, qy] of [[X + 108, Y + 108], [X + S2 - 108, Y + 108], [X + 108, Y + S2 - 108], [X + S2 - 108, Y + S2 - 108]] as [number, number][]) {
    for (const R2 of [78, 58]) sewn.stitches += circD(qx, qy, R2);
    for (let i = 0; i < 8; i++) sewn.stitches += leafD(qx, qy, (i / 8) * 360, 52, 26);
  }
  for (const [qx, qy, dg] of [[cx, Y + 70, -90], [cx, Y + S2 - 70, 90], [X + 70, cy, 180], [X + S2 - 70, cy, 0]] as const)
    for (const k of [-34, 0, 34]) sewn.stitches += leafD(qx - Math.cos((dg * Math.PI) / 180) * 50, qy - Math.sin((dg * Math.PI) / 180) * 50, dg + k, 78, 26);
}

function drawCabin(scene: Scene) {
  const { p, D, D2, L, sewn, box, X, Y, S2, cx, cy } = scene;
  const n = 4,
    B = S2 / n,
    w = B / 9;
  for (let by = 0; by < n; by++)
    for (let bx = 0; bx < n; bx++) {
      const x = X + bx * B,
        y = Y + by * B;
      // barn raising: the light halves turn toward the middle
      const q = (bx < n / 2 ? 0 : 1) + (by < n / 2 ? 0 : 2);
      const lightTop = q === 2 || q === 3,
        lightLeft = q === 1 || q === 3;
      patch(scene, box(x + 4 * w, y + 4 * w, w, w), p.a, 0);
      for (let k = 1; k <= 4; k++) {
        const a = (4 - k) * w,
          len = (2 * k + 1) * w;
        const top = lightTop ? L[(k + bx) % L.length] : D[(k + by) % D.length],
          bot = lightTop ? D[(k + by) % D.length] : L[(k + bx) % L.length],
          lef = lightLeft ? L[(k + 2 + by) % L.length] : D2[(k + bx) % D2.length],
          rig = lightLeft ? D2[(k + bx) % D2.length] : L[(k + 2 + by) % L.length];
        patch(scene, box(x + a, y + a, len - w, w), top!, 0);
        patch(scene, box(x + a + len - w, y + a, w, len - w), rig!, 0);
        patch(scene, box(x + a + w, y + a + len - w, len - w, w), bot!, 0);
        patch(scene, box(x + a, y + a + w, w, len - w), lef!, 0);
      }
    }
  // quilted all over in diamonds, one inside another
  for (let k = 1; k <= 4; k++) sewn.stitches += poly([[cx, cy - k * 102 + 12], [cx + k * 102 - 12, cy], [cx, cy + k * 102 - 12], [cx - k * 102 + 12, cy]]);
  for (let k = 1; k <= 3; k++) for (const [sx, sy] of [[1, 1], [1, -1], [-1, 1], [-1, -1]] as [number, number][]) {
    const e = k * 102;
    sewn.stitches += `M${n1(cx + sx * (S2 / 2 - 4))} ${n1(cy + sy * (e + 4))}L${n1(cx + sx * (e + 4))} ${n1(cy + sy * (S2 / 2 - 4))}`;
  }
}

function drawGeese(scene: Scene) {
  const { p, dark, linen, cream, prints, tint, D, D2, L, plain, sewn, box, X, Y, S2, cx, cy } = scene;
  patch(scene, box(X, Y, S2, S2), plain, 0);
  const n = 24,
    R0 = 274,
    R1 = 388;
  patch(scene, Array.from({ length: 72 }, (_, i) => polar(cx, cy, R1 + 8, (i / 72) * TAU)), dark ? shade(linen, 0.05) : mix(linen, tint(p.b), 0.55), 0);
  for (let i = 0; i < n; i++) {
    const a0 = (i / n) * TAU,
      a1 = ((i + 1) / n) * TAU;
    patch(scene, [polar(cx, cy, R0, a0), polar(cx, cy, R1, a0), polar(cx, cy, (R0 + R1) / 2, a1)], [D, D2][i % 2]![i % D.length]!, 9);
  }
  patch(scene, Array.from({ length: 60 }, (_, i) => polar(cx, cy, R0 - 8, (i / 60) * TAU)), L[3]!, 0);
  patch(scene, Array.from({ length: 60 }, (_, i) => polar(cx, cy, R0 - 40, (i / 60) * TAU)), plain, 0);
  // appliqué: a heart with two sprigs
  for (const sg of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const a = Math.PI / 2 + sg * (0.24 + i * 0.3),
        q = polar(cx, cy, 186, a);
      const ps = flatten(leafD(q[0], q[1], (a * 180) / Math.PI + sg * 90 - sg * 22, 74, 34), 14)[0]!;
      patch(scene, ps, i % 2 ? prints[5]!(greenOf(p, dark), mix(greenOf(p, dark), cream, 0.6), cream) : prints[1]!(shade(greenOf(p, dark), -0.06), mix(greenOf(p, dark), cream, 0.5), cream), 6);
    }
  patch(scene, flatten(heart(cx, cy + 6, 122), 16)[0]!, prints[0]!(p.a, mix(p.a, cream, 0.75), mix(p.b, cream, 0.4)), 11);
  for (const k of [98, 74, 50, 28]) sewn.stitches += heart(cx, cy + 6, k);
  for (const [qx, qy] of [[X + 84, Y + 84], [X + S2 - 84, Y + 84], [X + 84, Y + S2 - 84], [X + S2 - 84, Y + S2 - 84]] as [number, number][])
    for (let i = 0; i < 8; i++) sewn.stitches += leafD(qx, qy, (i / 8) * 360, 58, 26);
}

function drawSchoolhouses(scene: Scene) {
  const { p, linen, cream, prints, tint, D, D2, L, sewn, box, X, Y, S2, cx, cy } = scene;
  // schoolhouses round a garden of squares
  const n = 2,
    gap = 44,
    B = (S2 - gap) / n;
  patch(scene, box(X, Y, S2, S2), L[1]!, 0);
  for (let by = 0; by < n; by++)
    for (let bx = 0; bx < n; bx++) {
      const x = X + bx * (B + gap),
        y = Y + by * (B + gap),
        f = (bx + by) % 2 ? D : D2,
        k = bx + by * 2;
      const q = (u: number, v: number): P => [x + u * B, y + v * B];
      patch(scene, [q(0, 0), q(1, 0), q(1, 1), q(0, 1)], prints[5]!(mix(linen, tint(p.d), 0.5), mix(p.d, linen, 0.25), p.d), 0);
      const wall = f[k % f.length],
        roof = D[(k + 1) % D.length],
        gable = D2[(k + 2) % D2.length];
      patch(scene, [q(0.24, 0.12), q(0.33, 0.12), q(0.33, 0.3), q(0.24, 0.3)], p.a, 5);
      patch(scene, [q(0.7, 0.12), q(0.79, 0.12), q(0.79, 0.3), q(0.7, 0.3)], p.a, 5);
      patch(scene, [q(0.28, 0.24), q(0.46, 0.5), q(0.1, 0.5)], gable!, 9);
      patch(scene, [q(0.28, 0.24), q(0.8, 0.24), q(0.92, 0.5), q(0.46, 0.5)], roof!, 9);
      patch(scene, [q(0.1, 0.5), q(0.46, 0.5), q(0.46, 0.94), q(0.1, 0.94)], wall!, 9);
      patch(scene, [q(0.46, 0.5), q(0.92, 0.5), q(0.92, 0.94), q(0.46, 0.94)], f[(k + 1) % f.length]!, 9);
      patch(scene, [q(0.2, 0.62), q(0.36, 0.62), q(0.36, 0.94), q(0.2, 0.94)], mix(p.b, cream, 0.2), 7);
      for (const u of [0.54, 0.72]) patch(scene, [q(u, 0.6), q(u + 0.13, 0.6), q(u + 0.13, 0.78), q(u, 0.78)], cream, 6);
      sewn.stitches += heart(q(0.28, 0)[0], q(0, 0.76)[1], 14);
    }
  patch(scene, box(cx - gap / 2, cy - gap / 2, gap, gap), p.a, 7);
}

function drawWords({ inp, c, p, dark, linen, cream, darks, py, ph }: Scene & { py: number; ph: number }) {
  const lines = inp.headline.split('|');
  const small = inp.name || inp.sub;
  const ink = inkOn(linen, dark ? [cream] : [darks.find((x) => contrast(x, linen) > 4.6) ?? p.e, p.e, p.ink], 4.6);
  const specs: LineSpec[] = lines.map((t, i) => ({ t, f: 'caprasimo', w: 700, max: lines.length > 1 ? 96 : 116, track: 6, gap: i === lines.length - 1 ? 46 : 26, flat: true }));
  if (small) specs.push({ t: small, f: 'josefin-slab:600', w: 680, max: 40, track: 40, flat: true });
  const k = stack(specs, { cy: py + ph / 2 });
  const hd = k.runs.slice(0, lines.length).map((q, i) => at(q, 500, k.ys[i]!)).join('');
  let ty = path(hd, `fill="#150a08" fill-opacity=".3" transform="translate(1.6 2.8)" stroke="#150a08" stroke-opacity=".2" stroke-width="3"`) + path(hd, `fill="${ink}"`);
  // satin stitch: threads laid close on the slant
  const satin = fineTile(c, 5, 5, `<path d="M0 1H5" stroke="#fff" stroke-opacity=".3" stroke-width="1.3"/><path d="M0 3.5H5" stroke="#000" stroke-opacity=".16" stroke-width="1"/>`, 'rotate(-52)');
  ty += path(hd, `fill="${satin}"`) + path(hd, `fill="none" stroke="${shade(ink, -0.08)}" stroke-width="1.6" stroke-opacity=".7"`);
  if (small) ty += path(at(k.runs[lines.length]!, 500, k.ys[lines.length]!), `fill="${ink}"`);
  c.add('type', ty);
}

/** printed cottons: each is a pattern in two colours on a third, whose ground is noted in `baseOf` */
function printedCottons(c: Drawing, baseOf: Map<string, string>): Print[] {
  const petals = (x: number, y: number, R: number) => Array.from({ length: 5 }, (_, i) => {
    const q = polar(x, y, R * 0.62, (i / 5) * TAU);
    return `<circle cx="${n1(q[0])}" cy="${n1(q[1])}" r="${n1(R * 0.42)}"/>`;
  }).join('');
  const patterns: Print[] = [
    (a, b, d) => c.pattern(64, 64,
      `<g fill="${b}">${petals(16, 16, 10)}${petals(48, 46,
        8)}</g><g fill="${d}"><circle cx="16" cy="16" r="3.4"/><circle cx="48" cy="46" r="2.8"/></g><g fill="none" stroke="${d}" stroke-width="2" stroke-linecap="round"><path d="M40 12q8 2 8 10M42 20q6-6 12-2M12 44q2 8 10 10M10 54q4-8 12-8"/></g>`),
    (a, b) => c.pattern(30, 30, `<g fill="${b}"><circle cx="7.5" cy="7.5" r="3.6"/><circle cx="22.5" cy="22.5" r="3.6"/></g>`),
    (a, b) => c.pattern(28, 28, `<path d="M0 0H14V28H0Z" fill="${b}" fill-opacity=".42"/><path d="M0 0H28V14H0Z" fill="${b}" fill-opacity=".42"/>`),
    (a, b, d) => c.pattern(36, 36, `<path d="M6 0V36" stroke="${b}" stroke-width="6"/><path d="M20 0V36" stroke="${d}" stroke-width="2"/><path d="M26 0V36" stroke="${b}" stroke-width="2"/>`),
    (a, b, d) => c.pattern(40, 40,
      `<path d="M10 2Q18 10 10 18Q2 10 10 2ZM30 22Q38 30 30 38Q22 30 30 22Z" fill="${b}"/><circle cx="30" cy="9" r="2.6" fill="${d}"/><circle cx="10" cy="29" r="2.6" fill="${d}"/>`),
    (a, b) => c.pattern(34, 34, `<path d="M8 3V13M3 8H13M25 20V30M20 25H30" stroke="${b}" stroke-width="2.6" stroke-linecap="round"/>`),
  ];
  return patterns.map((f) => (a, b, d) => { const u = f(a, b, d); baseOf.set(u, a); return u; });
}

/** the border of four pieces, mitred at the corners, and the binding of the edge */
function drawBorder(scene: Scene) {
  const { darks, D, sewn, X, Y, S2 } = scene;
  const bor = D[0];
  const o = 26;
  for (const ps of [
    [[o, o], [1000 - o, o], [X + S2, Y], [X, Y]],
    [[1000 - o, o], [1000 - o, 1400 - o], [X + S2, 1308], [X + S2, Y]],
    [[1000 - o, 1400 - o], [o, 1400 - o], [X, 1308], [X + S2, 1308]],
    [[o, 1400 - o], [o, o], [X, Y], [X, 1308]],
  ] as P[][])
    patch(scene, ps, bor!, 12);
  const bind = darks[1 % darks.length]!;
  sewn.art += path(`M0 0H1000V1400H0ZM${o} ${o}V${1400 - o}H${1000 - o}V${o}Z`, `fill="${bind}" fill-rule="evenodd"`)
    + path(`M${o / 2} ${o / 2}H${1000 - o / 2}V${1400 - o / 2}H${o / 2}Z`, 'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="7"')
    + path(`M${o} ${o}H${1000 - o}V${1400 - o}H${o}Z`, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"');
}

/** the art of the quilt, its seams and its stitches, with a fine weave over all */
function drawSewing({ c, p, dark, cream, sewn }: Scene, weaveP: string) {
  const seamId = c.def((id) => `<path id="${id}" d="${sewn.seams}"/>`);
  const stId = c.def((id) => `<path id="${id}" d="${sewn.stitches}"/>`);
  c.add('art', sewn.art);
  c.add(
    'texture',
    `<g fill="none" stroke-linejoin="round"><use href="#${seamId}" stroke="#000" stroke-opacity=".07" stroke-width="13"/><use href="#${seamId}" stroke="#000" stroke-opacity=".1" stroke-width="6"/><use href="#${seamId}" stroke="#150a08" stroke-opacity=".42" stroke-width="1.7"/><use href="#${seamId}" stroke="#fff" stroke-opacity=".22" stroke-width="1.6" transform="translate(1.4 1.6)"/></g>`
      +
      rect(0, 0, 1000, 1400, `fill="${weaveP}"`) +
      `<g fill="none" stroke-linecap="round" stroke-dasharray="8 6.5"><use href="#${stId}" stroke="#150a08" stroke-opacity=".3" stroke-width="4.6" transform="translate(.9 1.5)"/><use href="#${stId}" stroke="${dark ? mix(cream, p.b, 0.15) : mix(cream, '#e8d9ba', 0.35)}" stroke-width="2.7"/></g>`,
  );
}

export function drawQuilt(inp: Input): Drawing {
  const c = new Drawing('quilt', inp),
    { p } = c;
  const m = inp.motif || 'star';
  const dark = isDark(p);
  const linen = dark ? mix(p.bg, p.paper, 0.4) : mix(p.paper, '#f3e8d2', 0.6);
  const cream = dark ? mix(p.ink, '#fff6e6', 0.4) : '#fffaf0';
  const weave = '<path d="M0 1.5H6M0 4.5H6" stroke="#000" stroke-opacity=".05" stroke-width="1"/><path d="M1.5 0V6M4.5 0V6" stroke="#fff" stroke-opacity=".09" stroke-width="1"/>';
  const weaveP = fineTile(c, 6, 6, weave);
  const baseOf = new Map<string, string>(),
    prints = printedCottons(c, baseOf);
  const tint = (x: string) => (dark ? mix(x, cream, 0.55) : mix(x, cream, 0.66));
  const C5 = [p.a, p.b, p.c, p.d, p.e].filter((x) => contrast(x, linen) > 1.12);
  const darks = [...new Set(C5)].filter((x) => lum(x) < 0.72);
  while (darks.length < 3) darks.push(shade(darks[0] ?? p.e, 0.06 * darks.length, 0, 20));
  const D = darks.map((x, i) => prints[[0, 1, 4, 5, 3][i % 5]!]!(x, mix(x, cream, 0.72), mix(x, p.b, 0.2) === x ? mix(x, '#000000', 0.3) : mix(p.b, cream, 0.3)));
  const D2 = darks.map((x, i) => prints[[5, 4, 0, 1, 2][i % 5]!]!(shade(x, -0.03), mix(x, cream, 0.55), mix(x, '#000000', 0.25)));
  const L = [p.b, p.d, p.a, p.c, p.e].map((x, i) => prints[[1, 0, 3, 4, 2][i]!]!(mix(linen, tint(x), 0.38), mix(x, linen, 0.5), mix(x, linen, 0.35)));
  const plain = linen;
  const sewn = { art: '', seams: '', stitches: '' };
  const puff = c.lin([[0, '#fff', 0.22], [0.5, '#fff', 0.02], [1, '#000', 0.17]], 0.1, 0, 0.7, 1);
  const calm = c.lin([[0, '#fff', 0.16], [0.5, '#fff', 0], [1, '#000', 0.05]], 0.1, 0, 0.7, 1);
  const box = (x: number, y: number, w: number, h: number): P[] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
  const X = 92,
    Y = 92,
    S2 = 816;
  const cx = 500,
    cy = Y + S2 / 2;
  const scene: Scene = { inp, c, p, dark, linen, cream, baseOf, prints, tint, darks, D, D2, L, plain, sewn, puff, calm, box, X, Y, S2, cx, cy };
  if (m === 'star') drawStar(scene);
  else if (m === 'cabin') drawCabin(scene);
  else if (m === 'geese') drawGeese(scene);
  else drawSchoolhouses(scene);
  // the lettered strip
  const py = Y + S2 + 42,
    ph = 1308 - py;
  patch(scene, box(X, py, S2, ph), plain, 0);
  // sashing
  for (const b of [box(X, Y + S2, S2, 42)]) patch(scene, b, L[2]!, 10);
  drawBorder(scene);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${linen}"`));
  drawSewing(scene, weaveP);
  drawWords({ ...scene, py, ph });
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.14], [0.45, '#fff', 0], [1, '#1a0d06', 0.17]], 0, 0, 1, 1)}"`));
  return c;
}
