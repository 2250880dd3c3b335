import { circ, g, mix, n1, path, shade, tf } from '#artwork/engine.ts';
import { clipped } from '#artwork/primitives/clip.ts';
import type { Step } from './stage.ts';

const TOE = 'M-92 170C-104 60 -92 -62 -52 -92C-24 -112 30 -112 56 -90C94 -58 100 60 92 170Z';

function pair(s: Step, x: number, gap: number, one: (m: number) => string): string {
  return [-1, 1].map((m) => g(path(TOE, `fill="${s.K.deep}" opacity=".34" transform="translate(${14 * m} 10)"`) + one(m), tf(x + m * gap * 1.08, 1364, m * 5, m * 1.1, 1.1))).join('');
}

/** the toes of whoever has just opened the door */
export function slippers(s: Step, x: number, col: string): string {
  const { r, K } = s;
  return pair(s, x, 112, () => {
    let tartan = '';
    for (let i = -5; i < 6; i++) tartan += `M${i * 34 - 120} -120l240 300M${i * 34 + 120} -120l-240 300`;
    let fluff = '';
    for (let i = 0; i < 60; i++) fluff += `M${n1(r.f(-26, 26))} ${n1(-30 + r.f(-24, 24))}l${n1(r.f(-9, 9))} ${n1(r.f(-9, 9))}`;
    return path(TOE, `fill="${col}"`) + clipped(s.c, TOE, path(tartan, `stroke="${shade(col, -0.1)}" stroke-width="10"`) + path(tartan, `stroke="${K.warm}" stroke-width="2.6" opacity=".8" transform="translate(12 0)"`) + path('M-60 -70C-90 -20 -92 60 -84 170', 'fill="none" stroke="#fff" stroke-width="9" opacity=".3"'))
      + path(TOE, `fill="none" stroke="${shade(col, -0.18)}" stroke-width="5"`) + circ(0, -30, 28, `fill="${mix(K.cream, '#fff', 0.3)}"`) + path(fluff, `stroke="${mix(K.cream, K.deep, 0.22)}" stroke-width="3" stroke-linecap="round"`);
  });
}

export function socks(s: Step, x: number, col: string, stripe: string): string {
  return pair(s, x, 106, () => {
    let bands = '';
    for (let i = 0; i < 6; i++) bands += `M-120 ${-20 + i * 40}Q0 ${-52 + i * 40} 120 ${-20 + i * 40}`;
    const toe = 'M-110 -36Q0 -74 110 -36V-130H-110Z';
    return path(TOE, `fill="${col}"`) + clipped(s.c, TOE, path(bands, `fill="none" stroke="${stripe}" stroke-width="17"`) + path(toe, `fill="${stripe}"`) + path('M-62 -76C-92 -20 -92 60 -84 170', 'fill="none" stroke="#fff" stroke-width="12" opacity=".28"')
      + path('M-40 -70v30M-20 -76v34M0 -78v36M20 -76v34M40 -70v30', `stroke="${shade(stripe, -0.08)}" stroke-width="3"`)) + path(TOE, `fill="none" stroke="${shade(col, -0.2)}" stroke-width="4"`);
  });
}

export function wellies(s: Step, x: number, col: string): string {
  return pair(s, x, 122, () => {
    const cap = 'M-100 0Q0 -34 100 0V-130H-100Z';
    return g(path(TOE, `fill="${col}"`) + clipped(s.c, TOE, path(cap, `fill="${shade(col, 0.05)}"`) + path('M-100 0Q0 -34 100 0', `fill="none" stroke="${shade(col, -0.12)}" stroke-width="6"`) + path('M-58 -66C-84 -30 -84 20 -80 60', 'fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".55"'))
      + path(TOE, `fill="none" stroke="${shade(col, -0.16)}" stroke-width="9"`) + path('M20 -80l9 14l-12 6ZM44 -60l8 10l-12 4ZM-20 -92l6 10l-10 2Z', 'fill="#7a5636"'), 'transform="scale(1.06 1.02)"');
  });
}

/** two paws of a cat beside the feet */
export function paws(s: Step, x: number, fur: string): string {
  const white = '#fdf7ea', leg = 'M-58 190C-66 90 -72 20 -60 -30C-48 -66 48 -66 60 -30C72 20 66 90 58 190Z', sock = 'M-80 40Q-30 62 0 44Q30 62 80 40V-90H-80Z';
  let stripes = '';
  for (const y of [84, 122, 160]) stripes += `M-80 ${y}Q0 ${y + 20} 80 ${y}`;
  return [-1, 1].map((m) => g(path(leg, `fill="${s.K.deep}" opacity=".32" transform="translate(14 10)"`) + path(leg, `fill="${fur}"`) + clipped(s.c, leg, path(stripes, `fill="none" stroke="${shade(fur, -0.12)}" stroke-width="13"`) + path(sock, `fill="${white}"`))
    + path(leg, `fill="none" stroke="${shade(fur, -0.2)}" stroke-width="4"`) + path('M-22 -56q-4 22 0 40M22 -56q4 22 0 40M0 -60v34', `fill="none" stroke="${mix(fur, '#8a6a50', 0.5)}" stroke-width="4" stroke-linecap="round"`), tf(x + m * 90, 1318, m * -4, 1.12))).join('');
}
