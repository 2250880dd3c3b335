import { clamp, round, smooth, type Geometry, type Look, type Part } from './geometry.ts';

export type Pose = Partial<Record<Part, Look>>;

/**
 * The card with its cover turned by `p`: 0 closed, 1 open. A pure function, so that the opening, the keyboard and a drag show the same card.
 * At 1 it equals the style sheet's state, and nothing of it has to stay applied.
 */
export function getPose(p: number, g: Geometry): Pose {
  const { W } = g;
  const isColumn = g.pages === 1;
  const t = clamp(p);
  const cos = Math.cos(Math.PI * t);
  const sin = Math.sin(Math.PI * t);
  const angle = round(-180 * t);
  const thickness = isColumn ? 4 : 1.5;
  // In one column the cover has no space beside the page: it moves on until it is out of view.
  const away = isColumn ? -(g.gutter + 12) * smooth(t, 0.62, 1) : 0;
  const coverTransform = (local: number, back = false) =>
    `translateX(${round(away)}px) translateZ(${thickness}px) rotateY(${angle}deg) translateZ(${local}px)${back ? ` translateX(${round(W)}px) rotateY(180deg)` : ''}`;
  const lit = (k: number) => `translateX(${round(k)}%)`;
  const moving = t > 0.02 && t < 0.98;
  const rolled = isColumn ? round(g.tail * (1 - smooth(t, 0.5, 1))) : 0;
  return {
    book: { transform: `translateX(${isColumn ? 0 : round(-(W / 4) * (1 + cos))}px) rotateX(${round(5 * sin)}deg)` },
    cover: { transform: coverTransform(3.5) },
    'cover-edge': {
      transform: `translateX(${round(away)}px) translateZ(${thickness}px) rotateY(${angle}deg) translateX(${round(W - 1)}px) translateZ(2.5px) rotateY(90deg)`,
      opacity: moving ? 1 : 0,
    },
    'cover-back': { transform: coverTransform(1.5, true), opacity: isColumn ? 1 : 0 },
    'cover-lit': {
      transform: lit(-45 + 170 * t),
      opacity: round(0.75 * smooth(t, 0.02, 0.16) * (1 - smooth(t, 0.3, 0.5))),
    },
    'cover-dim': { opacity: round(t < 0.5 ? 0.3 * sin ** 1.8 : 0.3) },
    inside: { transform: isColumn ? `translateY(${-rolled}px)` : 'none' },
    'inside-hold': { transform: isColumn ? `translateY(${rolled}px)` : 'none' },
    'inside-cast': {
      transform: `scaleX(${round(clamp(cos + 0.3, 0.12, 1))})`,
      // None under the closed cover, where it is hidden.
      opacity: round(0.52 * clamp((1 + cos) / 2) ** 0.9 * smooth(t, 0, 0.03)),
    },
    'inside-dim': { opacity: round(0.1 * sin) },
    verse: {
      transform: isColumn
        ? 'none'
        : `translateZ(${round(thickness * sin)}px) rotateY(${round(180 + angle)}deg) translateZ(${round(-1.5 * sin)}px)`,
    },
    'verse-lit': isColumn
      ? { transform: 'none', opacity: 0 }
      : {
          transform: lit(75 - 130 * smooth(t, 0.5, 1)),
          opacity: round(0.8 * smooth(t, 0.52, 0.64) * (1 - smooth(t, 0.76, 0.97))),
        },
    'verse-dim': { opacity: isColumn ? 0 : round(t < 0.5 ? 0.36 : 0.36 * sin ** 1.2) },
    // In a spread each page has its own shadow, at rest too; one column has a single shadow that grows with it.
    'shadow-right': { opacity: round((1 - 0.28 * sin) * (isColumn ? 1 - smooth(t, 0.8, 1) : 1)) },
    'shadow-left': {
      transform: `translateY(${round(10 * sin)}px) scaleX(${round(Math.max(0.04, -cos))})`,
      opacity: isColumn ? 0 : round(smooth(t, 0.5, 0.8)),
    },
    'shadow-full': {
      transform: isColumn ? `scaleY(${round((g.H + g.tail - rolled) / (g.H + g.tail))})` : 'none',
      opacity: isColumn ? round(smooth(t, 0.7, 1)) : 1,
    },
  };
}

/**
 * The visible position of the cover's free edge at an angle of 0 to π, in pixels right of the spine at rest.
 * Perspective first pushes the edge outwards; both ends are made linear, so that each pointer position has exactly one angle.
 */
export function edgeX(angle: number, g: Geometry): number {
  const { W } = g;
  const distance = W * 4.6;
  const m = 0.3;
  const end = Math.PI - (g.pages === 1 ? 0.75 : m);
  const at = (a: number) =>
    ((g.pages === 1 ? -W / 2 : (-W / 4) * (1 + Math.cos(a))) + W * Math.cos(a)) *
    (distance / (distance - W * Math.sin(a)));
  if (angle < m) return at(m) + (m - angle) * W * 0.15;
  if (angle > end) return at(end) - (angle - end) * W * 0.15;
  return at(angle);
}

/** The progress at which the cover's edge has moved by `dx` pixels from where it was at `from`. */
export function progressAfterDrag(from: number, dx: number, g: Geometry): number {
  const start = edgeX(Math.PI * clamp(from), g);
  const grip = g.W * (g.pages === 1 ? (from > 0.5 ? -1.5 : 0.5) : from > 0.5 ? -1 : 0.5);
  const wanted = start + dx + (grip - start) * Math.min(1, Math.abs(dx) / (0.3 * g.W));
  let low = 0;
  let high = Math.PI;
  for (let i = 0; i < 22; i++) {
    const middle = (low + high) / 2;
    if (edgeX(middle, g) > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2 / Math.PI;
}
