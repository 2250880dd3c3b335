import { at, Drawing, g, type Input, mix, withContrast, noise1, type P, path, poly, rect, tfit, wrap } from '#artwork/engine.ts';
import { block, plain } from '#artwork/lettering/pastimes.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { drawBooth } from './booth.ts';
import { drawPillar } from './pillar.ts';
import { boardOf, type Board } from './scratch.ts';
import { drawSignals } from './signals.ts';
import { drawVan } from './van.ts';
import { drawWindows } from './windows.ts';

/** the picture, and the room that it leaves for words: the middle of its height, and its height */
type Scene = { draw: (b: Board) => string; cy: number; H: number; cx?: number; W?: number };
const SCENES: Record<string, Scene> = {
  pillar: { draw: drawPillar, cy: 218, H: 216 },
  van: { draw: drawVan, cy: 1238, H: 178 },
  signals: { draw: drawSignals, cy: 196, H: 236, cx: 640, W: 530 },
  booth: { draw: drawBooth, cy: 214, H: 216 },
  windows: { draw: drawWindows, cy: 160, H: 176, W: 520 },
};
const FACE = 'young-serif';

/** the rim of the ink, as it dried on the board */
function rim(seed: string): P[] {
  const n = noise1(seed), out: P[] = [], step = 14;
  for (let x = 36; x < 964; x += step) out.push([x, 36 + n(x / 44) * 3.6]);
  for (let y = 36; y < 1364; y += step) out.push([964 + n(70 + y / 44) * 3.6, y]);
  for (let x = 964; x > 36; x -= step) out.push([x, 1364 + n(160 + x / 44) * 3.6]);
  for (let y = 1364; y > 36; y -= step) out.push([36 + n(260 + y / 44) * 3.6, y]);
  return out;
}

/** Letters on their way at night, scraped out of black and touched in by hand. */
export function drawNightpost(inp: Input): Drawing {
  const c = new Drawing('nightpost', inp), b = boardOf(c), scene = SCENES[inp.motif ?? ''] ?? SCENES.pillar!;
  const edge = poly(rim(inp.motif ?? 'pillar')), stock = mix(b.line, '#ffffff', 0.25);
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${stock}"`) + path(edge, `fill="${b.black}"`));
  c.add('art', g(scene.draw(b), `clip-path="${c.clip(path(edge))}"`));
  const own = linesOf(inp.headline), lines = own.length > 1 ? own : wrap(inp.headline, inp.headline.length > 15 ? 2 : 1);
  const small = [inp.sub, inp.name].filter(Boolean).join(', ');
  const H = scene.H - (small ? 62 : 0), bl = block(lines, FACE, scene.W ?? 800, H, lines.length > 1 ? 104 : 122, 1.16);
  const cx = scene.cx ?? 500, top = scene.cy - (bl.h + (small ? 62 : 0)) / 2, d = bl.d(cx, top), ink = withContrast(b.black, b.line, 7);
  // a black border keeps the letters clear of the cuts
  c.add('type', path(d, `fill="${b.black}" stroke="${b.black}" stroke-width="22" stroke-linejoin="round"`) + path(d, `fill="${ink}"`));
  if (small) {
    const run = tfit(small, 'cormorant-garamond:600i', scene.W ?? 760, 50), sd = at(run, cx, top + bl.h + 34 + run.size * 0.82);
    c.add('type', path(sd, `fill="${b.black}" stroke="${b.black}" stroke-width="16" stroke-linejoin="round"`) + path(sd, `fill="${withContrast(b.black, mix(b.amber, b.line, 0.2), 6)}"`));
  }
  c.add('texture', c.grain(0.6));
  c.alt = plain(inp.headline);
  return c;
}
