import type { Letter, Site } from './letter.ts';
import { shortLetter } from './short-letter.ts';

/** Tells a member that its password is another one now. A security notice: it cannot be turned off, so it has no List-Unsubscribe. */
export function passwordChangedEmail(mail: { site: Site; name: string; forgotUrl: string }): Letter {
  return shortLetter({
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
