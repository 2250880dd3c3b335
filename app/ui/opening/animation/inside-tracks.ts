import { viewBetween, type View } from '../paging.ts';
import { easeAt, type Bezier } from './easing.ts';
import type { Geometry } from './geometry.ts';
import { createTurnTracks, type Track } from './track.ts';

/**
 * How long the last steps of an opening last, in milliseconds: the cover turns; and on a narrow screen, which has moved with it, the verse on its back
 * stays in view (`verseDuration`), and the card moves on to the message.
 */
export const INSIDE_MS = { turn: 980, across: 700 } as const;

const VERSE_MS = { least: 1100, perCharacter: 20, most: 4000 } as const;
/** How long a verse of so many characters stays in view, in milliseconds: a long one is begun with, and a press goes back to it. */
export function verseDuration(characters: number): number {
  return Math.min(VERSE_MS.most, Math.max(VERSE_MS.least, characters * VERSE_MS.perCharacter));
}

type Inside = Pick<Geometry, 'inView' | 'verseMs'>;

const TURN: Bezier = [0.5, 0.02, 0.22, 1];
const ACROSS: Bezier = [0.45, 0, 0.25, 1];
/** Milliseconds between two samples. */
const STEP_MS = 24;

/** How long it takes from the closed card to the message, in milliseconds. */
export function getInsideDuration({ inView, verseMs }: Inside): number {
  const { turn, across } = INSIDE_MS;
  return inView === 1 ? turn + verseMs + across : turn;
}

/** A card on its way to its message. @param ms since its cover began to turn */
export function insideViewAt(ms: number, { inView, verseMs }: Inside): View {
  const { turn, across } = INSIDE_MS;
  if (inView === 2 || ms <= turn) return viewBetween(0, easeAt(TURN, ms / turn), inView);
  return viewBetween(1, easeAt(ACROSS, (ms - turn - verseMs) / across), inView);
}

/** From the closed card to the message. @param delay when its cover begins to turn, in milliseconds */
export function createInsideTracks(delay: number, g: Geometry): Track[] {
  const duration = getInsideDuration(g);
  return createTurnTracks(
    (part) => insideViewAt(part * duration, g),
    g,
    { delay, duration, easing: 'linear' },
    Math.ceil(duration / STEP_MS),
  );
}
