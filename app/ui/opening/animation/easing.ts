/** The two points of a `cubic-bezier()` of CSS. */
export type Bezier = readonly [x1: number, y1: number, x2: number, y2: number];

/** How far an eased movement has come, 0 to 1, after a part of its time, as `cubic-bezier()` says it: for movements that are sampled. */
export function easeAt([x1, y1, x2, y2]: Bezier, time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  const at = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  // Time never runs back along the curve.
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return at(y1, y2, low);
}
