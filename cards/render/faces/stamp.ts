import { withContrast } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { n1 } from '../geometry.ts';
import { at, set } from '../lettering.ts';
import { g, path, rect } from '../svg.ts';
import { inkedRelief } from './inked-relief.ts';
import { adopt, sceneOf } from './lift.ts';
import { beginFace, type FaceSource, type Stage } from './stage.ts';
import { hair } from './strokes.ts';

export const STAMP = { w: 210, h: 262 };

/** a sheet's edge torn along its perforation */
function perforation(w: number, h: number, bite = 6.4, step = 17.5): string {
  const nx = Math.round(w / step);
  const ny = Math.round(h / step);
  const [sx, sy] = [w / nx / 2 - bite, h / ny / 2 - bite];
  const hole = (dx: number, dy: number) => `a${bite} ${bite} 0 0 0 ${dx * bite * 2} ${dy * bite * 2}`;
  return (
    `M0 0${`h${n1(sx)}${hole(1, 0)}h${n1(sx)}`.repeat(nx)}${`v${n1(sy)}${hole(0, 1)}v${n1(sy)}`.repeat(ny)}` +
    `${`h${n1(-sx)}${hole(-1, 0)}h${n1(-sx)}`.repeat(nx)}${`v${n1(-sy)}${hole(0, -1)}v${n1(-sy)}`.repeat(ny)}Z`
  );
}

/** The stamp at 0,0 in STAMP's size: the cover itself, less its words. */
export function stampArt({ c, k, look, cover }: Stage): string {
  const { w, h } = STAMP;
  const [iw, ih] = [w - 44, h - 68];
  const [x0, y0, x1, y1] = look.stamp;
  const scale = Math.max(iw / (x1 - x0), ih / (y1 - y0));
  const [left, top] = [(x0 + x1) / 2 - iw / 2 / scale, (y0 + y1) / 2 - ih / 2 / scale];
  const drawn = sceneOf(cover, look.ownWords);
  adopt(c, cover, drawn);
  const scene = look.blind ? inkedRelief(c, drawn, [left, top, left + iw / scale, top + ih / scale], k) : drawn;
  const clip = c.clip(rect(left, top, iw / scale, ih / scale));
  const edge = perforation(w, h);
  const house = set('CARDAMOM', look.small, 15, { track: 200 });
  return (
    c.soft(edge, 2, 4, 7, '#1c1208', 0.3) +
    path(edge, 'fill="#fffdf7"') +
    g(
      g(scene, `clip-path="${clip}"`),
      `transform="translate(22 20) scale(${scale.toFixed(4)}) translate(${n1(-left)} ${n1(-top)})"`,
    ) +
    hair(`M22 20h${iw}v${ih}h${-iw}Z`, '#000000', 1, 0.18) +
    path(at(house, w / 2, h - 19), `fill="${withContrast('#fffdf7', k.acc, 4.5)}"`)
  );
}

/** the stamp alone, on nothing */
export function stamp(source: FaceSource): Drawing {
  const stage = beginFace('stamp', source, STAMP.w + 30, STAMP.h + 30);
  stage.c.add('art', g(stampArt(stage), 'transform="translate(15 13)"'));
  stage.c.alt = 'A stamp with the card’s picture';
  return stage.c;
}
