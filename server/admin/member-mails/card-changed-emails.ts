import { formatPeople } from '#emails/people.ts';
import type { RenderedMail } from '#emails/frame.ts';
import { oneLine } from '#emails/markup.ts';
import { shortMail } from '#emails/short-mail.ts';

/** A card that one of us changed, as its sender knows it, and why it was changed, in the words of whoever did. */
type Changed = {
  name: string;
  /** `a birthday card` */ occasion: string;
  /** Names of the people it is for. */ people: readonly string[];
  reason: string;
};
const WHY = 'You have this mail because one of us changed a card of yours.';

/** Tells the sender of a card that we moved its day. @param from `on 12 June 2027 at 09:00, their time`, or `straight away` */
export function cardMovedEmail(mail: Changed & { from: string; to: string; ledgerUrl: string }): RenderedMail {
  const names = formatPeople(mail.people.map(oneLine));
  return shortMail({
    subject: `We moved your card for ${names} to another day`,
    preview: `Now it arrives ${mail.to}.`,
    name: mail.name,
    says: [
      `we moved ${yours(mail)} for ${names} to another day.`,
      `It was to arrive ${mail.from}. Now it arrives ${mail.to}.`,
      `Our reason: ${mail.reason}`,
      'Nothing else about it has changed. If that day does not suit you, take the card back on its page, and choose another.',
    ],
    button: { url: mail.ledgerUrl, label: 'See the card' },
    why: WHY,
  });
}

/** Tells the sender of a card that we took it down, and where to say that this was wrong. */
export function cardTakenDownEmail(mail: Changed & { contactUrl: string }): RenderedMail {
  const names = formatPeople(mail.people.map(oneLine));
  return shortMail({
    subject: `We took down your card for ${names}`,
    preview: 'Its links open nothing any more.',
    name: mail.name,
    says: [
      `we took down ${yours(mail)} for ${names}. Its links open nothing any more, and what had not left stays with us.`,
      `Our reason: ${mail.reason}`,
      'If you think that this is wrong, write to us, and one of us looks at it again.',
    ],
    button: { url: mail.contactUrl, label: 'Write to us' },
    why: WHY,
  });
}

/** `your birthday card` */
function yours({ occasion }: Changed): string {
  return occasion.replace(/^an? /, 'your ');
}
