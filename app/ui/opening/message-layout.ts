/** The font size of a message: the longer the text, the smaller. */
export type MessageSize = 'large' | 'medium' | 'small';
/** A message on pages, each a list of paragraphs. */
export type MessageLayout = { size: MessageSize; pages: string[][] };

/** Characters per line and lines per page at each size, for the widest handwriting font. Low on purpose: a page can also grow. */
const CAPACITY: Record<MessageSize, { line: number; page: number }> = {
  large: { line: 25, page: 11 },
  medium: { line: 31, page: 15 },
  small: { line: 38, page: 18 },
};
/** Extra lines that a page takes, rather than leave fewer than these for another page. */
const SLACK = 3;

/**
 * Lays a message out on pages. A short one is set large on one page, a long one smaller and on as many pages as it needs, equally filled.
 * A page ends after a paragraph or a sentence where one ends near its foot, else after a word. Nothing is added, and nothing is lost but
 * the space at a break.
 */
export function layOutMessage(message: string): MessageLayout {
  const paragraphs = message.replace(/\s+$/, '').split('\n');
  const size =
    (['large', 'medium', 'small'] as const).find(
      (s) => countAllLines(paragraphs, CAPACITY[s].line) <= CAPACITY[s].page,
    ) ?? 'small';
  const { line, page } = CAPACITY[size];
  const total = countAllLines(paragraphs, line);
  const count = Math.max(1, Math.ceil(total / (page + SLACK)));
  const share = Math.ceil(total / count);
  const pages: string[][] = [[]];
  let free = share;
  let remaining = total;
  const startPage = () => {
    pages.push([]);
    free = share;
  };
  for (const paragraph of paragraphs) {
    let rest = paragraph;
    // Another page is worth it only for more than a few lines.
    while (countLines(rest, line) > free && remaining > free + SLACK) {
      const cut = free * line >= rest.length ? rest.length : findBreak(rest, free * line);
      const isStart = rest === paragraph;
      if (cut < line * 2 && isStart && pages.at(-1)!.length > 0) {
        startPage();
        continue;
      }
      const piece = rest.slice(0, cut);
      pages.at(-1)!.push(piece.trimEnd());
      remaining -= countLines(piece, line);
      rest = rest.slice(cut).replace(/^ /, '');
      startPage();
    }
    pages.at(-1)!.push(rest);
    free -= countLines(rest, line);
    remaining -= countLines(rest, line);
  }
  return { size, pages };
}

function countLines(paragraph: string, line: number): number {
  return Math.max(1, Math.ceil(paragraph.length / line));
}

function countAllLines(paragraphs: readonly string[], line: number): number {
  return paragraphs.reduce((sum, paragraph) => sum + countLines(paragraph, line), 0);
}

/** Where to end a page within a paragraph: after a sentence in the last third before `limit`, else after a word, else between two characters. */
function findBreak(text: string, limit: number): number {
  const near = text.slice(0, limit);
  const sentence = Math.max(...['. ', '! ', '? ', '… ', '。'].map((end) => near.lastIndexOf(end) + 1));
  if (sentence > limit * 0.6) return sentence;
  const space = text.lastIndexOf(' ', limit);
  if (space > limit / 3) return space;
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}
