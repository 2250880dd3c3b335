import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { loadShelf } from '#app/features/landing/load-shelf.ts';
import { RequestSuccessPage } from '#app/features/landing/request-success-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/birthday/request/success')({
  loader: async () => ({ shelf: await loadShelf({ top: 'birthday', limit: 9 }) }),
  head: () =>
    pageHead({ title: 'You asked for a birthday | Cardamom', path: routes.birthdayRequest('success'), hidden: true }),
  component: Page,
});

function Page() {
  return <RequestSuccessPage {...Route.useLoaderData()} />;
}
