import { circ, type Drawing, ell, g, mix, n1, type Palette, path, polar, rect, type Rng, shade, star, tf } from '#artwork/engine.ts';
import { type Pen, penOf } from './pen.ts';
import type { Room } from './shelf.ts';

const GLASS = 'M410 236V372C410 452 150 460 150 640V1276Q150 1340 214 1340H786Q850 1340 850 1276V640C850 460 590 452 590 372V236Z';
const LIQUID = 'M176 640C176 606 188 580 206 558Q280 538 350 556T500 552T650 556T794 556C812 580 824 606 824 640V1270Q824 1314 780 1314H220Q176 1314 176 1270Z';

export function bee(pen: Pen, p: Palette, x: number, y: number, deg: number): string {
  return g(ell(-4, -17, 12, 17, `fill="${p.paper}" stroke="${pen.ink}" stroke-width="2.4" transform="rotate(-24 -4 -17)"`) + ell(10, -17, 11, 15, `fill="${p.paper}" stroke="${pen.ink}" stroke-width="2.4" transform="rotate(18 10 -17)"`) + pen.thing('M-24 2C-24 -14 22 -16 26 0C22 16 -24 16 -24 2Z', [-24, -14, 50, 28], p.b, 0.6) + path('M-10 -9V12M2 -11V13M13 -9V11', `stroke="${pen.ink}" stroke-width="5"`) + pen.line('M25 -4l8 -9M26 1l10 -4', 2.2), tf(x, y, deg));
}

/** a stalk with a flower head of one of three kinds */
function stalk(pen: Pen, p: Palette, x: number, base: number, h: number, kind: number): string {
  const y = base - h, lean = ((x * 7) % 22) - 11, hx = x + lean;
  let s = pen.line(`M${x} ${base}Q${n1(x - lean)} ${n1(base - h * 0.5)} ${n1(hx)} ${n1(y)}`, 3) + pen.tint(`M${x} ${n1(base - h * 0.3)}q22 -6 30 -30q-26 2 -30 30Z`, p.c) + pen.line(`M${x} ${n1(base - h * 0.3)}q22 -6 30 -30q-26 2 -30 30Z`, 2.2);
  if (kind === 0) { for (let i = 0; i < 9; i++) { const [qx, qy] = polar(hx, y, 19, (i * Math.PI * 2) / 9); s += ell(qx, qy, 11, 6.4, `fill="${p.paper}" stroke="${pen.ink}" stroke-width="2" transform="rotate(${i * 40} ${n1(qx)} ${n1(qy)})"`); } return s + circ(hx, y, 10, `fill="${p.b}" stroke="${pen.ink}" stroke-width="2.2"`); }
  if (kind === 1) return s + pen.thing(`M${n1(hx - 26)} ${n1(y - 4)}C${n1(hx - 30)} ${n1(y - 32)} ${n1(hx - 8)} ${n1(y - 34)} ${n1(hx)} ${n1(y - 22)}C${n1(hx + 8)} ${n1(y - 34)} ${n1(hx + 30)} ${n1(y - 32)} ${n1(hx + 26)} ${n1(y - 4)}Q${n1(hx)} ${n1(y + 14)} ${n1(hx - 26)} ${n1(y - 4)}Z`, [hx - 28, y - 34, 56, 44], p.a, 0.55) + pen.line(`M${n1(hx - 10)} ${n1(y - 16)}q10 12 20 0`, 2.2);
  for (let i = 0; i < 5; i++) s += circ(hx + (i % 2 ? 7 : -7), y - 4 + i * 12, 8 + i * 0.8, `fill="${mix(p.e, p.d, 0.3)}" stroke="${pen.ink}" stroke-width="2.2"`);
  return s;
}

/** One great bottle with a summer's day in it, the words on its label. */
export function dose(c: Drawing, r: Rng, p: Palette): Room {
  const pen = penOf(c, r, p.ink, p.paper), flat = mix(p.d, p.bg, 0.35);
  let rays = '';
  for (let i = 0; i < 96; i++) { const [x0, y0] = polar(500, 760, 430, (i * Math.PI) / 48), [x1, y1] = polar(500, 760, i % 2 ? 1100 : 980, (i * Math.PI) / 48); rays += `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`; }
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${flat}"`) + path(rays, `stroke="${p.b}" stroke-width="6" opacity=".55"`));
  c.add('art', pen.tint('M60 1338H940V1352H60Z', p.ink, 0.2) + pen.line('M40 1342H960', 5));
  // glass, and the day in it
  c.add('art', path(GLASS, `fill="${p.paper}" opacity=".7"`));
  const clip = c.clip(path(LIQUID)), sky = mix(p.e, p.paper, 0.74);
  let day = rect(150, 540, 700, 800, `fill="${sky}"`);
  let beams = '';
  for (let i = 0; i < 26; i++) { const a = Math.PI + (i * Math.PI) / 25, [x0, y0] = polar(640, 716, 92, a), [x1, y1] = polar(640, 716, i % 2 ? 124 : 150, a); beams += `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`; }
  day += pen.thing('M566 716a74 74 0 0 1 148 0Z', [566, 642, 148, 74], p.b, 0.7) + pen.line(beams, 3);
  day += pen.thing('M150 760Q280 640 420 712T700 716T860 680V1340H150Z', [150, 640, 710, 300], mix(p.c, p.d, 0.45), 0.72) + pen.thing('M150 1340V1130Q330 1080 500 1120T850 1106V1340Z', [150, 1080, 700, 260], p.c, 0.7);
  day += pen.line('M262 700V664M250 664q12 -40 24 0q-12 12 -24 0M318 690V650M304 650q14 -46 28 0q-14 12 -28 0', 3) + path('M250 664q12 -40 24 0q-12 12 -24 0ZM304 650q14 -46 28 0q-14 12 -28 0Z', `fill="${shade(p.c, -0.08)}"`) + pen.line('M250 664q12 -40 24 0q-12 12 -24 0ZM304 650q14 -46 28 0q-14 12 -28 0Z', 2.6);
  day += pen.line('M420 612q12 -12 22 0q12 -12 24 0M486 588q9 -9 17 0q9 -9 18 0M366 586q7 -7 13 0q7 -7 14 0', 3);
  for (let i = 0; i < 15; i++) day += stalk(pen, p, 196 + i * 44, 1318, 70 + ((i * 61) % 112), [0, 1, 2, 1, 0, 2, 0, 1, 0, 2, 1, 0, 2, 0, 1][i]!);
  c.add('art', g(day, `clip-path="${clip}"`) + pen.line(LIQUID, 2.6));
  // bubbles and the neck
  c.add('art', [[468, 520, 9], [520, 496, 6], [482, 456, 7], [512, 420, 4]].map(([x, y, q]) => circ(x!, y!, q!, `fill="none" stroke="${pen.ink}" stroke-width="2.6"`)).join('') + pen.hatch(GLASS, [150, 236, 700, 1104], 0.955, 1, 8) + pen.line(GLASS, 6) + pen.line('M428 262V380C424 440 200 470 172 600', 3)
    + pen.thing('M392 214H608V258H392Z', [392, 214, 216, 44], mix(p.d, p.paper, 0.5), 0.6) + pen.thing('M424 214L412 118Q500 96 588 118L576 214Z', [412, 108, 176, 106], mix(p.b, p.d, 0.35), 0.56) + pen.line('M440 150h18M520 138h24M468 176h16M536 182h14', 3));
  // a paper tied over the shoulder, its string, and bees
  c.add('art', pen.line('M406 330Q500 352 594 330M406 342Q500 364 594 342', 4) + pen.line('M594 336C640 350 640 400 612 420C590 434 580 410 606 402C650 392 668 430 660 470', 3.4) + pen.thing(star(500, 352, 10, 24, 15), [476, 328, 48, 48], p.a, 0.6));
  c.add('art', pen.line('M704 330C770 300 800 250 780 210C764 182 726 196 738 226C750 250 800 244 842 226', 2.2).replace('fill="none"', 'fill="none" stroke-dasharray="3 11"') + bee(pen, p, 872, 214, -14) + g(bee(pen, p, 0, 0, -10), tf(148, 420, 0, -1, 1)) + pen.line('M170 430C230 440 250 390 220 370', 2.2).replace('fill="none"', 'fill="none" stroke-dasharray="3 11"'));
  // the label
  const label = 'M132 772H868V1098H132Z';
  c.add('frame', pen.tint(label, p.ink, 0.22) + path(label, `fill="${p.paper}"`) + pen.line(label, 5) + path('M150 790H850V1080H150Z', `fill="none" stroke="${p.a}" stroke-width="7"`) + pen.line('M164 804H836V1066H164Z', 2.2)
    + [[164, 804], [836, 804], [164, 1066], [836, 1066]].map(([x, y]) => path(star(x!, y!, 8, 20, 9), `fill="${p.a}" stroke="${p.paper}" stroke-width="5" paint-order="stroke"`)).join(''));
  return { box: [196, 824, 608, 206], ground: p.paper, ink: p.ink, accent: p.a, max: 108 };
}
