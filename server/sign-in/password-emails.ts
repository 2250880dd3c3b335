import type { RenderedMail } from '#emails/frame.ts';
import { shortMail } from '#emails/short-mail.ts';

/** Tells a member that its password is another one now. A security notice: it cannot be turned off, so it has no List-Unsubscribe. */
export function passwordChangedEmail(mail: { name: string; forgotUrl: string }): RenderedMail {
  return shortMail({
    subject: 'Your password was changed',
    preview: 'If this was you, there is nothing to do.',
    name: mail.name,
    says: [
      'The password of your account was changed, and you were signed out everywhere else.',
      'If this was you, there is nothing to do. If not, set a new password now. This signs out whoever changed it.',
    ],
    button: { url: mail.forgotUrl, label: 'This was not me' },
    why: 'You received this email because the password of your account changed.',
  });
}

/** To a member who wants a new password. */
export function resetPasswordEmail(mail: { name: string; url: string }): RenderedMail {
  return shortMail({
    subject: 'Set a new password',
    preview: 'The link works for an hour.',
    name: mail.name,
    says: ['You asked us for a new password. Use this link to set it and sign in.'],
    button: { url: mail.url, label: 'Set a new password' },
    notes: [
      'The link works for an hour, or until you set a new password.',
      'If this was not you, ignore this email. Your password stays the same.',
    ],
    why: 'You received this email because someone asked for a new password with your address.',
  });
}
