import { at, circ, g, lerp, mix, n1, path, polar, poly, rect, set, shade, TAU, tf, tfit } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast } from '#artwork/colours/kids.ts';
import { drawBlock, numberIn } from '#artwork/lettering/kids.ts';
import { inkDots } from '#artwork/marks/print.ts';
import { critter } from '#artwork/subjects/critter.ts';
import { hill } from './hills.ts';
import type { Journey } from './journey.ts';
import { bush } from './plants.ts';
import { smokeTrail } from './track.ts';
import { LOCO_FONT } from './train.ts';

/** the engine seen from the front */
export function drawFront(journey: Journey & { small: string }) {
  const { inp, c, r, R, night, dark, sky1, G0, far, brass, crews, cream, who, engineCols, driver, hillLine, hcol, head, top } = journey;
  let { small } = journey;
  // ---- head on: the smokebox door carries the age
  const num = numberIn(inp) ?? (Array.from(who)[0] ? upper(Array.from(who)[0]!) : '1');
  small = inp.name ?? '';
  let s = '';
  const rays: string[] = [];
  for (let i = 0; i < 26; i += 1) { const a = (i / 26) * TAU + 0.06, b = a + (TAU / 26) * 0.5; rays.push(poly([[500, 720], polar(500, 720, 1100, a), polar(500, 720, 1100, b)])); }
  c.add('ground', path(rays.join(''), `fill="${mix(sky1, cream, 0.6)}" opacity="${night ? 0.1 : 0.6}"`));
  const f = hillLine(1010, 26, 'fr', 0.4), f2 = hillLine(1080, 20, 'fr2', 2.2);
  let trees = '';
  for (const [x, h, t] of [[70, 190, 0], [150, 250, 1], [228, 150, 0], [806, 160, 0], [872, 260, 1], [950, 190, 0]] as [number, number, number][])
    trees += bush(r, x, f(x) + 10, h, shade(far(0.2), r.f(-0.05, 0.03)), mix(dark, '#7a5236', 0.4), !!t);
  s += trees + hill(journey, f, far(0.18)) + hill(journey, f2, G0, { grass: true });
  // the track, coming at us
  s += path('M424 1050L150 1400H850L576 1050Z', `fill="${mix(G0, '#C9A77C', 0.55)}"`);
  for (let i = 0; i < 7; i++) {
    const t = Math.pow((i + 0.4) / 7, 1.6), y = lerp(1056, 1400, t), hw = lerp(104, 330, t);
    s += rect(500 - hw, y, hw * 2, lerp(9, 34, t), `rx="4" fill="${mix(dark, '#7a5236', 0.5)}"`);
  }
  s += path('M436 1050L236 1400H274L450 1050ZM564 1050L764 1400H726L550 1050Z', `fill="${dark}"`)
    + path('M438 1050L240 1400H252L442 1050ZM562 1050L760 1400H748L558 1050Z', 'fill="#fff" opacity=".35"');
  const B = engineCols.body, K = engineCols.dark, tr = engineCols.trim;
  // smoke
  s += smokeTrail(journey, [500, 462], 1.35, 250, 60);
  // cab behind
  s += path('M272 1010V520H728V1010Z', `fill="${shade(B, -0.07)}"`)
    + path('M240 528C236 508 248 500 266 494C400 458 600 458 734 494C752 500 764 508 760 528Z', `fill="${tr}"`)
    + path('M258 512C400 476 600 476 742 512', 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"');
  for (const sx of [-1, 1]) {
    const x = 500 + sx * 178;
    s += path(`M${x - 40} 640V562Q${x - 40} 550 ${x - 28} 550H${x + 28}Q${x + 40} 550 ${x + 40} 562V640Z`, `fill="${engineCols.glassc}" stroke="${brass}" stroke-width="7"`);
    s += g(g(sx > 0 ? driver : critter(3, crews[3]!), sx > 0 ? tf(-62, 152, 0, 1.36) : tf(0, 2, 0, 1.3)),
      `transform="translate(${x} 640)" clip-path="${c.clip('<rect x="-36" y="-82" width="72" height="82"/>')}"`);
  }
  // boiler
  s += circ(500, 776, 206, `fill="${shade(B, -0.12)}"`) + circ(500, 776, 198, `fill="${c.lin([[0, shade(B, 0.08)], [0.5, B], [1, shade(B, -0.1)]])}"`)
    + circ(500, 776, 182, `fill="none" stroke="${brass}" stroke-width="12"`) + circ(500, 776, 168, `fill="${K}"`) + circ(500, 776, 158, `fill="${shade(K, 0.07)}"`);
      s += inkDots(Array.from({ length: 24 }, (_, i) => { const q = polar(500, 776, 163, ((i + 0.5) / 24) * TAU); return [q[0], q[1], 7] as [number, number, number]; }), brass);
  s += circ(500, 776, 132, `fill="${cream}"`) + circ(500, 776, 132, `fill="none" stroke="${brass}" stroke-width="9"`) + circ(500, 776, 118, `fill="none" stroke="${R.hot}" stroke-width="3"`);
  const q0 = set(num, LOCO_FONT, 100), sz = Math.min(230, (168 / (q0.x1 - q0.x0)) * 100), q = set(num, LOCO_FONT, sz);
  const numD = at(q, 500, 776 - (q.y0 + q.y1) / 2);
  s += path(numD, `fill="${mix(R.hot, dark, 0.75)}" opacity=".25" transform="translate(5 6)"`);
  // chimney, lamp, handrail
  s += path('M450 596L442 486C422 478 422 452 438 446H562C578 452 578 478 558 486L550 596Z', `fill="${K}"`)
    + path('M440 446H560C567 450 570 458 568 466H432C430 458 433 450 440 446Z', `fill="${brass}"`) + path('M468 584L462 490H478L482 584Z', `fill="${shade(K, 0.1)}"`);
  // running plate and buffer beam
  s += rect(232, 962, 536, 20, `rx="6" fill="${tr}"`) + rect(252, 982, 496, 86, `rx="8" fill="${R.hot === B ? mix(R.hot, dark, 0.12) : R.hot}"`)
    + rect(252, 982, 496, 12, 'fill="#fff" opacity=".18"');
  for (const sx of [-1, 1]) {
    const x = 500 + sx * 178;
    s += circ(x, 1026, 47, `fill="${K}"`) + circ(x, 1022, 38, `fill="${mix(brass, cream, 0.12)}"`) + circ(x, 1022, 24, `fill="${shade(brass, -0.08)}"`)
      + path(`M${x - 26} 1012Q${x - 18} 992 ${x + 4} 990`, 'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"');
    const lx = 500 + sx * 196;
    s += path(`M${lx - 30} 962V918Q${lx - 30} 900 ${lx} 900Q${lx + 30} 900 ${lx + 30} 918V962Z`, `fill="${K}"`) + circ(lx, 930, 23, `fill="${engineCols.lamp}" stroke="${brass}" stroke-width="6"`);
  }
  s += path('M430 1068H570L616 1150H384Z', `fill="${tr}"`)
    + path('M446 1072L418 1148M472 1072L458 1148M500 1072V1148M528 1072L542 1148M554 1072L582 1148', `stroke="${shade(tr, -0.15)}" stroke-width="9"`)
    + path('M378 1146H622V1160H378Z', `fill="${K}"`);
  s += path('M484 996V1030M516 996V1030M484 1012H516', `stroke="${K}" stroke-width="8" stroke-linecap="round"`) + circ(500, 1040, 12, `fill="none" stroke="${K}" stroke-width="7"`);
  c.add('art', s);
  c.add('type', path(numD, `fill="${withContrast(cream, R.hot, 3)}"`) + path(drawBlock(head, 500, top), `fill="${hcol}"`));
  if (small) {
    const q2 = tfit(small, LOCO_FONT, 560, 46), w = q2.x1 - q2.x0 + 90, col = cream;
    c.add('art', path(`M${n1(500 - w / 2 - 46)} 1262L${n1(500 - w / 2)} 1254V1330L${n1(500 - w / 2 - 46)} 1336L${n1(500 - w / 2 - 22)} 1298ZM${n1(500 + w / 2 + 46)} 1262L${n1(500 + w / 2)} 1254V1330L${n1(500 + w / 2 + 46)} 1336L${n1(500 + w / 2 + 22)} 1298Z`,
      `fill="${mix(cream, dark, 0.25)}"`) + path(`M${n1(500 - w / 2)} 1246H${n1(500 + w / 2)}V1326H${n1(500 - w / 2)}Z`, `fill="${cream}"`));
    c.add('type', path(at(q2, 500, 1286 - (q2.y0 + q2.y1) / 2 + 0), `fill="${withContrast(col, R.deep, 4.5)}"`));
  }
  return small;
}
