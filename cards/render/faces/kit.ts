import { lum, mix, withContrast } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Kit } from './look.ts';

const METAL_INK = { gold: '#ab7d2c', rose: '#b3705f', silver: '#8a919b' };

/**
 * The colours of the inside, back and envelope, from the cover's palette and what the family asks for.
 * Writing paper is always pale (OKLCH lightness 0.945 or more), ink on it 9:1, accent 3.2:1.
 */
export function kitOf(p: Palette, ask: Partial<Kit> = {}): Kit {
  const light = lum(p.bg) > 0.6;
  const own = light ? mix(p.paper, '#fffdf6', 0.45) : mix(p.ink, '#fffdf6', 0.45);
  const deep = [p.e, p.ink, p.bg, p.a].toSorted((a, b) => lum(a) - lum(b))[0]!;
  let stock = ask.stock ?? own;
  for (let i = 0; i < 12 && lum(stock) < 0.945; i++) stock = mix(stock, '#fffaf0', 0.35);
  return {
    p,
    stock,
    deep: ask.deep ?? deep,
    ink: withContrast(stock, ask.ink ?? (light ? p.ink : p.bg), 9),
    acc: withContrast(stock, ask.acc ?? p.a, 3.2),
    metal: ask.metal ?? METAL_INK[p.metal],
    env: ask.env ?? (light ? mix(p.d, own, 0.35) : p.bg),
    liner: ask.liner ?? (light ? deep : mix(p.bg, p.b, 0.5)),
  };
}
