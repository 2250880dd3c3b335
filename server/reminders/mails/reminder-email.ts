import { dateStamp } from '#emails/date-stamp.ts';
import {
  button,
  DIVIDER,
  footer,
  heading,
  LINK,
  link,
  mailPage,
  paragraph,
  plainText,
  type RenderedMail,
  SANS,
  secondaryButton,
  section,
  SENT_BY,
  SERIF,
  smallParagraph,
} from '#emails/frame.ts';
import { hexColour, oneLine, webAddress } from '#emails/markup.ts';
import { formatNames } from '#shared/text/format.ts';
import { type Html, html } from '#shared/text/html.ts';

/** A card that suits one of the dates. `paper` is its colour while the picture is not there. */
export type SuggestedCard = { url: string; pictureUrl: string; title: string; alt: string; paper: string };
/** One date that the mail reminds of. */
export type RemindedDate = {
  /** `Amelie turns 34 on Saturday` */ headline: string;
  /** `That is in a week.` */ distance: string;
  /** `Last year you sent “Poppy field”, and Amelie opened it.`; empty where nothing was sent. */ last: string;
  /** `Amelie`, or what the day is called */ name: string;
  stamp: { day: string; month: string };
  /** What the member wrote beside it. */ note: string;
  chooseUrl: string;
  /** Pages that have an answer ready, under a button: that the member will call, and that it is done. */
  callUrl: string;
  doneUrl: string;
  /** The same, to be told again `on Thursday`; null where there is no other day. */ again: {
    url: string;
    day: string;
  } | null;
  cards: readonly SuggestedCard[];
};
export type ReminderMail = {
  /** The next one first; at least one. */ dates: readonly RemindedDate[];
  /** `a week before, and again the day before` */ leads: string;
  allDatesUrl: string;
  timesUrl: string;
  unsubscribeUrl: string;
};

/** How many dates a subject names. */
const NAMED = 2;

/** Reminds a member of dates: all of one day in one mail. Cards are shown for a single date; of several each has its own button. */
export function reminderEmail({ dates, leads, allDatesUrl, timesUrl, unsubscribeUrl }: ReminderMail): RenderedMail {
  const [first] = dates;
  if (first === undefined) throw new Error('A reminder reminds of something.');
  const isSingle = dates.length === 1;
  const subject = isSingle ? first.headline : `${dates.length} dates to remember: ${namesOf(dates)}`;
  const preview = isSingle ? first.distance : dates.map(({ headline }) => `${headline}.`).join(' ');
  const why = `You asked to be reminded ${leads}.`;
  const { again } = first;
  const rows = [
    ...(isSingle ? singleDate(first) : severalDates(dates)),
    footer(
      html`${why} ${isSingle && again !== null && html`${link(again.url, `Remind me ${again.day}`)} &nbsp; `}${link(timesUrl, 'Change when we write')}`,
      html`${link(allDatesUrl, 'See all your dates')} &nbsp; ${link(unsubscribeUrl, 'Stop reminders by email')}`,
      SENT_BY,
    ),
  ];
  const text = plainText([
    ...(isSingle ? [] : [`${dates.length} dates to remember`]),
    ...dates.flatMap((date) => [
      [`${date.headline}.`, date.distance, date.last].filter(Boolean).join(' '),
      date.note === '' ? null : `Your note: ${date.note}`,
      ...date.cards.map(({ title, url }) => `${title}:\n${url}`),
      `${chooseLabel(date, isSingle)}:\n${date.chooseUrl}`,
      ...answers(date, isSingle).map(({ label, whom, url }) => `${label}${isSingle ? '' : whom}:\n${url}`),
    ]),
    `See all your dates:\n${allDatesUrl}`,
    isSingle && again !== null && `Remind me ${again.day}:\n${again.url}`,
    `${why} Change when we write:\n${timesUrl}`,
    `Stop reminders by email:\n${unsubscribeUrl}`,
    SENT_BY,
  ]);
  return { subject: oneLine(subject), preview: oneLine(preview), html: mailPage(subject, preview, rows), text };
}

function namesOf(dates: readonly RemindedDate[]): string {
  const names = dates.map(({ name }) => name);
  const more = names.length - NAMED;
  return formatNames(more > 1 ? [...names.slice(0, NAMED), `${more} more`] : names);
}

const chooseLabel = ({ name }: RemindedDate, isSingle: boolean) =>
  isSingle ? 'Choose a card' : `Choose a card for ${name}`;

function singleDate(date: RemindedDate): Html[] {
  return [
    section(40, 26, beside(date, 'h1')),
    ...(date.cards.length > 0 ? [wall(date.cards)] : []),
    section(28, 38, [
      date.cards.length > 0 && smallParagraph('0 0 20px', 'Or find another one in the shop.'),
      button(date.chooseUrl, 'Choose a card'),
      below(secondaryButton(date.callUrl, CALL)),
      below(secondaryButton(date.doneUrl, DONE)),
    ]),
  ];
}

const CALL = 'I will call';
const DONE = 'Already done';
type Answer = { label: string; /** ` (Amelie)` */ whom: string; url: string };
/** What can be answered about a date. Of a single one, the other day stands at the end of the mail. */
function answers({ name, callUrl, doneUrl, again }: RemindedDate, isSingle: boolean): Answer[] {
  const whom = ` (${name})`;
  return [
    { label: CALL, whom, url: callUrl },
    { label: DONE, whom, url: doneUrl },
    ...(isSingle || again === null ? [] : [{ label: `Remind me ${again.day}`, whom, url: again.url }]),
  ];
}
const below = (content: Html) => html`<div style="padding:12px 0 0">${content}</div>`;

function severalDates(dates: readonly RemindedDate[]): Html[] {
  return [
    section(40, 0, heading(`${dates.length} dates to remember`)),
    section(
      24,
      34,
      dates.map((date, i) => [
        i > 0 && html`<div style="padding-top:26px">${DIVIDER}</div>`,
        beside(date, 'h2'),
        html`<div style="padding:16px 0 0">${i === 0 ? button(date.chooseUrl, chooseLabel(date, false)) : secondaryButton(date.chooseUrl, chooseLabel(date, false))}</div>`,
        html`<div style="padding:10px 0 0">${answers(date, false).map(answerLink)}</div>`,
      ]),
    ),
  ];
}

/** An answer of one date among several: quieter than a button, and high enough for a thumb. Who listens to the mail hears whose it is. */
function answerLink({ label, whom, url }: Answer): Html {
  return html`<a class="l" href="${webAddress(url)}" aria-label="${label + whom}" style="display:inline-block;padding:10px 22px 10px 0;font:500 15px/24px ${SANS};color:${LINK};text-decoration:underline">${label}</a> `;
}

/** A date: its stamp, and beside it what there is to say. */
function beside({ stamp, headline, distance, last, note }: RemindedDate, tag: 'h1' | 'h2'): Html {
  const size = tag === 'h1' ? '30px/36px' : '24px/30px';
  const title = html.raw(
    `<${tag} class="t" style="margin:0;font:500 ${size} ${SERIF};letter-spacing:-.4px;color:#17231d;overflow-wrap:anywhere">`,
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td valign="top" width="76" style="width:76px;padding:4px 18px 0 0">${dateStamp(stamp.day, stamp.month)}</td><td valign="top">${title}${oneLine(headline)}${html.raw(`</${tag}>`)}${paragraph('8px 0 0', `${distance} ${last}`.trim())}${note !== '' && paragraph('8px 0 0', html`Your note: ${note}`)}</td></tr></table>`;
}

/** Up to three cards beside one another. */
function wall(cards: readonly SuggestedCard[]): Html {
  return html`<tr><td class="backdrop pad" style="background:#d3dec4;padding:30px 40px 26px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cards.map(picture)}</tr></table></td></tr>
`;
}

function picture({ url, pictureUrl, title, alt, paper }: SuggestedCard): Html {
  return html`<td width="33%" valign="top" align="left" style="padding:0 8px"><a href="${webAddress(url)}" style="text-decoration:none"><img class="dim" src="${webAddress(pictureUrl)}" width="152" height="213" alt="${alt}" style="display:block;width:100%;max-width:152px;height:auto;aspect-ratio:5/7;border:0;background:${hexColour(paper)};font:italic 400 15px/21px ${SERIF};color:#1d2a24;box-shadow:0 1px 2px rgba(34,42,26,.2),3px 9px 16px -6px rgba(34,42,26,.4);border-radius:2px"><span class="t" style="display:block;padding:12px 0 0;font:500 15px/20px ${SANS};color:#17231d">${title}</span></a></td>`;
}
