import { Drawing, type Input, lum, type P, type Palette, rect, shade } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { blueOf, deep } from '#artwork/colours/needlework.ts';
import { drawKingfisher } from './bird.ts';
import { type Colours, type Glazing, LEAD, sat } from './glazing.ts';
import { drawTextPanel, drawWords } from './panel.ts';
import { drawRose } from './rose.ts';
import { drawSea } from './sea.ts';
import { drawTulips } from './tulips.ts';
import { archD, drawWindow } from './window.ts';

/** what the window may show, by motif */
const PICTURES: Record<string, (glass: Glazing, colours: Colours) => void> = { rose: drawRose, sea: drawSea, tulips: drawTulips };

/** where the light stands behind the glass; about the kingfisher for any other motif */
const SUNS: Record<string, P> = { rose: [500, 500], sea: [500, 440], tulips: [500, 430] };

/** the colours of the glass; E is blue where there is water */
function coloursOf(p: Palette, isWater: boolean): Colours {
  const E = isWater ? blueOf(p) : p.e;
  return {
    A: sat(p.a, lum(p.a) < 0.5 ? 0.08 : 0), B: sat(p.b, lum(p.b) < 0.5 ? 0.1 : 0), C3: sat(p.c, lum(p.c) < 0.5 ? 0.1 : 0),
    D: sat(p.d), E: sat(lum(E) < 0.42 ? shade(E, 0.16, 0.02) : E),
  };
}

/** A stained-glass window with a picture, over a panel of opal glass with the words. */
export function drawGlass(inp: Input): Drawing {
  const c = new Drawing('glass', inp),
    { p } = c;
  const m = inp.motif || 'rose';
  const wall = isDark(p) ? deep(p.bg, 0.08) : shade(p.e, -0.26, -0.03);
  const X = 70,
    Y = 70,
    W = 860,
    H = 1260;
  const colours = coloursOf(p, m === 'sea' || m === 'kingfisher');
  const glass: Glazing = { c, sun: SUNS[m] ?? [500, 520], art: '' };
  (PICTURES[m] ?? drawKingfisher)(glass, colours);
  const base = 1086, panelHeight = 226;
  glass.art += rect(X, base - 22, W, H + Y - base + 22, `fill="${LEAD}"`);
  drawTextPanel(glass, colours, base, panelHeight);
  const frame = archD(X, Y, W, H, m === 'rose' ? 430 : 400);
  drawWindow(glass, colours, m, wall, { frame, X, Y, W, foot: base - 22 });
  drawWords(c, inp.headline.split('|'), inp.sub || inp.name, base, panelHeight);
  return c;
}
