import { roundTo3, type Geometry } from './geometry.ts';
import { stepBackOfCover } from './pose.ts';

export type Petal = {
  size: number;
  isLong: boolean;
  colour: number;
  frames: Keyframe[];
  timing: { delay: number; duration: number };
};

/** How far behind the envelope petals fly at least, as a share of its width, and behind a card that steps back while its cover turns, in pixels. */
const DEPTH = 0.45;
const BEHIND_CARD = 24;

/**
 * Petals that come out of the envelope with the card, fly up behind it and fall. The same every time. They stay parallel to the card, which they
 * would cut through if they tumbled; that they tumble is drawn.
 */
export function createPetals(count: number, g: Geometry): Petal[] {
  const { E, EH } = g;
  const depth = Math.round(Math.max(DEPTH * E, stepBackOfCover(g) + BEHIND_CARD));
  return Array.from({ length: count }, (_, i) => {
    const along = i / count;
    const isLong = i % 6 === 3 || i % 6 === 5;
    const angle = -Math.PI * (0.1 + 0.8 * ((along * 7.3) % 1));
    const speed = EH * (0.62 + ((i * 0.37) % 0.6));
    const dx = Math.cos(angle) * Math.max(speed, E * 0.5);
    const dy = Math.sin(angle) * speed;
    const from = (i * 97) % 360;
    const to = from + (i % 2 ? 240 : -260);
    const at = (x: number, y: number, z: number, turned: number, tumbled: number) =>
      `translate3d(${roundTo3(x)}px,${roundTo3(y)}px,${z}px) rotate(${turned}deg) scale(1,${roundTo3(tumbled)})`;
    const flat = 0.45 + 0.5 * ((i * 0.31) % 1);
    return {
      size: 10 + ((i * 7) % 9),
      isLong,
      colour: i % 6,
      frames: [
        { transform: at(dx * 0.2, 0, 1, from, 0.3), opacity: 0, easing: 'cubic-bezier(.12,.7,.35,1)', offset: 0 },
        { opacity: 1, offset: 0.06 },
        {
          transform: at(dx, dy, -depth, (from + to) / 2, 1),
          opacity: 1,
          offset: 0.42,
          easing: 'cubic-bezier(.4,0,.75,.7)',
        },
        { opacity: 0.95, offset: 0.7 },
        {
          transform: at(dx * 1.2 + (i % 2 ? 26 : -26), dy + EH * (0.75 + 0.3 * along), -depth, to, flat),
          opacity: 0,
          offset: 1,
        },
      ],
      timing: { duration: 1450 + ((i * 131) % 400), delay: (i * 29) % 200 },
    };
  });
}
