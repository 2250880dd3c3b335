import type { Room } from '#artwork/lettering/in-a-room.ts';
import { both, coat, from } from '#artwork/marks/coat.ts';
import { circ, ell, g, mix, withContrast, path, rect, shade, tf } from '#artwork/engine.ts';
import { hat, type Rug } from './coat.ts';

/** A black cat in the dark, lit by one candle: whiskers and two eyes. */
export function blackcat(s: Rug): Room {
  const { c, p } = s, dark = mix(p.e, '#0d0b16', 0.62), fur = mix(dark, '#07060c', 0.4), glow = '#ffcf7a', iris = mix('#cfe05a', p.b, 0.35);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${dark}"`) + circ(500, 1010, 760, `fill="${c.rad([[0, mix(p.a, glow, 0.5), 0.62], [0.4, mix(p.a, p.e, 0.45), 0.42], [1, dark, 0]])}"`) + rect(0, 0, 1000, 1400, `fill="${c.pattern(160, 160, path('M40 28L43 37L52 40L43 43L40 52L37 43L28 40L37 37ZM120 112L122 118L128 120L122 122L120 128L118 122L112 120L118 118Z', `fill="${p.b}" opacity=".28"`))}"`));
  // shoulders and head, a shape cut out of the light
  const body = 'M170 1420C160 1250 220 1120 316 1020C340 990 350 960 352 920H648C650 960 660 990 684 1020C780 1120 840 1250 830 1420Z', head = 'M500 560C540 560 580 566 610 578L700 470C716 452 740 460 742 484L748 680C770 740 772 800 750 860C716 950 610 1000 500 1000C390 1000 284 950 250 860C228 800 230 740 252 680L258 484C260 460 284 452 300 470L390 578C420 566 460 560 500 560Z';
  c.add('art', coat(s, body, [166, 920, 668, 500], fur, { dir: (x) => 1.57 + (500 - x) * 0.001, dark: -0.03, light: 0.06, len: 34, gap: 16 }) + coat(s, head, [226, 450, 548, 556], fur, { dir: from(500, 800), dark: -0.03, light: 0.055, len: 26, gap: 14 }));
  // light from beneath: on the chin, the cheeks, inside the ears
  c.add('art', g(ell(500, 1060, 330, 170, `fill="${c.rad([[0, glow, 0.42], [0.7, p.a, 0.1], [1, p.a, 0]])}"`), `clip-path="${c.clip(path(head))}"`) + both(path('M290 520L372 600C340 620 312 646 294 676Z', `fill="${mix(fur, p.a, 0.42)}"`) + path('M262 880C300 950 380 990 470 998', `fill="none" stroke="${glow}" stroke-width="6" stroke-linecap="round" opacity=".5"`) + path('M176 1400C172 1260 228 1130 322 1028', `fill="none" stroke="${mix(p.a, glow, 0.3)}" stroke-width="5" stroke-linecap="round" opacity=".35"`)));
  // the eyes, a flame in each
  const look = path('M284 744C310 672 406 668 448 768C400 822 312 816 284 744Z', `fill="${c.rad([[0, mix(iris, '#fff6c0', 0.55)], [0.7, iris], [1, shade(iris, -0.14)]], 0.5, 0.62, 0.62)}"`) + ell(370, 746, 20, 54, 'fill="#0a0910"') + path('M284 744C310 672 406 668 448 768', `fill="none" stroke="#05040a" stroke-width="11" stroke-linecap="round"`) + path('M370 772C362 764 364 750 370 738C376 750 378 764 370 772Z', `fill="${glow}"`) + circ(346, 722, 10, 'fill="#ffffff"');
  c.add('art', both(look));
  c.add('art', path('M470 846C480 838 520 838 530 846C532 862 512 878 500 880C488 878 468 862 470 846Z', `fill="${mix(p.d, fur, 0.35)}"`) + path('M500 880V904M500 904C486 936 446 940 424 916M500 904C514 936 554 940 576 916', `fill="none" stroke="${mix(fur, p.d, 0.45)}" stroke-width="7" stroke-linecap="round"`) + both(path('M420 874C340 850 240 846 130 872M416 892C330 890 240 908 150 950M424 908C360 926 290 962 236 1014', `fill="none" stroke="${mix(glow, p.paper, 0.5)}" stroke-width="4.4" stroke-linecap="round"`)) + hat(s, 604, 566, 0.72, 15));
  // the cake with its candle, the only light
  const ice = mix(p.d, p.paper, 0.35), sponge = mix('#8a4a2c', p.a, 0.2);
  let drip = 'M330 1210';
  for (let i = 0; i < 10; i++) drip += `q17 ${30 + ((i * 13) % 5) * 13} 34 0`;
  c.add('art', rect(0, 1348, 1000, 60, `fill="${mix(dark, p.a, 0.22)}"`) + rect(0, 1344, 1000, 8, `fill="${mix(glow, p.a, 0.5)}" opacity=".55"`) + ell(500, 1352, 250, 26, `fill="${p.paper}"`) + ell(500, 1348, 250, 22, `fill="${mix(p.paper, glow, 0.3)}"`) + path('M330 1204H670V1336Q500 1366 330 1336Z', `fill="${c.lin([[0, shade(sponge, -0.08)], [0.5, shade(sponge, 0.08)], [1, shade(sponge, -0.1)]], 0, 0, 1, 0)}"`) + path('M330 1276Q500 1306 670 1276V1292Q500 1322 330 1292Z', `fill="${p.paper}" opacity=".85"`) + path(`${drip}V1200H330Z`, `fill="${ice}"`) + ell(500, 1204, 172, 30, `fill="${ice}"`) + ell(500, 1200, 150, 22, `fill="${mix(ice, glow, 0.35)}"`) + path('M400 1196l10 6M440 1210l12 -4M560 1206l10 6M600 1194l8 -6M470 1188l8 5M540 1188l10 -4', `stroke="${p.a}" stroke-width="8" stroke-linecap="round"`) + rect(488, 1100, 24, 100, `fill="${p.paper}"`) + path('M488 1126l24 -14M488 1156l24 -14M488 1186l24 -14', `stroke="${p.c}" stroke-width="9"`) + circ(500, 1064, 190, `fill="${c.rad([[0, '#fff3c4', 0.9], [0.3, glow, 0.42], [1, glow, 0]])}"`) + g(path('M0 0C-26 -14 -22 -50 0 -84C22 -50 26 -14 0 0Z', 'fill="#f59b2e"') + path('M0 -4C-14 -12 -12 -34 0 -54C12 -34 14 -12 0 -4Z', 'fill="#fffbe0"'), tf(500, 1098)) + path('M500 1100v-9', `stroke="${fur}" stroke-width="4"`));
  // two paws at the edge of the table
  c.add('art', both(coat(s, 'M230 1352C222 1310 250 1284 286 1286C322 1290 338 1320 330 1352Z', [222, 1284, 112, 70], fur, { dir: () => 1.57, dark: -0.03, light: 0.07, len: 18, edge: 6 }) + path('M262 1350v-22M292 1350v-22', `stroke="${mix(fur, glow, 0.28)}" stroke-width="5" stroke-linecap="round"`)));
  return { box: [90, 74, 820, 250], ground: dark, ink: withContrast(dark, p.paper, 7), small: withContrast(dark, p.b, 5), max: 120 };
}
