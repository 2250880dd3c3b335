import { createBurst } from './burst.ts';
import { letDrag, type Dragging } from './drag.ts';
import { film } from './film.ts';
import { clamp, PARTS, type Geometry, type Part } from './geometry.ts';
import { measure } from './measure.ts';
import { createPace, frameDrawn, type Pace } from './pace.ts';
import { createPlayer } from './player.ts';
import { dragged, pose } from './pose.ts';
import { turnTracks } from './track.ts';

export type Stage = {
  readonly busy: boolean;
  /** how far the cover is turned: 0 closed, 1 open */
  readonly progress: number;
  /** Makes all that the opening needs, in idle time: what moves is drawn on its layer, and a press only has to start it. */
  prepare(): Promise<void>;
  /** The closed page has another size: what was prepared no longer fits. */
  forget(): void;
  /** Plays the opening, `lead` milliseconds from now or when it is prepared; false when it was interrupted. */
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

/** How many animations are made at a time. */
const HANDFUL = 6;
/** A picture that is not there by then comes while the film plays. */
const PICTURES_MS = 400;

/** Takes hold of the parts of one opening, as they stand in the page, and moves them. Owns every animation of it. */
export function createStage(root: HTMLElement, petalClass: string): Stage {
  const parts = new Map<Part, HTMLElement[]>();
  // the envelope is in the page only while it is closed or opening
  function collect(): void {
    parts.clear();
    for (const part of PARTS) parts.set(part, [...root.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)]);
  }
  collect();
  const stage = needed(root, '[data-stage]');
  const world = needed(root, '[data-world]');
  const burst = createBurst(needed(root, '[data-burst]'), petalClass);
  const player = createPlayer(parts);
  let geometry: Geometry | null = null;
  let progress = 1;
  let held: number | null = null;
  /** the film that is laid, or being laid: another takes its place */
  let laying: { pace: Pace; done: Promise<boolean>; fits: Geometry } | null = null;

  function look(): Geometry {
    geometry = measure(root, stage);
    stage.style.setProperty('--eye', `${geometry.eye}px`);
    return geometry;
  }

  function drop(): void {
    laying = null;
    root.toggleAttribute('data-prepared', false);
    burst.sweep();
    player.rest();
  }

  /** When nothing moves any more, and there is time: drawing all as one again takes some. */
  async function giveBack(): Promise<void> {
    await burst.over();
    await createPace().breath();
    player.release();
  }

  function still(): void {
    for (const name of ['data-prepared', 'data-moving', 'data-dragging']) root.toggleAttribute(name, false);
  }

  /** Lays the film that fits the page as it is now. */
  function layFilm(): NonNullable<typeof laying> {
    drop();
    collect();
    const fits = look();
    const pace = createPace();
    const mine = { pace, fits, done: Promise.resolve(false) };
    const isMine = () => laying === mine;
    const lay = async () => {
      await pace.breath();
      const tracks = film(fits);
      for (let i = 0; i < tracks.length && isMine(); i += HANDFUL) {
        player.lay(tracks.slice(i, i + HANDFUL));
        await pace.breath();
      }
      if (!isMine()) return false;
      burst.lay(fits);
      await pace.breath();
      if (!isMine()) return false;
      // both wait below the room now
      parts.get('env')?.[0]?.style.setProperty('visibility', 'visible');
      root.toggleAttribute('data-prepared', true);
      await Promise.race([pictures(root), new Promise((resolve) => setTimeout(resolve, PICTURES_MS))]);
      return isMine();
    };
    laying = mine;
    mine.done = lay();
    return mine;
  }

  const self: Stage = {
    get busy() {
      return player.busy;
    },
    get progress() {
      return progress;
    },
    async prepare() {
      await document.fonts.ready;
      if (player.busy || laying) return;
      await layFilm().done;
      await frameDrawn();
    },
    forget() {
      if (!player.busy) drop();
    },
    async playFilm(lead) {
      // what was prepared for a page that has changed since is of no use
      let mine = laying && isSame(laying.fits, look()) ? laying : layFilm();
      const led = new Promise((resolve) => setTimeout(resolve, lead));
      for (;;) {
        mine.pace.hurry();
        await mine.done;
        await led;
        await frameDrawn();
        if (laying !== mine) return false;
        // a scroll bar may have come or gone meanwhile
        if (isSame(mine.fits, look())) break;
        mine = layFilm();
      }
      laying = null;
      root.toggleAttribute('data-moving', true);
      burst.fly();
      const playing = player.start();
      if (held !== null) self.hold(held);
      const ended = await playing;
      if (ended) progress = 1;
      return ended;
    },
    async turn(to, push = 0) {
      const from = progress;
      const fresh = from === Math.round(from);
      const duration = fresh ? 900 : clamp(760 * Math.sqrt(Math.abs(to - from)) - Math.abs(push) * 120, 240, 700);
      const g = geometry && !(fresh && from === 1) ? geometry : look();
      root.toggleAttribute('data-moving', true);
      const easing = fresh ? 'cubic-bezier(.5,.02,.22,1)' : 'cubic-bezier(.22,.7,.3,1)';
      const ended = await player.play(turnTracks(from, to, g, { delay: 0, duration, easing }));
      if (ended) progress = to;
      return ended;
    },
    pull(from, dx) {
      const g = geometry && progress !== 1 ? geometry : look();
      root.toggleAttribute('data-moving', true);
      root.toggleAttribute('data-dragging', true);
      progress = dragged(from, dx, g);
      player.show(pose(progress, g));
    },
    finish() {
      burst.cutShort();
      player.finish();
    },
    settle() {
      progress = 1;
      // petals of a film that was never played; those of one that was fall on
      if (laying) burst.sweep();
      laying = null;
      held = null;
      player.rest();
      still();
      void giveBack();
    },
    close() {
      progress = 0;
      player.rest();
      player.show(pose(0, look()));
      still();
    },
    async fade(change) {
      drop();
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
      held = at;
      player.hold(at);
      burst.hold(at);
    },
    letDrag: (card, on) => letDrag(card, self, on),
    dispose() {
      drop();
      player.release();
    },
  };
  return self;
}

function isSame(a: Geometry, b: Geometry): boolean {
  return (Object.keys(a) as (keyof Geometry)[]).every((key) => a[key] === b[key]);
}

/** When every picture of an opening can be drawn at once. One that is broken is not waited for. */
async function pictures(root: HTMLElement): Promise<void> {
  await Promise.allSettled([...root.querySelectorAll<HTMLImageElement>('img')].map((image) => image.decode()));
}

function needed(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The opening has no ${selector}.`);
  return element;
}
