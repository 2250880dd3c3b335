import { Fragment } from 'react';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { useAccount } from '../account-context.tsx';
import { formatPlace } from '#shared/text/format.ts';
import { useTimeZoneGroups } from '../time-zones/use-time-zone-groups.ts';
import { TimeZoneOptions } from '../time-zones/time-zone-options.tsx';
import { HOUR_GROUPS, formatHourWord, partOfDay, ORDINALS, formatHour, withLead } from './reminder-format.ts';
import {
  firstLeadSuffix,
  formatFirstLead,
  formatLeads,
  formatNextLead,
  type Lead,
  LEADS,
  sortLeads,
} from '#shared/dates/reminder-leads.ts';
import css from './reminder-times-section.module.css';

/** When reminders are sent: a sentence with selects, saved as they change. */
export function ReminderTimesSection() {
  const { account, saveAtOnce } = useAccount();
  const groups = useTimeZoneGroups();
  const { reminderHour: hour, timeZone } = account;
  const leads = sortLeads(account.reminderLeads);
  const [first = 7, ...later] = leads;
  /** After a single reminder, a second can be chosen. */
  const followUps = later.length === 0 ? [null] : later;

  function changeLead(index: number, lead: Lead | null) {
    const reminderLeads = withLead(leads, index, lead);
    saveAtOnce({ reminderLeads }, `We remind you ${formatLeads(reminderLeads)}.`);
  }
  return (
    <PageSection title="Reminders" id="when">
      <form className={classNames(text.serif, css.sentence)} onSubmit={(event) => event.preventDefault()}>
        Remind me at{' '}
        <select
          aria-label="Hour"
          value={hour}
          onChange={({ target }) =>
            saveAtOnce({ reminderHour: Number(target.value) }, `We remind you at ${formatHour(Number(target.value))}.`)
          }
        >
          {HOUR_GROUPS.map(({ name, hours }) => (
            <optgroup key={name} label={name}>
              {hours.map((one) => (
                <option key={one} value={one}>
                  {formatHourWord(one)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {partOfDay(hour)},{' '}
        <select
          aria-label="Time zone"
          value={timeZone}
          onChange={({ target }) =>
            saveAtOnce({ timeZone: target.value }, `Your time zone is ${formatPlace(target.value)}.`)
          }
        >
          <TimeZoneOptions groups={groups} />
        </select>{' '}
        time,{' '}
        <select
          aria-label={`${ORDINALS[0]} reminder`}
          value={first}
          onChange={({ target }) => changeLead(0, Number(target.value) as Lead)}
        >
          {LEADS.map((lead) => (
            <option key={lead} value={lead}>
              {formatFirstLead(lead)}
            </option>
          ))}
        </select>
        {firstLeadSuffix(first)}
        {first > 0 &&
          followUps.map((followUp, i) => (
            <Fragment key={i}>
              , and again{' '}
              <select
                aria-label={`${ORDINALS[i + 1]} reminder`}
                value={followUp ?? ''}
                onChange={({ target }) =>
                  changeLead(i + 1, target.value === '' ? null : (Number(target.value) as Lead))
                }
              >
                {LEADS.filter((lead) => lead < (leads[i] ?? first)).map((lead) => (
                  <option key={lead} value={lead}>
                    {formatNextLead(lead)}
                  </option>
                ))}
                <option value="">{formatNextLead(null)}</option>
              </select>
            </Fragment>
          ))}
        .
      </form>
      <p className={classNames(text.small, text.soft, css.after)}>
        Changes are saved at once. When the clocks change, {formatHourWord(hour)} stays {formatHourWord(hour)}.
      </p>
    </PageSection>
  );
}
