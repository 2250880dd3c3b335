import { createFileRoute, useRouter } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { wrongInWords } from '#app/client/provider-wrong-words.ts';
import { loggedOut } from '#app/client/session-rules.ts';
import { takeUser } from '#app/client/session.ts';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { sayUntil } from '#shared/spoken.ts';
import { sayInDialog } from '#app/ui/toast-store.ts';
import { routes } from '#shared/routes.ts';

/** A member's own account. */
export const Route = createFileRoute('/account')({
  staticData: { guard: 'strict' },
  validateSearch: ({ wrong, provider }: Record<string, unknown>): { wrong?: string; provider?: string } => ({
    ...(typeof wrong === 'string' ? { wrong } : {}),
    ...(typeof provider === 'string' ? { provider } : {}),
  }),
  head: () => pageHead({ title: 'Your account | Cardamom', path: routes.account(), hidden: true }),
  component: Account,
});

function Account() {
  const router = useRouter();
  const { wrong, provider } = Route.useSearch();
  /**
   * Nobody is here any more, which is known at once: else whoever looks next who is here would find another, and load the page anew. The
   * guard leads to the sign-in page then; home is the last word, and until when this can be undone.
   */
  function leave(until: string) {
    takeUser(loggedOut);
    setTimeout(() => void router.navigate({ to: routes.home(), replace: true }));
    sayInDialog('Goodbye', {
      line: `Your account is closed. Until ${sayUntil(until)} the link in your mail undoes it.`,
      preventAutoClose: true,
    });
  }
  return <AccountPage problem={wrongInWords(wrong, provider, { isHere: true })} onLeft={leave} />;
}
