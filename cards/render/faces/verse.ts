import type { VerseLine } from '#shared/letter/verse.ts';
import type { Drawing } from '../drawing.ts';
import { at, type Run, set } from '../lettering.ts';
import { g, path } from '../svg.ts';
import type { WholeLook } from './default-look.ts';
import { tall, wide } from './lift.ts';
import type { Spot } from './look.ts';
import { beginFace, type FaceSource, foldShadow, page, spotFor } from './stage.ts';
import { fitOf, type VerseFit } from './verse-fit.ts';
import { faceFor, LEAST, verseLines } from './verse-lines.ts';

/** where the verse's page begins, and as far below its middle it ends: what a family prints at the rim is outside */
const TOP = 140;
/** a little above the middle of the leaf */
const MIDDLE = 670;
const HEIGHT = 2 * (MIDDLE - TOP);
/** how far letters and ornament may reach from the verse's axis */
const REACH = 400;
/** an ornament that would be smaller than this share of its size is left out */
const SMALLEST_ORNAMENT = 0.45;
/** what a closing ornament takes */
const LINK = 70;

/** from one baseline to the next, in sizes; gaps count as the lines that they are as high as */
const leadOf = (lines: number) => (lines > 8 ? 1.3 : lines > 3 ? 1.42 : 1.34);

type Arrangement = {
  runs: Run[];
  /** the axis */
  cx: number;
  /** the first baseline, and how far below it each is */
  y: number;
  offsets: number[];
  /** how many empty lines stand before each */
  gaps: number[];
  /** in the lines of its author, and in letters that can be read */
  isAsWritten: boolean;
  /** left out where the words need its room */
  ornament: { size: number; top: number; high: number } | null;
};

/** the apparent height of the first line over its baseline */
function riseOf(run: Run | undefined): number {
  return run ? run.xh * 0.5 + run.cap * 0.5 : 0;
}

/** the gap between ornament and words: so much, and such a share of the ornament's size */
function gapUnder(look: WholeLook): [base: number, share: number] {
  if (look.under) return [96, 0];
  return look.behind ? [70, 0.5] : [90, 0];
}

/** how wide its lines may be */
const widthOf = (look: WholeLook) => look.room.w ?? 680;

/** how far what lies behind an ornament reaches over it, as a share of its size */
const behindOver = (look: WholeLook) => (look.behind ? 0.4 : 0);

/** The ornament's size over so many lines: its own, or what the words leave of the page; 0 where that is too little. */
function ornamentSize(look: WholeLook, spot: Spot, lines: number, room: number): number {
  // without words the ornament has the page to itself
  const wanted = look.size * (lines === 0 ? 1.5 : lines > 4 ? 0.86 : 1);
  const [base, share] = lines === 0 ? [0, 0] : gapUnder(look);
  const highest = (room - base) / (tall(spot, 1) + share + behindOver(look));
  const size = Math.min(wanted, highest, (2 * REACH) / wide(spot, 1));
  return size < wanted * SMALLEST_ORNAMENT ? 0 : size;
}

function arrange(look: WholeLook, spot: Spot, text: string): Arrangement {
  const key = faceFor(text, look.faces);
  const sample = set('x', key, 1);
  const holds = (size: number) => 1 + (HEIGHT / size - riseOf(sample)) / leadOf(Infinity);
  const { lines, rows, gaps, size, isAsWritten } = verseLines(text, key, widthOf(look), holds);
  const runs = lines.map((line) => set(line, key, size));
  const last = rows.at(-1) ?? 0;
  const lead = size * leadOf(last + 1);
  const rise = riseOf(runs[0]);
  const words = rise + lead * last;
  const link = look.link && runs.length > 0 ? LINK : 0;
  const S = ornamentSize(look, spot, runs.length, HEIGHT - words - link);
  const high = tall(spot, S);
  const [base, share] = gapUnder(look);
  const gap = S > 0 && runs.length > 0 ? base + S * share : 0;
  const H = high + gap + words + (S > 0 ? link : 0);
  const top = Math.max(TOP + S * behindOver(look), MIDDLE - H / 2);
  const ornament = S > 0 ? { size: S, top, high } : null;
  return {
    runs,
    cx: look.room.cx ?? 492,
    y: top + high + gap + rise,
    offsets: rows.map((row) => row * lead),
    gaps,
    isAsWritten,
    ornament,
  };
}

/**
 * Where the lines of a verse stand on the inside's left page, as `verse` draws them: for words that are laid over its
 * picture. None where it has no words.
 */
export function layOutVerse(source: FaceSource, text: string): VerseLine[] {
  const { runs, cx, y, offsets, gaps } = arrange(source.look, spotFor(beginFace('verse', source)), text);
  return runs.map((run, i) => ({
    text: run.text.replaceAll('\u00a0', ' '),
    x: cx,
    y: y + offsets[i]!,
    width: run.x1 - run.x0,
    size: run.size,
    gaps: gaps[i]!,
  }));
}

/**
 * Whether the inside's left page holds a verse as it is written: in the lines of its author, in letters that can be read on a phone. Where it
 * does not, what there is too much of, and how much of it the page holds from the beginning.
 */
export function fitOfVerse(source: FaceSource, text: string): VerseFit {
  const spot = spotFor(beginFace('verse', source));
  const { look } = source;
  const key = faceFor(text, look.faces);
  const isWide = (line: string) => {
    const run = set(line, key, LEAST);
    return run.x1 - run.x0 > widthOf(look);
  };
  return fitOf(text, { isHeld: (part) => arrange(look, spot, part).isAsWritten, isWide });
}

/**
 * The inside's left page: the card's ornament over its verse, a little above the middle and away from the fold. The
 * ornament becomes smaller, and is left out, before the words are smaller than can be read on a phone.
 */
export function verse(source: FaceSource, text: string): Drawing {
  const stage = beginFace('verse', source);
  const { c, k, look } = stage;
  const spot = spotFor(stage);
  page(stage, 'l', spot);
  const { runs, cx, y, offsets, ornament } = arrange(look, spot, text);
  if (ornament) {
    const { size: S, top, high } = ornament;
    const below = look.under?.(cx, top + high - 4, wide(spot, S), k) ?? '';
    c.add('ornament', (look.behind?.(c, cx, top + high / 2, S, k) ?? '') + spot.at(cx, top + high / 2, S) + below);
  }
  if (runs.length) c.add('type', path(runs.map((r, i) => at(r, cx, y + offsets[i]!)).join(''), `fill="${k.ink}"`));
  if (ornament && look.link && runs.length) {
    c.add('ornament', g(look.link(c, y + offsets.at(-1)! + 76, k), `transform="translate(${cx - 500} 0)"`));
  }
  c.add('texture', c.grain(0.5) + foldShadow(c, 'l', k.stock));
  c.alt = runs.map((run) => run.text).join(' ');
  return c;
}
