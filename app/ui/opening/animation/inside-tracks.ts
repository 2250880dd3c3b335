import { viewBetween, type PagesInView, type View } from '../paging.ts';
import { easeAt, type Bezier } from './easing.ts';
import type { Geometry } from './geometry.ts';
import { createTurnTracks, type Track } from './track.ts';

/**
 * How long the last steps of an opening last, in milliseconds: the cover turns; and on a narrow screen, which has moved with it, the verse on its back
 * stays in view until it has been read, and the card moves on to the message.
 */
export const INSIDE_MS = { turn: 980, verse: 1100, across: 700 } as const;

const TURN: Bezier = [0.5, 0.02, 0.22, 1];
const ACROSS: Bezier = [0.45, 0, 0.25, 1];
/** Milliseconds between two samples. */
const STEP_MS = 24;

/** How long it takes from the closed card to the message, in milliseconds. */
export function getInsideDuration(inView: PagesInView): number {
  const { turn, verse, across } = INSIDE_MS;
  return inView === 1 ? turn + verse + across : turn;
}

/** A card on its way to its message. @param ms since its cover began to turn */
export function insideViewAt(ms: number, inView: PagesInView): View {
  const { turn, verse, across } = INSIDE_MS;
  if (inView === 2 || ms <= turn) return viewBetween(0, easeAt(TURN, ms / turn), inView);
  return viewBetween(1, easeAt(ACROSS, (ms - turn - verse) / across), inView);
}

/** From the closed card to the message. @param delay when its cover begins to turn, in milliseconds */
export function createInsideTracks(delay: number, g: Geometry): Track[] {
  const duration = getInsideDuration(g.inView);
  return createTurnTracks(
    (part) => insideViewAt(part * duration, g.inView),
    g,
    { delay, duration, easing: 'linear' },
    Math.ceil(duration / STEP_MS),
  );
}
