import type { PagesInView } from '../paging.ts';

/** How far away the eye is, in widths of a page, as in `opening.module.css`. */
export const EYE_DISTANCE = 6;

/** The sizes that the animations are computed from, in CSS pixels. */
export type Geometry = {
  inView: PagesInView;
  /** how many pages the card has, its front included */
  pageCount: number;
  /** how long the verse stays in view where it is seen by itself, in milliseconds */
  verseMs: number;
  /** width of the opening, which cuts off what is beside it */
  width: number;
  /** width and height of a page */
  W: number;
  H: number;
  /** width and height of the envelope */
  E: number;
  EH: number;
  /** centre of the envelope, relative to the centre of the closed card at rest */
  ox: number;
  oy: number;
  /** how far a part must fall to be out of view */
  drop: number;
  /** how far below the opening a part waits until it appears */
  park: number;
  /** vertical centre of the perspective, from the top of the opening */
  eye: number;
};

/**
 * The animated parts: elements by their `data-part`, which several can share. Those of pages have no fixed element: `front` and `back` are the two
 * pages of the sheet that turns, `left` and `right` the pages that it covers and uncovers (`opening-animator.ts`).
 */
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
  'edge',
  'cast',
  'shadow-soft',
  'shadow-left',
  'shadow-right',
  'front',
  'front-lit',
  'front-dim',
  'back',
  'back-lit',
  'back-dim',
  'left',
  'left-dim',
  'right',
  'right-dim',
] as const;
export type Part = (typeof PARTS)[number];

/**
 * How a part looks at one moment. Only these two properties are animated: with any other, the main thread would draw the animation frame
 * by frame, instead of the compositor.
 */
export type PartStyle = { transform?: string; opacity?: number };

export function clamp(x: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, x));
}

/** 0 before `a`, 1 after `b`, a soft curve between. */
export function smoothstep(x: number, a: number, b: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

/** Rounds to three decimals: keyframes are text. */
export function roundTo3(x: number): number {
  return Number(x.toFixed(3));
}

export function isSameGeometry(a: Geometry, b: Geometry): boolean {
  return (Object.keys(a) as (keyof Geometry)[]).every((key) => a[key] === b[key]);
}
