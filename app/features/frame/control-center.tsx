import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ControlledCard } from '#app/ui/control-center.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { shareLink } from '#app/ui/hand-over.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { SkeletonLine, SkeletonSheet } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './control-center.module.css';
import { askForCard, putBack, type Controlled } from './controlled-card.ts';

type Found = { card: Controlled } | { problem: string } | null;

/** The panel of one card on its way: how it stands in short, and the ways to its page, its link, and back to the table. */
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
  /** why the card could not be put back; said here, since nothing else can be read while the panel is open */
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    let isOld = false;
    void look(() => askForCard(about)).then((now) => {
      if (!isOld) setFound(now);
    });
    return () => void (isOld = true);
  }, [about, isOpen]);

  async function stop() {
    setBusy(true);
    setRefused(null);
    const now = await look(() => putBack(about.cardSendId));
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
            <Sheet className={css.sheet} picture={card.picture} sizes="6rem" paper={card.paper} />
          ) : (
            <span className={css.sheet}>
              <SkeletonSheet />
            </span>
          )}
          {card ? (
            <div>
              <output className={classNames(text.soft, css.stands)}>{card.stands}</output>
              {refused !== null && <Notice tone="bad">{refused}</Notice>}
              <div className={css.acts}>
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
      {others.length === 0 ? '' : others.length === 1 ? ' and one other' : ` and ${others.length} others`}
    </>
  );
}

/** What can be done about it, from where one stands. */
function Acts({
  card,
  isBusy,
  onStop,
  onClose,
}: {
  card: Controlled;
  isBusy: boolean;
  onStop: () => void;
  onClose: () => void;
}) {
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const { path, readPath } = card;
  if (path === null || readPath === null)
    return (
      <ButtonLink size="small" to={routes.send('preview', card.cardSendId)} onClick={onClose}>
        Go on with it
      </ButtonLink>
    );
  return (
    <>
      {/* Its page has two addresses: with the sender's own link, and without. */}
      {here !== path && !here.startsWith(`${path}/`) && !path.startsWith(`${here}/`) && (
        <ButtonLink size="small" to={path} onClick={onClose}>
          Follow the card
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
            line: 'Whoever has this link can read the card.',
            picture: card.picture,
            paper: card.paper,
          });
        }}
      >
        <Icon name="link" />
        Share its link
      </Button>
      <ButtonLink size="small" variant="quiet" to={routes.sendCard(card.again.cardId, card.again)} onClick={onClose}>
        <Icon name="again" />
        Send it to somebody else
      </ButtonLink>
      {card.canStop && (
        <Button size="small" variant="plain" busy={isBusy} onClick={onStop}>
          <Icon name="undo" />
          Put it back on the table
        </Button>
      )}
    </>
  );
}

async function look(ask: () => Promise<Controlled>): Promise<Found> {
  try {
    return { card: await ask() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      problem:
        error.status >= 500
          ? 'We cannot reach our desk just now. Try once more in a moment.'
          : error.status === 404
            ? 'This card is not on your table. It may have been written in another browser.'
            : error.message,
    };
  }
}
