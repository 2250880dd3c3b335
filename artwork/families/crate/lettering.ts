import {
  at, bez, clamp, type Drawing, g, mix, n1, type P, path, ribbon, sparkle, tfit, warp,
} from '#artwork/engine.ts';
import { upper } from '#artwork/primitives/text-case.ts';
import { block } from '#artwork/lettering/table.ts';
import type { Inks } from './inks.ts';

/** letters with depth: one outline, repeated down and to the right in steps */
const cast = (c: Drawing, d: string, o: { face: string; side: string; rim: string; far?: string; n?: number; dx?: number; dy?: number; rimW?: number; inline?: string }) => {
  const id = c.def((i) => `<path id="${i}" d="${d}"/>`), n = o.n ?? 16, dx = o.dx ?? 1.5, dy = o.dy ?? 1.9, rw = o.rimW ?? 11;
  let s = '';
  if (o.far) s += `<use href="#${id}" x="${n1(n * dx + 9)}" y="${n1(n * dy + 12)}" fill="${o.far}" stroke="${o.far}" stroke-width="${rw + 7}" stroke-linejoin="round" opacity=".34"/>`;
  for (let i = n; i >= 1; i--) s += `<use href="#${id}" x="${n1(i * dx)}" y="${n1(i * dy)}" stroke-width="${rw}"/>`;
  return (
    g(s.replace(/(<use[^>]*opacity="\.34"\/>)?/, '$1'), `fill="${o.side}" stroke="${o.side}" stroke-linejoin="round"`) +
    `<use href="#${id}" fill="${o.rim}" stroke="${o.rim}" stroke-width="${rw}" stroke-linejoin="round"/>` +
    `<use href="#${id}" fill="${o.face}"/>` +
    (o.inline ? `<g clip-path="${c.clip(`<use href="#${id}"/>`)}"><use href="#${id}" x="-3.5" y="-4.5" fill="none" stroke="${o.inline}" stroke-width="3.2" opacity=".8"/></g>` : '')
  );
};

/** the headline: script climbs on a slope; block letters swell under an arch */
export function drawHeadline(c: Drawing, script: boolean, { hot, sun, black }: Inks): string {
  const { input: inp } = c;
  const key = script ? 'lobster' : 'lilita-one', txt = script ? inp.headline : upper(inp.headline);
  const b = block(txt, key, 770, 350, { max: 250, lead: script ? 0.92 : 0.98, lines: 3, track: script ? 0 : 14 });
  const top = 130 + (372 - b.h) / 2 + (script ? 20 : 26), w = b.w / 2;
  const bend = (x: number, y: number): P => {
    const u = (x - 500) / 400;
    if (script) return [x, y - (x - 500) * 0.11];
    const k = 1 + 0.16 * (1 - u * u);
    return [x, top + b.h + 26 - (top + b.h - y) * k - 34 * (1 - u * u)];
  };
  const D = b.runs.map((q, i) => warp(q, 500, 0, (x, y) => bend(x, y + top + b.ys[i]!), script ? 1 : 3)).join('');
  let tail = '';
  if (script) {
    const y0 = top + b.h + 34;
    const tp = bez([500 - w * 0.9, y0 + w * 0.1 + 6], [500 - w * 0.2, y0 + 30], [500 + w * 0.4, y0 - 30], [500 + w * 0.94, y0 - w * 0.1 - 30], 20);
    tail = ribbon(tp, (t) => 6 + 26 * Math.pow(Math.sin(Math.PI * clamp(t * 0.92 + 0.04)), 1.2));
  }
  return cast(c, D + tail,
    { face: c.lin([[0, '#fffce8'], [0.36, mix('#ffe07a', sun, 0.2)], [0.62, mix('#f6a52a', sun, 0.4)], [1, mix('#e2561e', hot, 0.3)]], 0, top - 30, 0,
      top + b.h + 40, 'u'), side: mix(mix(hot, '#a5301a', 0.62), black, 0.46), rim: black, n: script ? 14 : 17, inline: '#ffffff', rimW: Math.max(8, b.size * 0.07) });
}

/** the small line on the board at the bottom, between two rules; an ornament where there is none */
export function drawSmallLine(text: string | undefined, { cream, sun }: Inks): { rules: string; type: string } {
  const ruled = `stroke="${sun}" stroke-width="3.4"`;
  if (!text) return { rules: path('M150 1240H470M530 1240H850M150 1252H470M530 1252H850', ruled) + path(sparkle(500, 1246, 22, 0.2), `fill="${sun}"`), type: '' };
  const run = tfit(upper(text), 'league-spartan:700', 640, 46, { track: 90 }), hw = (run.x1 - run.x0) / 2 + 36;
  const rules = hw < 372 ? [-1, 1].map((k) => path(`M${500 + k * hw} 1240H${500 + k * 398}M${500 + k * hw} 1252H${500 + k * 398}`, ruled) + path(sparkle(500 + k * hw, 1246, 17, 0.2), `fill="${sun}"`)).join('') : '';
  return { rules, type: path(at(run, 500, 1246 + run.cap / 2), `fill="${cream}"`) };
}
