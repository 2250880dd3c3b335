import { circ, ell, n1, path } from '#artwork/engine.ts';

/** an eye */
export const eyeD = (x: number, y: number, q: number, look = 0.15) => circ(x, y, q, 'fill="#fffdf6"') + circ(x + q * look, y + q * 0.06, q * 0.66, 'fill="#231b22"')
  + circ(x + q * look - q * 0.22, y - q * 0.22, q * 0.22, 'fill="#fff"');

/** an eye half closed */
export const lidded = (x: number, y: number, q: number, up1 = false) =>
  path(up1 ? `M${n1(x - q)} ${n1(y)}Q${n1(x)} ${n1(y - q * 1.1)} ${n1(x + q)} ${n1(y)}`
    : `M${n1(x - q)} ${n1(y)}Q${n1(x)} ${n1(y + q * 1.1)} ${n1(x + q)} ${n1(y)}`, `fill="none" stroke="#231b22" stroke-width="${n1(q * 0.36)}" stroke-linecap="round"`);

/** a blush on a cheek */
export const cheek = (x: number, y: number, q: number, col: string) => ell(x, y, q, q * 0.68, `fill="${col}" fill-opacity=".55"`);
