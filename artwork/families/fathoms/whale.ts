import { circ, clamp, ell, g, mix, type P, path, shade, smooth, tf } from '#artwork/engine.ts';
import { curve } from '#artwork/outlines/walk.ts';
import { bubbles, type Sea, shoal, stipple } from './sea.ts';

/** a whale */
export function drawWhale(sea: Sea) {
  const { c, deep, topW, mid, water, rr, heroC } = sea;
  let art = '';
  const base = heroC, dk = shade(base, -0.12), lt = mix(base, topW, 0.4), belly = mix('#fff9ec', topW, 0.22);
  const whale = () => {
    const body: P[] = [[-392, 34], [-376, -8], [-300, -58], [-170, -96], [-10, -108], [96, -98], [140, -118], [178, -128], [180, -92], [262, -60],
      [340, -26], [412, -2], [416, 20], [340, 40], [230, 82], [90, 134], [-70, 160], [-220, 152], [-330, 118], [-382, 78]];
    const bd = curve(body, 3, true), d = smooth(body), id = c.clip(path(d));
    let q = path('M404 -4C424 -58 470 -118 556 -132C540 -92 520 -44 482 -2C524 18 560 58 574 108C500 106 436 66 404 22Z', `fill="${c.lin([[0, lt], [1, dk]])}"`);
    q += path('M404 -4C440 -40 490 -90 540 -122M404 18C446 30 500 66 556 102', `fill="none" stroke="${dk}" stroke-width="4" opacity=".6"`);
    q += path(d, `fill="${c.lin([[0, lt], [0.5, base], [1, dk]])}"`);
    let inn = path('M-410 40C-330 36 -270 52 -206 82C-120 122 20 118 150 88C100 190 -120 230 -300 180C-380 150 -410 100 -410 40Z', `fill="${c.lin([[0, belly], [1, mix(belly, mid, 0.45)]])}"`);
    let gr = '';
    for (let i = 0; i < 11; i++) gr += `M${-400 + i * 3} ${52 + i * 11}C${-310 + i * 8} ${58 + i * 11} ${-190 + i * 10} ${104 + i * 8} ${60 - i * 6} ${110 + i * 6}`;
    inn += path(gr, `fill="none" stroke="${mix(base, belly, 0.35)}" stroke-width="3.6"`);
    inn += stipple(rr, bd, 4600, (u, v) => clamp((v - 0.35) * 0.9 + 0.1), 1.3, 3.2, dk, 0.5) + stipple(rr, bd, 2600, (u, v) => clamp(0.6 - v * 1.5), 1.3, 3.2, '#ffffff', 0.4);
    q += g(inn, `clip-path="${id}"`);
    q += path('M-392 36C-320 28 -262 34 -208 58C-196 64 -188 72 -184 82', `fill="none" stroke="${dk}" stroke-width="7" stroke-linecap="round"`);
    q += ell(-178, 40, 15, 12, `fill="${shade(dk, -0.12)}"`) + circ(-183, 36, 4, 'fill="#fff"')
      + path('M-204 34C-192 16 -166 16 -154 34', `fill="none" stroke="${lt}" stroke-width="5" stroke-linecap="round"`)
      + path('M-200 50C-188 60 -168 60 -156 52', `fill="none" stroke="${dk}" stroke-width="3" stroke-linecap="round"`);
    for (const [x, y, R] of [[-350, 0, 7], [-322, -18, 6], [-296, 4, 6], [-268, -30, 6.5], [-246, -6, 5], [-224, -48, 6],
      [-340, 20, 4]] as [number, number, number][]) q += circ(x, y, R, `fill="${mix(lt, '#fff', 0.35)}"`) + circ(x + 1, y + 1.5, R * 0.5, `fill="${base}"`);
    // long pectoral fin with knuckled edge
    const fin = smooth([[-140, 96], [-84, 100], [-56, 140], [-20, 206], [30, 262], [84, 316], [96, 340], [74, 346], [20, 324], [-40, 286], [-92, 234], [-132, 170], [-156, 122]]);
    q += path(fin, `fill="${deep}" opacity=".25" transform="translate(10 16)"`) + path(fin, `fill="${c.lin([[0, base], [1, lt]])}"`)
      + path('M-120 130C-92 190 -40 254 60 318', `fill="none" stroke="${dk}" stroke-width="4" opacity=".5"`);
    return q;
  };
  art += shoal(sea, 22, 760, 420, 110, -1, mix(water(0.3), '#fff', 0.25), 0.8);
  art += g(whale(), tf(462, 520, -9, 0.88));
  art += g(whale(), tf(350, 836, -4, 0.4));
  art += bubbles(sea, 104, 520, 6) + bubbles(sea, 176, 800, 4);
  return art;
}
