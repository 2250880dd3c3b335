import { letDrag, type Dragging } from './drag.ts';
import { BURST_AT, film } from './film.ts';
import { clamp, PARTS, type Geometry, type Part } from './geometry.ts';
import { petals } from './petals.ts';
import { createPlayer } from './player.ts';
import { dragged, pose } from './pose.ts';
import { turnTracks, type Track } from './track.ts';

export type Stage = {
  readonly busy: boolean;
  /** how far the cover is turned: 0 closed, 1 open */
  readonly progress: number;
  /** Plays the opening; false when it was interrupted. `lead` milliseconds pass before it starts. */
  playFilm(lead: number): Promise<boolean>;
  /** Turns the cover from where it is; `push` is a finger's speed in pixels a millisecond. */
  turn(to: 0 | 1, push?: number): Promise<boolean>;
  /** Puts the edge of the cover, taken hold of at `from`, `dx` pixels further. */
  pull(from: number, dx: number): void;
  /** The film's end, now. */
  finish(): void;
  /** Everything where the style sheet has it: the card open. */
  settle(): void;
  /** Everything where it is with the cover closed. */
  close(): void;
  /** Fades out, lets `change` happen, fades in. */
  fade(change: () => void): Promise<void>;
  /** Holds the film at a moment. For looking at it. */
  hold(at: number): void;
  /** Lets a finger turn the cover. @returns what takes it off again */
  letDrag(card: HTMLElement, on: Dragging): () => void;
  dispose(): void;
};

const PETALS = [
  'var(--accent)',
  'color-mix(in srgb, var(--accent), #fff 45%)',
  'color-mix(in srgb, var(--accent), #000 16%)',
  'var(--env-colour)',
  'color-mix(in srgb, var(--accent), #fff 72%)',
  'color-mix(in srgb, var(--env-shade), var(--accent) 30%)',
];

/** Takes hold of the parts of one opening, as they stand in the page, and moves them. Owns every animation of it. */
export function createStage(root: HTMLElement, petalClass: string): Stage {
  const parts = new Map<Part, HTMLElement>();
  // the envelope is in the page only while it is closed or opening
  function collect(): void {
    parts.clear();
    for (const part of PARTS) {
      const element = root.querySelector<HTMLElement>(`[data-part="${part}"]`);
      if (element) parts.set(part, element);
    }
  }
  collect();
  const stage = needed(root, '[data-stage]');
  const world = needed(root, '[data-world]');
  const burstPlace = needed(root, '[data-burst]');
  const player = createPlayer(parts);
  let geometry = still();
  let progress = 1;
  let cue: Animation | null = null;
  let flying: Animation[] = [];

  function measure(): void {
    const rig = parts.get('rig')!.getBoundingClientRect();
    const cover = parts.get('cover')!;
    const envelope = root.querySelector('[data-envelope]')?.getBoundingClientRect();
    const room = root.getBoundingClientRect();
    const pages = getComputedStyle(stage).getPropertyValue('--opening-pages').trim() === '1' ? 1 : 2;
    const [W, H] = [cover.offsetWidth, cover.offsetHeight];
    geometry = {
      pages,
      W,
      H,
      tail: pages === 1 ? Math.max(0, parts.get('inside')!.offsetHeight - H) : 0,
      E: envelope?.width ?? W,
      EH: envelope?.height ?? H,
      ox: envelope ? envelope.left + envelope.width / 2 - (rig.left + rig.width / 2) : 0,
      oy: envelope ? envelope.top + envelope.height / 2 - (rig.top + H / 2) : 0,
      drop: envelope ? Math.min(innerHeight, room.bottom) - envelope.top + envelope.height * 0.8 : H,
      gutter: rig.left - room.left,
    };
    stage.style.setProperty('--eye', `${Math.round(rig.top + H / 2 - stage.getBoundingClientRect().top)}px`);
  }

  function burst(): void {
    burstPlace.replaceChildren();
    flying = petals(geometry.W < 300 || geometry.pages === 1 ? 18 : 26, geometry.W, geometry.H).map((petal) => {
      const element = document.createElement('i');
      element.className = petalClass;
      element.style.cssText = `width:${petal.size}px;height:${petal.size * (petal.long ? 1.7 : 1.25)}px;background:${PETALS[petal.colour]}`;
      if (petal.long) element.dataset.long = '';
      burstPlace.append(element);
      const animation = element.animate(petal.frames, { fill: 'both', ...petal.timing });
      animation.onfinish = () => element.remove();
      return animation;
    });
  }
  function sweep(): void {
    cue?.cancel();
    cue = null;
    for (const animation of flying) animation.cancel();
    flying = [];
    burstPlace.replaceChildren();
  }

  async function moving(tracks: readonly Track[]): Promise<boolean> {
    root.toggleAttribute('data-moving', true);
    return player.play(tracks);
  }

  const self: Stage = {
    get busy() {
      return player.busy;
    },
    get progress() {
      return progress;
    },
    async playFilm(lead) {
      sweep();
      player.rest();
      collect();
      measure();
      cue = burstPlace.animate(null, { duration: BURST_AT + lead });
      cue.onfinish = burst;
      const ended = await moving(
        film(geometry).map((t) => ({ ...t, timing: { ...t.timing, delay: t.timing.delay + lead } })),
      );
      if (ended) progress = 1;
      return ended;
    },
    async turn(to, push = 0) {
      const from = progress;
      const fresh = from === Math.round(from);
      const duration = fresh ? 900 : clamp(760 * Math.sqrt(Math.abs(to - from)) - Math.abs(push) * 120, 240, 700);
      if (fresh && from === 1) measure();
      const ended = await moving(
        turnTracks(from, to, geometry, {
          delay: 0,
          duration,
          easing: fresh ? 'cubic-bezier(.5,.02,.22,1)' : 'cubic-bezier(.22,.7,.3,1)',
        }),
      );
      if (ended) progress = to;
      return ended;
    },
    pull(from, dx) {
      if (progress === 1) measure();
      root.toggleAttribute('data-moving', true);
      progress = dragged(from, dx, geometry);
      player.show(pose(progress, geometry));
    },
    finish() {
      cue?.cancel();
      cue = null;
      player.finish();
    },
    settle() {
      progress = 1;
      player.rest();
      root.toggleAttribute('data-moving', false);
    },
    close() {
      progress = 0;
      player.rest();
      measure();
      player.show(pose(0, geometry));
      root.toggleAttribute('data-moving', false);
    },
    async fade(change) {
      sweep();
      const frames = (from: number, to: number) =>
        world.animate({ opacity: [from, to] }, { duration: 240, fill: 'both' });
      const out = frames(1, 0);
      await out.finished;
      change();
      const back = frames(0, 1);
      await back.finished;
      out.cancel();
      back.cancel();
    },
    hold(at) {
      cue?.pause();
      player.hold(at);
      if (at < BURST_AT) return;
      burst();
      for (const animation of flying) {
        animation.pause();
        animation.currentTime = at - BURST_AT;
      }
    },
    letDrag: (card, on) => letDrag(card, self, on),
    dispose() {
      sweep();
      player.rest();
    },
  };
  return self;
}

function still(): Geometry {
  return { pages: 2, W: 1, H: 1.4, tail: 0, E: 1, EH: 0.7, ox: 0, oy: 0, drop: 1, gutter: 0 };
}

function needed(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The opening has no ${selector}.`);
  return element;
}
