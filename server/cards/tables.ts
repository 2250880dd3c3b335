import type { Generated } from 'kysely';
import type { Instant, Json } from '#db/columns.ts';

export type CardsTable = {
  card_id: string;
  design_key: string;
  title: string;
  style: string;
  is_free: boolean;
  occasion: string;
  palette_id: string;
  recipe: Json;
  facts: Json;
  content_hash: string;
  rank: number;
  is_retired: Generated<boolean>;
  created_at: Instant;
  /** a tsvector, written by `to_tsvector` */
  search: Generated<string>;
  colours: Generated<string[]>;
  popularity: Generated<number>;
};
/** Addresses that cards had before. */
export type CardAddressesTable = { formerly: string; card_id: string };
export type SearchWordsTable = { word: string; cards: number };
export type StockTable = {
  only_one: Generated<boolean>;
  version: string;
  stocked_at: Instant;
  /** the file that the cards were brought to, where nothing has changed them since */
  catalogue_file: string | null;
};
export type CardCategoriesTable = {
  top: string;
  mid: Generated<string>;
  sub: Generated<string>;
  card_id: string;
  rank: number;
};

declare module '#db/tables.ts' {
  interface Tables {
    cards: CardsTable;
    card_addresses: CardAddressesTable;
    search_words: SearchWordsTable;
    stock: StockTable;
    card_categories: CardCategoriesTable;
  }
}
