import { isDark, reads } from '#artwork/colours/grounds.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { circ, type Drawing, ell, g, mix, n1, path, rect, shade } from '#artwork/engine.ts';
import { Iso } from './iso.ts';
import { carton, coloursOf, crumple, plant } from './things.ts';

const W = 540, H = 560;

/** One room, its first coat half on, the first night in it. */
export function drawFirstNight(c: Drawing): void {
  const { r, p, input } = c;
  const dark = isDark(p), q = new Iso(500, 722);
  const night = dark ? p.bg : mix(p.e, '#141B33', 0.45);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(night, 0.04)], [1, shade(night, -0.05)]])}"`));
  const bare = '#E9D9BE', coat = mix(p.b, p.bg, dark ? 0.1 : 0.18), T = 26;
  // walls with their thickness, the floor
  let s = q.face(shade(night, -0.07), [-T, W, -30], [W, W, -30], [W, W, 0], [-T, W, 0]) + q.face(shade(night, -0.1), [W, -T, -30], [W, W, -30], [W, W, 0], [W, -T, 0]) +
    q.face(bare, [0, 0, 0], [0, W, 0], [0, W, H], [0, 0, H]) + q.face(shade(bare, -0.1), [0, 0, 0], [W, 0, 0], [W, 0, H], [0, 0, H]) + q.face('#B98552', [0, 0, 0], [W, 0, 0], [W, W, 0], [0, W, 0]);
  let boards = '', ends = '';
  for (let i = 1; i < 15; i++) {
    boards += q.l([0, (W * i) / 15, 0], [W, (W * i) / 15, 0]);
    for (let j = 0; j < 2; j++) { const x = r.f(40, W - 40); ends += q.l([x, (W * i) / 15, 0], [x, (W * (i + 1)) / 15, 0]); }
  }
  s += path(boards + ends, `fill="none" stroke="#96683C" stroke-width="2.6"`);
  // the new colour, rolled on in strips
  let roll = `M0 0H${W}V${H - 120}`;
  for (let i = 0; i < 9; i++) { const x = W - (i * W) / 9; roll += `L${n1(x)} ${n1(H - 150 + ((i * 67) % 92) - 40)}L${n1(x - W / 9)} ${n1(H - 150 + ((i * 67) % 92) - 40)}`; }
  s += g(path(`${roll}Z`, `fill="${coat}"`), q.on('left', [0, 0, H]).replace(/matrix\([^)]*\)/, `matrix(0.866 -0.5 0 1 ${q.at(0, W, H).map(n1).join(' ')})`));
  s += q.face(shade(night, -0.02), [-T, -T, H], [-T, W, H], [0, W, H], [0, 0, H]) + q.face(shade(night, 0.03), [-T, -T, H], [W, -T, H], [W, 0, H], [0, 0, H]) +
    q.face('#F7F0E0', [0, 2, 0], [0, W, 0], [0, W, 24], [0, 2, 24]) + q.face('#DDD2BD', [2, 0, 0], [W, 0, 0], [W, 0, 24], [2, 0, 24]);
  c.add('art', s + windowOn(c, q));
  // the light that a bare bulb throws
  const [bx, by] = q.at(250, 250, 400);
  c.add('art', g(circ(bx, by, 560, `fill="${c.rad([[0, '#FFE9A8', 0.75], [0.25, '#FFDf8a', 0.3], [1, '#FFD873', 0]])}"`), `clip-path="${c.clip(path(q.d([0, 0, H], [W, 0, H], [W, 0, 0], [W, W, 0], [0, W, 0], [0, W, H])))}"`));
  const t = smallLines(input), ink = reads(coat, 3.6, '#FFF9EA', p.paper, p.ink, '#1d1a18');
  const at = `transform="matrix(0.866 -0.5 0 1 ${q.at(0, W, H).map(n1).join(' ')})"`;
  const b = block(input.headline, 'shrikhand', W / 2 - 4, W - 84, t.length ? 216 : 250, 128, { cy: t.length ? 150 : 178 }, { lead: 1.03, lines: 3 });
  c.add('type', g(path(b.d, `fill="${ink}"`), at));
  if (t.length) c.add('type', g(path(block(t.join('|'), 'josefin-sans:600', W / 2, W - 90, 80, 36, { top: b.bottom + 20 }, { track: 30, lead: 1.3 }).d, `fill="${ink}"`), at));
  c.add('art', furniture(c, q));
  c.add('art', path(`M${n1(bx)} -10V${n1(by - 34)}`, 'stroke="#16130f" stroke-width="5"') + rect(bx - 11, by - 40, 22, 30, 'rx="4" fill="#2b2620"') + circ(bx, by + 12, 70, `fill="${c.rad([[0, '#FFF6D0', 0.95], [0.4, '#FFE48F', 0.5], [1, '#FFD873', 0]])}"`) + circ(bx, by + 12, 27, 'fill="#FFF8DC"') + path(`M${n1(bx - 8)} ${n1(by + 14)}q4 -14 8 0q4 -14 8 0`, 'fill="none" stroke="#E0A030" stroke-width="3"'), 'twinkle');
}

function windowOn(c: Drawing, q: Iso): string {
  const { p } = c, f = '#FFFBEF', w = 220, h = 250;
  const sky = mix('#16224A', p.e, 0.25);
  return g(rect(-14, -14, w + 28, h + 28, `fill="${f}"`) + rect(0, 0, w, h, `fill="${c.lin([[0, sky], [1, mix(sky, '#7A6AA8', 0.5)]])}"`) +
    circ(158, 70, 34, 'fill="#FFF1C9"') + circ(172, 62, 30, `fill="${sky}"`) + circ(40, 50, 3, 'fill="#fff"') + circ(84, 94, 2.4, 'fill="#fff"') + circ(60, 128, 2, 'fill="#fff"') +
    path(`M0 ${h}V190L40 160L80 190V204H120V176L160 146L200 176V190H${w}V${h}Z`, `fill="${shade(sky, -0.09)}"`) + rect(148, 192, 16, 20, 'fill="#FFD873"') + rect(30, 200, 14, 18, 'fill="#FFD873"') +
    path(`M${w / 2} 0V${h}M0 ${h / 2}H${w}`, `stroke="${f}" stroke-width="9"`), q.on('left', [180, 0, 470])) + q.box(160, 0, 200, 262, 26, 14, f);
}

function furniture(c: Drawing, q: Iso): string {
  const { r, p } = c, dark = isDark(p), k = coloursOf(p, dark);
  const quilt = [mix(p.a, '#C8452F', 0.15), mix(p.paper, '#FFF6E4', 0.5), mix(p.d, '#E9B860', 0.2), mix(p.c, '#5F8A6A', 0.2)];
  let s = '';
  // the corner: what has been carried in and not yet been opened
  s += q.cast(14, 30, 120, 100, 60, '#3a2210', 0.28) + carton(q, 14, 20, 0, 124, 104, 110, 'up') + carton(q, 24, 28, 110, 96, 84, 76, 'heart') + plant(q, r, 196, 70, 0, 1.05, k.leaf, mix(p.a, '#B4643A', 0.4));
  // ladder against the wall that is being painted
  const rail = (y: number) => q.line('#8A5A30', 11, [84, y, 0], [6, y, 232]);
  s += rail(440) + rail(506) + [0.16, 0.38, 0.6, 0.82].map((t) => q.line('#A8713F', 9, [84 - 78 * t, 440, 232 * t], [84 - 78 * t, 506, 232 * t])).join('');
  // the tin, and the roller in its tray
  s += q.round(170, 486, 0, 34, 34, 62, '#C9CCC8', mix(p.b, '#fff', 0.1)) + path(`M${q.at(170, 486, 62).map(n1).join(' ')}m-41 0q41 -66 82 0`, 'fill="none" stroke="#8b8f8c" stroke-width="4"');
  // the bed on the floor
  const X = 262, Y = 110, w = 236, d = 300;
  s += q.cast(X, Y, w, d, 30, '#3a2210', 0.3) + q.box(X, Y, 0, w, d, 38, '#F4ECDC') + q.box(X + 14, Y + 10, 38, 96, 66, 20, '#FFFDF6') + q.box(X + 124, Y + 10, 38, 96, 66, 20, mix(p.d, '#FFFDF6', 0.55));
  const n = 5, m = 5, x0 = X - 8, y0 = Y + 104, cw = (w + 16) / n, cd = (d - 96) / m;
  s += q.box(x0, y0, 6, w + 16, d - 96, 44, quilt[1]!);
  for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) {
    const col = quilt[(i + j * 2) % 4]!, a = x0 + i * cw, b = y0 + j * cd;
    s += q.face(col, [a, b, 50], [a + cw, b, 50], [a + cw, b + cd, 50], [a, b + cd, 50]);
    if (j === m - 1) s += q.face(shade(col, -0.05), [a, b + cd, 50], [a + cw, b + cd, 50], [a + cw, b + cd, 8], [a, b + cd, 8]);
    if (i === n - 1) s += q.face(shade(col, -0.14), [a + cw, b, 50], [a + cw, b + cd, 50], [a + cw, b + cd, 8], [a + cw, b, 8]);
  }
  const [cx, cy] = q.at(X + 120, y0 + 70, 50);
  s += ell(cx, cy - 6, 62, 34, 'fill="#2a1608" fill-opacity=".25"') + curled(cx, cy - 14, mix('#D98A3D', p.a, 0.15));
  // supper on a box: chips in their paper, two mugs, a candle
  s += q.cast(150, 300, 84, 84, 40, '#3a2210', 0.28) + carton(q, 110, 250, 0, 120, 110, 84, 'glass');
  const [fx, fy] = q.at(160, 312, 84);
  s += crumple(r, fx, fy - 4, 40, '#FFFBEE');
  for (let i = 0; i < 15; i++) { const a = r.f(-0.9, 0.9) - Math.PI / 2, L = r.f(16, 34), x = fx + r.f(-20, 20), y = fy - 2 + r.f(-8, 6); s += path(`M${n1(x)} ${n1(y)}l${n1(Math.cos(a) * L)} ${n1(Math.sin(a) * L)}`, `stroke="${i % 3 ? '#F2BE4A' : '#DE9E2E'}" stroke-width="7" stroke-linecap="round"`); }
  s += q.round(212, 276, 84, 13, 14, 26, p.a, '#5a3320') + q.round(212, 334, 84, 13, 14, 26, p.b, '#5a3320');
  return s;
}

/** a cat asleep, nose under tail */
function curled(x: number, y: number, col: string): string {
  const dk = shade(col, -0.13);
  return ell(x, y, 58, 33, `fill="${col}"`) + path(`M${n1(x - 56)} ${n1(y + 4)}Q${n1(x - 40)} ${n1(y + 40)} ${n1(x + 8)} ${n1(y + 30)}Q${n1(x + 40)} ${n1(y + 24)} ${n1(x + 34)} ${n1(y + 6)}`, `fill="none" stroke="${dk}" stroke-width="13" stroke-linecap="round"`) +
    circ(x + 34, y + 2, 24, `fill="${shade(col, 0.03)}"`) + path(`M${n1(x + 16)} ${n1(y - 12)}l-1 -22l18 12ZM${n1(x + 40)} ${n1(y - 20)}l16 -12l2 22Z`, `fill="${dk}"`) + path(`M${n1(x + 24)} ${n1(y + 6)}q6 5 11 0M${n1(x + 42)} ${n1(y + 5)}q5 4 9 -1`, 'fill="none" stroke="#3a2210" stroke-width="3" stroke-linecap="round"') +
    path(`M${n1(x - 34)} ${n1(y - 24)}q4 12 0 20M${n1(x - 14)} ${n1(y - 31)}q6 12 2 22M${n1(x + 6)} ${n1(y - 32)}q5 8 2 16`, `fill="none" stroke="${dk}" stroke-width="5" stroke-linecap="round"`);
}
