import { n1 } from '#artwork/engine.ts';

/** A rectangle as a path. */
export const rectPath = (x: number, y: number, w: number, h: number): string => `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;
