import type { Instant } from '#db/columns.ts';

export type PhotosTable = { photo_id: string; member_id: string; created_at: Instant };

declare module '#db/tables.ts' {
  interface Tables {
    photos: PhotosTable;
  }
}
