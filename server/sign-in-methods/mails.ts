import { z } from 'zod';
import { shortMail } from '#emails/short-mail.ts';
import type { RenderedMail } from '#emails/frame.ts';
import { providerName } from '#shared/sign-in/provider-name.ts';
import { defineMessage, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { PROVIDERS } from '#server/ports/identities/identity.ts';
import { routes } from '#shared/routes.ts';
import { selectName } from './queries.ts';

const SignInMethodChange = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['passkey-added', 'passkey-removed']), name: z.string() }),
  z.object({ what: z.enum(['provider-connected', 'provider-parted']), provider: z.enum(PROVIDERS) }),
  z.object({ what: z.enum(['two-step-on', 'two-step-off', 'recovery-codes-renewed']) }),
]);
/** What changed about the sign-in methods of an account. */
export type SignInMethodChange = z.infer<typeof SignInMethodChange>;

/** A sign-in method was added or removed, to its member. */
export const SIGN_IN_METHOD_CHANGED = defineMessage('way-in-changed', z.object({ change: SignInMethodChange }));

export const signInMethodMails = [
  renderMessage(SIGN_IN_METHOD_CHANGED, {
    async email(context, db, { memberId, payload: { change } }) {
      const name = memberId === null ? undefined : await selectName(db, memberId);
      if (name === undefined) return null;
      const accountUrl = siteOf(context).origin + routes.account();
      return { mail: signInMethodChangedEmail({ name, change, accountUrl }), toName: name };
    },
  }),
];

/** Tells a member that a sign-in method was added or removed. A security notice: it cannot be turned off. */
export function signInMethodChangedEmail(mail: {
  name: string;
  change: SignInMethodChange;
  accountUrl: string;
}): RenderedMail {
  const { subject, sentence } = describeChange(mail.change);
  return shortMail({
    subject,
    preview: 'If this was you, there is nothing to do.',
    name: mail.name,
    says: [
      sentence,
      'If this was you, there is nothing to do. If not, go to your account now: remove what is not yours, sign out everywhere else, and set a new password.',
    ],
    button: { url: mail.accountUrl, label: 'Go to my account' },
    why: 'You received this email because a sign-in method of your account changed.',
  });
}

function describeChange(change: SignInMethodChange): { subject: string; sentence: string } {
  switch (change.what) {
    case 'passkey-added':
      return {
        subject: 'A passkey was added to your account',
        sentence: `You can now sign in with the passkey “${change.name}”.`,
      };
    case 'passkey-removed':
      return {
        subject: 'A passkey was removed from your account',
        sentence: `You can no longer sign in with the passkey “${change.name}”.`,
      };
    case 'provider-connected':
      return {
        subject: `${providerName(change.provider)} was connected to your account`,
        sentence: `You can now sign in with ${providerName(change.provider)}.`,
      };
    case 'provider-parted':
      return {
        subject: `${providerName(change.provider)} was disconnected from your account`,
        sentence: `You can no longer sign in with ${providerName(change.provider)}.`,
      };
    case 'two-step-on':
      return {
        subject: 'Two-step codes are on',
        sentence: 'Signing in with your password now also needs a code from your authenticator app.',
      };
    case 'recovery-codes-renewed':
      return {
        subject: 'You have new recovery codes',
        sentence: 'Ten new recovery codes were created for your account. The old ones no longer work.',
      };
    case 'two-step-off':
      return {
        subject: 'Two-step codes are off',
        sentence: 'Signing in with your password no longer needs a code from your app.',
      };
  }
}
