import { createFileRoute, notFound } from '@tanstack/react-router';
import { browseHead } from '#app/features/browse/browse-head.ts';
import { BrowsePage } from '#app/features/browse/browse-page.tsx';
import { parseBrowseSearch } from '#app/features/browse/browse-search.ts';
import { type Browse, loadBrowse } from '#app/features/browse/load-browse.ts';
import { usePersonalOrder } from '#app/features/browse/list/use-personal-order.ts';
import { DateBand, DateBandPlaceholder, useDateFor } from '#app/features/dates/answer/date-band.tsx';
import { type OfferedAnswer, parseOfferedAnswer } from '#app/features/dates/answer/offered-answer.ts';
import { useSession } from '#app/client/session/session.ts';
import { useSoftLogin } from '#app/client/session/use-soft-login.ts';
import { reminderIn, useFollowedReminder } from '#app/parts/followed-reminder.ts';
import { CardDate } from '#app/parts/card-date.ts';
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
  const offered = { ...(answer && { answer }), ...(until && { until }) };
  usePersonalOrder(browse);
  const { initialized, user } = useSession();
  const softLogin = useSoftLogin();
  // Nobody else may read a date.
  const isReader = user.isLoggedIn || softLogin !== undefined;
  if (calendarId !== undefined && isReader)
    return (
      <SuggestionsForDate
        key={calendarId}
        browse={browse}
        calendarId={calendarId}
        offered={offered}
        hasCards={user.isLoggedIn}
      />
    );
  // Until it is known who reads, the cards lead on with the date, so that none is lost to a quick press.
  return (
    <CardDate value={initialized ? undefined : calendarId}>
      {calendarId !== undefined && !initialized && <DateBandPlaceholder />}
      <Cards browse={browse} whom="you" />
    </CardDate>
  );
}

function SuggestionsForDate({
  browse,
  calendarId,
  offered,
  hasCards,
}: {
  browse: Browse;
  calendarId: string;
  offered: OfferedAnswer;
  /** whether the reader is known by the cards that they sent */ hasCards: boolean;
}) {
  const date = useDateFor(calendarId);
  return (
    <CardDate value={calendarId}>
      <DateBand date={date} offered={offered} />
      <Cards browse={browse} whom={date.value?.firstName ?? 'you'} line={hasCards ? PERSONAL : POPULAR} />
    </CardDate>
  );
}

const PERSONAL = 'Chosen from the cards you have sent and saved. Until you have some, the most popular come first.';
const POPULAR = 'The most popular come first.';

function Cards({ browse, whom, line = PERSONAL }: { browse: Browse; whom: string; line?: string }) {
  return <BrowsePage browse={browse} hasSort={false} heading={`${browse.category.heading} for ${whom}`} line={line} />;
}
