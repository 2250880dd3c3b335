import type { Letter, Site } from './letter.ts';
import { shortLetter } from './short-letter.ts';

/** Goes to an address after mail to it came back, to see whether it takes mail again. Asked for by a press, so it has no List-Unsubscribe. */
export function addressCheckEmail(mail: { site: Site; name: string; settingsUrl: string }): Letter {
  return shortLetter({
    subject: 'This address takes mail again',
    preview: 'This mail found its way, so the next ones will.',
    name: mail.name,
    says: [
      'mail to this address came back to us a while ago. You said that it takes mail again, and this one has found its way.',
      'There is nothing more to do. Your reminders come here as before.',
    ],
    button: { url: mail.settingsUrl, label: 'See what we write about' },
    why: 'You have this mail because you asked us to try this address once more.',
  });
}
