import {
  at, Drawing, g, type Input, mix, n1, type P, path, polar, pt, rect, shade, smooth, TAU, tfit,
} from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/journeys.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { blocks, type Print } from './blocks.ts';
import { drawCartouche } from './cartouche.ts';
import { drawLighthouse } from './lighthouse.ts';
import { drawMoon } from './moon.ts';
import { drawRain } from './rain.ts';
import { drawWave } from './wave.ts';

export function drawWoodblock(inp: Input): Drawing {
  const c = new Drawing('woodblock', inp), { r, p } = c, B = blocks(p);
  const m = inp.motif && ['wave', 'lighthouse', 'moon', 'rain'].includes(inp.motif) ? inp.motif : 'wave';
  const X = 76, Y = 76, W = 848, H = 1064;
  c.add('ground', rect(0, 0, 1000, 1400, `fill="${B.paper}"`));
  // washi fibres
  let fb = '';
  for (let i = 0; i < 90; i++) {
    const x = r.f(0, 1000), y = r.f(0, 1400), a = r.f(0, TAU), L = r.f(14, 60), q = polar(x, y, L, a), k = polar(x, y, L * 0.5, a + r.f(-0.7, 0.7));
    fb += `M${n1(x)} ${n1(y)}Q${pt(k)} ${pt(q)}`;
  }
  c.add('texture', path(fb, `fill="none" stroke="${shade(B.paper, -0.12)}" stroke-width="1.3" opacity=".5"`));
  let s = '', side: 'l' | 'r' = 'r', cartY = 150;
  const sky = (a: string, mid: string, low: string, night = false) => rect(0, 0, 1000, 1400,
    `fill="${c.lin([[0.05, a], [0.16, mix(a, mid, 0.45)], [0.3, mid], [0.52, night ? mix(mid, low, 0.5) : mid], [0.72, low]])}"`);
  const print: Print = { c, r, B, m, X, W, sky };
  if (m === 'wave') { const drawn = drawWave({ ...print, side, cartY }); s += drawn.s; side = drawn.side; cartY = drawn.cartY; }
  else if (m === 'lighthouse') { const drawn = drawLighthouse({ ...print, side, cartY }); s += drawn.s; side = drawn.side; cartY = drawn.cartY; }
  else if (m === 'moon') { const drawn = drawMoon({ ...print, side, cartY }); s += drawn.s; side = drawn.side; cartY = drawn.cartY; }
  else { const drawn = drawRain({ ...print, side, cartY }); s += drawn.s; side = drawn.side; cartY = drawn.cartY; }
  // the board's own grain, seen where the ink lies flat
  let gr = '';
  const kx = r.f(200, 800), ky = r.f(200, 480);
  for (let i = 0; i < 74; i++) {
    const y = 76 + i * 14.6, ps: P[] = [];
    for (let x = 60; x <= 940; x += 44) {
      const dx = (x - kx) / 150, dy = (y - ky) / 70, k = Math.exp(-(dx * dx) - dy * dy);
      ps.push([x, y + Math.sin(x / 170 + i * 0.16) * 5 + Math.sign(y - ky || 1) * k * 30]);
    }
    gr += smooth(ps, false);
  }
  const clip = c.clip(rect(X, Y, W, H));
  c.add('art', g(s, `clip-path="${clip}"`));
  c.add('texture', g(path(gr, `fill="none" stroke="${B.key}" stroke-width="1.6" opacity=".085"`)
    + path(gr, `fill="none" stroke="#ffffff" stroke-width="1" opacity=".08" transform="translate(0 6)"`), `clip-path="${clip}"`));
  c.add('frame', rect(X, Y, W, H, `fill="none" stroke="${B.key}" stroke-width="5"`) + rect(X - 12, Y - 12, W + 24, H + 24, `fill="none" stroke="${B.key}" stroke-width="1.6"`));
  // cartouche: a slip with the name running down it
  const label = [inp.name, inp.sub].filter(Boolean) as string[];
  if (label.length) drawCartouche({ ...print, label, side, cartY });
  // headline on the margin, and a seal
  const ls = linesOf(inp.headline), one = ls.join(' ');
  const b = block(one.length > 20 && ls.length > 1 ? ls : [one], 'yatra-one', 640, 130, 92, 1.15, { track: 8 });
  const x0 = X - 8, sealS = 96, cy = 1262, ink = withContrast(B.paper, B.key, 7);
  c.add('type', path(drawBlock(b, x0, cy - b.h / 2, 's'), `fill="${ink}"`));
  const sx = X + W - sealS + 12;
  const hot = withContrast(B.foam, B.hot, 3.4);
  let seal = path(`M${sx + 4} ${cy - 50}l${sealS - 10} 3l5 ${sealS - 8}l${-sealS + 4} 5l-4 ${-sealS + 6}Z`,
    `fill="${hot}" stroke="${hot}" stroke-width="5" stroke-linejoin="round"`) + rect(sx + 8, cy - 39, sealS - 17, sealS - 17, `fill="none" stroke="${B.foam}" stroke-width="3"`);
  const sc = sx + sealS / 2 - 1;
  const glyph = { wave: `M${sc - 27} ${cy + 25}C${sc - 25} ${cy - 20} ${sc + 18} ${cy - 32} ${sc + 24} ${cy - 2}C${sc + 14} ${cy - 12} ${sc + 2} ${cy - 6} ${sc + 3} ${cy + 6}C${sc + 6} ${cy + 18} ${sc + 18} ${cy + 22} ${sc + 28} ${cy + 22}`,
    lighthouse: `M${sc - 10} ${cy + 28}L${sc - 6} ${cy - 8}H${sc + 6}L${sc + 10} ${cy + 28}M${sc - 9} ${cy - 8}L${sc} ${cy - 24}L${sc
      + 9} ${cy - 8}M${sc - 16} ${cy - 14}l-12 -4M${sc + 16} ${cy - 14}l12 -4`,
      moon: `M${sc + 12} ${cy - 24}A28 28 0 1 0 ${sc + 26} ${cy + 14}A23 23 0 1 1 ${sc + 12} ${cy - 24}Z`,
        rain: `M${sc - 27} ${cy + 2}Q${sc} ${cy - 46} ${sc + 27} ${cy + 2}ZM${sc} ${cy + 2}V${cy + 22}q5 9 12 1` }[m]!;
  seal += path(glyph, `fill="none" stroke="${B.foam}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"`);
  c.add('ornament', seal);
  if (label[1]) {
    const t = tfit(label[1], 'cormorant-garamond:600i', 620, 34);
    c.add('type', path(at(t, x0, cy + b.h / 2 + 50, 's'), `fill="${ink}"`));
  }
  c.add('texture', c.grain(0.9));
  return c;
}
