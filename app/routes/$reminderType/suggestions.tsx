import { createFileRoute, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { browseHead } from '#app/features/browse/browse-head.ts';
import { BrowsePage } from '#app/features/browse/browse-page.tsx';
import { parseBrowseSearch } from '#app/features/browse/browse-search.ts';
import { loadBrowse } from '#app/features/browse/load-browse.ts';
import { usePersonalOrder } from '#app/features/browse/list/use-personal-order.ts';
import { DateBand, DateBandPlaceholder } from '#app/features/dates/answer/date-band.tsx';
import { parseOfferedAnswer } from '#app/features/dates/answer/offered-answer.ts';
import { useSession } from '#app/client/session/session.ts';
import { useSoftLogin } from '#app/client/session/use-soft-login.ts';
import { reminderIn, useFollowedReminder } from '#app/parts/followed-reminder.ts';
import { CardDate } from '#app/parts/card-date.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { AddressQuery } from '#shared/links/address-query.ts';
import { isReminderType, REMINDER_CATEGORIES, routes } from '#shared/routes.ts';

/** Cards for one kind of reminder. Those that match the cards the reader has sent come first. */
export const Route = createFileRoute('/$reminderType/suggestions')({
  validateSearch: (query: AddressQuery) => ({
    ...parseBrowseSearch(query),
    ...calendarIdIn(query),
    ...parseOfferedAnswer(query),
    ...reminderIn(query),
  }),
  // Named one by one: other parameters of the address, such as the pair of a soft login, are removed from it at hydration.
  loaderDeps: ({ search: { q, recipient, mood, style, colour, price, sort } }) => ({
    search: { q, recipient, mood, style, colour, price, sort },
  }),
  loader: ({ params: { reminderType }, deps: { search } }) => {
    if (!isReminderType(reminderType)) throw notFound();
    return loadBrowse(
      routes.suggestions(reminderType),
      { top: REMINDER_CATEGORIES[reminderType] },
      { ...search, sort: search.sort ?? 'for-you' },
    );
  },
  head: ({ loaderData }) => browseHead(loaderData, routes.cards(loaderData?.place.top)),
  component: Suggestions,
});

/** The date of the calendar that cards are chosen for, where the address names one. */
function calendarIdIn({ calendar_id: calendarId }: AddressQuery): { calendar_id?: string } {
  return calendarId !== undefined && /^[\da-f-]{36}$/.test(calendarId) ? { calendar_id: calendarId } : {};
}

function Suggestions() {
  const browse = Route.useLoaderData();
  const { calendar_id: calendarId, answer, until, r } = Route.useSearch();
  useFollowedReminder(r);
  usePersonalOrder(browse);
  const { initialized, user } = useSession();
  const hasLink = useSoftLogin() !== undefined;
  // Nobody else may read a date.
  const isReader = user.isLoggedIn || hasLink;
  const [found, setFound] = useState<CalendarEntry | null>(null);
  const date = isReader && found?.calendarId === calendarId ? found : null;
  const isKnownByCards = calendarId === undefined || !isReader || user.isLoggedIn;
  // The cards keep their place whoever turns out to read, so that no press is lost. Until that is known, they lead on with the date.
  return (
    <CardDate value={initialized && !isReader ? undefined : calendarId}>
      {calendarId !== undefined &&
        (isReader ? (
          <DateBand
            key={calendarId}
            calendarId={calendarId}
            offered={{ ...(answer && { answer }), ...(until && { until }) }}
            onFound={setFound}
          />
        ) : (
          !initialized && <DateBandPlaceholder />
        ))}
      <BrowsePage
        browse={browse}
        hasSort={false}
        whom={date?.firstName ?? 'you'}
        line={isKnownByCards ? PERSONAL : POPULAR}
      />
    </CardDate>
  );
}

const PERSONAL = 'Chosen from the cards you have sent and saved. Until you have some, the most popular come first.';
const POPULAR = 'The most popular come first.';
