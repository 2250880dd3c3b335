import { FRONT, lastStop, MESSAGE, pageAt, pagesAt, stopOfPage, viewAt, viewBetween } from '../paging.ts';
import { createBurst, type Burst } from './burst.ts';
import { enableDrag, type DragHandlers } from './drag.ts';
import { clamp, isSameGeometry, type Geometry } from './geometry.ts';
import { createIdleWaiter, frameDrawn, type IdleWaiter } from './idle.ts';
import { measureInView } from './in-view.ts';
import { measureGeometry } from './measure.ts';
import { OpeningParts } from './opening-parts.ts';
import { createOpeningTracks } from './opening-tracks.ts';
import { createPlayer, type Player } from './player.ts';
import { getPose, turnFromDrag } from './pose.ts';
import { createTurnTracks } from './track.ts';

/** How many animations are created at a time. */
const BATCH_SIZE = 6;
/** A picture that is not decoded by then appears while the opening plays. */
const PICTURES_TIMEOUT_MS = 400;

/** A card between a stop and the next one: `part` is 0 at the stop and 1 at the next. */
type Turn = { stop: number; part: number };

/** An opening that is prepared, or being prepared, for the geometry that the page had. */
type Preparation = { idle: IdleWaiter; geometry: Geometry; done: Promise<boolean> };

/** Animates the parts of one opening, as they are in the page. Owns all its animations. */
export class OpeningAnimator {
  readonly #root: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #world: HTMLElement;
  readonly #parts: OpeningParts;
  readonly #burst: Burst;
  readonly #player: Player;
  #geometry: Geometry | null = null;
  /** the page that is read at rest */
  #page = MESSAGE;
  /** where the card is while it moves */
  #way: Turn | null = null;
  #heldAt: number | null = null;
  #preparation: Preparation | null = null;

  constructor(root: HTMLElement, petalClass: string) {
    this.#root = root;
    this.#stage = getRequired(root, '[data-stage]');
    this.#world = getRequired(root, '[data-world]');
    this.#burst = createBurst(getRequired(root, '[data-burst]'), petalClass);
    this.#parts = new OpeningParts(root);
    this.#player = createPlayer(this.#parts.byName);
    this.#measure();
    this.#parts.collect();
  }

  get busy(): boolean {
    return this.#player.busy;
  }

  /** the page that is read, or was when the card began to move */
  get page(): number {
    return this.#page;
  }

  get pageCount(): number {
    return this.#parts.pages.length;
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
    return playing;
  }

  /**
   * Moves the card on to the next stop, or back, from where it is.
   * @param push speed of the pointer that let it go, in pixels per millisecond
   * @returns the page at which it arrived; null where there is none or it was interrupted
   */
  async turn(step: 1 | -1, push = 0): Promise<number | null> {
    const way = this.#way ?? this.#startWay(step);
    const geometry = this.#geometry;
    if (!way || !geometry) return null;
    const { stop, part: from } = way;
    const to = step === 1 ? 1 : 0;
    const { inView, pageCount } = geometry;
    const isAtRest = from === Math.round(from);
    const longest = isMoveAlongSpread(stop, geometry) ? 460 : 900;
    const timing = isAtRest
      ? { delay: 0, duration: longest, easing: 'cubic-bezier(.5,.02,.22,1)' }
      : {
          delay: 0,
          duration: clamp(0.84 * longest * Math.sqrt(Math.abs(to - from)) - Math.abs(push) * 120, 200, 700),
          easing: 'cubic-bezier(.22,.7,.3,1)',
        };
    const viewOf = (part: number) => viewBetween(stop, from + (to - from) * part, inView);
    const hasEnded = await this.#player.play(createTurnTracks(viewOf, geometry, timing));
    return hasEnded ? pageAt(stop + to, inView, pageCount) : null;
  }

  /** Moves the card by a pointer, which is `dx` pixels from where it took hold. @returns false where it does not move in that direction */
  pull(step: 1 | -1, dx: number): boolean {
    const way = this.#way ?? this.#startWay(step);
    const geometry = this.#geometry;
    if (!way || !geometry) return false;
    this.#root.toggleAttribute('data-dragging', true);
    const from = step === 1 ? 0 : 1;
    const { stop } = way;
    way.part = isMoveAlongSpread(stop, geometry)
      ? clamp(from - dx / geometry.W)
      : turnFromDrag(from, dx, viewBetween(stop, 0, geometry.inView).sheet === 0, geometry);
    this.#player.show(getPose(viewBetween(stop, way.part, geometry.inView), geometry));
    return true;
  }

  /** how far a pulled card has moved towards the next stop, or back: 0 to 1 */
  pulledBy(step: 1 | -1): number {
    const part = this.#way?.part ?? 0;
    return step === 1 ? part : 1 - part;
  }

  /** The step to a page that can be seen beside the one that is read; null for that one itself. */
  stepTo(target: Element): 1 | -1 | null {
    const page = this.#parts.pages.findIndex((element) => element.contains(target));
    if (this.#page === FRONT) return 1;
    if (page === -1 || this.#geometry?.inView !== 1 || page === this.#page) return null;
    return page > this.#page ? 1 : -1;
  }

  /** Ends the opening at once. */
  finish(): void {
    this.#burst.remove();
    this.#player.finish();
  }

  /** The card at rest at a page. Open at the message, everything is as in the style sheet. */
  rest(page: number): void {
    this.#page = page;
    this.#way = null;
    this.#burst.remove();
    this.#preparation = null;
    this.#heldAt = null;
    this.#player.reset();
    for (const name of ['data-prepared', 'data-moving', 'data-dragging']) this.#root.toggleAttribute(name, false);
    this.#parts.showPages(null);
    const inView = measureInView(this.#root);
    if (stopOfPage(page, inView) !== stopOfPage(MESSAGE, inView)) this.#restAt(stopOfPage(page, inView));
    void this.#releaseLayers();
  }

  #restAt(stop: number): void {
    const geometry = this.#measure();
    const pose = getPose(viewAt(stop, geometry.inView), geometry);
    this.#parts.showPages(pagesAt(stop, geometry.inView));
    this.#parts.assignPages(0);
    // Of an open card the style sheet says everything but which pages it is open at, and which of them is in view.
    this.#player.show(stop === 0 ? pose : { book: pose.book ?? {} });
  }

  /** Fades out, calls `change`, fades in. */
  async fade(change: () => void): Promise<void> {
    if (this.#preparation) this.#discard();
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

  /** Lets a pointer turn the pages. @returns a function that disables it again */
  enableDrag(card: HTMLElement, handlers: DragHandlers): () => void {
    return enableDrag(card, this, handlers);
  }

  dispose(): void {
    this.#discard();
    this.#player.releaseLayers();
  }

  /** Takes hold of the card at rest, to move it to the next stop or back. */
  #startWay(step: 1 | -1): Turn | null {
    const geometry = this.#measure();
    const { inView, pageCount } = geometry;
    const at = stopOfPage(this.#page, inView);
    const stop = step === 1 ? at : at - 1;
    if (stop < 0 || stop >= lastStop(pageCount, inView)) return null;
    this.#way = { stop, part: step === 1 ? 0 : 1 };
    const { sheet } = viewBetween(stop, 0, inView);
    this.#player.reset();
    this.#parts.assignPages(sheet);
    this.#parts.showPages(
      isMoveAlongSpread(stop, geometry)
        ? pagesAt(stop, inView)
        : [sheet * 2 - 1, sheet * 2, sheet * 2 + 1, sheet * 2 + 2],
    );
    this.#root.toggleAttribute('data-moving', true);
    return this.#way;
  }

  #measure(): Geometry {
    this.#geometry = measureGeometry(this.#root, this.#parts.findPages());
    this.#stage.style.setProperty('--eye', `${this.#geometry.eye}px`);
    return this.#geometry;
  }

  /** Prepares the opening for the page as it is now, instead of an earlier preparation. */
  #startPreparing(): Preparation {
    this.#discard();
    const geometry = this.#measure();
    this.#parts.collect();
    const preparation: Preparation = {
      idle: createIdleWaiter(),
      geometry,
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
    this.#parts.byName.get('env')?.[0]?.style.setProperty('visibility', 'visible');
    this.#root.toggleAttribute('data-prepared', true);
    await Promise.race([
      decodePictures(this.#root),
      new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT_MS)),
    ]);
    return isCurrent();
  }

  #discard(): void {
    this.#preparation = null;
    this.#way = null;
    this.#parts.showPages(null);
    this.#root.toggleAttribute('data-prepared', false);
    this.#burst.remove();
    this.#player.reset();
  }

  /** Once nothing moves and the page is idle: drawing everything on one layer again takes some time. */
  async #releaseLayers(): Promise<void> {
    await createIdleWaiter().wait();
    this.#player.releaseLayers();
  }
}

/** Whether a narrow view moves from the left page of a spread to its right one: no sheet is turned. */
function isMoveAlongSpread(stop: number, { inView }: Geometry): boolean {
  return inView === 1 && stop % 2 === 1;
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
