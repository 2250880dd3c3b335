import { lazy, Suspense, useState } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { ErrorBoundary } from '#app/client/errors/error-boundary.tsx';
import { Button } from '#app/ui/button/button.tsx';
import text from '#app/ui/text.module.css';
import { firstName } from '#shared/people/first-name.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { getDeviceTimeZone } from '#app/parts/places/places.ts';
import { toOpeningCard } from '../preview/draft-opening.ts';
import { EmailPreview } from '../preview/email-preview.tsx';
import { FaceTabs } from '../preview/face-tabs.tsx';
import { getMissingFields, type MissingField } from '../preview/missing-fields.ts';
import { ProblemNotice } from '../preview/problem-notice.tsx';
import { CardQuestion } from '../preview/card-question.tsx';
import { SendBrief, SendSummary } from '../preview/send-summary.tsx';
import { useSend } from '../preview/use-send.ts';
import { formatRelativeDay } from '#app/parts/places/format-time.ts';
import { getScheduledTime } from '../schedule/recipient-arrivals.ts';
import { useHourCycle } from '#app/parts/places/use-hour-cycle.ts';
import { formatNames, getAddress } from '../recipients/recipients.ts';
import { hasFrontChoice } from '../fronts/front-names.ts';
import { getShownFront } from '../fronts/shown-front.ts';
import shared from '../send.module.css';
import css from './preview-step.module.css';
import type { StepProps } from './step.ts';

const TestSend = lazy(async () => ({
  default: (await retryChunk('test-send', () => import('../preview/test-send.tsx'))).TestSend,
}));

/** The step of each field; all others are in the people step. */
const STEP_OF_FIELD: Record<string, 'card' | 'words'> = {
  cardId: 'card',
  paletteId: 'card',
  verse: 'words',
  message: 'words',
  hand: 'words',
  ink: 'words',
};

/** The last step before sending: the card as it will arrive, a summary in which everything can be changed, and the send button. */
export function PreviewStep(props: StepProps) {
  const { server, draft, snapshot, go } = props;
  const [ownTimeZone] = useState(getDeviceTimeZone);
  const [now] = useState(Date.now);
  const hourCycle = useHourCycle();
  const { send, isBusy, problem } = useSend(props);
  const clock = clockAt(now, ownTimeZone);
  const scheduled = getScheduledTime(draft.schedule);
  const missing = getMissingFields(draft, ownTimeZone, now, server, snapshot.rejectionOf);
  const [shownKey, setShownKey] = useState<string>();
  const person = draft.people.find(({ key }) => key === shownKey) ?? draft.people[0];
  const front = getShownFront(server, draft, person?.key);
  const hasOwnFronts = hasFrontChoice(server.card, draft) && draft.namesOnFront === 'each';
  const goToField = (field: string) =>
    go(getStepOfField(field, hasFrontChoice(server.card, draft)), { back: 'preview', at: field });
  const sender = draft.senderName.trim();
  const byText = draft.people.filter(({ mobile }) => mobile);

  return (
    <>
      <section className={css.wall} aria-label="Preview of the card">
        <div className={text.wrap}>
          <FaceTabs
            server={server}
            front={front}
            card={toOpeningCard(server, draft, { clock, front, person })}
            people={
              hasOwnFronts ? draft.people.map((one) => ({ id: one.key, name: one.name.trim() || getAddress(one) })) : []
            }
            personKey={person?.key}
            onPersonChange={setShownKey}
          />
        </div>
      </section>
      <div className={`${text.wrap} ${css.grid}`}>
        <h1 tabIndex={-1} className={`${shared.heading} ${css.heading}`}>
          {missing.length > 0 ? 'Almost ready' : sender ? `Ready to send, ${firstName(sender)}` : 'Ready to send'}
        </h1>
        {/* What people come for is reached before what they may change. */}
        <div className={css.sendbox}>
          {missing.length === 0 && (
            <SendBrief
              className={text.onlyPhone}
              draft={draft}
              ownTimeZone={ownTimeZone}
              today={clock.date}
              hourCycle={hourCycle}
            />
          )}
          <CardQuestion server={server} draft={draft} />
          {problem && <ProblemNotice problem={problem} onFix={goToField} />}
          <Button wide busy={isBusy} disabled={missing.length > 0} onClick={() => void send()}>
            {scheduled === null ? 'Send now' : `Send ${formatRelativeDay(scheduled.date, clock.date)}`}
          </Button>
          <ErrorBoundary>
            <Suspense fallback={<span className={css.testPlaceholder} />}>
              <TestSend {...props} missing={missing} onFix={goToField} />
            </Suspense>
          </ErrorBoundary>
          {missing.length > 0 ? (
            <MissingFields missing={missing} onFix={goToField} />
          ) : (
            <p className={text.note}>
              You can change or cancel the card until it is sent. You can then follow when it is sent and opened.
            </p>
          )}
        </div>
        <div className={css.details}>
          <SendSummary
            draft={draft}
            ownTimeZone={ownTimeZone}
            today={clock.date}
            hourCycle={hourCycle}
            card={server.card}
            onChange={goToField}
          />
          {byText.length > 0 && (
            <p className={text.note}>
              {formatNames(byText.map((one) => one.name.trim() || getAddress(one)))}{' '}
              {byText.length === 1 ? 'gets' : 'get'} a text that says who sent the card, with a link to it.
            </p>
          )}
          {(byText.length === 0 || byText.length < draft.people.length) && (
            <EmailPreview
              server={server}
              people={draft.people.filter(({ mobile }) => !mobile)}
              store={props.store}
              personKey={shownKey}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The step where a field is changed. @param hasChoice whether the names on the front are chosen beside the people */
function getStepOfField(field: string, hasChoice: boolean): 'card' | 'words' | 'people' {
  if (field === 'nameOnFront' || field.endsWith('.nameOnFront')) return hasChoice ? 'people' : 'card';
  return STEP_OF_FIELD[field.split('.')[0] ?? ''] ?? 'people';
}

function MissingFields({ missing, onFix }: { missing: readonly MissingField[]; onFix: (field: string) => void }) {
  return (
    <p className={text.small}>
      To send it, please{' '}
      {missing.map(({ field, label }, order) => (
        <span key={field}>
          {order > 0 && (order === missing.length - 1 ? ' and ' : ', ')}
          <button type="button" className={shared.button} onClick={() => onFix(field)}>
            {label}
          </button>
        </span>
      ))}
      .
    </p>
  );
}
