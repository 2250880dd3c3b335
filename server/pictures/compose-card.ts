import type { CardDocument } from '#cards/document/card-document.ts';
import { loadFamily } from '#cards/families/registry.ts';
import { compose, type ComposeOptions, type Composed, leaves, type Piece } from '#cards/render/compose.ts';
import { readyEngine } from './engine.ts';

/** Draws one piece of a card with the fonts and shapes of this machine. Rejects for a family that is not there. */
export async function composeCard(card: CardDocument, piece: Piece, o: ComposeOptions = {}): Promise<Composed> {
  readyEngine();
  return compose(card, piece, await loadFamily(card.design.family), o);
}

/** How many leaves the card's letter takes. */
export async function countLeaves(card: CardDocument, o: ComposeOptions = {}): Promise<number> {
  readyEngine();
  return leaves(card, await loadFamily(card.design.family), o);
}
