import { Choice } from '#app/ui/form/choice.tsx';
import { formatLead, type Lead, LEADS } from '#shared/dates/reminder-leads.ts';
import css from './leads-field.module.css';

/** On which days before their dates there is a reminder of a person: those of the account, or their own. */
export function LeadsField({
  leads,
  onChange,
}: {
  /** null: those of the account */ leads: readonly Lead[] | null;
  onChange: (leads: readonly Lead[] | null) => void;
}) {
  return (
    <fieldset className={css.leads}>
      <legend>Remind me</legend>
      <Choice kind="radio" name="leads" checked={leads === null} onChange={() => onChange(null)}>
        Same as for everybody
      </Choice>
      <Choice kind="radio" name="leads" checked={leads !== null} onChange={() => onChange([7, 1])}>
        On days I choose
      </Choice>
      {leads !== null && (
        <div className={css.days}>
          {LEADS.map((lead) => (
            <Choice
              key={lead}
              checked={leads.includes(lead)}
              onChange={({ target }) =>
                onChange(LEADS.filter((one) => (one === lead ? target.checked : leads.includes(one))))
              }
            >
              {formatLead(lead)}
            </Choice>
          ))}
        </div>
      )}
    </fieldset>
  );
}
