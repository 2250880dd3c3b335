import { insideAskedEmail } from '#emails/inside-asked-email.ts';
import { passwordChangedEmail } from '#emails/password-changed-email.ts';
import { ticketAnswerEmail } from '#emails/ticket-answer-email.ts';
import { type WayChange, wayInChangedEmail } from '#emails/way-in-changed-email.ts';
import { routes } from '#shared/routes.ts';
import { selectInsideAsk, selectMemberName, selectTicketAnswer } from './outbox-queries.ts';
import type { Writers } from './written.ts';

/**
 * Mails to members, by kind, with what each is made from. Secrets stand sealed in it. A kind is a line here and a writer below: from the payload to a
 * letter (`emails/<name>-email.ts`), with an `unsubscribeUrl` where it is of a kind that can be ended.
 */
export type MemberMails = {
  'password-changed': { memberId: string };
  'way-in-changed': { memberId: string; change: WayChange };
  'ticket-answer': { answerId: string };
  'inside-asked': { askId: string };
};

export const memberWriters: Writers<MemberMails> = {
  async 'password-changed'({ site }, db, { memberId }) {
    const name = await selectMemberName(db, memberId);
    if (name === undefined) return null;
    return {
      letter: passwordChangedEmail({ site, name, forgotUrl: `${site.origin}${routes.forgot()}` }),
      toName: name,
    };
  },
  async 'way-in-changed'({ site }, db, { memberId, change }) {
    const name = await selectMemberName(db, memberId);
    if (name === undefined) return null;
    return {
      letter: wayInChangedEmail({ site, name, change, accountUrl: `${site.origin}${routes.account()}` }),
      toName: name,
    };
  },
  async 'inside-asked'({ site }, db, { askId }) {
    const row = await selectInsideAsk(db, askId);
    if (row === undefined) return null;
    const letter = insideAskedEmail({
      site,
      name: row.name,
      adminName: row.admin_name,
      cardTitle: row.title,
      reason: row.reason,
      accountUrl: `${site.origin}${routes.accountAsks()}`,
    });
    return { letter, toName: row.name };
  },
  async 'ticket-answer'({ site }, db, { answerId }) {
    const row = await selectTicketAnswer(db, answerId);
    if (row === undefined) return null;
    const letter = ticketAnswerEmail({
      site,
      name: row.name,
      ticketNumber: row.ticket_number,
      subject: row.subject,
      question: row.message,
      answer: row.text,
      answeredBy: row.admin_name,
      contactUrl: `${site.origin}${routes.contact()}`,
    });
    return { letter, toName: row.name, isAutomatic: false };
  },
};
