import { useEffect, useRef, useState } from 'react';
import { call } from '#app/client/api.ts';
import { useSoftLogin } from '#app/client/session/use-soft-login.ts';
import { useAction } from '#app/client/use-action.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { CalendarEntry } from '#contract/calendar.ts';
import { pathToCards } from '../entries/entry-types.ts';
import { formatDay } from '../format-day.ts';
import { routes } from '#shared/routes.ts';
import { MailLinkPage } from './mail-link-page.tsx';
import css from './year.module.css';

/** The page of the link in a mail about a card that is sent by itself: one button, which cancels it. */
export function DeclinePage({ calendarId }: { calendarId: string }) {
  const pair = useSoftLogin();
  return (
    <MailLinkPage
      title="Your automatic card"
      load={async () =>
        (await call('GET /calendar/{calendarId}', { params: { calendarId }, query: { ...pair } })).calendar
      }
    >
      {(entry) => <Decline entry={entry} />}
    </MailLinkPage>
  );
}

function Decline({ entry }: { entry: CalendarEntry }) {
  const { calendarId, calendarName, calendarDate, firstName, cardSendId } = entry;
  const pair = useSoftLogin();
  const action = useAction();
  const [isDeclined, setDeclined] = useState(false);
  const next = useRef<HTMLAnchorElement>(null);
  // The button is gone.
  useEffect(() => {
    if (isDeclined) next.current?.focus();
  }, [isDeclined]);
  const whom = firstName ?? calendarName;
  if (isDeclined || cardSendId === null)
    return (
      <>
        <PageHeader
          title={isDeclined ? 'This card will not be sent' : 'No card is scheduled'}
          lead={
            isDeclined
              ? `The card for ${whom} is now in your drafts. We will not send another one this time.`
              : `There is no card to cancel for ${calendarName}. It was cancelled before, or has been sent.`
          }
        />
        <div className={css.decline}>
          <ButtonLink ref={next} to={pathToCards(entry)}>
            Choose another card
          </ButtonLink>
          <ButtonLink variant="quiet" to={routes.yearAhead()}>
            See the year ahead
          </ButtonLink>
        </div>
      </>
    );
  const when =
    calendarDate === null
      ? ''
      : ` on ${formatDay(calendarDate).weekday} ${Number(calendarDate.slice(8))} ${formatDay(calendarDate).monthAndYear}`;
  return (
    <>
      <PageHeader
        title={`Do not send the card to ${whom}?`}
        lead={`It leaves${when}. If you cancel it, it becomes a draft, and we will still remind you of the day.`}
      />
      <div className={css.decline}>
        <Button
          busy={action.isBusy}
          onClick={() =>
            void action.run(async () => {
              await call('POST /year/{calendarId}/decline', { params: { calendarId }, body: { ...pair } });
              setDeclined(true);
            })
          }
        >
          Do not send it
        </Button>
      </div>
      {action.generalError !== undefined && <Notice tone="bad">{action.generalError}</Notice>}
    </>
  );
}
