import type { CardDocument } from './card-document.ts';
import { readDocument } from './migrations.ts';

/**
 * A document in the one form that it has whenever it is read again: the ids in a drawing follow from the document as text, and a database keeps the keys of
 * an object in an order of its own. Drawn from this form, the same card gives the same bytes at any time.
 */
export function toStoredForm(document: unknown): CardDocument {
  return sorted(readDocument(document)) as CardDocument;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(known.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]));
}
