import type { InsideAsk } from '#contract/admin/access-requests.ts';
import type { AdminSendDetails, Inside } from '#contract/admin/sends.ts';
import { nameForAll, nameForPerson, type NamedCard, type NamedPerson } from '#server/card-sends/card-sends.ts';
import { failure } from '#server/kernel/failure.ts';
import { type Admin, type Actor, requireMember, requireNotImpersonated } from '#server/kernel/actor.ts';
import { newId } from '#shared/ids.ts';
import { insertAuditLine } from '../sends/acts.ts';
import {
  answerAccessRequest,
  insertAccessRequest,
  selectAccessRequest,
  selectAccessRequestsOf,
  selectMessage,
  selectNamedPeople,
} from './message-access-queries.ts';
import { ACCESS_REQUEST } from '../member-mails/messages.ts';
import type { RepairDeps } from '../sends/repairs.ts';
import { selectAddress } from '../members/member-queries.ts';
import { requireSend } from '../sends/sends.ts';
import { getTimeline } from '../sends/send-details.ts';
import { viewAsk, viewMessageAccess } from '../view.ts';

/** For so long a card stays open to us after its sender said yes. */
const OPEN_MS = 24 * 3_600_000;
const ASKS_SHOWN = 20;

/** What is written inside a card belongs to the one who wrote it: an administrator asks, the sender says yes or no, and yes lasts a day. */
export function createMessageAccess(deps: RepairDeps) {
  const { db, clock, dispatch } = deps;
  const tell = async (cardSendId: string): Promise<AdminSendDetails> =>
    getTimeline(deps, await requireSend(deps, cardSendId));

  async function ofMember(actor: Actor): Promise<InsideAsk[]> {
    const { memberId } = requireMember(actor);
    return (await selectAccessRequestsOf(db, memberId, ASKS_SHOWN)).map((row) => viewAsk(row, clock.now()));
  }
  return {
    /** Asks the sender, by mail and on their account page. @throws Failure where they have no account, or were asked already. */
    async ask(admin: Admin, cardSendId: string, reason: string): Promise<AdminSendDetails> {
      const row = await requireSend(deps, cardSendId);
      const { member_id: memberId } = row;
      if (memberId === null)
        throw failure(
          'conflict',
          'general',
          'no-account',
          'The sender has no account, so they cannot give permission. Write to them instead.',
        );
      const now = clock.now();
      const askId = newId(now);
      await db.transaction().execute(async (tx) => {
        const asked = {
          ask_id: askId,
          card_send_id: cardSendId,
          member_id: memberId,
          admin_id: admin.memberId,
          reason,
        };
        if (!(await insertAccessRequest(tx, { ...asked, asked_at: new Date(now) })))
          throw failure(
            'conflict',
            'general',
            'asked-already',
            'You already asked the sender. They have not answered yet.',
          );
        const address = await selectAddress(tx, memberId);
        await dispatch.schedule(tx, ACCESS_REQUEST, { memberId, address, subjectId: askId, groupId: cardSendId });
        await insertAuditLine(tx, admin, row, { act: 'message-access-requested', now, reason });
      });
      return tell(cardSendId);
    },

    /** What is written inside, while its sender allows that. Looking is written down. */
    async read(admin: Admin, cardSendId: string): Promise<{ inside: Inside; send: AdminSendDetails }> {
      const row = await requireSend(deps, cardSendId);
      const words = await db.transaction().execute(async (tx) => {
        const now = clock.now();
        if (viewMessageAccess(await selectAccessRequest(tx, cardSendId), now).state !== 'open')
          throw failure('forbidden', 'general', 'closed', 'You cannot read the message until the sender allows it.');
        await insertAuditLine(tx, admin, row, { act: 'message-read', now });
        const [message, people] = [await selectMessage(tx, cardSendId), await selectNamedPeople(tx, cardSendId)];
        return message && { ...message, nameOnFront: formatNamesOnFront(message, people) };
      });
      const inside = {
        nameOnFront: words?.nameOnFront ?? null,
        verse: words?.verse ?? '',
        message: words?.message ?? '',
      };
      return { inside, send: await tell(cardSendId) };
    },

    /** For a member: who asked, and what they said. */
    ofMember,

    /** The member's answer. It can be changed later, from allowed to refused and back. */
    async answer(actor: Actor, askId: string, isAllowed: boolean): Promise<InsideAsk[]> {
      const { memberId } = requireNotImpersonated(actor);
      const now = clock.now();
      const until = isAllowed ? new Date(now + OPEN_MS) : null;
      const isTheirs = await db
        .transaction()
        .execute((tx) => answerAccessRequest(tx, { askId, memberId, isAllowed, now: new Date(now), until }));
      if (!isTheirs) throw failure('not-found', 'askId', 'unknown-ask', 'This request does not exist.');
      return ofMember(actor);
    },
  };
}

/** The name on the front; where each person has their own, all of them. */
function formatNamesOnFront(card: NamedCard, people: readonly NamedPerson[]): string | null {
  if (card.names_on_front !== 'each') return nameForAll(card);
  const names = new Set(people.flatMap((person) => nameForPerson(card, person) ?? []));
  return names.size === 0 ? null : [...names].join(', ');
}
