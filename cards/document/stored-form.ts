import type { CardDocument } from './card-document.ts';
import { readDocument } from './migrations.ts';

/**
 * A document in a canonical form. The ids in a drawing are derived from the document as text, but a database stores the keys of an object in its own
 * order. Drawn from this form, the same card always gives the same bytes.
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
