/** How large a letter is written: the more words, the smaller the hand. */
export type LetterSize = 'large' | 'medium' | 'small';
export type Letter = { size: LetterSize; leaves: string[][] };

/** Characters on a line and lines on a leaf, at each size, of the widest of the hands. Low on purpose: a leaf may also grow. */
const ROOM: Record<LetterSize, { line: number; leaf: number }> = {
  large: { line: 25, leaf: 11 },
  medium: { line: 31, leaf: 15 },
  small: { line: 38, leaf: 18 },
};
/** Lines that a leaf takes beyond its room rather than begin another with less. */
const SLACK = 3;

/**
 * Lays a message out in leaves: each a list of paragraphs. Short ones are written large on one leaf, long ones smaller and on as many
 * as they need, filled alike. A leaf ends with a paragraph or a sentence where one ends near its foot, else with a word. Nothing is
 * added and nothing is lost but the space at a break.
 */
export function layLetter(message: string): Letter {
  const paragraphs = message.replace(/\s+$/, '').split('\n');
  const size =
    (['large', 'medium', 'small'] as const).find((s) => height(paragraphs, ROOM[s].line) <= ROOM[s].leaf) ?? 'small';
  const { line, leaf } = ROOM[size];
  const all = height(paragraphs, line);
  const count = Math.max(1, Math.ceil(all / (leaf + SLACK)));
  const share = Math.ceil(all / count);
  const leaves: string[][] = [[]];
  let free = share;
  let left = all;
  const turn = () => {
    leaves.push([]);
    free = share;
  };
  for (const paragraph of paragraphs) {
    let rest = paragraph;
    // what is left over after this leaf is worth another only when it is more than a few lines
    while (linesOf(rest, line) > free && left > free + SLACK) {
      const cut = free * line >= rest.length ? rest.length : breakAt(rest, free * line);
      const isStart = rest === paragraph;
      if (cut < line * 2 && isStart && leaves.at(-1)!.length > 0) {
        turn();
        continue;
      }
      const piece = rest.slice(0, cut);
      leaves.at(-1)!.push(piece.trimEnd());
      left -= linesOf(piece, line);
      rest = rest.slice(cut).replace(/^ /, '');
      turn();
    }
    leaves.at(-1)!.push(rest);
    free -= linesOf(rest, line);
    left -= linesOf(rest, line);
  }
  return { size, leaves };
}

function linesOf(paragraph: string, line: number): number {
  return Math.max(1, Math.ceil(paragraph.length / line));
}

function height(paragraphs: readonly string[], line: number): number {
  return paragraphs.reduce((sum, paragraph) => sum + linesOf(paragraph, line), 0);
}

/** Where to end a leaf in a paragraph: after a sentence in the last third before `limit`, else after a word, else between two characters. */
function breakAt(text: string, limit: number): number {
  const near = text.slice(0, limit);
  const sentence = Math.max(...['. ', '! ', '? ', '… ', '。'].map((end) => near.lastIndexOf(end) + 1));
  if (sentence > limit * 0.6) return sentence;
  const space = text.lastIndexOf(' ', limit);
  if (space > limit / 3) return space;
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}

/** The name to sign with, or `null` where the message already ends with it. */
export function signature(message: string, from: string): string | null {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase();
  const last = plain(message.trimEnd().split('\n').at(-1) ?? '');
  const name = plain(from);
  const short = name.split(' ')[0] ?? '';
  if (name === '' || last.endsWith(name)) return null;
  return last === short || (last.length < 40 && last.endsWith(` ${short}`)) ? null : from;
}
