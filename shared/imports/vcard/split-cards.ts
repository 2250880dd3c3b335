import { type ContentLine, readContentLines } from '../content-lines.ts';
import type { Problems } from '../problems.ts';
import { quote } from '../text.ts';

/** A card of a file: its properties in their order, without cards within it. */
export type Card = { /** where it begins */ line: number; isVersion21: boolean; properties: ContentLine[] };

/** The properties of one card. More are left out: nobody has that many. */
export const PROPERTIES_MAX = 2000;

/**
 * Reads the cards of a file, one after the other. A line that cannot be read is a problem and the rest of its card stays. A card without an end ends where the
 * next one begins, or with the file.
 */
export function* splitCards(bytes: Uint8Array, problems: Problems): Generator<Card, void> {
  let card: Card | null = null;
  /** Cards within the card, such as that of an assistant. */
  let depth = 0;
  let count = 0;
  let isAgentNext = false;
  let lastStray = -1;
  for (const one of readContentLines(bytes, () => card?.isVersion21 ?? false)) {
    const mark = one.name === null ? '' : `${one.name}:${one.value.trim().toUpperCase()}`;
    if (mark === 'BEGIN:VCARD') {
      if (card !== null && isAgentNext) depth++;
      else {
        if (card !== null) {
          problems.add(one.line, `The card of line ${card.line} has no end. A new card begins here.`);
          yield card;
        }
        card = { line: one.line, isVersion21: false, properties: [] };
        depth = 0;
        count = 0;
      }
      isAgentNext = false;
    } else if (card === null) {
      if (mark !== 'END:VCARD' && one.line !== lastStray + 1)
        problems.add(one.line, 'There is a line here that is not part of a card.');
      lastStray = one.line;
    } else if (mark === 'END:VCARD') {
      if (depth > 0) depth--;
      else {
        yield card;
        card = null;
      }
    } else if (one.name === null) {
      if (depth === 0) problems.add(one.line, `The line ${quote(one.value)} could not be read and was left out.`);
    } else {
      isAgentNext = one.name === 'AGENT' && one.value.trim() === '';
      if (depth > 0) continue;
      if (one.name === 'VERSION') card.isVersion21 = one.value.trim() === '2.1';
      count++;
      if (count <= PROPERTIES_MAX) card.properties.push(one);
      else if (count === PROPERTIES_MAX + 1)
        problems.add(one.line, `A card can have up to ${PROPERTIES_MAX} lines. The rest was left out.`);
    }
  }
  if (card !== null) {
    problems.add(card.line, 'This card has no end. The file may be cut off.');
    yield card;
  }
}
