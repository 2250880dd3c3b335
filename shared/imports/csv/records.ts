/** A row of a CSV file. @property line where it begins, from 1 */
export type CsvRecord = { line: number; cells: string[] };

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The sign between the cells: the one that Excel's `sep=` names, else the most frequent one of the first line that has any. */
export function delimiterOf(text: string): string {
  const start = /^\s*/.exec(text)?.[0].length ?? 0;
  const named = /^sep=(.)/i.exec(text.slice(start, start + 5))?.[1];
  if (named !== undefined) return named;
  const counts = new Map<string, number>(DELIMITERS.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (let i = start; i < text.length; i++) {
    const sign = text.charAt(i);
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return DELIMITERS.reduce((best, sign) => ((counts.get(sign) ?? 0) > (counts.get(best) ?? 0) ? sign : best));
}

/**
 * Reads the rows of a CSV file (RFC 4180) one after the other, in linear time. A quote that is never closed is left out, so that it does not
 * swallow the rows after it. Rows without any text are left out.
 * @param onOpenQuote called with the line of each quote that is never closed
 */
export function* readRecords(
  text: string,
  delimiter: string,
  onOpenQuote: (line: number) => void,
): Generator<CsvRecord, void> {
  let at = 0;
  let line = 1;
  /** Quotes before this position have no end. */
  let openUntil = 0;

  const isEnd = (i: number) => i >= text.length || text[i] === delimiter || text[i] === '\n' || text[i] === '\r';
  /** The position of the quote that closes the cell whose first character is at `start`; -1 without one. */
  const closingQuote = (start: number): number => {
    let crossed = false;
    for (let i = start; i < text.length; i++) {
      if (text[i] === '\n' || text[i] === '\r') crossed = true;
      if (text[i] !== '"') continue;
      if (text[i + 1] === '"') i++;
      else if (isEnd(i + 1)) return i;
      else if (crossed && isEnd(i - 1)) {
        // The quote of a later cell opens here: this one was never closed.
        openUntil = i;
        return -1;
      }
    }
    openUntil = text.length;
    return -1;
  };
  const readCell = (): string => {
    if (text[at] === '"' && at >= openUntil) {
      const end = closingQuote(at + 1);
      if (end >= 0) {
        const cell = text.slice(at + 1, end).replaceAll('""', '"');
        line += countLines(text, at, end);
        at = end + 1;
        return cell;
      }
      onOpenQuote(line);
      at++;
    }
    const start = at;
    while (!isEnd(at)) at++;
    return text.slice(start, at);
  };

  while (at < text.length) {
    const startsAt = line;
    const cells = [readCell()];
    while (text[at] === delimiter) {
      at++;
      cells.push(readCell());
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    line++;
    if (cells.some((cell) => cell.trim() !== '')) yield { line: startsAt, cells };
  }
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) if (text[i] === '\n' || (text[i] === '\r' && text[i + 1] !== '\n')) count++;
  return count;
}
