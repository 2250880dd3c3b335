import {
  circ, clamp, type Drawing, type Input, lum, n1, type P, path, polar, poly, rect, type Rng, shade, TAU,
} from '#artwork/engine.ts';
import { add, march, roundLine, sparkleD, type Stroke, sub, unit } from '#artwork/outlines/strokes.ts';
import { dOf, strokes } from './figures.ts';
import type { Anniversary } from './number.ts';
import { ORE, ramp, STONE } from './years.ts';

/** The velvet that metal and gems lie on. */
type Velvet = { inp: Input; c: Drawing; dark: boolean; bg: string; rr: Rng };

function drawVelvet({ c, dark, bg }: Velvet) {
  // velvet: a nap that catches light in long soft folds
  const fold = (d: string, w: number,
    k: number) => [1, 0.75, 0.5, 0.28].map((f) => path(d, `fill="none" stroke="${k > 0 ? shade(bg, 0.16) : '#000'}" stroke-opacity="${Math.abs(k)}" stroke-width="${n1(w * f)}"`)).join('');
  if (dark) c.add('ground', fold('M-100 260C200 180 360 330 620 240S980 60 1120 120', 130, 0.09)
    + fold('M-100 380C260 300 420 470 700 360S1000 220 1120 240', 120, -0.1) + fold('M-100 900C220 1010 460 860 700 930S1000 960 1120 860', 130, 0.08)
    + fold('M-100 1010C240 1110 480 960 720 1040S1000 1050 1120 960', 110, -0.1));
}

function drawScatter({ inp, c, rr, st, gemR }: Velvet & { st: { digits: Stroke[][]; all: Stroke[]; k: number; w: number; top: number; bottom: number; }; gemR: string[] }) {
 // a scatter of small stones
  let sc = '';
  for (let i = 0; i < 22; i++) {
    const x = rr.f(80, 920), y = rr.chance(0.5) ? rr.f(110, st.top - 100) : rr.f(st.bottom + 60, 980);
    if (y < 90 || y > (inp.headline.includes('|') ? 905 : 1000)) continue;
    const R = rr.f(5, 15), a0 = rr.f(0, 1);
    const pts = Array.from({ length: 8 }, (_, k) => polar(x, y, R, a0 + (k / 8) * TAU)), tb = Array.from({ length: 8 }, (_, k) => polar(x, y, R * 0.55, a0 + (k / 8) * TAU));
    sc += circ(x + 3, y + 6, R, 'fill="#000" fill-opacity=".28"');
    for (let k = 0; k < 8; k++) sc += path(poly([pts[k]!, pts[(k + 1) % 8]!, tb[(k + 1) % 8]!, tb[k]!]), `fill="${ramp(gemR, rr.f(0.1, 0.9))}"`);
    sc += path(poly(tb), `fill="${ramp(gemR, 0.78)}"`) + circ(x - R * 0.2, y - R * 0.22, R * 0.16, 'fill="#fff"');
  }
  c.add('art', sc);
}

/** a number of metal, set with gems or not, on velvet */
export function drawMetalOrGem({ inp, c, p, num, m, dark, bg, rr, halo, fam, max }: Anniversary & { fam: string; max: number }) {
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + halo(0.9));
  const parts: Velvet = { inp, c, dark, bg, rr };
  drawVelvet(parts);
  const S = 36, st = strokes(num, S, S + 12, 500, 560, 800, 3.5), w = st.w;
  const L = [-0.55, -0.835]; // light from the upper left
  const ore = ORE[num] ?? (p.metal === 'silver' ? ORE['25']! : p.metal === 'rose' ? ['#6b362b', '#b07061', '#d79d8b', '#f5d2c4', '#fff4ef'] : ORE['50']!);
  const stone = STONE[num] ?? p.a, pale = lum(stone) > 0.75;
  const gemR = pale ? ['#44708f', '#7fabc6', '#c6dfeb', '#f0f9fd', '#ffffff'] : [shade(stone, -0.3, -0.02), shade(stone, -0.12), stone, shade(stone, 0.13, 0.01), shade(stone, 0.34, -0.06)];
  let sh = '', body = '', top = '';
  for (const s of st.all) for (let i = 6; i >= 1; i--) sh += roundLine(dOf(s), w * 0.96 + i * 9, '#000', `stroke-opacity="${dark ? 0.11 : 0.045}" transform="translate(${n1(w * 0.13)} ${n1(w * 0.24)})"`);
  for (const s of st.all) {
    const raw = march(s, m === 'gem' ? w * 0.56 : 7), n = raw.length, P0: { c: P; l: P; r: P; a: P; b: P }[] = [];
    const get = (i: number) => (s.loop ? raw[(i + n) % n]! : raw[clamp(i, 0, n - 1)]!);
    for (let i = 0; i < n; i++) {
      const q = raw[i]!.p, d0 = unit(sub(get(i).p, get(i - 1).p)), d1 = unit(sub(get(i + 1).p, get(i).p));
      const A = i === 0 && !s.loop ? d1 : d0, B = i === n - 1 && !s.loop ? d0 : d1, t = unit([A[0] + B[0] + 1e-9, A[1] + B[1]]), nn: P = [-t[1], t[0]],
        cosh = Math.max(0.62, nn[0] * -A[1] + nn[1] * A[0]), h = w / 2 / cosh;
      P0.push({ c: q, l: add(q, nn, -h), r: add(q, nn, h), a: add(q, nn, -h * 0.46), b: add(q, nn, h * 0.46) });
    }
    const M = s.loop ? n : n - 1, shadeOf = (nx: P) => 0.5 + 0.5 * (nx[0] * L[0]! + nx[1] * L[1]!);
    // square-cut ends
    const cap = (e: { c: P; l: P; r: P; a: P; b: P }, dir: P) => { const k = m === 'gem' ? 0.5 : 0.5; return { tip0: add(e.l, dir, w * k), tip1: add(e.r, dir, w * k) }; };
    const quads: string[] = [];
    for (let i = 0; i < M; i++) {
      const u = P0[i]!, v = P0[(i + 1) % n]!, d = unit(sub(v.c, u.c)), nl: P = [d[1], -d[0]], nr: P = [-d[1], d[0]];
      if (m === 'metal') {
        const sl = shadeOf(nl), sr = shadeOf(nr), wob = 0.05 * Math.sin(raw[i]!.t * 40);
        quads.push(path(poly([u.c, v.c, v.l, u.l]),
          `fill="${ramp(ore, sl * 0.92 + 0.04 + wob)}" stroke="${ramp(ore, sl * 0.92 + 0.04 + wob)}" stroke-width=".8"`)
            + path(poly([u.c, v.c, v.r, u.r]), `fill="${ramp(ore, sr * 0.86 + 0.02 - wob)}" stroke="${ramp(ore, sr * 0.86 + 0.02 - wob)}" stroke-width=".8"`));
      } else {
        const sl = shadeOf(nl), sr = shadeOf(nr), j = () => rr.f(-0.2, 0.24);
        const tri = (ps: P[], t: number) => path(poly(ps), `fill="${ramp(gemR, t)}" stroke="${ramp(gemR, clamp(t + 0.12))}" stroke-width="1"`);
        const ml: P = [(u.l[0] + v.l[0]) / 2, (u.l[1] + v.l[1]) / 2], mr: P = [(u.r[0] + v.r[0]) / 2, (u.r[1] + v.r[1]) / 2],
          mb: P = [(u.b[0] + v.b[0]) / 2, (u.b[1] + v.b[1]) / 2], mc: P = [(u.c[0] + v.c[0]) / 2, (u.c[1] + v.c[1]) / 2];
        quads.push(tri([u.l, v.l, u.a], sl * 0.86 + j() * 0.6) + tri([v.l, v.a, u.a], sl * 0.86 + 0.06 + j() * 0.6));
        quads.push(tri([u.r, v.r, v.b], sr * 0.82 + j() * 0.6) + tri([u.r, v.b, u.b], sr * 0.82 - 0.05 + j() * 0.6));
        const tb = 0.5 + 0.16 * Math.sin(i * 2.1); void ml; void mr;
          quads.push(tri([u.a, v.a, mc], tb + 0.14 + j() * 0.5) + tri([u.a, mc, u.b], tb + j() * 0.7) + tri([v.a, v.b, mc], tb + 0.06 + j() * 0.7) + tri([u.b, v.b, mc], tb - 0.16 + j() * 0.5));
        void mb;
        if (rr.chance(0.24)) top += path(poly([u.a, v.a, mc]), `fill="#fff" opacity="${pale ? 0.8 : 0.5}"`);
      }
    }
    if (!s.loop) for (const [e, q0] of [[P0[0]!, unit(sub(P0[0]!.c, P0[1]!.c))], [P0[n - 1]!, unit(sub(P0[n - 1]!.c, P0[n - 2]!.c))]] as [typeof P0[0], P][]) {
      if (s.shut?.[e === P0[0] ? 0 : 1]) continue;
      const { tip0, tip1 } = cap(e, q0), t = shadeOf(q0);
      const fillM = (k: number) => (m === 'metal' ? ramp(ore, k * 0.9 + 0.04) : ramp(gemR, k * 0.85 + 0.06));
      const nrm: P = unit(sub(e.l, e.c)), nrm2: P = unit(sub(e.r, e.c));
      quads.unshift('');
      quads.push(path(poly([e.c, e.l, tip0]), `fill="${fillM(shadeOf(nrm))}"`) + path(poly([e.c, e.r, tip1]), `fill="${fillM(shadeOf(nrm2))}"`)
        + path(poly([e.c, tip0, tip1]), `fill="${fillM(t)}"`));
    }
    // later strokes of a figure lie over the earlier ones: a thin dark seat under each run
    body += roundLine(dOf(s), w + 3, m === 'metal' ? ore[0]! : gemR[0]!, 'stroke-opacity=".001"') + quads.join('');
    if (m === 'metal') {
      const ridge = P0.map((q) => q.c); top += path(poly(ridge, s.loop), `fill="none" stroke="${ore[4]!}" stroke-width="2.6" stroke-opacity=".9" stroke-linejoin="round"`);
      top += path(poly(P0.map((q) => q.l), s.loop), `fill="none" stroke="${ore[4]!}" stroke-width="1.6" stroke-opacity=".5"`);
      if (num === '6' || num === '10' || num === '8') for (const q of march(s, w * 0.9)) for (const sd of [-1, 1]) {
        const e = polar(q.p[0], q.p[1], w * 0.25, q.a + (sd * Math.PI) / 2);
        top += circ(e[0] + 2, e[1] + 2.6, w * 0.075, 'fill="#000" fill-opacity=".45"') + circ(e[0], e[1], w * 0.07, `fill="${ore[2]!}"`)
          + circ(e[0] - w * 0.02, e[1] - w * 0.022, w * 0.03, `fill="${ore[4]!}" fill-opacity=".85"`);
      }
    }
  }
  const glints: string[] = [];
  const dull = m === 'metal' && ['6', '8', '10'].includes(num);
  for (const s of dull ? [] : st.all) {
    const q = march(s, 30);
    for (const t of [0.1, 0.48, 0.83]) {
      const z = q[Math.floor(t * (q.length - 1))]!;
      if (z.p[1] < st.bottom - 120 || m === 'gem') glints.push(path(sparkleD(z.p[0] - w * 0.12, z.p[1] - w * 0.16, w * rr.f(0.22, 0.44)), 'fill="#fff"'));
    }
  }
  c.add('art', [sh, body, top, glints.join('')]);
  if (m === 'gem') drawScatter({ ...parts, st, gemR });
  fam = m === 'gem' ? 'marcellus' : 'cinzel:600';
  max = m === 'gem' ? 86 : 70;
  return { fam, max };
}
