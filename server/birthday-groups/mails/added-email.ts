import type { RenderedMail } from '#emails/frame.ts';
import { oneLine } from '#emails/markup.ts';
import { formatPeople } from '#emails/people.ts';
import { shortMail } from '#emails/short-mail.ts';
import { firstName } from '#shared/people/first-name.ts';

/** So many people of each list are named with their day. */
const NAMED_MAX = 20;

/** Who was added to one list. */
export type AddedToList = {
  listName: string;
  people: readonly { name: string; /** `9 December` */ birthday: string; isKept: boolean }[];
};

/** Tells a member who was added to their lists of birthdays since yesterday. */
export function addedEmail(mail: {
  /** of the member */ name: string;
  lists: readonly AddedToList[];
  url: string;
  unsubscribeUrl: string;
}): RenderedMail {
  const everybody = mail.lists.flatMap(({ people }) => people);
  const names = everybody.map(({ name }) => firstName(oneLine(name)));
  const who = formatPeople(names);
  const [only, ...others] = mail.lists;
  const where = others.length === 0 && only !== undefined ? oneLine(only.listName) : 'your lists';
  const waiting = everybody.filter(({ isKept }) => !isKept).length;
  return shortMail({
    subject: `${who} told you ${everybody.length === 1 ? 'a birthday' : 'their birthdays'}`,
    preview: `On ${where}.`,
    name: mail.name,
    says: [
      `${everybody.length === 1 ? `${who} has` : `${everybody.length} people have`} added ${everybody.length === 1 ? 'a birthday' : 'their birthdays'} to ${where}.`,
      ...mail.lists.map((list) => formatList(list, others.length > 0)),
      waiting === 0
        ? 'You find all of it in your reminders, so you will hear from us in time.'
        : waiting === everybody.length
          ? 'The list says why this is not in your calendar.'
          : 'The others are in your reminders; the list says why some of these are not.',
    ],
    button: { url: mail.url, label: others.length === 0 ? 'See the list' : 'See your lists' },
    why: 'You received this email because you made a list of birthdays.',
    unsubscribe: { url: mail.unsubscribeUrl, label: 'Stop emails about people on your lists of birthdays' },
  });
}

function formatList({ listName, people }: AddedToList, isNamed: boolean): string {
  const named = people.slice(0, NAMED_MAX).map(({ name, birthday }) => `${oneLine(name)}, ${birthday}`);
  const rest = people.length - named.length;
  const said = `${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
  return isNamed ? `${oneLine(listName)}: ${said}` : said;
}
