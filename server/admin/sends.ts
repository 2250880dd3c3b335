import type { AdminSend, AdminStory } from '#contract/admin.ts';
import type { Database } from '#db/client.ts';
import { type Act, writeDown } from '#server/audit/audit.ts';
import { renewLinks } from '#server/card-sends/recipient-links.ts';
import type { Deliveries } from '#server/deliveries/deliveries.ts';
import { failure } from '#server/failure.ts';
import type { Keys } from '#server/keys/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/sessions/actor.ts';
import { sameAddress } from '#shared/email-address.ts';
import { canonicalCode, MAGIC_LINK } from '#shared/magic-link.ts';
import {
  type AdminSendRow,
  revoke,
  selectPeopleOf,
  selectSend,
  selectSends,
  type SendsAsked,
  type PersonRow,
} from './send-queries.ts';
import { tellStory } from './story.ts';
import { viewSend } from './view.ts';

type Parts = { db: Database; clock: Clock; keys: Keys; deliveries: Deliveries };

/** Cards on their way, as administrators see them: the facts and the ledger, never what is written inside. */
export function adminSendsOver(parts: Parts) {
  const { db, clock, keys, deliveries } = parts;

  async function known(cardSendId: string): Promise<AdminSendRow> {
    const row = await selectSend(db, cardSendId);
    if (!row) throw failure('not-found', 'cardSendId', 'unknown-card-send', 'There is no such card.');
    return row;
  }
  const tell = async (cardSendId: string) => tellStory(parts, await known(cardSendId));
  const deed = (admin: Admin, act: Act, row: AdminSendRow, reason: string | null = null) => ({
    adminId: admin.memberId,
    act,
    memberId: row.member_id,
    subject: row.card_send_id,
    reason,
    at: new Date(clock.now()),
  });

  return {
    async list(_: Admin, asked: SendsAsked): Promise<{ results: AdminSend[]; total: number }> {
      const { rows, total } = await selectSends(db, asked, secretsIn(asked.q, keys));
      return { results: rows.map(viewSend), total };
    },

    /** The story of one card. That it was looked at is written down. */
    async story(admin: Admin, cardSendId: string): Promise<AdminStory> {
      const row = await known(cardSendId);
      await db.transaction().execute((tx) => writeDown(tx, deed(admin, 'story-viewed', row)));
      return tellStory(parts, row);
    },

    /**
     * Sends a card to one person once more. A corrected address of a mail that did arrive somewhere gets new links too: those that lie in the wrong
     * mailbox open nothing any more. @throws Failure where it was taken down, refused, is on its way, or (for a new address) was opened.
     */
    async again(
      admin: Admin,
      cardSendId: string,
      { recipientId, email }: { recipientId: string; email?: string | undefined },
    ): Promise<AdminStory> {
      const row = await known(cardSendId);
      requireOut(row);
      const people = await selectPeopleOf(db, cardSendId);
      const person = requirePerson(people, recipientId);
      const corrected = email === undefined || email === person.email ? undefined : email;
      if (corrected !== undefined) {
        requireNobodyElse(people, recipientId, corrected);
        if (await deliveries.isOpened(recipientId))
          throw failure('conflict', 'email', 'opened', `${person.name} has opened this card, so the address stays.`);
      }
      await db.transaction().execute(async (tx) => {
        if (!(await deliveries.again(tx, { recipientId, email: corrected })))
          throw failure('conflict', 'general', 'on-its-way', 'It is on its way this moment. Look again in a minute.');
        if (corrected !== undefined) await renewLinks(tx, keys, recipientId);
        await writeDown(tx, deed(admin, corrected === undefined ? 'card-sent-again' : 'address-corrected', row));
      });
      return tell(cardSendId);
    },

    /** Takes a card down: what has not left stays here, and its links open nothing. */
    async takeDown(admin: Admin, cardSendId: string, reason: string): Promise<AdminStory> {
      const row = await known(cardSendId);
      await db.transaction().execute(async (tx) => {
        if (!(await revoke(tx, cardSendId, new Date(clock.now()))))
          throw failure('conflict', 'general', 'taken-down', 'This card was taken down already.');
        await deliveries.stopRest(tx, cardSendId);
        await writeDown(tx, deed(admin, 'card-taken-down', row, reason));
      });
      return tell(cardSendId);
    },
  };
}

/** Hashes of the links that stand in what was typed, and of what may be the code of a card. */
function secretsIn(typed: string, keys: Keys): Buffer[] {
  const links = typed.split(/[^0-9A-Za-z]+/).filter((part) => MAGIC_LINK.test(part));
  const code = canonicalCode(typed);
  return [...links.slice(0, 4).map((link) => keys.hash('link', link)), ...(code ? [keys.hash('code', code)] : [])];
}

function requireOut(row: AdminSendRow): void {
  if (row.is_revoked)
    throw failure('conflict', 'general', 'taken-down', 'This card was taken down. Nothing of it leaves any more.');
  if (row.state === 'draft' || row.state === 'awaiting-confirmation')
    throw failure('conflict', 'general', 'not-sent', 'This card lies with its sender, and was not sent.');
}

function requirePerson(people: readonly PersonRow[], recipientId: string): PersonRow {
  const person = people.find((one) => one.recipient_id === recipientId);
  if (!person)
    throw failure('not-found', 'recipientId', 'unknown-recipient', 'There is nobody like that on this card.');
  if (person.refused !== null)
    throw failure('conflict', 'general', 'refused', `${person.name} wants no cards from this sender. That stands.`);
  return person;
}

function requireNobodyElse(people: readonly PersonRow[], recipientId: string, email: string): void {
  const other = people.find((one) => one.recipient_id !== recipientId && sameAddress(one.email, email));
  if (other) throw failure('conflict', 'email', 'twice', `This address is on the card already, as ${other.name}.`);
}
