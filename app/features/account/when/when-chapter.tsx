import { Fragment } from 'react';
import { Chapter } from '#app/ui/chapter.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { useAccount } from '../account-context.tsx';
import { sayPlace } from '#shared/spoken.ts';
import { useZoneGroups } from '../use-zone-groups.ts';
import { ZoneOptions } from '../zone-options.tsx';
import {
  afterFirst,
  againWord,
  firstWord,
  HOUR_GROUPS,
  hourWord,
  inOrder,
  LEADS,
  partOfDay,
  PLACES,
  sayHour,
  sayLeads,
  withLead,
  type Lead,
} from './reminder-words.ts';
import css from './when-chapter.module.css';

/** When we write: one sentence whose words are chosen, saved as they change. */
export function WhenChapter() {
  const { account, saveAtOnce } = useAccount();
  const groups = useZoneGroups();
  const { reminderHour: hour, timeZone } = account;
  const leads = inOrder(account.reminderLeads);
  const [first = 7, ...later] = leads;
  /** Whoever has one reminder may choose a second. */
  const agains = later.length === 0 ? [null] : later;

  function changeLead(place: number, lead: Lead | null) {
    const reminderLeads = withLead(leads, place, lead);
    saveAtOnce({ reminderLeads }, `We write ${sayLeads(reminderLeads)}.`);
  }
  return (
    <Chapter title="When" id="when">
      <form className={classNames(text.serif, css.sentence)} onSubmit={(event) => event.preventDefault()}>
        Write to me at{' '}
        <select
          aria-label="Hour"
          value={hour}
          onChange={({ target }) =>
            saveAtOnce({ reminderHour: Number(target.value) }, `We write at ${sayHour(Number(target.value))}.`)
          }
        >
          {HOUR_GROUPS.map(({ name, hours }) => (
            <optgroup key={name} label={name}>
              {hours.map((one) => (
                <option key={one} value={one}>
                  {hourWord(one)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {partOfDay(hour)},{' '}
        <select
          aria-label="Place whose clock counts"
          value={timeZone}
          onChange={({ target }) =>
            saveAtOnce({ timeZone: target.value }, `We write by the clock of ${sayPlace(target.value)}.`)
          }
        >
          <ZoneOptions groups={groups} />
        </select>{' '}
        time,{' '}
        <select
          aria-label={`${PLACES[0]} reminder`}
          value={first}
          onChange={({ target }) => changeLead(0, Number(target.value) as Lead)}
        >
          {LEADS.map((lead) => (
            <option key={lead} value={lead}>
              {firstWord(lead)}
            </option>
          ))}
        </select>
        {afterFirst(first)}
        {first > 0 &&
          agains.map((again, i) => (
            <Fragment key={i}>
              , and again{' '}
              <select
                aria-label={`${PLACES[i + 1]} reminder`}
                value={again ?? ''}
                onChange={({ target }) =>
                  changeLead(i + 1, target.value === '' ? null : (Number(target.value) as Lead))
                }
              >
                {LEADS.filter((lead) => lead < (leads[i] ?? first)).map((lead) => (
                  <option key={lead} value={lead}>
                    {againWord(lead)}
                  </option>
                ))}
                <option value="">{againWord(null)}</option>
              </select>
            </Fragment>
          ))}
        .
      </form>
      <p className={classNames(text.small, text.soft, css.after)}>
        Saved as you choose. When the clocks change, {hourWord(hour)} stays {hourWord(hour)}.
      </p>
    </Chapter>
  );
}
