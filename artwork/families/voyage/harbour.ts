import { circ, type Drawing, lerp, mix, n1, type P, path, poly, rect, type Rng, smooth } from '#artwork/engine.ts';
import type { Roles } from '#artwork/colours/roles.ts';
import { glitter, gulls } from '#artwork/subjects/scenery.ts';

/** a town house: lit front, shaded flank, tiled roof, shuttered windows */
const townhouse = (r: Rng, x: number, y: number, w: number, h: number, wall: string, K: Roles, sh: string) => {
  const f = w * r.f(0.66, 0.76), roof = K.hot, rt = h * r.f(0.08, 0.16);
  let s = rect(x, y - h, f, h + 4, `fill="${wall}"`) + rect(x + f, y - h, w - f, h + 4, `fill="${mix(wall, sh, 0.52)}"`);
  const kind = r.i(0, 3);
  if (kind < 3) {
    s += path(poly([[x - 5, y - h + 3], [x + f * 0.2, y - h - rt], [x + f + (w - f) * 0.35, y - h - rt], [x + f + 3, y - h + 3]]), `fill="${roof}"`);
    s += path(poly([[x + f + 3, y - h + 3], [x + f + (w - f) * 0.35, y - h - rt], [x + w + 4, y - h + 3]]), `fill="${mix(roof, sh, 0.55)}"`);
    s += rect(x, y - h + 3, f, 7, `fill="${mix(wall, sh, 0.5)}"`);
  } else {
    s += rect(x - 3, y - h - 7, w + 6, 9, `fill="${mix(wall, K.cream, 0.5)}"`) + rect(x + 4, y - h + 2, f - 4, 7, `fill="${mix(wall, sh, 0.5)}"`);
  }
  const nc = Math.max(1, Math.floor(f / 34)), nr = Math.max(1, Math.floor((h - 18) / 46)), ww = 10, wh = 21, shut = r.pick([K.cool, K.cool, K.hot]);
  let wn = '', st = '';
  for (let i = 0; i < nc; i++)
    for (let j = 0; j < nr; j++) {
      const wx = x + (f * (i + 0.5)) / nc - ww / 2, wy = y - h + 22 + j * 46;
      wn += `M${n1(wx)} ${n1(wy)}h${ww}v${wh}h${-ww}Z`;
      if (r.chance(0.75)) st += `M${n1(wx - 5)} ${n1(wy)}h5v${wh}h-5ZM${n1(wx + ww)} ${n1(wy)}h5v${wh}h-5Z`;
    }
  return s + path(wn, `fill="${mix(K.deep, sh, 0.3)}"`) + path(st, `fill="${mix(shut, K.deep, 0.12)}"`);
};

/** What the parts of a cover share. */
type Scene = { r: Rng; dk: string; dl: string };

function canopy({ r, dk, dl }: Scene, x: number, y: number, w: number, h: number) {
  const ps: P[] = [], n = 11;
  for (let i = 0; i <= n; i++) ps.push([x - w + (2 * w * i) / n, y - Math.sin((Math.PI * i) / n) * h * r.f(0.86, 1.1) - (i % 2 ? 12 : 0)]);
  for (let i = n - 1; i > 0; i--) ps.push([x - w + (2 * w * i) / n, y + r.f(6, 22) + (i % 2 ? 12 : 0)]);
  return path(smooth(ps), `fill="${dk}"`)
    + path(smooth(ps.slice(0, n + 1).map(([a, b]) => [lerp(a, x, 0.1) - w * 0.03, lerp(b, y, 0.16) - 6] as P).concat([[x + w * 0.3, y - h * 0.34],
    [x - w * 0.2, y - h * 0.24], [x - w * 0.7, y - h * 0.1]])), `fill="${dl}"`);
}

export function harbour(c: Drawing, r: Rng, K: Roles) {
  const sh = mix(K.cool, K.deep, 0.45), sky = mix(K.cool2, K.cool, 0.1), sea = mix(K.cool, K.deep, 0.12);
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(sky, K.cool, 0.3)], [0.28, sky], [0.46, mix(K.warm, K.cream, 0.5)]])}"`);
  const sx = 352, sy = 420;
  s += circ(sx, sy, 150, `fill="${mix(K.warm, K.cream, 0.25)}" opacity=".55"`) + circ(sx, sy, 104, `fill="${mix(K.warm, K.cream, 0.62)}"`);
  s += path('M0 566C70 520 130 530 190 486C250 448 300 470 360 512C430 556 520 580 640 613V640H0Z', `fill="${mix(sky, K.cool, 0.45)}"`);
  s += path('M0 604C60 574 110 580 170 556C220 540 260 560 330 590C380 606 440 606 520 612V650H0Z', `fill="${mix(K.cool, sky, 0.25)}"`);
  s += rect(0, 612, 1000, 800, `fill="${c.lin([[0, mix(sea, K.cool2, 0.45)], [0.3, sea], [0.62, mix(sea, K.deep, 0.55)]])}"`);
  s += glitter(r, sx, 620, 1080, 60, 230, mix(K.warm, K.cream, 0.6), 46, 0.9);
  // hillside
  s += path('M470 900C486 800 540 700 620 640C690 570 720 430 800 380C860 350 930 330 1000 300V900Z', `fill="${mix(K.cool, K.warm, 0.28)}"`);
  s += path('M760 900C780 700 800 520 872 420C910 380 950 350 1000 330V900Z', `fill="${mix(sh, K.cool, 0.4)}"`);
  for (let i = 0; i < 7; i++) {
    const x = 800 + i * 27, y = 410 - i * 11 + r.f(-8, 8), h = r.f(62, 100);
    s += path(`M${n1(x)} ${n1(y)}C${n1(x - 16)} ${n1(y - h * 0.3)} ${n1(x - 7)} ${n1(y - h * 0.8)} ${n1(x)} ${n1(y - h)}C${n1(x + 8)} ${n1(y - h * 0.8)} ${n1(x
      + 15)} ${n1(y - h * 0.3)} ${n1(x)} ${n1(y)}Z`,
      `fill="${mix(K.deep, K.cool, 0.28)}"`);
  }
  const walls = [K.cream, mix(K.warm, K.cream, 0.45), mix(K.hot, K.cream, 0.55), K.warm, mix(K.hot, K.warm, 0.55), mix(K.cream, K.cool2, 0.3)];
  const edge = [790, 716, 640, 590, 530, 492], base = [520, 596, 668, 738, 806, 872];
  base.forEach((y, k) => {
    let x = edge[k]! + r.f(-12, 12), last = '';
    while (x < 980) {
      const w = r.f(74, 116), h = r.f(92, 140) + (k === 5 ? 10 : 0);
      let wall = r.pick(walls);
      if (wall === last) wall = walls[(walls.indexOf(wall) + 1) % walls.length]!;
      last = wall;
      s += townhouse(r, x, y + r.f(-10, 10), w, h, wall, K, sh);
      x += w + r.f(-6, 10);
    }
    if (k === 2) {
      // campanile and dome
      const cx = 706, t = 330, wl = mix(K.cream, K.warm, 0.25), ws = mix(wl, sh, 0.52);
      s += rect(cx - 36, t + 60, 50, 330, `fill="${wl}"`) + rect(cx + 14, t + 60, 24, 330, `fill="${ws}"`);
      s += path(poly([[cx - 44, t + 62], [cx - 2, t - 50], [cx + 14, t + 62]]), `fill="${K.hot}"`)
        + path(poly([[cx + 14, t + 62], [cx - 2, t - 50], [cx + 46, t + 62]]), `fill="${mix(K.hot, sh, 0.55)}"`);
      s += rect(cx - 42, t + 58, 56, 9, `fill="${K.cream}"`) + rect(cx + 14, t + 58, 30, 9, `fill="${mix(K.cream, sh, 0.5)}"`);
      s += path(`M${cx - 24} ${t + 150}v-46a13 13 0 0 1 26 0v46Z`, `fill="${mix(K.deep, sh, 0.3)}"`) + rect(cx - 40, t + 172, 54, 8, `fill="${ws}"`);
      s += circ(cx - 11, t + 215, 15, `fill="${K.cream}"`) + path(`M${cx - 11} ${t + 215}v-10M${cx - 11} ${t + 215}l7 5`, `stroke="${K.deep}" stroke-width="2.5" fill="none"`);
      s += path(`M${cx - 2} ${t - 50}v-26M${cx - 10} ${t - 66}h16`, `stroke="${K.deep}" stroke-width="4"`);
    }
  });
  // quay, its shadow, colours let down into the water
  for (let i = 0; i < 30; i++) {
    const x = r.f(490, 950), y = 912 + r.f(0, 1) ** 1.5 * 150, w = r.f(18, 54);
    s += path(`M${n1(x - w)} ${n1(y)}Q${n1(x)} ${n1(y - 5)} ${n1(x + w)} ${n1(y)}Q${n1(x)} ${n1(y + 5)} ${n1(x - w)} ${n1(y)}Z`, `fill="${mix(r.pick(walls), sea, 0.3)}" opacity=".8"`);
  }
  s += rect(452, 866, 560, 14, `fill="${K.cream}"`) + rect(452, 880, 560, 34, `fill="${mix(mix(K.warm, K.cream, 0.4), sh, 0.55)}"`);
  for (let i = 0; i < 7; i++) s += path(`M${500 + i * 70} 914v-12a14 14 0 0 1 28 0v12Z`, `fill="${mix(K.deep, sh, 0.3)}"`);
  // lateen boat
  const bx = 262, by = 960;
  let rf = '';
  for (let i = 0; i < 9; i++) rf += `M${n1(bx - 95 + i * 7 + r.f(-14, 14))} ${by + 26 + i * 14}q${n1(70 - i * 4)} -8 ${n1(150 - i * 13)} 0q${n1(-70 + i * 4)} 8 ${n1(-150 + i * 13)} 0Z`;
  s += path(rf, `fill="${mix(K.hot, K.deep, 0.3)}" opacity=".85"`);
  s += path(`M${bx - 6} ${by}L${bx + 2} ${by - 200}`, `stroke="${K.deep}" stroke-width="8"`);
  s += path(`M${bx - 150} ${by - 74}C${bx - 60} ${by - 240} ${bx + 20} ${by - 340} ${bx + 92} ${by - 404}C${bx + 96} ${by - 270} ${bx + 80} ${by - 140} ${bx
    + 34} ${by - 40}C${bx - 30} ${by - 34} ${bx - 96} ${by - 44} ${bx - 150} ${by - 74}Z`,
    `fill="${K.cream}"`);
  s += path(`M${bx + 92} ${by - 404}C${bx + 96} ${by - 270} ${bx + 80} ${by - 140} ${bx + 34} ${by - 40}C${bx
    + 10} ${by - 38} ${bx - 10} ${by - 38} ${bx - 32} ${by - 40}C${bx + 26} ${by - 150} ${bx + 64} ${by - 280} ${bx + 92} ${by - 404}Z`,
    `fill="${mix(K.cream, sh, 0.36)}"`);
  s += path(`M${bx - 60} ${by - 188}C${bx - 10} ${by - 164} ${bx + 50} ${by - 160} ${bx + 86} ${by - 178}L${bx + 76} ${by - 126}C${bx
    + 30} ${by - 106} ${bx - 50} ${by - 112} ${bx - 108} ${by - 140}Z`,
    `fill="${K.hot}"`);
  s += path(`M${bx - 138} ${by - 26}C${bx - 60} ${by - 2} ${bx + 60} ${by - 4} ${bx + 132} ${by - 44}C${bx + 120} ${by + 6} ${bx + 80} ${by + 34} ${bx
    + 40} ${by + 36}H${bx - 70}C${bx - 110} ${by + 32} ${bx - 132} ${by + 8} ${bx - 138} ${by - 26}Z`,
    `fill="${mix(K.hot, K.deep, 0.1)}"`);
  s += path(`M${bx - 138} ${by - 26}C${bx - 60} ${by - 2} ${bx + 60} ${by - 4} ${bx + 132} ${by - 44}L${bx + 128} ${by - 28}C${bx + 60} ${by + 10} ${bx - 60} ${by + 12} ${bx - 134} ${by - 10}Z`,
    `fill="${K.cream}"`);
  s += gulls([[500, 250, 13], [566, 292, 9], [446, 312, 8]], K.cream);
  // a stone pine in the foreground
  const dk = mix(K.deep, K.cool, 0.1), dl = mix(K.cool, K.deep, 0.42);
  s += path('M60 1180C92 900 60 640 96 420C104 350 98 300 116 230L142 236C128 320 138 370 130 440C108 660 142 900 118 1180Z', `fill="${dk}"`)
    + path('M110 420C150 360 216 316 276 196L298 204C240 336 170 390 128 452Z', `fill="${dk}"`);
  const scene: Scene = { r, dk, dl };
  s += canopy(scene, 330, 214, 150, 86) + canopy(scene, 96, 226, 190, 128) + canopy(scene, 214, 138, 170, 86);
  s += path('M0 1136C200 1104 420 1112 560 1124C720 1138 860 1124 1000 1108V1400H0Z', `fill="${dk}"`);
  return { s, cy: 1236, H: 150, ground: dk, ink: K.cream };
}
