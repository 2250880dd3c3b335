import { ell, g, mix, path, rect, tf } from '#artwork/engine.ts';
import { splat, thrown, type Holi, type Room } from './powder.ts';

/** neck, placket, buttons, hems: what is sewn */
const SEAMS = { kurta: 'M-64 0C-40 26 40 26 64 0M0 22V168M-9 168H9M-216 236L-158 268M216 236L158 268M-136 540Q0 570 136 540', scarf: 'M-86 640Q-40 670 0 644Q40 620 84 640', small: 'M-44 0C-26 20 26 20 44 0M0 16V104M-6 104H6M-146 160L-106 182M146 160L106 182M-90 314Q0 334 90 314' };
const KURTA = 'M-64 0C-40 26 40 26 64 0L140 30L232 250L168 286L128 190L138 560Q0 590 -138 560L-128 190L-168 286L-232 250L-140 30Z';
const SCARF = 'M-74 -14Q0 6 74 -14C84 120 66 240 82 360C94 470 70 560 86 660Q40 640 0 664Q-40 690 -88 664C-72 560 -94 470 -82 360C-66 240 -86 120 -74 -14Z';
const SMALL = 'M-44 0C-26 20 26 20 44 0L96 22L158 168L112 194L86 130L92 330Q0 350 -92 330L-86 130L-112 194L-158 168L-96 22Z';

/** a white garment on the line, and its stains */
function cloth(h: Holi, d: string, folds: string, x: number, y: number, deg: number, marks: string, seams: string): string {
  const { c, p } = h, white = mix(p.paper, '#ffffff', 0.5), fold = mix(white, '#8792b0', 0.62);
  return g(c.soft(d, 0, 10, 16, '#1d2233', 0.2) + path(d, `fill="${white}"`) + g(marks, `clip-path="${c.clip(path(d))}"`) + g(path(folds, `fill="none" stroke="${fold}" stroke-width="16" stroke-linecap="round" stroke-opacity=".28"`), `clip-path="${c.clip(path(d))}"`) + path(seams, `fill="none" stroke="${fold}" stroke-width="3.4" stroke-linecap="round"`) + path(d, `fill="none" stroke="${mix(fold, white, 0.2)}" stroke-width="3"`), tf(x, y, deg, 1.1));
}

/** White clothes on a line, stained with powder. */
export function line(h: Holi): Room {
  const { c, r, p, colours, dark } = h, [pink, amber, green, blue, violet] = colours as [string, string, string, string, string];
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${dark ? p.bg : c.lin([[0, mix(p.bg, p.d, 0.16)], [0.6, p.bg], [1, mix(p.bg, p.paper, 0.4)]])}"`));
  let air = '';
  for (const [x, y, R, col] of [[90, 420, 130, amber], [930, 300, 150, pink], [950, 860, 140, blue], [70, 900, 150, green], [520, 950, 120, violet]] as const) air += thrown(h, x, y, R, col, 90, 0.3);
  c.add('art', air);
  const rope = mix('#8a6a44', p.ink, 0.2), at = (x: number) => 188 + 62 * (1 - ((x - 500) / 560) ** 2);
  c.add('art', path(`M-20 ${at(-20)}Q500 ${at(500) + 62} 1020 ${at(1020)}`, `fill="none" stroke="${dark ? mix(rope, '#ffffff', 0.4) : rope}" stroke-width="7"`));
  const kurta = thrown(h, -40, 130, 150, pink, 200) + thrown(h, 70, 330, 170, amber, 220) + thrown(h, -80, 480, 150, blue, 180) + splat(h, 66, 130, 64, violet) + thrown(h, 190, 240, 90, green, 90) + splat(h, -30, 380, 46, green) + thrown(h, -190, 250, 80, amber, 80);
  const scarf = thrown(h, -20, 90, 110, green, 150) + thrown(h, 40, 280, 130, pink, 170) + thrown(h, -30, 460, 130, amber, 170) + thrown(h, 20, 620, 120, violet, 150) + splat(h, 10, 370, 40, blue);
  const child = thrown(h, 20, 90, 100, amber, 130) + thrown(h, -40, 240, 120, violet, 150) + splat(h, 40, 200, 54, pink) + thrown(h, 130, 160, 70, blue, 70) + thrown(h, -120, 170, 60, green, 60);
  let wash = cloth(h, KURTA, 'M-60 60C-70 200 -50 400 -66 560M56 200C66 320 50 440 62 560M-120 60L-150 240M120 60L150 240M-100 300C-90 400 -104 480 -98 550', 280, at(280) + 18, -2, kurta, SEAMS.kurta);
  wash += cloth(h, SCARF, 'M-34 0C-44 160 -24 320 -40 500S-44 640 -40 668M12 4C0 160 24 340 6 520S16 640 8 660M52 0C44 160 60 320 50 480S58 620 54 650', 574, at(574) + 10, 1, scarf, SEAMS.scarf);
  wash += cloth(h, SMALL, 'M-40 60C-46 160 -34 260 -44 334M40 120C46 200 36 280 44 336', 812, at(812) + 20, 3, child, SEAMS.small);
  c.add('art', wash);
  // pegs, and a crow without a stain
  let pegs = '';
  for (const [x, dy] of [[222, 14], [338, 14], [508, 8], [640, 8], [770, 16], [854, 16]] as const) pegs += g(rect(-8, -34, 16, 62, `rx="5" fill="${mix('#c99a5e', p.b, 0.1)}"`) + path('M0 -6V28', 'stroke="#7a5428" stroke-width="3"') + rect(-10, -12, 20, 6, 'fill="#8a9098"'), tf(x, at(x) + dy, x % 7 - 3));
  const crow = dark ? '#0b1324' : '#231d2c';
  pegs += g(path('M-70 6C-50 -4 -40 -14 -30 -30C-16 -56 24 -58 34 -34L58 -28L36 -20C34 6 8 22 -16 18C-34 20 -52 16 -70 6Z', `fill="${crow}"`) + path('M-56 4C-36 0 -14 -6 2 -22', `fill="none" stroke="${mix(crow, '#8a94b8', 0.35)}" stroke-width="4" stroke-linecap="round"`) + path('M22 -37h.1', 'stroke="#ffffff" stroke-width="7" stroke-linecap="round"') + path('M-12 18v18M4 16v20', `stroke="${crow}" stroke-width="5"`) + ell(-14, 2, 11, 8, `fill="${pink}"`), tf(936, at(936) - 32, 2, 0.9));
  c.add('art', pegs);
  let dust = '';
  for (let i = 0; i < 16; i++) dust += splat(h, r.f(60, 940), r.f(990, 1056), r.f(5, 12), colours[i % 5]!);
  c.add('art', dust);
  return { top: 1108, h: 236, max: 122, ground: dark ? p.bg : mix(p.bg, p.paper, 0.2) };
}
