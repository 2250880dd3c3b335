import type { RenderedMail } from '#emails/frame.ts';
import { shortMail } from '#emails/short-mail.ts';

/** Goes to the new address of a member: it counts once the press behind this link was made. Asked for by a press, so it has no List-Unsubscribe. */
export function confirmAddressEmail(mail: { name: string; confirmUrl: string }): RenderedMail {
  return shortMail({
    subject: 'Is this your new address?',
    preview: 'One press, and your mails come here.',
    name: mail.name,
    says: [
      'this address was given for your account. Press the button within a day, and your reminders and replies come here from then on.',
      'Until you do, everything goes to the address that you had before.',
    ],
    button: { url: mail.confirmUrl, label: 'Yes, use this address' },
    notes: ['If you have no account with us, somebody typed your address by mistake. There is nothing to do.'],
    why: 'You have this mail because this address was given for an account.',
  });
}

/** Goes to an address that was given for an account while it has one of its own. On the site nothing tells the two apart. */
export function addressTakenEmail(mail: { loginUrl: string }): RenderedMail {
  return shortMail({
    subject: 'This address has an account already',
    preview: 'Nothing was changed.',
    name: null,
    says: [
      'somebody who is signed in with another address wants to have mails sent to this one. It has an account of its own, so nothing was changed.',
      'If that was you, sign in with this address instead. To have one account only, leave the other one first.',
    ],
    button: { url: mail.loginUrl, label: 'Sign in with this address' },
    why: 'You have this mail because your address was given for another account.',
  });
}

/** Tells the old address that another one is to take its place. A security notice: it cannot be turned off. */
export function addressChangingEmail(mail: { name: string; accountUrl: string }): RenderedMail {
  return shortMail({
    subject: 'Your address is about to change',
    preview: 'If that was you, there is nothing to do.',
    name: mail.name,
    says: [
      'another address was given for your account. It takes the place of this one once the press in the mail to it was made.',
      'If that was you, there is nothing to do. If it was not, put this address back on your account page, and choose a new password.',
    ],
    button: { url: mail.accountUrl, label: 'Look at my account' },
    why: 'You have this mail because the address of your account is to change.',
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
    preview: `Until ${mail.until} one press undoes it.`,
    name: mail.name,
    says: [
      `your account is closed, and you are signed out everywhere. After ${mail.until} it is deleted for good.`,
      mail.takesDown
        ? 'The cards that you sent are taken down then. Cards that you had planned do not leave.'
        : 'The cards that you sent stay with the people who have them, signed with your first name only. Cards that you had planned do not leave.',
      'Until then one press undoes it. What you had planned lies on your table again, ready to be sent anew.',
    ],
    button: { url: mail.restoreUrl, label: 'Keep my account' },
    notes: ['Thank you for the time that you spent with us.'],
    why: 'You have this mail because your account was closed.',
  });
}
