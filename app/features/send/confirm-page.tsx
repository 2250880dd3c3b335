import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { routes } from '#shared/routes.ts';
import { NoticePage } from './notice-page.tsx';

/** Where the mail to a new sender leads. Opening the page changes nothing; its button confirms the address and sends the card. */
export function ConfirmPage({ token, goTo }: { token: string; goTo: (path: string) => void }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ message: string; isFinal: boolean } | null>(null);
  const homeLink = <ButtonLink to={routes.home()}>Go to the homepage</ButtonLink>;

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
          ? { message: 'We could not reach the server. Try again in a moment.', isFinal: false }
          : { message: error.message, isFinal: error.status === 404 },
      );
    }
  }
  if (!MAGIC_LINK.test(token))
    return (
      <NoticePage title="This link is incomplete" action={homeLink}>
        <p>Open it again from our email, or copy the whole link.</p>
      </NoticePage>
    );
  const confirmButton = (
    <Button busy={isBusy} onClick={() => void confirm()}>
      Yes, send my card
    </Button>
  );
  return (
    <NoticePage title="Is this card from you?" action={problem?.isFinal ? homeLink : confirmButton}>
      <p>
        A card was written with your email address. If it is yours, press the button to send it now, or on the date that
        was chosen.
      </p>
      <p className={text.small}>
        We ask once per email address, so that nobody can write in your name. If it is not yours, close this page. The
        card will not be sent.
      </p>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
    </NoticePage>
  );
}
