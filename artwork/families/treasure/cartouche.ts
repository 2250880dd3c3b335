import { at, mix, n1, path, rect, tfit } from '#artwork/engine.ts';
import { withContrast } from '#artwork/colours/journeys.ts';
import { block, drawBlock } from '#artwork/lettering/journeys.ts';
import { linesOf } from '#artwork/lettering/lines.ts';
import type { Parchment } from './map.ts';

/** the cartouche with the words */
export function drawCartouche({ inp, c, K, ink, hot, land }: Parchment) {
  // strapwork cartouche
  const ls = linesOf(inp.headline), ky = 1128, hw = 318, hh = ls.length > 1 ? 112 : 96;
  const L = 500 - hw, R2 = 500 + hw, T = ky - hh, B = ky + hh;
  const vol = (s: number) => {
    const x = 500 + s * hw, X = (v: number) => n1(x + s * v);
    return path(`M${X(-30)} ${T + 14}C${X(30)} ${T - 30} ${X(84)} ${T + 8} ${X(74)} ${T + 52}C${X(66)} ${T + 82} ${X(24)} ${T + 76} ${X(30)} ${T
      + 48}C${X(34)} ${T + 34} ${X(52)} ${T + 38} ${X(48)} ${T + 50}M${X(-30)} ${B - 14}C${X(30)} ${B
      + 30} ${X(84)} ${B - 8} ${X(74)} ${B - 52}C${X(66)} ${B - 82} ${X(24)} ${B - 76} ${X(30)} ${B - 48}C${X(34)} ${B - 34} ${X(52)} ${B - 38} ${X(48)} ${B - 50}`,
      `fill="none" stroke="${ink}" stroke-width="24" stroke-linecap="round"`)
        + path(`M${X(-30)} ${T + 14}C${X(30)} ${T - 30} ${X(84)} ${T + 8} ${X(74)} ${T + 52}C${X(66)} ${T + 82} ${X(24)} ${T + 76} ${X(30)} ${T
        + 48}C${X(34)} ${T + 34} ${X(52)} ${T + 38} ${X(48)} ${T + 50}M${X(-30)} ${B - 14}C${X(30)} ${B
        + 30} ${X(84)} ${B - 8} ${X(74)} ${B - 52}C${X(66)} ${B - 82} ${X(24)} ${B - 76} ${X(30)} ${B - 48}C${X(34)} ${B - 34} ${X(52)} ${B - 38} ${X(48)} ${B - 50}`,
        `fill="none" stroke="${mix(K.warm, land, 0.25)}" stroke-width="18" stroke-linecap="round"`);
  };
  const panel = `M${L + 26} ${T}H${R2 - 26}C${R2 - 22} ${T + 16} ${R2 - 16} ${T + 22} ${R2} ${T + 26}V${B - 26}C${R2 - 16} ${B - 22} ${R2 - 22} ${B - 16} ${R2 - 26} ${B}H${L + 26}C${L + 22} ${B - 16} ${L + 16} ${B - 22} ${L} ${B - 26}V${T + 26}C${L + 16} ${T + 22} ${L + 22} ${T + 16} ${L + 26} ${T}Z`;
  const crest = `M500 ${T - 50}C530 ${T - 46} 548 ${T - 26} 560 ${T}H440C452 ${T - 26} 470 ${T - 46} 500 ${T - 50}Z`;
  let ca = c.soft(panel, 3, 7, 10, ink, 0.34, 5) + vol(-1) + vol(1) + path(crest, `fill="${mix(hot, land, 0.2)}" stroke="${ink}" stroke-width="3"`);
  for (let i = -3; i <= 3; i++) ca += path(`M500 ${T}L${500 + i * 16} ${n1(T - 46 + Math.abs(i) * 7)}`, `stroke="${ink}" stroke-width="2"`);
  ca += path(panel, `fill="${mix(land, K.cream, 0.4)}" stroke="${ink}" stroke-width="3.6"`) + rect(L + 30, T + 12, 2 * hw - 60, 2 * hh - 24, `fill="none" stroke="${ink}" stroke-width="1.3"`);
  c.add('ornament', ca);
  const g2 = mix(land, K.cream, 0.4), sub = inp.name;
  const b = block(ls, 'elsie:900', 2 * hw - 100, 2 * hh - (sub ? 104 : 62), ls.length > 1 ? 66 : 80, 1.05), top = ky - b.h / 2 - (sub ? 27 : 0);
  c.add('type', path(drawBlock(b, 500, top), `fill="${withContrast(g2, ink, 7)}"`));
  if (sub) {
    const t = tfit(sub, 'cormorant-garamond:600i', 2 * hw - 120, 40);
    c.add('type', path(at(t, 500, B - 32), `fill="${withContrast(g2, hot, 4.6)}"`));
  }
}
