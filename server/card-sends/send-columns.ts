import { sql } from 'kysely';

/** The shop's word for a card without an occasion. */
export const NO_OCCASION = 'just-because';
/** Of a card that was taken down nothing is kept that could be said of it. */
export const NO_TITLE = 'A card';

/**
 * What a card on its way is called: a column for the queries of those who read `card_sends`, where `s` is the send and `c`, by a left join, its card of the
 * shop.
 */
export const SEND_TITLE = sql<string>`coalesce(c.title, s.document #>> '{a11y,title}', ${sql.lit(NO_TITLE)})`;
/** What it is for: a column of the same queries. */
export const SEND_OCCASION = sql<string>`coalesce(c.occasion, s.document ->> 'occasion', ${sql.lit(NO_OCCASION)})`;

/** The name on the front that a recipient `r` of a card that was sent sees: a column of queries that join `recipients`. */
export const SENT_NAME = sql<
  string | null
>`case s.names_on_front when 'one' then s.name_on_front when 'each' then r.front->>'name' end`;
