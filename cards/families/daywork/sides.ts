import { n1 } from '#cards/render/geometry.ts';
import { g } from '#cards/render/svg.ts';

/** a shape and its mirror image about x */
export const bothSides = (svg: string, x: number) => svg + g(svg, `transform="translate(${n1(x * 2)} 0) scale(-1 1)"`);
