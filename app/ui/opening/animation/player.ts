import type { PartStyle, Part } from './geometry.ts';
import type { Track } from './track.ts';

export type Player = {
  readonly busy: boolean;
  /** Creates the animations of these tracks and pauses them at their start, each part on a compositor layer of its own. */
  prepare(tracks: readonly Track[]): void;
  /** Plays what was prepared. @returns true at the end, false when something else took over */
  start(): Promise<boolean>;
  /** Prepares and plays, instead of anything else. */
  play(tracks: readonly Track[]): Promise<boolean>;
  /** Ends what is playing at once. */
  finish(): void;
  /** Pauses what is playing at a moment, in milliseconds. */
  hold(at: number): void;
  /** Shows one moment without playing. */
  show(looks: Partial<Record<Part, PartStyle>>): void;
  /** Ends all animations: the parts look as in the style sheet. They keep their layers, so that nothing is drawn again. */
  reset(): void;
  /** Releases the layers too, unless something plays. */
  releaseLayers(): void;
};

/** Animates the parts of one opening with the Web Animations API. */
export function createPlayer(parts: ReadonlyMap<Part, readonly HTMLElement[]>): Player {
  let prepared: Animation[] = [];
  let running: Animation[] = [];
  const promoted = new Set<HTMLElement>();

  function cancelAll(): void {
    const animations = [...prepared, ...running];
    prepared = [];
    running = [];
    for (const animation of animations) animation.cancel();
  }

  function prepare(tracks: readonly Track[]): void {
    for (const { part, frames, timing } of tracks) {
      // Only the animated properties: `will-change: opacity` alone flattens a container of 3D faces.
      const properties = (['transform', 'opacity'] as const).filter((property) =>
        frames.some((frame) => property in frame),
      );
      for (const element of parts.get(part) ?? []) {
        element.style.willChange = properties.join(', ');
        promoted.add(element);
        const animation = element.animate(frames, { fill: 'both', ...timing });
        animation.pause();
        prepared.push(animation);
      }
    }
  }

  async function start(): Promise<boolean> {
    const started = prepared;
    prepared = [];
    running = started;
    for (const animation of started) animation.play();
    // Cancelled animations reject: that is how a later play, or leaving the page, ends this one.
    const ended = await Promise.allSettled(started.map((animation) => animation.finished));
    return running === started && ended.every(({ status }) => status === 'fulfilled');
  }

  return {
    get busy() {
      return running.length > 0;
    },
    prepare,
    start,
    play(tracks) {
      cancelAll();
      prepare(tracks);
      return start();
    },
    finish() {
      for (const animation of running) animation.finish();
    },
    hold(at) {
      for (const animation of running) {
        animation.pause();
        animation.currentTime = at;
      }
    },
    show(looks) {
      for (const [part, look] of Object.entries(looks) as [Part, PartStyle][]) {
        for (const { style } of parts.get(part) ?? []) {
          if (look.transform !== undefined) style.transform = look.transform;
          if (look.opacity !== undefined) style.opacity = String(look.opacity);
        }
      }
    },
    reset() {
      cancelAll();
      for (const element of [...parts.values()].flat()) {
        element.style.transform = '';
        element.style.opacity = '';
        element.style.visibility = '';
      }
    },
    releaseLayers() {
      if (running.length > 0 || prepared.length > 0) return;
      for (const element of promoted) element.style.willChange = '';
      promoted.clear();
    },
  };
}
