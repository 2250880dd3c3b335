import { EYE_DISTANCE, type Geometry } from './geometry.ts';

/** Where a card is on its way: its middle from where it rests, in pixels, and its rotation in degrees. */
export type CardPlace = { x: number; y: number; z: number; rx: number; ry: number; rz: number };

/** What stays free at each side of the opening, in pixels. */
const SIDE_MARGIN = 8;
const DEGREE = Math.PI / 180;

/**
 * The largest scale at which no corner of a card passes the sides of the opening, in the perspective of the eye.
 * The rotations apply as in `rotateX() rotateY() rotate() scale()`.
 */
export function scaleThatFits({ x, z, rx, ry, rz }: CardPlace, { width, W, H }: Geometry): number {
  const free = width / 2 - SIDE_MARGIN;
  const eye = EYE_DISTANCE * W;
  const [tilt, swing, turned] = [rx * DEGREE, ry * DEGREE, rz * DEGREE];
  let largest = Infinity;
  for (const [across, down] of [
    [W / 2, H / 2],
    [W / 2, -H / 2],
    [-W / 2, H / 2],
    [-W / 2, -H / 2],
  ] as const) {
    const flatX = across * Math.cos(turned) - down * Math.sin(turned);
    const flatY = across * Math.sin(turned) + down * Math.cos(turned);
    const right = flatX * Math.cos(swing);
    const nearer = flatY * Math.sin(tilt) - flatX * Math.sin(swing) * Math.cos(tilt);
    // A corner is seen at (x + s · right) · eye / (eye - z - s · nearer), which may be as far as `free` at either side.
    for (const side of [1, -1]) {
      const growth = side * right * eye + free * nearer;
      if (growth > 0) largest = Math.min(largest, (free * (eye - z) - side * x * eye) / growth);
    }
  }
  return largest;
}
