import { at, circ, Drawing, g, type Input, lum, mix, n1, path, rect, set, tfit } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { clear, near, sheet } from '#artwork/colours/table.ts';
import { block, blockC } from '#artwork/lettering/table.ts';
import { drawCherry } from './cherry.ts';
import { drawFig } from './fig.ts';
import { drawLemon } from './lemon.ts';
import { drawPear } from './pear.ts';
import type { Plate } from './plate.ts';
import { drawPomegranate } from './pomegranate.ts';

const LATIN: Record<string, [string, string, string]> = {
  fig: ['Ficus carica', 'Tab. XII.', 'The Common Fig'],
  pear: ['Pyrus communis', 'Tab. IV.', 'The Butter Pear'],
  cherry: ['Prunus avium', 'Tab. XXI.', 'The Heart Cherry'],
  pomegranate: ['Punica granatum', 'Tab. VII.', 'The Garden Pomegranate'],
  lemon: ['Citrus limon', 'Tab. XXXIV.', 'The Sorrento Lemon'],
};

export function drawOrchard(inp: Input): Drawing {
  const c = new Drawing('orchard', inp), { r, p } = c, m = inp.motif && LATIN[inp.motif] ? inp.motif : 'pear';
  const S = sheet(p), paper = mix(S.paper, '#f3e3c2', 0.42), ink = clear(mix(S.ink, '#2b1d12', 0.45), paper, 10);
  const green = near('#7f9a4e', lum(p.bg) > 0.6 ? p.c : p.b, 0.38, 100, 200);
  const lf: [string, string] = [mix(green, '#c9c77c', 0.35), mix(green, '#3f6a4a', 0.35)], lf2: [string, string] = [mix(green, '#d8c270', 0.55), mix(green, '#8a8a3a', 0.4)];
  const bark = mix('#a98a63', paper, 0.2);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${paper}"`) + rect(0, 0, 1000, 1400, `fill="${c.rad([[0.55, '#b98a4a', 0], [0.86, '#b07e3c', 0.1], [1, '#8f5f2a', 0.26]], 0.5, 0.48, 0.76)}"`));
  // foxing
  let fox = '';
  for (let i = 0; i < 26; i++) {
    const e = r.chance(0.5), x = e ? (r.chance(0.5) ? r.f(10, 110) : r.f(890, 990)) : r.f(20, 980), y = e ? r.f(20, 1380) : r.chance(0.5) ? r.f(10, 90) : r.f(1310, 1390);
    fox += circ(x, y, r.f(1.5, 9), `opacity="${n1(r.f(0.1, 0.3))}"`);
  }
  c.add('texture', g(fox, 'fill="#b47d3c" opacity=".5"'));
  // the plate mark in the sheet
  c.add(
    'frame',
    rect(72, 72, 856, 1256, `fill="#fffaf0" fill-opacity=".2" rx="10"`) +
      path('M72 1320V82Q72 72 82 72H918', 'fill="none" stroke="#7d5a2e" stroke-opacity=".38" stroke-width="4"') +
      path('M928 80V1318Q928 1328 918 1328H82', 'fill="none" stroke="#fffdf6" stroke-opacity=".9" stroke-width="5"') +
      rect(104, 104, 792, 1192, `fill="none" stroke="${ink}" stroke-width="3"`) +
      rect(114, 114, 772, 1172, `fill="none" stroke="${ink}" stroke-width="1.2"`),
  );
  const A: string[] = [];
  const lab = (t: string, x: number, y: number) => path(at(set(t, 'cormorant-garamond:500i', 30), x, y), `fill="${ink}"`);
  const plate: Plate = { c, r, p, paper, ink, green, lf, lf2, bark, A, lab };
  if (m === 'pear') drawPear(plate);
  else if (m === 'fig') drawFig(plate);
  else if (m === 'cherry') drawCherry(plate);
  else if (m === 'lemon') drawLemon(plate);
  else drawPomegranate(plate);
  c.add('art', g(A, 'transform="translate(28 62) scale(.944)"'));
  // lettering
  const [lat, tab] = LATIN[m]!;
  const b = block(inp.headline, 'pinyon-script', 690, inp.name || inp.sub ? 196 : 226, { max: 158, lead: 0.86, lines: 2 });
  const small = inp.name || inp.sub;
  const T: string[] = [];
  T.push(path(at(set(tab, 'cormorant-garamond:600i', 31), 858, 160, 'e'), `fill="${ink}"`));
  T.push(path(at(set(lat + '. L.', 'cormorant-garamond:600i', 33), 500, 936), `fill="${ink}"`));
  const mid = small ? 1082 : 1110;
  T.push(path(blockC(b, 500, mid), `fill="${clear(mix(p.a, S.ink, 0.6), paper, 5)}"`));
  if (small) T.push(path(at(tfit(upper(small), 'cormorant-garamond:600', 640, 31, { track: 150 }), 500, 1236), `fill="${ink}"`));
  c.add('type', T);
  c.add('ornament', path(`M380 960H486L492 954L500 964L508 954L514 960H620`, `fill="none" stroke="${ink}" stroke-width="1.4"`));
  c.add('texture', c.grain(0.75));
  return c;
}
