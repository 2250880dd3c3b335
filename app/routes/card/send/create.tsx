import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { CreateSendPage } from '#app/features/landing/making/create-send-page.tsx';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { routes } from '#shared/routes.ts';

/** Card fronts only: choosing one starts a draft. */
export const Route = createFileRoute('/card/send/create')({
  staticData: { layout: 'clean', guard: 'session' },
  loader: async () => ({ cards: await loadCards({ limit: 20 }) }),
  head: () => pageHead({ title: 'Make a card to send | Cardamom', path: routes.createSend(), hidden: true }),
  component: Page,
});

function Page() {
  return <CreateSendPage {...Route.useLoaderData()} />;
}
