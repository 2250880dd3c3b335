import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/client.ts';
import { type Counted, countUpTo } from '#db/count-up-to.ts';
import { likeText } from '#db/like-text.ts';
import { type NumberPiece, parseIdFragment } from '../search-text.ts';

/** Ways to the cards that somebody may mean, each by its own index: queries that give numbers of cards. */
export type SearchQueries = readonly RawBuilder<unknown>[];
/** As many as each way gives: whoever typed one letter types another. */
export const MATCHES_MAX = 5000;

/** How a card is called among us: the last eight figures of its number, in two groups. */
const SHORT = /^[0-9a-f]{4}[\s-]?[0-9a-f]{4}$/;

/** @param hashes of the links and codes that may stand in what was typed. @returns null where nothing was. */
export function searchQueries(q: string, hashes: readonly Buffer[]): SearchQueries | null {
  const asked = q.trim().toLowerCase();
  if (asked === '') return null;
  const number = parseIdFragment(asked);
  const ways = [...queriesByText(asked), ...(number === null ? [] : queriesById(number))];
  if (SHORT.test(asked))
    ways.push(
      sql`select card_send_id from card_sends where state <> 'draft' and right(card_send_id::text, 8) = ${asked.replace(/[\s-]/g, '')}`,
    );
  for (const hash of hashes)
    ways.push(
      sql`select card_send_id from card_sends where link_hash = ${hash}`,
      sql`select card_send_id from card_sends where sender_hash = ${hash}`,
      sql`select card_send_id from recipients where link_hash = ${hash}`,
      sql`select card_send_id from recipients where code_hash = ${hash}`,
    );
  return ways;
}

/** Whether a card (`s`) is one that the ways lead to. */
export function isFound(ways: SearchQueries | null): RawBuilder<boolean> {
  if (ways === null) return sql`true`;
  const each = ways.map((way) => sql`(${way} limit ${MATCHES_MAX})`);
  return sql`s.card_send_id in (${sql.join(each, sql` union `)})`;
}

/** How many cards (`s`) of a kind the ways lead to. Where one way leads to more than are looked at, that is a part of them. */
export async function countFound(
  db: Queryable,
  kind: RawBuilder<boolean>,
  ways: SearchQueries | null,
): Promise<Counted> {
  const cards = sql`select from card_sends s where ${kind} and ${isFound(ways)}`;
  if (ways === null) return countUpTo(db, cards);
  const isPast = ways.map((way) => sql`exists (${way} offset ${MATCHES_MAX} limit 1)`);
  const [{ rows }, counted] = await Promise.all([
    sql<{ isMore: boolean }>`select ${sql.join(isPast, sql` or `)} as "isMore"`.execute(db),
    countUpTo(db, cards, MATCHES_MAX),
  ]);
  return { total: counted.total, isMore: counted.isMore || (rows[0]?.isMore ?? false) };
}

/** People and senders whose first or last name, or address, begins so. */
function queriesByText(asked: string): RawBuilder<unknown>[] {
  const begins = `${likeText(asked)}%`;
  const last = (column: string) => sql`lower(substring(${sql.ref(column)} from '[^[:space:]]+$')) like ${begins}`;
  const byAddress = [
    sql`select card_send_id from card_sends where lower(sender_email) like ${begins}`,
    sql`select card_send_id from recipients where lower(email) like ${begins}`,
    ...(/^\+\d/.test(asked)
      ? [sql`select card_send_id from recipients where mobile = ${asked.replace(/[^+\d]/g, '')}`]
      : []),
  ];
  if (asked.includes('@')) return byAddress;
  return [
    ...byAddress,
    sql`select card_send_id from card_sends where lower(sender_name) like ${begins}`,
    sql`select card_send_id from card_sends where ${last('sender_name')}`,
    sql`select card_send_id from recipients where lower(name) like ${begins}`,
    sql`select card_send_id from recipients where ${last('name')}`,
  ];
}

/** By the number of a card, of a person on it, of a message, or of a mail to its sender: whole, how it begins, or its last group. */
function queriesById({ from, to, end }: NumberPiece): RawBuilder<unknown>[] {
  const within = (column: string) => sql`${sql.ref(column)} between ${from}::uuid and ${to}::uuid`;
  const ways = [
    sql`select card_send_id from card_sends where ${within('card_send_id')}`,
    sql`select card_send_id from recipients where ${within('recipient_id')}`,
    sql`select group_id as card_send_id from deliveries where ${within('delivery_id')} and group_id is not null`,
  ];
  if (end !== null)
    ways.push(
      sql`select group_id as card_send_id from deliveries where right(delivery_id::text, 12) like ${`${end}%`} and group_id is not null`,
    );
  return ways;
}
