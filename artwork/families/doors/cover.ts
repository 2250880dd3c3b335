import { at, contrast, Drawing, type Input, mix, n1, path, rect, shade, tfit } from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { withContrast } from '#artwork/colours/pastimes.ts';
import { oklch, roles } from '#artwork/colours/roles.ts';
import { block, linesIn, plain } from '#artwork/lettering/pastimes.ts';
import { drawCottage } from './cottage.ts';
import { drawGeorgian } from './georgian.ts';
import type { House } from './house.ts';
import { drawRow } from './row.ts';
import { drawTerrace } from './terrace.ts';

function drawNameOnMat({ c, r, K, nm, pt0 }: House & { pt0: number }) {
  let t = '';
  // the doormat carries the name
  const my = (pt0 + 1400) / 2 + 6, run = tfit(upper(nm), 'jost:600', 590, 36, { track: 110 }), mw = Math.max(430, run.x1 - run.x0 + 110), co = K.dark ? '#8a6540' : '#b38a5c', mh = 1400 - pt0 - 46;
  const q = Math.min(mh, 92), D = `M${n1(500 - mw / 2 + 16)} ${n1(my - q / 2)}H${n1(500 + mw / 2 - 16)}L${n1(500 + mw / 2)} ${n1(my + q / 2)}H${n1(500 - mw / 2)}Z`;
  let fr = '';
  for (let i = 0; i < mw / 7; i++) fr += `M${n1(500 - mw / 2 + 4 + i * 7)} ${n1(my + q / 2)}v${n1(r.f(5, 9))}`;
  let bris = '';
  for (let i = 0; i < 420; i++) bris += `M${n1(500 + r.f(-mw / 2 + 16, mw / 2 - 16))} ${n1(my + r.f(-q / 2, q / 2 - 6))}v${n1(r.f(3, 7))}`;
  c.add('ornament', path(D, `fill="#000" opacity=".3" transform="translate(0 7)"`) + path(D, `fill="${co}"`)
    + path(bris, `stroke="${shade(co, 0.08)}" stroke-width="1.6" opacity=".6"`) + path(fr, `stroke="${shade(co, -0.05)}" stroke-width="3"`));
  t += path(at(run, 500, my + run.cap / 2), `fill="${withContrast(co, shade(mix(K.deep, '#1b120a', 0.6), -0.05), 5)}"`);
  return t;
}

export function drawDoors(inp: Input): Drawing {
  const c = new Drawing('doors', inp), { r, p } = c, K = roles(p), m = inp.motif || 'georgian', brass = c.foil('gold', 30), glow = K.dark || inp.variant === 'evening';
  const gr = mix(K.cool, '#3f7a48', 0.55), hl = linesIn(inp.headline, 2, 15), nm = inp.name ?? '', num = inp.sub && inp.sub.length <= 5 ? inp.sub : String(r.i(3, 48));
  c.alt = `A front door: ${plain(inp.headline)}`;
  let s = '', t = '', wallc = K.dark ? mix(p.bg, K.cool, 0.1) : mix(K.cream, p.bg, 0.5);
  const stone = mix(K.cream, '#d9d2c2', 0.45);
  const lively = (q: string, bad: string) => Math.min(contrast(bad, q), 3) + (oklch(q)!.c || 0) * 9;
  let used = '';
  const pick = (bad: string, from = [K.hot, K.cool, K.warm, K.deep]) => {
    const o = from.filter((q) => q !== used && contrast(bad, q) > 1.6).sort((a, b) => lively(b, bad) - lively(a, bad))[0] ?? K.deep;
    used = o;
    return o;
  };
  const house: House = { inp, c, r, p, K, brass, glow, gr, nm, num, stone, pick };
  if (m === 'row') return drawRow({ ...house, s, t });
  const ground = 1236;
  if (m === 'cottage') { const drawn = drawCottage({ ...house, wallc, ground }); s += drawn.s; wallc = drawn.wallc; }
  else if (m === 'terrace') { const drawn = drawTerrace({ ...house, wallc, ground }); s += drawn.s; t += drawn.t; wallc = drawn.wallc; }
  else { const drawn = drawGeorgian({ ...house, wallc, ground }); s += drawn.s; wallc = drawn.wallc; }
  // pavement
  const pav = K.dark ? shade(mix(p.bg, '#8a8478', 0.3), -0.03) : mix(stone, K.deep, 0.22), pt0 = m === 'cottage' ? ground : ground + 46;
  c.add('ground', s);
  const mat = `fill="${pav}"`;
  c.add('art', rect(0, pt0, 1000, 1400 - pt0, mat) + rect(0, pt0, 1000, 5, `fill="#fff" opacity=".25"`) + rect(0, pt0 + 5, 1000, 40, `fill="${c.lin([[0, '#000', 0.22], [1, '#000', 0]])}"`));
  // headline on the wall: on brick it gets a painted board
  const top = m === 'terrace' ? 66 : 78, bottom = m === 'georgian' ? 276 : m === 'cottage' ? 372 : 306;
  if (m === 'terrace') {
    const b = block(hl, 'limelight', 700, hl.length > 1 ? 150 : 100, 96, 1.0), bw = Math.max(520, b.w + 130), bh = b.h + 88, by = top + (bottom - top - bh) / 2 + 8, bd = withContrast('#f4ead6', K.deep, 8);
    const D = `M${n1(500 - bw / 2)} ${n1(by)}h${n1(bw)}v${n1(bh)}h${n1(-bw)}Z`;
    c.add('ornament', c.soft(D, 5, 9, 9, '#000', 0.4) + path(D, `fill="${bd}"`)
      + rect(500 - bw / 2 + 12, by + 12, bw - 24, bh - 24, `fill="none" stroke="${brass}" stroke-width="3.5"`) + rect(500 - bw / 2, by, bw, 4, `fill="#fff" opacity=".25"`));
    t += path(b.d(500, by + bh / 2 - b.h / 2), `fill="${brass}"`);
  } else {
    const b = block(hl, m === 'cottage' ? 'berkshire-swash' : 'playfair-display:700', m === 'cottage' ? 800 : 780,
      Math.min(bottom - top, hl.length > 1 ? (m === 'cottage' ? 190 : 172) : 130), m === 'cottage' ? 124 : 104, m === 'cottage' ? 1.02 : 1.0),
        y0 = top - (m === 'georgian' ? 6 : 0) + (bottom - top - b.h) / 2;
    t += path(b.d(500, y0), `fill="${withContrast(wallc, K.dark ? K.cream : K.deep, 6)}"`);
  }
  if (nm) t += drawNameOnMat({ ...house, pt0 });
  c.add('type', t).add('texture', c.grain(0.6) + c.vignette('#000', K.dark ? 0.28 : 0.12));
  return c;
}
