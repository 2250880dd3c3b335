import { firstName } from '#shared/people/first-name.ts';
import { html } from '#shared/text/html.ts';
import {
  section,
  button,
  footer,
  heading,
  type RenderedMail,
  link,
  smallParagraph,
  mailPage,
  plainText,
  paragraph,
  SANS,
  SENT_BY,
} from './frame.ts';
import { nameOf, oneLine } from './markup.ts';

/** A short mail of ours: a heading, a few sentences, at most one thing to do. Everything in it is our own words but the name. */
export type ShortMail = {
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  /** The heading; the subject where nothing is given. */
  title?: string;
  /** Whom it greets, by the whole name; null where we know no name, or where a stranger may have typed it. */
  name: string | null;
  says: readonly string[];
  /** Digits to type where the mail was asked for. */
  digits?: { label: string; code: string };
  button?: { url: string; label: string };
  /** Smaller, below what there is to do. */
  notes?: readonly string[];
  /** Why somebody has this mail. */
  why: string;
  /** What ends mails of this kind. */
  unsubscribe?: { url: string; label: string };
};

/** Writes it in both forms, which say the same in the same order. */
export function shortMail(mail: ShortMail): RenderedMail {
  const title = mail.title ?? mail.subject;
  const name = firstName(oneLine(mail.name ?? ''));
  const notes = mail.notes ?? [];
  const rows = [
    section(40, 34, [
      heading(title),
      paragraph('14px 0 0', name === '' ? 'Hello,' : html`Hello ${nameOf(name)},`),
      mail.says.map((sentence) => paragraph('10px 0 0', sentence)),
      mail.digits !== undefined && digits(mail.digits),
      mail.button !== undefined &&
        html`<div style="padding-top:24px">${button(mail.button.url, mail.button.label)}</div>`,
      notes.map((sentence, i) => smallParagraph(`${i === 0 ? 20 : 10}px 0 0`, sentence)),
    ]),
    footer(
      mail.unsubscribe !== undefined && link(mail.unsubscribe.url, mail.unsubscribe.label),
      `${mail.why} ${SENT_BY}`,
    ),
  ];
  const text = plainText([
    title,
    name === '' ? 'Hello,' : `Hello ${name},`,
    ...mail.says,
    mail.digits !== undefined && `${mail.digits.label}\n${mail.digits.code}`,
    mail.button !== undefined && `${mail.button.label}:\n${mail.button.url}`,
    ...notes,
    mail.unsubscribe !== undefined && `${mail.unsubscribe.label}:\n${mail.unsubscribe.url}`,
    `${mail.why} ${SENT_BY}`,
  ]);
  return { subject: mail.subject, preview: mail.preview, html: mailPage(title, mail.preview, rows), text };
}

/** In one piece, so that a tap copies all of it. */
function digits({ label, code }: { label: string; code: string }) {
  return [
    paragraph('22px 0 0', label),
    html`<p class="t" style="margin:4px 0 0;font:600 34px/44px ${SANS};letter-spacing:6px;color:#17231d;white-space:nowrap">${code}</p>`,
  ];
}
