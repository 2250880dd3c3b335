import { MAILED_LINK_MINUTES } from '#shared/limits.ts';
import type { RenderedMail } from '#emails/frame.ts';
import { type ShortMail, shortMail } from '#emails/short-mail.ts';

/** What signs somebody in: a link, and a code of six digits for the page that asked. */
export type SignInSecrets = { url: string; digits: string };

const NOT_YOU = 'If this was not you, do nothing. Nothing changes, and nobody comes in.';
const ONCE = `The link and the digits work once, for ${MAILED_LINK_MINUTES} minutes.`;
/** Digits in two groups, as they are read aloud. */
const inGroups = (digits: string) => `${digits.slice(0, 3)} ${digits.slice(3)}`;
function withSignIn({ url, digits }: SignInSecrets, label: string): Pick<ShortMail, 'button' | 'digits'> {
  return {
    button: { url, label },
    digits: { label: 'Type these digits where you are waiting, or press the button:', code: inGroups(digits) },
  };
}

/*
 * These answer an act of the moment, so they have no List-Unsubscribe. Whoever typed the address may be a stranger: nothing that they typed stands in a mail
 * to somebody who has no account.
 */

/** To a member who wants to come in without a password. */
export function signInEmail(mail: SignInSecrets & { name: string }): RenderedMail {
  return shortMail({
    subject: `${inGroups(mail.digits)} lets you in`,
    preview: 'Or press the button in this mail.',
    title: 'Come in',
    name: mail.name,
    says: ['here is the way in that you asked for.'],
    ...withSignIn(mail, 'Sign in'),
    notes: [ONCE, NOT_YOU],
    why: 'You have this mail because somebody asked to sign in with your address.',
  });
}

/** To an address that wants to join. The account is made by the press, not before. */
export function joinEmail(mail: SignInSecrets): RenderedMail {
  return shortMail({
    subject: `${inGroups(mail.digits)} makes your account`,
    preview: 'Or press the button in this mail.',
    title: 'One step, and you are in',
    name: null,
    says: ['somebody asked to join Cardamom with this address. If it was you, this makes your account.'],
    ...withSignIn(mail, 'Make my account'),
    notes: [ONCE, 'If this was not you, do nothing. No account is made.'],
    why: 'You have this mail because somebody asked to join with your address.',
  });
}

/** To a member whose address was given to join: it says so here and nowhere else. */
export function alreadyMemberEmail(mail: SignInSecrets & { name: string }): RenderedMail {
  return shortMail({
    subject: `${inGroups(mail.digits)} lets you in: you have an account already`,
    preview: 'There is no need to join again.',
    title: 'You have an account already',
    name: mail.name,
    says: [
      'somebody asked to join with your address, and it has an account already. If it was you, come in with this.',
    ],
    ...withSignIn(mail, 'Sign in'),
    notes: [ONCE, `${NOT_YOU} Your password stays as it is.`],
    why: 'You have this mail because somebody asked to join with your address.',
  });
}

/** To an address that nobody has: whoever tried is told here, so that the page need not say it. */
export function noAccountEmail(mail: { wanted: 'link' | 'reset'; joinUrl: string }): RenderedMail {
  const act = mail.wanted === 'link' ? 'to sign in' : 'for a new password';
  return shortMail({
    subject: 'There is no account with this address',
    preview: 'It may be another of your addresses.',
    name: null,
    says: [
      `somebody asked ${act} at Cardamom with this address, and there is no account with it.`,
      'If it was you, it may be another of your addresses. Or make an account with this one: it takes a minute.',
    ],
    button: { url: mail.joinUrl, label: 'Join' },
    notes: ['If this was not you, do nothing.'],
    why: `You have this mail because somebody asked ${act} with your address.`,
  });
}

/** To somebody who left and wants to come in: the account can be kept until it is gone. */
export function deletedAccountSignInEmail(mail: { name: string; until: string; restoreUrl: string }): RenderedMail {
  return shortMail({
    subject: 'Your account is closed, and can be kept',
    preview: `Until ${mail.until}.`,
    name: mail.name,
    says: [
      `you deleted your account, and somebody asked to come in with your address. Until ${mail.until} you can keep it, with all that is in it.`,
    ],
    button: { url: mail.restoreUrl, label: 'Keep my account' },
    notes: ['If it is to go, do nothing.'],
    why: 'You have this mail because somebody asked to sign in with your address.',
  });
}
