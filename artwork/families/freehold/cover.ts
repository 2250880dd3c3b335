import { circ, Drawing, ell, type Input, mix, withContrast, path, rect, shade, toOklch, wrap } from '#artwork/engine.ts';
import { roles } from '#artwork/colours/roles.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { block, plain } from '#artwork/lettering/pastimes.ts';
import { drawDesk } from './desk.ts';
import type { Holding } from './holding.ts';
import { drawPlatform } from './platform.ts';

/** the tall window that was behind the desk */
function officeWindow(wall: string, light: string): string {
  const bars = shade(wall, -0.03);
  return path('M150 936V660A350 304 0 0 1 850 660V936Z', `fill="${light}" stroke="${bars}" stroke-width="12"`) + path('M326 900V396M500 900V356M674 900V396M150 660H850', `fill="none" stroke="${bars}" stroke-width="9"`) + path('M210 700L330 560M250 716L300 658M700 880L820 740', `stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"`);
}

/** Small plots of ground cut out like cake, seen from one corner: workplaces that have become gardens. */
export function drawFreehold(inp: Input): Drawing {
  const c = new Drawing('freehold', inp), K = roles(inp.palette), { p } = c, far = (h: string) => Math.abs(((toOklch(h).h - 140 + 540) % 360) - 180), near = [p.a, p.b, p.c, p.d, p.e].toSorted((a, b) => far(a) - far(b))[0] ?? p.c;
  const s: Holding = { c, r: c.r, p, K, green: mix(near, '#63914a', 0.55), wood: mix('#c79a66', K.warm, 0.14), linen: mix(K.cream, '#fffaf0', 0.45), name: inp.name ?? '' };
  const indoors = inp.motif === 'desk', ground = K.dark ? p.bg : indoors ? mix(mix(K.cool2, p.bg, 0.35), p.paper, 0.3) : mix(p.bg, p.paper, 0.15);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, shade(ground, 0.015)], [1, shade(ground, -0.035)]])}"`) + (indoors ? officeWindow(ground, mix(ground, s.linen, 0.62)) : circ(500, 800, 430, `fill="${K.dark ? shade(ground, 0.05) : mix(ground, K.warm, 0.22)}"`)) + ell(500, 1312, 380, 42, `fill="${c.rad([[0, '#0d1420', 0.3], [1, '#0d1420', 0]])}"`));
  if (inp.motif === 'desk') drawDesk(s);
  else drawPlatform(s);
  const own = linesOf(inp.headline), lines = own.length > 1 ? own : wrap(inp.headline, inp.headline.length > 13 ? 2 : 1), b = block(lines, 'young-serif', 800, lines.length > 1 ? 212 : 120, 124, 1.1), ink = withContrast(ground, K.dark ? K.cream : K.deep, 7);
  c.add('type', path(b.d(500, 206 - b.h / 2), `fill="${ink}"`)).add('texture', c.grain(0.65));
  c.alt = `${c.alt} ${plain(inp.headline)}`;
  return c;
}
