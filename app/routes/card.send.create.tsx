import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { routes } from '#shared/routes.ts';

/** The way into making a card of one's own and sending it. */
export const Route = createFileRoute('/card/send/create')({
  staticData: { layout: 'clean', guard: 'session' },
  head: () => pageHead({ title: 'Make a card to send | Cardamom', path: routes.createSend(), hidden: true }),
  component: () => null,
});
