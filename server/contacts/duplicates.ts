import type { ContactDuplicate } from '#contract/contact.ts';
import type { Database } from '#db/client.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { countDuplicates, insertDistinction, selectDuplicates } from './duplicate-queries.ts';
import { lockContacts } from './group-queries.ts';
import { selectContactsById } from './queries.ts';
import { unknownContact } from './unknown-contact.ts';
import { viewContact } from './view.ts';

type Deps = { db: Database; clock: Clock };

/** Contacts that may be one person. */
export function createContactDuplicates({ db, clock }: Deps) {
  return {
    /** A page of the pairs that share a name or an email address, and of which the member did not say that they are two people. */
    async list(actor: Actor, page: { limit: number; offset: number }) {
      const { memberId } = requireMember(actor);
      const [pairs, total] = await Promise.all([
        selectDuplicates(db, { memberId, ...page }),
        countDuplicates(db, memberId),
      ]);
      const rows = await selectContactsById(
        db,
        memberId,
        pairs.flatMap((pair) => [pair.contact_id, pair.other_id]),
      );
      const byId = new Map(rows.map((row) => [row.contact_id, viewContact(row)]));
      const results = pairs.flatMap((pair): ContactDuplicate[] => {
        const [first, second] = [byId.get(pair.contact_id), byId.get(pair.other_id)];
        if (first === undefined || second === undefined) return [];
        return [{ contacts: [first, second], hasSameName: pair.has_same_name, hasSameEmail: pair.has_same_email }];
      });
      return { results, total };
    },

    /** Notes that two contacts are two people. @throws Failure at `contactIds` where they are not two contacts of the member. */
    async dismiss(actor: Actor, contactIds: readonly string[]): Promise<string[]> {
      const { memberId } = requireMember(actor);
      const [contactId, otherId] = contactIds.toSorted();
      if (contactId === undefined || otherId === undefined || contactId === otherId)
        throw failure('invalid', 'contactIds', 'same-contact', 'Name two different people.');
      await db.transaction().execute(async (tx) => {
        if ((await lockContacts(tx, memberId, contactIds)).length < 2) throw unknownContact('contactIds');
        await insertDistinction(tx, { memberId, contactId, otherId, at: new Date(clock.now()) });
      });
      return [contactId, otherId];
    },
  };
}
