import type { Queryable, Tx } from '#db/client.ts';
import { SEND_OCCASION, SEND_TITLE } from '#server/card-sends/card-sends.ts';

export function selectRead(db: Queryable, linkHash: Buffer) {
  return db
    .selectFrom('card_sends as s')
    .leftJoin('cards as c', 'c.card_id', 's.card_id')
    .selectAll('s')
    .select(['c.facts', SEND_OCCASION.as('occasion'), SEND_TITLE.as('title')])
    .where('s.link_hash', '=', linkHash)
    .executeTakeFirst();
}
export type ReadRow = NonNullable<Awaited<ReturnType<typeof selectRead>>>;

export function selectReader(db: Queryable, cardSendId: string, linkHash: Buffer) {
  return db
    .selectFrom('recipients')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .where('card_send_id', '=', cardSendId)
    .executeTakeFirst();
}
export type ReaderRow = NonNullable<Awaited<ReturnType<typeof selectReader>>>;

export function selectByCode(db: Queryable, codeHash: Buffer) {
  return db
    .selectFrom('recipients as r')
    .innerJoin('card_sends as s', 's.card_send_id', 'r.card_send_id')
    .select(['r.link_sealed', 's.link_sealed as card_link_sealed', 's.is_revoked', 's.state'])
    .where('r.code_hash', '=', codeHash)
    .executeTakeFirst();
}

export function lockReader(tx: Tx, recipientId: string) {
  return tx
    .selectFrom('recipients')
    .selectAll()
    .where('recipient_id', '=', recipientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function selectFaces(db: Queryable, linkHash: Buffer) {
  return db
    .selectFrom('card_sends')
    .select(['card_send_id', 'faces', 'is_revoked', 'document', 'names_on_front', 'sender_hash'])
    .where('link_hash', '=', linkHash)
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
}

/** Everybody that a card goes to. */
export function selectReaders(db: Queryable, cardSendId: string): Promise<ReaderRow[]> {
  return db.selectFrom('recipients').selectAll().where('card_send_id', '=', cardSendId).execute();
}

/** The front of one person of a card: of whose link it is, or else, for its sender, of whom they name or of the first one. */
export function selectFront(
  db: Queryable,
  cardSendId: string,
  of: { linkHash: Buffer } | { recipientId: string } | 'first',
) {
  let people = db.selectFrom('recipients').select('front').where('card_send_id', '=', cardSendId);
  if (of !== 'first')
    people =
      'linkHash' in of
        ? people.where('link_hash', '=', of.linkHash)
        : people.where('recipient_id', '=', of.recipientId);
  return people.orderBy('position').limit(1).executeTakeFirst();
}
