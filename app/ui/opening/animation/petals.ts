import { round } from './geometry.ts';

export type Petal = {
  size: number;
  isLong: boolean;
  colour: number;
  frames: Keyframe[];
  timing: { delay: number; duration: number };
};

/** Petals that fly up from the fold and fall. The same every time. */
export function createPetals(count: number, W: number, H: number): Petal[] {
  return Array.from({ length: count }, (_, i) => {
    const along = i / count;
    const isLong = i % 6 === 3 || i % 6 === 5;
    const angle = -Math.PI * (0.12 + 0.76 * ((along * 7.3) % 1));
    const speed = W * (0.42 + ((i * 0.37) % 0.45));
    const dx = Math.cos(angle) * speed * 1.25;
    const dy = Math.sin(angle) * speed;
    const from = (i * 97) % 360;
    const to = from + (i % 2 ? 240 : -260);
    const at = (x: number, y: number, turned: number) =>
      `translate3d(${round(x)}px,${round(y - H * 0.12)}px,0) rotate3d(${round(Math.sin(i))},${round(Math.cos(i))},.6,${turned}deg)`;
    return {
      size: 10 + ((i * 7) % 9),
      isLong,
      colour: i % 6,
      frames: [
        { transform: `${at(0, H * 0.1, from)} scale(.3)`, opacity: 0, easing: 'cubic-bezier(.12,.7,.35,1)', offset: 0 },
        { opacity: 1, offset: 0.06 },
        { transform: at(dx, dy, (from + to) / 2), opacity: 1, offset: 0.36, easing: 'cubic-bezier(.4,0,.75,.7)' },
        { opacity: 0.95, offset: 0.72 },
        { transform: at(dx * 1.22 + (i % 2 ? 26 : -26), dy + H * (0.62 + 0.2 * along), to), opacity: 0, offset: 1 },
      ],
      timing: { duration: 2100 + ((i * 131) % 700), delay: (i * 29) % 160 },
    };
  });
}
