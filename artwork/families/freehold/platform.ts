import { circ, ell, mix, withContrast, n1, path, polar, rect, shade, TAU, wrap, type Drawing, type Rng } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { block } from '#artwork/lettering/pastimes.ts';
import { Model } from './block.ts';
import { tallFlower, tomato } from './growing.ts';
import type { Holding } from './holding.ts';

/** What the parts of a cover share. */
type Scene = {
  c: Drawing; r: Rng;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  green: string; linen: string; wood: string; m: Model; train: string; H: number;
};

function drawDeckChair({ K, linen, wood, m, H }: Scene) {
  let o = '';
  // a deck chair turned to the line
  const cx = 92, cw = 104, stripes = [linen, K.hot];
  o += m.shade([cx, 96, H], cw, 104, 60, 0.18);
  const spine = (t: number): [number, number] => t < 0.62 ? [96 + (t / 0.62) * 62, H + 106 - (t / 0.62) * 74] : [158 + ((t - 0.62) / 0.38) * 44, H + 32 + ((t - 0.62) / 0.38) * 14];
  o += m.line([[cx + cw, 104, H], [cx + cw, 214, H + 52]], shade(wood, -0.12), 8) + m.line([[cx + cw, 92, H + 112], [cx + cw, 216, H]], shade(wood, -0.08), 8);
  for (let i = 0; i < 7; i++) {
    const a = cx + (i * cw) / 7, b = cx + ((i + 1) * cw) / 7, ts = Array.from({ length: 9 }, (_, k) => k / 8);
    o += m.face([...ts.map((t): [number, number, number] => [a, ...spine(t)]), ...ts.toReversed().map((t): [number, number, number] => [b, ...spine(t)])], stripes[i % 2]!);
  }
  o += m.face([[cx, 140, H + 54], [cx + cw, 140, H + 54], [cx + cw, 158, H + 32], [cx, 158, H + 32]], '#000', 'opacity=".16"') + m.face([[cx, 158, H + 32], [cx + cw, 158, H + 32], [cx + cw, 172, H + 36], [cx, 172, H + 36]], '#000', 'opacity=".08"');
  o += m.line([[cx, 104, H], [cx, 214, H + 52]], wood, 8) + m.line([[cx, 92, H + 112], [cx, 216, H]], shade(wood, 0.03), 8) + m.line([[cx - 6, 94, H + 110], [cx + cw + 6, 94, H + 110]], wood, 9) + m.line([[cx - 6, 204, H + 46], [cx + cw + 6, 204, H + 46]], wood, 9);
  // a tie, hung over its corner
  const tie = m.at([cx + cw - 16, 94, H + 114]);
  o += path(`M${n1(tie[0] - 9)} ${n1(tie[1])}l18 6l4 66l-12 16l-15 -22Z`, `fill="${K.deep}"`) + path(`M${n1(tie[0] - 8)} ${n1(tie[1] + 18)}l20 10M${n1(tie[0] - 9)} ${n1(tie[1] + 36)}l22 11M${n1(tie[0] - 10)} ${n1(tie[1] + 54)}l23 12`, `stroke="${K.warm}" stroke-width="4.5"`);
  return o;
}

function drawBriefcase({ r, K, green, wood, m, H }: Scene) {
  let o = '';
  // the briefcase
  const kx = 366, ky = 186, kw = 136, kd = 58, kh = 86, tan = '#9a5c36';
  o += m.shade([kx, ky, H], kw, kd, 110, 0.2) + m.box([kx, ky, H], kw, kd, kh, tan) + m.face([[kx + 6, ky + 6, H + kh], [kx + kw - 6, ky + 6, H + kh], [kx + kw - 6, ky + kd - 6, H + kh], [kx + 6, ky + kd - 6, H + kh]], '#3d2819');
  o += m.onLeft([kx, ky + kd, H + kh], path(`M0 0H${kw}L${kw - 16} 46H16Z`, `fill="${shade(tan, 0.035)}" stroke="${shade(tan, -0.1)}" stroke-width="2"`) + rect(24, 38, 15, 18, `rx="2" fill="${K.warm}"`) + rect(kw - 39, 38, 15, 18, `rx="2" fill="${K.warm}"`) + path(`M${kw / 2 - 24} 52c0 22 48 22 48 0`, `fill="none" stroke="${shade(tan, -0.16)}" stroke-width="8"`));
  for (const [i, tx] of [24, 68, 112].entries()) {
    const q = m.at([kx + tx, ky + 30, H + kh - 4]);
    o += tomato(r, q[0], q[1], [126, 156, 130][i]!, green, mix(K.hot, '#d8392b', 0.6), wood);
  }
  return o;
}

function drawTrain({ c, K, m, train }: Scene) {
  let o = '';
  // an empty train
  const ty = 312, tw = 128, th = 138, tl = 158;
  o += m.shade([0, ty, 19], tl, tw, 60, 0.2) + m.box([0, ty, 19], tl, tw, 20, shade(K.deep, 0.02)) + m.box([0, ty, 39], tl, tw, th, train) + m.box([0, ty + 12, 39 + th], tl, tw - 24, 11, shade(train, -0.06));
  o += m.onLeft([0, ty + tw, 39 + th], rect(0, 76, tl, 9, `fill="${K.warm}"`) + [8, 82].map((x) => rect(x, 20, 58, 46, `rx="7" fill="${mix(K.deep, '#2c3a48', 0.4)}"`) + path(`M${x + 12} 60L${x + 30} 26H${x + 40}L${x + 22} 60Z`, 'fill="#fff" opacity=".24"')).join(''));
  const rear = (y: number, z: number) => m.at([tl, ty + y, 39 + z]);
  o += m.face([[tl, ty + 16, 96], [tl, ty + 54, 96], [tl, ty + 54, 150], [tl, ty + 16, 150]], mix(K.deep, '#2c3a48', 0.4)) + m.face([[tl, ty + 74, 96], [tl, ty + 112, 96], [tl, ty + 112, 150], [tl, ty + 74, 150]], mix(K.deep, '#2c3a48', 0.4)) + m.face([[tl, ty, 82], [tl, ty + tw, 82], [tl, ty + tw, 91], [tl, ty, 91]], shade(K.warm, -0.1));
  for (const y of [18, 110]) {
    const q = rear(y, 20);
    o += ell(q[0], q[1], 17, 19, `fill="${c.rad([[0, '#ff6a4d', 0.55], [1, '#ff6a4d', 0]])}"`) + ell(q[0], q[1], 7, 9, 'fill="#f3523a"');
  }
  return o;
}

/** a platform that has become a garden: a deck chair, a clock without hands, a briefcase of tomatoes */
export function drawPlatform(s: Holding): void {
  const { c, r, K, green, linen, wood, name } = s, m = new Model(508, 742), W = 500, D = 470, stone = mix('#b9a48a', K.warm, 0.12), slab = mix(linen, mix('#b3aea2', K.cool2, 0.2), 0.5), train = K.cool, steel = '#59616b';
  let o = '';
  // ground, cut like a cake: ballast, clay, stones
  o += m.box([0, 0, -92], W, D, 92, mix('#8a6a4d', K.deep, 0.12)) + m.face([[0, D, -40], [W, D, -40], [W, D, 0], [0, D, 0]], mix(stone, '#6e6457', 0.2)) + m.face([[W, 0, -40], [W, D, -40], [W, D, 0], [W, 0, 0]], shade(mix(stone, '#6e6457', 0.2), -0.1)) + m.face([[0, 0, 0], [W, 0, 0], [W, D, 0], [0, D, 0]], stone);
  for (let i = 0; i < 150; i++) {
    const q = m.at([r.f(6, W - 6), r.f(292, D - 4), 0]);
    o += ell(q[0], q[1], r.f(3, 6), r.f(2, 3.6), `fill="${shade(stone, r.pick([-0.09, -0.05, 0.06]))}"`);
  }
  for (let i = 0; i < 12; i++) {
    const left = i % 2 === 0, q = m.at(left ? [r.f(20, W - 20), D, r.f(-84, -52)] : [W, r.f(20, D - 20), r.f(-84, -52)]);
    o += ell(q[0], q[1], r.f(7, 14), r.f(4, 8), `fill="${mix('#8a6a4d', linen, left ? 0.32 : 0.16)}"`);
  }
  for (let i = 0; i < 11; i++) o += m.box([14 + i * 44, 306, 0], 20, 140, 9, mix('#6d4c33', K.deep, 0.15));
  for (const y of [334, 412]) o += m.box([0, y, 9], W, 7, 10, steel);
  // grass has come up between the rails, and poppies in it
  for (let i = 0; i < 26; i++) {
    const q = m.at([r.f(190, W - 10), r.f(344, 408), 4]);
    o += path(`M${n1(q[0])} ${n1(q[1])}q-6 -14 -9 -20M${n1(q[0])} ${n1(q[1])}q0 -16 3 -26M${n1(q[0])} ${n1(q[1])}q5 -10 11 -16`, `fill="none" stroke="${shade(green, r.f(-0.06, 0.06))}" stroke-width="3.2" stroke-linecap="round"`) + (i % 3 ? '' : circ(q[0] + 3, q[1] - 28, 6.5, `fill="${K.hot}"`) + circ(q[0] + 3, q[1] - 28, 2.2, 'fill="#2a1a1a"'));
  }
  // the platform
  const H = 62, P0 = 276;
  o += m.box([0, 0, 0], W, P0, H, slab);
  let bricks = '';
  for (let j = 1; j < 4; j++) bricks += `M0 ${n1(j * 15.5)}H${W}` + Array.from({ length: 12 }, (_, i) => `M${(j % 2 ? 20 : 0) + i * 42} ${n1(j * 15.5 - 15.5)}v15.5`).join('');
  o += m.onLeft([0, P0, H], path(bricks, `stroke="${shade(slab, -0.12)}" stroke-width="2"`));
  let flags = '';
  for (let i = 1; i < 8; i++) flags += `M${i * 62.5} 0V236`;
  for (let j = 1; j < 4; j++) flags += `M0 ${j * 59}H${W}`;
  o += m.onTop([0, 0, H], path(flags, `stroke="${shade(slab, -0.05)}" stroke-width="2"`) + rect(0, 250, W, 12, `fill="${linen}"`) + rect(0, 238, W, 4, `fill="${K.warm}"`));
  // picket fence and what leans over it
  for (let i = 0; i < 9; i++) {
    const q = m.at([34 + i * 46 + r.f(-6, 6), 14, H]);
    if (i > 1 && i !== 5) o += tallFlower(r, q[0], q[1], r.f(150, 225), green, i % 3 === 0 ? K.warm : i % 3 === 1 ? K.hot : mix(K.hot, linen, 0.45), i % 3 === 0);
  }
  for (let i = 0; i < 21; i++) {
    const x = 6 + i * 24;
    o += m.face([[x, 26, H], [x + 13, 26, H], [x + 13, 26, H + 54], [x + 6.5, 26, H + 64], [x, 26, H + 54]], linen, `stroke="${shade(linen, -0.12)}" stroke-width="1.2"`);
  }
  o += m.box([0, 27, H + 34], W, 3, 7, shade(linen, -0.03)) + m.face([[0, 27, H], [W, 27, H], [W + 10, 60, H], [0, 44, H]], '#0d1420', 'opacity=".12"');
  // the board with the station's name
  const bx = 196, by = 60, bw = 266, bh = 92;
  o += m.shade([bx, by, H], bw, 8, 80, 0.16) + m.box([bx + 14, by, H], 9, 9, 190, shade(K.deep, 0.05)) + m.box([bx + bw - 24, by, H], 9, 9, 190, shade(K.deep, 0.05)) + m.box([bx, by + 9, H + 112], bw, 7, bh, linen);
  const board = withContrast(linen, K.hot, 4.6);
  o += m.onLeft([bx, by + 16, H + 112 + bh], rect(6, 6, bw - 12, bh - 12, `rx="4" fill="none" stroke="${board}" stroke-width="4"`) + (name ? '' : circ(bw / 2, bh / 2, 24, `fill="none" stroke="${board}" stroke-width="7"`) + rect(bw / 2 - 62, bh / 2 - 7, 124, 14, `fill="${board}"`)));
  // the clock, its hands taken off
  const base = m.at([40, 66, H]), face = m.at([40, 66, H + 250]);
  let ticks = '';
  for (let i = 0; i < 12; i++) ticks += `M${polar(face[0], face[1], 33, (i * TAU) / 12).map(n1).join(' ')}L${polar(face[0], face[1], i % 3 ? 38 : 40, (i * TAU) / 12).map(n1).join(' ')}`;
  o += m.shade([34, 60, H], 10, 10, 150, 0.16) + path(`M${n1(base[0])} ${n1(base[1])}V${n1(face[1] + 40)}`, `stroke="${K.deep}" stroke-width="11" stroke-linecap="round"`) + path(`M${n1(base[0] - 3)} ${n1(base[1])}V${n1(face[1] + 40)}`, 'stroke="#fff" stroke-opacity=".28" stroke-width="3"') + ell(base[0], base[1], 15, 8, `fill="${K.deep}"`) + circ(face[0] + 9, face[1] + 4, 50, `fill="${shade(K.deep, -0.06)}"`) + circ(face[0], face[1], 50, `fill="${K.deep}"`) + circ(face[0], face[1], 43, `fill="${c.rad([[0, '#ffffff'], [1, shade(linen, -0.04)]], 0.4, 0.36, 0.7)}"`) + path(ticks, `stroke="${K.deep}" stroke-width="5" stroke-linecap="round"`) + circ(face[0], face[1], 4.5, `fill="${K.hot}"`)
    + path(`M${n1(face[0] - 18)} ${n1(face[1] - 47)}c-3 -14 3 -22 14 -24c8 -1 14 4 15 10l12 3l-10 5c-2 8 -10 10 -14 8Z`, `fill="#23232b"`) + circ(face[0] + 5, face[1] - 64, 1.8, 'fill="#fff"');
  const scene: Scene = { c, r, K, green, linen, wood, m, train, H };
  o += drawDeckChair(scene);
  o += drawBriefcase(scene);
  // a watering can at the edge
  const can = m.at([292, 216, H]), zinc = mix(K.cool2, '#8e9a9c', 0.4);
  o += ell(can[0] + 20, can[1] + 2, 42, 15, 'fill="#0d1420" opacity=".18"') + path(`M${n1(can[0] - 30)} ${n1(can[1] - 48)}V${n1(can[1])}a30 13 0 0 0 60 0V${n1(can[1] - 48)}Z`, `fill="${c.lin([[0, shade(zinc, 0.1)], [1, shade(zinc, -0.12)]], 0, 0, 1, 0)}"`) + ell(can[0], can[1] - 48, 30, 13, `fill="${shade(zinc, -0.18)}"`) + path(`M${n1(can[0] - 28)} ${n1(can[1] - 12)}L${n1(can[0] - 66)} ${n1(can[1] - 58)}l-10 6l8 -24l16 8l-4 6L${n1(can[0] - 28)} ${n1(can[1] - 30)}Z`, `fill="${shade(zinc, 0.05)}"`) + path(`M${n1(can[0] - 16)} ${n1(can[1] - 54)}c0 -34 46 -34 50 30`, `fill="none" stroke="${shade(zinc, -0.08)}" stroke-width="7"`);
  o += drawTrain(scene);
  c.add('art', o);
  if (name) {
    const two = wrap(upper(name), name.length > 11 ? 2 : 1), b = block(two, 'league-spartan:600', bw - 38, bh - 36, 44, 1.16, { track: 20 });
    c.add('type', m.onLeft([bx, by + 16, H + 112 + bh], path(b.d(bw / 2, bh / 2 - b.h / 2), `fill="${board}"`)));
  }
  c.alt = 'An empty platform with a deck chair and a briefcase planted with tomatoes.';
}
