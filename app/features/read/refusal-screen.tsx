import { useState, type FormEvent } from 'react';
import type { ReadCard } from '#contract/card-read.ts';
import { ApiError, call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './read.module.css';

export type RefusalFrom = 'sender' | 'everyone';

/** Where somebody says no to further cards. Coming here changes nothing; the press does, and it can be taken back. */
export function RefusalScreen({
  card: loaded,
  personal,
  from,
}: {
  card: ReadCard;
  personal: string;
  from: RefusalFrom;
}) {
  const [card, setCard] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [isTakenBack, setTakenBack] = useState(false);
  const refused = card.refused;
  const link = { magicLink: card.magicLink, magicLink2: personal };

  async function act(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      const { card: answered } = refused
        ? await call('DELETE /card/read/refuse', { body: link })
        : await call('POST /card/read/refuse', { body: { ...link, from } });
      setCard(answered);
      setTakenBack(refused !== null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(error.status >= 500 ? 'This could not be kept just now. Press once more in a moment.' : error.message);
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
            <h1>You get no more cards {refused === 'everyone' ? 'from anyone' : `from ${card.from}`}</h1>
            <p className={text.lead}>
              {refused === 'everyone'
                ? 'Nobody can send a card to your address through us.'
                : `${card.from} is not told.`}{' '}
              The cards you have stay where they are.
            </p>
          </>
        ) : (
          <>
            <h1>{isTakenBack ? 'Taken back' : `No more cards ${whom}?`}</h1>
            <p className={text.lead}>
              {isTakenBack
                ? 'Cards can reach you again.'
                : from === 'everyone'
                  ? 'One press, and nobody can send a card to your address through us. You can take it back here at any time.'
                  : `One press, and cards from ${card.from} no longer reach you. ${card.from} is not told, and you can take it back here at any time.`}
            </p>
          </>
        )}
        {wrong && <Notice tone="bad">{wrong}</Notice>}
        <form method="post" className={css.pageActs} onSubmit={(event) => void act(event)}>
          <input type="hidden" name="act" value={refused ? 'take-back' : 'refuse'} />
          <input type="hidden" name="from" value={from} />
          <Button type="submit" variant={refused || isTakenBack ? 'quiet' : 'primary'} busy={busy}>
            {refused ? 'Take it back' : `No more cards ${whom}`}
          </Button>
          <PathLink className={text.arrow} to={routes.read(card.magicLink, card.magicLink2)}>
            To the card
          </PathLink>
        </form>
      </div>
    </div>
  );
}
