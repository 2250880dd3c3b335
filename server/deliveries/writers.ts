import type { Queryable } from '#db/client.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import { type AccountMails, accountWriters } from './account-letters.ts';
import { type ComingInMails, comingInWriters } from './coming-in-letters.ts';
import { type DeskMails, deskWriters } from './desk-letters.ts';
import { type MemberMails, memberWriters } from './member-letters.ts';
import { type NoticeMails, noticeWriters } from './notice-letters.ts';
import { type SenderMails, senderWriters } from './sender-letters.ts';
import type { WriterParts, Writers } from './written.ts';

type Mails = SenderMails & ComingInMails & MemberMails & NoticeMails & AccountMails & DeskMails;
type Kind = keyof Mails;
const writers: Writers<Mails> = {
  ...senderWriters,
  ...comingInWriters,
  ...memberWriters,
  ...noticeWriters,
  ...accountWriters,
  ...deskWriters,
};

/** What a mail of the outbox is made from: its kind, and what that kind needs. */
export type Outgoing<K extends Kind = Kind> = { [P in K]: { kind: P } & Mails[P] }[K];

/** Writes a mail from what is true now. @returns null when its cause was taken back meanwhile. */
export async function outboxMail<K extends Kind>(
  parts: WriterParts,
  db: Queryable,
  outboxId: string,
  to: string,
  outgoing: Outgoing<K>,
): Promise<OutgoingMail | null> {
  const written = await writers[outgoing.kind](parts, db, outgoing, to);
  if (written === null) return null;
  const { letter, toName, fromName = 'Cardamom', replyTo = null, isAutomatic = true, unsubscribeUrl = null } = written;
  return {
    key: `${outboxId}.1`,
    fromName,
    to: { name: toName, address: to },
    replyTo,
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    isAutomatic,
    unsubscribeUrl,
  };
}
