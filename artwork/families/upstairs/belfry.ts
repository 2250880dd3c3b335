import {
  at, circ, type Drawing, g, lerp, mix, withContrast, n1, type P, path, polar, poly, rect, shade, smooth, TAU, tf, tfit, wrap,
} from '#artwork/engine.ts';
import { rectPath } from '#artwork/primitives/rectangles.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import type { Street } from './street.ts';
import { scrap } from './paper.ts';
import { tint } from './pen.ts';


/** a bell in full swing, drawn about the pin it hangs from */
function bell({ pen, K }: Street): string {
  const brass = mix(K.warm, '#dca23c', 0.5), body = 'M-34 26C-44 30 -52 60 -58 112C-64 176 -92 208 -126 236L-132 258H132L126 236C92 208 64 176 58 112C52 60 44 30 34 26C20 8 -20 8 -34 26Z', ink = `stroke="${pen.ink}" stroke-linejoin="round" stroke-linecap="round"`;
  return path('M0 214V286', `fill="none" ${ink} stroke-width="20"`) + path('M0 214V286', `stroke="${shade(brass, -0.2)}" stroke-width="11"`) + circ(0, 292, 25, `fill="${shade(brass, -0.2)}" ${ink} stroke-width="5"`) + path(body, `fill="${brass}"`) + path('M58 112C52 60 44 30 34 26C26 14 14 10 4 12C22 40 24 150 34 200L60 236L68 258H132L126 236C92 208 64 176 58 112Z', `fill="${shade(brass, -0.1)}"`) + path('M-36 44C-44 90 -44 150 -66 196', `fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="13" stroke-linecap="round"`)
    + path('M-54 84Q0 98 54 84M-56 98Q0 112 56 98M-108 222Q0 244 108 222', `fill="none" ${ink} stroke-width="3.4"`) + path(body, `fill="none" ${ink} stroke-width="6"`) + path('M74 206l22 28M60 196l24 34', `fill="none" ${ink} stroke-width="2.6"`)
    + path(rectPath(-56, -26, 112, 40), `fill="${mix('#8a5a36', K.hot, 0.15)}" ${ink} stroke-width="5"`) + path('M-34 -26v40M34 -26v40', `${ink} stroke-width="4"`) + circ(0, -6, 10, `fill="${pen.ink}"`);
}

/** a pigeon put up by the noise, its wings at the top or the bottom of their beat */
function pigeon(x: number, y: number, q: number, deg: number, up: boolean, ink: string, col: string): string {
  const s = `stroke="${ink}" stroke-width="${n1(3 / q)}" stroke-linejoin="round"`, wing = up ? 'M-6 -4C-14 -34 4 -62 40 -72C34 -54 38 -30 22 -4Z' : 'M-8 2C-6 26 16 48 44 50C32 34 34 16 22 0Z', far = up ? 'M2 -6C4 -36 -16 -58 -44 -64C-36 -44 -30 -18 -12 -2Z' : 'M-2 0C-12 18 -30 30 -50 30C-40 18 -30 4 -14 -4Z';
  return g(path(far, `fill="${shade(col, -0.12)}" ${s}`) + path('M-46 -6C-30 -16 4 -18 24 -10C30 -18 42 -18 46 -8L56 -4L46 -1C42 10 20 16 -2 12C-18 10 -30 6 -66 14L-52 2Z', `fill="${col}" ${s}`) + path(wing, `fill="${col}" ${s}`) + circ(40, -9, 2.2, `fill="${ink}"`), tf(x, y, deg, q));
}

/** the roofs of a town in a row from the left edge to the right */
function roofs(s: Street, base: number, seedTone: number, tall: number): string {
  const { pen, r, K, linen, green } = s, walls = [mix(K.warm, linen, 0.5), mix(K.hot, linen, 0.62), linen, mix(K.cool2, linen, 0.4), mix(K.warm, linen, 0.72)], tiles = [K.hot, K.cool, mix(K.hot, K.warm, 0.35), mix(K.cool, K.deep, 0.3)];
  let o = '', x = -30, i = seedTone;
  while (x < 1010) {
    const w = r.f(112, 176), h = r.f(tall * 0.7, tall), top = base - h, wall = walls[i % walls.length]!, roof = tiles[(i * 3) % tiles.length]!, rise = r.f(52, 88), gable = i % 3 !== 1;
    o += tint(rectPath(x, top, w, 1420 - top), wall, 3, 3);
    const lid: P[] = gable ? [[x - 9, top], [x + w / 2, top - rise], [x + w + 9, top]] : [[x - 9, top], [x + 18, top - rise * 0.72], [x + w - 18, top - rise * 0.72], [x + w + 9, top]];
    o += tint(poly(lid), roof, 3, 3);
    const cx = x + w * 0.72, cy = top - rise * (gable ? 0.42 : 0.7);
    o += tint(rectPath(cx, cy - 34, 22, 36), mix(K.hot, '#a8553c', 0.4), 2, 2);
    pen.box(cx, cy - 34, 22, 36).shape(lid, true).line([x, top], [x, 1410], true).line([x + w, top], [x + w, 1410]);
    if (!gable) for (let k = 1; k < 4; k++) pen.line([x + 6, top - k * rise * 0.17], [x + w - 6, top - k * rise * 0.17]);
    let panes = '';
    for (let y = top + 26; y < base + 120; y += 62) for (const k of [0.18, 0.58]) {
      panes += rectPath(x + w * k, y, w * 0.22, 34);
      pen.box(x + w * k, y, w * 0.22, 34).line([x + w * (k + 0.11), y], [x + w * (k + 0.11), y + 34]);
    }
    o += path(panes, `fill="${i % 2 ? mix(K.deep, '#2a2f3b', 0.4) : mix(K.warm, '#fff0c0', 0.5)}"`);
    if (i % 2 === 0) {
      const px = x + w * 0.26, py = top - rise * (gable ? 0.5 : 0.72), f: P[] = [[px, py - 70], [px + 26, py - 62], [px + 50, py - 70], [px + 48, py - 40], [px + 24, py - 34], [px, py - 42]];
      pen.line([px, py], [px, py - 74], true).shape(f);
      o += tint(poly(f), [K.warm, K.cool, K.hot, green][i % 4]!, 2, 1);
    }
    o += pen.take(2.2, 4);
    x += w + r.f(-2, 10);
    i++;
  }
  return o;
}

/** the bell tower over the town, and everyone's flags out */
export function drawBelfry(s: Street): Drawing {
  const { c, pen, r, p, K, linen, name } = s, ink = pen.ink, sky = mix(mix(K.cool2, linen, 0.3), p.bg, 0.2), stone = mix(linen, mix(K.warm, '#c9b48d', 0.5), 0.4), pin: P = [500, 612];
  // what the bell says goes out in rings
  let air = '';
  for (let i = 0; i < 46; i++) {
    const a0 = (i * TAU) / 46;
    if (i % 2) continue;
    air += path(poly([polar(500, 760, 120, a0), polar(500, 760, 1300, a0 - 0.035), polar(500, 760, 1300, a0 + 0.06)]), `fill="${mix(sky, linen, 0.55)}"`);
  }
  for (const q of [360, 430, 505, 585]) pen.curve(Array.from({ length: 9 }, (_, i) => polar(500, 760, q, -0.52 + i * 0.13))).curve(Array.from({ length: 9 }, (_, i) => polar(500, 760, q, Math.PI - 0.52 + i * 0.13)));
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${sky}"`) + air + pen.take(3));
  let o = roofs(s, 1190, 1, 150);
  // the tower
  const L = 306, R = 694, T = 520, arch = 'M372 1000V700A128 128 0 0 1 628 700V1000Z';
  o += tint(rectPath(L, T, R - L, 900), stone, 5, 4) + path(rectPath(600, T, 94, 900), `fill="${shade(stone, -0.07)}"`) + tint(rectPath(L - 26, T - 46, R - L + 52, 46) + rectPath(L - 14, 1024, R - L + 28, 26), shade(stone, 0.03), 4, 4);
  pen.line([L, T], [L, 1400], true).line([R, T], [R, 1400], true).box(L - 26, T - 46, R - L + 52, 46, true).line([L - 26, T - 22], [R + 26, T - 22]).box(L - 14, 1024, R - L + 28, 26, true).hatch(L, T + 3, R - L, 12, 9).hatch(L, 1053, R - L, 11, 9);
  for (let i = 0; i < 10; i++) {
    const y = T + 14 + i * 50, w = i % 2 ? 30 : 46;
    if (y > 960) continue;
    pen.box(L, y, w, 44).box(R - w, y, w, 44);
  }
  for (let i = 0; i < 5; i++) {
    const x = L - 18 + i * 96.5, d = rectPath(x, T - 88, 52, 42);
    o += tint(d, stone, 3, 3);
    pen.box(x, T - 88, 52, 42, true).hatch(x + 30, T - 86, 22, 38, 7);
  }
  o += pen.take(2.2, 5);
  o += path(arch, `fill="${mix(K.deep, '#20242f', 0.35)}"`) + path('M372 1000V700A128 128 0 0 1 628 700V1000H612V704A112 112 0 0 0 388 704V1000Z', `fill="${shade(stone, 0.05)}"`);
  for (let i = 0; i <= 12; i++) pen.line(polar(500, 700, 128, Math.PI + (i * Math.PI) / 12), polar(500, 700, 158, Math.PI + (i * Math.PI) / 12));
  pen.raw(arch, true).raw('M342 1000V700A158 158 0 0 1 658 700V1000').raw('M388 1000V704A112 112 0 0 1 612 704V1000');
  o += pen.take(2.4, 5) + path('M388 636H612V612H388Z', `fill="${mix('#8a5a36', K.hot, 0.15)}"`) + path('M392 612H608M392 636H608', `stroke="${ink}" stroke-width="4"`);
  o += g(bell(s), tf(pin[0], pin[1] + 22, -21));
  c.add('art', o);
  // flags strung from the tower to the houses
  let hung = '';
  for (const [a, b, dip] of [[[300, 560], [-20, 820], 70], [[700, 560], [1020, 800], 70]] as [P, P, number][]) {
    const q = (t: number): P => [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + dip * 4 * t * (1 - t)];
    pen.curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(q));
    for (let i = 0; i < 9; i++) {
      const u = q((i + 0.18) / 9), v = q((i + 0.82) / 9), d = poly([u, v, [(u[0] + v[0]) / 2 - 4, Math.max(u[1], v[1]) + 40]]);
      hung += tint(d, [K.hot, K.warm, K.cool, linen][i % 4]!, 2, 2) + path(d, `fill="none" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"`);
    }
  }
  c.add('art', hung + pen.take() + roofs(s, 1330, 4, 160) );
  const board = withContrast(linen, K.hot, 4.6), label = name ? tfit(name, 'berkshire-swash', 660, 56) : undefined;
  if (label) {
    const w = Math.max(330, label.x1 - label.x0 + 96), x = 500 - w / 2, y = 1068, D = smooth([[x, y + 8], [x + w * 0.25, y], [x + w * 0.5, y + 5], [x + w * 0.75, y], [x + w, y + 8], [x + w, y + 84], [x + w * 0.75, y + 76], [x + w * 0.5, y + 81], [x + w * 0.25, y + 76], [x, y + 84]], true, 0.5);
    c.add('ornament', path(D, 'fill="#000" opacity=".24" transform="translate(9 11)"') + path(D, `fill="${board}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"`));
    c.add('type', path(at(label, 500, y + 44 + 16), `fill="${linen}"`));
  }
  const birds: [number, number, number, number, boolean][] = [[212, 470, 0.95, 190, true], [118, 628, 0.7, 196, false], [812, 452, 1.05, -14, true], [902, 596, 0.75, -22, false], [742, 676, 0.6, 8, true], [232, 760, 0.55, 170, true]];
  let flock = '';
  for (const [x, y, q, deg, up] of birds) flock += deg > 90 ? g(pigeon(0, 0, 1, 180 - deg, up, ink, linen), tf(x, y, 0, -q, q)) : pigeon(x, y, q, deg, up, ink, linen);
  for (let i = 0; i < 60; i++) {
    const x = r.f(0, 1000), y = r.f(380, 1400);
    if (y > 1050 && y < 1170) continue;
    flock += scrap(r, x, y, r.f(5, 11), r.pick([K.hot, K.warm, K.cool, linen]));
  }
  c.add('ornament', flock);
  const own = linesOf(s.headline), lines = own.length > 1 ? own : wrap(s.headline, s.headline.length > 12 ? 2 : 1), b = block(lines, 'abril-fatface', 800, lines.length > 1 ? 224 : 130, 150, 1.04);
  c.add('type', path(b.d(500, 218 - b.h / 2), `fill="${withContrast(sky, K.deep, 7)}"`)).add('texture', c.grain(0.7));
  c.alt = 'A bell swinging in its tower above the roofs of a town with flags out.';
  return c;
}
