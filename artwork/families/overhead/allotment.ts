import {
  at, circ, g, mix, n1, path, polar, pt, rect, shade, TAU, tf, tfit, use, withContrast,
} from '#artwork/engine.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import { circPath } from '#artwork/outlines/ornament.ts';
import { cast, daisies, patches, rrect, type Seen, strokes } from './seen.ts';
import { cabbage, crate, deckChair, fronds, mug, openBook, sleepingCat, strawHat } from './things.ts';

type Bed = [x: number, y: number, w: number, h: number];

/** a bed of raked soil in a frame of old boards */
function bed(s: Seen, [x, y, w, h]: Bed, soil: string): string {
  const { c, r, wood } = s;
  let rake = '';
  for (let i = 0; i < h / 9; i++) rake += `M${n1(x + 4)} ${n1(y + 6 + i * 9)}q${n1(w / 4)} ${n1(r.f(-3, 3))} ${n1(w / 2)} ${n1(r.f(-1, 1))}t${n1(w / 2 - 8)} ${n1(r.f(-1, 1))}`;
  return cast(c, rrect(x - 15, y - 15, w + 30, h + 30, 4), 13) + path(rrect(x - 15, y - 15, w + 30, h + 30, 4), `fill="${shade(wood, -0.07)}"`)
    + path(`M${x - 15} ${y - 13}h${w + 30}M${x - 13} ${y - 15}v${h + 30}`, 'stroke="#fff" stroke-opacity=".4" stroke-width="4"')
    + rect(x, y, w, h, `fill="${soil}"`) + path(rake, `fill="none" stroke="${shade(soil, -0.05)}" stroke-width="3"`)
    + strokes(r, [x + 6, y + 6, w - 16, h - 12], w * h * 0.0016, [1, 5], [shade(soil, 0.07), shade(soil, -0.07)], 3, 0, 3)
    + path(`M${x} ${y}h${w}v14H${x + 12}v${h - 14}H${x}Z`, 'fill="#000" opacity=".3"');
}

/** runner beans up a ring of canes */
function beans(s: Seen, x: number, y: number, q: number): string {
  const { c, r, K, green, wood } = s;
  let canes = '';
  for (let i = 0; i < 9; i++) canes += `M${n1(x)} ${n1(y)}L${pt(polar(x, y, q, (i * TAU) / 9))}`;
  const leaves: [number, string][] = [];
  for (let i = 0; i < 300; i++) {
    const a = (r.i(0, 8) * TAU) / 9 + r.f(-0.26, 0.26), d = q * Math.sqrt(r.f(0.05, 1)), p = polar(x, y, d, a), L = r.f(17, 28), t = r.f(0, TAU), e = polar(p[0], p[1], L, t), m = polar(p[0], p[1], L * 0.5, t + 0.9), k = polar(p[0], p[1], L * 0.5, t - 0.9);
    leaves.push([-d + r.f(0, 60), path(`M${pt(p)}Q${pt(m)} ${pt(e)}Q${pt(k)} ${pt(p)}Z`, `fill="${shade(green, Math.round((r.f(-0.1, 0.06) + (1 - d / q) * 0.08 - (p[0] - x + p[1] - y) / q / 26) * 30) / 30)}"`)]);
  }
  let flowers = '';
  for (let i = 0; i < 26; i++) {
    const p = polar(x, y, q * r.f(0.3, 0.98), (r.i(0, 8) * TAU) / 9 + r.f(-0.24, 0.24));
    flowers += circ(p[0], p[1], 5.4, `fill="${K.hot}"`) + circ(p[0] + 4, p[1] - 4, 3.6, `fill="${shade(K.hot, 0.12)}"`);
  }
  return cast(c, circPath(x, y, q * 0.8), 74, 0, 0.24) + path(canes, `stroke="${shade(wood, -0.06)}" stroke-width="7" stroke-linecap="round"`)
    + leaves.toSorted((a, b) => a[0] - b[0]).map((l) => l[1]).join('') + flowers + circ(x, y, 10, `fill="${shade(wood, 0.06)}"`) + path(`M${n1(x - 9)} ${n1(y - 3)}l18 6M${n1(x - 8)} ${n1(y + 4)}l16 -8`, `stroke="${K.cream}" stroke-width="3"`);
}

/** a path of bricks laid in pairs, worn at the edges */
function bricks({ r, K }: Seen, x: number): string {
  const brick = mix('#b9704f', K.hot, 0.2), by: Record<string, string> = {};
  for (let j = 0; j < 34; j++) for (const k of [0, 1]) {
    const tone = shade(brick, r.pick([-0.05, -0.02, 0, 0.03, 0.05]));
    by[tone] = (by[tone] ?? '') + (j % 2 ? `M${n1(x - 26 + k * 27)} ${n1(484 + j * 28)}h25v52h-25Z` : k ? '' : `M${n1(x - 26 + r.f(-2, 2))} ${n1(456 + j * 28)}h52v25h-52Z`);
  }
  return rect(x - 30, 464, 60, 936, `fill="${shade(brick, -0.2)}" opacity=".55"`) + Object.entries(by).map(([tone, d]) => path(d, `fill="${tone}"`)).join('');
}

function wateringCan({ c }: Seen, x: number, y: number, deg: number, col: string): string {
  const spout = 'M-22 -44L-6 -150H6L22 -44Z', rose = 'M-30 -150H30L22 -176H-22Z', lit = c.lin([[0, shade(col, 0.1)], [0.5, col], [1, shade(col, -0.1)]], 0, 0, 1, 0);
  return g(cast(c, circPath(0, 0, 62) + spout + rose, 34, deg) + path(spout, `fill="${lit}"`) + path(rose, `fill="${shade(col, 0.05)}"`) + circ(0, 0, 62, `fill="${lit}"`)
    + path('M-50 -14A52 52 0 0 1 50 -14Q0 4 -50 -14Z', `fill="${shade(col, -0.2)}"`) + path('M-7 -60H7V86H-7Z', `fill="${shade(col, 0.06)}"`) + path('M0 84V-60', 'stroke="#fff" stroke-opacity=".4" stroke-width="3"'), tf(x, y, deg));
}

/** an allotment from above: the words stand in the bed that is dug and not yet sown */
export function drawAllotment(s: Seen): void {
  const { c, r, K, green, wood, lines, name, linen } = s, grass = shade(green, 0.1, -0.01), soil = mix(mix('#5a3c2a', K.deep, 0.22), '#3a2419', K.dark ? 0.35 : 0.1);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${grass}"`) + patches(s, grass, 16) + strokes(r, [-5, 0, 1010, 1410], 1300, [8, 20], [shade(grass, 0.05), shade(grass, -0.045), shade(grass, -0.02)], 3.4)
    + bricks(s, 424) + daisies(s, [[470, 480], [520, 506], [905, 930], [880, 968], [930, 480], [952, 560], [44, 700], [40, 880], [520, 960], [704, 1000], [498, 1290], [530, 1340], [592, 1370], [960, 700], [700, 1210]]));
  const words: Bed = [84, 92, 832, 356], greens: Bed = [84, 520, 296, 322], roots: Bed = [84, 912, 296, 404];
  let o = bed(s, words, soil) + bed(s, greens, soil) + bed(s, roots, soil);
  const head = (col: string, key: string) => c.def((id) => `<g id="${id}">${cabbage(s, 0, 0, 50, col)}</g>`, key), heads = [head(mix(K.hot, '#6a3a6c', 0.62), 'red'), head(green, 'green'), head(shade(mix(green, K.cool, 0.3), 0.06), 'grey')];
  for (let j = 0; j < 3; j++) for (let i = 0; i < 3; i++) {
    const x = 84 + 52 + i * 97, y = 520 + 56 + j * 105, kind = (i + j * 2) % 4 === 1 ? 0 : (i + j) % 2 ? 1 : 2;
    o += cast(c, circPath(x, y, 40), 14, 0, 0.35) + use(heads[kind]!, tf(x, y, r.f(0, 360), r.f(0.92, 1.04)));
  }
  const carrot = mix(K.hot, '#e8792b', 0.6), onion = mix(K.warm, '#c98a4b', 0.4);
  const rows = [fronds(s, 0, 0, 34, green, carrot), fronds(s, 0, 0, 30, shade(green, 0.07)), path('M0 0q-12 -24 -5 -42M0 0q4 -24 16 -38M0 0q-2 -18 4 -46', `fill="none" stroke="${shade(green, 0.05)}" stroke-width="5.5" stroke-linecap="round"`) + circ(0, 5, 14, `fill="${onion}"`) + circ(-4, 0, 4, 'fill="#fff" opacity=".55"') + path('M0 -8q7 12 1 26', `fill="none" stroke="${shade(onion, -0.1)}" stroke-width="2"`)]
    .map((svg, i) => c.def((id) => `<g id="${id}">${svg}</g>`, `row${i}`));
  [0, 2, 1, 0, 2, 1].forEach((kind, j) => {
    const n = 6 - (j % 2), step = 252 / n;
    for (let i = 0; i < n; i++) o += use(rows[kind]!, tf(84 + 22 + step * (i + 0.5) + r.f(-3, 3), 948 + j * 66 + (kind === 2 ? 12 : 0), kind === 2 ? r.f(-6, 6) : r.f(0, 360)));
  });
  // the gap in the row; what was pulled lies on the path
  o += g(path('M0 0C14 -6 40 -5 62 0C40 6 14 8 0 0Z', `fill="${mix(K.hot, '#e8792b', 0.6)}"`) + path('M0 0C-14 -10 -26 -8 -40 -14M0 0C-16 0 -30 2 -44 2M0 0C-12 8 -24 10 -36 16', `fill="none" stroke="${green}" stroke-width="5" stroke-linecap="round"`), tf(408, 1150, 72, 1.25));
  o += beans(s, 588, 1112, 118);
  // the shed's roof, and a cat asleep on it
  const roof = mix(K.cool2, '#8f9a98', 0.4);
  let waves = '';
  for (let i = 0; i < 14; i++) waves += rect(-4 + i * 26, 0, 13, 460, `fill="${c.lin([[0, '#fff', 0.26], [0.5, '#fff', 0], [1, '#000', 0.2]], 0, 0, 1, 0)}"`);
  o += g(cast(c, rrect(0, 0, 400, 500, 3), 62, 5, 0.34) + rect(0, 0, 400, 500, `fill="${roof}"`) + waves + path('M0 4H400', 'stroke="#fff" stroke-opacity=".5" stroke-width="6"') + path('M0 170H400M0 340H400', 'stroke="#000" stroke-opacity=".16" stroke-width="5"'), tf(752, 1010, 5));
  o += sleepingCat(s, 876, 1148, 74, '#cf8446', -8);
  o += cast(c, circPath(684, 1318, 46), 40) + circ(684, 1318, 46, `fill="${shade(K.deep, 0.08)}"`) + circ(684, 1318, 38, `fill="${c.rad([[0, mix(K.cool2, '#dff1fb', 0.7)], [1, mix(K.cool, '#4f7f9a', 0.5)]], 0.4, 0.35, 0.7)}"`) + path('M660 1308q14 -14 30 -10M676 1334q16 2 26 -10', 'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"');
  // garden furniture
  o += deckChair(s, 642, 708, 208, 372, 17, [linen, K.hot]);
  o += strawHat(s, 684, 600, 76, K.cool === green ? K.deep : mix(K.cool, K.deep, 0.3), 20);
  o += openBook(s, 628, 756, 104, -6, K.deep);
  o += crate(s, 846, 770, 116, 96, -12) + mug(s, 848, 766, 29, mix(K.cool2, linen, 0.35), 30);
  o += wateringCan(s, 500, 918, -42, mix(K.cool, '#5c7f86', 0.35));
  c.add('art', o);
  // words in the dug bed, a line and two pegs below them
  const ink = withContrast(soil, linen, 7), b = block(lines, 'caprasimo', 720, lines.length > 1 ? 224 : 150, 148, 1.06), hasName = name !== '', y0 = 92 + (356 - (hasName ? 62 : 0) - b.h) / 2;
  const d = b.d(500, y0);
  c.add('type', path(d, `fill="#000" opacity=".45" transform="translate(4 5)"`) + path(d, `fill="${ink}"`));
  if (hasName) {
    const run = tfit(name, 'caveat-brush', 420, 46), w = Math.max(190, run.x1 - run.x0 + 84), y = 402, D = `M${n1(500 - w / 2)} ${y - 32}H${n1(500 + w / 2)}L${n1(500 + w / 2 + 30)} ${y}L${n1(500 + w / 2)} ${y + 32}H${n1(500 - w / 2)}Z`;
    c.add('ornament', cast(c, D, 9) + path(D, `fill="${shade(wood, 0.1)}"`) + path(`M${n1(500 - w / 2 + 8)} ${y - 18}h${n1(w - 30)}M${n1(500 - w / 2 + 30)} ${y + 22}h${n1(w - 50)}`, `stroke="${shade(wood, 0.02)}" stroke-width="2"`));
    c.add('type', path(at(run, 500, y + run.cap / 2), `fill="${mix('#2d1c12', K.deep, 0.3)}"`));
  }
  c.add('texture', c.grain(0.6) + c.vignette('#1d1a10', 0.16));
  c.alt = 'A vegetable plot seen from above.';
}
