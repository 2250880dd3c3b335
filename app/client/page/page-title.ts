import { TITLE_MAX } from '#shared/limits.ts';

/** The title of a page that has none of its own (specification, section 1). */
export const DEFAULT_TITLE = 'Cardamom: 4500+ online greeting cards, sent by text or email';
export const NOT_FOUND_TITLE = 'Page Not Found | Cardamom';
export const DEFAULT_DESCRIPTION =
  'Choose a card, put their name on the front, write your words, and it arrives at nine in their morning. Sent cards never expire.';

/** Parts of paths that give a page a fixed title (specification, section 2, Page titles). */
const titlesByPath: readonly (readonly [parts: readonly string[], title: string])[] = [
  [['/cards/birthday', '/birthday/suggestions', '/birthday/browse'], 'Birthday cards to send online | Cardamom'],
  [
    ['/cards/anniversary', '/anniversary/suggestions', '/anniversary/browse'],
    'Anniversary cards to send online | Cardamom',
  ],
  [['/cards/holiday', '/holiday/suggestions', '/holiday/browse'], 'Holiday cards to send online | Cardamom'],
];

/** The title that the specification fixes for a path, if any. */
export function titleByPath(path: string): string | undefined {
  return titlesByPath.find(([parts]) => parts.some((part) => path.includes(part)))?.[1];
}

/** Cuts a title longer than 120 characters at the last space before the limit, and removes trailing punctuation. */
export function cutTitle(title: string): string {
  const text = title.replace(/\s+/g, ' ').trim();
  if (text.length <= TITLE_MAX) return text;
  const start = text.slice(0, TITLE_MAX + 1);
  const space = start.lastIndexOf(' ');
  // A single longer word has no boundary to cut at. A surrogate pair is never split.
  const kept = space > 0 ? start.slice(0, space) : start.slice(0, TITLE_MAX).replace(/[\uD800-\uDBFF]$/, '');
  return kept.replace(/[\s,;:|–-]+$/u, '');
}

/** Calendar entries that do not belong to one person: their cards are suggestions (specification, section 2, Page titles). */
const SUGGESTIONS_TYPE_ID = 3;

/** The title of a calendar entry: the person's name, or that it contains suggestions. */
export function entryTitle({
  calendarName,
  calendarTypeId,
  firstName,
}: {
  calendarName: string;
  calendarTypeId: number;
  firstName: string;
}): string {
  const what = calendarTypeId === SUGGESTIONS_TYPE_ID ? 'Suggestions' : `For ${firstName}`;
  return cutTitle(`${calendarName} ${what} | Cardamom`);
}
