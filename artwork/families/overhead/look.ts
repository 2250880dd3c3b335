import { type Frame, type Look, mix, rect } from '#artwork/engine.ts';

/** a round view of the place, and the part of it that is on the stamp */
function view(box: Frame, stamp: Frame, more: Partial<Look> = {}): Partial<Look> {
  return { hero: { box, window: 'round' }, stamp, ...more };
}

export const allotment = view([452, 496, 912, 956], [440, 480, 960, 1125]);
export const lake = view([340, 530, 810, 1000], [300, 500, 940, 1294], {
  kit: (p) => ({ env: mix(p.d, p.paper, 0.3), liner: mix('#17708a', p.e, 0.4) }),
});
export const caps = view([366, 956, 786, 1376], [300, 900, 690, 1384], {
  kit: (p) => ({ env: mix(p.b, p.paper, 0.55), liner: mix(p.e, '#1a2036', 0.3) }),
});
export const parking = view([112, 600, 492, 980], [110, 560, 510, 1056], {
  kit: (p) => ({ env: mix(p.b, p.paper, 0.4), liner: mix('#474d56', p.e, 0.3) }),
});
export const picnic = view([350, 748, 670, 1068], [210, 640, 750, 1310], {
  kit: (p) => ({ env: mix(p.d, p.paper, 0.4), liner: p.a }),
  weave: (c, k) =>
    c.pattern(
      96,
      96,
      rect(0, 0, 96, 96, `fill="${k.stock}"`) +
        rect(0, 0, 48, 96, `fill="${k.p.a}" opacity=".45"`) +
        rect(0, 0, 96, 48, `fill="${k.p.a}" opacity=".45"`),
    ),
});
