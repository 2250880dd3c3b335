import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { circ, type Drawing, g, mix, n1, path, rect, shade } from '#artwork/engine.ts';
import { Iso, type V } from './iso.ts';
import { CARD, cat, coloursOf, crumple, plant, smoke } from './things.ts';

const W = 500, H = 400;

/** A house being taken out of its carton. */
export function drawCarton(c: Drawing): void {
  const { r, p } = c;
  const dark = isDark(p), k = coloursOf(p, dark), q = new Iso(500, 775);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(p.bg, dark ? 0.06 : 0.035)], [1, shade(p.bg, -0.03)]])}"`));
  c.add('art', q.cast(0, 0, W, W, 260, k.cast, 0.2));
  const inner = shade(CARD, -0.2), box = g(
    q.face(inner, [0, 0, 0], [W, 0, 0], [W, 0, H], [0, 0, H]) + q.face(shade(inner, 0.05), [0, 0, 0], [0, W, 0], [0, W, H], [0, 0, H]) +
      flap(q, [0, 0, H], [W, 0, H], [W - 30, -104, H + 34], [30, -104, H + 34], shade(CARD, -0.06)) + flap(q, [0, 0, H], [0, W, H], [-104, W - 30, H + 34], [-104, 30, H + 34], shade(CARD, 0.03)),
  );
  c.add('art', box + house(c, q));
  let paper = '';
  for (let i = 0; i <= 13; i++) {
    const t = i / 13;
    const [lx, ly] = q.at(t * W * 0.9 + 20, W - 26, H - 6 + r.f(0, 22)), [rx, ry] = q.at(W - 26, W * 0.9 * t + 20, H - 6 + r.f(0, 22));
    paper += crumple(r, rx, ry, r.f(26, 56), mix(p.d, '#F4E7CC', 0.5)) + crumple(r, lx, ly, r.f(28, 58), mix(p.paper, '#FFF6E4', 0.5));
  }
  c.add('art', paper);
  const seam = shade(CARD, -0.12);
  c.add('art', q.box(0, 0, 0, W, W, 0, CARD) + q.face(shade(CARD, 0.01), [0, W, 0], [W, W, 0], [W, W, H], [0, W, H]) + q.face(shade(CARD, -0.11), [W, 0, 0], [W, W, 0], [W, W, H], [W, 0, H]) +
    q.line(seam, 2, [W, W, 0], [W, W, H]) +
    flap(q, [0, W, H], [W, W, H], [W - 30, W + 96, H - 2], [30, W + 96, H - 2], shade(CARD, 0.09)) + flap(q, [W, 0, H], [W, W, H], [W + 96, W - 30, H - 2], [W + 96, 30, H - 2], shade(CARD, 0.055)));
  words(c, q);
  c.add('art', cat(150, 1322, 1.05, dark ? '#D2873F' : mix(p.ink, '#2a2018', 0.35)) + plant(q, r, 560, 70, 0, 1.15, k.leaf, p.a));
}

function flap(q: Iso, a: V, b: V, d: V, e: V, col: string): string {
  return path(q.d(a, b, d, e), `fill="${col}"`) + path(q.l(e, d), `fill="none" stroke="${shade(col, 0.08)}" stroke-width="3"`);
}

function words(c: Drawing, q: Iso): void {
  const { p, input } = c;
  const t = smallLines(input), ink = reads(CARD, 4.6, mix(p.ink, '#2a1a10', 0.5), '#2A1A10');
  const b = block(input.headline, 'young-serif', W / 2, W - 60, 236, 118, { cy: 252 }, { lead: 1.04, lines: 3 });
  c.add('type', g(path(b.d, `fill="${ink}"`), q.on('left', [0, W, H])));
  const label = rect(70, 150, 360, 200, `rx="6" fill="#2a1608" fill-opacity=".22" transform="translate(4 6)"`) + rect(70, 150, 360, 200, 'rx="6" fill="#FFF7E6"') + rect(70, 150, 360, 34, `fill="${p.a}"`);
  c.add('art', g(label, q.on('right', [W, W, H])));
  if (!t.length) {
    c.add('art', g(path('M250 226C196 200 212 264 250 296C288 264 304 200 250 226Z', `fill="${p.a}"`) + path('M120 322H380', `stroke="#2A1A10" stroke-opacity=".3" stroke-width="3"`), q.on('right', [W, W, H])));
    return;
  }
  const s = block(t.join('|'), 'josefin-slab:700', 250, 310, 130, 46, { cy: 268 }, { lead: 1.3 });
  c.add('type', g(path(s.d, 'fill="#3A2413"'), q.on('right', [W, W, H])));
}

function house(c: Drawing, q: Iso): string {
  const { r, p } = c;
  const dark = isDark(p), k = coloursOf(p, dark);
  const a = 108, b = 412, z = 640, top = 812, roof = mix(p.a, '#B4452E', 0.25), glow = '#FFD873', frame = '#FFFDF4';
  const [sx, sy] = q.at(190, 215, top + 46);
  let s = smoke(r, sx, sy - 20, 1, dark ? shade(p.bg, 0.2) : mix(p.bg, '#FFFDF6', 0.72));
  const wallL = k.wall, wallR = shade(k.wall, -0.13);
  s += q.face(wallL, [a, b, 300], [b, b, 300], [b, b, z], [a, b, z]) + q.face(wallR, [b, a, 300], [b, b, 300], [b, b, z], [b, 260, top - 6], [b, a, z]);
  // the roof's near slope, its edge, and the sliver of the far verge
  const slope: V[] = [[a - 22, b + 26, z - 26], [b + 26, b + 26, z - 26], [b + 26, 260, top + 8], [a - 22, 260, top + 8]];
  s += path(q.d([b + 26, b + 26, z - 26], [b + 26, 260, top + 8], [b + 26, a - 26, z - 26], [b + 26, a - 26, z - 44], [b + 26, 260, top - 14], [b + 26, b + 26, z - 44]), `fill="${shade(roof, -0.14)}"`);
  s += q.face(roof, ...slope);
  let tiles = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9, y = b + 26 + (260 - b - 26) * t, zz = z - 26 + (top + 34 - z) * t;
    tiles += q.l([a - 22, y, zz], [b + 26, y, zz]);
    for (let j = 0; j < 15; j++) { const x = a - 22 + ((j + (i % 2) / 2) * (b + 48 - a)) / 15; tiles += q.l([x, y, zz], [x, y + 17.6, zz - 22]); }
  }
  s += path(tiles, `fill="none" stroke="${shade(roof, -0.1)}" stroke-width="2.6"`) + q.line(shade(roof, 0.1), 9, [a - 22, 260, top + 8], [b + 26, 260, top + 8]);
  // chimney
  s += q.box(170, 190, top - 60, 44, 50, 96, shade(roof, -0.04)) + q.box(165, 185, top + 30, 54, 60, 14, mix(roof, '#fff', 0.25)) + q.round(192, 215, top + 44, 11, 9, 18, mix(p.d, '#B4643A', 0.4), '#3A2A20');
  // a dormer, lit
  s += q.face(wallL, [250, 392, 690], [316, 392, 690], [316, 392, 742], [283, 392, 772], [250, 392, 742]) + q.face(shade(roof, -0.12), [316, 392, 742], [283, 392, 776], [283, 300, 776], [316, 320, 742]) +
    q.face(glow, [264, 392, 696], [302, 392, 696], [302, 392, 738], [264, 392, 738]) + q.line(frame, 4, [283, 392, 696], [283, 392, 738]) + q.line(shade(roof, 0.06), 8, [246, 394, 740], [283, 394, 778], [320, 394, 740]);
  const win = (x: number, zz: number, w: number, h: number, sill = p.c) => {
    const o = g(rect(-6, -h - 6, w + 12, h + 12, `fill="${frame}"`) + rect(0, -h, w, h, `fill="${c.lin([[0, '#FFE9A6'], [1, glow]])}"`) + path(`M${w / 2} 0V${-h}M0 ${-h / 2}H${w}`, `stroke="${frame}" stroke-width="5"`) + path(`M0 ${-h}h${n1(w * 0.36)}q-4 ${n1(h * 0.5)} ${n1(-w * 0.36)} ${n1(h * 0.7)}Z`, `fill="${p.a}" fill-opacity=".75"`), q.on('left', [x, b, zz]));
    return o + q.box(x - 8, b, zz - 16, w + 16, 14, 14, shade(p.a, -0.05)) + g([0.1, 0.35, 0.6, 0.85].map((t) => circ(w * t, -20, 9, `fill="${sill}"`) + circ(w * t + 3, -27, 5, `fill="${p.paper}"`)).join(''), q.on('left', [x, b + 12, zz]));
  };
  s += win(140, 532, 84, 82) + win(296, 532, 84, 82);
  s += g(rect(-6, -96, 88, 104, `fill="${frame}"`) + rect(0, -90, 76, 98, `fill="#FFDF8A"`) + path('M38 8V-90M0 -42H76', `stroke="${frame}" stroke-width="5"`) + path('M16 8V-26q0 -16 8 -22l-4 -18 10 10h12l10 -10 -4 18q10 8 8 22V8Z', `fill="${mix(p.ink, '#2a2018', dark ? 1 : 0.4)}"`), q.on('right', [b, 300, 540])) +
    g(circ(0, 0, 22, `fill="${frame}"`) + circ(0, 0, 16, `fill="${glow}"`) + path('M0 -16V16M-16 0H16', `stroke="${frame}" stroke-width="4"`), q.on('right', [b, 260, 706]));
  return s;
}
