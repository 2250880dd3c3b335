import { circ, type Drawing, ell, g, mix, type Palette, path, rect, type Rng, shade, tf } from '#artwork/engine.ts';
import { dry } from '#artwork/marks/brush.ts';
import type { Room } from './room.ts';

const TABLE = 1120;

/** the street at night, with one other window lit */
function street(p: Palette, night: string): string {
  const roof = mix(p.e, '#05060f', 0.45), far = mix(p.e, p.d, 0.12), moon = mix(p.b, '#FFFDF0', 0.6), frame = mix(p.paper, night, 0.42);
  let s = rect(716, 500, 232, 330, `fill="${mix(p.e, p.d, 0.24)}"`) + circ(882, 574, 32, `fill="${moon}"`) + circ(868, 566, 29, `fill="${mix(p.e, p.d, 0.24)}"`);
  for (const [x, y] of [[744, 540], [790, 590], [760, 640], [836, 536], [918, 640], [830, 640]] as const) s += circ(x, y, 2.6, `fill="${moon}"`);
  s += path('M716 830V716L764 676L812 716V700L862 660L912 700H948V830Z', `fill="${far}"`) + path('M716 830V770L748 744L786 772H830L876 736L920 772H948V830Z', `fill="${roof}"`) + rect(858, 776, 34, 40, `fill="${p.b}"`) + path('M875 776V816M858 794H892', `stroke="${roof}" stroke-width="4"`) + path('M866 816v-12q0 -10 9 -10t9 10v12Z', `fill="${roof}"`);
  return s + path('M832 500V830M716 666H948', `stroke="${frame}" stroke-width="12"`) + rect(716, 500, 232, 330, `fill="none" stroke="${frame}" stroke-width="20"`) + rect(692, 828, 280, 24, `fill="${frame}"`);
}

/** a dressing gown on its hook */
function gown(c: Drawing, r: Rng, p: Palette): string {
  const cloth = mix(p.a, p.e, 0.52), d = 'M150 566C120 572 84 590 74 628L44 842L96 856L104 760L96 1010H236L226 760L236 856L288 842L258 628C248 590 212 572 182 566L166 584Z';
  return path(d, `fill="${cloth}"`) + dry(c, r, d, [44, 566, 244, 444], 88, shade(cloth, -0.07), 50, 0.6, 4) + path('M152 568L166 660L180 568M166 660V1010', `fill="none" stroke="${mix(cloth, p.b, 0.3)}" stroke-width="9"`) + path('M98 792C140 804 194 804 234 792L234 816C194 828 140 828 98 816Z', `fill="${mix(p.b, p.e, 0.4)}"`) + path('M176 816C186 860 168 900 184 948M160 816C152 850 160 880 148 916', `fill="none" stroke="${mix(p.b, p.e, 0.4)}" stroke-width="11" stroke-linecap="round"`) + path('M166 566V540', `stroke="${mix(p.b, p.e, 0.3)}" stroke-width="7"`) + circ(166, 534, 11, `fill="${mix(p.b, p.e, 0.25)}"`);
}

/** an alarm clock that says ten past three */
export function clock(p: Palette, x: number, y: number): string {
  const body = mix(p.c, p.e, 0.12), dark = shade(p.e, -0.06);
  return g(path('M-44 60L-58 84M44 60L58 84', `stroke="${dark}" stroke-width="11" stroke-linecap="round"`) + path('M-62 -58a30 30 0 0 1 44 -26ZM62 -58a30 30 0 0 0 -44 -26Z', `fill="${mix(p.b, '#FFF3D0', 0.3)}"`) + path('M0 -78V-94', `stroke="${dark}" stroke-width="9" stroke-linecap="round"`) + circ(0, 0, 76, `fill="${body}"`) + path('M46 -60A76 76 0 0 1 46 60A84 84 0 0 0 46 -60Z', `fill="${shade(body, -0.1)}"`) + circ(0, 0, 58, `fill="${mix(p.paper, p.b, 0.25)}"`) + path('M0 -50v9M0 50v-9M-50 0h9M50 0h-9M25 -43l-4 7M43 -25l-7 4M43 25l-7 -4M25 43l-4 -7M-25 43l4 -7M-43 25l7 -4M-43 -25l7 4M-25 -43l4 7', `stroke="${dark}" stroke-width="4" stroke-linecap="round"`) + path('M0 0L28 3', `stroke="${dark}" stroke-width="7" stroke-linecap="round"`) + path('M0 0L34 -22', `stroke="${dark}" stroke-width="4.6" stroke-linecap="round"`) + circ(0, 0, 6, `fill="${p.a}"`), tf(x, y));
}

/** A bedside lamp in the small hours: the words in its light, a moth in them, and one more window lit across the street. */
export function lamp(c: Drawing, r: Rng, p: Palette): Room {
  const night = mix(p.e, '#080A18', 0.28), warm = mix(p.b, '#FFF6DC', 0.62), wood = mix('#8A5632', p.e, 0.2);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${night}"`));
  let sprigs = '';
  for (let y = 40; y < TABLE; y += 92) for (let x = 40 + ((y / 92) % 2 < 1 ? 0 : 46); x < 1000; x += 92) sprigs += `M${x} ${y}q-10 -14 0 -26q10 12 0 26M${x} ${y}v12`;
  c.add('texture', path(sprigs, `fill="none" stroke="${mix(night, p.d, 0.14)}" stroke-width="3" stroke-linecap="round"`));
  c.add('art', street(p, night) + gown(c, r, p));
  // light thrown up the wall, and down on the table
  const up = 'M404 640L-40 60V-10H1040V60L596 640Z', down = 'M318 842L120 1124H880L682 842Z';
  c.add('art', path(up, `fill="${c.lin([[0, mix(warm, p.b, 0.12)], [0.72, warm], [1, '#FFF9E6']])}"`) + dry(c, r, up, [0, 0, 1000, 640], 90, '#FFFDF2', 46, 0.18, 5) + path(down, `fill="${c.lin([[0, mix(p.b, '#FFE9B0', 0.5), 0.85], [1, mix(p.b, '#FFE9B0', 0.3), 0.34]])}"`) + path(up, `fill="none" stroke="${mix(warm, p.b, 0.3)}" stroke-width="5" opacity=".5"`));
  // the table and its cloth
  c.add('art', rect(0, TABLE, 1000, 300, `fill="${wood}"`) + dry(c, r, `M0 ${TABLE}H1000V1400H0Z`, [0, TABLE, 1000, 280], 0, shade(wood, -0.08), 90, 0.5, 4) + ell(500, TABLE + 46, 430, 44, `fill="${mix(warm, wood, 0.35)}" opacity=".75"`) + path(`M0 ${TABLE + 122}H1000`, `stroke="${shade(wood, -0.15)}" stroke-width="9"`) + rect(318, TABLE + 160, 364, 150, `fill="none" stroke="${shade(wood, -0.13)}" stroke-width="7" rx="10"`) + circ(500, TABLE + 226, 21, `fill="${mix('#D9A94A', p.b, 0.3)}"`) + circ(494, TABLE + 219, 7, 'fill="#FFF3C8"'));
  // the lamp
  const cup = mix(p.paper, '#FFFFFF', 0.2), base = 'M452 872C452 920 384 960 384 1030C384 1090 430 1122 500 1122C570 1122 616 1090 616 1030C616 960 548 920 548 872Z', hat = 'M404 636H596L690 846Q500 876 310 846Z', cloth = mix(p.a, p.paper, 0.18);
  let ribs = '';
  for (let i = -3; i <= 3; i++) ribs += `M${500 + i * 28} 638L${500 + i * 56} 858`;
  c.add('art', ell(510, 1130, 150, 22, `fill="${p.e}" opacity=".4"`) + path(base, `fill="${cup}"`) + path('M548 872C548 920 616 960 616 1030C616 1090 570 1122 500 1122C560 1090 560 960 520 872Z', `fill="${mix(cup, p.e, 0.2)}"`) + path('M388 1010Q500 1044 612 1010M386 1040Q500 1074 614 1040', `fill="none" stroke="${p.e}" stroke-width="6"`) + [-72, -36, 0, 36, 72].map((dx) => g(ell(0, -13, 6, 12, `fill="${p.a}"`) + ell(-11, 4, 6, 11, `fill="${p.a}" transform="rotate(-60 -11 4)"`) + ell(11, 4, 6, 11, `fill="${p.a}" transform="rotate(60 11 4)"`) + circ(0, 0, 5, `fill="${p.b}"`), tf(500 + dx, 982 - Math.abs(dx) * 0.1, 0, 0.9))).join('') + rect(478, 846, 44, 34, `fill="${mix('#D9A94A', p.b, 0.3)}"`)
    + path(hat, `fill="${c.lin([[0, mix(cloth, '#FFF3C8', 0.5)], [0.6, mix(cloth, '#FFE6A8', 0.25)], [1, cloth]])}"`) + path(ribs, `stroke="${shade(cloth, -0.09)}" stroke-width="5" stroke-opacity=".55"`) + path('M310 846Q500 876 690 846', `fill="none" stroke="${p.paper}" stroke-width="13" stroke-dasharray="4 15" stroke-linecap="round"`) + path('M404 638H596', `stroke="${p.paper}" stroke-width="9" stroke-linecap="round"`) + path('M640 862v70', `stroke="${mix('#D9A94A', p.b, 0.3)}" stroke-width="4"`) + circ(640, 938, 9, `fill="${mix('#D9A94A', p.b, 0.3)}"`));
  // things within reach
  const water = mix(p.d, '#FFFFFF', 0.4);
  c.add('art', clock(p, 780, 1052) + path('M168 1126L156 990H270L258 1126Z', `fill="${water}" opacity=".5"`) + path('M163 1040Q212 1054 263 1040L257 1124H169Z', `fill="${water}" opacity=".75"`) + path('M156 990Q213 1006 270 990Q213 976 156 990Z', `fill="#FFFFFF" opacity=".8"`) + path('M174 1016L182 1108', 'stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" opacity=".85"') + ell(214, 1130, 60, 9, `fill="${p.e}" opacity=".35"`)
    + g(path('M-100 22L-6 34L96 18L92 -6L-6 8L-98 -2Z', `fill="${mix(p.c, p.e, 0.15)}"`) + path('M-94 6L-6 18L90 4V-4Q40 -26 -6 4Q-50 -24 -96 -4Z', `fill="${p.paper}"`) + path('M-6 4V18M-80 -2Q-46 -14 -18 4M74 -4Q40 -16 8 4', `fill="none" stroke="${mix(p.e, p.paper, 0.55)}" stroke-width="3"`) + path('M20 -4L30 44L40 34L46 42L36 -8Z', `fill="${p.a}"`), tf(384, 1178, -3)));
  // a moth
  const wing = mix(p.e, p.c, 0.3);
  c.add('art', g(path('M0 4C-20 -24 -46 -24 -44 -4C-42 12 -16 14 0 8C-10 20 -26 26 -24 34C-14 40 -2 22 0 10C2 22 14 40 24 34C26 26 10 20 0 8C16 14 42 12 44 -4C46 -24 20 -24 0 4Z', `fill="${wing}"`) + circ(-28, -6, 5, `fill="${p.b}"`) + circ(28, -6, 5, `fill="${p.b}"`) + path('M-2 0q-8 -14 -16 -16M2 0q8 -14 16 -16', `fill="none" stroke="${wing}" stroke-width="2.6" stroke-linecap="round"`), tf(582, 528, 24, 0.9)) + path('M548 556C520 580 470 560 490 530C506 508 536 530 516 552', `fill="none" stroke="${wing}" stroke-width="3" stroke-dasharray="2 11" stroke-linecap="round"`));
  return { box: [140, 92, 720, 290], ground: warm, max: 122, face: 'young-serif', small: 500 };
}
