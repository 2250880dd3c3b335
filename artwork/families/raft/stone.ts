import type { Room } from '#artwork/lettering/in-a-room.ts';
import { grained } from '#artwork/marks/grained.ts';
import { circ, ell, g, heart, mix, n1, type P, path, rect, shade, tf } from '#artwork/engine.ts';
import { head, kelp, limb, paw, ripples, type Sea } from './sea.ts';

/** An otter on its back in bright water, with a stone on its chest. */
export function stone(s: Sea): Room {
  const { c, r, p } = s, sky = mix(p.bg, p.paper, 0.15), water = mix(p.c, p.paper, 0.22), deep = mix(p.c, p.e, 0.3);
  let glints = '';
  for (let i = 0; i < 70; i++) { const y = r.f(560, 900), w = r.f(8, 44); glints += `M${n1(r.f(0, 1000) - w)} ${n1(y)}h${n1(w * 2)}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${sky}"`) + path('M-10 540C80 430 160 470 240 500C300 470 360 500 400 545ZM1010 540C940 400 820 440 760 490C700 470 660 510 630 545Z', `fill="${mix(p.c, p.d, 0.35)}"`) + path('M180 545v-60l14 -30l14 30v60ZM176 484h36v-8h-36Z', `fill="${p.paper}"`) + path('M180 520h28v-14h-28Z', `fill="${p.a}"`) + rect(0, 540, 1000, 860, `fill="${c.lin([[0, mix(water, sky, 0.25)], [0.4, water], [1, deep]])}"`) + path(glints, `stroke="${p.paper}" stroke-width="6" stroke-linecap="round" opacity=".6"`) + ripples(s, 600, 1390, 70, mix(water, p.paper, 0.5), 0.55));
  const weed = mix(p.c, p.b, 0.28), green = shade(weed, -0.08);
  c.add('art', kelp(s, [[-10, 1180], [80, 1120], [150, 1170], [230, 1240], [210, 1400]] satisfies P[], green) + kelp(s, [[1010, 1130], [930, 1080], [860, 1130], [800, 1230], [830, 1400]] satisfies P[], green));
  // the otter, upright in the frame: head at the top, feet up at the foot
  const col = mix('#8a5a3c', p.a, 0.06), cream = mix('#f0dcc0', p.paper, 0.2), belly = mix(col, cream, 0.38), body = 'M500 780C360 790 290 900 290 1030C290 1170 380 1270 500 1276C620 1270 710 1170 710 1030C710 900 640 790 500 780Z';
  c.add('art', ell(500, 1080, 330, 260, `fill="${deep}" opacity=".4"`) + path('M190 1010q-40 50 -20 130M810 1010q40 50 20 130', `fill="none" stroke="${p.paper}" stroke-width="8" stroke-linecap="round" opacity=".6"`) + limb([[500, 1240], [520, 1320], [600, 1360], [700, 1340]], 110, 34, shade(col, -0.07)) + g(paw(0, 0, 2, 0, shade(col, -0.08)), tf(380, 1262, -158)) + g(paw(0, 0, 2, 0, shade(col, -0.08)), tf(622, 1262, 158)) + grained(s, body, [290, 780, 420, 500], col, { n: 800, from: 80, dl: -0.1 }) + path('M500 850C400 856 350 940 350 1040C350 1140 420 1214 500 1216C580 1214 650 1140 650 1040C650 940 600 856 500 850Z', `fill="${belly}"`) + path('M420 1150q10 14 24 18M480 1176q16 8 30 4M560 1150q-8 12 -20 16', `fill="none" stroke="${shade(belly, -0.08)}" stroke-width="6" stroke-linecap="round"`));
  c.add('art', head(s, 500, 700, 1.36, -4, col, 'glad'));
  // the stone, held to the chest in two hands
  const d = heart(500, 992, 118), grey = mix(p.a, p.paper, 0.1);
  c.add('art', c.soft(d, 0, 10, 14, shade(col, -0.2), 0.4) + grained(s, d, [378, 880, 244, 216], grey, { n: 420, from: 60, dl: -0.11 }) + path('M412 940Q420 900 462 906', `fill="none" stroke="${mix(grey, '#ffffff', 0.65)}" stroke-width="13" stroke-linecap="round"`) + path('M540 1020h.1M470 1040h.1M560 960h.1M500 950h.1', `stroke="${shade(grey, -0.09)}" stroke-width="9" stroke-linecap="round"`));
  c.add('art', limb([[322, 900], [300, 990], [370, 1046]], 92, 66, shade(col, 0.012)) + limb([[678, 900], [700, 990], [630, 1046]], 92, 66, shade(col, 0.012)) + paw(396, 1046, 1.34, 62, shade(col, 0.02)) + paw(604, 1046, 1.34, -62, shade(col, 0.02)));
  // a crab and a shell go by
  c.add('art', kelp(s, [[250, 1250], [390, 1196], [500, 1210], [620, 1196], [760, 1256]] satisfies P[], weed) + g(path('M-40 0C-44 -36 44 -36 40 0C30 22 -30 22 -40 0Z', `fill="${p.a}"`) + circ(-14, -34, 6, `fill="${p.e}"`) + circ(14, -34, 6, `fill="${p.e}"`) + path('M-14 -28v10M14 -28v10M-38 -6C-64 -20 -62 -44 -48 -48M38 -6C64 -20 62 -44 48 -48M-36 8l-26 14M-28 16l-18 18M36 8l26 14M28 16l18 18', `fill="none" stroke="${p.a}" stroke-width="8" stroke-linecap="round"`) + path('M-12 -6q12 8 24 0', `fill="none" stroke="${p.e}" stroke-width="4" stroke-linecap="round"`), tf(872, 880, 10, 0.94)) + path('M822 916q24 -14 48 0t48 0', `fill="none" stroke="${p.paper}" stroke-width="8" stroke-linecap="round" opacity=".8"`) + ripples(s, 1300, 1400, 16, mix(deep, p.paper, 0.5), 0.7));
  return { box: [90, 74, 820, 250], ground: sky, ink: p.e, small: shade(p.a, -0.07), max: 120 };
}
