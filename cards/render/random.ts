/** A stream of pseudo-random numbers that is the same on every machine for the same seed (mulberry32). */
export type Rng = {
  /** the next number in [0, 1) */
  n: () => number;
  /** a float between lo and hi (0 and 1 when left out) */
  f: (lo?: number, hi?: number) => number;
  /** a whole number from lo to hi, both included */
  i: (lo: number, hi: number) => number;
  pick: <T>(xs: readonly T[]) => T;
  /** true with probability p */
  chance: (p: number) => boolean;
  /** normally distributed around m with deviation s */
  g: (m?: number, s?: number) => number;
  shuffle: <T>(xs: readonly T[]) => T[];
  /** an independent stream for a part of the drawing */
  sub: (key: string) => Rng;
};

/** A 32-bit hash of a text; not for secrets. */
export function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A stream for a seed: the same seed always gives the same drawing. */
export function makeRng(seed: string | number): Rng {
  let a = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const next = () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    n: next,
    f: (lo = 0, hi = 1) => lo + (hi - lo) * next(),
    i: (lo, hi) => Math.floor(lo + (hi - lo + 1) * next()),
    pick: <T>(xs: readonly T[]) => xs[Math.floor(next() * xs.length)]!,
    chance: (p) => next() < p,
    g: (m = 0, s = 1) => m + s * Math.sqrt(-2 * Math.log(next() + 1e-9)) * Math.cos(6.283185 * next()),
    shuffle: <T>(xs: readonly T[]) => {
      const out = [...xs];
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
    sub: (key) => makeRng(hash(String(a) + key)),
  };
}
