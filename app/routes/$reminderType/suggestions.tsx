import { createFileRoute, notFound } from '@tanstack/react-router';
import { browseHead } from '#app/features/browse/browse-head.ts';
import { BrowsePage } from '#app/features/browse/browse-page.tsx';
import { parseBrowseSearch } from '#app/features/browse/browse-search.ts';
import { loadBrowse } from '#app/features/browse/load-browse.ts';
import { usePersonalOrder } from '#app/features/browse/list/use-personal-order.ts';
import { isReminderType, REMINDER_CATEGORIES, routes } from '#shared/routes.ts';

/** Cards for one kind of reminder. Those that match the cards the reader has sent come first. */
export const Route = createFileRoute('/$reminderType/suggestions')({
  validateSearch: parseBrowseSearch,
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
