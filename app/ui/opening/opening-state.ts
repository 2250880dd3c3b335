/** `sealed`: the closed envelope; `opening`: the animation plays; `open`: the open card. */
export type OpeningState = 'sealed' | 'opening' | 'open';
/** What follows the card: not rendered yet, rendered but hidden, or shown. */
export type FollowUp = 'none' | 'rendered' | 'shown';
export type OpeningControls = {
  state: OpeningState;
  /** the page that is read, in reading order (`paging.ts`); in a spread the right one */
  page: number;
  /** Plays the opening. */
  open: () => void;
  /** Shows the open card without playing the opening. */
  skipToCard: () => void;
  /** Ends the opening where it would have ended. */
  skip: () => void;
  replay: () => void;
  /** Turns to the next page, or back. @returns false where there is none */
  turn: (step: 1 | -1) => boolean;
};

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
