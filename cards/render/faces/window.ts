import { mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { n1 } from '../geometry.ts';
import { g, path } from '../svg.ts';
import { inkedRelief } from './inked-relief.ts';
import { adopt, placed, sceneOf } from './lift.ts';
import type { Frame, Hero, Kit, Look, Spot, Window } from './look.ts';
import { hair, ring } from './strokes.ts';

/** the opening's outline in a box, drawn in by `inset` */
function outlineOf(shape: Window, [x0, y0, x1, y1]: Frame, inset: number): string {
  const [l, t, r, b] = [x0 + inset, y0 + inset, x1 - inset, y1 - inset];
  const [w, h, cx, cy] = [r - l, b - t, (l + r) / 2, (t + b) / 2];
  if (shape === 'round') return ring(cx, cy, Math.min(w, h) / 2);
  if (shape === 'oval')
    return `M${n1(l)} ${n1(cy)}a${n1(w / 2)} ${n1(h / 2)} 0 0 1 ${n1(w)} 0a${n1(w / 2)} ${n1(h / 2)} 0 0 1 ${n1(-w)} 0Z`;
  if (shape === 'arch') {
    const k = w / 2;
    return `M${n1(l)} ${n1(b)}V${n1(t + k)}a${n1(k)} ${n1(k)} 0 0 1 ${n1(w)} 0V${n1(b)}Z`;
  }
  const k = Math.min(w, h) * 0.09;
  return `M${n1(l + k)} ${n1(t)}H${n1(r - k)}q${n1(k)} 0 ${n1(k)} ${n1(k)}V${n1(b - k)}q0 ${n1(k)} ${n1(-k)} ${n1(k)}H${n1(l + k)}q${n1(-k)} 0 ${n1(-k)} ${n1(-k)}V${n1(t + k)}q0 ${n1(-k)} ${n1(k)} ${n1(-k)}Z`;
}

/** width to height: the narrowest and the widest that each opening may be */
const RATIOS: Record<Window, [number, number]> = {
  round: [1, 1],
  soft: [1, 1],
  oval: [0.72, 1.1],
  arch: [0.66, 0.86],
  plate: [0.62, 2],
};

/** the box made as tall and wide as the opening wants, about its middle, inside the page */
export function windowBox(shape: Window, [x0, y0, x1, y1]: Frame): Frame {
  const [narrow, broad] = RATIOS[shape];
  const ratio = Math.min(broad, Math.max(narrow, (x1 - x0) / (y1 - y0)));
  // what fades away at its rim needs more of the scene
  let w = Math.max(x1 - x0, (y1 - y0) * ratio) * (shape === 'soft' ? 1.3 : 1);
  let h = w / ratio;
  const shrink = Math.min(1, 920 / w, 1320 / h);
  w *= shrink;
  h *= shrink;
  const cx = Math.min(1000 - 30 - w / 2, Math.max(30 + w / 2, (x0 + x1) / 2));
  const cy = Math.min(1400 - 30 - h / 2, Math.max(30 + h / 2, (y0 + y1) / 2));
  return [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2];
}

/** A part of the cover seen through an opening with a rim, so that it looks designed rather than cut. */
export function windowSpot(
  c: Drawing,
  cover: Drawing,
  hero: Hero & { window: Window },
  k: Kit,
  look: Pick<Partial<Look>, 'ownWords' | 'blind'> = {},
): Spot {
  const box = windowBox(hero.window, hero.box);
  const drawn = sceneOf(cover, look.ownWords);
  adopt(c, cover, drawn);
  const scene = look.blind ? inkedRelief(c, drawn, box, k) : drawn;
  const size = box[2] - box[0];
  if (hero.window === 'soft') {
    const [cx, cy] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const fade = c.rad(
      [
        [0.72, '#ffffff', 1],
        [1, '#ffffff', 0],
      ],
      cx,
      cy,
      size / 2,
      'u',
    );
    return placed(c, g(scene, `mask="${c.mask(path(ring(cx, cy, size / 2), `fill="${fade}"`))}"`), box);
  }
  const rim = size * 0.016;
  const gap = size * 0.05;
  const clip = c.clip(path(outlineOf(hero.window, box, gap)));
  const svg =
    path(outlineOf(hero.window, box, rim / 2), `fill="${k.stock}"`) +
    g(scene, `clip-path="${clip}"`) +
    hair(outlineOf(hero.window, box, gap), mix(k.deep, '#000000', 0.2), size * 0.006, 0.35) +
    hair(outlineOf(hero.window, box, rim / 2), k.metal, rim);
  return placed(c, svg, box);
}
