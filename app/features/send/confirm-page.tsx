import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/toast-store.ts';
import { MAGIC_LINK } from '#shared/magic-link.ts';
import { routes } from '#shared/routes.ts';
import { Alone } from './alone.tsx';

/** The page that the mail to a new sender leads to. Looking at it changes nothing; its one button lets the card go. */
export function ConfirmPage({ token, goTo }: { token: string; goTo: (path: string) => void }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ message: string; isFinal: boolean } | null>(null);
  const toShop = <ButtonLink to={routes.home()}>To the shop</ButtonLink>;

  async function confirm() {
    setBusy(true);
    setProblem(null);
    try {
      const { path } = await call('POST /card/send/confirm', { body: { token } });
      toast('Thank you. Your card is on its way.');
      goTo(path);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      setProblem(
        error.status >= 500
          ? { message: 'We could not reach our desk. Press the button again in a moment.', isFinal: false }
          : { message: error.message, isFinal: error.status === 404 },
      );
    }
  }
  if (!MAGIC_LINK.test(token))
    return (
      <Alone title="This link is not complete" action={toShop}>
        <p>Open it once more from the mail that we sent you, or copy the whole of it.</p>
      </Alone>
    );
  const press = (
    <Button busy={isBusy} onClick={() => void confirm()}>
      Yes, send my card
    </Button>
  );
  return (
    <Alone title="Is this card from you?" action={problem?.isFinal ? toShop : press}>
      <p>
        A card was written with your email address. Press the button and it is sent as it was written: now, or on the
        day that was chosen.
      </p>
      <p className={text.small}>
        We ask once for each address, so that nobody can write in your name. If it was not you, close this page: nothing
        is sent.
      </p>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
    </Alone>
  );
}
