import { createFileRoute } from '@tanstack/react-router';
import { CardCodePage } from '#app/features/read/card-code-page.tsx';

type Search = { code?: string; wrong?: string };

/** Opens a card by the code in its email. */
export const Route = createFileRoute('/open')({
  staticData: { layout: 'simple' },
  validateSearch: ({ code, wrong }: Record<string, unknown>): Search => ({
    ...(typeof code === 'string' ? { code: code.slice(0, 40) } : {}),
    ...(typeof wrong === 'string' ? { wrong } : {}),
  }),
  head: () => ({
    meta: [
      { title: 'Open a card with its code | Cardamom' },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Open,
});

function Open() {
  const { code, wrong } = Route.useSearch();
  return <CardCodePage code={code} wrong={wrong} />;
}
