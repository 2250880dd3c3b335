import { mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import type { FontKey } from '../lettering.ts';
import type { WholeLook } from './default-look.ts';
import { type Area, fitWriting, flow, inkLines, type WrittenLine } from './handwriting.ts';
import { tall, wide } from './lift.ts';
import { handScale } from './hands.ts';
import { beginFace, type FaceSource, foldShadow, page, spotFor } from './stage.ts';
import { faceFor } from './verse-lines.ts';

export type Letter = {
  text: string;
  /** the sender's chosen hand; left out: the family's */
  hand?: FontKey;
  /** #rrggbb; left out: the card's own */
  ink?: string;
  /** what lies on the first leaf: the text flows round it */
  holes?: readonly Area[];
};

const LARGEST = 64;
const SMALLEST = 27;
/** the size of a letter that goes on to another leaf */
const LONG = 30;
const LEFT = 134;
const TOP = 160;
const SIGN = 92;

function areaOf(look: WholeLook, spotHeight: number): Area {
  const foot = look.room.foot ?? 1258;
  return { x: LEFT, y: TOP, w: (look.room.right ?? 872) - LEFT, h: foot - spotHeight - 24 - TOP };
}

type Leaf = { lines: WrittenLine[]; size: number; last: boolean };

/** the letters that were laid out last: a card asks for its own once for their number, and again for each of its leaves */
const laidOut = new Map<string, readonly Leaf[]>();
const KEPT = 16;

/** the letter's lines, leaf by leaf; the first has the holes and room for the closing spot */
function leavesOf(letter: Letter, key: FontKey, look: WholeLook, spotHeight: number): readonly Leaf[] {
  const asked = JSON.stringify([letter.text, key, letter.holes ?? [], look.room.foot, look.room.right, spotHeight]);
  const leaves = laidOut.get(asked) ?? layOut(letter, key, look, spotHeight);
  laidOut.delete(asked);
  laidOut.set(asked, leaves);
  if (laidOut.size > KEPT) laidOut.delete(laidOut.keys().next().value ?? '');
  return leaves;
}

function layOut(letter: Letter, key: FontKey, look: WholeLook, spotHeight: number): Leaf[] {
  const area = areaOf(look, spotHeight);
  const holes = letter.holes ?? [];
  const scale = handScale(key);
  const whole = fitWriting(letter.text, key, area, holes, LARGEST * scale, SMALLEST * scale);
  const floor = area.y + area.h;
  if (whole.bottom <= floor + 1) {
    // a short letter hangs a little lower
    const drop = !holes.length && whole.bottom < area.y + area.h * 0.72 ? Math.round((floor - whole.bottom) * 0.2) : 0;
    return [{ lines: whole.lines.map((l) => ({ ...l, y: l.y + drop })), size: whole.size, last: true }];
  }
  // too much for one leaf: one size throughout; only lines on the first leaf go round what lies there
  const full = { ...area, h: (look.room.foot ?? 1258) - TOP };
  const size = LONG * scale;
  const all = flow(letter.text, key, size, full, holes).lines;
  const leaves: Leaf[] = [];
  const bottom = full.y + full.h;
  let from = 0;
  while (from < all.length) {
    const shift = leaves.length === 0 ? 0 : all[from]!.y - (TOP + size * 0.8);
    let to = from;
    while (to < all.length && all[to]!.y - shift <= bottom) to++;
    const lines = all.slice(from, to).map((l) => ({ ...l, y: l.y - shift }));
    leaves.push({ lines, size, last: to >= all.length });
    from = to;
  }
  return leaves;
}

/** how many leaves the letter takes: 1 for up to about 350 words */
export function leafCount(source: FaceSource, letter: Letter): number {
  const stage = beginFace('letter', source);
  const spot = spotFor(stage);
  return leavesOf(letter, keyOf(letter, source.look), source.look, tall(spot, SIGN)).length;
}

function keyOf(letter: Letter, look: WholeLook): FontKey {
  return faceFor(letter.text, letter.hand ? [letter.hand, ...look.hand] : look.hand);
}

/** The inside's right page: the sender's letter in their own hand. Throws for a leaf that the letter does not have. */
export function letter(source: FaceSource, words: Letter, leaf = 0): Drawing {
  const stage = beginFace('letter', source);
  const { c, k, look } = stage;
  const spot = spotFor(stage);
  page(stage, 'r', spot);
  const high = tall(spot, SIGN);
  const key = keyOf(words, look);
  const leaves = leavesOf(words, key, look, high);
  const here =
    leaves[leaf] ?? (words.text.trim() === '' && leaf === 0 ? { lines: [], size: LARGEST, last: true } : undefined);
  if (!here) throw new Error(`the letter has ${leaves.length} leaves, not ${leaf + 1}`);
  const right = look.room.right ?? 872;
  const foot = look.room.foot ?? 1258;
  const ends = here.lines.at(-1)?.y ?? 0;
  // the spot signs the foot of the last page, when there is room for it
  if (here.last && ends < foot - high - 20) {
    c.add('ornament', spot.at(right - wide(spot, SIGN) / 2, foot - high / 2, SIGN, look.room.lean ?? 0));
  }
  if (here.lines.length) c.add('type', inkLines(c, here.lines, key, here.size, words.ink ?? mix(k.ink, k.acc, 0.12)));
  c.add('texture', c.grain(0.5) + foldShadow(c, 'r', k.stock));
  c.alt = words.text;
  return c;
}
