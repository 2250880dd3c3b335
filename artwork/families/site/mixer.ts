import { at, circ, clamp, ell, g, mix, n1, path, rect, shade, tfit } from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/kids.ts';
import { wheel } from './wheel.ts';
import { type Yard, SITE_FONT } from './yard.ts';

/** a concrete mixer */
export function drawMixer(yard: Yard) {
  const { c, r, R, cream, ink, black, sky, yellow, red, grey, num, ground, groundY, shadow, pilot } = yard;
  let art = '', typeArt = '';
  art += rect(0, groundY, 1000, 300, `fill="${ground}"`) + shadow(60, 950);
  // scaffold behind
  let sc = '';
  for (const x of [60, 210, 360]) sc += `M${x} ${groundY}V640`;
  for (const y of [700, 860, 1010]) sc += `M30 ${y}H392`;
  sc += 'M60 860L210 700M210 1010L360 860';
  art += path(sc, `fill="none" stroke="${mix(sky, ink, 0.22)}" stroke-width="12" stroke-linecap="round"`)
    + rect(24, 690, 372, 14, `fill="${mix(sky, ink, 0.3)}"`) + rect(24, 850, 372, 14, `fill="${mix(sky, ink, 0.3)}"`);
  // chassis, chute
  art += rect(90, 1000, 770, 50, `rx="8" fill="${black}"`) + path('M128 856L60 1010L98 1022L176 880Z', `fill="${grey}"`) + path('M60 1010L98 1022L94 1034L54 1022Z', `fill="${black}"`);
  // drum: a fat barrel on the tilt with candy stripes that follow it round
  const drum = 'M120 836C140 790 176 770 214 762C300 640 470 590 560 640C640 690 660 830 612 910C560 990 380 1010 270 940C220 930 160 910 120 836Z';
  art += path('M560 1000L540 850H640V1000ZM220 1000L240 900H300L290 1000Z', `fill="${grey}"`) + path(drum, `fill="${cream}"`);
  let stripes = '';
  for (let i = 0; i < 5; i++) {
    const t = i * 108 + 92;
    stripes += `M${t} 1080C${t + 40} 960 ${t + 150} 760 ${t + 130} 540L${t + 186} 540C${t + 206} 760 ${t + 96} 960 ${t + 56} 1080Z`;
  }
  art += g(path(stripes, `fill="${red}"`) + path('M100 900C220 1010 540 1040 660 880L660 1060H100Z', `fill="${black}" opacity=".16"`)
    + path('M250 742C330 668 440 640 520 662', 'fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".7"'), `clip-path="${c.clip(`<path d="${drum}"/>`)}"`);
  art += path('M214 762C196 820 204 888 270 940', `fill="none" stroke="${yellow}" stroke-width="22"`)
    + path('M560 640C640 690 660 830 612 910', `fill="none" stroke="${yellow}" stroke-width="22"`) + ell(128, 838, 22, 40, `fill="${black}" transform="rotate(24 128 838)"`);
  // hopper
  art += path('M60 730H190L160 812H118Z', `fill="${yellow}"`) + path('M60 730H190L186 746H64Z', `fill="${shade(yellow, -0.1)}"`);
  // cab
  art += path('M660 1050V764C660 742 676 728 698 728H836C858 728 872 738 880 760L920 884C936 890 944 904 944 924V1050Z', `fill="${yellow}"`)
    + path('M660 1008H944V1050H660Z', `fill="${shade(yellow, -0.12)}"`);
  art += path('M706 778Q706 764 720 764H826Q840 764 846 778L882 888H706Z', `fill="${mix(sky, '#fff', 0.55)}"`)
    + g(pilot(786, 894, 2.05, red, 3), `clip-path="${c.clip('<path d="M706 720H850L882 888H706Z"/>')}"`)
    + path('M706 888L786 764H826Q836 764 840 770L770 888Z', 'fill="#fff" opacity=".2"')
    + path('M706 888V778Q706 764 720 764H826Q840 764 846 778L882 888Z', `fill="none" stroke="${black}" stroke-width="11" stroke-linejoin="round"`)
    + path('M690 910V1010M700 908H890', `stroke="${shade(yellow, -0.12)}" stroke-width="6"`) + rect(718, 926, 46, 12, `rx="6" fill="${black}"`)
    + circ(918, 960, 20, `fill="${cream}"`) + circ(918, 960, 20, `fill="none" stroke="${black}" stroke-width="6"`)
    + rect(894, 1030, 66, 26, `rx="8" fill="${black}"`) + rect(676, 690, 22, 70, `fill="${grey}"`) + path('M670 690H704L698 678H676Z', `fill="${black}"`)
    + rect(752, 706, 52, 22, `rx="6" fill="${red}"`);
  for (const x of [196, 344, 810]) art += path(`M${x - 84} 1052A84 84 0 0 1 ${x + 84} 1052Z`, `fill="${black}"`) + wheel(yard, x, 70, red, 18);
  // what comes down the chute: sugared almonds
  const q = r.sub('drop');
  for (let i = 0; i < 30; i++) {
    const x = 22 + q.g(52, 26), y = 1124 - Math.abs(q.g(0, 1)) * 26 * (1 - Math.abs(x - 70) / 130);
    art += ell(clamp(x, 10, 160), i < 6 ? 1046 + i * 12 : y, 12, 9,
      `fill="${[red, cream, yellow, R.cool, R.cool2][i % 5]!}" transform="rotate(${n1(q.f(-40, 40))} ${n1(clamp(x, 10, 160))} ${n1(i < 6 ? 1046 + i * 12 : y)})"`);
  }
  if (num) {
    const qn = tfit(num, SITE_FONT, 190, 220), dN = at(qn, 432, 806 - (qn.y0 + qn.y1) / 2);
    art += circ(432, 806, 122, `fill="${cream}"`) + circ(432, 806, 122, `fill="none" stroke="${yellow}" stroke-width="14"`);
    typeArt += path(dN, `fill="${withContrast(cream, red, 3)}"`);
  }
  return { art, typeArt };
}
