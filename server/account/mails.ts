import { z } from 'zod';
import { addressChangingEmail, addressTakenEmail, confirmAddressEmail, accountDeletedEmail } from './account-emails.ts';
import type { Context } from '#server/kernel/context.ts';
import { defineMessage, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { type MailedAction, routes } from '#shared/routes.ts';
import { selectDeletion, selectPendingAddress } from './queries.ts';

/** Mails about the account itself: another address for it, and its deletion. */
export const CONFIRM_ADDRESS = defineMessage('confirm-address', z.object({ tokenSealed: z.string() }));
export const ADDRESS_TAKEN = defineMessage('address-taken');
export const ADDRESS_CHANGING = defineMessage('address-changing');
export const ACCOUNT_DELETED = defineMessage('account-leaving', z.object({ tokenSealed: z.string() }));

export const accountMails = [
  renderMessage(CONFIRM_ADDRESS, {
    async email(context, db, { memberId, address, payload }) {
      const member = memberId === null ? undefined : await selectPendingAddress(db, memberId);
      if (!member?.pending_email || !sameAddress(member.pending_email, address)) return null;
      const confirmUrl = linkIn(context, payload.tokenSealed, 'confirm-email');
      const mail = confirmAddressEmail({ name: member.name, confirmUrl });
      return { mail, toName: member.name };
    },
  }),
  renderMessage(ADDRESS_TAKEN, {
    async email(context) {
      return { mail: addressTakenEmail({ loginUrl: siteOf(context).origin + routes.login() }), toName: '' };
    },
  }),
  renderMessage(ADDRESS_CHANGING, {
    async email(context, db, { memberId }) {
      const member = memberId === null ? undefined : await selectPendingAddress(db, memberId);
      if (!member) return null;
      const accountUrl = siteOf(context).origin + routes.account();
      return { mail: addressChangingEmail({ name: member.name, accountUrl }), toName: member.name };
    },
  }),
  renderMessage(ACCOUNT_DELETED, {
    async email(context, db, { memberId, payload }) {
      const member = memberId === null ? undefined : await selectDeletion(db, memberId);
      if (!member?.leaving_at) return null;
      const mail = accountDeletedEmail({
        name: member.name,
        until: formatUntil(member.leaving_at, member.zone),
        takesDown: member.leaving_cards === 'take-down',
        restoreUrl: linkIn(context, payload.tokenSealed, 'restore'),
      });
      return { mail, toName: member.name };
    },
  }),
];

function linkIn(context: Context, tokenSealed: string, act: MailedAction): string {
  const token = context.keys.open(Buffer.from(tokenSealed, 'base64'));
  return siteOf(context).origin + routes.verifyToken(token, act);
}

/** An instant on the member's own clock: "the end of 28 November", or "28 November at 02:00". */
function formatUntil(instant: Date, zone: string): string {
  const { date, time } = clockAt(instant.getTime(), zone);
  const named = (day: Temporal.PlainDate) => day.toLocaleString('en-GB', { day: 'numeric', month: 'long' });
  const day = Temporal.PlainDate.from(date);
  return time === '00:00' ? `the end of ${named(day.subtract({ days: 1 }))}` : `${named(day)} at ${time}`;
}
