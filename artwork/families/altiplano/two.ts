import { circ, heart, mix, n1, path, rect, sparkle } from '#artwork/engine.ts';
import { band, curls, head, type Loom, pompom, rep, type Room, tassel } from './wool.ts';

/** Two alpacas under one shawl on a cold clear night. */
export function two(l: Loom): Room {
  const { c, r, p } = l, night = mix(p.e, '#141a30', 0.35), white = mix('#f3e7d3', p.paper, 0.4), brown = mix('#a9744a', p.a, 0.12);
  let sky = rect(0, 0, 1000, 1400, `fill="${c.lin([[0, night], [0.6, mix(night, p.a, 0.35)], [1, mix(night, p.b, 0.5)]])}"`), stars = '';
  for (let i = 0; i < 90; i++) stars += `M${n1(r.f(20, 980))} ${n1(r.f(20, 720))}h.1`;
  sky += path(stars, `stroke="${p.paper}" stroke-width="4" stroke-linecap="round" opacity=".75"`) + [[130, 420, 20], [880, 380, 24], [500, 360, 16], [70, 620, 14], [930, 590, 16]].map(([x, y, s]) => path(sparkle(x!, y!, s!), `fill="${p.paper}"`)).join('');
  sky += path('M0 1010L140 880L250 960L400 860L560 980L720 850L880 960L1000 880V1400H0Z', `fill="${mix(night, p.a, 0.12)}"`) + path('M400 860L446 900L420 894L398 922L370 896L350 906ZM720 850L768 894L740 888L720 918L690 890L670 900ZM140 880L176 910L150 908L134 930L112 908Z', `fill="${p.paper}" opacity=".8"`);
  c.add('ground', sky);
  const left = 'M230 640C220 800 180 900 150 1000C110 1100 90 1200 80 1400H560C540 1200 500 1060 470 980C440 880 440 780 452 640Z';
  const right = 'M548 690C552 820 556 900 530 1000C500 1100 470 1200 450 1400H920C910 1200 880 1100 850 1010C810 900 780 800 770 690Z';
  c.add('art', c.soft(right, -4, 8, 16, night, 0.4) + curls(l, right, [440, 700, 490, 500], brown) + head(l, 656, 640, 1.0, brown, true, 7));
  c.add('art', c.soft(left, 8, 8, 16, night, 0.45) + curls(l, left, [70, 650, 500, 560], white) + head(l, 344, 588, 1.06, white, true, -7));
  // the shawl round both
  const shawl = 'M36 1080C180 1000 330 1060 500 1090C680 1060 820 1010 964 1090V1420H36Z';
  c.add('art', c.soft(shawl, 0, 0, 18, night, 0.5) + path(shawl, `fill="${p.a}"`) + `<g clip-path="${c.clip(path(shawl))}">${band(0, 1098, 1000, 74, p.a, p.b, 'diamond', p.paper)}${rect(0, 1178, 1000, 12, `fill="${p.c}"`)}${band(0, 1196, 1000, 48, p.e, p.paper, 'zigzag')}${rect(0, 1250, 1000, 12, `fill="${p.b}"`)}${band(0, 1268, 1000, 74, p.c, p.paper, 'steps', p.b)}${rect(0, 1348, 1000, 60, `fill="${p.a}"`)}${rect(0, 1000, 1000, 400, `fill="${rep(l, p.ink)}"`)}</g>` + path('M36 1084C180 1004 330 1064 500 1094C680 1064 820 1014 964 1094', `fill="none" stroke="${p.paper}" stroke-width="9" stroke-dasharray="4 12" stroke-linecap="round"`) + path('M500 1090C470 1180 470 1300 490 1400', `fill="none" stroke="${mix(p.a, p.ink, 0.5)}" stroke-width="7" opacity=".4"`));
  c.add('art', path(heart(500, 1110, 34), `fill="${p.b}"`) + circ(500, 1150, 6, `fill="${p.b}"`) + tassel(474, 1150, 0.7, p.c, p.b, 6) + tassel(526, 1150, 0.7, p.c, p.b, -6) + pompom(r, 500, 1156, 20, p.paper));
  return { box: [110, 66, 780, 236], ground: night, ink: p.paper, max: 122 };
}
