import {
  button,
  footer,
  heading,
  firstWords,
  link,
  mailPage,
  plainText,
  quotedText,
  type RenderedMail,
  section,
  SENT_BY,
  smallParagraph,
} from '#emails/frame.ts';
import { nameOf, oneLine } from '#emails/markup.ts';
import { firstName } from '#shared/people/first-name.ts';
import { html } from '#shared/text/html.ts';

/** The one mail of a birthday request. */
export type RequestEmail = {
  /** whole names; they are called by the first one */ to: string;
  from: string;
  fromEmail: string;
  message: string;
  answerUrl: string;
  refuseSenderUrl: string;
  refuseEveryoneUrl: string;
};

/** Asks a friend for their birthday: what the member wrote, one button, and how to hear no more. */
export function requestEmail(mail: RequestEmail): RenderedMail {
  const [to, from, whole] = [firstName(oneLine(mail.to)), firstName(oneLine(mail.from)), oneLine(mail.from)];
  const subject = `${whole} asks: when is your birthday?`;
  const title = `When is your birthday, ${to}?`;
  const preview = firstWords(mail.message);
  const once = `${from} sent you this once, and we do not remind you of it. You need no account, and you can keep the year to yourself.`;
  const why = `${whole} wrote this to you and gave us your address. We use it for nothing else.`;
  const rows = [
    section(40, 12, heading(html`When is your birthday, ${nameOf(to)}?`)),
    section(14, 12, quotedText(mail.message)),
    section(0, 14, smallParagraph('0', html`${nameOf(whole)}`)),
    section(10, 40, [button(mail.answerUrl, `Tell ${from}`), smallParagraph('20px 0 0', once)]),
    footer(
      html`${why} Reply to this email to answer ${nameOf(from)} at <span dir="ltr">${mail.fromEmail}</span>.`,
      html`${link(mail.refuseSenderUrl, html`No more from ${nameOf(from)}`)} &nbsp; ${link(mail.refuseEveryoneUrl, 'No more from anyone here')}`,
      SENT_BY,
    ),
  ];
  const text = plainText([
    title,
    mail.message.trim(),
    whole,
    `Tell ${from}:\n${mail.answerUrl}`,
    once,
    `${why} Reply to this email to answer ${from} at ${mail.fromEmail}.`,
    `No more from ${from}:\n${mail.refuseSenderUrl}`,
    `No more from anyone here:\n${mail.refuseEveryoneUrl}`,
    SENT_BY,
  ]);
  return { subject, preview, html: mailPage(title, preview, rows), text };
}
