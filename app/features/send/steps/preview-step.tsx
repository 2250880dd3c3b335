import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { QuietBoundary } from '#app/client/error-boundary.tsx';
import { track } from '#app/client/track.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { firstName } from '#shared/first-name.ts';
import { clockAt } from '#shared/local-time.ts';
import { arrivalsOf, saidDay } from '../clock/arrivals.ts';
import { sayDate, sayDay, sayPartOfDay, sayTime, sayWeekday } from '../clock/say-time.ts';
import { useHourStyle } from '../clock/use-hour-style.ts';
import { ownZone as zoneOfDevice } from '../clock/zones.ts';
import { sayNames } from '../people/people-tokens.ts';
import shared from '../send.module.css';
import { draftAsOpening } from './draft-as-opening.ts';
import { FaceTabs } from './face-tabs.tsx';
import { countWords } from './letter-size.ts';
import css from './preview-step.module.css';
import { lacksOf, type Lack } from './readiness.ts';
import type { OpenDraft } from './step.ts';
import { useSending } from './use-sending.ts';

const MailNote = lazy(async () => ({
  default: (await retryChunk('mail-note', () => import('./mail-note.tsx'))).MailNote,
}));
const TestToMyself = lazy(async () => ({
  default: (await retryChunk('test-to-myself', () => import('./test-to-myself.tsx'))).TestToMyself,
}));

const PLACES: Record<string, 'card' | 'words'> = {
  cardId: 'card',
  paletteId: 'card',
  nameOnFront: 'card',
  verse: 'words',
  message: 'words',
  hand: 'words',
  ink: 'words',
};

/** The last step: everything as it will arrive, each thing with a way to change it, and the one button that sends. */
export function PreviewStep(open: OpenDraft) {
  useEffect(() => track('checkout'), []);
  const { server, draft, go } = open;
  const [ownZone] = useState(zoneOfDevice);
  const [now] = useState(Date.now);
  const style = useHourStyle();
  const { send, isBusy, problem } = useSending(open);
  const today = clockAt(now, ownZone).date;
  const said = saidDay(draft.schedule);
  const lacks = lacksOf(draft, ownZone, now, server);
  const names = sayNames(draft.people.map((person) => person.name.trim() || person.email));
  const change = (at: string) => go(PLACES[at.split('.')[0] ?? ''] ?? 'people', { back: 'preview', at });
  const sender = draft.senderName.trim();

  return (
    <>
      <section className={css.wall} aria-label="The card as it arrives">
        <div className={text.wrap}>
          <FaceTabs server={server} card={draftAsOpening(server, draft, clockAt(now, ownZone))} />
        </div>
      </section>
      <div className={`${text.wrap} ${css.grid}`}>
        <div>
          <h1 tabIndex={-1} className={shared.heading}>
            {lacks.length > 0 ? 'Nearly ready' : sender ? `All ready, ${firstName(sender)}` : 'All ready'}
          </h1>
          <dl className={css.receipt}>
            <Row name="For" onChange={() => change('people')} what="who it is for">
              {draft.people.length === 0 ? 'Nobody yet' : `${names}, by email`}
            </Row>
            <Row name="Arrives" onChange={() => change('schedule')} what="when it arrives">
              {said === null ? (
                'A moment after you press Send'
              ) : (
                <Arrives draft={draft} ownZone={ownZone} today={today} style={style} />
              )}
            </Row>
            <Row name="From" onChange={() => change('senderName')} what="who it is from">
              {sender || draft.senderEmail ? (
                <>
                  <bdi>{sender || 'No name yet'}</bdi>
                  <Under>
                    <bdi dir="ltr">{draft.senderEmail || 'No address yet'}</bdi>
                  </Under>
                </>
              ) : (
                'Not said yet'
              )}
            </Row>
            <Row name="Your phrase" onChange={() => change('phrase')} what="your phrase">
              {draft.phrase.trim() || 'None'}
            </Row>
            <Row name="Words" onChange={() => change('message')} what="the words">
              {sayWords(draft.message, draft.verse)}
            </Row>
          </dl>
          <QuietBoundary>
            <Suspense fallback={<div className={css.mailRoom} />}>
              <MailNote server={server} draft={draft} />
            </Suspense>
          </QuietBoundary>
        </div>
        <div className={css.sendbox}>
          {problem && (
            <Notice tone="bad">
              {problem.message}{' '}
              {problem.at && (
                <button type="button" className={shared.button} onClick={() => change(problem.at ?? 'people')}>
                  Put it right
                </button>
              )}
            </Notice>
          )}
          <Button wide busy={isBusy} disabled={lacks.length > 0} onClick={() => void send()}>
            {said === null ? 'Send now' : `Send ${sayDay(said.date, today)}`}
          </Button>
          <QuietBoundary>
            <Suspense fallback={<span className={css.room} />}>
              <TestToMyself {...open} lacks={lacks} onMend={change} />
            </Suspense>
          </QuietBoundary>
          {lacks.length > 0 ? (
            <Lacking lacks={lacks} onMend={change} />
          ) : (
            <p className={text.note}>
              You can change or stop it until it leaves. Its page shows you when it arrives, and when it is opened.
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function Row({
  name,
  what,
  onChange,
  children,
}: {
  name: string;
  what: string;
  onChange: () => void;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={css.value}>{children}</span>{' '}
        <button
          type="button"
          className={`${shared.button} ${css.change}`}
          aria-label={`Change ${what}`}
          onClick={onChange}
        >
          Change
        </button>
      </dd>
    </div>
  );
}

/** A second line, smaller; what follows it stands on the same line. */
function Under({ children }: { children: ReactNode }) {
  return (
    <>
      <br />
      <span className={css.under}>{children}</span>
    </>
  );
}

function Arrives({
  draft,
  ownZone,
  today,
  style,
}: {
  draft: OpenDraft['draft'];
  ownZone: string;
  today: string;
  style: ReturnType<typeof useHourStyle>;
}) {
  const said = saidDay(draft.schedule);
  if (said === null || !/^\d{4}-\d{2}-\d{2}$/.test(said.date)) return 'No day yet';
  const elsewhere = arrivalsOf(said, draft.people, ownZone).filter((arrival) => arrival.zone !== ownZone);
  const places = new Map(elsewhere.map((arrival) => [arrival.zone, arrival]));
  return (
    <>
      {sayDate(said.date, today)} at {sayTime(said.time, style)}
      {elsewhere.length > 0 && (style === 'h12' ? ', their time' : ` in their ${sayPartOfDay(said.time)}`)}
      {[...places.values()].map((arrival) => (
        <Under key={arrival.zone}>
          For <bdi>{arrival.person.name}</bdi> that is{' '}
          {arrival.yours.date === arrival.theirs.date ? '' : `${sayWeekday(arrival.yours.date)} at `}
          {sayTime(arrival.yours.time, style)} for you
        </Under>
      ))}
    </>
  );
}

function sayWords(message: string, verse: string): string {
  const words = countWords(message);
  if (words > 0) return words === 1 ? 'One word' : `${words.toLocaleString('en')} words`;
  return verse.trim() === '' ? 'None' : 'The words inside, and no message';
}

function Lacking({ lacks, onMend }: { lacks: readonly Lack[]; onMend: (at: string) => void }) {
  return (
    <p className={text.small}>
      Before it can leave:{' '}
      {lacks.map((lack, order) => (
        <span key={lack.at}>
          {order > 0 && (order === lacks.length - 1 ? ' and ' : ', ')}
          <button type="button" className={shared.button} onClick={() => onMend(lack.at)}>
            {lack.say}
          </button>
        </span>
      ))}
      .
    </p>
  );
}
