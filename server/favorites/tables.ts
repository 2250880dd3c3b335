import type { Generated } from 'kysely';
import type { Instant } from '#db/columns.ts';

export type FavoritesTable = { member_id: string; card_id: string; rank: Generated<number>; created_at: Instant };

declare module '#db/tables.ts' {
  interface Tables {
    favorites: FavoritesTable;
  }
}
