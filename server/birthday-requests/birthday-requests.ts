import type { ValidatedInput } from '#contract/calls.ts';
import { type Actor, requireMember, requireNotImpersonated } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { formatPhoneNumber, parseMobileNumber } from '#server/mobile-numbers/mobile-numbers.ts';
import { askForBirthdays, askingDeps } from './asking.ts';
import { previewRequest } from './preview.ts';
import {
  countAskable,
  countRequests,
  deleteRequest,
  deleteUnanswered,
  selectAskable,
  selectAsker,
  selectRequests,
} from './queries.ts';
import { viewRequest } from './view.ts';

/** How long a request is kept that nobody answers. */
const UNANSWERED_FOR_MS = 366 * 86_400_000;

/** What members ask their friends: when is your birthday? */
function createBirthdayRequests(context: Context) {
  const { db, keys, texter } = context;
  const deps = askingDeps(context);
  return {
    ask: (actor: Actor, given: ValidatedInput<'POST /birthday/request'>['body']) => askForBirthdays(deps, actor, given),
    preview: (actor: Actor, words: { name: string; message: string }) => previewRequest(context, actor, words),

    /** A page of whom a member has asked, the last one first. */
    async list(actor: Actor, page: { limit: number; offset: number }) {
      const { memberId } = requireMember(actor);
      const [rows, total] = await Promise.all([selectRequests(db, { memberId, ...page }), countRequests(db, memberId)]);
      return { results: rows.map((row) => viewRequest(keys, row)), total };
    },

    /** A page of whom a member can ask: contacts without a birthday, who have not been asked. */
    async people(actor: Actor, { q = '', ...page }: { q?: string | undefined; limit: number; offset: number }) {
      const { memberId } = requireMember(actor);
      const asked = { memberId, like: q.toLowerCase() };
      const [rows, total, { country_id: countryId }] = await Promise.all([
        selectAskable(db, { ...asked, ...page }),
        countAskable(db, asked),
        selectAsker(db, memberId),
      ]);
      return {
        results: rows.map(({ contact_id: contactId, name, emails, phones }) => ({
          contactId,
          name,
          emails,
          mobiles: texter === null ? [] : readMobiles(phones, countryId),
        })),
        total,
        sendsTexts: texter !== null,
      };
    },

    /** Takes a request back: its link ends, and a mail that has not left does not leave. @throws Failure at `requestId`. */
    async takeBack(actor: Actor, requestId: string): Promise<void> {
      const { memberId } = requireNotImpersonated(actor);
      const isDeleted = await db.transaction().execute((tx) => deleteRequest(tx, memberId, requestId));
      if (!isDeleted)
        throw failure('not-found', 'requestId', 'unknown-request', 'This request is not in your list any more.');
    },
  };
}

/** Those numbers of a contact that are of mobile phones, as they are read. */
function readMobiles(phones: readonly string[], countryId: string | null): string[] {
  return [...new Set(phones.flatMap((phone) => parseMobileNumber(phone, countryId) ?? []))].map(formatPhoneNumber);
}

/** Deletes requests of more than a year ago that nobody has answered: then the person may be asked again. */
export function deleteOldRequests({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteUnanswered(db, new Date(clock.now() - UNANSWERED_FOR_MS));
}

/** Birthday requests, in this process. */
export const birthdayRequestsOf = oncePerContext(createBirthdayRequests);
