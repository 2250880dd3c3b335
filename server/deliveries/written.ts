import type { Queryable } from '#db/client.ts';
import type { Letter } from '#emails/letter.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { MemberLinks } from '#server/kernel/member-links.ts';
import type { LetterParts } from './letters.ts';

/** A mail of the outbox as it was written, just before it leaves. */
export type Written = {
  letter: Letter;
  /** The name beside the address; nothing where we know none. */
  toName: string;
  /** Who it is from, where that is not us. */
  fromName?: string;
  replyTo?: OutgoingMail['replyTo'];
  /** False where a person wrote it. */
  isAutomatic?: boolean;
  /** What takes one POST to end mails of this kind; nothing for receipts, and for what somebody asked for. */
  unsubscribeUrl?: string;
};

/** What writers need besides their rows: also what makes the pairs `t` and `e` of links to members. */
export type WriterParts = LetterParts & { links: MemberLinks; clock: Clock };
/**
 * Writes one kind of mail from its payload and from what is true now.
 * @param to the address that it goes to. @returns null when its cause was taken back meanwhile.
 */
export type Writer<Payload> = (
  parts: WriterParts,
  db: Queryable,
  payload: Payload,
  to: string,
) => Promise<Written | null>;
/** The writers of some mails, by kind. */
export type Writers<Mails> = { [Kind in keyof Mails]: Writer<Mails[Kind]> };
