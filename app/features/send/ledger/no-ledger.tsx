import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './ledger-page.module.css';

/** In place of a ledger: why it is not shown. */
export function NoLedger({ message }: { message: string | undefined }) {
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <Empty title="We cannot show this card here" action={<ButtonLink to={routes.home()}>To the shop</ButtonLink>}>
        {message ?? 'Open it from the mail that we sent you, or in the browser that you sent it from.'}
      </Empty>
    </div>
  );
}

export function LedgerAway({ again }: { again: () => void }) {
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <Empty title="We cannot reach our desk just now" action={<Button onClick={again}>Try again</Button>}>
        Your card is not touched by this. It may be the network, or it may be us.
      </Empty>
    </div>
  );
}
