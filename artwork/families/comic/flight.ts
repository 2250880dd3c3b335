import { circ, g, mix, n1, path, rect, shade, tf } from '#artwork/engine.ts';
import { puff } from '#artwork/subjects/critter.ts';
import type { Panel } from './page.ts';

/** a row of clouds */
export function puffs({ r, ink, X0, W }: Panel, y: number, col: string, sh: string, R0: number, seed = 1) {
  const rr = r.sub('pf' + seed);
  let a = '', b = '';
  for (let x = X0 - 40; x < X0 + W + 60; x += R0 * 0.82) {
    const yy = y + rr.f(-R0 * 0.3, R0 * 0.3), d = puff(rr, x, yy, R0 * rr.f(0.8, 1.15));
    a += path(d, `fill="${ink}" stroke="${ink}" stroke-width="10"`);
    b += path(d, `fill="${col}"`) + path(`M${n1(x - R0 * 0.5)} ${n1(yy)}q${n1(R0 * 0.12)} ${n1(-R0 * 0.44)} ${n1(R0 * 0.54)} ${n1(-R0 * 0.42)}`,
      `fill="none" stroke="${sh}" stroke-width="7" stroke-linecap="round"`);
  }
  return a + b + rect(X0, y + R0 * 0.4, W, 400, `fill="${col}"`);
}

type FlightParts = Panel & {
  city: (y: number, hLo: number, hHi: number, col: string, lit: string, wLo?: number, wHi?: number) => string;
  speed: (n: number, ox: number, oy: number, r0: number, r1: number) => string; st: (w?: number) => string;
  K: { head: () => string; fist: (flip?: number) => string; st: (w?: number) => string; dk: string; cd: string; sd: string; };
  figure: string; badge: (x: number, y: number, R0: number, ground: string, col: string) => string; front: string;
};

/** the hero in flight over a city */
export function drawFlight(scene: FlightParts) {
  const { paper, ink, red, yel, blue, pale, cx, cy, city, speed, st, K, badge } = scene;
  let { figure, front } = scene;
  let s = '';
  s += city(1400, 170, 330, mix(blue, pale, 0.62), mix(pale, '#fff', 0.6)) + city(1400, 60, 190, mix(blue, ink, 0.25), yel, 70, 150) + speed(34, cx - 40, cy + 30, 520, 1100);
  // the flier: up and to the right, fist first, cape streaming behind
  let f = path('M-70 30C-150 60 -250 40 -330 110C-390 160 -400 250 -470 300C-380 290 -350 330 -280 320C-230 310 -190 350 -130 320C-60 290 -20 200 40 120Z',
    `fill="${yel}" ${st(9)}`)
      + path('M-60 60C-150 100 -220 90 -290 150C-340 200 -350 250 -400 288M-40 90C-120 150 -160 220 -230 300M-10 110C-40 180 -80 250 -120 306',
      `fill="none" stroke="${shade(yel, -0.16)}" stroke-width="8" stroke-linecap="round"`);
  // far leg, near leg
  f += path('M-40 130C-90 180 -130 260 -200 300C-232 318 -238 350 -214 366C-180 372 -110 320 -62 270C-30 236 10 190 20 160Z',
    `fill="${shade(red, -0.12)}" ${st(9)}`)
      + path('M-200 300C-232 318 -250 350 -246 376C-240 396 -200 390 -168 366C-140 344 -138 330 -150 322C-166 318 -186 312 -200 300Z', `fill="${shade(yel, -0.1)}" ${st(9)}`);
  f += path('M0 120C-20 190 -70 220 -60 300C-56 356 -90 400 -110 440C-120 470 -84 480 -62 460C-20 420 16 380 18 330C18 280 70 240 90 170Z',
    `fill="${red}" ${st(9)}`) + path('M-92 404C-116 436 -140 470 -128 492C-112 512 -66 492 -44 462C-26 440 -20 428 -26 420C-50 424 -74 418 -92 404Z', `fill="${yel}" ${st(9)}`);
  // body
  f += path('M-70 10C-66 60 -40 120 -10 158C30 180 80 176 100 150C116 90 112 20 84 -30C40 -56 -40 -50 -70 10Z', `fill="${red}" ${st(9)}`)
    + path('M84 -30C112 20 116 90 100 150C92 160 82 167 70 171C84 110 84 40 56 -34C66 -34 76 -34 84 -30Z', `fill="${shade(red, -0.12)}"`)
    + path('M-26 132C14 160 74 158 106 126L104 152C80 178 30 182 -8 160Z', `fill="${yel}" ${st(7)}`) + circ(44, 158, 15, `fill="${paper}" ${st(6)}`);
  // rear arm, hand on the hip
  f += path('M-66 4C-110 20 -136 60 -130 96C-128 122 -92 132 -64 128C-50 120 -50 104 -64 98C-80 98 -86 92 -84 80C-78 62 -60 52 -46 40Z',
    `fill="${red}" ${st(9)}`) + path('M-72 92C-56 88 -38 100 -36 116C-36 130 -50 136 -66 134C-84 130 -88 100 -72 92Z', `fill="${yel}" ${st(8)}`);
  // reaching arm
  f += path('M60 -30C100 -60 150 -130 190 -196C206 -220 246 -204 240 -172C220 -100 160 0 100 40C76 52 50 20 60 -30Z', `fill="${red}" ${st(9)}`)
    + path('M100 40C160 0 220 -100 240 -172C232 -120 180 -30 104 4Z', `fill="${shade(red, -0.12)}"`)
    + path('M170 -170L246 -140L256 -176L192 -206Z', `fill="${yel}" ${st(8)}`) + g(K.fist(), tf(232, -214, 28, 1.22));
  f += path('M-74 4C-60 -40 10 -66 92 -36C100 -20 90 0 70 6C30 -10 -30 -8 -58 28C-70 26 -78 16 -74 4Z', `fill="${yel}" ${st(8)}`);
  f += g(K.head(), tf(20, -22, 10, 1.22));
  figure = g(f + g(badge(24, 62, 44, yel, ink), 'transform="rotate(6 24 62)"'), tf(cx - 46, cy + 66, 0, 1.0));
  front = puffs(scene, 1330, '#fff', mix(pale, blue, 0.2), 62, 2);
  return { s, figure, front };
}
