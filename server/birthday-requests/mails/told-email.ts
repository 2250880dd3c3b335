import type { RenderedMail } from '#emails/frame.ts';
import { oneLine } from '#emails/markup.ts';
import { shortMail } from '#emails/short-mail.ts';
import { firstName } from '#shared/people/first-name.ts';
import { possessive } from '#shared/text/possessive.ts';

/** Tells a member the birthday that they asked for. */
export function toldEmail(mail: {
  name: string;
  /** of the friend */ friendName: string;
  /** `9 December`, or `December` */ birthday: string;
  /** whether it stands in the calendar */ isKept: boolean;
  url: string;
  unsubscribeUrl: string;
}): RenderedMail {
  const friend = firstName(oneLine(mail.friendName));
  const said = `${possessive(friend)} birthday is ${/^\p{L}/u.test(mail.birthday) && !/\d/.test(mail.birthday) ? 'in ' : ''}${mail.birthday}`;
  return shortMail({
    subject: said,
    preview: mail.isKept ? 'It is in your reminders.' : 'You asked, and they told you.',
    name: mail.name,
    says: [
      `You asked ${friend}, and here is the answer: ${mail.birthday}.`,
      mail.isKept
        ? 'It is in your reminders, so you will hear from us in time.'
        : `It is not in your calendar: either you keep another birthday of ${friend} there, which we left as it is, or the calendar is full.`,
    ],
    button: { url: mail.url, label: mail.isKept ? `Choose a card for ${friend}` : 'See your reminders' },
    why: 'You received this email because you asked for this birthday.',
    unsubscribe: { url: mail.unsubscribeUrl, label: 'Stop emails about birthdays that friends tell you' },
  });
}
