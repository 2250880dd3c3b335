import { roundTo3, type Geometry } from './geometry.ts';
import { BURST_START_MS } from './opening-tracks.ts';
import { createPetals } from './petals.ts';

/** The petals of one opening. */
export type Burst = {
  /** Adds the petals to the page, invisible, with their animations paused. */
  prepare(g: Geometry): void;
  /** Starts the petals together with the opening; they become visible at `BURST_START_MS`. */
  start(): void;
  /** Pauses the petals at a moment of the opening. */
  hold(at: number): void;
  remove(): void;
};

const COLOURS = [
  'var(--accent)',
  'color-mix(in srgb, var(--accent), #fff 45%)',
  'color-mix(in srgb, var(--accent), #000 16%)',
  'var(--env-colour)',
  'color-mix(in srgb, var(--accent), #fff 72%)',
  'color-mix(in srgb, var(--env-shade), var(--accent) 30%)',
];

export function createBurst(container: HTMLElement, petalClass: string): Burst {
  let animations: Animation[] = [];

  function remove(): void {
    for (const animation of animations) animation.cancel();
    animations = [];
    container.replaceChildren();
  }

  return {
    prepare(g) {
      remove();
      // From where the card leaves the envelope, behind it.
      container.style.transform = `translate(${roundTo3(g.ox)}px,${roundTo3(g.oy - g.EH * 0.15)}px)`;
      animations = createPetals(g.inView === 1 ? 18 : 26, g).map((petal) => {
        const element = document.createElement('i');
        element.className = petalClass;
        element.style.cssText = `width:${petal.size}px;height:${petal.size * (petal.isLong ? 1.7 : 1.25)}px;background:${COLOURS[petal.colour]}`;
        if (petal.isLong) element.dataset['long'] = '';
        container.append(element);
        const { delay, duration } = petal.timing;
        const animation = element.animate(petal.frames, { fill: 'both', delay: BURST_START_MS + delay, duration });
        animation.pause();
        return animation;
      });
    },
    start() {
      for (const animation of animations) animation.play();
    },
    hold(at) {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = at;
      }
    },
    remove,
  };
}
