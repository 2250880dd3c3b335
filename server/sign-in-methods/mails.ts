import { shortMail } from '#emails/short-mail.ts';
import type { RenderedMail } from '#emails/frame.ts';
import { providerName } from '#shared/provider-name.ts';
import { defineMessage, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectName } from './queries.ts';

/** A sign-in method was added or removed, to its member. */
export const SIGN_IN_METHOD_CHANGED = defineMessage<{ change: SignInMethodChange }>('way-in-changed');

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

/** What changed about the sign-in methods of an account. */
export type SignInMethodChange =
  | { what: 'passkey-added' | 'passkey-removed'; name: string }
  | { what: 'provider-connected' | 'provider-parted'; provider: 'google' | 'facebook' | 'apple' }
  | { what: 'two-step-on' | 'two-step-off' | 'recovery-codes-renewed' };

/** Tells a member that a sign-in method was added or removed. A security notice: it cannot be turned off. */
export function signInMethodChangedEmail(mail: {
  name: string;
  change: SignInMethodChange;
  accountUrl: string;
}): RenderedMail {
  const { subject, sentence } = inWords(mail.change);
  return shortMail({
    subject,
    preview: 'If that was you, there is nothing to do.',
    name: mail.name,
    says: [
      sentence,
      'If that was you, there is nothing to do. If it was not, look at your account now: take away what is not yours, sign out everywhere else, and set a new password.',
    ],
    button: { url: mail.accountUrl, label: 'Look at my account' },
    why: 'You have this mail because the way into your account changed.',
  });
}

function inWords(change: SignInMethodChange): { subject: string; sentence: string } {
  switch (change.what) {
    case 'passkey-added':
      return {
        subject: 'A passkey was added to your account',
        sentence: `“${change.name}” opens your account since a moment ago.`,
      };
    case 'passkey-removed':
      return {
        subject: 'A passkey was taken away from your account',
        sentence: `“${change.name}” does not open your account any more.`,
      };
    case 'provider-connected':
      return {
        subject: `${providerName(change.provider)} was connected to your account`,
        sentence: `you can come in with ${providerName(change.provider)} since a moment ago.`,
      };
    case 'provider-parted':
      return {
        subject: `${providerName(change.provider)} was parted from your account`,
        sentence: `you cannot come in with ${providerName(change.provider)} any more.`,
      };
    case 'two-step-on':
      return {
        subject: 'Two-step codes are on',
        sentence: 'your account asks for a code of your app after the password since a moment ago.',
      };
    case 'recovery-codes-renewed':
      return {
        subject: 'Your codes for a lost phone are new',
        sentence: 'ten new codes for a lost phone were made a moment ago, and those before open nothing any more.',
      };
    case 'two-step-off':
      return {
        subject: 'Two-step codes are off',
        sentence: 'your account asks for no code after the password any more.',
      };
  }
}
