import { circ, g, mix, path, star } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { crescentD, type Night, stars, YOUNG } from './night.ts';
import { lattice } from './tiling.ts';

/** a crescent over a lattice */
export function drawCrescent(scene: Night) {
  const { inp, c, p, night, deep, gold, light, kind, ink, quiet, hang, sub } = scene;
  const cr = crescentD(500, 500, 352, 0.79, 0.24, YOUNG);
  c.add('art', circ(500, 480, 620, `fill="${c.rad([[0.1, mix(light, p.b, 0.3), 0.34], [0.6, p.b, 0.12], [1, p.b, 0]])}"`));
  c.add('art', stars(scene, 80, 70, 840, 900, 64, (q) => Math.hypot(q[0] - 500, q[1] - 500) > 380 || Math.hypot(q[0] - cr.q[0], q[1] - cr.q[1]) < 240), 'twinkle');
  c.add('art', hang(500, 0, 150) + c.soft(cr.d, 10, 16, 22, '#000', 0.45, 6) + path(cr.d, `fill="${deep}"`)
    + g(lattice(c, kind, kind === '8' ? 47 : 34, 452, 560, 470, 7.4, gold, deep, [mix(night, p.a, 0.42), mix(p.b, light, 0.12), mix(night, p.c, 0.3)],
    (q) => Math.hypot(q[0] - 500, q[1] - 500) < 400 && Math.hypot(q[0] - cr.q[0], q[1] - cr.q[1]) > 225), `clip-path="${c.clip(path(cr.d))}"`)
      + path(cr.d, `fill="none" stroke="${deep}" stroke-width="22"`) + path(cr.d, `fill="none" stroke="${gold}" stroke-width="14"`)
      + path(cr.d, `fill="none" stroke="${deep}" stroke-width="4" stroke-opacity=".7"`), 'float');
  // an eight-fold star in the arms of the moon
  const [qx, qy] = [cr.q[0] - 32, cr.q[1] - 6];
  let st = hang(qx, 172, qy - 112);
  st += path(star(qx, qy, 8, 118, 74, -Math.PI / 2), `fill="none" stroke="${gold}" stroke-width="6"`)
    + path(star(qx, qy, 8, 92, 58, -Math.PI / 2), `fill="${gold}"`) + path(star(qx, qy, 8, 66, 40, -Math.PI / 2), `fill="${mix(night, p.a, 0.3)}"`)
    + path(star(qx, qy, 8, 46, 26, -Math.PI / 2), `fill="${light}"`);
  c.add('art', circ(qx, qy, 210, `fill="${c.rad([[0.1, light, 0.5], [1, light, 0]])}"`) + st, 'sway');
  for (const [x, y, s] of [
    [118, 330, 20],
    [884, 620, 24],
    [206, 150, 14],
    [822, 820, 15],
  ] as [number, number, number][])
    c.add('ornament', hang(x, 0, y - s) + path(star(x, y, 8, s, s * 0.56), `fill="${gold}"`), 'sway');
  const b = block(inp.headline, 'marcellus', 500, 780, 220, 138, { cy: 1096 }, { lead: 1.06 });
  c.add('type', path(b.d, `fill="${gold}"`));
  const s = [sub, inp.name].filter(Boolean);
  if (s.length) c.add('type', path(block(s.join('|'), 'cormorant-garamond:600i', 500, 700, 120, 46, { top: b.bottom + 44 }, { lead: 1.2 }).d,
    `fill="${reads(mix(night, p.b, 0.3), 4.6, quiet, ink)}"`));
}
