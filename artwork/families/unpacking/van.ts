import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { circ, type Drawing, g, mix, path, rect, shade } from '#artwork/engine.ts';
import { Iso } from './iso.ts';
import { armchair, carton, cat, coloursOf, lamp, plant } from './things.ts';

/** The van stands at the kerb with its ramp down; the words are painted on its side. */
export function drawVan(c: Drawing): void {
  const { p, input } = c;
  const dark = isDark(p), k = coloursOf(p, dark), q = new Iso(402, 560, 1);
  const road = dark ? shade(p.bg, 0.05) : mix(p.bg, p.ink, 0.2), pave = dark ? shade(p.bg, 0.13) : mix(p.bg, p.paper, 0.55);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${dark ? shade(p.bg, -0.02) : p.bg}"`));
  // far kerb, the street, near kerb
  c.add('art', q.face(pave, [-900, -430, 0], [1500, -430, 0], [1500, -60, 0], [-900, -60, 0]) + q.face(shade(pave, -0.1), [-900, -60, 0], [1500, -60, 0], [1500, -60, -16], [-900, -60, -16]) +
    q.face(road, [-900, -60, -16], [1500, -60, -16], [1500, 1500, -16], [-900, 1500, -16]));
  let stones = '';
  for (let x = -900; x < 1500; x += 92) stones += q.l([x, -60, 0], [x, -430, 0]);
  c.add('art', path(stones + q.l([-900, -180, 0], [1500, -180, 0]) + q.l([-900, -300, 0], [1500, -300, 0]), `fill="none" stroke="${shade(pave, -0.06)}" stroke-width="2.5"`) +
    [-700, -420, -140, 140, 420, 700].map((x) => q.face(mix(road, '#FFF8E6', 0.6), [x, 620, -16], [x + 150, 620, -16], [x + 150, 640, -16], [x, 640, -16])).join(''));
  c.add('art', terrace(c, q));
  const L = 560, D = 250, Z = 64, H = 330, body = mix(p.b, '#2F7F86', 0.15), cab = mix(p.paper, '#FFF6E4', 0.4);
  // shadow on the road
  c.add('art', path(q.d([-210, D + 20, -16], [L, D + 20, -16], [L, 0, -16], [L + 190, -58, -16], [L + 190, 150, -16], [L, D + 20, -16], [-210, D + 70, -16]), `fill="${k.cast}" fill-opacity=".26"`));
  const tyre = (x: number) => g(circ(0, 0, 54, 'fill="#23262B"') + circ(0, 0, 29, 'fill="#D8D3C6"') + circ(0, 0, 11, 'fill="#6a6d70"'), q.on('left', [x, D + 1, 36]));
  let s = q.box(-190, 10, 22, L + 190, D - 20, 44, '#33373D');
  // the cab
  s += q.face(cab, [-200, D, 40], [0, D, 40], [0, D, 270], [-120, D, 270], [-168, D, 160], [-200, D, 146]) + q.face(shade(cab, 0.04), [-120, 0, 270], [0, 0, 270], [0, D, 270], [-120, D, 270]) +
    q.face(dark ? '#86A8B4' : '#A9CBD2', [-108, D + 1, 254], [-16, D + 1, 254], [-16, D + 1, 160], [-148, D + 1, 160]) + q.face('#C9E1E4', [-108, D + 1, 254], [-80, D + 1, 254], [-120, D + 1, 160], [-148, D + 1, 160]) + q.line(shade(cab, -0.12), 3, [-12, D, 268], [-12, D, 60]) + q.line(shade(cab, -0.2), 7, [-46, D + 1, 140], [-24, D + 1, 140]) +
    q.face(p.a, [-200, D + 1, 40], [0, D + 1, 40], [0, D + 1, 84], [-200, D + 1, 84]);
  // the load's box, open at the back
  const inner = shade(body, -0.22);
  s += q.face(shade(body, 0.08), [0, 0, Z + H], [L, 0, Z + H], [L, D, Z + H], [0, D, Z + H]) + q.face(body, [0, D, Z], [L, D, Z], [L, D, Z + H], [0, D, Z + H]);
  s += q.face(inner, [L, 0, Z], [L, D, Z], [L, D, Z + H], [L, 0, Z + H]);
  const hold = c.clip(path(q.d([L, 12, Z], [L, D - 12, Z], [L, D - 12, Z + H - 16], [L, 12, Z + H - 16])));
  s += g(q.face(shade(inner, -0.08), [L, 12, Z], [L, D - 12, Z], [L, D - 12, Z + H], [L, 12, Z + H]) + q.face(mix('#8A6A48', inner, 0.3), [L - 240, 0, Z], [L, 0, Z], [L, D, Z], [L - 240, D, Z]) + q.face('#FFD873', [L - 170, 30, Z + 300], [L - 100, 30, Z + 300], [L - 100, 210, Z + 300], [L - 170, 210, Z + 300]) +
    carton(q, L - 150, 16, Z, 110, 92, 92, '') + carton(q, L - 150, 20, Z + 92, 100, 84, 80, '') + carton(q, L - 140, 22, Z + 172, 90, 76, 66, '') + carton(q, L - 140, 124, Z, 110, 100, 116, 'heart') + q.round(L - 74, 170, Z + 116, 17, 17, 170, p.d, shade(p.d, -0.1)) + q.round(L - 60, 206, Z, 13, 13, 226, mix(p.a, '#fff', 0.15), '#fff4dc'), `clip-path="${hold}"`);
  s += q.line(shade(body, 0.1), 9, [L, 6, Z], [L, 6, Z + H - 6], [L, D - 6, Z + H - 6], [L, D - 6, Z]) + q.face(p.a, [0, D + 1, Z], [L, D + 1, Z], [L, D + 1, Z + 26], [0, D + 1, Z + 26]);
  s += tyre(-106) + tyre(L - 130);
  // the ramp
  s += q.face(k.cast + '33', [L, 46, -16], [L + 230, 46, -16], [L + 230, D - 20, -16], [L, D - 20, -16]) + q.face('#B9BDBB', [L, 56, Z], [L, D - 56, Z], [L + 210, D - 56, -14], [L + 210, 56, -14]);
  for (let i = 1; i < 8; i++) { const t = i / 8; s += q.line('#8C9190', 3, [L + 210 * t, 60, Z - (Z + 14) * t], [L + 210 * t, D - 60, Z - (Z + 14) * t]); }
  c.add('art', s);
  const t = smallLines(input), ink = reads(body, 4.6, '#FFF8E6', p.paper, p.ink);
  const b = block(input.headline, 'sansita-swashed:700', L / 2, L - 70, t.length ? 168 : 230, 132, { cy: t.length ? 120 : 150 }, { lead: 1.04, lines: 3 });
  c.add('type', g(path(b.d, `fill="${ink}"`), q.on('left', [0, D, Z + H])));
  if (t.length) c.add('type', g(path(block(t.join(' · '), 'josefin-sans:600', L / 2, L - 80, 44, 36, { cy: 256 }, { track: 40 }).d, `fill="${ink}"`), q.on('left', [0, D, Z + H])));
  // on the road already
  c.add('art', front(c, q));
}

function front(c: Drawing, q: Iso): string {
  const { r, p } = c;
  const dark = isDark(p), k = coloursOf(p, dark), z = -16;
  return q.cast(90, 560, 250, 44, 60, k.cast, 0.26, z) + rug(q, 60, 540, z, mix(p.c, '#7B8B5A', 0.2), p.d) +
    q.cast(330, 560, 150, 134, 60, k.cast, 0.26, z) + armchair(q, 330, 560, z, 1.16, mix(p.a, '#C8452F', 0.2), mix(p.d, '#F6D9A0', 0.3)) + cat(...q.at(424, 648, 70), 0.7, '#2B2522') +
    
    q.cast(590, 560, 150, 130, 60, k.cast, 0.26, z) + carton(q, 590, 560, z, 150, 130, 112, 'up') + carton(q, 602, 572, 96, 116, 106, 80, 'heart') + plant(q, r, 656, 626, 176, 0.95, k.leaf, p.b) +
    q.cast(150, 760, 150, 110, 60, k.cast, 0.26, z) + carton(q, 150, 720, z, 150, 120, 96, 'glass') + carton(q, 540, 770, z, 112, 96, 76, '') +
    q.cast(745, 455, 30, 30, 90, k.cast, 0.26, z) + lamp(q, 760, 470, z, 290, mix(p.d, '#F6D48A', 0.3), '#3B2E26');
}

/** the house they are moving to: its front along the far pavement */
function terrace(c: Drawing, q: Iso): string {
  const { p } = c;
  const dark = isDark(p), k = coloursOf(p, dark), y = -430, glow = '#FFD873', frame = '#FFFDF4';
  const walls = [mix(p.d, '#E8C9A0', 0.3), mix(p.a, '#E9B79A', 0.55), k.wall, mix(p.c, '#C9D2B4', 0.5)];
  let s = '';
  for (const [i, x0] of [[3, -790], [0, -520], [1, -250], [2, 20], [3, 290]] as const) {
    const w = 270, wall = dark ? mix(walls[i]!, p.bg, 0.42) : walls[i]!, lit = i === 2 || dark;
    s += q.face(wall, [x0, y, 0], [x0 + w, y, 0], [x0 + w, y, 900], [x0, y, 900]) + q.line(shade(wall, -0.08), 5, [x0 + w, y, 0], [x0 + w, y, 900]);
    const win = (x: number, z: number, on: boolean) => q.face(frame, [x - 7, y, z - 7], [x + 81, y, z - 7], [x + 81, y, z + 117], [x - 7, y, z + 117]) + q.face(on ? glow : dark ? '#33415A' : '#86A3AC', [x, y, z], [x + 74, y, z], [x + 74, y, z + 110], [x, y, z + 110]) + q.line(frame, 5, [x, y, z + 55], [x + 74, y, z + 55]) + q.line(frame, 5, [x + 37, y, z], [x + 37, y, z + 110]) + q.box(x - 12, y, z - 18, 98, 12, 11, frame);
    s += win(x0 + 34, 250, lit) + win(x0 + 164, 250, lit && i !== 3) + win(x0 + 34, 470, i === 2) + win(x0 + 164, 470, dark) + win(x0 + 150, 74, lit);
    const door = [p.c, p.e, p.a, p.b][i]!;
    s += q.face(frame, [x0 + 34, y, 0], [x0 + 122, y, 0], [x0 + 122, y, 196], [x0 + 34, y, 196]) + q.face(i === 2 ? glow : door, [x0 + 42, y, 12], [x0 + 114, y, 12], [x0 + 114, y, 186], [x0 + 42, y, 186]) + (i === 2 ? q.face(door, [x0 + 42, y, 12], [x0 + 42, y - 0, 186], [x0 + 64, y + 38, 176], [x0 + 64, y + 38, 2]) : '') + q.box(x0 + 28, y, 0, 100, 40, 12, mix(wall, '#fff', 0.3));
  }
  return s;
}

/** the good rug, rolled and tied */
function rug(q: Iso, x: number, y: number, z: number, col: string, edge: string): string {
  const L = 230, R = 27, at = q.on('right', [x + L, y + R, z + R + 2]);
  let s = path(q.d([x, y + 2 * R, z + R], [x + L, y + 2 * R, z + R], [x + L, y + R * 0.2, z + 2 * R], [x, y + R * 0.2, z + 2 * R]), `fill="${col}"`) + path(q.d([x, y + R * 1.7, z + 4], [x + L, y + R * 1.7, z + 4], [x + L, y + 2 * R, z + R], [x, y + 2 * R, z + R]), `fill="${shade(col, -0.1)}"`);
  for (const t of [0.08, 0.14, 0.5, 0.86, 0.92]) s += q.line(t === 0.5 ? '#E6CFA0' : edge, t === 0.5 ? 8 : 6, [x + L * t, y + R * 1.75, z + 4], [x + L * t, y + 2 * R, z + R], [x + L * t, y + R * 1.3, z + R * 1.8], [x + L * t, y + R * 0.4, z + 2 * R]);
  s += g(circ(0, 0, R, `fill="${edge}"`) + path('M0 0c6 -8 14 0 10 8s-22 8 -24 -6s14 -24 28 -16', `fill="none" stroke="${shade(col, -0.12)}" stroke-width="5"`), at);
  return s;
}
