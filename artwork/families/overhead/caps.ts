import {
  at, circ, contrast, g, lum, mix, n1, type P, path, poly, rect, shade, smooth, tf, tfit, use, withContrast,
} from '#artwork/engine.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import { circPath } from '#artwork/outlines/ornament.ts';
import { cast, rrect, type Seen, strokes } from './seen.ts';

const HAIR = ['#2a1c15', '#5b3622', '#8a5a2f', '#c08a45', '#181414', '#a44a26'];

/** a year's graduates from the roof, and one cap on its way up */
export function drawCaps(s: Seen): void {
  const { c, r, p, K, lines, name, linen } = s, cloak = mix(K.deep, '#1a2036', K.dark ? 0.7 : 0.3), gown = shade(cloak, lum(cloak) < 0.34 ? 0.09 : 0.03), stone = K.dark ? mix(p.bg, K.cream, 0.16) : mix(linen, mix(K.warm, '#cdbd9c', 0.6), 0.42);
  const hoods = [K.hot, K.warm, K.cool2, K.cool, linen, mix(K.hot, K.warm, 0.5)].filter((q) => contrast(q, gown) > 1.7);
  let ground = rect(0, 0, 1000, 1400, `fill="${stone}"`), joints = '';
  for (let j = 0; j < 16; j++) joints += `M0 ${j * 92}H1000` + [0, 1, 2, 3, 4, 5, 6].map((i) => `M${(j % 2 ? 40 : 118) + i * 156} ${j * 92}v92`).join('');
  ground += path(joints, `stroke="${shade(stone, -0.07)}" stroke-width="3"`) + strokes(r, [0, 0, 1000, 1400], 500, [2, 8], [shade(stone, -0.05), shade(stone, 0.04)], 3, 0, 3);
  c.add('ground', ground);
  const shoulders = 'M-66 8C-66 -30 -30 -36 0 -36S66 -30 66 8C66 40 36 46 0 46S-66 40 -66 8Z', board = poly([[0, -52], [52, 0], [0, 52], [-52, 0]]);
  const gownId = c.def((id) => `<g id="${id}">${path(shoulders, `fill="${gown}"`)}${path('M-56 16C-40 26 -36 36 -34 44M56 16C40 26 36 36 34 44M-48 -12C-40 0 -40 14 -44 24M48 -12C40 0 40 14 44 24', `fill="none" stroke="${shade(gown, 0.1)}" stroke-width="3"`)}</g>`);
  const capId = c.def((id) => `<g id="${id}">${path(board, `fill="${c.lin([[0, shade(cloak, 0.1)], [1, shade(cloak, 0.01)]], 0, 0, 1, 1)}"`)}${path('M-52 0L0 -52L52 0', `fill="none" stroke="${shade(cloak, 0.26)}" stroke-width="2.5"`)}</g>`);
  let o = '';
  const bare = { row: 8, col: 3 };
  for (let j = 0; j < 11; j++) for (let i = 0; i < 7; i++) {
    const x = -20 + i * 170 + (j % 2 ? 85 : 0) + r.f(-9, 9), y = 20 + j * 136 + r.f(-7, 7), turn = r.f(-13, 13), hood = hoods[(i * 3 + j * 2 + (i * j) % 3) % hoods.length]!, lone = j === bare.row && i === bare.col;
    o += g(cast(c, shoulders, 26, turn, 0.26) + use(gownId, '') + path('M-44 -26C-46 14 -20 50 0 62C20 50 46 14 44 -26C30 -40 -30 -40 -44 -26Z', `fill="${hood}"`) + path('M-26 -30C-28 6 -10 30 0 40C10 30 28 6 26 -30Z', `fill="${gown}"`), tf(x, y, turn));
    if (lone) {
      const hair = HAIR[5]!;
      o += g(cast(c, circPath(0, 0, 34), 30) + circ(0, 0, 36, `fill="${hair}"`) + path(smooth([[-30, 14], [-44, 34], [-34, 62], [-20, 40], [0, 34], [22, 40], [36, 60], [44, 32], [32, 12]]), `fill="${shade(hair, -0.04)}"`)
        + path('M0 -34C-4 -14 -6 0 -8 30M0 -34C-24 -22 -30 0 -28 26M0 -34C20 -24 30 -2 28 26M0 -34C12 -16 16 4 12 30', `fill="none" stroke="${shade(hair, 0.12)}" stroke-width="3" stroke-linecap="round"`), tf(x, y - 14, 0));
    } else {
      const spin = r.f(-16, 16), tas = hoods[(i + j) % 2 ? 1 % hoods.length : 0]!, side = (i * 5 + j * 3) % 4 === 0 ? -1 : 1;
      o += g(cast(c, board, 22, turn + spin, 0.34) + use(capId, '') + path(`M0 0Q${side * 20} 14 ${side * 33} 24`, `fill="none" stroke="${tas}" stroke-width="4"`) + path(`M${side * 30} 22L${side * 46} 30L${side * 40} 58L${side * 20} 50Z`, `fill="${tas}"`) + circ(0, 0, 5, `fill="${tas}"`), tf(x, y - 20, turn + spin));
    }
  }
  // a programme or two let fall
  for (const [x, y, t] of [[92, 1310, 20], [905, 110, -24], [872, 1290, 50]] as const) o += g(cast(c, rrect(-22, -30, 44, 60, 2), 5, t) + rect(-22, -30, 44, 60, `fill="${linen}"`) + path('M-14 -18h28M-14 -8h28M-14 2h20', `stroke="${K.hot}" stroke-width="3"`), tf(x, y, t));
  c.add('art', o);
  // the cap that was thrown: the words are on its board
  const half = 330, lean = -9, cx = 478, cy = 606, sq = rrect(-half, -half, 2 * half, 2 * half, 8), cloth = cloak;
  let big = g(c.soft(sq, 0, 0, 30, '#05070d', 0.42, 16) + path(sq, 'fill="#05070d" opacity=".42"'), tf(cx + 92, cy + 132, lean, 0.98));
  let weave = '';
  for (let i = 0; i < 90; i++) weave += `M${n1(-half + 6)} ${n1(-half + 8 + i * 7.45)}h${n1(2 * half - 12)}`;
  const edge = path(rrect(-half, -half + 20, 2 * half, 2 * half, 8), `fill="${shade(cloth, -0.1)}"`);
  big += g(edge + path(sq, `fill="${c.lin([[0, shade(cloth, 0.1)], [0.5, shade(cloth, 0.03)], [1, shade(cloth, -0.03)]], 0, 0, 1, 1)}"`) + path(weave, `stroke="#fff" stroke-opacity=".035" stroke-width="2"`) + path(`M${-half + 4} ${half - 6}V${-half + 4}H${half - 6}`, 'fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="4"')
    + path(rrect(-half + 26, -half + 26, 2 * half - 52, 2 * half - 52, 4), `fill="none" stroke="${shade(cloth, 0.16)}" stroke-width="2.5" stroke-dasharray="13 7"`), tf(cx, cy, lean));
  const gold = contrast(K.warm, cloth) > 3 ? K.warm : mix(K.warm, '#ffe6a3', 0.5), cord: P[] = [[0, 92], [110, 104], [230, 112], [342, 116], [392, 150], [404, 230], [396, 320]];
  const rope = smooth(cord, false);
  let tassel = '';
  for (let i = 0; i < 15; i++) tassel += `M${n1(376 + i * 2.6)} 352C${n1(364 + i * 4)} 420 ${n1(350 + i * 6.4)} 470 ${n1(346 + i * 7.2)} ${n1(528 + r.f(-12, 12))}`;
  big += g(path(rope, 'fill="none" stroke="#000" stroke-opacity=".4" stroke-width="12" transform="translate(9 12)"') + path(rope, `fill="none" stroke="${shade(gold, -0.1)}" stroke-width="14" stroke-linecap="round"`) + path(rope, `fill="none" stroke="${shade(gold, 0.06)}" stroke-width="10" stroke-dasharray="9 7"`)
    + path(tassel, 'fill="none" stroke="#000" stroke-opacity=".22" stroke-width="11" transform="translate(22 28)"') + path(tassel, `fill="none" stroke="${shade(gold, -0.07)}" stroke-width="8" stroke-linecap="round"`) + path(tassel, `fill="none" stroke="${shade(gold, 0.06)}" stroke-width="3" stroke-linecap="round" transform="translate(-2 0)"`)
    + path(rrect(372, 308, 48, 52, 14), `fill="${gold}"`) + path('M374 326h44M374 340h44', `stroke="${K.hot}" stroke-width="5"`) + cast(c, circPath(0, 92, 22), 12, lean) + circ(0, 92, 24, `fill="${c.rad([[0, shade(gold, 0.12)], [1, shade(gold, -0.1)]], 0.36, 0.34, 0.7)}"`), tf(cx, cy, lean));
  c.add('art', big);
  const b = block(lines, 'playfair-display:700', 556, lines.length > 2 ? 300 : lines.length > 1 ? 250 : 130, 132, 1.08), ink = withContrast(shade(cloth, 0.06), mix(linen, gold, 0.24), 6);
  let t = path(b.d(0, -112 - b.h / 2 + (lines.length > 1 ? 0 : 10)), `fill="${ink}"`);
  if (name) t += path(at(tfit(name, 'great-vibes', 500, 82), -20, 232), `fill="${ink}"`);
  c.add('type', g(t, tf(cx, cy, lean)));
  c.add('texture', c.grain(0.55) + c.vignette('#0a0c14', 0.2));
  c.alt = 'Graduates seen from above, with one square cap flying up.';
}
