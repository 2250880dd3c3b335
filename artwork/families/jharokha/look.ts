import { type Look, mix, path, rect, shade } from '#artwork/engine.ts';

/** Small sprigs in a half-drop, as block printers set them. */
export const jharokhaLook: Partial<Look> = {
  faces: ['marcellus', 'cormorant-garamond:600'],
  kit: (p) => ({ env: mix(p.bg, p.paper, 0.35), liner: p.a, acc: p.a }),
  weave: (c, k) => {
    const sprig = (x: number, y: number) =>
      path(`M${x} ${y + 30}V${y + 4}M${x} ${y + 20}q-12 -2 -15 -14q13 1 15 14q3 -13 15 -14q-3 12 -15 14`, `fill="none" stroke="${shade(k.p.b, 0.02)}" stroke-width="3" stroke-linecap="round"`) +
      path(`M${x} ${y + 6}C${x - 16} ${y + 2} ${x - 16} ${y - 14} ${x - 6} ${y - 14}Q${x} ${y - 24} ${x + 6} ${y - 14}C${x + 16} ${y - 14} ${x + 16} ${y + 2} ${x} ${y + 6}Z`, `fill="${mix(k.p.b, k.p.paper, 0.35)}"`);
    return c.pattern(120, 120, rect(0, 0, 120, 120, `fill="${k.p.a}"`) + sprig(30, 28) + sprig(90, 88));
  },
};
