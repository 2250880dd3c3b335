import { createFileRoute, useRouter } from '@tanstack/react-router';
import { headOfLedger, loadLedger } from '#app/features/send/ledger/ledger-loading.ts';
import { LedgerPage } from '#app/features/send/ledger/ledger-page.tsx';
import { LedgerAway, NoLedger } from '#app/features/send/ledger/no-ledger.tsx';
import { useGoTo } from '#app/client/go-to.ts';

/** A sent card, for the browser that sent it. */
export const Route = createFileRoute('/card/send/view/$magicLink')({
  staticData: { layout: 'simple' },
  loader: ({ params: { magicLink } }) => loadLedger({ magicLink }),
  head: ({ loaderData, params: { magicLink } }) => headOfLedger(loaderData, { magicLink }),
  component: Ledger,
  notFoundComponent: ({ data }) => <NoLedger message={typeof data === 'string' ? data : undefined} />,
  errorComponent: Away,
});

function Ledger() {
  const link = Route.useParams();
  return <LedgerPage key={link.magicLink} link={link} first={Route.useLoaderData()} goTo={useGoTo()} />;
}

function Away() {
  const router = useRouter();
  return <LedgerAway again={() => void router.invalidate()} />;
}
