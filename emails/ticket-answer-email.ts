import type { Letter, Site } from './letter.ts';
import { shortLetter } from './short-letter.ts';

/** As much of the question as reminds somebody of it, in characters. */
const QUOTE_MAX = 400;

/** The answer to somebody who wrote to us. A person wrote it, and it comes with their name. */
export function ticketAnswerEmail(mail: {
  site: Site;
  name: string;
  ticketNumber: number;
  subject: string;
  question: string;
  answer: string;
  answeredBy: string;
  contactUrl: string;
}): Letter {
  const subject = mail.subject.trim() === '' ? `Your question, number ${mail.ticketNumber}` : `Re: ${mail.subject}`;
  const asked = mail.question.replace(/\s+/g, ' ').trim();
  const quote = asked.length > QUOTE_MAX ? `${asked.slice(0, QUOTE_MAX).replace(/\s+\S*$/, '')} …` : asked;
  return shortLetter({
    subject,
    preview: mail.answer.replace(/\s+/g, ' ').slice(0, 100),
    title: 'About what you wrote to us',
    name: mail.name,
    says: [...mail.answer.split(/\n+/).filter((line) => line.trim() !== ''), `${mail.answeredBy}, Cardamom`],
    button: { url: mail.contactUrl, label: 'Write to us again' },
    notes: [`You wrote: “${quote}”`],
    why: `You have this mail because you wrote to us. The number is ${mail.ticketNumber}.`,
  });
}
