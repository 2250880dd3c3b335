import type { Letter, Site } from './letter.ts';
import { shortLetter } from './short-letter.ts';

/** Says that everything is packed. Asked for by a press, so it has no List-Unsubscribe; the file itself opens for its member alone. */
export function exportReadyEmail(mail: { site: Site; name: string; accountUrl: string; until: string }): Letter {
  return shortLetter({
    subject: 'Everything of yours is packed',
    preview: `It waits for you until ${mail.until}.`,
    name: mail.name,
    says: [
      'all that you have put here is in one ZIP now, and every card as a page that opens by itself.',
      `Fetch it from your account. It waits until ${mail.until}, and is deleted after that.`,
    ],
    button: { url: mail.accountUrl, label: 'Fetch it' },
    why: 'You have this mail because you asked us to pack everything.',
  });
}
