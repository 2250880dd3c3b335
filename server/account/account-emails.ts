import type { RenderedMail } from '#emails/frame.ts';
import { shortMail } from '#emails/short-mail.ts';

/** Sent to the new address of a member, which is used once it is confirmed behind this link. Requested by the reader, so it has no List-Unsubscribe. */
export function confirmAddressEmail(mail: { name: string; confirmUrl: string }): RenderedMail {
  return shortMail({
    subject: 'Confirm your new email address',
    preview: 'Press the button to use this address.',
    name: mail.name,
    says: [
      'This address was entered as the new address of your account. Press the button within a day to confirm it.',
      'Until then, your emails go to your old address.',
    ],
    button: { url: mail.confirmUrl, label: 'Confirm this address' },
    notes: ['If you have no account with us, someone typed your address by mistake. You can ignore this email.'],
    why: 'You received this email because this address was entered for an account.',
  });
}

/** Goes to an address that was given for an account while it has one of its own. On the site nothing tells the two apart. */
export function addressTakenEmail(mail: { loginUrl: string }): RenderedMail {
  return shortMail({
    subject: 'This address already has an account',
    preview: 'Nothing was changed.',
    name: null,
    says: [
      'Someone entered this address as the new address of another account. It already has an account of its own, so nothing was changed.',
      'If this was you, sign in with this address instead. To keep only one account, delete the other one first.',
    ],
    button: { url: mail.loginUrl, label: 'Sign in with this address' },
    why: 'You received this email because your address was entered for another account.',
  });
}

/** Tells the old address that another one is to take its place. A security notice: it cannot be turned off. */
export function addressChangingEmail(mail: { name: string; accountUrl: string }): RenderedMail {
  return shortMail({
    subject: 'Your email address is about to change',
    preview: 'If this was you, there is nothing to do.',
    name: mail.name,
    says: [
      'A new email address was entered for your account. It replaces this one as soon as it is confirmed.',
      'If this was you, there is nothing to do. If not, enter your old address again on your account page and set a new password.',
    ],
    button: { url: mail.accountUrl, label: 'Go to my account' },
    why: 'You received this email because the address of your account is about to change.',
  });
}

/** Says that an account is closed, and has the link that undoes it. A notice about the account itself: it cannot be turned off. */
export function accountDeletedEmail(mail: {
  name: string;
  /** until when, in words: `the end of 28 November` */ until: string;
  takesDown: boolean;
  restoreUrl: string;
}): RenderedMail {
  return shortMail({
    subject: 'Your account is closed',
    preview: `You can keep it until ${mail.until}.`,
    name: mail.name,
    says: [
      `Your account is closed, and you are signed out everywhere. It will be deleted for good after ${mail.until}.`,
      mail.takesDown
        ? 'The cards you sent will be taken down then. Your scheduled cards will not be sent.'
        : 'The cards you sent stay with the people who received them, signed with your first name only. Your scheduled cards will not be sent.',
      'Until then you can keep your account. Your scheduled cards will be in your drafts again.',
    ],
    button: { url: mail.restoreUrl, label: 'Keep my account' },
    notes: ['Thank you for using Cardamom.'],
    why: 'You received this email because your account was closed.',
  });
}
