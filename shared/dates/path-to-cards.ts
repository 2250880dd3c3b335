import { routes } from '#shared/routes.ts';
import type { KeptType } from './calendar-types.ts';

/**
 * Where cards for a date of a calendar are. Those for a holiday are found by its name among the cards for all holidays; where it has none, they are those
 * for any day.
 * @param category the path of a holiday's category of cards; null for what is no holiday, or has no cards of its own
 * @param query further parameters: those of the link of a mail
 */
export function pathToCardsFor(
  type: KeptType,
  calendarId: string,
  category: string | null,
  query: Record<string, string> = {},
): string {
  const words = category?.split('/').at(-1)?.replaceAll('-', ' ');
  const list = routes.suggestions(type === 'holiday' && words === undefined ? 'event' : type);
  return routes.narrowed(list, { calendar_id: calendarId, ...(words === undefined ? {} : { q: words }), ...query });
}
