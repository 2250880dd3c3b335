import type { Look, Part } from './geometry.ts';
import type { Track } from './track.ts';

/** A container of 3D faces is flattened by opacity, or by the promise of it: these only move. */
const SOLID: ReadonlySet<Part> = new Set<Part>(['env', 'flap', 'flap-behind', 'rig', 'book', 'inside', 'inside-hold']);

export type Player = {
  readonly busy: boolean;
  /** Plays tracks from now; resolves to true at the end, to false when something else took over. */
  play(tracks: readonly Track[]): Promise<boolean>;
  /** Runs what is playing to its end at once. */
  finish(): void;
  /** Stops and removes everything that was set. */
  stop(): void;
  /** Holds what is playing at one moment, in milliseconds. */
  hold(at: number): void;
  /** Shows one moment without playing. */
  show(looks: Partial<Record<Part, Look>>): void;
  /** Gives the parts back to the style sheet. */
  rest(): void;
};

/** Moves the parts of one opening through the Web Animations API. */
export function createPlayer(parts: ReadonlyMap<Part, HTMLElement>): Player {
  let running: Animation[] = [];
  let moved: HTMLElement[] = [];

  function clear(): void {
    const animations = running;
    running = [];
    for (const animation of animations) animation.cancel();
    for (const element of moved) element.style.willChange = '';
    moved = [];
  }

  function show(looks: Partial<Record<Part, Look>>): void {
    for (const [part, look] of Object.entries(looks) as [Part, Look][]) {
      const style = parts.get(part)?.style;
      if (!style) continue;
      if (look.transform !== undefined) style.transform = look.transform;
      if (look.opacity !== undefined) style.opacity = String(look.opacity);
      if (look.visibility !== undefined) style.visibility = look.visibility;
    }
  }

  return {
    get busy() {
      return running.length > 0;
    },
    async play(tracks) {
      clear();
      const mine: Animation[] = [];
      for (const { part, frames, timing } of tracks) {
        const element = parts.get(part);
        if (!element) continue;
        element.style.willChange = SOLID.has(part) ? 'transform' : 'transform, opacity';
        moved.push(element);
        mine.push(element.animate(frames, { fill: 'both', ...timing }));
      }
      running = mine;
      // cancelled ones reject: that is how a later play, or leaving the page, ends this one
      const ended = await Promise.allSettled(mine.map((animation) => animation.finished));
      return running === mine && ended.every(({ status }) => status === 'fulfilled');
    },
    finish() {
      for (const animation of running) animation.finish();
    },
    stop: clear,
    hold(at) {
      for (const animation of running) {
        animation.pause();
        animation.currentTime = at;
      }
    },
    show,
    rest() {
      clear();
      for (const element of parts.values()) {
        element.style.transform = '';
        element.style.opacity = '';
        element.style.visibility = '';
      }
    },
  };
}
