import type { P } from '#artwork/engine.ts';

/** Whether a point lies inside a closed ring. */
export function isInside(ring: readonly P[], x: number, y: number): boolean {
  let isOdd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i]!, ring[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) isOdd = !isOdd;
  }
  return isOdd;
}

/** Whether a point lies inside a shape of several rings, of which the inner ones are holes. */
export function isInsideRings(rings: readonly (readonly P[])[], x: number, y: number): boolean {
  return rings.reduce((isOdd, ring) => isOdd !== isInside(ring, x, y), false);
}

/** The area of a closed ring; negative if it runs the other way round. */
export function areaOf(ring: readonly P[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

/** The box about some points: left, top, right and bottom. */
export const boundsOf = (ps: readonly P[]): [number, number, number, number] => [
  Math.min(...ps.map((q) => q[0])), Math.min(...ps.map((q) => q[1])), Math.max(...ps.map((q) => q[0])), Math.max(...ps.map((q) => q[1])),
];
