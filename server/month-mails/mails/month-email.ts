import { dateStamp } from '#emails/date-stamp.ts';
import {
  button,
  footer,
  heading,
  link,
  mailPage,
  paragraph,
  plainText,
  type RenderedMail,
  section,
  SENT_BY,
  SERIF,
  smallParagraph,
} from '#emails/frame.ts';
import { oneLine } from '#emails/markup.ts';
import { firstName } from '#shared/people/first-name.ts';
import { capitalize, formatNames, formatSmallNumber } from '#shared/text/format.ts';
import { ordinal } from '#shared/text/ordinal.ts';
import { type Html, html } from '#shared/text/html.ts';

/** One date of the month. */
export type MonthDate = {
  /** `Amelie turns 34` */ name: string;
  day: string;
  /** `Sat` */ weekday: string;
  /** `Saturday`, `Friday, in the evening` */ when: string;
  /** `You will call`; null where nothing was done about it yet */ done: string | null;
  chooseUrl: string;
};
export type MonthMail = {
  /** `December` */ month: string;
  name: string;
  /** The first one first; at least two. */ dates: readonly MonthDate[];
  /** The month after it, and how many of its dates are not named. */
  following: { month: string; dates: readonly { name: string; day: string }[]; more: number };
  allDatesUrl: string;
  unsubscribeUrl: string;
};

/** Tells a member of all dates of a month. */
export function monthEmail({ month, name, dates, following, allDatesUrl, unsubscribeUrl }: MonthMail): RenderedMail {
  const title = `Your ${month}, ${firstName(name)}`;
  const lead = leadOf(dates);
  const outlook = outlookOf(following);
  const why = 'We write this once a month, on the day before it begins, where there are at least two dates.';
  const rows = [
    section(40, 8, [heading(title), paragraph('10px 0 0', lead)]),
    section(18, 10, dates.map(row)),
    section(10, outlook === null ? 38 : 26, button(allDatesUrl, 'See all your dates')),
    ...(outlook === null ? [] : [section(0, 34, smallParagraph('0', outlook))]),
    footer(why, link(unsubscribeUrl, 'Stop the monthly email'), SENT_BY),
  ];
  const text = plainText([
    title,
    lead,
    ...dates.map(
      (date) =>
        `${date.day} ${month}, ${date.when}: ${date.name}. ${date.done === null ? `Choose a card:\n${date.chooseUrl}` : `${date.done}.`}`,
    ),
    outlook,
    `See all your dates:\n${allDatesUrl}`,
    why,
    `Stop the monthly email:\n${unsubscribeUrl}`,
    SENT_BY,
  ]);
  return {
    subject: oneLine(`${month}: ${formatNames(namesOf(dates))}`),
    preview: oneLine(lead),
    html: mailPage(title, lead, rows),
    text,
  };
}

/** How many dates a subject names. */
const NAMED = 2;
function namesOf(dates: readonly MonthDate[]): string[] {
  const names = dates.map(({ name }) => name);
  return names.length > NAMED + 1 ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names;
}

/** `Four dates. One is handled, three are still open.` */
function leadOf(dates: readonly MonthDate[]): string {
  const done = dates.filter((date) => date.done !== null).length;
  const open = dates.length - done;
  const say = (count: number, what: string) => `${formatSmallNumber(count)} ${count === 1 ? 'is' : 'are'} ${what}`;
  const state =
    done === 0
      ? 'All are still open.'
      : open === 0
        ? 'Everything is handled.'
        : `${capitalize(say(done, 'handled'))}, ${say(open, 'still open')}.`;
  return `${capitalize(formatSmallNumber(dates.length))} dates. ${state}`;
}

/** `Then, in January: Mei’s birthday on the 2nd and Grandma June turns 91 on the 19th.` */
function outlookOf({ month, dates, more }: MonthMail['following']): string | null {
  if (dates.length === 0) return null;
  const named = dates.map(({ name, day }) => `${name} on the ${ordinal(Number(day))}`);
  return `Then, in ${month}: ${formatNames(more > 0 ? [...named, `${more} more`] : named)}.`;
}

/** A date: its stamp, what it is, and what there is to do. */
function row({ name, day, weekday, when, done, chooseUrl }: MonthDate): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="hr" style="border-top:1px solid #ddd7c8"><tr><td valign="top" width="76" style="width:76px;padding:16px 18px 16px 0">${dateStamp(day, weekday)}</td><td valign="middle" style="padding:14px 0"><div class="t" style="font:500 20px/26px ${SERIF};color:#17231d;overflow-wrap:anywhere">${oneLine(name)}</div>${smallParagraph('2px 0 0', html`${when}. ${done === null ? link(chooseUrl, 'Choose\u00A0a\u00A0card') : `${done}.`}`)}</td></tr></table>`;
}
