import { useEffect, useRef, useState } from 'react';
import { call } from '#app/client/api.ts';
import { useSoftLogin } from '#app/client/session/use-soft-login.ts';
import { useAction } from '#app/client/use-action.ts';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { CardOffer } from '#contract/card-plan.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';
import { media, routes } from '#shared/routes.ts';
import { typeOf } from '../entries/entry-types.ts';
import { formatDay } from '../format-day.ts';
import { MailLinkPage } from './mail-link-page.tsx';
import css from './year.module.css';

const TITLE = 'A card we suggest';

/** The page of the link in a mail about a card that is offered: one button, which has it sent. */
export function OfferPage({ calendarId }: { calendarId: string }) {
  const pair = useSoftLogin();
  return (
    <MailLinkPage
      title={TITLE}
      load={async () =>
        (await call('GET /year/{calendarId}/offer', { params: { calendarId }, query: { ...pair } })).offer ?? 'over'
      }
    >
      {(offer) => (offer === 'over' ? <Over /> : <Offer calendarId={calendarId} offer={offer} />)}
    </MailLinkPage>
  );
}

function Over() {
  return (
    <>
      <PageHeader title={TITLE} />
      <div className={css.below}>
        <Empty
          title="There is no card to send"
          action={<ButtonLink to={routes.yearAhead()}>See the year ahead</ButtonLink>}
        >
          This date is already handled, or it has passed.
        </Empty>
      </div>
    </>
  );
}

const PICTURE = '12.5rem';

function Offer({ calendarId, offer }: { calendarId: string; offer: CardOffer }) {
  const { calendarTypeId, day, firstName, reminderName, card, message } = offer;
  const pair = useSoftLogin();
  // Whatever is wrong is said below the button: there are no fields here.
  const action = useAction();
  const [isAccepted, setAccepted] = useState(false);
  const next = useRef<HTMLAnchorElement>(null);
  // The button is gone.
  useEffect(() => {
    if (isAccepted) next.current?.focus();
  }, [isAccepted]);
  const { weekday, monthAndYear } = formatDay(day);
  const when = `${weekday} ${Number(day.slice(8))} ${monthAndYear}`;
  return (
    <>
      <PageHeader
        title={isAccepted ? `Your card for ${firstName} leaves on ${weekday}` : `Send this card to ${firstName}?`}
        lead={
          isAccepted
            ? `On ${when}, at nine in their morning. Until then you can change or cancel it.`
            : `${reminderName} on ${when}. The card leaves that day, at nine in their morning.`
        }
      />
      <div className={classNames(css.offer, css.below)}>
        <div className={css.offered}>
          <CardPicture
            picture={(size) => media.card(card.cardId, card.paletteId, 'front', size, card.v)}
            paper={card.paper}
            sizes={PICTURE}
            alt={card.alt}
          />
        </div>
        <div className={css.words}>
          <p className={css.said}>{message}</p>
          <div className={css.decline}>
            {isAccepted ? (
              <ButtonLink ref={next} variant="quiet" to={routes.yearAhead()}>
                See the year ahead
              </ButtonLink>
            ) : (
              <>
                <Button
                  busy={action.isBusy}
                  onClick={() =>
                    void action.run(async () => {
                      await call('POST /year/{calendarId}/accept', { params: { calendarId }, body: { ...pair } });
                      setAccepted(true);
                    })
                  }
                >
                  Send this card
                </Button>
                <ButtonLink variant="quiet" to={pathToCardsFor(typeOf({ calendarTypeId }), calendarId, null)}>
                  Choose another
                </ButtonLink>
              </>
            )}
          </div>
          {action.generalError !== undefined && <Notice tone="bad">{action.generalError}</Notice>}
        </div>
      </div>
    </>
  );
}
