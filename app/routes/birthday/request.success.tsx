import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { AskedPage } from '#app/features/dates/ask/asked-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/birthday/request/success')({
  staticData: { guard: 'strict' },
  head: () =>
    pageHead({ title: 'You asked for a birthday | Cardamom', path: routes.birthdayRequest('success'), hidden: true }),
  component: AskedPage,
});
