import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, ell, g, mix, withContrast, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import type { Seat } from './seat.ts';

/** A meadow late on a summer evening, and on the far rise a small pair of ears. */
export function meadow(s: Seat): Room {
  const { c, r, p } = s, sky = mix(p.bg, p.paper, 0.2), warm = mix(p.d, p.b, 0.3), sun = mix(p.b, '#fff3cf', 0.5), hill = mix(p.c, p.b, 0.3), near = mix(p.c, p.e, 0.42), deep = mix(p.c, p.e, 0.66);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, sky], [0.42, mix(sky, warm, 0.7)], [0.66, warm]])}"`) + circ(610, 800, 420, `fill="${c.rad([[0, sun, 0.95], [0.3, sun, 0.45], [1, sun, 0]])}"`) + circ(610, 800, 116, `fill="${sun}"`));
  // hills, one behind another
  c.add('art', path('M0 850C160 800 300 830 460 850C640 800 820 790 1000 840V1400H0Z', `fill="${mix(hill, warm, 0.55)}"`) + path('M0 930C220 870 420 860 640 880C800 890 900 920 1000 910V1400H0Z', `fill="${mix(hill, warm, 0.22)}"`) + path('M0 1010C260 930 560 920 1000 1000V1400H0Z', `fill="${hill}"`));
  // the rabbit, quite small, against the light, and its long shadow
  const bun = mix(p.e, '#2a1c20', 0.35);
  c.add('art', path('M640 946C600 990 540 1040 470 1080C520 1076 620 1010 690 950Z', `fill="${deep}" opacity=".28"`) + g(path('M-66 34C-86 -6 -60 -60 -14 -70C-6 -92 6 -102 20 -106C8 -150 4 -190 20 -204C36 -196 42 -150 40 -110C48 -152 60 -186 78 -190C88 -172 74 -130 58 -102C84 -90 92 -62 80 -44C70 -32 54 -28 46 -26C56 0 54 26 40 36Z', `fill="${bun}"`) + circ(-70, 14, 20, `fill="${mix(p.paper, sun, 0.4)}"`) + path('M78 -46C92 -66 84 -90 60 -102C76 -128 88 -172 78 -190', `fill="none" stroke="${sun}" stroke-width="5" stroke-linecap="round"`) + path('M46 -26C58 4 54 26 42 36', `fill="none" stroke="${sun}" stroke-width="4" stroke-linecap="round" opacity=".8"`), tf(640, 918, 0, 0.94)));
  // grasses and clover in rows, darker the nearer they are
  const row = (y: number, h: number, n: number, col: string, seedy: boolean) => {
    let d = '', heads = '';
    for (let i = 0; i < n; i++) { const x = r.f(-20, 1020), H = h * r.f(0.6, 1.15), b = r.f(-40, 60), tx = x + b, ty = y - H; d += `M${n1(x)} ${n1(y + 40)}Q${n1(x + b * 0.1)} ${n1(y - H * 0.5)} ${n1(tx)} ${n1(ty)}`; if (seedy && i % 4 === 0) heads += g(path('M0 0C-9 -14 -7 -44 0 -62C7 -44 9 -14 0 0Z', `fill="${mix(col, sun, 0.35)}"`), tf(tx, ty, Math.round(b * 0.5))); }
    return path(d, `fill="none" stroke="${col}" stroke-width="5" stroke-linecap="round"`) + heads;
  };
  const clover = (x: number, y: number, k: number) => g(path('M0 0Q4 60 0 130', `fill="none" stroke="${near}" stroke-width="7"`) + Array.from({ length: 17 }, (_, i) => g(ell(0, -22, 7, 17, `fill="${mix(i % 2 ? p.a : p.d, p.paper, 0.25 + (i % 3) * 0.12)}"`), tf(0, -6 + (i % 3) * 4, -80 + i * 10))).join('') + ell(0, 4, 18, 10, `fill="${mix(p.c, p.b, 0.3)}"`), tf(x, y, 0, k));
  const daisy = (x: number, y: number, k: number) => g(path('M0 0Q-6 70 2 150', `fill="none" stroke="${near}" stroke-width="7"`) + Array.from({ length: 12 }, (_, i) => g(ell(0, -27, 7, 18, `fill="${p.paper}"`), `transform="scale(1 .62) rotate(${i * 30})"`)).join('') + ell(0, 0, 13, 9, `fill="${p.b}"`), tf(x, y, 0, k));
  c.add('art', row(1060, 60, 150, mix(hill, near, 0.3), false) + row(1150, 110, 130, mix(hill, near, 0.62), true) + clover(130, 1090, 0.8) + clover(840, 1100, 0.86) + daisy(330, 1120, 0.86) + daisy(960, 1120, 0.8) + row(1240, 140, 120, near, true) + clover(246, 1180, 1.15) + daisy(90, 1190, 1.1) + clover(724, 1196, 1.1) + daisy(600, 1216, 1) + clover(450, 1220, 0.95) + daisy(880, 1196, 1.14) + rect(0, 1310, 1000, 90, `fill="${mix(near, deep, 0.5)}"`) + row(1320, 150, 150, mix(near, deep, 0.5), true) + row(1400, 130, 150, deep, true) + row(1430, 90, 120, mix(deep, p.e, 0.5), false));
  // a few seeds on the air
  const seed = (x: number, y: number, deg: number, k: number) => g(path('M0 0V34M0 0L-16 -22M0 0L-8 -27M0 0V-29M0 0L8 -27M0 0L16 -22', `fill="none" stroke="${mix(p.paper, '#ffffff', 0.4)}" stroke-width="3" stroke-linecap="round"`) + ell(0, 38, 3, 7, `fill="${near}"`), tf(x, y, deg, k));
  c.add('art', seed(250, 760, 24, 1) + seed(170, 640, 40, 0.8) + seed(380, 690, 10, 0.9) + seed(330, 560, 30, 0.7) + seed(840, 600, 36, 0.8));
  return { box: [120, 96, 760, 290], ground: sky, ink: withContrast(sky, p.e, 7), small: shade(p.a, -0.12), max: 104 };
}
