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

/** Goes to an address after mail to it came back, to see whether it takes mail again. Asked for by a press, so it has no List-Unsubscribe. */
export function addressCheckEmail(mail: { name: string; settingsUrl: string }): RenderedMail {
  return shortMail({
    subject: 'This address takes mail again',
    preview: 'This mail found its way, so the next ones will.',
    name: mail.name,
    says: [
      'mail to this address came back to us a while ago. You said that it takes mail again, and this one has found its way.',
      'There is nothing more to do. Your reminders come here as before.',
    ],
    button: { url: mail.settingsUrl, label: 'See what we write about' },
    why: 'You have this mail because you asked us to try this address once more.',
  });
}
