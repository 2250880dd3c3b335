import type { LaidLetter, LetterArea } from '#shared/letter/letter.ts';
import { mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import type { Hole } from '../letter/holes.ts';
import { endOfPage, inkPage } from '../letter/ink-lines.ts';
import { layOutLetter } from '../letter/lay-out-letter.ts';
import type { FontKey } from '../lettering.ts';
import type { WholeLook } from './default-look.ts';
import { handScale } from './hands.ts';
import { tall, wide } from './lift.ts';
import { beginFace, type FaceSource, foldShadow, page, spotFor } from './stage.ts';
import { faceFor } from './verse-lines.ts';

export type Letter = {
  text: string;
  /** the name under it; null where nobody signs */
  signature: string | null;
  /** the sender's chosen hand; left out: the family's */
  hand?: FontKey;
  /** #rrggbb; left out: the card's own */
  ink?: string;
  /** where its lines begin, as its writer saw them */
  breaks?: readonly number[];
  /** what lies on the first page: the text flows round it */
  holes?: readonly Hole[];
};

const LEFT = 134;
const TOP = 160;
/** The size of the ornament that signs the foot of a page. */
const SIGN = 92;
/** The room of a page, where its family does not say otherwise. */
const RIGHT = 872;
const FOOT = 1258;

/** Where the letter stands on each page: above the ornament, which every page has. */
function areaOf({ room }: WholeLook, ornament: number): LetterArea {
  const foot = room.foot ?? FOOT;
  return { left: LEFT, top: TOP, width: (room.right ?? RIGHT) - LEFT, height: Math.floor(foot - ornament - 24 - TOP) };
}

/** The letters that were laid out last: a card asks for its own once for its lines, and again for each of its pages. */
const laidOut = new Map<string, LaidLetter>();
const KEPT = 16;

function lay(letter: Letter, hand: FontKey, look: WholeLook, ornament: number): LaidLetter {
  const { text, signature, breaks, holes = [] } = letter;
  const area = areaOf(look, ornament);
  const asked = JSON.stringify([text, signature, breaks, hand, holes, area]);
  const known = laidOut.get(asked);
  const laid = known ?? layOutLetter({ text, signature, hand, scale: handScale(hand), breaks }, area, holes);
  laidOut.delete(asked);
  laidOut.set(asked, laid);
  if (laidOut.size > KEPT) laidOut.delete(laidOut.keys().next().value ?? '');
  return laid;
}

/** The hand that was chosen writes what it can, and others the rest; a card that has no hand takes one that writes all of it. */
function handOf(letter: Letter, look: WholeLook): FontKey {
  return letter.hand ?? faceFor(letter.text, look.hand);
}

/** The lines of a card's letter, page by page. */
export function layOut(source: FaceSource, letter: Letter): LaidLetter {
  const ornament = tall(spotFor(beginFace('letter', source)), SIGN);
  return lay(letter, handOf(letter, source.look), source.look, ornament);
}

/** The inside's right page: the sender's letter in their own hand. @param leaf from 0. @throws for a page that the letter does not have */
export function letter(source: FaceSource, words: Letter, leaf = 0): Drawing {
  const stage = beginFace('letter', source);
  const { c, k, look } = stage;
  const spot = spotFor(stage);
  page(stage, 'r', spot);
  const high = tall(spot, SIGN);
  const hand = handOf(words, look);
  const { pages, size, area } = lay(words, hand, look, high);
  const lines = pages[leaf];
  if (!lines) throw new Error(`the letter has ${pages.length} leaves, not ${leaf + 1}`);
  const written = { lines, size, area, isOnly: pages.length === 1 };
  const foot = look.room.foot ?? FOOT;
  // A line that is lower than the ornament's top has none beside it.
  if (endOfPage(written, hand) < foot - high - 20)
    c.add(
      'ornament',
      spot.at((look.room.right ?? RIGHT) - wide(spot, SIGN) / 2, foot - high / 2, SIGN, look.room.lean ?? 0),
    );
  if (lines.length > 0) c.add('type', inkPage(c, written, hand, words.ink ?? mix(k.ink, k.acc, 0.12)));
  c.add('texture', c.grain(0.5) + foldShadow(c, 'r', k.stock));
  c.alt = words.text;
  return c;
}
