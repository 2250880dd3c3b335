import { createFileRoute, useRouter } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { PageUnavailable } from '#app/parts/note-page/page-unavailable.tsx';
import { AnswerNotFound } from '#app/features/birthday-answer/answer-missing.tsx';
import { AnswerPage } from '#app/features/birthday-answer/answer-page.tsx';
import { parseAnswerSearch } from '#app/features/birthday-answer/answer-search.ts';
import { loadRequest } from '#app/features/birthday-answer/load-request.ts';
import { routes } from '#shared/routes.ts';

/** Where a friend answers who was asked for their birthday, by the link alone. */
export const Route = createFileRoute('/birthday/request/answer')({
  staticData: { layout: 'simple' },
  validateSearch: parseAnswerSearch,
  loaderDeps: ({ search: { magicLink } }) => ({ magicLink }),
  loader: async ({ deps: { magicLink } }) => ({
    request: await loadRequest(magicLink),
    thisYear: new Date().getUTCFullYear(),
  }),
  head: ({ loaderData }) =>
    pageHead({
      title: loaderData ? `${loaderData.request.from} asks for your birthday | Cardamom` : 'A birthday | Cardamom',
      description: 'Tell a friend your birthday. No account is needed, and you can keep the year to yourself.',
      path: routes.birthdayRequest('answer'),
      hidden: true,
    }),
  component: Answer,
  notFoundComponent: AnswerNotFound,
  errorComponent: AnswerError,
});

function Answer() {
  return <AnswerPage {...Route.useLoaderData()} search={Route.useSearch()} />;
}

function AnswerError() {
  const router = useRouter();
  return <PageUnavailable retry={() => void router.invalidate()} />;
}
