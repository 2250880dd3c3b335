/** `sealed`: the closed envelope; `opening`: the animation plays; `open`: the open card. */
export type OpeningState = 'sealed' | 'opening' | 'open';
/** 0 the front, 1 the inside. */
export type OpeningPage = 0 | 1;
/** What follows the card: not rendered yet, rendered but hidden, or shown. */
export type FollowUp = 'none' | 'rendered' | 'shown';
export type OpeningControls = {
  state: OpeningState;
  page: OpeningPage;
  /** Plays the opening. */
  open: () => void;
  /** Shows the open card without playing the opening. */
  skipToCard: () => void;
  /** Ends the opening where it would have ended. */
  skip: () => void;
  replay: () => void;
  turn: (to: OpeningPage) => void;
};

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
