import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { openControlCenter } from '#app/parts/control-center-store.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import type { SentCard } from '#contract/card-send.ts';
import { routes } from '#shared/routes.ts';
import { RecipientChooser } from '../recipients/recipient-chooser.tsx';
import { draftStore } from '../draft/use-draft.ts';
import { useHourCycle } from '#app/parts/places/use-hour-cycle.ts';
import { usePolling } from '../use-polling.ts';
import { AddressProblems } from './address-problems.tsx';
import { formatProblemTitle, getBounced, hasFieldsAtOnce } from './bounced.ts';
import { formatDeliverySummary, formatSentTo } from './format-status.ts';
import type { SenderLink } from './load-sent-card.ts';
import css from './status-page.module.css';
import { hasLeft, OwnPhone } from './own-phone.tsx';
import { StatusTable } from './status-table.tsx';

const POLL_MS = 15_000;

/** A sent card for its sender: first what needs them, then the recipients and the delivery status of each. Refreshes itself while it is open. */
export function StatusPage({
  link,
  first,
  frontId,
  onFrontChange,
  goTo,
}: {
  link: SenderLink;
  first: SentCard;
  /** the recipient whose front is shown, where each has their own; the first one when left out */
  frontId: string | undefined;
  onFrontChange: (recipientId: string) => void;
  goTo: (path: string) => void;
}) {
  const hourCycle = useHourCycle();
  const [sent, setSent] = useState(first);
  const front = sent.fronts.find(({ recipientId }) => recipientId === frontId) ?? sent.fronts[0];
  const [isUnavailable, setUnavailable] = useState(false);

  async function refresh() {
    try {
      setSent((await call('GET /card/send/view', { query: link })).sent);
      setUnavailable(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setUnavailable(true);
    }
  }
  usePolling(POLL_MS, refresh);
  const { isCancelling, cancel } = useCancelSending(sent.cardSendId, link, goTo, refresh);
  const bounced = getBounced(sent);
  const hasProblem = bounced.length > 0;
  const actions = (
    <div className={css.actions}>
      <ButtonLink variant="quiet" size="small" to={front?.readPath ?? sent.readPath} target="_blank">
        <Icon name="eye" /> View the card
      </ButtonLink>
      {sent.canStopUntil !== null && (
        <Button variant="plain" size="small" busy={isCancelling} onClick={() => void cancel()}>
          <Icon name="undo" /> Cancel sending
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        onClick={() => openControlCenter({ cardSendId: sent.cardSendId, link }, { onClose: () => void refresh() })}
      >
        Share or send again
      </Button>
    </div>
  );

  return (
    <div className={`${text.wrap} ${css.page}`}>
      <header className={css.head}>
        <CardPicture
          src={front?.coverPath ?? sent.coverPath}
          alt={front?.alt ?? sent.alt}
          paper={sent.card.paper}
          eager
        />
        <div className={css.words}>
          <h1 className={css.title}>{hasProblem ? formatProblemTitle(bounced) : sent.title}</h1>
          <p className={css.when}>
            {hasProblem && `${sent.title}. `}
            {formatSentTo(sent, hourCycle)}
          </p>
          <output className={css.summary}>{formatDeliverySummary(sent)}</output>
          {front && sent.fronts.length > 1 && (
            <div className={css.fronts}>
              <RecipientChooser
                label="Front for"
                people={sent.fronts.map(({ recipientId, to }) => ({ id: recipientId, name: to }))}
                value={front.recipientId}
                onChange={onFrontChange}
              />
            </div>
          )}
          {!hasProblem && actions}
        </div>
      </header>
      {hasProblem && (
        <div className={css.problem}>
          <AddressProblems sent={sent} bounced={bounced} link={link} onCorrected={setSent} />
          {actions}
        </div>
      )}
      {sent.state === 'awaiting-confirmation' && (
        <Notice tone="warn">Confirm your email address to send this card. We emailed you a link.</Notice>
      )}
      {isUnavailable && <Notice tone="warn">We could not refresh this page. It shows the last known status.</Notice>}
      <StatusTable
        sent={sent}
        link={link}
        hourCycle={hourCycle}
        correctsInRows={!hasFieldsAtOnce(bounced)}
        onCorrected={setSent}
      />
      {!hasProblem && hasLeft(sent) && <OwnPhone sent={sent} lead="You can also send" className={css.foot} />}
      <p className={`${text.note} ${css.foot}`}>
        This page updates by itself. Keep its link, or the email with it, to come back. Only you have this link.
      </p>
    </div>
  );
}

/** Cancels a card that has not been sent yet, and goes back to its draft. */
function useCancelSending(
  cardSendId: string,
  link: SenderLink,
  goTo: (path: string) => void,
  refresh: () => Promise<void>,
): { isCancelling: boolean; cancel: () => Promise<void> } {
  const toast = useToast();
  const [isCancelling, setCancelling] = useState(false);
  async function cancel() {
    setCancelling(true);
    try {
      const { cardSend } = await call('PUT /card/send/stop', { body: { cardSendId, ...link } });
      draftStore(cardSend.cardSendId).replace(cardSend);
      toast('Sending cancelled. It is a draft again.');
      goTo(routes.send('preview', cardSend.cardSendId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setCancelling(false);
      const isOwnedByAccount = error.status === 404;
      toast(isOwnedByAccount ? 'Sign in to the account that sent this card to cancel it.' : error.message, {
        tone: 'error',
      });
      await refresh();
    }
  }
  return { isCancelling, cancel };
}
