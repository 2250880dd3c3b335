/** The sizes that the animations are computed from, in CSS pixels. */
export type Geometry = {
  /** 2: a spread, with the verse on the back of the cover; 1: one column, the verse above the message */
  pages: 1 | 2;
  /** width of one page */
  W: number;
  /** height of the closed card */
  H: number;
  /** how far the inside reaches below the closed card (one column only) */
  tail: number;
  /** width and height of the envelope */
  E: number;
  EH: number;
  /** centre of the envelope, relative to the centre of the closed card at rest */
  ox: number;
  oy: number;
  /** how far a part must fall to be out of view */
  drop: number;
  /** space between the card and the edge of the opening */
  gutter: number;
  /** how far below the opening a part waits until it appears */
  park: number;
  /** vertical centre of the perspective, from the top of the opening */
  eye: number;
};

/** The animated parts, by their `data-part`, which several elements can share. */
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
 * How a part looks at one moment. Only these two properties are animated: with any other, the main thread would draw the animation frame
 * by frame, instead of the compositor.
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

/** Rounds to three decimals: keyframes are text. */
export function round(x: number): number {
  return Number(x.toFixed(3));
}

export function isSameGeometry(a: Geometry, b: Geometry): boolean {
  return (Object.keys(a) as (keyof Geometry)[]).every((key) => a[key] === b[key]);
}
