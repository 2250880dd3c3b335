import { Drawing, g, type Input, mix, n1, path, polar, pt, rect, TAU } from '#artwork/engine.ts';
import { drawApple } from './apple.ts';
import { drawLemon, drawOrange } from './citrus.ts';
import { drawGrape } from './grape.ts';
import { drawGrove } from './grove.ts';
import { type Inks, inksOf } from './inks.ts';
import { drawHeadline, drawSmallLine } from './lettering.ts';

/** the printed field of the sheet, its corners cut */
const FIELD = 'M52 74Q74 74 74 52H926Q926 74 948 74V1326Q926 1326 926 1348H74Q74 1326 52 1326Z';

/** the sky behind the fruit: rays from a point, and a crayon grain */
function drawSky(c: Drawing, { deep, hot, sun, black }: Inks, fc: string, cx: number, cy: number) {
  const { r } = c;
  let rays = '', N = 22;
  for (let i = 0; i < N; i++) {
    const a0 = (i / N) * TAU - Math.PI / 2 - Math.PI / N / 2, a1 = a0 + Math.PI / N;
    rays += `M${cx} ${cy}L${pt(polar(cx, cy, 1300, a0))}L${pt(polar(cx, cy, 1300, a1))}Z`;
  }
  const sky = c.rad([[0, mix(sun, '#fff4cf', 0.5)], [0.22, sun], [0.46, mix(sun, hot, 0.75)], [0.78, mix(hot, deep, 0.72)], [1, deep]], cx, cy, 860, 'u');
  const rayF = c.rad([[0.1, '#fff3c4', 0.75], [0.4, mix(sun, '#fff0bd', 0.4), 0.5], [0.75, sun, 0.2], [1, sun, 0.04]], cx, cy, 920, 'u');
  // crayon grain: a stipple thick at the rim of the sky
  let st = '';
  for (let i = 0; i < 1500; i++) {
    const a = r.f(0, TAU), R = r.f(250, 900), x = cx + Math.cos(a) * R, y = cy + Math.sin(a) * R;
    if (x < 40 || x > 960 || y < 40 || y > 1360) continue;
    st += `M${n1(x)} ${n1(y)}h0`;
  }
  c.add('ground', g(path(FIELD, `fill="${sky}"`) + path(rays, `fill="${rayF}" clip-path="${fc}"`)
    + path(st, `fill="none" stroke="${black}" stroke-opacity=".22" stroke-width="3" stroke-linecap="round" clip-path="${fc}"`)));
}

/** what may be printed on the label, by motif */
const PICTURES: Record<string, (c: Drawing, inks: Inks) => string[]> = {
  orange: drawOrange, lemon: drawLemon, apple: drawApple, grape: drawGrape, grove: drawGrove,
};

/** The label of a fruit crate: fruit before a sky of rays, under letters with depth. */
export function drawCrate(inp: Input): Drawing {
  const c = new Drawing('crate', inp), { p } = c;
  const m = inp.motif && Object.hasOwn(PICTURES, inp.motif) ? inp.motif : 'orange';
  const inks = inksOf(p), { cream, sun, black } = inks;
  // sheet, black field, rays
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${cream}"`));
  const fc = c.clip(path(FIELD));
  drawSky(c, inks, fc, 500, m === 'grove' ? 690 : 800);
  const A = PICTURES[m]!(c, inks);
  c.add('art', g(A, `clip-path="${fc}"`));
  // the bottom board
  const board = g(path('M40 1150H960V1400H40Z', `fill="${black}"`) + path('M40 1150H960', `stroke="${sun}" stroke-width="8"`)
    + path('M40 1164H960', `stroke="${cream}" stroke-width="3"`), `clip-path="${fc}"`);
  const script = (inp.variant || (m === 'lemon' || m === 'grape' ? 'script' : 'block')) === 'script';
  const headline = drawHeadline(c, script, inks), smallLine = drawSmallLine(inp.name || inp.sub, inks);
  c.add('ornament', board + smallLine.rules);
  c.add('type', headline + smallLine.type);
  c.add('frame', path(FIELD, `fill="none" stroke="${black}" stroke-width="5"`)
    + path('M66 86Q84 82 86 66H914Q916 82 934 86V1314Q916 1318 914 1334H86Q84 1318 66 1314Z', `fill="none" stroke="${mix(sun, '#fff2c0', 0.3)}" stroke-width="3.4" stroke-opacity=".9"`));
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#ffffff', 0.06], [0.5, '#ffffff', 0], [1, '#3a2410', 0.1]])}"`) + c.grain(1));
  return c;
}
