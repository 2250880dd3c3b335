/** The sizes that every movement is computed from, in CSS pixels. */
export type Geometry = {
  /** 2: an open spread, the verse on the cover's reverse; 1: one column, verse above message */
  pages: 1 | 2;
  /** one leaf */
  W: number;
  /** the closed card */
  H: number;
  /** how far the inside reaches below the closed card (one column only) */
  tail: number;
  /** the envelope */
  E: number;
  EH: number;
  /** the envelope's middle, seen from the middle of the closed card at rest */
  ox: number;
  oy: number;
  /** how far anything must fall to be out of sight */
  drop: number;
  /** space between the card and the edge of the room */
  gutter: number;
  /** how far down a part is out of sight below the room, where it waits until it is seen */
  park: number;
  /** how high up the eye looks, from the head of the room */
  eye: number;
};

/** Moving parts, by the name in their `data-part`, which several elements may share. */
export const PARTS = [
  'ground',
  'address',
  'env',
  'seal',
  'seal-shade',
  'flap',
  'flap-behind',
  'flap-shade',
  'flap-lit',
  'flap-dim',
  'rig',
  'book',
  'cover',
  'cover-lit',
  'cover-dim',
  'cover-back',
  'cover-edge',
  'inside',
  'inside-hold',
  'inside-cast',
  'inside-dim',
  'message',
  'verse',
  'verse-lit',
  'verse-dim',
  'shadow-soft',
  'shadow-left',
  'shadow-right',
  'shadow-full',
] as const;
export type Part = (typeof PARTS)[number];

/**
 * What one moment of a part looks like. Nothing but these is ever animated: with anything else in it, an animation is drawn by the page
 * itself, frame by frame, instead of by the compositor.
 */
export type Look = { transform?: string; opacity?: number };

export function clamp(x: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, x));
}

/** 0 before `a`, 1 after `b`, a soft curve between. */
export function smooth(x: number, a: number, b: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

/** Short numbers: keyframes are text. */
export function round(x: number): number {
  return Number(x.toFixed(3));
}
