import type { Hand } from '#shared/letter/hands.ts';
import { addressArt } from '../faces/envelope.ts';
import { HAND_FACES } from '../faces/hands.ts';
import { requireColour, withArt } from './card-pages.ts';

/** An envelope, and what is written on it. */
export type Addressed = {
  /** the envelope without words, as SVG */
  envelope: string;
  to: string;
  from: string;
  hand: Hand;
  /** colours of its words and of its paper */
  ink: string;
  colour: string;
};

/** Draws an envelope with the names that its reader sees on it, in the sender's hand. @throws where a colour is none */
export function drawAddressedEnvelope({ envelope, to, from, hand, ink, colour }: Addressed): string {
  const words = addressArt({
    to: [to],
    from,
    key: HAND_FACES[hand],
    ink: requireColour(ink),
    colour: requireColour(colour),
  });
  return withArt(envelope, words.join(''));
}
