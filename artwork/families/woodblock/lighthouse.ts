import {
  circ, clamp, g, mix, n1, type P, path, poisson, polar, poly, qbez, rect, smooth, sparkle, tf,
} from '#artwork/engine.ts';
import type { Print } from './blocks.ts';
import { haze } from './mist.ts';
import { pineLimb } from './pine.ts';
import { breaker, claw, swell } from './wave.ts';

/** a lighthouse at dusk */
export function drawLighthouse({ c, r, B, sky, side, cartY }: Print & { side: 'l' | 'r'; cartY: number }) {
  let s = '';
  s += sky(B.key, mix(B.blue, B.mid, 0.45), mix(B.warm, B.hot, 0.25), true);
  const lx = 668, ly = 330;
  for (const [a, w] of [[Math.PI * 1.02, 0.075], [Math.PI * 0.91, 0.055], [-0.03, 0.09], [0.13, 0.06]] as const)
    s += path(poly([[lx, ly], polar(lx, ly, 900, a - w), polar(lx, ly, 900, a + w)]),
      `fill="${c.rad([[0, mix(B.warm, '#fff8dc', 0.6), 0.95], [0.5, mix(B.warm, '#fff8dc', 0.4), 0.55], [1, B.warm, 0]], lx, ly, 640, 'u')}"`);
  for (const q of poisson(r, 90, 90, 820, 330, 92)) s += path(sparkle(q[0], q[1], r.f(4, 8)), `fill="${B.foam}" opacity=".9"`);
  s += path(haze(100, 560, 360, 24) + haze(300, 660, 220, 20), `fill="${mix(B.paper, B.warm, 0.45)}" opacity=".85"`);
  s += swell(r, 770, 8, 120, 1, mix(B.mid, B.warm, 0.35), B, 2) + swell(r, 820, 18, 140, 2.2, B.mid, B) + swell(r, 884, 24, 170, 0.8, mix(B.mid, B.blue, 0.5), B);
  // cliff in cut planes
  const cliff: P[] = [[430, 1010], [452, 940], [438, 880], [478, 830], [470, 764], [516, 716], [528, 664], [584, 640], [640, 632], [724, 628], [800, 606],
    [880, 612], [1010, 560], [1010, 1200], [430, 1200]];
  s += path(poly(cliff), `fill="${c.lin([[0, mix(B.hot, B.key, 0.4)], [0.6, mix(B.key, B.hot, 0.22)], [1, B.key]])}" stroke="${B.key}" stroke-width="4" stroke-linejoin="round"`);
  let cr = '', lt = '';
  for (let i = 0; i < 26; i++) {
    const x = r.f(480, 960), y = r.f(700, 960), h = r.f(40, 120), w = r.f(8, 22);
    if (y - 640 < (640 - x) * 0.9) continue;
    cr += `M${n1(x)} ${n1(y)}l${n1(-w)} ${n1(h * 0.5)}l${n1(w * 0.6)} ${n1(h * 0.5)}`;
    lt += poly([[x, y], [x + w, y + h * 0.2], [x + w * 0.4, y + h * 0.7], [x - w * 0.6, y + h * 0.4]]);
  }
  s += path(lt, `fill="${mix(B.hot, B.warm, 0.35)}" opacity=".75"`) + path(cr, `fill="none" stroke="${B.key}" stroke-width="2.6"`);
  s += path('M500 722C520 690 548 668 600 650C680 628 760 636 830 612C900 600 960 590 1010 566V616C940 640 880 640 820 648C760 664 690 654 640 676C590 690 540 700 500 722Z',
    `fill="${mix(B.mid, B.warm, 0.4)}" stroke="${B.key}" stroke-width="3"`);
  // tower
  s += path('M628 640L640 392H696L708 634Z', `fill="${B.foam}" stroke="${B.key}" stroke-width="4"`) + path('M676 392H696L708 634H680Z', `fill="${B.pale}"`);
  s += path('M637 452L699 452L702 512L634 512ZM631 572L705 572L708 634L628 640Z', `fill="${B.hot}" stroke="${B.key}" stroke-width="3"`)
    + path('M681 452H699L702 512H681ZM681 572H705L708 634L681 637Z', `fill="${B.key}" opacity=".28"`);
  s += path('M628 392H708V380H628Z', `fill="${B.warm}" stroke="${B.key}" stroke-width="3.4"`)
    + rect(646, 304, 44, 76, `fill="${mix(B.warm, '#fff8dc', 0.5)}" stroke="${B.key}" stroke-width="3.4"`)
    + path('M661 304V380M676 304V380M646 342H690', `stroke="${B.key}" stroke-width="2.4"`)
    + path('M634 304C644 280 656 268 668 252C680 268 692 280 702 304Z', `fill="${B.hot}" stroke="${B.key}" stroke-width="3.4"`) + circ(668, 246, 6, `fill="${B.key}"`);
  s += path('M658 552v-22a10 10 0 0 1 20 0v22ZM660 434v-16a8 8 0 0 1 16 0v16Z', `fill="${B.key}"`);
  s += path('M726 632V592L756 566L800 586V620Z', `fill="${B.warm}" stroke="${B.key}" stroke-width="3"`)
    + path('M718 596L758 556L812 588L800 594L758 570L728 602Z', `fill="${B.key}"`) + rect(746, 596, 16, 20, `fill="${B.key}"`);
  s += pineLimb(r, qbez([890, 650], [870, 560], [910, 470], 14), 24, [[930, 486, 66], [856, 520, 54], [900, 440, 58], [968, 546, 50]], B, mix(B.blue, B.warm, 0.3));
  s += g(breaker(c, r, B, tf(0, 0)), 'transform="translate(30 560) scale(.5)"');
  s += swell(r, 1000, 26, 150, 2.9, B.blue, B, 4);
  const surf: P[] = [];
  for (let x = 372; x <= 1040; x += 20) surf.push([x, 984 - Math.abs(Math.sin(x / 74)) * 62 * clamp((x - 360) / 120) - (Math.round(x / 20) % 2) * 9]);
  surf.forEach(([x, y], i) => {
    if (i > 3 && i % 2) s += claw(r, x, y + 12, -Math.PI / 2 + (i % 4 === 1 ? 0.5 : -0.5) + r.f(-0.3, 0.3), r.f(30, 50), i % 4 === 1 ? 1 : -1, B);
  });
  s += path(smooth(surf, false) + 'L1040 1100L330 1100L340 1010Z', `fill="${B.foam}" stroke="${B.key}" stroke-width="2.6"`);
  let dim = '';
  for (let i = 0; i < 44; i++) dim += circ(r.f(430, 920), r.f(966, 1010), r.f(2, 5), `fill="${B.pale}"`);
  s += dim + swell(r, 1014, 20, 110, 4.2, mix(B.mid, B.blue, 0.3), B, 3);
  s += swell(r, 1052, 22, 120, 0.6, mix(B.blue, B.key, 0.4), B, 4);
  side = 'l';
  cartY = 128;
  return { s, side, cartY };
}
