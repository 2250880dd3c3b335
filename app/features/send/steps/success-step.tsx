import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { IconName } from '#app/ui/icon-shapes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Status } from '#app/ui/status.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/toast-store.ts';
import type { CardSend, LedgerEntry, SentCard } from '#contract/card-send.ts';
import { media, routes } from '#shared/routes.ts';
import { sayDay, sayTime } from '../clock/say-time.ts';
import { useHourStyle } from '../clock/use-hour-style.ts';
import { possessive, sayNames } from '../people/people-tokens.ts';
import shared from '../send.module.css';
import { useEvery } from '../use-every.ts';
import { LiveSheet } from './live-sheet.tsx';
import type { OpenDraft } from './step.ts';
import css from './success-step.module.css';

const LOOK_AGAIN_MS = 15_000;

/** What happens now: for whom, by both clocks, with Undo until the minute it leaves. Begins anew, and is heard, when the card's state changes. */
export function SuccessStep(open: OpenDraft) {
  return <Success key={open.server.state} {...open} />;
}

function Success({ cardSendId, server, store, go }: OpenDraft) {
  const style = useHourStyle();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isStopping, setStopping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const sent = useSent(server, store);

  async function undo() {
    setStopping(true);
    setProblem(null);
    try {
      const { cardSend } = await call('PUT /card/send/stop', { body: { cardSendId } });
      store.adopt(cardSend);
      toast('It is back on the table. Nothing has left.');
      go('preview', { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(
        error.status >= 500
          ? 'We could not reach our desk, so it is not stopped yet. Press Undo again.'
          : error.message,
      );
      setStopping(false);
    }
  }
  async function more() {
    const { openControlCenter } = await retryChunk('control-center', () => import('#app/ui/control-center.ts'));
    openControlCenter({ cardSendId }, { onClose: () => void store.load() });
  }
  const isWaiting = server.state === 'awaiting-confirmation';
  const canUndo = isWaiting || (sent !== null && sent.canStopUntil !== null);
  const hasLeft = sent !== null && sent.state === 'sent';
  return (
    <div className={`${text.wrap} ${shared.grid}`}>
      <aside className={`${shared.aside} ${css.card}`} aria-label="The card">
        <LiveSheet
          src={media.draft(cardSendId, 'front', 700, server.v)}
          alt={server.card.alt}
          paper={server.card.paper}
        />
      </aside>
      <div className={css.words}>
        <h1 ref={heading} tabIndex={-1} className={shared.heading}>
          {isWaiting ? 'One press, and it is on its way' : titleOf(server, hasLeft, style)}
        </h1>
        <p className={`${text.lead} ${css.lead}`}>
          {isWaiting ? (
            <>
              We have sent a mail to <bdi dir="ltr">{server.sender.email}</bdi>. Press its button and{' '}
              {server.schedule.kind === 'now' ? 'the card leaves' : 'the card is booked'}. We ask this once for each
              address, so that nobody can write in your name.
            </>
          ) : (
            <>
              Its page shows when it arrives, and when it is opened. We have sent you the way there, to{' '}
              <bdi dir="ltr">{server.sender.email}</bdi>; their thanks come to you there too.
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
                  <bdi dir="ltr">{recipient.email}</bdi>
                </span>
              </div>
              <Clocks
                recipient={recipient}
                server={server}
                entry={sent?.ledger.find((entry) => entry.recipientId === recipient.recipientId)}
                style={style}
              />
            </li>
          ))}
        </ul>
        <div className={css.acts}>
          {server.path && !isWaiting && <ButtonLink to={server.path}>Follow the card</ButtonLink>}
          {canUndo && (
            <Button variant="quiet" busy={isStopping} onClick={() => void undo()}>
              Undo
            </Button>
          )}
          <Button variant="plain" onClick={() => void more()}>
            More for this card
          </Button>
          <ButtonLink variant="plain" to={routes.cards()}>
            Send another
          </ButtonLink>
        </div>
        {isWaiting && (
          <p className={text.note}>
            No mail? Look among the unwanted ones. If the address is wrong, press Undo and change it; your card stays as
            it is.
          </p>
        )}
      </div>
    </div>
  );
}

/** Looks how the card stands, now and again while it is looked at; null while it still waits for a press. */
function useSent(server: CardSend, store: OpenDraft['store']): SentCard | null {
  const [sent, setSent] = useState<SentCard | null>(null);
  const look = async () => {
    const [magicLink = '', magicLink2 = ''] = server.path?.split('/').slice(-2) ?? [];
    if (server.state === 'awaiting-confirmation' || magicLink === '') return store.load();
    try {
      setSent((await call('GET /card/send/view', { query: { magicLink, magicLink2 } })).sent);
    } catch (error) {
      // What is shown stays as it is until it can be asked again.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  useEvery(LOOK_AGAIN_MS, look, { atOnce: true });
  return sent;
}

const STANDS: Partial<Record<LedgerEntry['state'], [icon: IconName, words: string]>> = {
  accepted: ['check', 'Arrived'],
  opened: ['eye', 'Opened'],
  replied: ['message', 'Answered'],
  bounced: ['warning', 'Came back'],
  refused: ['warning', 'Not taken'],
};

function Clocks({
  recipient,
  server,
  entry,
  style,
}: {
  recipient: CardSend['recipients'][number];
  server: CardSend;
  entry: LedgerEntry | undefined;
  style: ReturnType<typeof useHourStyle>;
}) {
  const stands = entry && STANDS[entry.state];
  if (stands) return <Status icon={stands[0]}>{stands[1]}</Status>;
  if (server.state === 'awaiting-confirmation') return <Status icon="clock">Waiting for your press</Status>;
  if (server.schedule.kind === 'now' || !recipient.arrival) return <Status icon="envelope">On its way</Status>;
  const { theirs, yours } = recipient.arrival;
  const say = (clock: typeof theirs, from: string) => {
    const day = sayDay(clock.date, from);
    return `${day.charAt(0).toUpperCase()}${day.slice(1)} at ${sayTime(clock.time, style)}`;
  };
  const today = todayIn(yours.timeZone);
  const isSame = theirs.timeZone === yours.timeZone;
  return (
    <div className={css.clocks}>
      <span>
        {say(theirs, today)}
        {!isSame && `, ${theirs.place}`}
      </span>
      {!isSame && <span className={css.yours}>{say(yours, today)} for you</span>}
    </div>
  );
}

function todayIn(timeZone: string): string {
  return Temporal.Now.plainDateISO(timeZone).toString();
}

function titleOf(server: CardSend, hasLeft: boolean, style: ReturnType<typeof useHourStyle>): string {
  const names = server.recipients.map((recipient) => recipient.name);
  const whose = names.length === 1 ? `${possessive(names[0] ?? '')} card` : 'The card';
  const arrivals = server.recipients
    .flatMap((recipient) => recipient.arrival ?? [])
    .sort((a, b) => a.instant.localeCompare(b.instant));
  const first = arrivals[0];
  if (hasLeft) return names.length === 1 ? `${whose} has left` : `The card for ${sayNames(names)} has left`;
  if (server.schedule.kind === 'now' || !first) return `${whose} is on its way`;
  const isFirstOfMany = arrivals.some((arrival) => arrival.instant !== first.instant);
  return `${isFirstOfMany ? 'The first one' : whose} leaves ${sayDay(first.yours.date, todayIn(first.yours.timeZone))} at ${sayTime(first.yours.time, style)}`;
}
