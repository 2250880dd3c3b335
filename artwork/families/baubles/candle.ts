import { circ, g, mix, n1, path, shade, tf } from '#artwork/engine.ts';
import { block } from '#artwork/lettering/feasts.ts';
import type { Branch } from './branch.ts';
import { bough, firArt } from './fir.ts';
import { glassBall } from './glass-ball.ts';

/** a candle on a branch */
export function drawCandle({ inp, c, r, p, dark, bg, metal, warm, leaf, cream, cast, bark, ink, acc, back, front, hang, sh }: Branch) {
  // three clip candles lit along a bough
  bough(r, [-50, 980], [420, 1080], [1010, 790], 270, back, 11);
  bough(r, [-60, 1080], [300, 1080], [700, 980], 180, front, 8);
  const cand = (x: number, y: number, h: number, w: number) => {
    const fl = y - h;
    return (
      circ(x, fl - 46, 330, `fill="${c.rad([[0, warm, dark ? 0.6 : 0.8], [0.3, warm, dark ? 0.2 : 0.34], [1, warm, 0]])}"`) +
      path(`M${n1(x - w)} ${n1(y)}V${n1(fl + 8)}C${n1(x - w)} ${n1(fl - 4)} ${n1(x - w * 0.4)} ${n1(fl + 4)} ${n1(x)} ${n1(fl + 2)}C${n1(x
        + w * 0.5)} ${n1(fl)} ${n1(x + w)} ${n1(fl - 6)} ${n1(x + w)} ${n1(fl + 6)}V${n1(y)}Z`,
        `fill="${c.lin([[0, '#fff6dd'], [0.3, mix('#fff6dd', p.paper, 0.4)], [1, shade('#efe0c4', -0.05)]])}"`) +
      path(`M${n1(x + w * 0.35)} ${n1(fl + 4)}V${n1(y)}H${n1(x + w)}V${n1(fl + 6)}Z`, 'fill="#8a5a2a" fill-opacity=".2"') +
      path(`M${n1(x - w)} ${n1(fl + 14)}c-5 22 -2 40 3 46c5 -8 4 -24 3 -34M${n1(x + w)} ${n1(fl + 10)}c5 30 2 60 -3 64c-5 -10 -4 -28 -3 -40Z`, 'fill="#fff4da"') +
      path(`M${n1(x)} ${n1(fl + 4)}q3 -12 -1 -20`, 'stroke="#3a2418" stroke-width="4" fill="none" stroke-linecap="round"') +
      path(`M${n1(x)} ${n1(fl - 10)}C${n1(x - 30)} ${n1(fl - 26)} ${n1(x - 22)} ${n1(fl - 62)} ${n1(x + 2)} ${n1(fl - 112)}C${n1(x
        + 24)} ${n1(fl - 62)} ${n1(x + 28)} ${n1(fl - 26)} ${n1(x)} ${n1(fl - 10)}Z`,
        `fill="${c.lin([[0, '#ffb648'], [0.5, '#ffe08a'], [1, '#ff9d3c']])}"`) +
      path(`M${n1(x)} ${n1(fl - 12)}C${n1(x - 17)} ${n1(fl - 24)} ${n1(x - 12)} ${n1(fl - 46)} ${n1(x + 1)} ${n1(fl - 78)}C${n1(x
        + 14)} ${n1(fl - 46)} ${n1(x + 16)} ${n1(fl - 24)} ${n1(x)} ${n1(fl - 12)}Z`,
        'fill="#fffdf0"') +
      path(`M${n1(x - w * 2.1)} ${n1(y - 10)}C${n1(x - w * 1.4)} ${n1(y + 8)} ${n1(x + w * 1.4)} ${n1(y + 8)} ${n1(x + w * 2.1)} ${n1(y - 10)}C${n1(x
        + w * 1.7)} ${n1(y + 22)} ${n1(x - w * 1.7)} ${n1(y + 22)} ${n1(x - w * 2.1)} ${n1(y - 10)}Z`,
        `fill="${metal}"`) +
      path(`M${n1(x - 9)} ${n1(y + 12)}H${n1(x + 9)}L${n1(x + 14)} ${n1(y + 52)}H${n1(x - 14)}Z`, `fill="${metal}"`)
    );
  };
  c.add('art', firArt(back, shade(leaf, -0.05), bark));
  c.add('art', cand(262, 984, 250, 23) + cand(540, 948, 292, 24) + cand(800, 850, 232, 22), 'flicker');
  c.add('art', firArt(front, leaf, bark));
  const small = (x: number, y: number, R: number, k: string,
    col: string) => hang(x, y - R * 1.6, y - R * 1.2) + sh(x, y, R) + g(glassBall(c, R, col, mix(cream, warm, 0.4), cast, shade(leaf, -0.1), warm, k), tf(x, y));
  c.add('art', small(396, 1166, 76, 'stars', p.a) + small(690, 1098, 66, 'rib', p.c) + small(126, 1176, 58, 'band', p.e === bg ? p.b : p.a), 'sway');
  const b = block(inp.headline, 'pinyon-script', 500, 800, 330, 168, { cy: 278 }, { lead: 0.92 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const t = [inp.sub, inp.name].filter(Boolean) as string[];
  if (t.length) c.add('type', path(block(t.join('|').toUpperCase(), 'tenor-sans', 500, 740, 80, 27, { cy: 1278 }, { track: 210, lead: 1.7 }).d, `fill="${acc}"`));
}
