/** The spine of each digit in a box of 100 × 200, its width compared with a zero, and its thickness at the ends. */
export type Spine = {
  d: string;
  wide: number;
  /** ends that swell to a ball */
  balls?: readonly (readonly [number, number])[];
  /** where on its stroke, above the middle, an ornament sits */
  charm: readonly [number, number];
};

export const SPINES: Readonly<Record<string, Spine>> = {
  '0': { wide: 1, d: 'M50 0C84 0 100 42 100 100C100 158 84 200 50 200C16 200 0 158 0 100C0 42 16 0 50 0Z', charm: [1, 84] },
  '1': { wide: 0.72, d: 'M4 46C34 42 54 26 60 6L60 192M6 200L100 200', charm: [60, 52] },
  '2': { wide: 0.98, d: 'M2 54C2 20 22 0 50 0C80 0 98 22 98 54C98 104 34 124 8 200L100 200', balls: [[2, 54]], charm: [2, 54] },
  '3': { wide: 0.96, d: 'M2 38C8 14 26 0 50 0C80 0 95 20 95 48C95 78 76 94 46 94M46 94C80 94 100 114 100 147C100 180 80 200 50 200C22 200 4 184 0 160', balls: [[0, 160]], charm: [94, 50] },
  '4': { wide: 1.14, d: 'M74 200L74 0L0 138L100 138', charm: [74, 62] },
  '5': { wide: 0.98, d: 'M92 0L14 0L8 84C22 76 36 74 50 74C82 74 100 100 100 136C100 176 80 200 48 200C24 200 8 190 2 172', charm: [11, 48] },
  '6': { wide: 1, d: 'M92 28C82 8 68 0 52 0C16 0 0 56 0 136C0 176 18 200 50 200C82 200 100 174 100 142C100 108 82 84 50 84C20 84 0 108 0 142', charm: [6, 80] },
  '7': { wide: 0.94, d: 'M0 24L0 0L98 0C66 56 42 120 40 200', charm: [66, 60] },
  '8': { wide: 1, d: 'M50 94C22 94 6 74 6 47C6 19 22 0 50 0C78 0 94 19 94 47C94 74 78 94 50 94C18 94 0 116 0 147C0 180 20 200 50 200C80 200 100 180 100 147C100 116 82 94 50 94Z', charm: [6, 47] },
  '9': { wide: 1, d: 'M8 172C18 192 32 200 48 200C84 200 100 144 100 64C100 24 82 0 50 0C18 0 0 26 0 58C0 92 18 116 50 116C80 116 100 92 100 58', charm: [99, 72] },
};
