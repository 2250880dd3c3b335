import { mix, n1, path, shade } from '#artwork/engine.ts';
import type { Stage } from './page.ts';

function tree({ ln }: Stage, x: number, y: number, h: number, col: string) {
  const w = h * 0.34;
  const d = `M${n1(x)} ${n1(y - h)}C${n1(x + w * 0.3)} ${n1(y - h * 0.8)} ${n1(x + w * 0.5)} ${n1(y - h * 0.7)} ${n1(x + w * 0.62)} ${n1(y - h * 0.58)}L${n1(x + w * 0.34)} ${n1(y - h * 0.6)}C${n1(x + w * 0.6)} ${n1(y - h * 0.42)} ${n1(x + w * 0.8)} ${n1(y - h * 0.3)} ${n1(x + w)} ${n1(y - h * 0.14)}H${n1(x + h * 0.04)}V${n1(y)}H${n1(x - h * 0.04)}V${n1(y - h * 0.14)}H${n1(x - w)}C${n1(x - w * 0.8)} ${n1(y - h * 0.3)} ${n1(x - w * 0.6)} ${n1(y - h * 0.42)} ${n1(x - w * 0.34)} ${n1(y - h * 0.6)}L${n1(x - w * 0.62)} ${n1(y - h * 0.58)}C${n1(x - w * 0.5)} ${n1(y - h * 0.7)} ${n1(x - w * 0.3)} ${n1(y - h * 0.8)} ${n1(x)} ${n1(y - h)}Z`;
  return { d, art: path(d, `fill="${col}"`)
    + ln(`M${n1(x + w * 0.1)} ${n1(y - h * 0.8)}q${n1(w * 0.2)} ${n1(h * 0.1)} ${n1(w * 0.3)} ${n1(h * 0.14)}M${n1(x
    + w * 0.16)} ${n1(y - h * 0.5)}q${n1(w * 0.3)} ${n1(h * 0.14)} ${n1(w * 0.5)} ${n1(h * 0.24)}M${n1(x - w * 0.3)} ${n1(y - h * 0.4)}q${n1(-w
    * 0.1)} ${n1(h * 0.08)} ${n1(-w * 0.24)} ${n1(h * 0.16)}`,
    shade(col, -0.08), 4) };
}

/** hills with trees */
export function drawHills(stage: Stage) {
  const { R, m, paper, ink, G, red, blue, flat, hatch, ln, ridge } = stage;
  let s = '';
  const far1 = ridge(770, 50, 'r1', 120, 880, 1040), fc = mix(blue, R.cool2, 0.6);
  s += flat(far1, path(far1, `fill="${fc}"`) + hatch(far1, [120, 660, 880, 1040], mix(fc, '#fff', 0.18), 15, -62, 3));
  // a little castle on the far flat
  const kx = m === 'dragon' ? 236 : 744, castle = `M${kx - 92} 960V760h-12v-34h20v14h18v-14h20v14h18v-14h20v34h-12v50h40v-150h-14v-36h20v14h16v-14h18v14h16v-14h20v36h-14V960Z`;
  const wc = mix(paper, R.hot, 0.22);
  s += flat(castle, path(castle, `fill="${wc}"`)
    + ln(`M${kx - 76} 800h18M${kx - 50} 840h20M${kx - 70} 880h16M${kx + 26} 700h16M${kx + 40} 760h18M${kx + 20} 820h18`, shade(wc, -0.1), 5)
    + path(`M${kx - 66} 790a12 12 0 0 1 24 0v26h-24ZM${kx + 24} 664a13 13 0 0 1 26 0v30h-26Z`, `fill="${mix(R.deep, R.cool, 0.2)}"`)
    + ln(`M${kx + 37} 612V548`, ink, 5)
    + path(`M${kx + 39} 548C${kx + 58} 540 ${kx + 70} 562 ${kx + 92} 552L${kx + 82} 570L${kx + 92} 588C${kx + 70} 596 ${kx + 58} 576 ${kx + 39} 584Z`, `fill="${red}"`));
  const near = ridge(900, 34, 'r2', 90, 910, 1050), nc = mix(G, R.cool2, 0.22);
  const t1 = m === 'dragon' ? [tree(stage, 130, 930, 170, shade(G, -0.07)), tree(stage, 900, 950, 220, shade(G, -0.1)), tree(stage, 836, 960, 150, shade(G, -0.03))]
    : [tree(stage, 110, 950, 230, shade(G, -0.1)), tree(stage, 190, 960, 160, shade(G, -0.03)), tree(stage, 896, 950, 190, shade(G, -0.07))];
  s += t1.map((t) => flat(t.d, t.art, { edge: 11, up: 12 })).join('') + flat(near, path(near, `fill="${nc}"`) + hatch(near, [90, 820, 910, 1050], shade(nc, 0.035), 17, 68, 4));
  return s;
}
