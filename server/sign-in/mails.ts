import { z } from 'zod';
import type { Queryable } from '#db/client.ts';
import {
  alreadyMemberEmail,
  joinEmail,
  noAccountEmail,
  signInEmail,
  deletedAccountSignInEmail,
} from './sign-in-emails.ts';
import { passwordChangedEmail, resetPasswordEmail } from './password-emails.ts';
import type { Context } from '#server/kernel/context.ts';
import { defineMessage, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { type MailedAction, routes } from '#shared/routes.ts';
import { selectByEmail, selectIsLinkUnused, selectMember } from './queries.ts';

/** A link and its digits, sealed, and when they are over. */
const Secrets = z.object({ tokenSealed: z.string(), digitsSealed: z.string(), until: z.string() });
type Secrets = z.infer<typeof Secrets>;

/** Mails that answer whoever wants to sign in, to join, or to have a new password. */
export const SIGN_IN_LINK = defineMessage('sign-in-link', Secrets);
export const JOIN = defineMessage('join', Secrets);
export const ALREADY_MEMBER = defineMessage('already-member', Secrets);
export const NO_ACCOUNT = defineMessage('no-account', z.object({ wanted: z.enum(['link', 'reset']) }));
export const DELETED_ACCOUNT_SIGN_IN = defineMessage('still-leaving', Secrets);
export const RESET_PASSWORD = defineMessage('reset-password');
/** To a member whose password is another one now. */
export const PASSWORD_CHANGED = defineMessage('password-changed');

export const signInMails = [
  renderMessage(SIGN_IN_LINK, {
    async email(context, db, { payload, address }) {
      const member = (await isAlive(context, db, payload)) ? await selectByEmail(db, address) : undefined;
      if (!member) return null;
      return {
        mail: signInEmail({ ...linkOf(context, payload, 'sign-in'), name: member.name }),
        toName: member.name,
      };
    },
  }),
  renderMessage(JOIN, {
    email: async (context, db, { payload }) =>
      (await isAlive(context, db, payload)) ? { mail: joinEmail(linkOf(context, payload, 'join')), toName: '' } : null,
  }),
  renderMessage(ALREADY_MEMBER, {
    async email(context, db, { payload, address }) {
      const member = (await isAlive(context, db, payload)) ? await selectByEmail(db, address) : undefined;
      if (!member) return null;
      const mail = alreadyMemberEmail({ ...linkOf(context, payload, 'sign-in'), name: member.name });
      return { mail, toName: member.name };
    },
  }),
  renderMessage(NO_ACCOUNT, {
    async email(context, _, { payload: { wanted } }) {
      return { mail: noAccountEmail({ wanted, joinUrl: siteOf(context).origin + routes.register() }), toName: '' };
    },
  }),
  renderMessage(DELETED_ACCOUNT_SIGN_IN, {
    async email(context, db, { payload, address }) {
      const member = await selectByEmail(db, address);
      if (!member?.leaving_at) return null;
      const { url: restoreUrl } = linkOf(context, payload, 'restore');
      const until = formatInstant(member.leaving_at, member.zone);
      return { mail: deletedAccountSignInEmail({ name: member.name, until, restoreUrl }), toName: member.name };
    },
  }),
  renderMessage(RESET_PASSWORD, {
    async email(context, db, { memberId, address }) {
      const member = await selectByEmail(db, address);
      // Somebody who left keeps the account first, by the link in the mail about that.
      if (!member || member.member_id !== memberId || member.leaving_at !== null) return null;
      const url = siteOf(context).origin + routes.changePassword(context.memberLinks.make('reset', member));
      return { mail: resetPasswordEmail({ name: member.name, url }), toName: member.name };
    },
  }),
  renderMessage(PASSWORD_CHANGED, {
    async email(context, db, { memberId }) {
      const member = memberId === null ? undefined : await selectMember(db, memberId);
      if (!member) return null;
      const mail = passwordChangedEmail({ name: member.name, forgotUrl: siteOf(context).origin + routes.forgot() });
      return { mail, toName: member.name };
    },
  }),
];

/**
 * Whether a mail still lets somebody in: after a time without a mail server it may be too late, and of two that were asked for in one breath only the
 * newer works. One that no longer works is not sent, so that the newest mail in a mailbox is the one that works, whatever their order of arrival.
 */
async function isAlive({ clock, keys }: Context, db: Queryable, { tokenSealed, until }: Secrets): Promise<boolean> {
  if (Date.parse(until) <= clock.now()) return false;
  return selectIsLinkUnused(db, keys.hash('mailed-link', keys.open(Buffer.from(tokenSealed, 'base64'))));
}

function linkOf(context: Context, { tokenSealed, digitsSealed }: Secrets, act: MailedAction) {
  const opened = (sealed: string) => context.keys.open(Buffer.from(sealed, 'base64'));
  return { url: siteOf(context).origin + routes.verifyToken(opened(tokenSealed), act), digits: opened(digitsSealed) };
}

/** An instant on the member's own clock: "28 November at 23:59". */
function formatInstant(instant: Date, zone: string): string {
  const { date, time } = clockAt(instant.getTime(), zone);
  return `${Temporal.PlainDate.from(date).toLocaleString('en-GB', { day: 'numeric', month: 'long' })} at ${time}`;
}
