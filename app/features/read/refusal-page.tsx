import { useState, type FormEvent } from 'react';
import type { ReadCard } from '#contract/card-read.ts';
import { ApiError, call } from '#app/client/api.ts';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './read.module.css';

export type RefusalFrom = 'sender' | 'everyone';

/** Where a recipient blocks further cards from a sender, or from everyone. Opening the page changes nothing; the button does, and it can be undone. */
export function RefusalPage({ card: loaded, personal, from }: { card: ReadCard; personal: string; from: RefusalFrom }) {
  const [card, setCard] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isUndone, setUndone] = useState(false);
  const refused = card.refused;
  const link = { magicLink: card.magicLink, magicLink2: personal };

  async function act(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { card: updated } = refused
        ? await call('DELETE /card/read/refuse', { body: link })
        : await call('POST /card/read/refuse', { body: { ...link, from } });
      setCard(updated);
      setUndone(refused !== null);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.status >= 500 ? 'This could not be saved. Try again in a moment.' : failure.message);
    } finally {
      setBusy(false);
    }
  }

  const whom = from === 'everyone' ? 'from anyone' : `from ${card.from}`;
  return (
    <div className={classNames(css.read, css.quiet)}>
      <div className={css.page} aria-live="polite">
        {refused ? (
          <>
            <h1>You no longer get cards {refused === 'everyone' ? 'from anyone' : `from ${card.from}`}</h1>
            <p className={text.lead}>
              {refused === 'everyone'
                ? 'Nobody can send a card to your email address with Cardamom.'
                : `We do not tell ${card.from}.`}{' '}
              You keep the cards that you have.
            </p>
          </>
        ) : (
          <>
            <h1>{isUndone ? 'You can get cards again' : `Stop cards ${whom}?`}</h1>
            <p className={text.lead}>
              {isUndone
                ? 'Cards will be delivered to you again.'
                : from === 'everyone'
                  ? 'Nobody will be able to send a card to your email address with Cardamom. You can undo this here at any time.'
                  : `You will no longer get cards from ${card.from}. We do not tell ${card.from}, and you can undo this here at any time.`}
            </p>
          </>
        )}
        {error && <Notice tone="bad">{error}</Notice>}
        <form method="post" className={css.pageActs} onSubmit={(event) => void act(event)}>
          <input type="hidden" name="act" value={refused ? 'take-back' : 'refuse'} />
          <input type="hidden" name="from" value={from} />
          <Button type="submit" variant={refused || isUndone ? 'quiet' : 'primary'} busy={busy}>
            {refused ? 'Undo' : `Stop cards ${whom}`}
          </Button>
          <PathLink className={text.arrow} to={routes.read(card.magicLink, card.magicLink2)}>
            Back to the card
          </PathLink>
        </form>
      </div>
    </div>
  );
}
