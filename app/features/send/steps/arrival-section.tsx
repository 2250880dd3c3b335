import { useState } from 'react';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import text from '#app/ui/text.module.css';
import { clockAt } from '#shared/local-time.ts';
import { arrivalsOf, firstOffer, saidDay, sayOtherPlaces } from '../clock/arrivals.ts';
import { ClockTrack } from '../clock/clock-track.tsx';
import { bothClocks, dayRange, saidByYourClock, scheduleError, type OnDay } from '../clock/dial.ts';
import { placeName, sayTime } from '../clock/say-time.ts';
import { useHourStyle } from '../clock/use-hour-style.ts';
import { possessive } from '../people/people-tokens.ts';
import css from './arrival-section.module.css';
import type { OpenDraft } from './step.ts';

const SENTENCES_AT_MOST = 5;

/** When it arrives: straight away, or on a day at an hour that two clocks show, theirs and the sender's. */
export function ArrivalSection({
  draft,
  snapshot,
  edit,
  store,
  ownZone,
  hasTried,
}: Pick<OpenDraft, 'draft' | 'snapshot' | 'edit' | 'store'> & { ownZone: string; hasTried: boolean }) {
  const style = useHourStyle();
  const [now] = useState(Date.now);
  const [left, setLeft] = useState(false);
  const said = saidDay(draft.schedule);
  const today = clockAt(now, ownZone).date;
  const zones = draft.people.map((person) => person.timeZone ?? ownZone);
  const names = draft.people.map((person) => person.name.trim());
  const error = said && scheduleError(said, zones.length > 0 ? zones : [ownZone], now, names);
  const shown = left || hasTried ? error : null;
  const refused = snapshot.refused('schedule');
  const say = (change: Partial<OnDay>) => said && edit({ schedule: { kind: 'on', ...said, ...change } });
  const settle = () => {
    setLeft(true);
    void store.flush();
  };
  return (
    <section aria-labelledby="arrives">
      <h2 id="arrives">It arrives</h2>
      <Segmented
        legend="When it arrives"
        options={[
          { value: 'now', label: 'Straight away' },
          { value: 'on', label: 'On a day' },
        ]}
        value={draft.schedule.kind}
        onChange={(kind) =>
          edit({ schedule: kind === 'now' ? { kind } : { kind, ...firstOffer(now, ownZone, zones) } })
        }
      />
      {said === null ? (
        <p className={css.lone}>The card leaves as soon as you press Send, and is there a moment later.</p>
      ) : (
        <>
          <div className={css.dayhour}>
            <Field label="The day" error={shown?.field === 'date' ? shown.message : refused}>
              <TextInput
                data-field="schedule"
                type="date"
                value={said.date}
                {...dayRange(now, ownZone)}
                onChange={(event) => say({ date: event.target.value })}
                onBlur={settle}
              />
            </Field>
            <Field label="The hour there" error={shown?.field === 'time' ? shown.message : undefined}>
              <TextInput
                data-field="schedule.time"
                type="time"
                step={900}
                value={said.time}
                onChange={(event) => event.target.value && say({ time: event.target.value })}
                onBlur={settle}
              />
            </Field>
          </div>
          {/^\d{4}-\d{2}-\d{2}$/.test(said.date) && (
            <Clocks
              said={said}
              draft={draft}
              ownZone={ownZone}
              today={today}
              style={style}
              onSay={say}
              onSettle={settle}
            />
          )}
        </>
      )}
    </section>
  );
}

function Clocks({
  said,
  draft,
  ownZone,
  today,
  style,
  onSay,
  onSettle,
}: {
  said: OnDay;
  draft: OpenDraft['draft'];
  ownZone: string;
  today: string;
  style: ReturnType<typeof useHourStyle>;
  onSay: (change: Partial<OnDay>) => void;
  onSettle: () => void;
}) {
  const arrivals = arrivalsOf(said, draft.people, ownZone);
  const first = arrivals[0];
  const zone = first?.zone ?? ownZone;
  const clocks = first ?? bothClocks(said, ownZone, ownZone);
  const isOneClock = zone === ownZone;
  const name = first?.person.name.trim();
  const sentences = sayOtherPlaces(arrivals, ownZone, style);
  const track = { today, style, onSettle };
  return (
    <>
      <div className={css.when}>
        <ClockTrack
          {...track}
          label={
            isOneClock
              ? name
                ? `${possessive(name)} time and yours`
                : 'Your time'
              : `${name ? possessive(name) : 'Their'} time`
          }
          {...clocks.theirs}
          timeZone={zone}
          place={placeName(zone)}
          onTurn={(time) => onSay({ time })}
        />
        {!isOneClock && (
          <ClockTrack
            {...track}
            label="Your time"
            {...clocks.yours}
            timeZone={ownZone}
            place={placeName(ownZone)}
            onTurn={(time) => onSay(saidByYourClock({ ...clocks.yours, time }, zone))}
          />
        )}
      </div>
      {clocks.moved && (
        <Notice tone="warn">
          The clocks go forward that night, so {sayTime(said.time, style)} does not come. It arrives at{' '}
          {sayTime(clocks.theirs.time, style)}.
        </Notice>
      )}
      {sentences.length > 0 && (
        <ul className={`${text.small} ${css.others}`}>
          {sentences.slice(0, SENTENCES_AT_MOST).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {sentences.length > SENTENCES_AT_MOST && (
            <li>The others get it at {sayTime(said.time, style)} too, each where they are.</li>
          )}
        </ul>
      )}
    </>
  );
}
