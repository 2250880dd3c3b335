import { at, circ, ell, lerp, mix, n1, type P, path, poly, rect, shade, tfit, type Rng, type Drawing } from '#artwork/engine.ts';
import { Model, type Q } from './block.ts';
import { crown, tallFlower, tomato } from './growing.ts';
import type { Holding } from './holding.ts';

/** What the parts of a cover share. */
type Scene = { r: Rng; green: string; linen: string; m: Model; cx: number; cy: number; cd: number };

function leeks({ r, green, linen, m, cx, cy, cd }: Scene, z: number, out: number, kind: number) {
  let d = '';
  for (let row = 0; row < 2; row++) for (let i = 0; i < 4; i++) {
    const q = m.at([cx + 22 + i * 18, cy + cd + 10 + row * (out - 34), z + 52]);
    d += kind ? path([-14, -5, 5, 14].map((k) => `M${n1(q[0])} ${n1(q[1])}q${k * 0.3} -26 ${k} -42`).join(''), `fill="none" stroke="${shade(green, row ? 0.06 : -0.03)}" stroke-width="6" stroke-linecap="round"`) + path(`M${n1(q[0])} ${n1(q[1] + 3)}v-13`, `stroke="${linen}" stroke-width="9" stroke-linecap="round"`) : crown(r, q[0], q[1] - 8, 15, 12, shade(green, 0.08), 22, 11);
  }
  return d;
}

/** What the parts of `drawDesk` share. */
type DeskScene = {
  c: Drawing; r: Rng;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  green: string; linen: string; m: Model; W: number; grass: string;
};

function drawTurf({ r, K, green, linen, m, W, grass }: DeskScene) {
  let o = '';
  // turf hangs over the cut, roots and stones below it
  const turf = (left: boolean) => {
    const ps: Q[] = [];
    for (let i = 0; i <= 28; i++) ps.push(left ? [(i * W) / 28, W, -(i % 2 ? r.f(20, 34) : r.f(8, 14))] : [W, (i * W) / 28, -(i % 2 ? r.f(20, 34) : r.f(8, 14))]);
    return m.face([left ? [0, W, 0] : [W, 0, 0], ...ps, left ? [W, W, 0] : [W, W, 0]], left ? shade(green, 0.02) : shade(green, -0.08));
  };
  o += turf(true) + turf(false);
  for (let i = 0; i < 16; i++) {
    const left = i % 2 === 0, q = m.at(left ? [r.f(20, W - 20), W, r.f(-88, -46)] : [W, r.f(20, W - 20), r.f(-88, -46)]);
    o += ell(q[0], q[1], r.f(6, 13), r.f(4, 8), `fill="${mix('#80593d', linen, left ? 0.34 : 0.17)}"`);
  }
  let blades = '';
  for (let i = 0; i < 240; i++) {
    const q = m.at([r.f(4, W - 4), r.f(4, W - 4), 0]);
    blades += `M${n1(q[0])} ${n1(q[1])}l${n1(r.f(-4, 4))} ${n1(r.f(-11, -6))}`;
  }
  o += path(blades, `stroke="${shade(grass, -0.06)}" stroke-width="2.6" stroke-linecap="round"`);
  for (let i = 0; i < 34; i++) {
    const q = m.at([r.f(10, W - 10), r.f(300, W - 10), 0]);
    o += circ(q[0], q[1] - 6, 4.4, `fill="${i % 3 ? linen : K.warm}"`) + circ(q[0], q[1] - 6, 1.7, 'fill="#e9b13c"');
  }
  return o;
}

function drawChair({ K, m }: DeskScene) {
  let o = '';
  // the chair, and a cat in it
  const sx = 286, sy = 388, seat = m.at([sx, sy, 62]), post = m.at([sx, sy, 8]);
  o += ell(post[0] + 22, post[1] + 4, 74, 34, 'fill="#0d1420" opacity=".16"');
  for (const [a, b] of [[-52, 6], [-26, 30], [30, 30], [54, 4], [2, -22]] as const) o += path(`M${n1(post[0])} ${n1(post[1] - 12)}L${n1(post[0] + a)} ${n1(post[1] + b)}`, 'stroke="#39414a" stroke-width="9" stroke-linecap="round"') + circ(post[0] + a, post[1] + b + 3, 7, 'fill="#20252b"');
  o += path(`M${n1(post[0])} ${n1(post[1] - 10)}V${n1(seat[1] + 12)}`, 'stroke="#4d5660" stroke-width="12"') + m.box([sx - 46, sy - 46, 62], 92, 92, 20, K.cool) + m.box([sx + 40, sy - 44, 86], 14, 86, 92, shade(K.cool, 0.02)) ;
  const ct = m.at([sx - 6, sy + 2, 82]), fur = '#d08a4a';
  o += path(`M${n1(ct[0] - 52)} ${n1(ct[1] + 2)}C${n1(ct[0] - 56)} ${n1(ct[1] - 36)} ${n1(ct[0] - 8)} ${n1(ct[1] - 52)} ${n1(ct[0] + 26)} ${n1(ct[1] - 38)}C${n1(ct[0] + 58)} ${n1(ct[1] - 26)} ${n1(ct[0] + 56)} ${n1(ct[1] + 12)} ${n1(ct[0] + 20)} ${n1(ct[1] + 16)}C${n1(ct[0] - 10)} ${n1(ct[1] + 22)} ${n1(ct[0] - 50)} ${n1(ct[1] + 22)} ${n1(ct[0] - 52)} ${n1(ct[1] + 2)}Z`, `fill="${fur}"`)
    + path([-10, 8, 26].map((k) => `M${n1(ct[0] + k)} ${n1(ct[1] - 44 + Math.abs(k - 8) * 0.14)}q8 10 4 22`).join(''), `fill="none" stroke="${shade(fur, -0.14)}" stroke-width="6" stroke-linecap="round"`) + path(`M${n1(ct[0] + 44)} ${n1(ct[1] + 2)}C${n1(ct[0] + 34)} ${n1(ct[1] + 28)} ${n1(ct[0] - 10)} ${n1(ct[1] + 26)} ${n1(ct[0] - 22)} ${n1(ct[1] + 18)}`, `fill="none" stroke="${shade(fur, -0.05)}" stroke-width="13" stroke-linecap="round"`)
    + path(`M${n1(ct[0] - 62)} ${n1(ct[1] - 24)}l-4 -26l19 12l16 -4l12 -16l5 28Z`, `fill="${shade(fur, -0.03)}"`) + ell(ct[0] - 38, ct[1] - 12, 29, 22, `fill="${shade(fur, 0.04)}"`) + path(`M${n1(ct[0] - 54)} ${n1(ct[1] - 14)}q6 6 11 0M${n1(ct[0] - 34)} ${n1(ct[1] - 13)}q6 6 11 0`, 'fill="none" stroke="#3a2418" stroke-width="2.6" stroke-linecap="round"') + path(`M${n1(ct[0] - 42)} ${n1(ct[1] - 6)}h6l-3 4Z`, 'fill="#b65f57"');
  return o;
}

function drawTies({ c, K, linen, m, cx, cw, cy, ch, top }: DeskScene & { cx: number; cw: number; cy: number; ch: number; top: P }) {
  let o = '';
  // neckties on a line from the cabinet to the apple tree
  const a0 = m.at([cx + cw, cy + 40, ch + 60]), a1: P = [top[0] - 34, top[1] + 70], line = (t: number): P => [lerp(a0[0], a1[0], t), lerp(a0[1], a1[1], t) + 46 * 4 * t * (1 - t)];
  o += path(poly(Array.from({ length: 15 }, (_, i) => line(i / 14)), false), `fill="none" stroke="${K.deep}" stroke-width="3"`);
  const silks = [[K.hot, K.warm], [K.cool, linen], [K.warm, K.deep], [K.deep, K.hot], [mix(K.hot, linen, 0.4), K.deep], [K.cool2, K.cool]] as const;
  for (let i = 0; i < 6; i++) {
    const q = line((i + 0.6) / 6.4), [x, y] = q, [col, stripe] = silks[i]!, L = 84 + (i % 3) * 10, D = `M${n1(x - 8)} ${n1(y - 3)}h16l-3 15l10 ${L - 30}l-15 18l-15 -18l10 -${L - 30}Z`, id = c.clip(path(D));
    o += path(D, 'fill="#0d1420" opacity=".16" transform="translate(9 9)"') + path(D, `fill="${col}"`) + `<g clip-path="${id}">${path([0, 1, 2, 3, 4].map((k) => `M${n1(x - 20)} ${n1(y + 20 + k * 17)}l40 -18`).join(''), `stroke="${stripe}" stroke-width="5"`)}</g>` + path(`M${n1(x - 8)} ${n1(y - 3)}h16l-3 15h-10Z`, `fill="${shade(col, -0.07)}"`);
  }
  return o;
}

/** an office that has become a garden */
export function drawDesk(s: Holding): void {
  const { c, r, K, green, linen, wood, name } = s, m = new Model(500, 732), W = 490, grass = shade(green, 0.08), steel = mix(K.cool2, '#a7b0b2', 0.35), oak = mix(wood, '#b9834d', 0.4);
  let o = m.box([0, 0, -100], W, W, 100, mix('#80593d', K.deep, 0.12)) + m.face([[0, 0, 0], [W, 0, 0], [W, W, 0], [0, W, 0]], grass);
  const parts: DeskScene = { c, r, K, green, linen, m, W, grass };
  o += drawTurf(parts);
  // apple tree at the back
  const foot = m.at([398, 66, 0]), top: P = [foot[0] + 6, foot[1] - 236];
  o += m.face([[398, 40, 0], [480, 20, 0], [490, 90, 0], [410, 110, 0]], '#0d1420', 'opacity=".16"') + path(`M${n1(foot[0] - 17)} ${n1(foot[1] + 4)}C${n1(foot[0] - 6)} ${n1(foot[1] - 60)} ${n1(foot[0] - 14)} ${n1(foot[1] - 100)} ${n1(top[0] - 30)} ${n1(top[1] + 20)}L${n1(top[0] + 40)} ${n1(top[1] + 30)}C${n1(foot[0] + 10)} ${n1(foot[1] - 100)} ${n1(foot[0] + 8)} ${n1(foot[1] - 60)} ${n1(foot[0] + 20)} ${n1(foot[1] + 4)}Z`, `fill="${mix('#6a4a33', K.deep, 0.15)}"`)
    + crown(r, top[0] + 48, top[1] + 36, 84, 66, shade(green, -0.04), 120, 26) + crown(r, top[0] - 56, top[1] + 26, 82, 64, green, 120, 26) + crown(r, top[0], top[1] - 34, 108, 86, shade(green, 0.02), 190, 27);
  for (const [dx, dy] of [[-88, 34], [-40, -18], [26, -72], [70, 20], [8, 20], [-62, 66], [92, 56], [-20, -84]] as const) o += circ(top[0] + dx, top[1] + dy, 12, `fill="${mix(K.hot, '#cf3b30', 0.4)}"`) + circ(top[0] + dx - 4, top[1] + dy - 4, 3.4, 'fill="#fff" opacity=".7"');
  // a filing cabinet
  const cx = 34, cy = 96, cw = 96, cd = 104, ch = 262;
  o += m.shade([cx, cy, 0], cw, cd, 150, 0.2) + m.box([cx, cy, 0], cw, cd, ch, steel);
  const drawer = (z: number, out: number) => {
    let d = '';
    if (out) {
      d += m.box([cx + 6, cy + cd, z], cw - 12, out, 54, shade(steel, -0.01)) + m.face([[cx + 12, cy + cd, z + 54], [cx + cw - 12, cy + cd, z + 54], [cx + cw - 12, cy + cd + out - 7, z + 54], [cx + 12, cy + cd + out - 7, z + 54]], '#3d2819');
    }
    return d + m.onLeft([cx, cy + cd + out, z + 60], rect(4, 4, cw - 8, 54, `rx="3" fill="${shade(steel, 0.03)}" stroke="${shade(steel, -0.16)}" stroke-width="2.4"`) + rect(cw / 2 - 17, 14, 34, 13, `fill="${linen}"`) + rect(cw / 2 - 15, 34, 30, 8, `rx="4" fill="${shade(steel, -0.24)}"`));
  };
  const scene: Scene = { r, green, linen, m, cx, cy, cd };
  o += drawer(198, 0) + drawer(134, 66) + leeks(scene, 134, 66, 1) + drawer(70, 0) + drawer(6, 84) + leeks(scene, 6, 84, 0);
  // the in-tray, now a beehive
  const hive = m.at([cx + 48, cy + 50, ch]);
  for (let i = 0; i < 4; i++) o += m.box([cx + 16, cy + 16, ch + i * 20], 64, 64, 18, i % 2 ? linen : mix(K.warm, linen, 0.35));
  o += m.box([cx + 10, cy + 10, ch + 80], 76, 76, 9, shade(steel, -0.06));
  for (const [dx, dy] of [[-66, -92], [52, -120], [-30, -140], [74, -70]] as const) o += ell(hive[0] + dx, hive[1] + dy, 7, 5, 'fill="#e8b23a"') + path(`M${n1(hive[0] + dx - 1)} ${n1(hive[1] + dy - 5)}v10M${n1(hive[0] + dx + 3)} ${n1(hive[1] + dy - 4)}v8`, 'stroke="#2b1d14" stroke-width="2"') + ell(hive[0] + dx - 1, hive[1] + dy - 7, 4, 5, 'fill="#fff" opacity=".8"');
  // the desk
  const dx = 176, dy = 176, dw = 268, dd = 124, dh = 118;
  o += m.shade([dx, dy, 0], dw, dd, 84, 0.22) + m.box([dx, dy, 0], 76, dd, dh, oak) + m.box([dx + dw - 76, dy, 0], 76, dd, dh, oak);
  const front = (x: number, z: number, h: number, out: number) => m.onLeft([x, dy + dd + out, z + h], rect(6, 3, 64, h - 6, `rx="2" fill="${shade(oak, 0.045)}" stroke="${shade(oak, -0.12)}" stroke-width="2.2"`) + circ(38, h / 2, 5, `fill="${K.warm}"`));
  o += front(dx, 4, 36, 0) + front(dx, 42, 36, 0) + front(dx, 80, 34, 0) + front(dx + dw - 76, 80, 34, 0) + front(dx + dw - 76, 4, 36, 0);
  // one drawer out, and lettuce in it
  const px = dx + dw - 76;
  o += m.shade([px, dy + dd, 0], 76, 76, 40, 0.16) + m.box([px + 5, dy + dd, 40], 66, 78, 34, shade(oak, -0.02)) + m.face([[px + 10, dy + dd, 74], [px + 66, dy + dd, 74], [px + 66, dy + dd + 72, 74], [px + 10, dy + dd + 72, 74]], '#3d2819') + front(px, 40, 38, 78);
  for (const [a, b] of [[24, 16], [52, 16], [24, 48], [52, 48]] as const) {
    const q = m.at([px + a, dy + dd + b, 74]);
    o += crown(r, q[0], q[1] - 7, 23, 15, (a + b) % 3 ? shade(green, 0.1) : mix(K.hot, green, 0.45), 36, 15);
  }
  o += m.box([dx - 10, dy - 8, dh], dw + 20, dd + 16, 13, shade(oak, 0.03));
  const T = dh + 13;
  // screen with a tomato grown up through it, lamp over the seedlings, a mug, papers under a stone
  o += m.shade([dx + 30, dy + 30, T], 90, 20, 40, 0.16) + m.box([dx + 62, dy + 32, T], 26, 22, 22, shade(K.deep, 0.1)) + m.box([dx + 16, dy + 34, T + 20], 118, 14, 84, shade(K.deep, 0.06));
  o += m.onLeft([dx + 16, dy + 48, T + 104], rect(8, 8, 102, 62, `rx="3" fill="${c.lin([[0, mix(K.cool2, '#cfeaf2', 0.5)], [0.62, mix(K.cool2, '#e9f4ee', 0.5)], [0.63, shade(green, 0.12)], [1, shade(green, 0.02)]])}"`) + circ(84, 26, 9, `fill="${K.warm}"`) + path('M14 48l26 -22l20 16l16 -12l28 20Z', `fill="${mix(K.cool, linen, 0.3)}"`));
  const nest = m.at([dx + 76, dy + 41, T + 106]);
  o += path(`M${n1(nest[0] - 27)} ${n1(nest[1] - 8)}q27 26 54 0q-27 -11 -54 0Z`, 'fill="#8a6238"') + path(`M${n1(nest[0] - 30)} ${n1(nest[1] - 6)}l16 8M${n1(nest[0] + 30)} ${n1(nest[1] - 5)}l-15 8M${n1(nest[0] - 10)} ${n1(nest[1] + 6)}l22 -2`, 'stroke="#6a4726" stroke-width="3" stroke-linecap="round"') + path(`M${n1(nest[0] - 22)} ${n1(nest[1] - 10)}c-2 -20 10 -30 24 -28c10 0 14 6 15 11l10 3l-9 4c0 8 -6 13 -10 13Z`, 'fill="#7a5a43"') + path(`M${n1(nest[0] + 2)} ${n1(nest[1] - 12)}c4 -12 12 -12 14 -8c-1 8 -6 10 -14 8Z`, `fill="${mix(K.hot, '#d8552f', 0.5)}"`) + circ(nest[0] + 9, nest[1] - 30, 2, 'fill="#111"');
  const tray = [dx + 158, dy + 52, T] as const;
  o += m.box([...tray], 88, 56, 12, mix('#3d2819', K.deep, 0.2));
  for (let j = 0; j < 3; j++) for (let i = 0; i < 5; i++) {
    const q = m.at([tray[0] + 10 + i * 17, tray[1] + 12 + j * 17, T + 12]);
    o += path(`M${n1(q[0])} ${n1(q[1])}v-9q-9 -9 -11 -2q5 6 11 2q8 -10 11 -3q-4 6 -11 3`, `fill="${shade(green, 0.1)}" stroke="${shade(green, -0.02)}" stroke-width="2"`);
  }
  const lb = m.at([dx + 240, dy + 18, T]), elbow: P = [lb[0] + 26, lb[1] - 96], headP: P = [lb[0] - 50, lb[1] - 118];
  o += path(`M${n1(headP[0] - 14)} ${n1(headP[1] + 22)}L${n1(headP[0] - 66)} ${n1(headP[1] + 104)}H${n1(headP[0] + 54)}L${n1(headP[0] + 22)} ${n1(headP[1] + 26)}Z`, 'fill="#ffe9a8" opacity=".34"') + ell(lb[0], lb[1], 24, 12, `fill="${shade(K.hot, -0.1)}"`) + path(`M${n1(lb[0])} ${n1(lb[1] - 4)}L${n1(elbow[0])} ${n1(elbow[1])}L${n1(headP[0])} ${n1(headP[1])}`, `fill="none" stroke="${shade(K.hot, -0.06)}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"`) + circ(elbow[0], elbow[1], 8, `fill="${shade(K.hot, -0.12)}"`) + path(`M${n1(headP[0] - 8)} ${n1(headP[1] - 14)}L${n1(headP[0] + 14)} ${n1(headP[1] - 8)}L${n1(headP[0] + 28)} ${n1(headP[1] + 28)}Q${n1(headP[0])} ${n1(headP[1] + 40)} ${n1(headP[0] - 30)} ${n1(headP[1] + 24)}Z`, `fill="${K.hot}"`);
  const mug = m.at([dx + 136, dy + 98, T]);
  o += ell(mug[0] + 8, mug[1] + 1, 20, 9, 'fill="#000" opacity=".18"') + path(`M${n1(mug[0] + 12)} ${n1(mug[1] - 24)}h9q8 0 8 9t-8 9h-9`, `fill="none" stroke="${linen}" stroke-width="5"`) + path(`M${n1(mug[0] - 15)} ${n1(mug[1] - 32)}V${n1(mug[1])}a15 7 0 0 0 30 0V${n1(mug[1] - 32)}Z`, `fill="${linen}"`) + ell(mug[0], mug[1] - 32, 15, 7, 'fill="#7d4a2b"') + rect(mug[0] - 15, mug[1] - 20, 30, 8, `fill="${K.hot}"`);
  o += drawChair(parts);
  o += drawTies({ ...parts, cx, cw, cy, ch, top });
  // sunflowers at the near corner, tomatoes at the left
  for (const [x, y, h] of [[474, 372, 124], [470, 424, 98], [446, 462, 80]] as const) {
    const q = m.at([x, y, 0]);
    o += tallFlower(r, q[0], q[1], h, green, K.warm, true);
  }
  for (const [x, y, h] of [[64, 372, 128], [112, 414, 118], [64, 440, 104]] as const) {
    const q = m.at([x, y, 0]);
    o += ell(q[0] + 14, q[1], 26, 9, 'fill="#0d1420" opacity=".16"') + tomato(r, q[0], q[1], h, green, mix(K.hot, '#d8392b', 0.6), wood);
  }
  c.add('art', o);
  // a plant label in the near corner
  const run = name ? tfit(name, 'caveat:600', 232, 46) : undefined;
  if (run) {
    const lx = 186, ly = 456, w = Math.max(120, run.x1 - run.x0 + 40);
    const q: Q = [lx, ly, 66];
    c.add('ornament', m.box([lx + w / 2 - 6, ly - 8, 0], 12, 5, 30, shade(wood, -0.06)) + m.box([lx, ly - 6, 18], w, 6, 48, mix(wood, linen, 0.4)));
    c.add('type', m.onLeft(q, path(at(run, w / 2, 24 + Math.min(run.cap, 30) / 2), `fill="${mix('#2d1c12', K.deep, 0.4)}"`)));
  }
  c.alt = 'A desk and a filing cabinet grown over by a garden.';
}
