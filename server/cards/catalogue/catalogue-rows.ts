import { sql } from 'kysely';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { coloursOf, searchDocumentOf } from '../search/documents.ts';
import type { StoredFacts } from '../view.ts';

/** A catalogue's entry as the columns of its row. */
export function toRow(entry: CatalogueEntry) {
  return {
    card_id: entry.cardId,
    design_key: entry.designKey,
    title: entry.title,
    style: entry.style,
    is_free: entry.isFree,
    occasion: entry.occasion,
    palette_id: entry.paletteId,
    recipe: JSON.stringify(entry.recipe),
    facts: JSON.stringify({ ...entry.facts, shelves: entry.categories } satisfies StoredFacts),
    content_hash: entry.contentHash,
    rank: entry.rank,
  };
}

/** The columns that a card is found by. */
export function searchColumns(entry: CatalogueEntry) {
  const { name, purpose, marks, said, rest } = searchDocumentOf(entry);
  const part = (text: string, weight: 'A' | 'B' | 'C' | 'D') =>
    sql`setweight(to_tsvector('english', ${plain(text)}), ${sql.lit(weight)}::"char")`;
  return {
    search: sql<string>`${part(name, 'A')} || ${part(`${purpose} ${marks}`, 'B')} || ${part(said, 'C')} || ${part(rest, 'D')}`,
    colours: coloursOf(entry) as string[],
  };
}

/** Text as what is typed is compared with it: without accents, and with words joined by a hyphen apart. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/['’]/g, '').replaceAll('-', ' ');
}
