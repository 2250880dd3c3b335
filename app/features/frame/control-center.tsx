import { useEffect, useState } from 'react';
import type { CardSend } from '#contract/card-send.ts';
import { ApiError, call } from '#app/client/api.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { shareLink } from '#app/ui/hand-over.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { SkeletonLine, SkeletonSheet } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { say } from '#app/ui/toast-store.ts';
import { media, routes } from '#shared/routes.ts';
import css from './control-center.module.css';
import { sayState } from './say-state.ts';

type Found = { card: CardSend } | { problem: string } | null;

/** The panel of one card on its way: how it stands in short, and the ways to its ledger, its link, and back to the table. */
export function ControlCenter({
  cardSendId,
  isOpen,
  onClose,
}: {
  cardSendId: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [found, setFound] = useState<Found>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    let isOld = false;
    void look(() => call('GET /card/send', { query: { card_send_id: cardSendId } })).then((now) => {
      if (!isOld) setFound(now);
    });
    return () => void (isOld = true);
  }, [cardSendId, isOpen]);

  async function stop() {
    setBusy(true);
    const now = await look(() => call('PUT /card/send/stop', { body: { cardSendId } }));
    setBusy(false);
    if (now && 'problem' in now) {
      say(now.problem, { tone: 'wrong' });
      return;
    }
    setFound(now);
    say('It is back on the table. Nothing has left.');
  }
  const card = found && 'card' in found ? found.card : null;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={card ? <CardTitle card={card} /> : 'Your card'}
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
            <Sheet
              className={css.sheet}
              picture={(width) =>
                media.card(card.card.cardId, card.paletteId, 'front', width, card.card.v, card.nameOnFront ?? undefined)
              }
              sizes="6rem"
              paper={card.colours.paper}
            />
          ) : (
            <span className={css.sheet}>
              <SkeletonSheet />
            </span>
          )}
          {card ? (
            <div>
              <p className={text.soft}>{sayState(card)}</p>
              <div className={css.acts}>{actsOf(card, { stop, isBusy, onClose })}</div>
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

function CardTitle({ card }: { card: CardSend }) {
  const [first, ...others] = card.recipients;
  if (!first) return 'Your card';
  return (
    <>
      Your card for <bdi>{first.name}</bdi>
      {others.length === 0 ? '' : others.length === 1 ? ' and one other' : ` and ${others.length} others`}
    </>
  );
}

function actsOf(
  card: CardSend,
  { stop, isBusy, onClose }: { stop: () => Promise<void>; isBusy: boolean; onClose: () => void },
) {
  const { path } = card;
  if (path === null)
    return (
      <ButtonLink size="small" to={routes.send('preview', card.cardSendId)} onClick={onClose}>
        Go on with it
      </ButtonLink>
    );
  const [magicLink = ''] = path.slice(routes.sendView('').length).split('/');
  return (
    <>
      <ButtonLink size="small" to={path} onClick={onClose}>
        Follow the card
      </ButtonLink>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onClose();
          void shareLink({
            address: new URL(routes.read(magicLink), location.origin).href,
            title: card.card.title,
            line: 'Whoever has this link can read the card.',
            picture: (width) => media.card(card.card.cardId, card.paletteId, 'front', width, card.card.v),
            paper: card.colours.paper,
          });
        }}
      >
        <Icon name="link" />
        Share its link
      </Button>
      {(card.state === 'scheduled' || card.state === 'awaiting-confirmation') && (
        <Button size="small" variant="plain" busy={isBusy} onClick={() => void stop()}>
          <Icon name="undo" />
          Put it back on the table
        </Button>
      )}
    </>
  );
}

async function look(ask: () => Promise<{ cardSend: CardSend }>): Promise<Found> {
  try {
    return { card: (await ask()).cardSend };
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
