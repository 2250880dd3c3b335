import { bez, circ, g, mix, n1, path, polar, pt, rect, shade, TAU, tf } from '#artwork/engine.ts';
import { dry, strokeLeaf } from '#artwork/marks/brush.ts';
import type { Winter } from './winter.ts';

const HORSE =
  'M168 16C178 36 188 56 194 74C256 98 306 164 330 238C384 262 452 262 508 250C562 240 602 262 614 306C624 352 617 402 613 442C606 504 601 568 606 644C566 650 526 650 486 644C485 592 479 544 462 502C430 478 380 474 341 488C322 532 316 584 318 644C278 650 238 650 199 644C201 564 197 484 186 412C181 352 177 312 168 272C150 268 130 282 112 298C92 308 64 298 55 277C49 258 61 232 78 207C96 170 116 130 131 96C137 64 148 36 168 16Z';

/** a Dala horse */
export function drawHorse({ c, r, p, dk, bg, cream, red, night }: Winter) {
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
