import { createBurst, type Burst } from './burst.ts';
import { enableDrag, type DragHandlers } from './drag.ts';
import { clamp, isSameGeometry, PARTS, type Geometry, type Part } from './geometry.ts';
import { createIdleWaiter, frameDrawn, type IdleWaiter } from './idle.ts';
import { measureGeometry } from './measure.ts';
import { createOpeningTracks } from './opening-tracks.ts';
import { createPlayer, type Player } from './player.ts';
import { getPose, progressAfterDrag } from './pose.ts';
import { createTurnTracks } from './track.ts';

/** How many animations are created at a time. */
const BATCH_SIZE = 6;
/** A picture that is not decoded by then appears while the opening plays. */
const PICTURES_TIMEOUT_MS = 400;

/** An opening that is prepared, or being prepared, for the geometry that the page had. */
type Preparation = { idle: IdleWaiter; geometry: Geometry; done: Promise<boolean> };

/** Animates the parts of one opening, as they are in the page. Owns all its animations. */
export class Stage {
  readonly #root: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #world: HTMLElement;
  readonly #parts = new Map<Part, HTMLElement[]>();
  readonly #burst: Burst;
  readonly #player: Player;
  #geometry: Geometry | null = null;
  #progress = 1;
  #heldAt: number | null = null;
  #preparation: Preparation | null = null;

  constructor(root: HTMLElement, petalClass: string) {
    this.#root = root;
    this.#stage = getRequired(root, '[data-stage]');
    this.#world = getRequired(root, '[data-world]');
    this.#burst = createBurst(getRequired(root, '[data-burst]'), petalClass);
    this.#player = createPlayer(this.#parts);
    this.#collectParts();
  }

  get busy(): boolean {
    return this.#player.busy;
  }

  /** how far the cover is turned: 0 closed, 1 open */
  get progress(): number {
    return this.#progress;
  }

  /** Creates everything that the opening needs, in idle time: its parts are drawn on their layers, and a press only has to start it. */
  async prepare(): Promise<void> {
    await document.fonts.ready;
    if (this.busy || this.#preparation) return;
    await this.#startPreparing().done;
    await frameDrawn();
  }

  /** Discards what was prepared: the page has another size now. */
  discardPrepared(): void {
    if (!this.busy) this.#discard();
  }

  /** Plays the opening after a delay in milliseconds, or when it is prepared. @returns false when it was interrupted */
  async playOpening(delay: number): Promise<boolean> {
    const isPrepared = this.#preparation && isSameGeometry(this.#preparation.geometry, this.#measure());
    let preparation = isPrepared && this.#preparation ? this.#preparation : this.#startPreparing();
    const delayed = new Promise((resolve) => setTimeout(resolve, delay));
    for (;;) {
      preparation.idle.hurry();
      await preparation.done;
      await delayed;
      await frameDrawn();
      if (this.#preparation !== preparation) return false;
      // A scroll bar may have appeared or disappeared in the meantime.
      if (isSameGeometry(preparation.geometry, this.#measure())) break;
      preparation = this.#startPreparing();
    }
    this.#preparation = null;
    this.#root.toggleAttribute('data-moving', true);
    this.#burst.start();
    const playing = this.#player.start();
    if (this.#heldAt !== null) this.hold(this.#heldAt);
    const hasEnded = await playing;
    if (hasEnded) this.#progress = 1;
    return hasEnded;
  }

  /** Turns the cover from where it is. @param push speed of the pointer that let it go, in pixels per millisecond */
  async turn(to: 0 | 1, push = 0): Promise<boolean> {
    const from = this.#progress;
    const isAtRest = from === Math.round(from);
    const duration = isAtRest ? 900 : clamp(760 * Math.sqrt(Math.abs(to - from)) - Math.abs(push) * 120, 240, 700);
    const easing = isAtRest ? 'cubic-bezier(.5,.02,.22,1)' : 'cubic-bezier(.22,.7,.3,1)';
    const isOpenAtRest = isAtRest && from === 1;
    const geometry = this.#geometry && !isOpenAtRest ? this.#geometry : this.#measure();
    this.#root.toggleAttribute('data-moving', true);
    const hasEnded = await this.#player.play(createTurnTracks(from, to, geometry, { delay: 0, duration, easing }));
    if (hasEnded) this.#progress = to;
    return hasEnded;
  }

  /** Moves the edge of the cover by `dx` pixels from where it was at the progress `from`. */
  pull(from: number, dx: number): void {
    const geometry = this.#geometry && this.#progress !== 1 ? this.#geometry : this.#measure();
    this.#root.toggleAttribute('data-moving', true);
    this.#root.toggleAttribute('data-dragging', true);
    this.#progress = progressAfterDrag(from, dx, geometry);
    this.#player.show(getPose(this.#progress, geometry));
  }

  /** Ends the opening at once. */
  finish(): void {
    this.#burst.cancelPending();
    this.#player.finish();
  }

  /** The card at rest, open: everything as in the style sheet. */
  settle(): void {
    this.#progress = 1;
    // Removes the petals of an opening that was never played. Those of one that was keep falling.
    if (this.#preparation) this.#burst.remove();
    this.#preparation = null;
    this.#heldAt = null;
    this.#player.reset();
    this.#clearAttributes();
    void this.#releaseLayers();
  }

  /** The card at rest, closed. */
  close(): void {
    this.#progress = 0;
    this.#player.reset();
    this.#player.show(getPose(0, this.#measure()));
    this.#clearAttributes();
  }

  /** Fades out, calls `change`, fades in. */
  async fade(change: () => void): Promise<void> {
    this.#discard();
    const animate = (from: number, to: number) =>
      this.#world.animate({ opacity: [from, to] }, { duration: 240, fill: 'both' });
    const fadeOut = animate(1, 0);
    await fadeOut.finished;
    change();
    const fadeIn = animate(0, 1);
    await fadeIn.finished;
    fadeOut.cancel();
    fadeIn.cancel();
  }

  /** Holds the opening at a moment, to inspect it. */
  hold(at: number): void {
    this.#heldAt = at;
    this.#player.hold(at);
    this.#burst.hold(at);
  }

  /** Lets a pointer turn the cover. @returns a function that disables it again */
  enableDrag(card: HTMLElement, handlers: DragHandlers): () => void {
    return enableDrag(card, this, handlers);
  }

  dispose(): void {
    this.#discard();
    this.#player.releaseLayers();
  }

  /** Finds the parts again: the envelope is in the page only while it is closed or opening. */
  #collectParts(): void {
    this.#parts.clear();
    for (const part of PARTS)
      this.#parts.set(part, [...this.#root.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)]);
  }

  #measure(): Geometry {
    this.#geometry = measureGeometry(this.#root, this.#stage);
    this.#stage.style.setProperty('--eye', `${this.#geometry.eye}px`);
    return this.#geometry;
  }

  /** Prepares the opening for the page as it is now, instead of an earlier preparation. */
  #startPreparing(): Preparation {
    this.#discard();
    this.#collectParts();
    const preparation: Preparation = {
      idle: createIdleWaiter(),
      geometry: this.#measure(),
      done: Promise.resolve(false),
    };
    this.#preparation = preparation;
    preparation.done = this.#prepareParts(preparation);
    return preparation;
  }

  /** @returns false when another preparation took over */
  async #prepareParts(preparation: Preparation): Promise<boolean> {
    const { idle, geometry } = preparation;
    const isCurrent = () => this.#preparation === preparation;
    await idle.wait();
    const tracks = createOpeningTracks(geometry);
    for (let i = 0; i < tracks.length && isCurrent(); i += BATCH_SIZE) {
      this.#player.prepare(tracks.slice(i, i + BATCH_SIZE));
      await idle.wait();
    }
    if (!isCurrent()) return false;
    this.#burst.prepare(geometry);
    await idle.wait();
    if (!isCurrent()) return false;
    // The back of the envelope and the card wait below the visible area now.
    this.#parts.get('env')?.[0]?.style.setProperty('visibility', 'visible');
    this.#root.toggleAttribute('data-prepared', true);
    await Promise.race([
      decodePictures(this.#root),
      new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT_MS)),
    ]);
    return isCurrent();
  }

  #discard(): void {
    this.#preparation = null;
    this.#root.toggleAttribute('data-prepared', false);
    this.#burst.remove();
    this.#player.reset();
  }

  #clearAttributes(): void {
    for (const name of ['data-prepared', 'data-moving', 'data-dragging']) this.#root.toggleAttribute(name, false);
  }

  /** Once nothing moves and the page is idle: drawing everything on one layer again takes some time. */
  async #releaseLayers(): Promise<void> {
    await this.#burst.finished();
    await createIdleWaiter().wait();
    this.#player.releaseLayers();
  }
}

/** Decodes all pictures of an opening. A broken one is not waited for. */
async function decodePictures(root: HTMLElement): Promise<void> {
  await Promise.allSettled([...root.querySelectorAll<HTMLImageElement>('img')].map((image) => image.decode()));
}

function getRequired(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The opening has no ${selector}.`);
  return element;
}
