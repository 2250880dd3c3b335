import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import type { ControlledCard } from '#app/parts/control-center-store.ts';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { shareLink } from '#app/parts/share/native-share.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { SkeletonLine, SkeletonSheet } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './control-center.module.css';
import { fetchCardSummary, cancelSending, type CardSummary } from './controlled-card.ts';

type Found = { card: CardSummary } | { problem: string } | null;

/** The control center of one card: its state, and links to its status page, its share link and cancelling. */
export function ControlCenter({
  about,
  isOpen,
  onClose,
}: {
  about: ControlledCard;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [found, setFound] = useState<Found>(null);
  const [isBusy, setBusy] = useState(false);
  /** why cancelling failed; shown here, because the dialog covers the page */
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    let isOld = false;
    void look(() => fetchCardSummary(about)).then((now) => {
      if (!isOld) setFound(now);
    });
    return () => void (isOld = true);
  }, [about, isOpen]);

  async function stop() {
    setBusy(true);
    setRefused(null);
    const now = await look(() => cancelSending(about.cardSendId));
    setBusy(false);
    if (now && 'problem' in now) {
      setRefused(now.problem);
      return;
    }
    setFound(now);
  }
  const card = found && 'card' in found ? found.card : null;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={card ? <CardTitle names={card.names} /> : 'Your card'}
      foot={
        <Button variant="plain" onClick={onClose}>
          Close
        </Button>
      }
    >
      {found && 'problem' in found ? (
        <Notice tone="bad">{found.problem}</Notice>
      ) : (
        <div className={css.card}>
          {card ? (
            <CardPicture className={css.sheet} picture={card.picture} sizes="6rem" paper={card.paper} />
          ) : (
            <span className={css.sheet}>
              <SkeletonSheet />
            </span>
          )}
          {card ? (
            <div>
              <output className={classNames(text.soft, css.status)}>{card.stands}</output>
              {refused !== null && <Notice tone="bad">{refused}</Notice>}
              <div className={css.actions}>
                <Acts card={card} isBusy={isBusy} onStop={() => void stop()} onClose={onClose} />
              </div>
            </div>
          ) : (
            <div aria-hidden="true">
              <SkeletonLine width="80%" />
              <SkeletonLine width="50%" near />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

function CardTitle({ names: [first, ...others] }: { names: readonly string[] }) {
  if (first === undefined) return 'Your card';
  return (
    <>
      Your card for <bdi>{first}</bdi>
      {others.length === 0 ? '' : others.length === 1 ? ' and 1 other' : ` and ${others.length} others`}
    </>
  );
}

/** The actions for this card on this page. */
function Acts({
  card,
  isBusy,
  onStop,
  onClose,
}: {
  card: CardSummary;
  isBusy: boolean;
  onStop: () => void;
  onClose: () => void;
}) {
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const { path, readPath } = card;
  if (path === null || readPath === null)
    return (
      <ButtonLink size="small" to={routes.send('preview', card.cardSendId)} onClick={onClose}>
        Continue writing
      </ButtonLink>
    );
  return (
    <>
      {/* Its page has two addresses: with the sender's own link, and without. */}
      {here !== path && !here.startsWith(`${path}/`) && !path.startsWith(`${here}/`) && (
        <ButtonLink size="small" to={path} onClick={onClose}>
          See delivery status
        </ButtonLink>
      )}
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onClose();
          void shareLink({
            address: new URL(readPath, location.origin).href,
            title: card.title,
            line: 'Anyone with this link can read the card.',
            picture: card.picture,
            paper: card.paper,
          });
        }}
      >
        <Icon name="link" />
        Share the link
      </Button>
      {card.again !== null && (
        <ButtonLink size="small" variant="quiet" to={routes.sendCard(card.again.cardId, card.again)} onClick={onClose}>
          <Icon name="again" />
          Send to someone else
        </ButtonLink>
      )}
      {card.canStop && (
        <Button size="small" variant="plain" busy={isBusy} onClick={onStop}>
          <Icon name="undo" />
          Cancel sending
        </Button>
      )}
    </>
  );
}

async function look(ask: () => Promise<CardSummary>): Promise<Found> {
  try {
    return { card: await ask() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      problem:
        error.status >= 500
          ? 'We could not reach the server. Please try again.'
          : error.status === 404
            ? 'We cannot find this card here. You may have written it in another browser.'
            : error.message,
    };
  }
}
