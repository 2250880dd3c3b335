import { circ, g, mix, n1, path, rect, shade } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { crescentD, keel, type Night, stars, YOUNG } from './night.ts';
import { lattice } from './tiling.ts';

/** a screen with an opening */
export function drawScreen(scene: Night) {
  const { inp, c, p, night, deep, gold, light, kind, ink, quiet, hang, sub } = scene;
  const A = keel(500, 322, 150, 560, 1240);
  const M = c.mask(rect(0, 0, 1000, 1400, 'fill="#fff"') + path(keel(500, 334, 134, 558, 1252), 'fill="#000"'));
  c.add('ground', path(A, `fill="${c.lin([[0, shade(night, -0.02)], [0.55, mix(night, p.b, 0.5)], [1, mix(p.b, light, 0.24)]])}"`));
  c.add('art', g(stars(scene, 200, 200, 600, 440, 44, (q) => Math.hypot(q[0] - 500, q[1] - 440) > 150 && (q[1] < 548 || Math.abs(q[0] - 500) > 252)), `clip-path="${c.clip(path(A))}"`), 'twinkle');
  // far domes
  const dome = (x: number, y: number,
    s: number) => `M${n1(x - 92 * s)} 1252V${n1(y)}C${n1(x - 108 * s)} ${n1(y - 64 * s)} ${n1(x - 44 * s)} ${n1(y - 100 * s)} ${n1(x)} ${n1(y - 146 * s)}C${n1(x + 44 * s)} ${n1(y - 100 * s)} ${n1(x + 108 * s)} ${n1(y - 64 * s)} ${n1(x + 92 * s)} ${n1(y)}V1252Z`;
  const tower = (x: number, y: number,
    w: number) => `M${n1(x - w)} 1252V${n1(y + 90)}H${n1(x - w * 1.5)}V${n1(y + 74)}H${n1(x - w)}V${n1(y + 10)}C${n1(x - w)} ${n1(y - 12)} ${n1(x - w * 0.3)} ${n1(y - 18)} ${n1(x)} ${n1(y - 54)}C${n1(x + w * 0.3)} ${n1(y - 18)} ${n1(x + w)} ${n1(y - 12)} ${n1(x + w)} ${n1(y + 10)}V${n1(y + 74)}H${n1(x + w * 1.5)}V${n1(y + 90)}H${n1(x + w)}V1252Z`;
  const far = mix(night, p.b, 0.62),
    near = shade(night, -0.035);
  c.add(
    'art',
    g(
      path(dome(360, 1120, 0.7) + dome(640, 1120, 0.7) + tower(236, 1000, 11) + tower(764, 1000, 11) + `M100 1150H900V1252H100Z`, `fill="${far}"`) +
        path(dome(500, 1150, 1.1) + tower(330, 1030, 12) + tower(670, 1030, 12) + 'M100 1186H900V1252H100Z', `fill="${near}"`) +
        path('M500 990V962', `stroke="${gold}" stroke-width="5"`) +
        path(crescentD(500, 948, 13, 0.8, 0.32, -Math.PI / 2).d, `fill="${gold}"`) +
        [430, 465, 500, 535, 570].map((x) => path(keel(x, 9, 1172, 1190, 1222), `fill="${light}" fill-opacity=".85"`)).join(''),
      `clip-path="${c.clip(path(A))}"`,
    ),
  );
  const cr = crescentD(500, 440, 98, 0.82, 0.26, YOUNG);
  c.add('art', hang(500, 158, 344) + circ(500, 440, 190, `fill="${c.rad([[0.2, light, 0.34], [1, light, 0]])}"`) + path(cr.d, `fill="${gold}"`), 'sway');
  c.add('art', g(lattice(c, kind, kind === '8' ? 66 : kind === '3' ? 44 : 43, 500, 96, 1360, 9.5, gold, deep, [mix(night, p.a, 0.16), mix(night, p.b, 0.7), mix(night, p.c, 0.16)], (q) => {
    const inArch = Math.abs(q[0] - 500) < 270 && q[1] > 470 && q[1] < 1190;
    return !inArch && q[0] > -70 && q[0] < 1070 && q[1] > -70 && q[1] < 1470;
  }), `mask="${M}"`));
  c.add('frame', c.soft(A, 6, 10, 16, '#000', 0.5, 6) + path(A, `fill="none" stroke="${deep}" stroke-width="30"`)
    + path(A, `fill="none" stroke="${gold}" stroke-width="20"`) + path(A, `fill="none" stroke="${deep}" stroke-width="9"`)
    + path(A, `fill="none" stroke="${gold}" stroke-width="3.4" stroke-dasharray="1 9" stroke-linecap="round"`)
    + rect(24, 24, 952, 1352, `fill="none" stroke="${deep}" stroke-width="60"`) + rect(0, 0, 1000, 1400, `fill="none" stroke="${deep}" stroke-width="64"`)
    + rect(36, 36, 928, 1328, `fill="none" stroke="${gold}" stroke-width="7"`) + rect(48, 48, 904, 1304, `fill="none" stroke="${gold}" stroke-width="2"`));
  const b = block(inp.headline, 'marcellus', 500, 500, 250, 122, { cy: 708 }, { lead: 1.08 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const s = [sub, inp.name].filter(Boolean).join(' · ');
  if (s) c.add('type', path(block(s, 'cormorant-garamond:600i', 500, 470, 110, 42, { top: b.bottom + 34 }).d, `fill="${reads(mix(night, p.b, 0.62), 4.6, quiet, ink)}"`));
}
