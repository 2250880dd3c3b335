import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { CreateSendPage } from '#app/features/landing/create-send-page.tsx';
import { loadShelf } from '#app/features/landing/load-shelf.ts';
import { routes } from '#shared/routes.ts';

/** Nothing but fronts: one press puts a card on the table. */
export const Route = createFileRoute('/card/send/create')({
  staticData: { layout: 'clean', guard: 'session' },
  loader: async () => ({ shelf: await loadShelf({ limit: 20 }) }),
  head: () => pageHead({ title: 'Make a card to send | Cardamom', path: routes.createSend(), hidden: true }),
  component: Page,
});

function Page() {
  return <CreateSendPage {...Route.useLoaderData()} />;
}
