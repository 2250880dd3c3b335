import { circ, ell, path, polar, pt, type Rng, shade, TAU } from '#artwork/engine.ts';

export type Crew = { coat: string; face: string; light: string; dark: string; blush: string };
/** small passengers, seen from the shoulders up; the chin rests at y = 0, a head is some 44 high */
export const critter = (kind: number, k: Crew): string => {
  const eye = (x: number, y: number, R = 2.5) => circ(x, y, R, `fill="${k.dark}"`) + circ(x + R * 0.35, y - R * 0.4, R * 0.32, 'fill="#fff"');
  const body = path('M-20 14C-20 -2 -12 -8 0 -8C12 -8 20 -2 20 14Z', `fill="${k.coat}"`);
  const cheeks = (x: number, y: number) => ell(-x, y, 3.6, 2.4, `fill="${k.blush}" opacity=".7"`) + ell(x, y, 3.6, 2.4, `fill="${k.blush}" opacity=".7"`);
  const smile = (y: number, w = 5) => path(`M${-w} ${y}Q0 ${y + w * 0.9} ${w} ${y}`, `fill="none" stroke="${k.dark}" stroke-width="1.8" stroke-linecap="round"`);
  switch (kind % 6) {
    case 0: // bear
      return body + circ(-15, -37, 7.6, `fill="${k.face}"`) + circ(15, -37, 7.6, `fill="${k.face}"`) + circ(-15, -36.4, 4, `fill="${k.light}"`) + circ(15, -36.4, 4, `fill="${k.light}"`) +
        path('M0 -43C15 -43 23 -33 22.500 -22C22 -9 13 -2 0 -2C-13 -2 -22 -9 -22.500 -22C-23 -33 -15 -43 0 -43Z', `fill="${k.face}"`) + ell(0, -13, 9.4, 7.6, `fill="${k.light}"`) +
        path('M-4 -17.500C-4 -19.500 4 -19.500 4 -17.500C4 -15.400 1.600 -13.600 0 -13.600C-1.600 -13.600 -4 -15.400 -4 -17.500Z', `fill="${k.dark}"`)
          + smile(-11, 3.6) + eye(-9, -24) + eye(9, -24) + cheeks(15, -16);
    case 1: // rabbit
      return body + path('M-7 -34C-16 -46 -19 -68 -11 -72C-3 -74 0 -52 -1 -36Z', `fill="${k.face}"`) + path('M7 -34C16 -44 26 -62 20 -69C13 -75 3 -54 2 -36Z', `fill="${k.face}"`) +
        path('M-7 -40C-12 -50 -13 -62 -10 -65C-6 -66 -4 -52 -4 -40Z', `fill="${k.blush}"`) + path('M7 -40C13 -48 19 -58 17 -63C13 -66 7 -52 5 -40Z', `fill="${k.blush}"`) +
        path('M0 -41C13 -41 20 -31 20 -20C20 -8 11 -2 0 -2C-11 -2 -20 -8 -20 -20C-20 -31 -13 -41 0 -41Z', `fill="${k.face}"`) + eye(-8.500, -22) + eye(8.500, -22) +
        path('M-2.600 -15.500H2.600L0 -12.500Z', `fill="${k.dark}"`)
          + path('M0 -12.500V-10M-4 -9Q-2 -7 0 -10Q2 -7 4 -9', `fill="none" stroke="${k.dark}" stroke-width="1.6" stroke-linecap="round"`) + cheeks(13, -13);
    case 2: // cat
      return body + path('M-21 -24L-20 -49C-12 -46 -7 -42 -5 -39H5C7 -42 12 -46 20 -49L21 -24C22 -8 12 -2 0 -2C-12 -2 -22 -8 -21 -24Z',
        `fill="${k.face}" stroke="${k.face}" stroke-width="3" stroke-linejoin="round"`) +
        path('M-17 -36L-17 -44L-10 -39ZM17 -36L17 -44L10 -39Z', `fill="${k.blush}"`)
          + path('M-4 -40L-3 -31M0 -40V-30M4 -40L3 -31', `stroke="${shade(k.face, -0.14)}" stroke-width="2.400" stroke-linecap="round"`) + eye(-9, -22) + eye(9, -22) +
        path('M-2.600 -15.500H2.600L0 -12.800Z', `fill="${k.dark}"`)
          + path('M-4.500 -9.500Q-2 -8 0 -11.500Q2 -8 4.500 -9.500', `fill="none" stroke="${k.dark}" stroke-width="1.6" stroke-linecap="round"`) +
        path('M-27 -17L-15 -14.500M-26 -9L-15 -11M27 -17L15 -14.500M26 -9L15 -11', `stroke="${k.dark}" stroke-width="1" stroke-linecap="round" opacity=".6"`);
    case 3: // chick
      return path('M-21 14C-22 -4 -14 -12 0 -12C14 -12 22 -4 21 14Z', `fill="${k.face}"`)
        + path('M-1 -42C-6 -50 -12 -50 -13 -47M0 -42C0 -51 4 -55 7 -53M1 -42C5 -48 10 -48 12 -45', `fill="none" stroke="${k.face}" stroke-width="3.4" stroke-linecap="round"`) +
        circ(0, -22, 20.500, `fill="${k.face}"`) + eye(-9, -25) + eye(9, -25) + path('M-6.500 -18Q0 -24 6.500 -18Q0 -10 -6.500 -18Z', `fill="${k.blush}"`)
          + path('M-6.500 -18Q0 -15.500 6.500 -18', `fill="none" stroke="${k.dark}" stroke-width="1.2" opacity=".6"`) + cheeks(15, -17);
    case 4: // fox
      return body + path('M-20 -30L-22 -51C-14 -50 -8 -44 -5 -40H5C8 -44 14 -50 22 -51L20 -30C24 -20 14 -8 0 -1C-14 -8 -24 -20 -20 -30Z',
        `fill="${k.face}" stroke="${k.face}" stroke-width="2.6" stroke-linejoin="round"`) +
        path('M-21 -23C-14 -22 -6 -18 0 -10C6 -18 14 -22 21 -23C19 -15 11 -7 0 -1C-11 -7 -19 -15 -21 -23Z', `fill="${k.light}"`)
          + path('M-18 -38L-18.500 -46L-11 -41ZM18 -38L18.500 -46L11 -41Z', `fill="${k.dark}"`) + eye(-9, -25) + eye(9, -25) + ell(0, -6, 3.6, 2.800, `fill="${k.dark}"`);
    default: // elephant calf
      return body + path('M-16 -38C-32 -44 -38 -28 -33 -16C-30 -9 -22 -9 -17 -14Z', `fill="${k.face}"`) + path('M16 -38C32 -44 38 -28 33 -16C30 -9 22 -9 17 -14Z', `fill="${k.face}"`) +
        path('M-19 -34C-28 -38 -32 -26 -29 -18C-26 -13 -22 -14 -18 -18ZM19 -34C28 -38 32 -26 29 -18C26 -13 22 -14 18 -18Z', `fill="${k.blush}"`) +
        path('M0 -43C13 -43 20 -34 19 -23C18 -15 12 -10 7 -9C7 -2 9 4 16 3C18 3 19 8 15 9C4 11 -3 4 -5 -8C-13 -10 -19 -16 -19 -24C-20 -34 -13 -43 0 -43Z',
          `fill="${k.face}"`) + eye(-9, -25) + eye(9, -25) + cheeks(12, -17);
  }
};
export const puff = (r: Rng, x: number, y: number, R: number) => {
  const n = 7, ps: string[] = [];
  const a0 = r.f(0, 1);
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = a0 + (i / n) * TAU, b = a0 + ((i + 1) / n) * TAU, k1 = R * r.f(0.92, 1.08), p0 = polar(x, y, R * 0.82, a), p1 = polar(x, y, R * 0.82, b), m = polar(x, y, k1 * 1.36, (a + b) / 2);
    d += (i ? '' : 'M' + pt(p0)) + `Q${pt(m)} ${pt(p1)}`;
    ps.push(d);
  }
  return d + 'Z';
};
