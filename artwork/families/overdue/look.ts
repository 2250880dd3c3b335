import { circ, type Look, mix, path, rect } from '#artwork/engine.ts';

/** Small clock faces with different times. */
export const overdueLook: Partial<Look> = {
  faces: ['caprasimo', 'young-serif'],
  kit: (p) => ({ env: mix(p.d, p.paper, 0.4), liner: p.paper, acc: p.a }),
  weave: (c, k) => {
    const face = (x: number, y: number, hand: string) => circ(x, y, 34, `fill="${k.p.paper}" stroke="${k.p.e}" stroke-width="6"`) + path(hand, `fill="none" stroke="${k.p.a}" stroke-width="6" stroke-linecap="round" transform="translate(${x} ${y})"`) + circ(x, y, 5, `fill="${k.p.e}"`);
    return c.pattern(180, 180, rect(0, 0, 180, 180, `fill="${mix(k.p.b, k.p.paper, 0.35)}"`) + face(45, 45, 'M0 0V-22M0 0H14') + face(135, 45, 'M0 0L15 15M0 0L-8 -11') + face(45, 135, 'M0 0H-22M0 0L10 -10') + face(135, 135, 'M0 0L-15 -15M0 0V14') + [[90, 0], [0, 90], [180, 90], [90, 180], [90, 90], [0, 0], [180, 0], [0, 180], [180, 180]].map(([x, y]) => circ(x!, y!, 7, `fill="${k.p.c}"`)).join(''));
  },
};
