import { type Html, html } from '#shared/text/html.ts';
import { showCode } from '#shared/links/magic-link.ts';
import {
  preface,
  section,
  button,
  firstWords,
  footer,
  heading,
  leadParagraph,
  type RenderedMail,
  link,
  smallParagraph,
  mailPage,
  SENT_BY,
  plainText,
  DIVIDER,
  paragraph,
  SERIF,
  type Site,
  strong,
  quotedText,
} from '#emails/frame.ts';
import { directionOf, nameOf, oneLine } from '#emails/markup.ts';
import { signatureOf } from '#shared/letter/signature.ts';
import { cardPicture, type MailCover } from './card-picture.ts';

/** What the mail that carries a card is made of. Texts are as people wrote them; nothing here is escaped yet. */
export type CardEmail = {
  site: Site;
  sender: { name: string; email: string };
  /** The name that the sender gave the one who receives. */
  to: string;
  /** What kind of card, as text: `a birthday card`. */
  occasion: string;
  /** Sent by the sender to themselves, to see it: it says so, and is the same otherwise. */
  isTest: boolean;
  /** The private phrase, or nothing. */
  phrase: string;
  cover: MailCover;
  verse: string;
  message: string;
  /** The page of the card for this one recipient. */
  readUrl: string;
  /** Eight characters, canonical. */
  code: string;
  refuseSenderUrl: string;
  refuseEveryoneUrl: string;
  /** The day on which the sender wrote it, ISO date. */
  writtenOn: string;
  /** The day and hour that the sender asked for, in the recipient's own zone; null for a card that went straight away. */
  askedFor: { date: string; time: string } | null;
};

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/**
 * The mail that carries a card (product rule 5): believed without a click. The whole message is text, the code is there for who follows no link,
 * and the two refusals are plain links to a page with a button. It is a personal letter, so it has no List-Unsubscribe.
 *
 * The picture comes by its address and is not attached: the letter stays under 60 kB on a slow network, no client shows a paper clip,
 * a message can leave while its picture is still being drawn, and where pictures are blocked the sheet of paper with its sentence stands in their place.
 * Loading it is never counted as opening the card.
 */
export function cardEmail(mail: CardEmail): RenderedMail {
  const sender = oneLine(mail.sender.name);
  const phrase = oneLine(mail.phrase);
  const title = `${sender} sent you ${mail.occasion}`;
  const host = new URL(mail.site.origin).host;
  // As in the card: a message that does not end with their name is signed with it.
  const signature = mail.message.trim() === '' ? null : signatureOf(mail.message, sender);
  const subject = `${mail.isTest ? 'Test: ' : ''}${title}${phrase === '' ? '' : ` (${phrase})`}`;
  const preview = firstWords(mail.message.trim() || mail.verse) || title;
  const proof = `${sender} added this phrase, so that you know the card is really from them:`;
  const written = `${sender} wrote this on ${day(mail.writtenOn)}${mail.askedFor ? ` and asked us to deliver it on ${day(mail.askedFor.date)} at ${mail.askedFor.time}, your time` : ''}.`;
  const answer = `Reply to this email to answer ${sender} at ${mail.sender.email}.`;
  const calm = 'You never need money or a password to open a card. We use your address for this card only.';
  const stays = 'You need no account. The card stays online for as long as you like.';

  const test = `This is a test, sent only to you. Below is the email as ${oneLine(mail.to)} will receive it. Opening it is not counted, and nobody can reply to it.`;

  const rows = [
    mail.isTest &&
      preface(
        html`${leadParagraph('This is a test, sent only to you')}${smallParagraph('0', html`Below is the email as ${nameOf(mail.to)} will receive it. Opening it is not counted, and nobody can reply to it.`)}`,
      ),
    section(40, 30, [
      smallParagraph('0 0 6px', html`For ${nameOf(mail.to)}`),
      heading(html`${nameOf(sender)} sent you ${mail.occasion}`),
      phrase !== '' &&
        paragraph(
          '10px 0 0',
          html`${nameOf(sender)} added this phrase, so that you know the card is really from them:<br>${quoted(phrase)}`,
        ),
    ]),
    cardPicture(mail.cover, mail.readUrl),
    (mail.verse.trim() !== '' || mail.message.trim() !== '') &&
      section(38, 8, [
        smallParagraph('0 0 14px', 'Inside, it says'),
        mail.verse.trim() !== '' && quotedText(mail.verse, 'quoted'),
        mail.message.trim() !== '' && quotedText(mail.message),
        signature !== null && quotedText(signature),
      ]),
    section(mail.verse.trim() === '' && mail.message.trim() === '' ? 38 : 6, 34, [
      button(mail.readUrl, 'Open the card'),
      smallParagraph('14px 0 0', stays),
    ]),
    section(0, 40, [
      DIVIDER,
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="stack" width="54%" valign="top" style="padding:0 26px 0 0">${leadParagraph('Prefer not to click a link?')}${smallParagraph('0', html`Type ${strong(host)} into your browser, choose Open a card, and enter this code.`)}</td>
<td class="stack" valign="top">${smallParagraph('0 0 2px', 'Your code')}${spelled(mail.code)}</td></tr></table>`,
    ]),
    footer(
      html`${nameOf(sender)}${written.slice(sender.length)} Reply to this email to answer ${nameOf(sender)} at <span dir="ltr">${mail.sender.email}</span>.`,
      html`${calm} ${inOnePiece(link(mail.refuseSenderUrl, html`Stop cards from ${nameOf(sender)}`))} &nbsp; ${inOnePiece(link(mail.refuseEveryoneUrl, 'Stop cards from everyone'))}`,
      SENT_BY,
    ),
  ];
  const text = plainText([
    mail.isTest && test,
    title,
    `For ${oneLine(mail.to)}`,
    phrase !== '' && `${proof} ${phrase}`,
    mail.cover.alt,
    (mail.verse.trim() !== '' || mail.message.trim() !== '') && 'Inside, it says:',
    mail.verse.trim(),
    mail.message.trim(),
    signature !== null && signature,
    `Open the card:\n${mail.readUrl}`,
    stays,
    `Prefer not to click a link? Type ${host} into your browser, choose Open a card, and enter this code: ${showCode(mail.code)}`,
    `${written} ${answer}`,
    calm,
    `Stop cards from ${sender}:\n${mail.refuseSenderUrl}`,
    `Stop cards from everyone:\n${mail.refuseEveryoneUrl}`,
    SENT_BY,
  ]);
  return { subject, preview, html: mailPage(subject, preview, rows), text };
}

/** Begins a new line where it would not fit on this one, so that a thumb finds all of a link in one place. */
function inOnePiece(content: Html): Html {
  return html`<span style="display:inline-block">${content}</span>`;
}

function quoted(phrase: string): Html {
  const upright = directionOf(phrase) === 'rtl';
  return html`<bdi class="t" style="font:${upright ? '' : 'italic '}400 20px/30px ${SERIF};color:#17231d">${phrase}</bdi>`;
}

/** Hair spaces between its signs let a screen reader spell the code; typing or pasting it, they do not matter. */
function spelled(code: string): Html {
  const groups = showCode(code)
    .split(' ')
    .map((group) => Array.from(group).join('\u200A'));
  return html`<p class="t" dir="ltr" style="margin:0;font:500 30px/38px ${SERIF};color:#17231d;letter-spacing:1px;white-space:nowrap">${groups.join('\u2002')}</p>`;
}

/** A day as text: `21 November`. */
function day(date: string): string {
  return DAY.format(Temporal.PlainDate.from(date));
}
