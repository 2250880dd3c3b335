import { circ, heart, lerp, mix, n1, type P, path, poly, pt, ribbon, shade, smooth, TAU } from '#artwork/engine.ts';
import { fernL, grass, ground } from './ground.ts';
import { mush } from './mushrooms.ts';
import { pen, type Watercolour, spl } from './pen.ts';

/** a snail */
export function snail(watercolour: Watercolour, x: number, y: number, s: number, fl = 1, parcel = false) {
  const { r, paper, ink, red, ochre, dusk, skin, W, I, wash, clearW, commit } = watercolour;
  const T = ([u, v]: P): P => [x + u * s * fl, y + v * s], Q = (ps: P[]) => ps.map(T), sm = (ps: P[]) => smooth(Q(ps));
  const body: P[] = [[-210, 0], [-150, -22], [-90, -40], [60, -46], [104, -60], [126, -104], [150, -138], [182, -144], [200, -124], [196, -92], [176, -52], [158, -14], [120, 0], [-60, 4]];
  const cx = -20, cy = -118, shell = sm([[-150, -70], [-152, -150], [-110, -216], [-34, -246], [50, -222], [98, -158], [96, -88], [62, -44], [-20, -30], [-100, -36]]);
  clearW(sm(body) + shell);
  wash(sm(body), skin, 0.85, 2, 2);
  W.push(path(sm([[-200, 0], [-90, -20], [60, -22], [130, -30], [170, -60], [150, -10], [120, 0], [-60, 4]]), `fill="${shade(skin, -0.12)}" fill-opacity=".5"`));
  I.push(path(pen(watercolour, spl(Q(body), 6), 5 * s) + pen(watercolour, spl(Q([[120, 0], [-60, 4], [-210, 0]]), 5), 5 * s)));
  let sk = '';
  for (let i = 0; i < 46; i++) { const u = r.f(-170, 160), v = u > 100 ? r.f(-100, -16) : r.f(-30, -8); sk += pen(watercolour, Q([[u, v], [u + 6, v + 3], [u + 11, v]]), 2.2); }
  I.push(path(sk, 'opacity=".75"'));
  // horns and face
  for (const [u, v, w] of [[178, -138, 214], [192, -128, 244]] as number[][]) {
    const d = Q([[u!, v!], [u! + (w! - 200) * 0.5 + 6, v! - 44], [w! - 6, v! - 84]]);
    W.push(path(ribbon(spl(d, 4), () => 10 * s), `fill="${skin}"`));
    I.push(path(pen(watercolour, spl(d, 5), 8 * s)) + circ(...T([w! - 5, v! - 88]), 9 * s, ''));
    const h = T([w! - 3, v! - 91]);
    I.push(circ(h[0], h[1], 3 * s, `fill="${paper}"`));
  }
  I.push(path(pen(watercolour, spl(Q([[170, -88], [182, -80], [193, -88]]), 4), 4 * s)));
  W.push(path(`M${pt(T([158, -100]))}a${14 * s} ${10 * s} 0 1 0 0.1 0Z`, `fill="${red}" fill-opacity=".35"`));
  // shell
  wash(shell, ochre, 0.9, 2, 2);
  const turns: P[] = [], R0 = 128;
  for (let i = 0; i <= 84; i++) { const t = i / 84, a = 0.9 - t * TAU * 2.6, R = R0 * Math.pow(1 - t, 0.9) + 4; turns.push([cx - 8 + Math.cos(a) * R * 0.98, cy - 16 + Math.sin(a) * R * 0.86]); }
  let band = '';
  band += ribbon(Q(turns.map(([u, v], i) => [cx - 8 + (u - cx + 8) * (0.84 - 0.001 * i), cy - 16 + (v - cy + 16) * (0.84 - 0.001 * i)] as P)), (t) => 20 * s * (1 - t) + 2);
  W.push(path(band, `fill="${red}" fill-opacity=".62"`));
  W.push(path(sm([[98, -158], [96, -88], [62, -44], [-20, -30], [-100, -36], [-40, -66], [40, -90], [70, -140]]), `fill="${shade(ochre, -0.18)}" fill-opacity=".5"`));
  let gr = '';
  for (let i = 0; i < 78; i += 1) {
    const a = turns[i]!, k = 0.3 + 0.12 * Math.sin(i * 2.1), ctr: P = [cx - 8, cy - 16], q: P = [lerp(a[0], ctr[0], k * 0.62), lerp(a[1], ctr[1], k * 0.62)];
    gr += pen(watercolour, Q([a, [(a[0] + q[0]) / 2 + 3, (a[1] + q[1]) / 2 + 2], q]), (2.6 - 1.4 * (i / 84)) * s);
  }
  I.push(path(gr, 'opacity=".8"') + path(pen(watercolour, Q(turns), 6 * s)) + path(shell, `fill="none" stroke="${ink}" stroke-width="${n1(5 * s)}" stroke-linejoin="round"`));
  commit();
  if (parcel) {
    const bx = Q([[-96, -236], [70, -230], [64, -366], [-92, -370]]), bd = poly(bx);
    clearW(bd); W.push(path(bd, `fill="${dusk}" fill-opacity=".85"`),
      path(poly(Q([[30, -232], [70, -230], [64, -366], [28, -367]])), `fill="${shade(dusk, -0.16)}" fill-opacity=".5"`),
        path(poly(Q([[-26, -234], [2, -233], [-2, -369], [-26, -369]])), `fill="${red}"`), path(poly(Q([[-96, -292], [68, -288], [67, -312], [-95, -316]])), `fill="${red}"`));
    for (let i = 0; i < 4; i++) I.push(path(pen(watercolour, spl([bx[i]!, [(bx[i]![0] + bx[(i + 1) % 4]![0]) / 2, (bx[i]![1] + bx[(i + 1) % 4]![1]) / 2], bx[(i + 1) % 4]!], 4), 5 * s)));
    I.push(path(([[-26, -234, -26, -369], [2, -233, -2, -369], [-96, -292, 68, -288],
      [-95, -316, 67, -312]] as [number, number, number, number][]).map(([a, b, d, e]) => pen(watercolour, Q([[a, b], [(a + d) / 2, (b + e) / 2], [d, e]]), 3.4 * s)).join('')));
    let ht = '';
    for (let i = 0; i < 18; i++) ht += pen(watercolour, Q([[32 + i * 2, -238], [33 + i * 1.9, -284 - r.f(0, 70)]]), 2.2);
    I.push(path(ht, 'opacity=".7"'));
    for (const k of [-1, 1]) {
      const lp: P[] = [[-14, -368], [-14 + k * 40, -410], [-14 + k * 86, -420], [-14 + k * 84, -384], [-14 + k * 40, -370]], d = sm(lp);
      clearW(d);
      W.push(path(d, `fill="${red}"`));
      I.push(path(pen(watercolour, spl(Q([...lp, lp[0]!]), 5), 4.6 * s) + pen(watercolour, spl(Q([[-14 + k * 14, -374], [-14 + k * 44, -392], [-14 + k * 66, -400]]), 4), 3 * s)));
    }
    const hh = T([122, -296]);
    I.push(path(pen(watercolour, spl(Q([[0, -366], [40, -350], [104, -312]]), 4), 2.8 * s)),
      path(poly(Q([[104, -330], [150, -312], [138, -262], [90, -278]])),
        `fill="#fffaf0" stroke="${ink}" stroke-width="${n1(3.6 * s)}" stroke-linejoin="round"`), path(heart(hh[0], hh[1], 11 * s), `fill="${red}"`));
    commit();
  }
}

/** a snail with a parcel */
export function drawSnail(watercolour: Watercolour) {
  const { red, moss, fern, ochre, commit } = watercolour;
  fernL(watercolour, 180, 990, -14, 430, -0.2, fern); fernL(watercolour, 846, 980, 16, 420, 0.2, moss); fernL(watercolour, 770, 985, 2, 300, 0.24, fern);
  commit();
  ground(watercolour, 960);
  mush(watercolour, 182, 1022, 0.8, -14, 104, 84, 190, mix(red, ochre, 0.4)); mush(watercolour, 872, 1016, 0.62, 14, 88, 96, 150, red);
  snail(watercolour, 478, 1014, 1.36, 1, true);
  grass(watercolour, 320, 1068, 10, 66, 80); grass(watercolour, 720, 1066, 10, 74, 70); grass(watercolour, 110, 1050, 6, 84, 30); commit();
}
