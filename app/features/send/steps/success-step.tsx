import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';
import { useHourCycle } from '#app/parts/places/use-hour-cycle.ts';
import { RecipientChooser } from '../recipients/recipient-chooser.tsx';
import { getSavedFront } from '../fronts/shown-front.ts';
import shared from '../send.module.css';
import { formatSuccessTitle } from '../success/format-success-title.ts';
import { RecipientStatus } from '../success/recipient-status.tsx';
import { AddressProblems } from '../status/address-problems.tsx';
import { hasLeft, OwnPhone } from '../status/own-phone.tsx';
import { getBounced } from '../status/bounced.ts';
import { useSentCard } from '../success/use-sent-card.ts';
import { LoadedCardPicture } from './loaded-card-picture.tsx';
import type { StepProps } from './step.ts';
import css from './success-step.module.css';

/** What happens next: when the card is sent to whom, with Undo until then. Mounted anew, and announced, when the card's state changes. */
export function SuccessStep(props: StepProps) {
  return <Success key={props.server.state} {...props} />;
}

function Success({ cardSendId, server, store, go }: StepProps) {
  const hourCycle = useHourCycle();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { sent, link, setSent } = useSentCard(server, store);
  const bounced = getBounced(sent);
  const { isCancelling, problem, cancel } = useCancelSending({ cardSendId, store, go });

  async function openControlCenter() {
    const controlCenter = await retryChunk('control-center', () => import('#app/parts/control-center-store.ts'));
    controlCenter.openControlCenter({ cardSendId }, { onClose: () => void store.load() });
  }
  const [shownId, setShownId] = useState<string>();
  const front = getSavedFront(server, shownId);
  const isUnconfirmed = server.state === 'awaiting-confirmation';
  const canCancel = isUnconfirmed || (sent !== null && sent.canStopUntil !== null);
  return (
    <div className={`${text.wrap} ${shared.grid}`}>
      <aside className={`${shared.aside} ${css.card}`} aria-label="The card">
        <LoadedCardPicture src={front.src} alt={front.alt} paper={server.card.paper} />
        {server.namesOnFront === 'each' && server.recipients.length > 1 && (
          <RecipientChooser
            label="Front for"
            isNarrow
            people={server.recipients.map(({ recipientId, name }) => ({ id: recipientId, name }))}
            value={shownId ?? server.recipients[0]?.recipientId ?? ''}
            onChange={setShownId}
          />
        )}
      </aside>
      <div className={css.words}>
        <h1 ref={heading} tabIndex={-1} className={shared.heading}>
          {isUnconfirmed ? 'Confirm your email address' : formatSuccessTitle(server, sent, hourCycle)}
        </h1>
        {sent && <AddressProblems sent={sent} bounced={bounced} link={link} onCorrected={setSent} />}
        <p className={bounced.length > 0 ? `${text.note} ${css.lead}` : `${text.lead} ${css.lead}`}>
          {isUnconfirmed ? (
            <>
              We sent an email to <bdi dir="ltr">{server.sender.email}</bdi>. Press the button in it to{' '}
              {server.schedule.kind === 'now' ? 'send the card' : 'schedule the card'}. We ask once per email address,
              so that nobody can write in your name.
            </>
          ) : (
            <>
              We emailed a tracking link to <bdi dir="ltr">{server.sender.email}</bdi>. Replies go there too.
            </>
          )}
        </p>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <ul className={css.people}>
          {server.recipients.map((recipient) => (
            <li key={recipient.recipientId}>
              <div>
                <b>
                  <bdi>{recipient.name}</bdi>
                </b>
                <span className={css.address}>
                  <bdi dir="ltr">{recipient.email ?? recipient.mobile}</bdi>
                </span>
              </div>
              <RecipientStatus
                recipient={recipient}
                server={server}
                entry={sent?.ledger.find((entry) => entry.recipientId === recipient.recipientId)}
                hourCycle={hourCycle}
              />
            </li>
          ))}
        </ul>
        <div className={css.actions}>
          {server.path && !isUnconfirmed && <ButtonLink to={server.path}>Track delivery</ButtonLink>}
          {canCancel && (
            <Button variant="quiet" busy={isCancelling} onClick={() => void cancel()}>
              Undo
            </Button>
          )}
          <Button variant="plain" onClick={() => void openControlCenter()}>
            Share or send again
          </Button>
          <ButtonLink variant="plain" to={routes.cards()}>
            Send another card
          </ButtonLink>
        </div>
        {sent && bounced.length === 0 && hasLeft(sent) && <OwnPhone sent={sent} lead="You can also send" />}
        {isUnconfirmed && (
          <p className={text.note}>
            No email? Check your spam folder. If the address is wrong, press Undo and change it. Your card stays as it
            is.
          </p>
        )}
      </div>
    </div>
  );
}

/** Cancels the sending: the card is a draft again. */
function useCancelSending({ cardSendId, store, go }: Pick<StepProps, 'cardSendId' | 'store' | 'go'>) {
  const toast = useToast();
  const [isCancelling, setCancelling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function cancel() {
    setCancelling(true);
    setProblem(null);
    try {
      const { cardSend } = await call('PUT /card/send/stop', { body: { cardSendId } });
      store.replace(cardSend);
      toast('Sending cancelled. It is a draft again.');
      go('preview', { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(
        error.status >= 500
          ? 'We could not reach the server, so sending is not cancelled yet. Press Undo again.'
          : error.message,
      );
      setCancelling(false);
    }
  }
  return { isCancelling, problem, cancel };
}
