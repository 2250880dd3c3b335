import { circ, type Drawing, ell, g, mix, n1, path, rect, star, tf } from '#artwork/engine.ts';
import { reads } from '#artwork/colours/grounds.ts';
import { block } from '#artwork/lettering/feasts.ts';
import { type Night, stars } from './night.ts';
import { lattice } from './tiling.ts';

/** a pierced brass lantern hung by its ring at (0,0); about 520 high */
function fanous(c: Drawing, gold: string, bed: string, glass: string, light: string, uid: number) {
  const body = 'M-104 196C-122 250 -122 330 -82 396H82C122 330 122 250 104 196Z';
  const dome = 'M-118 196C-112 150 -64 140 -40 106C-26 86 -20 70 0 46C20 70 26 86 40 106C64 140 112 150 118 196Z';
  const foot = 'M-92 396H92L70 426C60 440 92 448 104 470H-104C-92 448 -60 440 -70 426Z';
  const cl = c.clip(path(body));
  const pane = lattice(c, uid % 2 ? '8' : '6', uid % 2 ? 21 : 25, 0, 296, 150, 4.2, gold, bed, ['none', 'none', 'none'], (q) => Math.abs(q[0]) < 140 && q[1] > 170 && q[1] < 420);
  let ribs = '';
  for (const k of [-0.62, -0.22, 0.22, 0.62]) ribs += `M${n1(k * 116)} 192C${n1(k * 100)} 150 ${n1(k * 46)} 120 0 50`;
  return (
    path('M0 0V20', `stroke="${gold}" stroke-width="4"`) +
    circ(0, 30, 13, `fill="none" stroke="${gold}" stroke-width="6"`) +
    path(body, `fill="${glass}"`) +
    ell(0, 306, 92, 96, `fill="${c.rad([[0, '#fffbe6', 1], [0.35, light, 0.95], [1, light, 0]])}"`) +
    g(pane, `clip-path="${cl}"`) +
    path('M0 336C-20 316 -12 292 0 262C12 292 20 316 0 336Z', `fill="#fffdf2"`) +
    path(body, `fill="none" stroke="${gold}" stroke-width="7"`) +
    path(dome, `fill="${gold}"`) +
    path(ribs, `fill="none" stroke="${bed}" stroke-width="3" stroke-opacity=".6"`) +
    path(star(0, 166, 8, 15, 8), `fill="${light}"`) +
    rect(-124, 190, 248, 16, `rx="6" fill="${gold}"`) +
    rect(-124, 203, 248, 4, `fill="${bed}" fill-opacity=".45"`) +
    path(foot, `fill="${gold}"`) +
    rect(-98, 388, 196, 12, `rx="5" fill="${gold}"`) +
    path('M-92 404H92', `stroke="${bed}" stroke-width="3" stroke-opacity=".5"`) +
    path('M-60 434H60M-96 464H96', `stroke="${bed}" stroke-width="2.6" stroke-opacity=".5"`) +
    path('M0 470V486M-10 496L0 486L10 496L0 522Z', `fill="${gold}" stroke="${gold}" stroke-width="4"`)
  );
}

/** a lantern */
export function drawLantern(scene: Night) {
  const { inp, c, p, night, deep, gold, light, ink, quiet, hang, sub } = scene;
  c.add('art', stars(scene, 60, 60, 880, 900, 70, () => true), 'twinkle');
  // light through the piercing, cast on the dark as a great faint lattice
  const beam = lattice(c, '12', 66, 500, 480, 520, 5, mix(light, p.b, 0.35), 'none', [mix(night, light, 0.1), 'none', 'none'], (q) => Math.hypot(q[0] - 500, q[1] - 480) < 520);
  const bm = c.mask(circ(500, 480, 560, `fill="${c.rad([[0.3, '#fff', 0.5], [1, '#fff', 0]])}"`));
  c.add('art', g(beam, `mask="${bm}" opacity=".5"`));
  const one = (x: number, y: number, s: number, u: number) => hang(x, 0, y)
    + circ(x, y + 300 * s, 330 * s, `fill="${c.rad([[0.08, light, 0.62], [0.5, light, 0.14], [1, light, 0]])}"`) + g(fanous(c, gold, deep, mix(night, p.a, 0.55), light, u), tf(x, y, 0, s));
  c.add('art', one(196, 120, 0.74, 0), 'sway');
  c.add('art', one(804, 210, 0.74, 2), 'sway');
  c.add('art', one(500, 190, 1.28, 1), 'sway');
  const b = block(inp.headline, 'marcellus', 500, 780, 190, 128, { cy: 1118 }, { lead: 1.06 });
  c.add('type', path(b.d, `fill="${ink}"`));
  const s = [sub, inp.name].filter(Boolean);
  if (s.length) c.add('type', path(block(s.join('|'), 'cormorant-garamond:600i', 500, 700, 110, 44, { top: b.bottom + 40 }, { lead: 1.2 }).d,
    `fill="${reads(mix(night, p.b, 0.3), 4.6, quiet, ink)}"`));
}
