import type { ColumnType, JSONColumnType } from 'kysely';

/** An instant: read as a Date; on writing it may be left to the database. */
export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
/** The same where there may be none. */
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A document: read as it was stored, written as text. */
export type Json<T> = JSONColumnType<T & object>;
