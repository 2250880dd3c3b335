import { clamp, round, smooth, type Geometry, type Look, type Part } from './geometry.ts';

export type Pose = Partial<Record<Part, Look>>;

/**
 * The card with its cover turned by `p`: 0 closed, 1 open. Pure, so that the film, the keys and a finger all show the same card.
 * At 1 it is the page at rest, and nothing of it needs to stay applied.
 */
export function pose(p: number, g: Geometry): Pose {
  const { W } = g;
  const one = g.pages === 1;
  const t = clamp(p);
  const cos = Math.cos(Math.PI * t);
  const sin = Math.sin(Math.PI * t);
  const angle = round(-180 * t);
  const thickness = one ? 4 : 1.5;
  // in one column the cover has no place beside the page: it goes on until it is out of sight
  const away = one ? -(g.gutter + 12) * smooth(t, 0.62, 1) : 0;
  const leaf = (local: number, back = false) =>
    `translateX(${round(away)}px) translateZ(${thickness}px) rotateY(${angle}deg) translateZ(${local}px)${back ? ` translateX(${round(W)}px) rotateY(180deg)` : ''}`;
  const lit = (k: number) => `translateX(${round(k)}%)`;
  const moving = t > 0.02 && t < 0.98;
  const rolled = one ? round(g.tail * (1 - smooth(t, 0.5, 1))) : 0;
  return {
    book: { transform: `translateX(${one ? 0 : round(-(W / 4) * (1 + cos))}px) rotateX(${round(5 * sin)}deg)` },
    cover: { transform: leaf(3.5) },
    'cover-edge': {
      transform: `translateX(${round(away)}px) translateZ(${thickness}px) rotateY(${angle}deg) translateX(${round(W - 1)}px) translateZ(2.5px) rotateY(90deg)`,
      opacity: moving ? 1 : 0,
    },
    'cover-back': { transform: leaf(1.5, true), opacity: one ? 1 : 0 },
    'cover-lit': {
      transform: lit(-45 + 170 * t),
      opacity: round(0.75 * smooth(t, 0.02, 0.16) * (1 - smooth(t, 0.3, 0.5))),
    },
    'cover-dim': { opacity: round(t < 0.5 ? 0.3 * sin ** 1.8 : 0.3) },
    inside: { transform: one ? `translateY(${-rolled}px)` : 'none' },
    'inside-hold': { transform: one ? `translateY(${rolled}px)` : 'none' },
    'inside-cast': {
      transform: `scaleX(${round(clamp(cos + 0.3, 0.12, 1))})`,
      // none under the closed cover, where nobody sees it
      opacity: round(0.52 * clamp((1 + cos) / 2) ** 0.9 * smooth(t, 0, 0.03)),
    },
    'inside-dim': { opacity: round(0.1 * sin) },
    verse: {
      transform: one
        ? 'none'
        : `translateZ(${round(thickness * sin)}px) rotateY(${round(180 + angle)}deg) translateZ(${round(-1.5 * sin)}px)`,
    },
    'verse-lit': one
      ? { transform: 'none', opacity: 0 }
      : {
          transform: lit(75 - 130 * smooth(t, 0.5, 1)),
          opacity: round(0.8 * smooth(t, 0.52, 0.64) * (1 - smooth(t, 0.76, 0.97))),
        },
    'verse-dim': { opacity: one ? 0 : round(t < 0.5 ? 0.36 : 0.36 * sin ** 1.2) },
    // in a spread each leaf throws its own shadow, and goes on doing so when it lies; one column has one, which grows with it
    'shadow-right': { opacity: round((1 - 0.28 * sin) * (one ? 1 - smooth(t, 0.8, 1) : 1)) },
    'shadow-left': {
      transform: `translateY(${round(10 * sin)}px) scaleX(${round(Math.max(0.04, -cos))})`,
      opacity: one ? 0 : round(smooth(t, 0.5, 0.8)),
    },
    'shadow-full': {
      transform: one ? `scaleY(${round((g.H + g.tail - rolled) / (g.H + g.tail))})` : 'none',
      opacity: one ? round(smooth(t, 0.7, 1)) : 1,
    },
  };
}

/**
 * Where the free edge of the turning cover is seen, at an angle of 0 to π, in pixels right of the spine at rest.
 * Perspective first pushes the edge outwards; those ends are made straight, so that every place of a finger has one angle.
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

/** The progress at which the edge, taken hold of at `from`, has moved by `dx` pixels. */
export function dragged(from: number, dx: number, g: Geometry): number {
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
