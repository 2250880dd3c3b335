/** How large a letter is written: the more words, the smaller the hand. */
export type LetterSize = 'large' | 'medium' | 'small';
export type Letter = { size: LetterSize; leaves: string[][] };

/** Characters on a line and lines on a leaf, at each size, of the widest of the hands. Low on purpose: a leaf may also grow. */
const ROOM: Record<LetterSize, { line: number; leaf: number }> = {
  large: { line: 25, leaf: 11 },
  medium: { line: 31, leaf: 15 },
  small: { line: 38, leaf: 19 },
};

function linesOf(paragraph: string, line: number): number {
  return Math.max(1, Math.ceil(paragraph.length / line));
}

/**
 * Lays a message out in leaves: each a list of paragraphs. Short ones are written large on one leaf, long ones smaller and on as many
 * as they need; a paragraph too long for a leaf goes on at a word. Nothing is lost and nothing is added: joined again, the leaves are
 * the message.
 */
export function layLetter(message: string): Letter {
  const paragraphs = message.replace(/\s+$/, '').split('\n');
  const size = (['large', 'medium', 'small'] as const).find((s) => height(paragraphs, ROOM[s].line) <= ROOM[s].leaf) ?? 'small';
  const { line, leaf } = ROOM[size];
  const leaves: string[][] = [[]];
  let free = leaf;
  for (const paragraph of paragraphs) {
    let left = paragraph;
    for (;;) {
      const needs = linesOf(left, line);
      if (needs <= free) break;
      const cut = free < 2 ? 0 : wordEnd(left, free * line);
      if (cut > 0) leaves.at(-1)!.push(left.slice(0, cut));
      left = left.slice(cut).replace(/^ /, '');
      leaves.push([]);
      free = leaf;
    }
    leaves.at(-1)!.push(left);
    free -= linesOf(left, line);
  }
  return { size, leaves };
}

function height(paragraphs: readonly string[], line: number): number {
  return paragraphs.reduce((sum, paragraph) => sum + linesOf(paragraph, line), 0);
}

/** The last end of a word before `limit`; a word longer than all of it is cut between two characters. */
function wordEnd(text: string, limit: number): number {
  const space = text.lastIndexOf(' ', limit);
  if (space > limit / 3) return space;
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}

/** The name to sign with, or `null` where the message already ends with it. */
export function signature(message: string, from: string): string | null {
  const plain = (text: string) => text.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, ' ').trim().toLowerCase();
  const last = plain(message.trimEnd().split('\n').at(-1) ?? '');
  const name = plain(from);
  const short = name.split(' ')[0] ?? '';
  if (name === '' || last.endsWith(name)) return null;
  return short !== '' && (last === short || (last.length < 40 && last.endsWith(` ${short}`))) ? null : from;
}
