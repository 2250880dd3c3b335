import * as harfbuzz from 'harfbuzzjs';
import { faceOf, fontBytes, type FontKey, holds, isClinging, plainKey } from '../typeface.ts';

/**
 * The width of handwriting, as a browser measures it: shaped by HarfBuzz, which browsers use too. (The library that draws lettering
 * differs by up to five per cent in hands with contextual alternates.)
 */
type Face = { font: harfbuzz.Font; unitsPerEm: number };

/** Writes Hebrew in every hand, a little smaller, as app/ui/styles/fonts.css says. */
const HEBREW = { key: 'gveret-levin:400', scale: 0.94 };
/** Fonts that come with the pages of the product, besides the hands. A browser takes its own for other scripts. */
const OF_THE_PAGES = new Set([HEBREW.key, 'noto-naskh-arabic:400']);
const KEPT = 20_000;

const faces = new Map<FontKey, Face>();
const widths = new Map<string, number>();
let buffer: harfbuzz.Buffer | undefined;

function openFace(key: FontKey): Face {
  let face = faces.get(key);
  if (face === undefined) {
    const opened = new harfbuzz.Face(new harfbuzz.Blob(fontBytes(key)));
    faces.set(key, (face = { font: new harfbuzz.Font(opened), unitsPerEm: opened.upem }));
  }
  return face;
}

/** The face that a browser writes a character in. */
function writingFaceOf(hand: FontKey, character: string): FontKey {
  if (holds(hand, character)) return hand;
  if (holds(HEBREW.key, character)) return HEBREW.key;
  return faceOf(hand, character) ?? hand;
}

/** A text cut by the face that writes it. A space belongs to the hand, a mark to the letter before it. */
function byFace(text: string, hand: FontKey): [FontKey, string][] {
  const pieces: [FontKey, string][] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const face = last && isClinging(character) ? last[0] : writingFaceOf(hand, character);
    if (last?.[0] === face) last[1] += character;
    else pieces.push([face, character]);
  }
  return pieces;
}

function advanceOf(text: string, { font, unitsPerEm }: Face): number {
  buffer ??= new harfbuzz.Buffer();
  buffer.clearContents();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm;
}

/** The width of a line in a hand, in font sizes. */
export function handWidth(text: string, hand: FontKey): number {
  const key = plainKey(hand);
  const asked = `${key}|${text}`;
  let width = widths.get(asked);
  if (width === undefined) {
    width = byFace(text, key).reduce(
      (sum, [face, piece]) => sum + advanceOf(piece, openFace(face)) * (face === HEBREW.key ? HEBREW.scale : 1),
      0,
    );
    if (widths.size >= KEPT) widths.clear();
    widths.set(asked, width);
  }
  return width;
}

/** Whether every browser writes a text in the same fonts: those of its hand and of the product's pages. */
export function isInOwnFonts(text: string, hand: FontKey): boolean {
  const key = plainKey(hand);
  return byFace(text, key).every(([face]) => face === key || OF_THE_PAGES.has(face));
}
