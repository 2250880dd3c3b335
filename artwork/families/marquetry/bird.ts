import { circ, shade } from '#artwork/engine.ts';
import { circD } from '#artwork/materials/outlines.ts';
import { place } from '#artwork/outlines/needlework.ts';
import { kingfisher } from '#artwork/subjects/kingfisher.ts';
import { piece, raysOf, type Inlay } from './inlay.ts';

/** a bird */
export function drawBird(inlay: Inlay) {
  const { WOOD, crown, laid } = inlay;
  raysOf(inlay, 500, 500, 20, ['maple', 'birch'], 0, 0.1);
  piece(inlay, circD(500, 486, 286), 'gold', 30, 0.2, crown);
  piece(inlay, circD(500, 486, 262), 'sky', -30, 0.2, crown);
  const K: Record<string, string> = { branch: 'walnut', leaf: 'green', leaf2: 'moss', tail: 'blue', breast: 'cherry', back: 'blue', cheek: 'cherry',
    throat: 'birch', wing: shade(WOOD.blue!, -0.07), wing2: 'sky', beak: 'wenge', beak2: 'padauk', foot: 'padauk' };
  for (const q of place(kingfisher(), 142, 196, 0.88)) {
    if (q.k === 'eye') laid.art += circ(142 + 338 * 0.88, 196 + 206 * 0.88, 15, `fill="#20120a"`) + circ(142 + 333 * 0.88, 196 + 201 * 0.88, 5, 'fill="#f6e7c8"');
    else piece(inlay, q.d, K[q.k]!, q.ang ?? 0, 0.34);
  }
}
