import type { Room } from '#artwork/lettering/in-a-room.ts';
import { circ, type Drawing, ell, g, mix, n1, type Palette, path, polar, rect, type Rng, shade, TAU, tf } from '#artwork/engine.ts';

export type Evening = { c: Drawing; r: Rng; p: Palette };

/** a spray of osmanthus along a bent twig: leaves in pairs, small gold flowers where they meet */
export function osmanthus({ r }: Evening, x: number, y: number, deg: number, k: number, green: string, bark: string): string {
  let o = path('M0 0C80 -14 150 -6 230 -40C290 -64 340 -60 400 -96', `fill="none" stroke="${bark}" stroke-width="11" stroke-linecap="round"`), bloom = '', eyes = '';
  const at = (t: number): [number, number] => [400 * t, -96 * t * t - 18 * Math.sin(t * 5) * (1 - t)];
  for (let i = 1; i < 10; i++) { const [a, b] = at(i / 10); for (const s of [-1, 1]) o += path('M0 0C22 -22 78 -26 112 0C78 24 24 22 0 0Z', `fill="${shade(green, s > 0 ? 0.03 : -0.03)}" ${tf(a, b, s * (52 + r.f(-14, 14)) - 12, r.f(0.72, 1))}`) + path('M6 0H98', `stroke="${shade(green, 0.12)}" stroke-width="3" ${tf(a, b, s * 52 - 12, 0.84)}`); for (let j = 0; j < 9; j++) { const e = polar(a, b, r.f(4, 32), r.f(0, TAU)); for (let q = 0; q < 4; q++) { const f = polar(e[0], e[1], 6.4, q * (TAU / 4) + j); bloom += `M${n1(f[0])} ${n1(f[1])}h.1`; } eyes += `M${n1(e[0])} ${n1(e[1])}h.1`; } }
  o += path('M400 -96C420 -110 460 -116 484 -100C462 -84 424 -80 400 -96Z', `fill="${green}"`);
  return g(o + path(bloom, 'stroke="#f7b733" stroke-width="10" stroke-linecap="round"') + path(eyes, 'stroke="#ffe9a6" stroke-width="5" stroke-linecap="round"'), tf(x, y, deg, k));
}

/** The full moon over a lake, two rabbits on the bank looking up at it, lamps set out on the water. */
export function moon(s: Evening): Room {
  const { c, r, p } = s, night = p.e, disc = mix('#fff4d2', p.b, 0.14), X = 500, Y = 470, R = 338;
  let stars = '';
  for (let i = 0; i < 70; i++) { const x = r.f(0, 1000), y = r.f(0, 860); if (Math.hypot(x - X, y - Y) > R + 40) stars += `M${n1(x)} ${n1(y)}h.1`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(night, -0.04)], [0.62, mix(night, p.a, 0.45)], [0.7, mix(p.a, p.d, 0.35)], [0.71, mix(night, p.a, 0.5)], [1, shade(night, -0.05)]])}"`) + path(stars, 'stroke="#fff3cf" stroke-width="5" stroke-linecap="round" opacity=".8"') + circ(X, Y, 600, `fill="${c.rad([[0.5, disc, 0.55], [0.75, disc, 0.16], [1, disc, 0]])}"`));
  // the moon, with the shapes that people see in it left faint
  let seas = '';
  for (const [a, b, w, h] of [[-150, -170, 92, 60], [-220, 40, 60, 84], [170, -200, 74, 52], [230, 60, 66, 90], [-60, 240, 110, 48], [130, 230, 76, 44], [20, -260, 70, 34]] as const) seas += ell(X + a, Y + b, w, h, `fill="${shade(disc, -0.035)}" opacity=".8"`);
  c.add('art', circ(X, Y, R, `fill="${c.rad([[0, mix(disc, '#ffffff', 0.5)], [0.8, disc], [1, shade(disc, -0.05)]], 0.45, 0.42, 0.6)}"`) + g(seas, `clip-path="${c.clip(circ(X, Y, R))}"`));
  // clouds as on a robe: bands that end in curls
  const cloud = (x: number, y: number, k: number, flip: 1 | -1, col: string) => g(path('M-260 30C-200 26 -180 4 -150 4C-146 -40 -84 -54 -60 -20C-40 -62 34 -60 44 -12C84 -34 124 -10 112 20C160 16 220 26 300 30Z', `fill="${col}"`) + path('M-150 22a30 30 0 1 1 44 -24M-60 20a34 34 0 1 1 52 -28M44 22a28 28 0 1 1 40 -24', `fill="none" stroke="${mix(p.b, '#fff3cf', 0.3)}" stroke-width="5" stroke-linecap="round"`) + path('M-260 30H300', `stroke="${mix(p.b, '#fff3cf', 0.3)}" stroke-width="5" stroke-linecap="round"`), `transform="translate(${x} ${y}) scale(${k * flip} ${k})"`);
  c.add('art', cloud(176, 720, 0.9, 1, mix(night, p.a, 0.62)) + cloud(850, 760, 0.8, -1, mix(night, p.a, 0.55)) + cloud(896, 214, 0.56, -1, mix(night, p.a, 0.5)));
  // hills on the far shore, and the water
  c.add('art', path('M-10 960C120 880 220 900 330 930C440 860 540 890 640 930C760 870 880 880 1010 950V1000H-10Z', `fill="${mix(night, p.a, 0.32)}"`) + path('M-10 980C160 930 300 950 460 970C620 930 820 930 1010 976V1010H-10Z', `fill="${mix(night, p.a, 0.18)}"`));
  let glint = '';
  for (let i = 0; i < 46; i++) { const y = 1004 + i * 8.4, w = r.f(20, 150) * (1 - Math.abs(i - 18) / 60), x = X + r.f(-120, 120) * (0.5 + i / 50); glint += `M${n1(x - w)} ${n1(y)}H${n1(x + w)}`; }
  c.add('art', rect(0, 990, 1000, 410, `fill="${c.lin([[0, mix(night, p.a, 0.55)], [1, shade(night, -0.04)]])}"`) + path(glint, `stroke="${disc}" stroke-width="5" stroke-linecap="round" opacity=".6"`));
  // lotus lamps on the water
  const lamp = (x: number, y: number, k: number, col: string) => g(ell(0, 34, 120, 14, `fill="${disc}" opacity=".35"`) + circ(0, -20, 110, `fill="${c.rad([[0, '#ffdf90', 0.8], [1, '#ffb84a', 0]])}"`) + [-58, 58, -34, 34, 0].map((d, i) => path('M0 24C-32 6 -34 -40 0 -70C34 -40 32 6 0 24Z', `fill="${shade(col, i > 2 ? 0.05 : -0.02)}" transform="rotate(${d} 0 24)"`)).join('') + path('M0 -64C-12 -44 -9 -28 0 -24C9 -28 12 -44 0 -64Z', 'fill="#fff2bd"') + [-24, 24].map((d) => path('M0 24C-22 12 -22 -18 0 -38C22 -18 22 12 0 24Z', `fill="${shade(col, 0.1)}" transform="rotate(${d} 0 24)"`)).join('') + path('M-66 22Q0 46 66 22L56 34Q0 52 -56 34Z', `fill="${shade(mix('#3f7a4a', p.a, 0.2), -0.05)}"`), tf(x, y, 0, k));
  c.add('art', lamp(700, 1060, 0.42, p.c) + lamp(586, 1110, 0.54, mix(p.c, '#ffffff', 0.25)) + lamp(836, 1130, 0.66, p.c) + lamp(690, 1216, 0.84, mix(p.c, '#ffffff', 0.2)));
  // the bank, its grass, and the two rabbits
  const bank = shade(night, -0.07);
  let grass = '';
  for (let i = 0; i < 70; i++) { const x = i * 9 - 10, y = 1216 + (x / 620) ** 2 * 130; grass += `M${n1(x)} ${n1(y + 14)}q${n1(r.f(-8, 2))} -24 ${n1(r.f(-14, 14))} ${n1(r.f(-56, -30))}`; }
  const rabbit = (x: number, y: number, k: number, col: string, ear: number) => g(path('M0 -132C58 -132 86 -70 78 -20C74 4 50 8 0 8C-50 8 -74 4 -78 -20C-86 -70 -58 -132 0 -132Z', `fill="${col}"`) + circ(0, -160, 48, `fill="${col}"`) + path('M-30 -190C-54 -232 -56 -286 -34 -300C-12 -286 -6 -236 -8 -196Z', `fill="${col}" transform="rotate(${-ear} -20 -196)"`) + path('M30 -190C54 -232 56 -286 34 -300C12 -286 6 -236 8 -196Z', `fill="${col}" transform="rotate(${ear} 20 -196)"`) + path('M-28 -206C-42 -236 -42 -268 -33 -280C-22 -266 -18 -232 -18 -206Z', `fill="${mix(col, p.c, 0.28)}" transform="rotate(${-ear} -20 -196)"`) + path('M28 -206C42 -236 42 -268 33 -280C22 -266 18 -232 18 -206Z', `fill="${mix(col, p.c, 0.28)}" transform="rotate(${ear} 20 -196)"`) + circ(0, -16, 26, `fill="${mix(col, '#ffffff', 0.6)}"`) + path('M-52 -110C-66 -80 -70 -50 -66 -24', `fill="none" stroke="${mix(col, '#fff6da', 0.7)}" stroke-width="6" stroke-linecap="round"`) + path('M66 -84C76 -60 74 -36 70 -20M38 -190Q50 -168 44 -144', `fill="none" stroke="${mix(disc, col, 0.2)}" stroke-width="7" stroke-linecap="round"`), tf(x, y, 0, k));
  c.add('art', path('M-10 1230C140 1190 320 1216 440 1268C560 1316 620 1360 700 1410H-10Z', `fill="${bank}"`) + path(grass, `fill="none" stroke="${mix(bank, p.a, 0.4)}" stroke-width="5" stroke-linecap="round"`) + rabbit(176, 1260, 0.92, mix('#f4efe4', p.d, 0.2), 6) + rabbit(322, 1286, 0.74, mix('#d9cbb8', p.d, 0.15), 12));
  c.add('art', osmanthus(s, -30, 250, -24, 0.92, mix('#2f6a4a', p.a, 0.2), '#3d2a20') + osmanthus(s, -40, 120, 8, 0.7, mix('#2f6a4a', p.a, 0.2), '#3d2a20') + osmanthus(s, 1030, 1330, 200, 0.7, mix('#2f6a4a', p.a, 0.2), '#3d2a20'));
  return { box: [252, 304, 496, 330], ground: disc, ink: p.e, small: p.c, max: 112 };
}
