import {
  at, clamp, contrast, type Drawing, type Input, mix, n1, path, rect, set, tfit, warp, wrap,
} from '#artwork/engine.ts';
import { legible, withContrast } from '#artwork/colours/kids.ts';
import { block, drawBlock } from '#artwork/lettering/kids.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { ACTION } from './hero.ts';

/** The cover page: its frame, its inks, its hero and its number. */
export type Page = {
  inp: Input; c: Drawing; m: string; paper: string; ink: string; red: string; yel: string; who: string; X0: number;
  Y0: number; W: number; H: number; frame: string; st: (w?: number) => string; num: string | undefined;
};

/** the title of the comic */
export function drawMasthead({ inp, c, m, ink, red, yel, who }: Page) {
  // ---- masthead: the name in extruded capitals on a rising curve
  const title = upper(who || linesOf(inp.headline)[0]!);
  const tl = title.length > 12 ? wrap(title, 2) : [title];
  const max = tl.length > 1 ? 150 : 290;
  const runs = tl.map((l) => tfit(l, ACTION, 826, max, { track: 12 }));
  const sz = Math.min(...runs.map((q2) => q2.size));
  const sub = who ? inp.headline.replace(/\|/g, ' ') : inp.sub || '';
  let mast = '', mastTop = 176;
  const paths: string[] = [];
  let y = mastTop;
  tl.forEach((l, i) => {
    const q2 = set(l, ACTION, sz, { track: 12 }), capH = q2.cap;
    y += (-q2.y0 > capH * 1.14 ? -q2.y0 * 0.98 : capH) + (i ? 26 : 0);
    const w = (q2.x1 - q2.x0) / 2, bow = Math.min(56, capH * 0.34), base = y;
    paths.push(warp(q2, 500, 0, (x, yy) => { const t = (x - 500) / Math.max(1, w); return [x, base + yy * (1 + 0.16 * t * t) + (yy / capH) * bow * t * t * 0.6]; }, 6));
  });
  const all = paths.join('');
  const depth = clamp(sz * 0.1, 9, 22);
  for (let i = 10; i >= 1; i--)
    mast += path(all, `fill="${ink}" stroke="${ink}" stroke-width="${n1(sz * 0.075)}" stroke-linejoin="round" transform="translate(${n1((-depth * i) / 10)} ${n1((depth * 1.1 * i) / 10)})"`);
  mast += path(all, `fill="${ink}" stroke="${ink}" stroke-width="${n1(sz * 0.1)}" stroke-linejoin="round"`);
  const hotT = contrast(red, ink) >= 4 ? red : withContrast(ink, red, 4), tcol = m === 'flight' || m === 'rooftop' ? yel : hotT,
    tcol2 = m === 'shirt' || m === 'sidekick' ? mix(red, yel, 0.55) : mix(yel, red, 0.55);
  mast += path(all, `fill="${c.lin([[0, mix(tcol, '#fff', 0.18)], [0.5, tcol], [1, tcol2]], 0, mastTop - 40, 0, y + 30, 'u')}" stroke="#fff" stroke-width="${n1(sz * 0.014)}"`);
  return { sub, mast, y };
}

/** frame, price, number and speech bubble */
export function drawFurniture({ inp, c, m, paper, ink, yel, X0, Y0, W, H, frame, st, num, mast, sub }: Page & { mast: string; sub: string }) {
  // ---- furniture of a cover
  let fur = '';
  fur += path(frame, `fill="none" stroke="${ink}" stroke-width="12"`);
  const strip = rect(X0, Y0, W, 82, `fill="${ink}"`);
  fur += strip;
  const issue = num ? `No. ${num}` : 'No. 1';
  const topLine = inp.sub ?? 'Amazing birthday adventures';
  const ql = tfit(upper(topLine), 'league-spartan:800', 560, 36, { track: 60 });
  c.add('frame', fur);
  const qi = tfit(issue, ACTION, 190, 52);
  const caption = (txt: string, x: number, yb: number, a: 's' | 'e', ground: string, maxW: number) => {
    const b = block(txt, ACTION, maxW, 150, 66, 0.98), w = Math.max(...b.rows.map((q2) => q2.x1 - q2.x0)) + 60, h = b.h + 50, x0 = a === 's' ? x : x - w;
    const d = `M${n1(x0)} ${n1(yb - h + 6)}L${n1(x0 + w)} ${n1(yb - h - 6)}L${n1(x0 + w - 4)} ${n1(yb)}L${n1(x0 + 6)} ${n1(yb + 4)}Z`;
    c.add('art', path(d, `fill="${ink}" transform="translate(9 10)"`) + path(d, `fill="${ground}" ${st(7)}`));
    c.add('type', path(drawBlock(b, x0 + w / 2, yb - h / 2 - b.h / 2), `fill="${legible(ground, [ink, '#ffffff'], 4.5)}"`));
  };
  c.add('type', mast + path(at(ql, X0 + 40, Y0 + 41 - (ql.y0 + ql.y1) / 2, 's'), `fill="${legible(ink, [yel, '#ffffff'], 4.5)}"`)
    + path(at(qi, X0 + W - 40, Y0 + 41 - (qi.y0 + qi.y1) / 2, 'e'), `fill="#ffffff"`));
  if (sub) caption(sub, m === 'flight' ? X0 + 34 : m === 'sidekick' ? X0 + W - 34 : X0 + W - 34, Y0 + H - 36, m === 'flight' ? 's' : 'e', m === 'shirt' ? paper : yel, 560);
}
