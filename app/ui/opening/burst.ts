import { BURST_AT } from './film.ts';
import type { Geometry } from './geometry.ts';
import { petals } from './petals.ts';

/** The petals of one showing. */
export type Burst = {
  /** Puts them into the page, unseen, with their flights. */
  lay(g: Geometry): void;
  /** Lets them fly when the film, which begins now, comes to it. */
  fly(): void;
  /** Those that have not flown yet never will. */
  cutShort(): void;
  /** Holds them where they are at a moment of the film. */
  hold(at: number): void;
  sweep(): void;
  /** When those that fly have fallen. */
  over(): Promise<void>;
};

const COLOURS = [
  'var(--accent)',
  'color-mix(in srgb, var(--accent), #fff 45%)',
  'color-mix(in srgb, var(--accent), #000 16%)',
  'var(--env-colour)',
  'color-mix(in srgb, var(--accent), #fff 72%)',
  'color-mix(in srgb, var(--env-shade), var(--accent) 30%)',
];

export function createBurst(place: HTMLElement, petalClass: string): Burst {
  let flights: Animation[] = [];
  let fallen = Promise.resolve();

  function sweep(): void {
    for (const flight of flights) flight.cancel();
    flights = [];
    place.replaceChildren();
  }

  return {
    lay(g) {
      sweep();
      flights = petals(g.W < 300 || g.pages === 1 ? 18 : 26, g.W, g.H).map((petal) => {
        const element = document.createElement('i');
        element.className = petalClass;
        element.style.cssText = `width:${petal.size}px;height:${petal.size * (petal.long ? 1.7 : 1.25)}px;background:${COLOURS[petal.colour]}`;
        if (petal.long) element.dataset['long'] = '';
        place.append(element);
        const { delay, duration } = petal.timing;
        const flight = element.animate(petal.frames, { fill: 'both', delay: BURST_AT + delay, duration });
        flight.pause();
        return flight;
      });
    },
    fly() {
      const mine = flights;
      for (const flight of mine) flight.play();
      fallen = Promise.allSettled(mine.map((flight) => flight.finished)).then(() => {
        if (flights === mine) sweep();
      });
    },
    cutShort() {
      if (Number(flights[0]?.currentTime ?? 0) < BURST_AT) sweep();
    },
    hold(at) {
      for (const flight of flights) {
        flight.pause();
        flight.currentTime = at;
      }
    },
    sweep,
    over: () => fallen,
  };
}
