import { circ, ell, g, mix, path, shade } from '#artwork/engine.ts';

/** the letters of shouts and titles */
export const ACTION = 'luckiest-guy';

/** a child as a hero, to be posed */
export const heroKid = (k: { skin: string; hair: string; suit: string; cape: string; trim: string; ink: string; emblem: string; hairStyle: number; mask: boolean }) => {
  const st = (w = 7) => `stroke="${k.ink}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
  const dk = shade(k.suit, -0.11), cd = shade(k.cape, -0.11), sd = shade(k.skin, -0.08);
  /** a head some 150 high, chin at the origin, three-quarter smile */
  const head = () => {
    let s = '';
    const back = [
      'M-74 -84C-92 -150 -40 -190 6 -186C64 -184 98 -140 82 -84L74 -46H-66Z',
      'M-70 -60C-112 -150 -54 -198 6 -190C70 -196 110 -146 80 -70C112 -50 112 6 84 34C70 20 66 -10 66 -30L-62 -36C-66 -6 -74 22 -88 30C-114 4 -104 -40 -70 -60Z',
      'M-80 -70C-106 -96 -98 -150 -62 -160C-50 -196 18 -204 44 -180C84 -182 106 -134 90 -104C98 -86 90 -64 76 -56L-66 -50Z',
    ][k.hairStyle % 3]!;
    s += path(back, `fill="${k.hair}" ${st()}`);
    s += path('M-66 -70C-82 -74 -86 -44 -66 -40ZM70 -70C86 -74 90 -44 70 -40Z', `fill="${k.skin}" ${st(6)}`);
    s += path('M-68 -96C-72 -42 -50 4 2 6C54 4 78 -42 72 -96C66 -140 -62 -140 -68 -96Z', `fill="${k.skin}" ${st()}`);
    s += path('M50 -100C58 -50 40 -8 2 2C54 4 78 -42 72 -96Z', `fill="${sd}" opacity=".75"`);
    if (k.mask) s += path('M-70 -88C-46 -98 -16 -94 2 -84C20 -94 50 -98 74 -88C76 -70 70 -48 46 -44C24 -42 12 -54 2 -62C-8 -54 -20 -42 -42 -44C-66 -48 -72 -70 -70 -88Z', `fill="${k.cape}" ${st(6)}`);
    // eyes, brows, nose, grin
    s += ell(-30, -68, 16, 15, 'fill="#fff"') + ell(34, -68, 16, 15, 'fill="#fff"') + ell(-26, -68, 9, 11, `fill="${k.ink}"`)
      + ell(38, -68, 9, 11, `fill="${k.ink}"`) + circ(-23, -72, 3.6, 'fill="#fff"') + circ(41, -72, 3.6, 'fill="#fff"');
    s += path('M-50 -94Q-32 -106 -14 -96M20 -96Q38 -106 54 -94', `fill="none" ${st(8)}`) + path('M4 -52Q14 -42 4 -38', `fill="none" stroke="${sd}" stroke-width="6" stroke-linecap="round"`);
    s += path('M-30 -28C-14 -22 20 -22 36 -30C34 -4 18 -2 4 -2C-14 -2 -26 -10 -30 -28Z', `fill="#7a1f2a" ${st(5.5)}`)
      + path('M-26 -26C-12 -22 20 -22 33 -28C31 -20 28 -18 26 -17C10 -14 -10 -14 -22 -17Z', 'fill="#fff"')
      + ell(-52, -34, 10, 7, `fill="${mix(k.skin, '#e8503a', 0.45)}" opacity=".6"`) + ell(56, -34, 10, 7, `fill="${mix(k.skin, '#e8503a', 0.45)}" opacity=".6"`);
    // fringe
    const fr = [
      'M-72 -92C-78 -140 -40 -166 4 -164C54 -164 84 -134 76 -90C66 -104 62 -112 58 -122C40 -108 -10 -104 -34 -126C-44 -108 -60 -100 -72 -92Z',
      'M-72 -84C-80 -140 -40 -168 6 -166C54 -166 86 -130 76 -84C70 -104 54 -122 30 -132C-4 -104 -48 -102 -72 -84Z',
      'M-72 -92C-86 -104 -78 -130 -66 -132C-64 -152 -40 -160 -28 -152C-14 -168 14 -166 22 -154C38 -166 62 -154 62 -138C82 -134 86 -108 76 -92C66 -96 60 -104 58 -112C46 -104 34 -106 28 -114C16 -104 2 -106 -4 -116C-16 -104 -30 -106 -36 -114C-46 -104 -60 -104 -72 -92Z',
    ][k.hairStyle % 3]!;
    s += path(fr, `fill="${k.hair}" ${st(6)}`) + path('M-44 -140C-30 -152 -8 -156 10 -154', `fill="none" stroke="${shade(k.hair, 0.16)}" stroke-width="8" stroke-linecap="round"`);
    return s;
  };
  const fist = (flip = 1) =>
    g(path('M-32 -20C-38 -42 -20 -52 -8 -46C0 -56 20 -54 24 -42C38 -44 44 -24 36 -14C44 4 34 24 16 26H-18C-34 22 -40 0 -32 -20Z', `fill="${k.cape}" ${st()}`)
      + path('M-8 -44C-12 -34 -10 -24 -6 -18M22 -40C18 -32 18 -24 22 -18M-30 2C-14 -4 8 -4 16 4C20 14 10 20 0 18', `fill="none" ${st(5)}`), `transform="scale(${flip} 1)"`);
  return { head, fist, st, dk, cd, sd };
};
