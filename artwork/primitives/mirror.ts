import { g, n1 } from '#artwork/engine.ts';

/** A shape and its mirror image about x. */
export const bothSides = (svg: string, x: number): string => svg + g(svg, `transform="translate(${n1(x * 2)} 0) scale(-1 1)"`);

/** What a function draws for the right side and for the left. */
export const leftAndRight = (draw: (side: number) => string): string => draw(1) + draw(-1);
