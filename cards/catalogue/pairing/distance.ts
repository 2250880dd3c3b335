/**
 * A signature of how a card looks, small enough to compare thousands with each other: which of two neighbouring cells is
 * lighter (dHash, 16 by 16), colour over a grid of 10 by 14 (Oklab, chroma stretched), the share of each colour, and
 * the direction of marks over a grid of 5 by 7.
 */
export type Signature = { hash: Uint8Array; grid: Float32Array; shares: Float32Array; marks: Float32Array };

export type DistanceParts = { structure: number; colour: number; shares: number; marks: number };

/** the parts of the distance between two cards */
export function partsOf(a: Signature, b: Signature): DistanceParts {
  let structure = 0;
  for (let i = 0; i < a.hash.length; i++) structure += a.hash[i]! ^ b.hash[i]!;
  const cells = a.grid.length / 3;
  let colour = 0;
  for (let i = 0; i < a.grid.length; i += 3) {
    colour += Math.hypot(a.grid[i]! - b.grid[i]!, a.grid[i + 1]! - b.grid[i + 1]!, a.grid[i + 2]! - b.grid[i + 2]!);
  }
  let shares = 0;
  for (let i = 0; i < a.shares.length; i++) shares += Math.abs(a.shares[i]! - b.shares[i]!);
  let alike = 0;
  for (let i = 0; i < a.marks.length; i++) alike += a.marks[i]! * b.marks[i]!;
  return { structure: structure / a.hash.length, colour: colour / cells, shares: shares / 2, marks: 1 - alike };
}

/** Perceptual distance of two cards, 0 (the same) to 1: structure and marks 0.3 each, colours 0.25, shares 0.15. */
export function distance(a: Signature, b: Signature): number {
  const { structure, colour, shares, marks } = partsOf(a, b);
  return (
    0.3 * Math.min(1, structure / 0.5) +
    0.3 * Math.min(1, marks / 0.6) +
    0.25 * Math.min(1, colour / 35) +
    0.15 * shares
  );
}

/** the least distance between two cards of one occasion */
export const MIN_DISTANCE = 0.18;
/** the same between two families */
export const MIN_DISTANCE_ACROSS_FAMILIES = 0.25;
