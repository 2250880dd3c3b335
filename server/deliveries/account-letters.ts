import { addressChangingEmail, addressTakenEmail, confirmAddressEmail, leavingEmail } from '#emails/account-emails.ts';
import { sameAddress } from '#shared/email-address.ts';
import { clockAt } from '#shared/local-time.ts';
import { type MailedAct, routes } from '#shared/routes.ts';
import { selectLeaving, selectWaitingAddress } from './outbox-queries.ts';
import type { WriterParts, Writers } from './written.ts';

/** Mails about the account itself: another address for it, and its end. Secrets stand sealed in them. */
export type AccountMails = {
  'confirm-address': { memberId: string; tokenSealed: string };
  'address-taken': Record<never, never>;
  'address-changing': { memberId: string };
  'account-leaving': { memberId: string; tokenSealed: string };
};

export const accountWriters: Writers<AccountMails> = {
  async 'confirm-address'(parts, db, { memberId, tokenSealed }, to) {
    const member = await selectWaitingAddress(db, memberId);
    if (!member?.pending_email || !sameAddress(member.pending_email, to)) return null;
    return {
      letter: confirmAddressEmail({
        site: parts.site,
        name: member.name,
        confirmUrl: linkIn(parts, tokenSealed, 'confirm-email'),
      }),
      toName: member.name,
    };
  },
  'address-taken': async ({ site }) => ({
    letter: addressTakenEmail({ site, loginUrl: site.origin + routes.login() }),
    toName: '',
  }),
  async 'address-changing'({ site }, db, { memberId }) {
    const member = await selectWaitingAddress(db, memberId);
    if (!member) return null;
    return {
      letter: addressChangingEmail({ site, name: member.name, accountUrl: site.origin + routes.account() }),
      toName: member.name,
    };
  },
  async 'account-leaving'(parts, db, { memberId, tokenSealed }) {
    const member = await selectLeaving(db, memberId);
    if (!member?.leaving_at) return null;
    return {
      letter: leavingEmail({
        site: parts.site,
        name: member.name,
        until: dayAndHour(member.leaving_at, member.zone),
        takesDown: member.leaving_cards === 'take-down',
        restoreUrl: linkIn(parts, tokenSealed, 'restore'),
      }),
      toName: member.name,
    };
  },
};

function linkIn({ site, keys }: WriterParts, tokenSealed: string, act: MailedAct): string {
  return site.origin + routes.verifyToken(keys.open(Buffer.from(tokenSealed, 'base64')), act);
}

/** An instant on the member's own clock: "the end of 28 November", or "28 November at 02:00". */
function dayAndHour(instant: Date, zone: string): string {
  const { date, time } = clockAt(instant.getTime(), zone);
  const named = (day: Temporal.PlainDate) => day.toLocaleString('en-GB', { day: 'numeric', month: 'long' });
  const day = Temporal.PlainDate.from(date);
  return time === '00:00' ? `the end of ${named(day.subtract({ days: 1 }))}` : `${named(day)} at ${time}`;
}
