import { Button, ButtonLink } from '#app/ui/button.tsx';
import { routes } from '#shared/routes.ts';
import { Alone } from '../alone.tsx';

/** In place of a ledger: why it is not shown. */
export function NoLedger({ message }: { message: string | undefined }) {
  return (
    <Alone title="We cannot show this card here" action={<ButtonLink to={routes.home()}>To the shop</ButtonLink>}>
      <p>{message ?? 'Open it from the mail that we sent you, or in the browser that you sent it from.'}</p>
    </Alone>
  );
}

/** In place of a ledger that could not be fetched. */
export function LedgerAway({ again }: { again: () => void }) {
  return (
    <Alone title="We cannot reach our desk just now" action={<Button onClick={again}>Try again</Button>}>
      <p>Your card is not touched by this. It may be the network, or it may be us.</p>
    </Alone>
  );
}
