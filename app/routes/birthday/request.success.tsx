import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { loadCards } from '#app/client/load-cards.ts';
import { RequestSuccessPage } from '#app/features/landing/reminders/request-success-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/birthday/request/success')({
  loader: async () => ({ cards: await loadCards({ top: 'birthday', limit: 9 }) }),
  head: () =>
    pageHead({ title: 'You asked for a birthday | Cardamom', path: routes.birthdayRequest('success'), hidden: true }),
  component: Page,
});

function Page() {
  return <RequestSuccessPage {...Route.useLoaderData()} />;
}
