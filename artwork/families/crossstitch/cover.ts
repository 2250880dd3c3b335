import { contrast, Drawing, fit, type Input, mix, type P, rect, shade, wrap } from '#artwork/engine.ts';
import { isDark } from '#artwork/colours/grounds.ts';
import { deep, greenOf } from '#artwork/colours/needlework.ts';
import { Chart, countAll, line5 } from '#artwork/marks/chart.ts';
import { backstitch } from './backstitch.ts';
import { type Cloth, drawCloth, drawThreads } from './cloth.ts';
import { drawHeart } from './heart.ts';
import { drawHouse } from './house.ts';
import type { Pattern } from './pattern.ts';
import { drawPortrait } from './portrait.ts';

export function drawCrossstitch(inp: Input): Drawing {
  const c = new Drawing('crossstitch', inp),
    { r, p } = c;
  const m = inp.motif || 'house';
  const S = 10,
    N = 10,
    W = 100,
    H = 140;
  const dark = isDark(p);
  const cloth = dark ? mix(p.bg, '#1a1a22', 0.2) : mix(p.paper, '#efe4cd', 0.55);
  const need = (x: string, min = 2.2) => {
    let v = x;
    for (let i = 0; i < 12 && contrast(v, cloth) < min; i++) v = shade(v, dark ? 0.05 : -0.05);
    return v;
  };
  const ink = need(dark ? p.ink : deep(p.ink, 0.02), 6);
  // threads: 0 a, 1 b, 2 c, 3 d, 4 e, 5 ink, 6 white/ecru, 7 brown, 8 leaf
  const T = [need(p.a, 2.4), need(p.b, 1.7), need(p.c, 2.2), need(mix(p.d, p.a, 0.3), 1.6), need(p.e, 3), ink, dark ? '#f3ead8' : '#ffffff',
    need(mix('#6b4429', p.ink, 0.2), 3), need(greenOf(p, dark), 2.4), need(dark ? mix(p.a, '#ffffff', 0.15) : p.e, 4.6)];
  const ch = new Chart(W, H);
  const said = inp.headline.split('|');
  const lines = said.length === 1 && said[0]!.length > 11 ? wrap(said[0]!, 2) : said;
  // --- border: a running vine with a bud at each turn, and corners
  const bud = (x: number, y: number, out: P, k: number) => {
    ch.set(x, y, k);
    for (const [u, v] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as [number, number][]) ch.set(x + u, y + v, k);
    ch.set(x, y, 1);
  };
  const rule = (y: number, x0 = 18, x1 = 81) => {
    for (let x = x0; x <= x1; x++) if ((x - x0) % 4 < 2) ch.set(x, y + ((x - x0) % 8 < 4 ? 0 : 1), 2);
  };
  /** counted letters of so few crosses cannot be read: they are drawn in one strand instead */
  const fine = (ls: string[], maxW: number, f = 'young-serif') => ls.some((t) => fit(t, f, maxW, 40, { track: 20 }).size < 11);
  const strands = (ls: string[], y: number, maxW: number) => {
    ls.forEach((t, i) => (thread += backstitch(t, 500, (y + i * 10) * S, Math.min(9, (maxW * S) / line5(t).w)).d));
    return y + ls.length * 10 - 4;
  };
  const headH = (maxW: number, maxH: number, f = 'young-serif') => fine(lines, maxW, f) ? lines.length * 10 - 4 : countAll(lines, f, maxW, maxH, 1, 20).map((b) => b.length + 4).reduce((a, b) => a + b, -4);
  let thread = '',
    alphabet: [string, string][] = [];
  const minor = (y: number, maxW = 64) => {
    const t = inp.name || inp.sub;
    if (!t) return;
    const u = Math.min(6.25, (maxW * S) / line5(t).w);
    thread += backstitch(t, 500, y * S, u).d;
  };
  const smallRows = () => (inp.name || inp.sub ? 5 : 0);
  const pattern: Pattern = { m, W, H, T, ch, lines, bud, rule, fine, strands, headH, minor, smallRows };
  if (m === 'house') alphabet = drawHouse({ ...pattern, alphabet });
  else if (m === 'heart') drawHeart(pattern);
  else drawPortrait(pattern);
  const view: Cloth = { c, r, S, N, dark, cloth, T, ch };
  drawCloth(view);
  drawThreads(view);
  const strand = (d: string, tc: string) => c.add('ornament',
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${shade(cloth,
      -0.2)}" stroke-opacity=".35" stroke-width="4.4" transform="translate(1 1.6)"/><path d="${d}" stroke="${shade(tc,
        -0.05)}" stroke-width="4"/><path d="${d}" stroke="${shade(tc, 0.09)}" stroke-width="1" transform="translate(-.7 -.9)"/></g>`);
  for (const [d, col] of alphabet) strand(d, need(col, 2.6));
  if (thread) {
    const tc = need(ink, 6);
    c.add('type', `<g fill="none" stroke-linecap="round"><path d="${thread}" stroke="${shade(cloth, -0.2)}" stroke-opacity=".35" stroke-width="4.6" transform="translate(1 1.6)"/><path d="${thread}" stroke="${tc}" stroke-width="4.4"/><path d="${thread}" stroke="${mix(tc, '#ffffff', dark ? 0.5 : 0.28)}" stroke-width="1" transform="translate(-.7 -.9)" stroke-opacity=".7"/></g>`);
  }
  c.add('texture', rect(0, 0, 1000, 1400, `fill="${c.lin([[0, '#fff', 0.12], [0.5, '#fff', 0], [1, '#2a1a08', 0.16]], 0, 0, 1, 1)}"`) + c.vignette('#2a1a08', 0.16));
  return c;
}
