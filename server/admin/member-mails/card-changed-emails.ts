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
const WHY = 'You received this email because we changed one of your cards.';

/** Tells the sender of a card that we moved its day. @param from `on 12 June 2027 at 09:00, their time`, or `straight away` */
export function cardMovedEmail(mail: Changed & { from: string; to: string; ledgerUrl: string }): RenderedMail {
  const names = formatPeople(mail.people.map(oneLine));
  return shortMail({
    subject: `We moved your card for ${names} to another day`,
    preview: `It now arrives ${mail.to}.`,
    name: mail.name,
    says: [
      `We moved ${yours(mail)} for ${names} to another day.`,
      `It was scheduled to arrive ${mail.from}. It now arrives ${mail.to}.`,
      `Our reason: ${mail.reason}`,
      'Nothing else has changed. If this day does not suit you, cancel sending on the page of the card and choose another day.',
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
    preview: 'Its links no longer work.',
    name: mail.name,
    says: [
      `We took down ${yours(mail)} for ${names}. Its links no longer work, and anything that was still scheduled will not be sent.`,
      `Our reason: ${mail.reason}`,
      'If you think this is a mistake, write to us and we will look at it again.',
    ],
    button: { url: mail.contactUrl, label: 'Write to us' },
    why: WHY,
  });
}

/** `your birthday card` */
function yours({ occasion }: Changed): string {
  return occasion.replace(/^an? /, 'your ');
}
