import { at, circ, ell, g, mix, path, shade, tf, tfit } from '#artwork/engine.ts';
import { puffs } from './flight.ts';
import { ACTION } from './hero.ts';
import type { Panel } from './page.ts';

type SidekickParts = Panel & {
  city: (y: number, hLo: number, hHi: number, col: string, lit: string, wLo?: number, wHi?: number) => string;
  speed: (n: number, ox: number, oy: number, r0: number, r1: number) => string; st: (w?: number) => string;
  figure: string; front: string; badgeText: string;
};

/** the hero and a dog */
export function drawSidekick(scene: SidekickParts) {
  const { R, ink, red, yel, blue, pale, city, speed, st, badgeText } = scene;
  let { figure, front } = scene;
  let s = '';
  // ---- sidekick: a cat with somewhere to be
  s += city(1400, 120, 250, mix(blue, ink, 0.3), yel, 70, 150) + speed(36, 520, 800, 430, 1000);
  const fur = mix('#F2A03A', R.hot, 0.12), fd = shade(fur, -0.12), lt = '#FFF1DA';
  let f = path('M-60 -30C-160 -60 -240 -20 -330 -70C-372 -90 -420 -80 -450 -120C-440 -50 -400 -20 -400 30C-360 90 -300 70 -250 110C-200 130 -140 120 -90 110Z',
    `fill="${red}" ${st(9)}`) + path('M-80 -6C-170 -20 -250 10 -340 -40M-100 40C-180 30 -240 60 -300 30M-110 80C-160 80 -200 90 -240 92',
      `fill="none" stroke="${shade(red, -0.13)}" stroke-width="9" stroke-linecap="round"`);
  // tail, hind legs
  f += path('M-190 120C-270 150 -330 120 -350 180C-360 220 -330 240 -310 220C-290 196 -240 210 -176 180Z', `fill="${fur}" ${st(9)}`)
    + path('M-350 180C-360 220 -330 240 -310 220C-304 212 -296 206 -288 204C-310 200 -330 186 -338 160C-344 164 -348 172 -350 180Z', `fill="${lt}"`);
  f += path('M-150 130C-190 180 -260 230 -300 290C-316 320 -284 334 -262 318C-200 280 -140 250 -96 196Z', `fill="${fd}" ${st(9)}`)
    + path('M-90 150C-120 210 -180 260 -200 330C-208 360 -172 368 -154 346C-120 300 -70 260 -36 196Z', `fill="${fur}" ${st(9)}`)
    + path('M-196 322C-208 350 -190 368 -166 358C-150 346 -150 334 -160 326C-172 330 -186 328 -196 322Z', `fill="${lt}" ${st(6)}`);
  // body
  f += path('M-190 60C-200 130 -150 200 -60 206C20 210 90 160 110 90C120 20 80 -50 10 -56C-80 -60 -170 -20 -190 60Z', `fill="${fur}" ${st(9)}`)
    + path('M-110 180C-60 150 -10 140 60 150C30 190 -20 208 -60 206C-80 204 -96 196 -110 180Z', `fill="${lt}"`)
    + path('M-150 10C-140 30 -134 44 -134 60M-116 -16C-104 8 -100 24 -100 44M-80 -34C-70 -12 -66 4 -66 22', `fill="none" stroke="${fd}" stroke-width="14" stroke-linecap="round"`);
  // front legs forward
  f += path('M60 110C110 130 170 120 220 90C250 76 276 100 262 124C220 180 120 200 50 180Z', `fill="${fd}" ${st(9)}`)
    + path('M20 130C70 180 150 210 210 200C246 196 260 226 236 242C170 270 60 250 -10 190Z', `fill="${fur}" ${st(9)}`)
    + path('M200 198C240 190 262 222 238 242C222 250 206 250 194 244C206 232 208 214 200 198Z', `fill="${lt}" ${st(6)}`)
    + path('M214 90C246 70 280 96 264 124C254 136 242 140 234 138C240 120 232 102 214 90Z', `fill="${lt}" ${st(6)}`);
  // collar of the cape
  f += path('M-20 -60C-60 -40 -70 20 -40 70C-20 100 30 120 70 110C50 80 30 40 40 -10C36 -50 10 -66 -20 -60Z', `fill="${red}" ${st(8)}`);
  // head
  let h = path('M-104 -40C-120 -110 -118 -150 -104 -186C-70 -170 -44 -148 -30 -128C-10 -134 26 -134 44 -128C60 -150 90 -172 124 -184C136 -146 134 -104 116 -40C126 30 70 76 6 76C-60 76 -116 30 -104 -40Z',
    `fill="${fur}" ${st(9)}`)
      + path('M-94 -150C-78 -140 -60 -126 -50 -114C-64 -104 -80 -86 -90 -66C-98 -96 -100 -126 -94 -150ZM112 -148C98 -138 80 -126 68 -112C82 -102 96 -84 104 -64C112 -96 116 -124 112 -148Z',
      `fill="${mix('#F3A7A0', fur, 0.2)}"`);
  h += path('M-104 -30C-80 -50 -30 -52 6 -30C42 -52 92 -50 118 -30C120 -2 104 22 72 24C40 26 22 10 6 -2C-10 10 -30 26 -60 24C-92 22 -108 -2 -104 -30Z', `fill="${blue}" ${st(8)}`);
  h += ell(-44, -8, 26, 25, 'fill="#fff"') + ell(58, -8, 26, 25, 'fill="#fff"') + ell(-36, -8, 12, 18, `fill="${ink}"`)
    + ell(66, -8, 12, 18, `fill="${ink}"`) + circ(-32, -16, 6, 'fill="#fff"') + circ(70, -16, 6, 'fill="#fff"');
  h += path('M6 14C40 14 66 30 62 50C56 72 30 76 6 76C-18 76 -46 72 -52 50C-54 30 -28 14 6 14Z', `fill="${lt}"`)
    + path('M-8 20H22L8 36Z', `fill="#E4736A" ${st(4)}`) + path('M8 36V44M-22 46C-14 58 2 56 8 44C14 56 30 58 40 44', `fill="none" ${st(6)}`)
    + path('M-60 44L-132 34M-58 56L-124 66M76 44L146 32M74 56L140 64', `fill="none" ${st(4.5)}`)
    + path('M-12 -128L-8 -98M8 -130V-94M28 -128L24 -98', `fill="none" stroke="${fd}" stroke-width="13" stroke-linecap="round"`);
  f += g(h, tf(120, -70, 6, 1.14));
  figure = g(f, tf(500, 830, -8, 1.12));
  front = puffs(scene, 1330, '#fff', mix(pale, blue, 0.2), 60, 3);
  // name disc hung from the collar
  figure += g(circ(0, 0, 42, `fill="${yel}" ${st(7)}`) + (() => { const qn = tfit(badgeText, ACTION, 52, 56); return path(at(qn, 0, -(qn.y0 + qn.y1) / 2), `fill="${ink}"`); })(), tf(576, 946, -8));
  return { s, figure, front };
}
