import { MAILED_LINK_MINUTES } from '#shared/limits.ts';
import type { RenderedMail } from '#emails/frame.ts';
import { type ShortMail, shortMail } from '#emails/short-mail.ts';

/** What signs somebody in: a link, and a code of six digits for the page that asked. */
export type SignInSecrets = { url: string; digits: string };

const NOT_YOU = 'If this was not you, ignore this email. Nothing changes, and nobody can sign in.';
const ONCE = `The link and the code work once, within ${MAILED_LINK_MINUTES} minutes.`;
/** Digits in two groups, as they are read aloud. */
const inGroups = (digits: string) => `${digits.slice(0, 3)} ${digits.slice(3)}`;
function withSignIn({ url, digits }: SignInSecrets, label: string): Pick<ShortMail, 'button' | 'digits'> {
  return {
    button: { url, label },
    digits: {
      label: 'Type this code on the page where you asked for it, or press the button:',
      code: inGroups(digits),
    },
  };
}

/*
 * These answer an act of the moment, so they have no List-Unsubscribe. Whoever typed the address may be a stranger: nothing that they typed stands in a mail
 * to somebody who has no account.
 */

/** To a member who wants to sign in without a password. */
export function signInEmail(mail: SignInSecrets & { name: string }): RenderedMail {
  return shortMail({
    subject: `Your Cardamom sign-in code is ${inGroups(mail.digits)}`,
    preview: 'Or press the button in this email.',
    title: 'Sign in',
    name: mail.name,
    says: ['You asked us for a sign-in link.'],
    ...withSignIn(mail, 'Sign in'),
    notes: [ONCE, NOT_YOU],
    why: 'You received this email because someone asked to sign in with your address.',
  });
}

/** To an address that wants to join. The account is created when it is confirmed, not before. */
export function joinEmail(mail: SignInSecrets): RenderedMail {
  return shortMail({
    subject: `Your Cardamom code is ${inGroups(mail.digits)}`,
    preview: 'Or press the button in this email.',
    title: 'Create your account',
    name: null,
    says: ['Someone asked to join Cardamom with this address. If it was you, confirm it to create your account.'],
    ...withSignIn(mail, 'Create my account'),
    notes: [ONCE, 'If this was not you, ignore this email. No account is created.'],
    why: 'You received this email because someone asked to join with your address.',
  });
}

/** To a member whose address was given to join: it says so here and nowhere else. */
export function alreadyMemberEmail(mail: SignInSecrets & { name: string }): RenderedMail {
  return shortMail({
    subject: `You already have an account. Your sign-in code is ${inGroups(mail.digits)}`,
    preview: 'There is no need to join again.',
    title: 'You already have an account',
    name: mail.name,
    says: ['Someone asked to join with your address, but it already has an account. If it was you, sign in here.'],
    ...withSignIn(mail, 'Sign in'),
    notes: [ONCE, `${NOT_YOU} Your password stays the same.`],
    why: 'You received this email because someone asked to join with your address.',
  });
}

/** To an address without an account: the mail says so, so that the page need not. */
export function noAccountEmail(mail: { wanted: 'link' | 'reset'; joinUrl: string }): RenderedMail {
  const act = mail.wanted === 'link' ? 'to sign in' : 'for a new password';
  return shortMail({
    subject: 'There is no account with this address',
    preview: 'You may have used another address.',
    name: null,
    says: [
      `Someone asked ${act} at Cardamom with this address, but there is no account with it.`,
      'If it was you, you may have used another address. You can also create an account with this one. It takes a minute.',
    ],
    button: { url: mail.joinUrl, label: 'Create an account' },
    notes: ['If this was not you, ignore this email.'],
    why: `You received this email because someone asked ${act} with your address.`,
  });
}

/** To somebody who deleted the account and wants to sign in: it can be kept until it is gone. */
export function deletedAccountSignInEmail(mail: { name: string; until: string; restoreUrl: string }): RenderedMail {
  return shortMail({
    subject: 'Your account is closed, but you can keep it',
    preview: `You can keep it until ${mail.until}.`,
    name: mail.name,
    says: [
      `You deleted your account, and someone asked to sign in with your address. You can keep the account and everything in it until ${mail.until}.`,
    ],
    button: { url: mail.restoreUrl, label: 'Keep my account' },
    notes: ['If you still want to delete it, there is nothing to do.'],
    why: 'You received this email because someone asked to sign in with your address.',
  });
}
