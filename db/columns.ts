import type { ColumnType } from 'kysely';

/** An instant: read as a Date; on writing it may be left to the database. */
export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
/** The same where there may be none. */
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** JSON, written as text. It is read as `unknown`, so that the module that owns it parses it before anything is taken from it. */
export type Json = ColumnType<unknown, string, string>;
/** The same with a default. */
export type JsonOrDefault = ColumnType<unknown, string | undefined, string>;
/** The same where there may be none. */
export type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>;
