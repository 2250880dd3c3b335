import {
  at, circ, type Drawing, g, mix, n1, type P, path, poisson, pt, rect, type Rng, shade, tfit,
} from '#artwork/engine.ts';
import { legible, withContrast } from '#artwork/colours/kids.ts';
import { drawBlock, numberIn } from '#artwork/lettering/kids.ts';
import { inkDots } from '#artwork/marks/print.ts';
import { puff } from '#artwork/subjects/critter.ts';
import { hill } from './hills.ts';
import type { Journey } from './journey.ts';
import { bush, posy } from './plants.ts';
import { haul, smokeTrail, track } from './track.ts';
import { LOCO_FONT } from './train.ts';

/** The land that a train goes through, and the rows of the headline in its sky. */
type Landscape = {
  journey: Journey & { small: string; }; c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  night: boolean; dark: string; sky0: string; sky1: string; G0: string; far: (t: number) => string; brass: string;
  cream: string; hillLine: (y: number, amp: number, seed: string, ph: number, w?: number) => (x: number) => number;
  rows: string[]; nR: number;
};

function drawViaduct({ journey, c, r, R, night, dark, G0, far, brass, cream, hillLine, rows }: Landscape) {
  let s = '';
  const f1 = hillLine(650, 60, 'v1', 0.8), f2 = hillLine(740, 46, 'v2', 3.4);
  s += hill(journey, f1, far(0.62)) + [130, 220, 610, 900].map((x, i) => bush(r, x, f2(x) + 6, [120, 90, 110, 140][i]!, far(0.42), far(0.3), i % 2 === 0)).join('')
    + hill(journey, f2, far(0.42), { furrow: far(0.3) });
  const deckY = 880, deck = (_x: number) => deckY;
  const stone = night ? mix('#B9A48C', R.deep, 0.45) : mix('#DCC6A6', R.hot, 0.16), sd = shade(stone, -0.1);
  // river and banks: the valley floor first, the water winding towards us, the near meadow over both
  const floor = hillLine(1010, 20, 'vf', 1.4), near = far(0.12);
  s += [60, 300, 560, 820].map((x, i) => bush(r, x, floor(x) + 8, [110, 84, 130, 96][i]!, far(0.3), far(0.2), i % 2 === 1)).join('') + hill(journey, floor, near);
  const river = 'M452 1030C500 1044 520 1052 500 1072C456 1108 340 1130 330 1190C322 1250 452 1270 470 1330C480 1366 440 1400 430 1420H760C770 1380 764 1330 700 1290C620 1244 500 1230 508 1188C516 1142 640 1110 628 1064C620 1040 560 1030 530 1026Z';
  let arches = `M-20 ${deckY + 14}H1020V1150H-20Z`;
  const W = 250, dx = -10;
  for (let i = 0; i < 5; i++) {
    const x0 = dx + i * W - 110, x1 = x0 + W - 52;
    arches += `M${x0} 1150V${deckY + 14 + 150}C${x0} ${deckY + 14 + 24} ${x1} ${deckY + 14 + 24} ${x1} ${deckY + 164}V1150Z`;
  }
  s += path(river, `fill="${night ? mix(R.cool, R.deep, 0.35) : mix(mix(R.cool2, R.cool, 0.25), '#6FB2C6', 0.4)}"`)
    + path('M470 1140C430 1160 400 1176 404 1206M540 1270C590 1290 640 1320 650 1366M500 1300C540 1322 560 1344 560 1384M560 1096C540 1112 516 1124 500 1134',
    `fill="none" stroke="${cream}" stroke-width="5" stroke-linecap="round" opacity=".6"`);
  s += path(arches, `fill="${c.lin([[0, stone], [1, sd]])}" fill-rule="evenodd"`);
  let bricks = '';
  const rb = r.sub('br');
  for (let i = 0; i < 5; i++) {
    const x0 = dx + i * W - 110, xc = x0 + (W - 52) / 2;
    for (let j = 0; j <= 12; j++) {
      const a = Math.PI + (j / 12) * Math.PI, p0: P = [xc + Math.cos(a) * 99, deckY + 158 + Math.sin(a) * 98], p1: P = [xc + Math.cos(a) * 118, deckY + 158 + Math.sin(a) * 118];
      bricks += `M${pt(p0)}L${pt(p1)}`;
    }
    for (let j = 0; j < 16; j++) { const x = x0 - 48 + rb.f(0, 34), y = deckY + 60 + rb.f(0, 190); bricks += `M${n1(x)} ${n1(y)}h${n1(rb.f(10, 22))}`; }
  }
  s += path(bricks, `fill="none" stroke="${shade(stone, -0.16)}" stroke-width="3.4" stroke-linecap="round" opacity=".75"`)
    + rect(-20, deckY + 2, 1040, 18, `fill="${shade(stone, 0.05)}"`) + rect(-20, deckY + 20, 1040, 6, `fill="${shade(stone, -0.14)}"`);
  for (let i = 0; i < 5; i++)
    s += path(`M${dx + i * W - 174} 1150L${dx + i * W - 166} 1108H${dx + i * W - 106}L${dx + i * W - 98} 1150Z`, `fill="${sd}"`)
      + bush(r, dx + i * W - 178, 1160, 52, shade(G0, -0.03), dark) + bush(r, dx + i * W - 92, 1164, 42, shade(G0, -0.06), dark);
  const t1 = haul(journey, rows.join(''), deck, 1.42, 940, 0);
  s += smokeTrail(journey, t1.smoke, t1.s, 420, 120) + track(journey, deck, -20, 1020, 0.8) + t1.out;
  // near trees and sheep
  s += posy(r, [[40, 1404, 150], [96, 1410, 118], [150, 1404, 136], [206, 1412, 96], [820, 1408, 110], [872, 1404, 146], [922, 1410, 112],
    [968, 1400, 156]], [R.hot, cream, brass, R.cool2], shade(G0, -0.15), dark);
  for (const [x, y, h, t] of [[66, 1270, 250, 0], [184, 1296, 190, 1], [938, 1280, 260, 1], [846, 1304, 160, 0]] as [number, number, number, number][])
    s += bush(r, x, y, h, shade(G0, -0.08 + r.f(-0.02, 0.03)), mix(dark, '#7a5236', 0.4), !!t);
  return s;
}

function drawHillside({ journey, r, R, night, dark, sky0, sky1, G0, far, brass, cream, hillLine, rows, nR }: Landscape) {
  let s = '';
  const yb = nR === 1 ? [1000] : nR === 2 ? [800, 1076] : [722, 924, 1126];
  const f0 = hillLine(yb[0]! - 190, 66, 'h0', 1.1, 0.9), f00 = hillLine(yb[0]! - 106, 54, 'h00', 3.6, 1.1);
  s += hill(journey, f0, far(0.6));
  for (const [x, h] of [[92, 90], [152, 118], [612, 84], [668, 110], [726, 76]] as [number, number][]) s += bush(r, x, f0(x) + 6, h, far(0.46), far(0.34), x % 3 === 0);
  // a small house on the far slope
  const hx = 330, hy = f0(330) + 26;
  s += path(`M${hx - 40} ${hy}V${hy - 44}L${hx} ${hy - 80}L${hx + 40} ${hy - 44}V${hy}Z`, `fill="${mix(cream, sky1, night ? 0.5 : 0.1)}"`)
    + path(`M${hx - 50} ${hy - 40}L${hx} ${hy - 86}L${hx + 50} ${hy - 40}L${hx + 42} ${hy - 34}L${hx} ${hy - 72}L${hx - 42} ${hy - 34}Z`,
    `fill="${mix(R.hot, sky1, 0.2)}"`) + path(`M${hx + 18} ${hy - 70}V${hy - 96}H${hx + 32}V${hy - 58}Z`, `fill="${mix(R.hot, sky1, 0.2)}"`)
      + rect(hx - 10, hy - 28, 20, 28, `fill="${mix(R.cool, sky1, 0.2)}"`)
      + [-27, 17].map((dx) => rect(hx + dx, hy - 34, 12, 14, `fill="${night ? '#FFE2A0' : mix(R.cool2, sky0, 0.2)}"`)).join('');
  s += hill(journey, f00, far(0.36), { furrow: far(0.22) });
  const amps = [nR === 1 ? 34 : 24, 26, 24];
  rows.forEach((w, i) => {
    const f = hillLine(yb[i]!, amps[i]!, 'row' + i, i % 2 ? 3.5 : 0.5, 0.9), col = mix(G0, far(0.36), nR === 1 ? 0.1 : (1 - i / Math.max(1, nR - 1)) * 0.55);
    if (i === 0) for (const x of [6, 958]) s += bush(r, x, f(x) + 12, x < 100 ? 190 : 150, mix(col, dark, 0.14), mix(dark, '#7a5236', 0.4), x > 100);
    const bal = hill(journey, (x) => f(x) + 2, col, { furrow: nR === 1 ? undefined : shade(col, -0.05), grass: nR === 1 });
    const tr = haul(journey, w, f, nR === 1 ? 1.5 : nR === 2 ? 1.16 : 0.96, 930, i * 2 + 0);
    s += smokeTrail(journey, tr.smoke, tr.s, nR === 1 ? 330 : 230, nR === 1 ? 120 : 46) + bal + track(journey, f, -20, 1020, Math.min(1, tr.s * 0.86)) + tr.out;
  });
  // sheep in front
  const fy = hillLine(nR === 1 ? 1206 : 1262, 24, 'fg', 5.2, 0.8);
  s += hill(journey, fy, shade(G0, -0.05), { grass: true });
  const sheep = (x: number, y: number, sc: number, flip = 1) =>
    g(path('M-14 -4V12M-4 -4V14M10 -4V14M18 -4V12', `stroke="${dark}" stroke-width="4.6" stroke-linecap="round"`)
      + path(puff(r, 2, -16, 25), `fill="${night ? mix(cream, G0, 0.25) : mix(cream, '#fff', 0.4)}"`)
      + path('M22 -30C34 -34 42 -26 40 -16C38 -8 28 -8 24 -14C20 -20 18 -28 22 -30Z', `fill="${dark}"`)
      + path('M22 -28C14 -32 12 -26 18 -22Z', `fill="${dark}"`) + circ(33, -22, 1.8, 'fill="#fff"'), `transform="translate(${x} ${n1(y)}) scale(${flip * sc} ${sc})"`);
  s += posy(r, [[26, 1392, 170], [70, 1404, 128], [112, 1398, 150], [158, 1410, 96], [196, 1406, 120], [800, 1408, 104], [846, 1400, 142],
    [890, 1408, 116], [934, 1396, 172], [978, 1404, 134]], [R.hot, night ? mix(cream, R.cool2, 0.2) : cream, brass, R.cool2], shade(G0, -0.13), dark);
  s += sheep(196, fy(196) + 12, 1.1) + sheep(276, fy(276) + 26, 1.24) + sheep(792, fy(792) + 34, 1.2, -1) + bush(r, 962, fy(962) + 30, 170, shade(G0, -0.12), mix(dark, '#7a5236', 0.4), true);
  return s;
}

function drawSmallLine({ c, R, m, dark, G0, cream, line }: Landscape & { line: string }) {
  const gcol = m === 'viaduct' ? G0 : shade(G0, -0.05), q = tfit(line, LOCO_FONT, 560, 50);
  if (m === 'viaduct') {
    const w = q.x1 - q.x0 + 84;
    c.add('art', rect(500 - w / 2, 1262, w, 78, `rx="39" fill="${cream}"`));
    c.add('type', path(at(q, 500, 1301 - (q.y0 + q.y1) / 2), `fill="${withContrast(cream, R.deep, 4.5)}"`));
  } else c.add('type', path(at(q, 500, 1324), `fill="${legible(gcol, [cream, dark, '#ffffff'], 4.5)}"`));
}

/** a train in a landscape, over a viaduct or along hills */
export function drawLandscape(journey: Journey & { small: string }) {
  const { inp, c, r, R, m, night, dark, sky0, sky1, G0, far, brass, clouds, cream, hillLine, hcol, head, top, carry } = journey;
  let { small } = journey;
  let s = '';
  if (night) {
    const st: [number, number, number][] = poisson(r, 20, 20, 960, 620, 58).map((q) => [q[0], q[1], r.pick([2.4, 3.2, 4.4, 5.6])]);
    s += inkDots(st, cream, 'opacity=".85"') + circ(812, 470, 150, `fill="${c.rad([[0.4, '#FFF0C4', 0.5], [1, '#FFF0C4', 0]])}"`)
      + circ(812, 470, 74, `fill="#FFF0CE"`) + circ(836, 452, 16, 'fill="#EBD49E" opacity=".6"') + circ(796, 496, 11, 'fill="#EBD49E" opacity=".6"')
      + circ(822, 494, 6, 'fill="#EBD49E" opacity=".6"');
  } else {
    s += circ(806, 470, 158, `fill="${mix(R.warm, cream, 0.55)}" opacity=".5"`) + circ(806, 470, 112, `fill="${mix(R.warm, cream, 0.25)}"`) + circ(806, 470, 84, `fill="${R.warm}"`);
    s += clouds([[190, 500, 1], [905, 600, 0.72], [470, 420, 0.5]], mix(cream, '#fff', 0.4), 0.9);
  }
  // words of the name, one train for each row
  const words = carry.split(/\s+/).filter(Boolean), rows: string[] = [];
  for (const w of words) {
    const l = rows[rows.length - 1];
    if (l && (l + w).length <= 8) rows[rows.length - 1] = l + w;
    else if (l && /^[&+]$/.test(l)) rows[rows.length - 1] = l + w;
    else rows.push(w);
  }
  if (!rows.length) rows.push(numberIn(inp) ?? 'Choo');
  // a viaduct holds one train: long names travel as their initials, or by the first name
  const spilled = m === 'viaduct' && rows.join('').length > 10;
  if (spilled) {
    const two = carry.split(/\s+[&+]\s+/);
    rows.splice(0, 9, two.length > 1 ? two.map((w) => Array.from(w)[0]!).join('&') : words[0]!.length > 11 ? Array.from(words[0]!).slice(0, 1).join('') : words[0]!);
    if (!small) small = inp.name ?? '';
  }
  while (rows.length > 3) { rows.sort((x, y) => x.length - y.length); rows.splice(1, 1, rows[0]! + rows[1]!); rows.shift(); }
  const nR = rows.length;
  const landscape: Landscape = { journey, c, r, R, m, night, dark, sky0, sky1, G0, far, brass, cream, hillLine, rows, nR };
  if (m === 'viaduct') s += drawViaduct(landscape);
  else s += drawHillside(landscape);
  c.add('art', s);
  c.add('type', path(drawBlock(head, 500, top), `fill="${hcol}"`));
  const line = [inp.sub, small].filter(Boolean).join(' · ');
  if (line) drawSmallLine({ ...landscape, line });
  return small;
}
