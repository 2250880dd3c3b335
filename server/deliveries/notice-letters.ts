import { addressCheckEmail } from '#emails/address-check-email.ts';
import { cardBouncedEmail } from '#emails/card-bounced-email.ts';
import { cardOpenedEmail } from '#emails/card-opened-email.ts';
import { exportReadyEmail } from '#emails/export-ready-email.ts';
import { ticketReceiptEmail } from '#emails/ticket-receipt-email.ts';
import { selectAddressed } from '#server/notifications/queries.ts';
import { wants } from '#server/notifications/wants.ts';
import { aCard } from '#shared/card-kind.ts';
import { routes } from '#shared/routes.ts';
import { selectBounced, selectExportDue, selectForSender, selectThanks } from './outbox-queries.ts';
import { ledgerUrl, unsubscribeUrl } from './letter-links.ts';
import type { Writers } from './written.ts';

/** Mails about what happened: to members about their cards and exports, and receipts of letters to us. */
export type NoticeMails = {
  'card-opened': { recipientId: string; memberId: string };
  'card-bounced': { cardSendId: string; memberId: string };
  'export-ready': { exportId: string };
  'address-check': { memberId: string };
  'ticket-receipt': { ticketNumber: number };
};

export const noticeWriters: Writers<NoticeMails> = {
  async 'card-opened'(parts, db, { recipientId, memberId }) {
    if (!(await wants(db, memberId, 'opened', 'email'))) return null;
    const [member, person] = [await selectAddressed(db, memberId), await selectThanks(db, recipientId)];
    const row = person && (await selectForSender(db, person.card_send_id));
    if (!member || !row) return null;
    const stop = unsubscribeUrl(parts, member, 'opened');
    return {
      letter: cardOpenedEmail({
        site: parts.site,
        name: member.name,
        recipientName: person.name,
        occasion: aCard(row.occasion),
        ledgerUrl: ledgerUrl(parts, row),
        unsubscribeUrl: stop,
      }),
      toName: member.name,
      unsubscribeUrl: stop,
    };
  },

  async 'card-bounced'(parts, db, { cardSendId, memberId }) {
    const [member, row] = [await selectAddressed(db, memberId), await selectForSender(db, cardSendId)];
    const people = await selectBounced(db, cardSendId);
    if (!member || !row || people.length === 0) return null;
    return {
      letter: cardBouncedEmail({
        site: parts.site,
        name: member.name,
        occasion: aCard(row.occasion),
        people: people.map(({ name, email, reason }) => ({ name, email, reason: reason ?? 'It came back.' })),
        ledgerUrl: ledgerUrl(parts, row),
      }),
      toName: member.name,
    };
  },

  async 'export-ready'({ site }, db, { exportId }) {
    const due = await selectExportDue(db, exportId);
    if (!due?.expires_at) return null;
    const until = due.expires_at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: due.zone });
    return {
      letter: exportReadyEmail({ site, name: due.name, accountUrl: `${site.origin}${routes.account()}`, until }),
      toName: due.name,
    };
  },

  async 'address-check'({ site }, db, { memberId }) {
    const member = await selectAddressed(db, memberId);
    if (!member) return null;
    return {
      letter: addressCheckEmail({ site, name: member.name, settingsUrl: `${site.origin}${routes.emailSettings()}` }),
      toName: member.name,
    };
  },

  async 'ticket-receipt'(_, __, { ticketNumber }) {
    return { letter: ticketReceiptEmail({ ticketNumber }), toName: '' };
  },
};
