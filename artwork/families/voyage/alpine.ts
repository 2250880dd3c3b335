import { circ, type Drawing, g, lerp, makeRng, mix, n1, noise1, type P, path, poly, rect, type Rng, smooth, tf } from '#artwork/engine.ts';
import type { Roles } from '#artwork/colours/roles.ts';
import { fir } from '#artwork/subjects/scenery.ts';

const rough = (r: Rng, y: number, x0: number, x1: number, amp: number, step = 40, s = '') => {
  const nz = noise1(s + y), o: P[] = [];
  for (let x = x0; x <= x1; x += step) o.push([x, y + nz(x / 130) * amp + nz(x / 41 + 99) * amp * 0.3]);
  return o;
};

function peak(ax: number, ay: number, bl: number, br: number, by: number, seed: string, lit: string, shd: string, rock: string) {
  const q = makeRng(seed), L: P[] = [], R: P[] = [], M: P[] = [];
  const N = 9;
  for (let i = 1; i <= N; i++) {
    const t = i / N;
    L.push([lerp(ax, bl, Math.pow(t, 1.12)) + q.f(-14, 14) * (i < N ? 1 : 0), lerp(ay, by, t) + (i % 2 ? -10 : 12)]);
    R.push([lerp(ax, br, Math.pow(t, 1.1)) + q.f(-14, 14) * (i < N ? 1 : 0), lerp(ay, by, t) + (i % 2 ? 10 : -12)]);
    M.push([lerp(ax, (bl + br) / 2 + (br - bl) * 0.04, t) + (i % 2 ? 34 : -30) * (0.5 + t), lerp(ay, by, t)]);
  }
  const A: P = [ax, ay];
  let o = path(poly([A, ...R, ...[...L].reverse()]), `fill="${lit}"`) + path(poly([A, ...R, ...[...M].reverse()]), `fill="${shd}"`);
  // shards of rock and of blue shade, falling along the flanks
  let d1 = '', d2 = '', d3 = '';
  for (let i = 0; i < 11; i++) {
    const t = q.f(0.22, 0.86), u = q.f(0.12, 0.86), y = lerp(ay, by, t), xm = lerp(ax, (bl + br) / 2, t), xl = lerp(ax, bl, t), xr = lerp(ax, br, t), k = (by - ay) * q.f(0.07, 0.17);
    const x1 = lerp(xl, xm, u), x2 = lerp(xm, xr, u);
    d1 += poly([[x1, y - k], [x1 + k * 0.16, y - k * 0.3], [x1 - k * 0.1, y + k * 0.2], [x1 - k * 0.62, y + k * 0.9], [x1 - k * 0.5, y + k * 0.1]]);
    d2 += poly([[x2, y - k * 0.8], [x2 + k * 0.34, y], [x2 + k * 0.7, y + k * 0.9], [x2 + k * 0.1, y + k * 0.3], [x2 - k * 0.12, y - k * 0.2]]);
    if (i < 6) d3 += poly([[x1 + k * 0.7, y - k * 0.5], [x1 + k * 0.86, y + k * 0.2], [x1 + k * 0.4, y + k], [x1 + k * 0.5, y + k * 0.1]]);
  }
  return o + path(d3, `fill="${shd}"`) + path(d1, `fill="${rock}"`) + path(d2, `fill="${mix(rock, shd, 0.4)}"`);
}

export function alpine(c: Drawing, r: Rng, K: Roles) {
  const sky0 = mix(K.cool, K.cool2, 0.2), dk = mix(K.deep, K.cool, 0.12), sh = mix(K.cool, K.cool2, 0.35), snow = mix(K.cream, '#ffffff', 0.5);
  let s = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, mix(K.cool, K.deep, 0.18)], [0.3, sky0], [0.52, mix(K.warm, K.cream, 0.35)]])}"`);
  s += circ(742, 566, 86, `fill="${mix(K.warm, K.cream, 0.2)}"`);
  s += peak(880, 470, 640, 1180, 840, 'r' + c.input.seed, mix(snow, sky0, 0.28), mix(sh, sky0, 0.4), mix(sh, sky0, 0.2));
  s += peak(110, 500, -200, 420, 840, 'l' + c.input.seed, mix(snow, sky0, 0.25), mix(sh, sky0, 0.35), mix(sh, sky0, 0.15));
  s += peak(468, 372, 70, 930, 900, 'm' + c.input.seed, snow, sh, mix(K.cool, K.deep, 0.3));
  const hill = (y: number, a: number, col: string, k: string) => path(smooth(rough(r, y, -60, 1060, a, 56, k + c.input.seed), false) + 'L1060 1500L-60 1500Z', `fill="${col}"`);
  const meadow = mix(K.cool, K.warm, 0.42);
  s += hill(806, 26, mix(K.cool, sky0, 0.25), 'h1');
  for (let i = 0; i < 46; i++) s += fir(r, -10 + i * 23 + r.f(-8, 8), 832 + r.f(-12, 14), r.f(46, 84), mix(K.cool, K.deep, 0.35), mix(K.cool, K.cool2, 0.2));
  s += hill(846, 20, meadow, 'h2');
  // gorge and river
  s += path('M420 860C470 940 380 1010 470 1080C540 1130 470 1220 440 1400H720C700 1240 640 1140 600 1090C520 1010 600 930 540 860Z', `fill="${mix(K.cool2, K.cream, 0.35)}"`);
  const woodA = mix(K.cool, K.deep, 0.4), woodB = mix(K.cool, K.deep, 0.56);
  s += path('M0 880C140 868 300 872 404 872C450 950 360 1010 448 1086C510 1140 430 1240 400 1400H0Z', `fill="${woodA}"`)
    + path('M556 872C700 866 860 872 1000 862V1400H740C710 1250 660 1150 612 1092C540 1010 610 940 556 872Z', `fill="${woodB}"`);
  s += path('M430 1010q50 -10 90 4q-40 14 -90 -4ZM470 1096q50 -12 110 2q-60 16 -110 -2Z', `fill="${K.cream}" opacity=".8"`);
  // viaduct
  const dY = (x: number) => 798 - Math.sin(((x + 40) / 1080) * Math.PI) * 26 + 20;
  const st = mix(K.cream, K.warm, 0.35), ss = mix(st, mix(K.cool, K.deep, 0.4), 0.55);
  const foot = (x: number) => 1010 + Math.exp(-(((x - 508) / 110) ** 2)) * 110;
  let face = '', inner = '';
  const step = 124;
  for (let i = 0; i < 9; i++) {
    const x = -50 + i * step, y = dY(x), y2 = dY(x + step), pw = 25, sp = step - pw, ax = x + pw, where = Math.max(y, y2) + 44;
    const f1 = foot(x + pw / 2) + 14;
    face += `M${n1(x)} ${n1(y)}L${n1(x + step)} ${n1(y2)}V${n1(where + sp / 2)}H${n1(ax + sp)}A${n1(sp / 2)} ${n1(sp / 2)} 0 0 0 ${n1(ax)} ${n1(where
      + sp / 2)}L${n1(ax + 5)} ${n1(f1)}H${n1(x - 5)}L${n1(x)} ${n1(where)}Z`;
    inner += `M${n1(ax)} ${n1(where + sp / 2)}A${n1(sp / 2)} ${n1(sp / 2)} 0 0 1 ${n1(ax + sp)} ${n1(where
      + sp / 2)}h-14A${n1(sp / 2 - 12)} ${n1(sp / 2 - 4)} 0 0 0 ${n1(ax + 20)} ${n1(where + sp / 2 + 4)}L${n1(ax + 24)} ${n1(f1)}H${n1(ax + 3)}Z`;
  }
  s += path(inner, `fill="${ss}"`) + path(face, `fill="${st}"`);
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 15; i++) {
      const x = -10 + i * 73 + (row % 2) * 36 + r.f(-16, 16), y = 1000 + row * 44 + r.f(-10, 10) + Math.exp(-(((x - 508) / 150) ** 2)) * 60;
      if (Math.abs(x - 520) < 92 - row * 4) continue;
      s += fir(r, x, y, r.f(84, 128), mix(woodB, dk, 0.2 + row * 0.16), mix(woodA, K.cool, 0.5 - row * 0.12));
    }
  const deck: P[] = [], lip: P[] = [];
  for (let x = -40; x <= 1040; x += 40) { deck.push([x, dY(x) - 8]); lip.push([x, dY(x) + 8]); }
  s += path(poly([...deck, ...[...lip].reverse()]), `fill="${mix(snow, K.warm, 0.15)}"`) + path(poly([...lip, ...[...lip].reverse().map(([a, b]) => [a, b + 10] as P)]), `fill="${ss}"`);
  // train
  let tr = '';
  const cars = 5, cw = 138;
  for (let i = 0; i < cars; i++) {
    const x = 150 + i * (cw + 6), y = dY(x + cw / 2) - 12, a = (Math.atan2(dY(x + cw) - dY(x), cw) * 180) / Math.PI, last = i === cars - 1;
    const body = last ? `M0 -52H${cw - 34}C${cw - 10} -50 ${cw} -34 ${cw + 2} -8H0Z` : `M0 -52H${cw}V-8H0Z`;
    let w = '';
    for (let k = 0; k < (last ? 3 : 5); k++) w += `M${12 + k * 25} -42h16v16h-16Z`;
    if (last) w += `M${cw - 40} -42H${cw - 30}C${cw - 18} -40 ${cw - 12} -34 ${cw - 8} -26H${cw - 40}Z`;
    tr += g(path('M14 -8h20v6h-20ZM' + (cw - 36) + ' -8h20v6h-20Z', `fill="${K.deep}"`) + path(body, `fill="${K.hot}"`)
      + path(`M0 -52H${last ? cw - 34 : cw}v6H0Z`, `fill="${mix(K.cream, K.hot, 0.12)}"`) + path(w, `fill="${mix(K.deep, K.cool, 0.2)}"`)
      + path(`M0 -20H${last ? cw : cw}v5H0Z`, `fill="${K.cream}"`), tf(x, y, a));
  }
  s += tr;
  // near wood
  s += path('M0 1150C160 1090 300 1130 420 1160C560 1192 760 1150 1000 1086V1400H0Z', `fill="${dk}"`);
  for (const [x, y, h] of [[70, 1260, 430], [176, 1290, 300], [946, 1270, 470], [850, 1290, 330], [258, 1300, 190], [762, 1300, 210], [20, 1300, 280],
    [990, 1320, 300]] as const) s += fir(r, x, y, h, dk, mix(K.cool, K.deep, 0.5));
  s += path('M0 1236C200 1214 340 1226 500 1232C680 1238 820 1220 1000 1206V1400H0Z', `fill="${dk}"`);
  return { s, cy: 214, H: 210, ground: mix(K.cool, K.deep, 0.1), ink: K.cream, low: true, lowGround: dk };
}
