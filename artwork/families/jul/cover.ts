import {
  bez, circ, Drawing, ell, g, type Input, lerp, lum, mix, n1, type P, path, poisson, polar, poly, pt, qbez, rect,
  ribbon, type Rng, shade, smooth, TAU, tf, type Palette,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { dry, onLine, strokeLeaf } from '#artwork/marks/brush.ts';
import { num } from '#artwork/outlines/ornament.ts';

const HORSE =
  'M168 16C178 36 188 56 194 74C256 98 306 164 330 238C384 262 452 262 508 250C562 240 602 262 614 306C624 352 617 402 613 442C606 504 601 568 606 644C566 650 526 650 486 644C485 592 479 544 462 502C430 478 380 474 341 488C322 532 316 584 318 644C278 650 238 650 199 644C201 564 197 484 186 412C181 352 177 312 168 272C150 268 130 282 112 298C92 308 64 298 55 277C49 258 61 232 78 207C96 170 116 130 131 96C137 64 148 36 168 16Z';
const spruce = (x: number, y: number, h: number, col: string, hi: string, r: Rng, snow = '') => {
  let d = '', e = '', s = '';
  const n = Math.max(4, Math.round(h / 34));
  for (let i = 0; i < n; i++) {
    const t = (i + 1) / n, yy = y - h + h * 0.92 * t, w = h * 0.27 * t * r.f(0.88, 1.1), up = (h / n) * 1.5;
    d += `M${n1(x)} ${n1(yy - up)}C${n1(x + w * 0.24)} ${n1(yy - up * 0.4)} ${n1(x + w * 0.6)} ${n1(yy - up * 0.1)} ${n1(x + w)} ${n1(yy)}Q${n1(x
      + w * 0.45)} ${n1(yy + 2)} ${n1(x)} ${n1(yy - h * 0.02)}Q${n1(x - w * 0.45)} ${n1(yy
      + 2)} ${n1(x - w)} ${n1(yy)}C${n1(x - w * 0.6)} ${n1(yy - up * 0.1)} ${n1(x - w * 0.24)} ${n1(yy - up * 0.4)} ${n1(x)} ${n1(yy - up)}Z`;
    for (let k = 0; k < 5; k++) {
      const u = r.f(0.1, 0.9);
      e += `M${n1(x - w * u * 0.55)} ${n1(yy - up * (1 - u) * 0.7)}L${n1(x - w * u)} ${n1(yy - up * (1 - u) * 0.2)}`;
    }
    if (snow) s += `M${n1(x - w * 0.9)} ${n1(yy - 2)}Q${n1(x - w * 0.5)} ${n1(yy - up * 0.34)} ${n1(x - w * 0.18)} ${n1(yy - up * 0.5)}Q${n1(x - w * 0.4)} ${n1(yy - up * 0.1)} ${n1(x - w * 0.9)} ${n1(yy - 2)}Z`;
  }
  return path(`M${n1(x - h * 0.022)} ${n1(y - h * 0.1)}H${n1(x + h * 0.022)}V${n1(y)}H${n1(x - h * 0.022)}Z`, `fill="${shade(col, -0.12)}"`)
    + path(d, `fill="${col}"`) + path(e, `stroke="${hi}" stroke-width="${n1(Math.max(1.4, h / 90))}" stroke-linecap="round" fill="none"`) + (s ? path(s, `fill="${snow}"`) : '');
};
/** straws bound together: body, leg or horn of the goat */
const straws = (r: Rng, ps: P[], w: (t: number) => number, cols: string[], line: string, light: string) => {
  let s = path(ribbon(ps, w), `fill="${cols[0]!}"`);
  const n = Math.max(5, Math.round(Math.max(w(0.5), w(0.1), w(0.9)) / 5));
  let dk = '', lt = '', md = '';
  for (let i = 0; i < n; i++) {
    const u = ((i + 0.5) / n - 0.5) * 0.96, t0 = r.f(0, 0.08), t1 = 1 - r.f(0, 0.06);
    const q: P[] = [];
    for (let k = 0; k <= 9; k++) {
      const t = lerp(t0, t1, k / 9), [p0, a] = onLine(ps, t), o = u * w(t) + r.f(-0.6, 0.6);
      q.push([p0[0] - Math.sin(a) * o, p0[1] + Math.cos(a) * o]);
    }
    const d = smooth(q, false);
    const z = (i + 0.5) / n;
    if (z > 0.62 || r.chance(0.34)) dk += d;
    else if (z < 0.4 && r.chance(0.75)) lt += d;
    else md += d;
  }
  s += path(md, `stroke="${cols[1]!}" stroke-width="3.2" fill="none" stroke-linecap="round"`)
    + path(lt, `stroke="${light}" stroke-width="3" fill="none" stroke-linecap="round"`) + path(dk, `stroke="${line}" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-opacity=".75"`);
  return s;
};
const bind = (ps: P[], w: (t: number) => number, t: number, len: number, col: string, dk: string, hi: string) => {
  const [p0, a] = onLine(ps, t), h = w(t) / 2 + 3;
  let s = path(`M${-len / 2} ${n1(-h)}Q0 ${n1(-h - 4)} ${len / 2} ${n1(-h)}Q${len / 2 + 5} 0 ${len / 2} ${n1(h)}Q0 ${n1(h + 4)} ${-len / 2} ${n1(h)}Q${-len / 2 + 5} 0 ${-len / 2} ${n1(-h)}Z`,
    `fill="${col}"`), d = '', e = '';
  for (let x = -len / 2 + 5; x < len / 2; x += 7) d += `M${n1(x)} ${n1(-h)}Q${n1(x + 5)} 0 ${n1(x)} ${n1(h)}`;
  e = `M${-len / 2 + 3} ${n1(-h * 0.45)}H${len / 2 - 1}`;
  s += path(d, `stroke="${dk}" stroke-width="1.8" fill="none" stroke-opacity=".7"`) + path(e, `stroke="${hi}" stroke-width="3" stroke-opacity=".6"`);
  return g(s, `transform="translate(${n1(p0[0])} ${n1(p0[1])}) rotate(${n1((a * 180) / Math.PI)})"`);
};

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng; p: Palette; dk: boolean; bg: string; cream: string; red: string; night: string; fir: string;
  flake: (x: number, y: number, R: number, col: string) => string;
};

function drawHorse({ c, r, p, dk, bg, cream, red, night }: Scene) {
  const X = 206, Y = 392, S = 0.98;
  // kurbits plume rising from the saddle
  const g1 = p.c, g2 = p.b, hi1 = shade(g1, 0.1), hi2 = shade(g2, 0.09);
  let k = '';
  const cx = 604, cy = 640;
  const L = (dx: number, dy: number, qx: number, qy: number, ex: number, ey: number, w: number, col: string,
    hi: string) => strokeLeaf([cx + dx, cy + dy], [cx + qx, cy + qy], [cx + ex, cy + ey], w, col, hi, mix(hi, cream, 0.6));
  k += path(`M${cx} ${cy}C${cx - 14} ${cy - 150} ${cx - 6} ${cy - 260} ${cx} ${cy - 420}`, `stroke="${shade(g1, -0.05)}" stroke-width="9" fill="none" stroke-linecap="round"`);
  for (const s of [-1, 1]) {
    k += L(0, -40, s * 96, -60, s * 176, -190, 60, g1, hi1) + L(0, -120, s * 150, -180, s * 226, -70 - 90, 46, g2, hi2)
      + L(0, -190, s * 130, -230, s * 160, -360, 56, g1, hi1) + L(0, -270, s * 90, -300, s * 74, -430, 40, g2, hi2);
    k += path(`M${cx} ${cy - 210}C${cx + s * 80} ${cy - 230} ${cx + s * 190} ${cy - 270} ${cx + s * 232} ${cy - 300}`, `stroke="${shade(g1, -0.05)}" stroke-width="6" fill="none"`);
    k += path(`M${cx} ${cy - 60}C${cx + s * 60} ${cy - 60} ${cx + s * 120} ${cy - 60} ${cx + s * 150} ${cy - 30}`, `stroke="${shade(g1, -0.05)}" stroke-width="6" fill="none"`);
  }
  const rose = (x: number, y: number, R: number, col: string, core: string) => {
    let s = '';
    for (let ring = 0; ring < 3; ring++) {
      const q = R * (1 - ring * 0.31), n = 7 - ring;
      for (let i = 0; i < n; i++) {
        const a = (i * TAU) / n + ring * 0.45, e = polar(x, y, q * 0.62, a);
        s += circ(e[0], e[1], q * 0.42, `fill="${ring % 2 ? shade(col, 0.1) : col}"`)
          + path(`M${pt(polar(x, y, q * 0.96, a - 0.26))}Q${pt(polar(x, y, q * 1.06, a))} ${pt(polar(x, y, q * 0.96, a + 0.26))}`,
          `stroke="${mix(col, cream, 0.75)}" stroke-width="${n1(R * 0.06)}" stroke-linecap="round" fill="none"`);
      }
    }
    return s + circ(x, y, R * 0.24, `fill="${core}"`) + [0, 1, 2, 3, 4, 5].map((i) => {
      const e = polar(x, y, R * 0.34, i * 1.047);
      return circ(e[0], e[1], R * 0.045, `fill="${cream}"`);
    }).join('');
  };
  const bud = (x: number, y: number, a: number, R: number,
    col: string) => g(path(`M0 0C${-R} ${-R * 0.3} ${-R * 0.8} ${-R * 1.3} ${-R * 0.2} ${-R * 1.5}C${-R * 0.1} ${-R} ${R * 0.1} ${-R} ${R * 0.2} ${-R * 1.5}C${R * 0.8} ${-R * 1.3} ${R} ${-R * 0.3} 0 0Z`,
      `fill="${col}"`) + path(`M0 ${-R * 0.2}V${-R * 0.9}M${-R * 0.3} ${-R * 0.35}L${-R * 0.4} ${-R}M${R * 0.3} ${-R * 0.35}L${R * 0.4} ${-R}`,
        `stroke="${mix(col, cream, 0.7)}" stroke-width="4" stroke-linecap="round"`), `transform="translate(${x} ${y}) rotate(${a})"`);
  k += bud(cx - 236, cy - 300, -58, 38, p.d) + bud(cx + 236, cy - 300, 58, 38, p.d) + rose(cx, cy - 420, 74, p.d, g2)
    + rose(cx - 96, cy - 262, 50, mix(p.d, cream, 0.42), red) + rose(cx + 96, cy - 262, 50, mix(p.d, cream, 0.42), red);
  c.add('ornament', k);
  // ground of snow
  const sn = 'M70 1012C190 972 330 968 520 976C690 982 840 972 934 1004C948 1022 930 1042 880 1046C700 1058 330 1060 140 1046C86 1042 58 1030 70 1012Z';
  c.add('art', path(sn, `fill="${dk ? mix(bg, '#ffffff', 0.78) : '#ffffff'}"`) + dry(c, r, sn, [60, 960, 880, 100], 1, mix(night, '#9fb6c4', 0.7), 60, 0.3, 4));
  const body = shade(red, 0.02), hc = c.clip(path(HORSE));
  let s = path(HORSE, `fill="${body}"`) + path('M462 502C480 540 486 590 486 650H620V300C622 400 560 470 462 502Z', `fill="${shade(red, -0.06)}"`)
    + path('M341 488C322 530 316 584 318 650H262C262 580 280 520 341 488Z', `fill="${shade(red, -0.06)}"`);
  s += dry(c, r, HORSE, [50, 0, 570, 660], 62, shade(red, 0.09), 190, 0.35, 4) + dry(c, r, HORSE, [50, 0, 570, 660], 66, shade(red, -0.1), 120, 0.3, 3);
  // saddle and harness, painted
  const sad = 'M334 214C372 262 470 268 536 232C546 300 534 366 500 402C470 384 440 396 424 424C404 396 376 386 344 402C318 352 318 270 334 214Z';
  let q = path(sad, `fill="${p.b}"`) + path(sad, `fill="none" stroke="${cream}" stroke-width="9"`)
    + path('M352 250C392 284 468 288 522 262C526 310 518 346 496 372C468 360 440 372 424 390C406 370 378 362 354 372C338 334 340 288 352 250Z', `fill="none" stroke="${p.d}" stroke-width="7"`);
  q += rose(432, 320, 42, mix(p.d, cream, 0.2), red) + ([[-62, -12], [62, -14], [-44, 34], [46, 32]] as [number, number][]).map(([x, y]) => circ(432 + x, 320 + y, 6.5, `fill="${cream}"`)).join('');
  const strap = (d: string) => path(d, `stroke="${p.b}" stroke-width="30" fill="none"`) + path(d, `stroke="${cream}" stroke-width="4" fill="none" stroke-dasharray="0.1 15" stroke-linecap="round"`);
  q += strap('M170 348C230 372 290 366 340 330') + strap('M206 160C208 214 196 262 174 306');
  // mane in strokes
  let mane = '';
  const cr = bez([190, 78], [262, 110], [310, 180], [326, 244], 10);
  cr.forEach((e, i) => {
    if (i < 10) { const [x, y] = e; mane += strokeLeaf([x + 8, y - 6], [x - 34, y + 6], [x - 62, y + 50], 21, i % 2 ? cream : p.d, i % 2 ? mix(cream, p.d, 0.25) : shade(p.d, 0.07)); }
  });
  q += mane;
  // legs' painted cuffs
  for (const [x, y] of [[259, 560], [546, 560]] as [number, number][])
    q += path(`M${x - 80} ${y}Q${x} ${y + 26} ${x + 80} ${y}`, `stroke="${cream}" stroke-width="10" fill="none"`)
      + path(`M${x - 80} ${y + 24}Q${x} ${y + 50} ${x + 80} ${y + 24}`, `stroke="${p.d}" stroke-width="7" fill="none"`)
      + [-44, -22, 0, 22, 44].map((e) => path(`M${x + e} ${y + 2}q-9 -20 0 -34q9 14 0 34Z`, `fill="${cream}"`)).join('');
  q += rect(150, 612, 480, 50, `fill="${shade(p.e, -0.02)}"`);
  q += [0, 1, 2, 3].map((i) => strokeLeaf([596, 330 + i * 4], [560 - i * 8, 330 + i * 22], [566 - i * 5, 380 + i * 26], 15, i % 2 ? cream : p.d, i % 2 ? cream : shade(p.d, 0.08))).join('');
  s += g(q, `clip-path="${hc}"`);
  s += circ(122, 196, 13, `fill="${cream}"`) + circ(121, 197, 7.5, `fill="${shade(p.e, -0.12)}"`)
    + path('M72 268q14 8 26 4', `stroke="${shade(red, -0.2)}" stroke-width="5" fill="none" stroke-linecap="round"`)
    + circ(72, 246, 4.5, `fill="${shade(red, -0.22)}"`) + path('M170 34C160 56 154 76 152 96C164 86 176 84 184 84', `fill="${shade(red, -0.09)}"`);
  // docked tail
  s += path('M604 268C640 262 656 300 650 352C646 398 632 430 618 436C612 400 622 340 596 300Z', `fill="${shade(p.e, -0.02)}"`)
    + path('M618 290C634 310 634 360 626 408M634 300C642 330 640 360 634 390', `stroke="${mix(p.e, cream, 0.4)}" stroke-width="4" fill="none" stroke-linecap="round"`);
  c.add('art', g(s, tf(X, Y, 0, S)));
}

function drawGoat({ c, r, p, dk, bg, cream, red, night, fir, flake }: Scene) {
  const base = '#D9A94F', cols = [mix(base, p.c, 0.08), '#E6BD68'], line = '#96652a', light = '#F7DFA0';
  const hill = 'M-20 1010C160 940 330 950 520 972C700 992 860 960 1020 968V1420H-20Z';
  const snow = dk ? '#EEF3F4' : '#ffffff';
  let back = '';
  const disc = [500, 560, 372] as const;
  const dcol = dk ? mix(bg, p.d, 0.32) : mix(p.d, cream, 0.35);
  back += circ(...disc, `fill="${dcol}"`)
    + dry(c, r, `M${disc[0] - disc[2]} ${disc[1]}a${disc[2]} ${disc[2]} 0 1 0 ${disc[2] * 2} 0a${disc[2]} ${disc[2]} 0 1 0 ${-disc[2] * 2} 0Z`,
    [128, 188, 744, 744], 8, shade(dcol, 0.07), 160, 0.5, 6);
  for (const [x, y, h] of [[120, 980, 300], [196, 985, 210], [890, 985, 330], [800, 975, 190], [46, 990, 200]] as [number, number, number][])
    back += spruce(x, y, h, dk ? mix(fir, bg, 0.3) : fir, dk ? fir : shade(fir, 0.08), r, snow);
  c.add('art', back);
  c.add('art', path(hill, `fill="${snow}"`) + dry(c, r, hill, [0, 950, 1000, 110], 2, mix('#9fb9c9', p.e, 0.15), 110, 0.3, 5)
    + path('M240 1016C330 992 640 992 770 1014C640 1040 340 1042 240 1016Z', `fill="${mix('#8ea9bb', p.e, 0.3)}" fill-opacity=".5"`));
  let s = '';
  const B = (ps: P[], w: (t: number) => number) => straws(r, ps, w, cols, line, light),
    radius = (ps: P[], w: (t: number) => number, t: number, l = 34) => bind(ps, w, t, l, red, shade(red, -0.16), shade(red, 0.14));
  const leg = (x0: number, y0: number, x1: number, y1: number) => {
    const ps = qbez([x0, y0], [lerp(x0, x1, 0.5) + 6, lerp(y0, y1, 0.5)], [x1, y1], 10), w = (t: number) => lerp(72, 46, Math.min(1, t * 1.3)) + (t > 0.86 ? (t - 0.86) * 120 : 0);
    return B(ps, w) + radius(ps, w, 0.46, 26) + radius(ps, w, 0.84, 26);
  };
  s += leg(384, 760, 350, 1014) + leg(690, 770, 716, 1014);
  // tail
  const tail = qbez([726, 668], [800, 600], [846, 640], 10), tw = (t: number) => 30 + 26 * t;
  s += B(tail, tw) + radius(tail, tw, 0.4, 22);
  const body = bez([328, 742], [440, 700], [600, 706], [752, 726], 14), bw = (t: number) => 164 - 26 * Math.sin(Math.PI * t);
  s += B(body, bw);
  s += leg(424, 800, 428, 1022) + leg(642, 800, 640, 1022);
  s += [0.17, 0.5, 0.84].map((t) => radius(body, bw, t, 44)).join('');
  const neck = qbez([402, 744], [330, 640], [330, 508], 12), nw = (t: number) => lerp(160, 96, t);
  s += B(neck, nw) + radius(neck, nw, 0.42, 38);
  // far horn, head, near horn
  const horn = (dx: number, dy: number) => bez([332 + dx, 470 + dy], [420 + dx, 262 + dy], [660 + dx, 300 + dy], [610 + dx, 500 + dy], 20), hw = (t: number) => 40 * (1 - t * 0.62);
  const h1 = horn(34, -4);
  s += B(h1, hw) + [0.14, 0.36, 0.58, 0.8].map((t) => radius(h1, hw, t, 18)).join('');
  const beard = qbez([262, 592], [262, 660], [230, 722], 10), bd = (t: number) => 42 + 22 * t;
  s += B(beard, bd) + radius(beard, bd, 0.1, 20);
  const head = qbez([372, 486], [300, 520], [196, 586], 10), hd = (t: number) => lerp(122, 64, t);
  s += B(head, hd) + radius(head, hd, 0.72, 30);
  const ear = qbez([362, 470], [420, 470], [462, 510], 8), ew = (t: number) => 34 * Math.sin(Math.PI * (0.2 + 0.7 * t)) + 4;
  s += B(ear, ew);
  const h2 = horn(0, 4);
  s += B(h2, hw) + [0.1, 0.32, 0.54, 0.76].map((t) => radius(h2, hw, t, 18)).join('');
  s += circ(300, 506, 11, `fill="${shade(p.e, -0.16)}"`) + circ(297, 502, 3.6, 'fill="#fff"');
  // ribbon bow at the neck
  const bow = `M0 0C-40 -46 -96 -46 -92 -6C-90 30 -36 26 0 0ZM0 0C40 -46 96 -46 92 -6C90 30 36 26 0 0Z`;
  s += g(path('M-6 4C-30 50 -40 92 -62 128L-34 122L-18 142C-2 96 6 54 6 4ZM6 4C24 44 40 80 70 108L42 110L36 134C10 90 0 50 -4 4Z',
    `fill="${shade(red, -0.08)}"`) + path(bow, `fill="${red}"`)
      + path('M-20 -6C-44 -22 -70 -22 -80 -10M20 -6C44 -22 70 -22 80 -10',
      `stroke="${shade(red, 0.13)}" stroke-width="6" fill="none" stroke-linecap="round"`) + ell(0, 0, 17, 20, `fill="${shade(red, -0.06)}"`), tf(352, 672, -8));
  c.add('art', s);
  let fl = '';
  for (const q of poisson(r, 40, 60, 920, 900, 104)) if (Math.hypot(q[0] - 500, q[1] - 620) > 330)
    fl += r.chance(0.3) ? flake(q[0], q[1], r.f(6, 10), dk ? '#fff' : mix('#ffffff', night, 0.1)) : circ(q[0], q[1], r.f(2.5, 5.5), `fill="${dk ? '#fff' : '#ffffff'}"`);
  c.add('ornament', fl);
}

function drawTomte({ c, r, p, dk, bg, cream, red, night, fir, flake }: Scene) {
  const snow = dk ? '#E9F0F2' : '#ffffff', ground = 'M-20 984C200 940 420 962 560 974C740 990 880 956 1020 974V1420H-20Z';
  let back = circ(724, 250, 84, `fill="${mix(p.d, '#fff3cf', 0.5)}"`) + dry(c, r, 'M640 250a84 84 0 1 0 168 0a84 84 0 1 0 -168 0Z', [640, 166, 168, 168], 20, '#ffffff', 30, 0.4, 4);
  for (const [x, y, h] of [[90, 975, 420], [190, 980, 250], [900, 985, 470], [786, 975, 270], [26, 980, 240], [980, 985, 260]] as [number, number, number][])
    back += spruce(x, y, h, dk ? mix(fir, bg, 0.22) : fir, dk ? shade(fir, 0.03) : shade(fir, 0.09), r, snow);
  c.add('art', back + path(ground, `fill="${snow}"`) + dry(c, r, ground, [0, 956, 1000, 90], 1, mix('#9fb9c9', night, 0.2), 90, 0.26, 5));
  const coat = mix(p.e, '#6b7480', 0.35);
  const one = (x: number, y: number, S: number, hat: string, cloth: string, lamp: boolean, lean: number) => {
    const bodyD = 'M-142 0C-156 -120 -132 -250 -80 -300H80C132 -250 156 -120 142 0C60 18 -60 18 -142 0Z';
    let s = ell(0, 8, 190, 26, `fill="${mix('#8ea9bb', night, 0.35)}" fill-opacity=".5"`);
    s += path('M-96 -4C-116 6 -128 22 -122 34H-20C-14 18 -20 2 -34 -6ZM96 -4C116 6 128 22 122 34H20C14 18 20 2 34 -6Z', `fill="#4a352a"`);
    s += path(bodyD, `fill="${cloth}"`) + dry(c, r, bodyD, [-160, -300, 320, 320], 84, shade(cloth, 0.1), 110, 0.4, 4) + dry(c, r, bodyD, [-160, -300, 320, 320], 88, shade(cloth, -0.1), 70, 0.4, 3);
    s += path('M-145 -26Q0 16 145 -26', `stroke="${cream}" stroke-width="15" fill="none"`) + path('M-145 -26Q0 16 145 -26', `stroke="${hat}" stroke-width="5" fill="none" stroke-dasharray="11 11"`);
    // sleeves and mittens
    const arm = (k: number, ex: number,
      ey: number) => path(ribbon(qbez([k * 92, -262], [k * 176, -196], [ex, ey], 12), (t) => 74 - 16 * t), `fill="${shade(cloth, -0.05)}"`)
        + circ(ex, ey + 10, 34, `fill="${hat}"`) + ell(ex, ey - 22, 36, 13, `fill="${cream}"`);
    s += arm(-1, -128, -118) + arm(1, lamp ? 168 : 124, lamp ? -140 : -118);
    // beard, brushed
    const beard = 'M-104 -318C-150 -240 -132 -140 -60 -70C-36 -46 -14 -34 4 -22C20 -38 44 -52 64 -76C132 -148 148 -244 104 -318Z';
    s += path(beard, `fill="${mix(cream, '#dfe4e6', 0.4)}"`);
    let hair = '', hair2 = '';
    for (let i = 0; i < 54; i++) {
      const u = r.f(-1, 1), t = r.f(0, 0.75), x0 = u * 96 * (1 - t * 0.3), y0 = -312 + t * 190, L = r.f(50, 110);
      const d = `M${n1(x0)} ${n1(y0)}C${n1(x0 + u * 12)} ${n1(y0 + L * 0.4)} ${n1(x0 * 0.92)} ${n1(y0 + L * 0.7)} ${n1(x0 * 0.72)} ${n1(y0 + L)}`;
      if (i % 2) hair += d; else hair2 += d;
    }
    const bc = c.clip(path(beard));
    s += g(path(hair, `stroke="#ffffff" stroke-width="5" stroke-linecap="round" fill="none"`)
      + path(hair2, `stroke="${mix('#b9c2c8', cream, 0.2)}" stroke-width="4" stroke-linecap="round" fill="none"`), `clip-path="${bc}"`);
    s += path('M-6 -296C-44 -276 -92 -270 -112 -300C-80 -300 -50 -318 -8 -316ZM6 -296C44 -276 92 -270 112 -300C80 -300 50 -318 8 -316Z', `fill="#fff"`);
    s += ell(0, -318, 37, 33, `fill="#E8A98A"`) + ell(-10, -328, 13, 9, 'fill="#fff" fill-opacity=".5"') + circ(-64, -312, 20, `fill="#E59A86" fill-opacity=".0"`);
    // the hat down to the nose
    const hatD = 'M-138 -322C-128 -400 -92 -520 -20 -630C30 -700 130 -720 210 -650C150 -660 96 -640 84 -600C104 -520 132 -410 138 -322C60 -372 -60 -372 -138 -322Z';
    let hs = path(hatD, `fill="${hat}"`) + dry(c, r, hatD, [-150, -710, 380, 400], 76, shade(hat, 0.1), 120, 0.42, 4) + dry(c, r, hatD, [-150, -710, 380, 400], 82, shade(hat, -0.12), 90, 0.4, 3.4);
    hs += path('M62 -352C70 -430 72 -500 62 -560C66 -580 74 -592 84 -600C104 -520 132 -410 138 -322C110 -342 90 -348 62 -352Z',
      `fill="${shade(hat, -0.12)}" fill-opacity=".5"`) + path('M84 -600C60 -596 30 -600 6 -612M70 -560C50 -556 34 -560 20 -566',
        `stroke="${shade(hat, -0.14)}" stroke-width="6" stroke-linecap="round" fill="none"`);
    s += g(hs, `transform="scale(${lean} 1)"`);
    const band = 'M-146 -318C-136 -352 -60 -388 0 -388C60 -388 136 -352 146 -318C142 -300 132 -298 122 -304C80 -336 -80 -336 -122 -304C-132 -298 -142 -300 -146 -318Z';
    s += path(band, `fill="${cream}"`) + [-104, -74, -44, -14, 16, 46, 76, 104].map((e) => path(`M${e} ${n1(-376 + Math.abs(e) ** 1.7 * 0.013)}l9 12l-9 12l-9 -12Z`, `fill="${p.b}"`)).join('');
    s += circ(lean * 210, -646, 27, `fill="${cream}"`) + circ(lean * 210 - 7, -654, 12, 'fill="#fff"');
    if (lamp) {
      const lx = 172, ly = -70;
      s += circ(lx, ly + 40, 250, `fill="${c.rad([[0, '#ffdf94', 0.75], [0.35, '#ffcf75', 0.28], [1, '#ffcf75', 0]])}"`);
      s += path(`M${lx} ${ly - 70}C${lx - 34} ${ly - 60} ${lx - 34} ${ly - 34} ${lx - 26} ${ly - 22}H${lx + 26}C${lx + 34} ${ly - 34} ${lx + 34} ${ly - 60} ${lx} ${ly - 70}Z`,
        `fill="none" stroke="#33302f" stroke-width="6"`) + path(`M${lx - 40} ${ly - 4}L${lx - 18} ${ly - 34}H${lx + 18}L${lx + 40} ${ly - 4}Z`,
          'fill="#33302f"') + rect(lx - 36, ly - 4, 72, 92, 'fill="#ffe7a6"')
            + path(`M${lx} ${ly + 74}C${lx - 20} ${ly + 62} ${lx - 12} ${ly + 40} ${lx} ${ly + 18}C${lx + 14} ${ly + 40} ${lx + 20} ${ly + 62} ${lx} ${ly + 74}Z`,
            'fill="#fff"') + path(`M${lx} ${ly + 74}C${lx - 12} ${ly + 66} ${lx - 8} ${ly + 52} ${lx} ${ly + 38}C${lx + 9} ${ly + 52} ${lx + 12} ${ly + 66} ${lx} ${ly + 74}Z`,
              'fill="#f6a13c"') + path(`M${lx - 36} ${ly - 4}V${ly + 88}M${lx + 36} ${ly - 4}V${ly + 88}M${lx} ${ly - 4}V${ly + 14}`,
                'stroke="#33302f" stroke-width="6"') + rect(lx - 44, ly + 84, 88, 15, 'fill="#33302f" rx="4"');
    }
    return g(s, tf(x, y, 0, S));
  };
  c.add('art', one(706, 1000, 0.66, p.b === bg ? p.c : p.b, mix(red, '#5a3a3a', 0.15), false, 1));
  c.add('art', one(410, 1022, 1.08, red, coat, true, -1));
  let fl = '';
  for (const q of poisson(r, 20, 30, 960, 900, 90)) fl += r.chance(0.28) ? flake(q[0], q[1], r.f(6, 10), '#fff') : circ(q[0], q[1], r.f(2.5, 5.5), 'fill="#fff"');
  c.add('ornament', g(fl, `opacity="${dk ? 0.95 : 0.9}"`));
}

function drawWindow({ c, r, p, dk, bg, cream, red, night, fir, top }: Scene & { top: number }) {
  // the star and the candle arch in a window
  const x0 = 190, x1 = 810, y0 = 150, y1 = 900, sky = mix(night, '#0f2038', 0.45), wood = cream, wsh = shade(mix(cream, bg, 0.25), -0.06);
  const glassD = `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
  let s = rect(x0 - 54, y0 - 54, x1 - x0 + 108, y1 - y0 + 90, `fill="${wood}"`)
    + dry(c, r, `M${x0 - 54} ${y0 - 54}H${x1 + 54}V${y1 + 36}H${x0 - 54}Z`, [x0 - 54, y0 - 54, 730, 840], 90, wsh, 120, 0.5, 5);
  let o = path(glassD, `fill="${c.lin([[0, shade(sky, -0.03)], [0.7, mix(sky, p.e, 0.4)], [1, mix(sky, '#7f9bb4', 0.6)]])}"`)
    + dry(c, r, glassD, [x0, y0, 620, 750], 6, shade(sky, 0.1), 120, 0.3, 7);
  o += path(`M${x0} 760C340 690 480 740 600 716C700 700 760 690 ${x1} 712V${y1}H${x0}Z`, `fill="${mix('#b9cbd8', sky, 0.35)}"`);
  for (const [x, h] of [[226, 260], [300, 170], [760, 300], [690, 180], [372, 110]] as [number, number][]) o += spruce(x, 790, h, mix(fir, sky, 0.42), mix(fir, sky, 0.15), r, '#dfe9ef');
  o += path(`M${x0} 800C360 760 520 806 ${x1} 770V${y1}H${x0}Z`, 'fill="#E6EEF2"');
  for (const q of poisson(r, x0, y0, 620, 720, 46)) o += circ(q[0], q[1], r.f(2, 5), `fill="#fff" fill-opacity="${num(r.f(0.55, 1))}"`);
  s += g(o, `clip-path="${c.clip(path(glassD))}"`);
  s += path(`M${x0} ${y0}H${x1}V${y1}H${x0}ZM${x0 + 14} ${y0 + 14}V${y1}H${x1 - 14}V${y0 + 14}Z`, `fill="${wsh}" fill-rule="evenodd"`)
    + rect(488, y0, 24, y1 - y0, `fill="${wood}"`) + rect(x0, 466, x1 - x0, 22, `fill="${wood}"`) + rect(512, y0, 5, y1 - y0, `fill="${wsh}"`) + rect(x0, 488, x1 - x0, 5, `fill="${wsh}"`);
  c.add('art', s);
  // lace pelmet
  let pel = '';
  const pc = dk ? p.b : red;
  for (let i = 0; i < 9; i++) {
    const x = x0 - 54 + i * 81 + 40;
    pel += path(`M${x - 41} 96H${x + 41}V168C${x + 41} 206 ${x + 16} 214 ${x} 234C${x - 16} 214 ${x - 41} 206 ${x - 41} 168Z`, `fill="${pc}"`)
      + path(`M${x} 128l16 22l-16 22l-16 -22Z`, `fill="${cream}"`)
      + path(`M${x - 41} 170C${x - 41} 196 ${x - 16} 204 ${x} 222C${x + 16} 204 ${x + 41} 196 ${x + 41} 170`, `stroke="${cream}" stroke-width="5" fill="none"`);
  }
  c.add('art', pel + dry(c, r, `M${x0 - 56} 96H${x1 + 56}V200H${x0 - 56}Z`, [130, 96, 740, 120], 88, shade(pc, 0.1), 90, 0.3, 4)
    + rect(x0 - 70, 84, x1 - x0 + 140, 20, `fill="${shade(pc, -0.1)}" rx="8"`));
  // paper star
  const sx = 500, sy = 402;
  let st = circ(sx, sy, 300, `fill="${c.rad([[0, '#ffd98a', 0.8], [0.35, '#ffcb70', 0.3], [1, '#ffcb70', 0]])}"`) + path(`M${sx} 190V${sy - 120}`, 'stroke="#2b2522" stroke-width="3"');
  const pts = 7;
  for (let i = 0; i < pts; i++) {
    const a = -Math.PI / 2 + (i * TAU) / pts, tip = polar(sx, sy, 152, a), l = polar(sx, sy, 66, a - Math.PI / pts), q = polar(sx, sy, 66, a + Math.PI / pts);
    st += path(poly([[sx, sy], l, tip]), `fill="${mix('#FFE3A0', red, 0.06)}"`) + path(poly([[sx, sy], q, tip]), `fill="${mix('#F3B457', red, 0.14)}"`);
    for (const t of [0.42, 0.58, 0.74]) { const e = polar(sx, sy, 152 * t, a); st += path(`M${n1(e[0])} ${n1(e[1] - 5)}l4 5l-4 5l-4 -5Z`, 'fill="#fff6d6"'); }
  }
  st += circ(sx, sy, 17, 'fill="#fff6d6"');
  c.add('art', st, 'glow');
  // sill and the seven-armed arch
  c.add('art', rect(x0 - 92, y1 + 4, x1 - x0 + 184, 56, `fill="${wood}" rx="5"`) + rect(x0 - 92, y1 + 46, x1 - x0 + 184, 16, `fill="${wsh}"`)
    + dry(c, r, `M${x0 - 92} ${y1 + 4}H${x1 + 92}V${y1 + 50}H${x0 - 92}Z`, [90, y1, 820, 60], 0, wsh, 60, 0.5, 3));
  let a = '';
  const bx = 500, by = y1 + 12;
  a += ell(bx, by + 8, 250, 12, 'fill="#2a2018" fill-opacity=".22"') + path(`M${bx - 230} ${by}V${by - 34}H${bx + 230}V${by}Z`, `fill="${red}"`)
    + path(`M${bx - 230} ${by - 34}H${bx + 230}`, `stroke="${shade(red, 0.13)}" stroke-width="6"`);
  for (let i = 0; i < 7; i++) {
    const x = bx - 204 + i * 68, h = 84 + (3 - Math.abs(i - 3)) * 46;
    a += path(`M${x - 9} ${by - 34}V${by - h}H${x + 9}V${by - 34}Z`, `fill="${i % 2 ? shade(red, -0.03) : red}"`)
      + path(`M${x - 22} ${by - h}H${x + 22}L${x + 15} ${by - h + 18}H${x - 15}Z`, `fill="${shade(red, -0.08)}"`)
      + rect(x - 10, by - h - 66, 20, 66, `fill="${cream}"`) + rect(x + 3, by - h - 66, 7, 66, `fill="${shade(cream, -0.1)}"`)
      + circ(x, by - h - 84, 76, `fill="${c.rad([[0, '#ffe6a3', 0.95], [0.25, '#ffd37e', 0.4], [1, '#ffd37e', 0]])}"`)
      + path(`M${x} ${by - h - 66}C${x - 12} ${by - h - 76} ${x - 8} ${by - h - 92} ${x} ${by - h - 108}C${x + 8} ${by - h - 92} ${x + 12} ${by - h - 76} ${x} ${by - h - 66}Z`, 'fill="#fff8dc"');
  }
  a += path(`M${bx - 230} ${by - 60}L${bx} ${by - 246}L${bx + 230} ${by - 60}L${bx + 214} ${by - 34}L${bx} ${by - 208}L${bx - 214} ${by - 34}Z`,
    `fill="${shade(red, -0.05)}"`) + [-2, -1, 0, 1, 2].map((i) => path(`M${bx + i * 76} ${by - 26}l9 9l-9 9l-9 -9Z`, `fill="${cream}"`)).join('');
  c.add('art', a, 'flicker');
  top = 1010;
  return top;
}

export function drawJul(inp: Input): Drawing {
  const c = new Drawing('jul', inp), { r, p } = c;
  const m = inp.motif || 'horse', dk = isDark(p), bg = p.bg;
  const cream = lum(p.paper) > 0.7 ? p.paper : mix(p.ink, '#fff8ea', 0.5), red = p.a, night = dk ? bg : p.e, fir = mix('#35695a', p.b, 0.36);
  const ink = reads(bg, 5, p.ink, p.e), acc = reads(bg, 4.6, p.a, p.c, ink);
  const all = 'M0 0H1000V1400H0Z';
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${bg}"`) + dry(c, r, all, [0, 0, 1000, 1400], 3, dk ? shade(bg, 0.06) : '#ffffff', 260, dk ? 0.16 : 0.22, 9)
    + dry(c, r, all, [0, 0, 1000, 1400], -2, shade(bg, -0.06), 180, 0.12, 7));
  let top = 1078;
  const flake = (x: number, y: number, R: number, col: string) => path([0, 1, 2].map((i) => {
    const q = polar(0, 0, R, (i * Math.PI) / 3 + 0.5);
    return `M${n1(x - q[0])} ${n1(y - q[1])}L${n1(x + q[0])} ${n1(y + q[1])}`;
  }).join(''), `stroke="${col}" stroke-width="${n1(R * 0.28)}" stroke-linecap="round"`);
  const scene: Scene = { c, r, p, dk, bg, cream, red, night, fir, flake };
  if (m === 'horse') drawHorse(scene);
  else if (m === 'goat') drawGoat(scene);
  else if (m === 'tomte') drawTomte(scene);
  else top = drawWindow({ ...scene, top });
  const t = smallLines(inp);
  const b = block(inp.headline, 'elsie-swash-caps:900', 500, 800, t.length ? 190 : 220, 150, { cy: (top + (t.length ? 1268 : 1330)) / 2 + (m === 'window' ? 4 : 6) }, { lead: 0.98 });
  const onSnow = m === 'tomte' || m === 'goat';
  c.add('type', path(b.d, `fill="${onSnow ? reads('#ffffff', 5, p.a, p.e) : ink}"`));
  if (t.length) c.add('type',
    path(block(t.map(upper).join('|'), 'josefin-sans:600', 500, 760, 70, 27, { top: Math.max(b.bottom + 30, 1272) }, { track: 150, lead: 1.6 }).d,
      `fill="${onSnow ? reads('#ffffff', 5, p.e, p.ink) : acc}"`));
  c.add('texture', c.grain(0.7));
  return c;
}
