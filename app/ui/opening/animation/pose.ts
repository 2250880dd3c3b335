import { MESSAGE, stopOfPage, viewAt, type View } from '../paging.ts';
import { clamp, EYE_DISTANCE, roundTo3, smoothstep, type Geometry, type PartStyle, type Part } from './geometry.ts';

/** How far back a card goes at least while a sheet stands upright, in widths of a page, and at most. */
const STEP_BACK = [0.34, 1] as const;
/** How far the card leans back meanwhile, in degrees, where there is room above it for the whole lean of a cover or another sheet, and where not. */
const LEAN = { cover: 5, sheet: 2, least: 1 };
/** What stays free above a sheet that stands upright, in pixels. */
const FREE_ABOVE = 4;

/** How a card moves away while a sheet stands upright, so that the sheet, which is nearer then, is not cut off at the top of the screen. */
function wayBack(isCover: boolean, { W, H, eye }: Geometry): { stepBack: number; lean: number } {
  const needed = (lean: number) => {
    const reach = H / 2 + W * Math.sin((Math.PI * lean) / 180);
    return (EYE_DISTANCE * reach) / Math.max(1, eye - FREE_ABOVE) - (EYE_DISTANCE - 1);
  };
  const whole = isCover ? LEAN.cover : LEAN.sheet;
  const [least, most] = STEP_BACK;
  if (needed(whole) <= least) return { stepBack: least, lean: whole };
  return { stepBack: clamp(needed(LEAN.least), least, most), lean: LEAN.least };
}

export type Pose = Partial<Record<Part, PartStyle>>;

/** How far a card goes back while its cover stands upright, in pixels. */
export function stepBackOfCover(g: Geometry): number {
  return wayBack(true, g).stepBack * g.W;
}

/**
 * How a card looks in a view. A pure function, so that the opening, the keyboard and a drag show the same card. A sheet that is turned looks as in the
 * style sheet, and nothing of it has to stay applied.
 */
export function getPose({ sheet, turned, shift }: View, g: Geometry): Pose {
  const { W } = g;
  const isCover = sheet === 0;
  const t = clamp(turned);
  const cos = Math.cos(Math.PI * t);
  const sin = Math.sin(Math.PI * t);
  const angle = roundTo3(-180 * t);
  // A cover is thick. Another sheet lies so close to the next that it does not jump as it is lifted.
  const [lift, thickness] = isCover ? [1.5, 3.5] : [0.3, 0.3];
  const isTurning = t > 0.02 && t < 0.98;
  const { stepBack, lean } = wayBack(isCover, g);
  const lit = (k: number) => `translateX(${roundTo3(k)}%)`;
  return {
    // In its own width, two pages, so that a card at rest stays where it is when its size changes.
    book: {
      transform: `translateX(${roundTo3(shift * 50)}%) translateZ(${roundTo3(-stepBack * W * sin)}px) rotateX(${roundTo3(lean * sin)}deg)`,
    },
    front: { transform: `translateZ(${lift}px) rotateY(${angle}deg) translateZ(${thickness}px)` },
    'front-lit': {
      transform: lit(-45 + 170 * t),
      opacity: roundTo3(0.75 * smoothstep(t, 0.02, 0.16) * (1 - smoothstep(t, 0.3, 0.5))),
    },
    'front-dim': { opacity: roundTo3(t < 0.5 ? 0.3 * sin ** 1.8 : 0.3) },
    edge: {
      transform: `translateZ(1.5px) rotateY(${angle}deg) translateX(${roundTo3(W - 1)}px) translateZ(2.5px) rotateY(90deg)`,
      opacity: isCover && isTurning ? 1 : 0,
    },
    back: {
      transform: `translateZ(${roundTo3(1.5 * sin)}px) rotateY(${roundTo3(180 + angle)}deg) translateZ(${roundTo3(-1.5 * sin)}px)`,
    },
    'back-lit': {
      transform: lit(75 - 130 * smoothstep(t, 0.5, 1)),
      opacity: roundTo3(0.8 * smoothstep(t, 0.52, 0.64) * (1 - smoothstep(t, 0.76, 0.97))),
    },
    'back-dim': { opacity: roundTo3(t < 0.5 ? 0.36 : 0.36 * sin ** 1.2) },
    // The shadow that the sheet casts to the right: longest when it lies almost flat, and gone before its edge is upright.
    cast: {
      transform: `scaleX(${roundTo3(clamp(1.06 * cos + 0.12, 0.04, 1))})`,
      // None under a sheet that lies flat, where it is hidden.
      opacity: roundTo3(0.9 * smoothstep(cos, -0.1, 0.75) * smoothstep(t, 0, 0.03)),
    },
    'right-dim': { opacity: roundTo3(0.1 * sin) },
    // The page that it comes to lie on.
    'left-dim': { opacity: roundTo3(isCover ? 0 : 0.24 * smoothstep(t, 0.4, 0.9)) },
    'shadow-right': { opacity: roundTo3(isCover ? 1 - 0.28 * sin : 1) },
    'shadow-left': isCover
      ? {
          transform: `translateY(${roundTo3(10 * sin)}px) scaleX(${roundTo3(Math.max(0.04, -cos))})`,
          opacity: roundTo3(smoothstep(t, 0.5, 0.8)),
        }
      : { transform: 'translateY(0px) scaleX(1)', opacity: 1 },
  };
}

/** What a card looks like without any pose: open at the message. */
export function getRestingPose(g: Geometry): Pose {
  return getPose(viewAt(stopOfPage(MESSAGE, g.inView), g.inView), g);
}

/**
 * The visible position of the free edge of a sheet at an angle of 0 to π, in pixels right of the middle of the opening.
 * Perspective first pushes the edge outwards; both ends are made linear, so that each pointer position has exactly one angle.
 */
export function freeEdgeX(angle: number, isCover: boolean, g: Geometry): number {
  const { W } = g;
  const { stepBack } = wayBack(isCover, g);
  const margin = 0.3;
  const end = Math.PI - margin;
  // A narrow view moves with the sheet, and a cover moves out of the middle as it opens.
  const foldAt = (cos: number) => (g.inView === 1 ? -(W / 2) * cos : isCover ? -(W / 4) * (1 + cos) : 0);
  const at = (a: number) =>
    (foldAt(Math.cos(a)) + W * Math.cos(a)) * (EYE_DISTANCE / (EYE_DISTANCE - (1 - stepBack) * Math.sin(a)));
  if (angle < margin) return at(margin) + (margin - angle) * W * 0.15;
  if (angle > end) return at(end) - (angle - end) * W * 0.15;
  return at(angle);
}

/** How far a sheet is turned once its free edge has moved by `dx` pixels from where it was at `from`, 0 or 1. */
export function turnFromDrag(from: 0 | 1, dx: number, isCover: boolean, g: Geometry): number {
  const start = freeEdgeX(Math.PI * from, isCover, g);
  const isNarrow = g.inView === 1;
  const grip = g.W * (from === 1 ? (isNarrow ? -0.5 : -1) : isNarrow || isCover ? 0.5 : 1);
  const wanted = start + dx + (grip - start) * Math.min(1, Math.abs(dx) / (0.3 * g.W));
  let low = 0;
  let high = Math.PI;
  for (let i = 0; i < 22; i++) {
    const middle = (low + high) / 2;
    if (freeEdgeX(middle, isCover, g) > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2 / Math.PI;
}
