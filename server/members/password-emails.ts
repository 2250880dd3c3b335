import type { RenderedMail } from '#emails/frame.ts';
import { shortMail } from '#emails/short-mail.ts';

/** Tells a member that its password is another one now. A security notice: it cannot be turned off, so it has no List-Unsubscribe. */
export function passwordChangedEmail(mail: { name: string; forgotUrl: string }): RenderedMail {
  return shortMail({
    subject: 'Your password was changed',
    preview: 'If that was you, there is nothing to do.',
    name: mail.name,
    says: [
      'the password of your account is a new one since a moment ago, and you were signed out everywhere else.',
      'If that was you, there is nothing to do. If it was not, make a new password now: whoever changed it is signed out by that.',
    ],
    button: { url: mail.forgotUrl, label: 'It was not me' },
    why: 'You have this mail because the way into your account changed.',
  });
}

/** To a member who wants a new password. */
export function resetPasswordEmail(mail: { name: string; url: string }): RenderedMail {
  return shortMail({
    subject: 'The way to your new password',
    preview: 'It works for an hour.',
    title: 'Set a new password',
    name: mail.name,
    says: ['here is the link that you asked for. Behind it you set a new password, and are signed in with it.'],
    button: { url: mail.url, label: 'Set a new password' },
    notes: [
      'It works for an hour, until a new password is set.',
      'If this was not you, do nothing. Your password stays as it is.',
    ],
    why: 'You have this mail because somebody asked for a new password with your address.',
  });
}
