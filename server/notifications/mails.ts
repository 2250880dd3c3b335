import { addressCheckEmail } from '#emails/address-check-email.ts';
import { defineMessage, writeMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectAddressed } from './queries.ts';

/** Looks whether the address of a member takes mail again. */
export const ADDRESS_CHECK = defineMessage('address-check');

export const notificationMails = [
  writeMessage(ADDRESS_CHECK, {
    async email(context, db, { memberId }) {
      const member = memberId === null ? undefined : await selectAddressed(db, memberId);
      if (!member) return null;
      const site = siteOf(context);
      const settingsUrl = `${site.origin}${routes.emailSettings()}`;
      return { letter: addressCheckEmail({ site, name: member.name, settingsUrl }), toName: member.name };
    },
  }),
];
