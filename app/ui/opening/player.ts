import type { Look, Part } from './geometry.ts';
import type { Track } from './track.ts';

export type Player = {
  readonly busy: boolean;
  /** Makes the animations of these tracks and holds them at their first moment, each part on a layer of its own. */
  lay(tracks: readonly Track[]): void;
  /** Plays what was laid, from now; resolves to true at the end, to false when something else took over. */
  start(): Promise<boolean>;
  /** Lays and plays, in place of anything else. */
  play(tracks: readonly Track[]): Promise<boolean>;
  /** Runs what is playing to its end at once. */
  finish(): void;
  /** Holds what is playing at one moment, in milliseconds. */
  hold(at: number): void;
  /** Shows one moment without playing. */
  show(looks: Partial<Record<Part, Look>>): void;
  /** Gives the parts back to the style sheet. They keep their layers, so that nothing is drawn anew. */
  rest(): void;
  /** Gives the layers back too, unless something plays. */
  release(): void;
};

/** Moves the parts of one opening through the Web Animations API. */
export function createPlayer(parts: ReadonlyMap<Part, readonly HTMLElement[]>): Player {
  let laid: Animation[] = [];
  let running: Animation[] = [];
  const promoted = new Set<HTMLElement>();

  function clear(): void {
    const animations = [...laid, ...running];
    laid = [];
    running = [];
    for (const animation of animations) animation.cancel();
  }

  function lay(tracks: readonly Track[]): void {
    for (const { part, frames, timing } of tracks) {
      // only what is animated: a container of 3D faces is flattened by the mere promise of opacity
      const kinds = (['transform', 'opacity'] as const).filter((kind) => frames.some((frame) => kind in frame));
      for (const element of parts.get(part) ?? []) {
        element.style.willChange = kinds.join(', ');
        promoted.add(element);
        const animation = element.animate(frames, { fill: 'both', ...timing });
        animation.pause();
        laid.push(animation);
      }
    }
  }

  async function start(): Promise<boolean> {
    const mine = laid;
    laid = [];
    running = mine;
    for (const animation of mine) animation.play();
    // cancelled ones reject: that is how a later play, or leaving the page, ends this one
    const ended = await Promise.allSettled(mine.map((animation) => animation.finished));
    return running === mine && ended.every(({ status }) => status === 'fulfilled');
  }

  return {
    get busy() {
      return running.length > 0;
    },
    lay,
    start,
    play(tracks) {
      clear();
      lay(tracks);
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
      for (const [part, look] of Object.entries(looks) as [Part, Look][]) {
        for (const { style } of parts.get(part) ?? []) {
          if (look.transform !== undefined) style.transform = look.transform;
          if (look.opacity !== undefined) style.opacity = String(look.opacity);
        }
      }
    },
    rest() {
      clear();
      for (const element of [...parts.values()].flat()) {
        element.style.transform = '';
        element.style.opacity = '';
        element.style.visibility = '';
      }
    },
    release() {
      if (running.length > 0 || laid.length > 0) return;
      for (const element of promoted) element.style.willChange = '';
      promoted.clear();
    },
  };
}
