/** Reading order for lines that mix scripts: the part of UAX #9 that names and short messages need. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const STRONG_LTR = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const MIRROR: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};

export type Stretch = { text: string; rtl: boolean };

export function hasRtl(text: string): boolean {
  return RTL.test(text);
}

/** the direction of a line, by its first strong character */
export function directionOf(text: string): 'ltr' | 'rtl' {
  for (const ch of text) {
    if (RTL.test(ch)) return 'rtl';
    if (STRONG_LTR.test(ch)) return 'ltr';
  }
  return 'ltr';
}

/** embedding level per character: even is left to right */
function levelsOf(chars: string[], base: number): number[] {
  const levels: (number | undefined)[] = chars.map((ch) => {
    if (RTL.test(ch)) return 1;
    if (DIGIT.test(ch)) return base === 0 ? undefined : 2;
    return STRONG_LTR.test(ch) ? (base === 0 ? 0 : 2) : undefined;
  });
  // digits take level 2 after Hebrew or Arabic, else the line's own direction
  let strong = base;
  chars.forEach((ch, i) => {
    if (DIGIT.test(ch)) levels[i] = strong === 1 ? 2 : base === 1 ? 2 : 0;
    else if (levels[i] !== undefined) strong = levels[i]!;
  });
  // what has no direction takes that of its neighbours when they agree, else the line's
  for (let i = 0; i < chars.length; i++) {
    if (levels[i] !== undefined) continue;
    let j = i;
    while (j < chars.length && levels[j] === undefined) j++;
    const before = i > 0 ? levels[i - 1]! : base;
    const after = j < chars.length ? levels[j]! : base;
    const level = before % 2 === after % 2 ? Math.min(before, after) : base;
    levels.fill(level, i, j);
    i = j - 1;
  }
  return levels.map((level) => level ?? base);
}

/** A line cut into stretches of one direction, in the order in which they stand from left to right. */
export function visualOrder(text: string): Stretch[] {
  if (!hasRtl(text)) return [{ text, rtl: false }];
  const chars = Array.from(text);
  const base = directionOf(text) === 'rtl' ? 1 : 0;
  const levels = levelsOf(chars, base);
  const runs: { text: string; level: number }[] = [];
  chars.forEach((ch, i) => {
    const level = levels[i] ?? base;
    const shown = level % 2 ? (MIRROR[ch] ?? ch) : ch;
    const last = runs.at(-1);
    if (last?.level === level) last.text += shown;
    else runs.push({ text: shown, level });
  });
  for (let level = 2; level >= 1; level--) {
    for (let i = 0; i < runs.length; i++) {
      let j = i;
      while (j < runs.length && (runs[j]?.level ?? 0) >= level) j++;
      if (j - i > 1) runs.splice(i, j - i, ...runs.slice(i, j).toReversed());
      i = Math.max(i, j - 1);
    }
  }
  return runs.map((r) => ({ text: r.text, rtl: r.level % 2 === 1 }));
}
