import { shortMail } from '#emails/short-mail.ts';
import type { RenderedMail } from '#emails/frame.ts';
import { defineMessage, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectAddressed } from './queries.ts';

/** Looks whether the address of a member takes mail again. */
export const ADDRESS_CHECK = defineMessage('address-check');

export const notificationMails = [
  renderMessage(ADDRESS_CHECK, {
    async email(context, db, { memberId }) {
      const member = memberId === null ? undefined : await selectAddressed(db, memberId);
      if (!member) return null;
      const settingsUrl = siteOf(context).origin + routes.emailSettings();
      return { mail: addressCheckEmail({ name: member.name, settingsUrl }), toName: member.name };
    },
  }),
];

/** Sent to an address that bounced, to see whether it accepts mail again. Requested by the member, so it has no List-Unsubscribe. */
export function addressCheckEmail(mail: { name: string; settingsUrl: string }): RenderedMail {
  return shortMail({
    subject: 'This address works again',
    preview: 'Your emails come to this address again.',
    name: mail.name,
    says: [
      'Emails to this address came back to us a while ago. You told us that it works again, and this email has arrived.',
      'There is nothing else to do. Your emails come here again.',
    ],
    button: { url: mail.settingsUrl, label: 'Open email settings' },
    why: 'You received this email because you asked us to try this address again.',
  });
}
