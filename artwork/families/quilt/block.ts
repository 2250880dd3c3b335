import type { P } from '#artwork/engine.ts';

/** the square of the quilt that the picture is pieced in: its corner, its side and its middle */
export const BLOCK = { X: 92, Y: 92, side: 816, cx: 500, cy: 500 };

/** a rectangle as a patch */
export const box = (x: number, y: number, w: number, h: number): P[] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
