import { type Drawing, rect } from '#artwork/engine.ts';
import { S } from '#artwork/outlines/silhouette.ts';

/** damask paper on the wall */
export function drawDamask(c: Drawing, wl: string) {
  const leafD = S('0,-46! 16,-22 10,0 24,10 20,30 0,44! -20,30 -24,10 -10,0 -16,-22') + S('0,-30! 7,-14 0,4! -7,-14') + S('26,-18! 40,-8 42,12 30,22! 34,4')
    + S('-26,-18! -40,-8 -42,12 -30,22! -34,4') + S('0,52! 9,62 0,74! -9,62');
  const dm = c.def((id) => `<path id="${id}" d="${leafD}"/>`);
  c.add('texture', rect(0, 0, 1000, 1400,
    `fill="${c.pattern(125, 175,
      `<g fill="${wl}" fill-opacity="0.55" fill-rule="evenodd"><use href="#${dm}" transform="translate(62.5 44)"/><use href="#${dm}" transform="translate(0 131.500)"/><use href="#${dm}" transform="translate(125 131.500)"/></g>`)}"`));
}
