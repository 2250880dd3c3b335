import { type FontKey, widthOf } from '../lettering.ts';

/** words that are good at the beginning of a line */
const TAKES_UP =
  /^(and|or|but|so|nor|because|until|till|when|where|while|who|which|that|if|as|than|though|before|after)$/i;
const LEADS_ON = /^(in|on|at|of|to|for|with|from|by|into|over|under|through|about|like)$/i;
/** words that a line does not end with: they hang on what follows */
const HANGS =
  /^(the|a|an|my|your|his|her|our|their|its|no|this|these|those|very|so|same|every|each|has|have|had|is|are|was|were|will|would|can|could|not|i|we|he|she|they|(i|you|we|he|she|they|it|there)[’'](ve|d|ll|re|m|s))$/i;

/** words that a line does not begin with: they belong to the one before */
const TRAILS = /^(it|him|them|me|us)[.,]?$/i;

/** How well a line may be broken before a word. More is better; the unit is a letter of unevenness. */
export function easeOf(before: string, after: string): number {
  if (/[.?!]$/.test(before)) return 26;
  if (/[,;:–—]$/.test(before)) return 20;
  if (HANGS.test(before) || TAKES_UP.test(before) || LEADS_ON.test(before)) return -10;
  if (TRAILS.test(after)) return -10;
  if (TAKES_UP.test(after)) return 8;
  return LEADS_ON.test(after) ? 2 : 0;
}

/** scripts that write their words without spaces between them */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** punctuation that belongs to what follows */
const OPENS = /^[\p{Ps}\p{Pi}]+$/u;
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** what a line is not broken inside of; `gap` when a space stands before it */
type Token = { text: string; gap: boolean };

/** the words of a script without spaces, each with the punctuation that a line must not begin or end with */
function unspacedWords(text: string): string[] {
  const words: string[] = [];
  let opening = '';
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    if (OPENS.test(segment)) opening += segment;
    else if (isWordLike || words.length === 0) {
      words.push(opening + segment);
      opening = '';
    } else words.push(`${words.pop() ?? ''}${opening}${segment}`);
  }
  return opening === '' ? words : [...words, opening];
}

/** a word that is wider than the room: as an address is broken, after its signs, else between any two characters */
function piecesOf(word: string, room: number, widthOf: (text: string) => number): string[] {
  return word
    .split(/(?<=[/?&=_-])/)
    .flatMap((part) =>
      widthOf(part) <= room ? [part] : Array.from(CHARACTERS.segment(part), ({ segment }) => segment),
    );
}

function tokensOf(text: string, room: number, widthOf: (text: string) => number): Token[] {
  return text
    .split(/[ \t]+/)
    .filter(Boolean)
    .flatMap((word) => {
      const parts = UNSPACED.test(word) ? unspacedWords(word) : [word];
      return parts
        .flatMap((part) => (widthOf(part) <= room ? [part] : piecesOf(part, room, widthOf)))
        .map((part, i) => ({ text: part, gap: i === 0 }));
    });
}

/** an advance is taken as a little smaller, because letters may lean out of their own width */
const OVERHANG = 0.98;
/** what a line costs by itself, and a break that suits the words, against the square of the share of a line that is empty */
const LINE = 1;
const EASE = 1 / 320;

/**
 * A text in lines of a size that are no wider than a room: as few as it takes, of about the same length, broken where one
 * would breathe. Inside of a word only where it is wider than the room by itself.
 */
export function balancedLines(text: string, key: FontKey, size: number, width: number): string[] {
  const room = (width / size) * OVERHANG;
  const known = new Map<string, number>();
  const measured = (part: string) => {
    const w = known.get(part) ?? widthOf(part, key, 1);
    known.set(part, w);
    return w;
  };
  const tokens = tokensOf(text, room, measured);
  const space = widthOf('a a', key, 1) - widthOf('aa', key, 1);
  /** the cheapest way to set the tokens up to each of them, and where its last line begins */
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= tokens.length; to++) {
    let [least, start] = [Infinity, to - 1];
    let w = 0;
    for (let from = to - 1; from >= 0; from--) {
      const token = tokens[from]!;
      w += measured(token.text) + (from < to - 1 && tokens[from + 1]!.gap ? space : 0);
      if (w > room && from < to - 1) break;
      const ease = from > 0 && token.gap ? easeOf(tokens[from - 1]!.text, token.text) : 0;
      const cost = best[from]!.cost + LINE + Math.max(0, 1 - w / room) ** 2 - ease * EASE;
      if (cost < least) [least, start] = [cost, from];
    }
    best[to] = { cost: least, from: start };
  }
  const lines: string[] = [];
  for (let to = tokens.length; to > 0; to = best[to]!.from) {
    const line = tokens.slice(best[to]!.from, to);
    lines.unshift(line.map((token, i) => (i > 0 && token.gap ? ' ' : '') + token.text).join(''));
  }
  return lines;
}
