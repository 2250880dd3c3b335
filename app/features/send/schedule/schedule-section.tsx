import { useState } from 'react';
import { Field, Select, TextInput } from '#app/ui/form/field.tsx';
import { Segmented } from '#app/ui/form/segmented.tsx';
import { clockAt } from '#shared/time/local-time.ts';
import type { StepProps } from '../steps/step.ts';
import { formatTime } from '#app/parts/places/format-time.ts';
import { PlaceQuestion } from '../places/place-question.tsx';
import { ArrivalSliders } from './arrival-sliders.tsx';
import { getDateRange, getScheduleError, type ScheduledTime } from './arrival-time.ts';
import { getDefaultSchedule, getScheduledTime } from './recipient-arrivals.ts';
import { getTimes } from './quarter-hours.ts';
import css from './schedule-section.module.css';
import { useHourCycle } from '#app/parts/places/use-hour-cycle.ts';

/** When the card arrives: now, or on a date at a time of day. */
export function ScheduleSection({
  draft,
  snapshot,
  edit,
  store,
  ownTimeZone,
  hasSubmitted,
}: Pick<StepProps, 'draft' | 'snapshot' | 'edit' | 'store'> & { ownTimeZone: string; hasSubmitted: boolean }) {
  const [now] = useState(Date.now);
  const hourCycle = useHourCycle();
  const [isTouched, setTouched] = useState(false);
  const scheduled = getScheduledTime(draft.schedule);
  const zones = draft.people.map((person) => person.timeZone ?? ownTimeZone);
  const names = draft.people.map((person) => person.name.trim());
  const error = scheduled && getScheduleError(scheduled, zones.length > 0 ? zones : [ownTimeZone], now, names);
  const shown = isTouched || hasSubmitted ? error : null;
  const change = (part: Partial<ScheduledTime>) =>
    scheduled && edit({ schedule: { kind: 'on', ...scheduled, ...part } });
  const commit = () => {
    setTouched(true);
    void store.flush();
  };
  return (
    <section aria-labelledby="arrives">
      <h2 id="arrives">Delivery</h2>
      <Segmented
        legend="When to deliver it"
        options={[
          { value: 'now', label: 'Now' },
          { value: 'on', label: 'Schedule' },
        ]}
        value={draft.schedule.kind}
        onChange={(kind) =>
          edit({ schedule: kind === 'now' ? { kind } : { kind, ...getDefaultSchedule(now, ownTimeZone, zones) } })
        }
      />
      {scheduled === null ? (
        <p className={css.lone}>The card is delivered a moment after you press Send.</p>
      ) : (
        <>
          <div className={css.dayhour}>
            <Field label="Date" error={shown?.field === 'date' ? shown.message : snapshot.rejectionOf('schedule')}>
              <TextInput
                data-field="schedule"
                type="date"
                value={scheduled.date}
                {...getDateRange(now, ownTimeZone)}
                onChange={(event) => change({ date: event.target.value })}
                onBlur={commit}
              />
            </Field>
            <Field label="Their local time" error={shown?.field === 'time' ? shown.message : undefined}>
              <Select
                data-field="schedule.time"
                value={scheduled.time}
                onChange={(event) => change({ time: event.target.value })}
                onBlur={commit}
              >
                {getTimes(scheduled.time).map((time) => (
                  <option key={time} value={time}>
                    {formatTime(time, hourCycle)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <PlaceQuestion
            people={draft.people}
            ownTimeZone={ownTimeZone}
            time={scheduled.time}
            hourCycle={hourCycle}
            hasSubmitted={hasSubmitted}
            onChoose={(place, keys) =>
              edit({
                people: (store.snapshot().draft ?? draft).people.map((person) =>
                  keys.has(person.key) ? { ...person, ...place } : person,
                ),
              })
            }
          />
          {/^\d{4}-\d{2}-\d{2}$/.test(scheduled.date) && (
            <ArrivalSliders
              scheduled={scheduled}
              people={draft.people}
              ownTimeZone={ownTimeZone}
              today={clockAt(now, ownTimeZone).date}
              onChange={change}
              onCommit={commit}
            />
          )}
        </>
      )}
    </section>
  );
}
