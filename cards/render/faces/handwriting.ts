import { directionOf, hasRtl } from '../bidi.ts';
import type { Drawing } from '../drawing.ts';
import { n1 } from '../geometry.ts';
import { type FontKey, type Run, set, widthOf } from '../lettering.ts';
import { makeRng } from '../random.ts';
import { g } from '../svg.ts';
import { glue } from './verse-lines.ts';

export type Area = { x: number; y: number; w: number; h: number };
/** a word, or one character of a script that writes without spaces; `gap` when a space stands before it */
type Token = { text: string; gap: boolean };
export type WrittenLine = { tokens: Token[]; x: number; y: number; w: number; rtl: boolean };
export type Writing = { lines: WrittenLine[]; size: number; bottom: number };

const LEADING = 1.3;
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** the width of a word at size 1, remembered for one letter */
function measureWith(key: FontKey): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    let w = known.get(text);
    if (w === undefined) known.set(text, (w = widthOf(text, key, 100) / 100));
    return w;
  };
}

function tokensOf(paragraph: string): Token[] {
  return paragraph.split(/ +/).flatMap((word): Token[] => {
    if (!CJK.test(word)) return word ? [{ text: word, gap: true }] : [];
    return (
      word.match(
        /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]|[^\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]+/g,
      ) ?? []
    ).map((text, i) => ({ text, gap: i === 0 }));
  });
}

/** a word wider than the room cut into pieces that fit (an address, a row of letters) */
function pieces(token: Token, room: number, widthOf: (t: string) => number): Token[] {
  if (widthOf(token.text) <= room) return [token];
  const out: Token[] = [];
  let part = '';
  for (const ch of token.text) {
    if (part && widthOf(part + ch) > room) {
      out.push({ text: part, gap: out.length === 0 && token.gap });
      part = '';
    }
    part += ch;
  }
  return [...out, { text: part, gap: out.length === 0 && token.gap }];
}

/** the widest stretch of a line that no hole touches */
function roomAt(area: Area, holes: readonly Area[], top: number, bottom: number): { x: number; w: number } {
  let free: [number, number][] = [[area.x, area.x + area.w]];
  for (const hole of holes) {
    if (bottom <= hole.y || top >= hole.y + hole.h) continue;
    free = free.flatMap(([a, b]): [number, number][] => [
      [a, Math.min(b, hole.x)],
      [Math.max(a, hole.x + hole.w), b],
    ]);
  }
  const [a, b] = free.reduce((best, span) => (span[1] - span[0] > best[1] - best[0] ? span : best), [0, 0] as [
    number,
    number,
  ]);
  return { x: a, w: b - a };
}

/** Text put into lines of one size from the top of an area, round holes; it may run over the bottom. */
export function flow(text: string, key: FontKey, size: number, area: Area, holes: readonly Area[] = []): Writing {
  const widthOf = measureWith(key);
  const space = spaceOf(key);
  const lead = size * LEADING;
  const lines: WrittenLine[] = [];
  let y = area.y + size * 0.8;
  for (const paragraph of text.split('\n')) {
    const rtl = directionOf(paragraph) === 'rtl';
    // no word alone on a paragraph's last line
    const tied = glue(paragraph.trim()).replace(/ (\S{1,9})$/, '\u00a0$1');
    let room = roomAt(area, holes, y - size * 0.9, y + size * 0.35);
    let tokens: Token[] = [];
    let w = 0;
    const put = () => {
      lines.push({ tokens, x: rtl ? room.x + room.w - w * size : room.x, y, w: w * size, rtl });
      y += lead;
      room = roomAt(area, holes, y - size * 0.9, y + size * 0.35);
      tokens = [];
      w = 0;
    };
    // a place too narrow for words is left out
    for (let i = 0; i < 40 && room.w < size * 5; i++) {
      y += lead / 2;
      room = roomAt(area, holes, y - size * 0.9, y + size * 0.35);
    }
    for (const token of tokensOf(tied).flatMap((t) => pieces(t, area.w / size, widthOf))) {
      const add = () => (tokens.length && token.gap ? space : 0) + widthOf(token.text);
      if (tokens.length && (w + add()) * size > room.w) put();
      w += add();
      tokens.push(token);
    }
    if (tokens.length) put();
    // an empty line of the writer's is half a line
    y += lead * (tied ? 0.22 : 0.35);
  }
  return { lines, size, bottom: y - lead + size * 0.3 };
}

function spaceOf(key: FontKey): number {
  return Math.max(0.2, (widthOf('a a', key, 100) - widthOf('aa', key, 100)) / 100);
}

/** The largest size, from max down to min, at which the text fits the area; at min it may run over. */
export function fitWriting(
  text: string,
  key: FontKey,
  area: Area,
  holes: readonly Area[],
  max: number,
  min: number,
): Writing {
  const floor = area.y + area.h;
  let [low, high] = [min, max];
  const biggest = flow(text, key, max, area, holes);
  if (biggest.bottom <= floor) return biggest;
  let best = flow(text, key, min, area, holes);
  if (best.bottom > floor) return best;
  while (high - low > 0.5) {
    const size = (low + high) / 2;
    const tried = flow(text, key, size, area, holes);
    if (tried.bottom <= floor) {
      best = tried;
      low = size;
    } else high = size;
  }
  return best;
}

/** Lines as ink: each letter is drawn once and used again, a hair off the line, as a hand does. */
export function inkLines(
  c: Drawing,
  lines: readonly WrittenLine[],
  key: FontKey,
  size: number,
  colour: string,
): string {
  const r = makeRng(lines.map((l) => l.tokens.map((t) => t.text).join(' ')).join('\n'));
  const space = spaceOf(key) * size;
  let s = '';
  const put = (run: Run, x: number, y: number, slope: number, from: number) => {
    for (const gl of run.glyphs) {
      if (!gl.ink) continue;
      const d = gl.cmds.map(([k, ...q]) => k + q.map((v, j) => n1(v - (j % 2 ? 0 : gl.x))).join(' ')).join('');
      const id = c.def((q) => `<path id="${q}" d="${d}"/>`, `letter${d}`);
      const dy = (x + gl.x - from) * slope + r.f(-0.018, 0.018) * size;
      s += `<use href="#${id}" x="${n1(x + gl.x)}" y="${n1(y + dy)}"/>`;
    }
  };
  for (const line of lines) {
    const slope = r.f(-0.004, 0.003);
    const whole = line.tokens.map((t, i) => (i && t.gap ? ' ' : '') + t.text).join('');
    // scripts that run to the left are put in order as a whole line
    if (line.rtl || hasRtl(whole)) {
      const run = set(whole, key, size);
      put(run, line.rtl ? line.x + line.w - run.w : line.x, line.y, slope, line.x);
      continue;
    }
    let x = line.x;
    line.tokens.forEach((token, i) => {
      if (i && token.gap) x += space;
      const run = set(token.text, key, size);
      put(run, x, line.y, slope, line.x);
      x += run.w;
    });
  }
  return g(s, `fill="${colour}"`);
}
