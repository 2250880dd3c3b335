import { Drawing, type Input, mix, withContrast, path } from '#artwork/engine.ts';
import { block, smallLines } from '#artwork/lettering/seasons.ts';
import { framed, type Page } from './album.ts';
import { bonfire } from './bonfire.ts';
import { garden } from './garden.ts';
import { rooftops } from './rooftops.ts';

const PICTURES: Record<string, (page: Page) => string> = { bonfire, garden, rooftops };

/** A page out of an album of the hill courts: Holi through a cusped arch. */
export function drawJharokha(inp: Input): Drawing {
  const c = new Drawing('jharokha', inp), { p } = c, page: Page = { c, r: c.r, p, gold: c.foil() };
  framed(page, (PICTURES[inp.motif ?? 'bonfire'] ?? bonfire)(page));
  const ground = mix(p.paper, p.bg, 0.3), small = smallLines(inp), foot = small.length ? 50 : 0;
  const said = block(inp.headline, 'marcellus', 500, 660, 148 - foot, 84, { cy: 1194 - foot / 2 }, { lead: 1.04, lines: 2 });
  c.add('type', path(said.d, `fill="${withContrast(ground, p.ink, 7)}"`));
  if (small.length) {
    const line = block(small.join('  ·  '), 'josefin-sans:600', 500, 640, 32, 32, { top: said.bottom + 20 }, { track: 40, lines: 1 });
    c.add('type', path(line.d, `fill="${withContrast(ground, p.a, 5)}"`));
  }
  c.add('texture', c.grain(0.9));
  return c;
}
