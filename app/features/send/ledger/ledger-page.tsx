import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { openControlCenter } from '#app/ui/control-center.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/toast-store.ts';
import type { SentCard } from '#contract/card-send.ts';
import { routes } from '#shared/routes.ts';
import { useHourStyle } from '../clock/use-hour-style.ts';
import { draftStore } from '../draft/use-draft.ts';
import { useEvery } from '../use-every.ts';
import css from './ledger-page.module.css';
import type { SenderLink } from './ledger-loading.ts';
import { LedgerTable } from './ledger-table.tsx';
import { sayHowItStands, saySent } from './say-ledger.ts';

const LOOK_AGAIN_MS = 15_000;

/** A sent card for the one who sent it: who it went to, and what became of it with each of them. Looks again while it is looked at. */
export function LedgerPage({ link, first, goTo }: { link: SenderLink; first: SentCard; goTo: (path: string) => void }) {
  const style = useHourStyle();
  const toast = useToast();
  const [sent, setSent] = useState(first);
  const [isAway, setAway] = useState(false);
  const [isStopping, setStopping] = useState(false);

  async function lookAgain() {
    try {
      setSent((await call('GET /card/send/view', { query: link })).sent);
      setAway(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAway(true);
    }
  }
  useEvery(LOOK_AGAIN_MS, lookAgain);

  async function stop() {
    setStopping(true);
    try {
      const { cardSend } = await call('PUT /card/send/stop', { body: { cardSendId: sent.cardSendId, ...link } });
      draftStore(cardSend.cardSendId).adopt(cardSend);
      toast('It is back on the table. Nothing has left.');
      goTo(routes.send('preview', cardSend.cardSendId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStopping(false);
      toast(
        error.status === 404 ? 'This card was sent from an account. Sign in to it, then stop the card.' : error.message,
        {
          tone: 'wrong',
        },
      );
      await lookAgain();
    }
  }

  return (
    <div className={`${text.wrap} ${css.page}`}>
      <header className={css.head}>
        <Sheet src={sent.coverPath} alt={sent.alt} paper={sent.card.paper} eager />
        <div>
          <h1 className={css.title}>{sent.title}</h1>
          <p className={css.when}>{saySent(sent, style)}</p>
          <output className={css.stands}>{sayHowItStands(sent)}</output>
          <div className={css.acts}>
            <ButtonLink variant="quiet" size="small" to={sent.readPath} target="_blank">
              <Icon name="eye" /> See it as they do
            </ButtonLink>
            {sent.canStopUntil !== null && (
              <Button variant="plain" size="small" busy={isStopping} onClick={() => void stop()}>
                <Icon name="undo" /> Undo, and put it back on the table
              </Button>
            )}
            <Button
              variant="plain"
              size="small"
              aria-haspopup="dialog"
              onClick={() =>
                openControlCenter({ cardSendId: sent.cardSendId, link }, { onClose: () => void lookAgain() })
              }
            >
              More for this card
            </Button>
          </div>
        </div>
      </header>
      {sent.state === 'awaiting-confirmation' && (
        <Notice tone="warn">This card waits for one press in the mail that we sent to you. Then it leaves.</Notice>
      )}
      {isAway && <Notice tone="warn">We cannot reach our desk just now. This is how things stood a moment ago.</Notice>}
      <LedgerTable sent={sent} link={link} style={style} onCorrected={setSent} />
      <p className={`${text.note} ${css.foot}`}>
        This page keeps itself up to date. Keep its address, or the mail that brought you here: it is yours alone.
      </p>
    </div>
  );
}
