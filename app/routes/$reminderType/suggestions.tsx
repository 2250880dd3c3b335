import { createFileRoute, notFound } from '@tanstack/react-router';
import { browseHead } from '#app/features/browse/browse-head.ts';
import { BrowsePage } from '#app/features/browse/browse-page.tsx';
import { parseBrowseSearch } from '#app/features/browse/browse-search.ts';
import { loadBrowse } from '#app/features/browse/load-browse.ts';
import { usePersonalOrder } from '#app/features/browse/list/use-personal-order.ts';
import { isReminderType, REMINDER_SHELVES, routes } from '#shared/routes.ts';

/** Cards for one kind of reminder, those first that go with what the reader has sent. */
export const Route = createFileRoute('/$reminderType/suggestions')({
  validateSearch: parseBrowseSearch,
  // One by one: what else stands in the address, as the pair of a mail's link, is gone from it when the page comes to life.
  loaderDeps: ({ search: { q, recipient, mood, style, colour, price, sort } }) => ({
    search: { q, recipient, mood, style, colour, price, sort },
  }),
  loader: ({ params: { reminderType }, deps: { search } }) => {
    if (!isReminderType(reminderType)) throw notFound();
    return loadBrowse(
      routes.suggestions(reminderType),
      { top: REMINDER_SHELVES[reminderType] },
      { ...search, sort: search.sort ?? 'for-you' },
    );
  },
  head: ({ loaderData }) => browseHead(loaderData, routes.cards(loaderData?.place.top)),
  component: Suggestions,
});

function Suggestions() {
  const browse = Route.useLoaderData();
  usePersonalOrder(browse);
  return (
    <BrowsePage
      browse={browse}
      hasSort={false}
      heading={`${browse.category.heading} for you`}
      line="Chosen from the cards you have sent and saved. Until you have some, the most popular come first."
    />
  );
}
