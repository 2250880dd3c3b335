import type { ReactNode } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { EditableRow, OpenRowProvider, RowForm } from '#app/parts/editable-row/editable-row.tsx';
import { useRowInput } from '#app/parts/editable-row/saved-input.ts';
import { DetailList } from '#app/ui/list/row-list.tsx';
import text from '#app/ui/text.module.css';
import type { Contact } from '#contract/contact.ts';
import { LEADS, formatLeads } from '#shared/dates/reminder-leads.ts';
import { possessive } from '#shared/text/possessive.ts';
import { formatRelationship } from '#shared/people/relationships.ts';
import { capitalize, formatPlace } from '#shared/text/format.ts';
import { announceCalendarChange } from '#app/features/dates/entries/calendar-changes.ts';
import { ERROR_FIELDS, PERSON_FIELDS, PersonField } from './person-field.tsx';
import { contactOfInput, inputOfContact, parseSavedPerson, type PersonInput } from './person-input.ts';
import css from './person-page.module.css';

type Changeable = (typeof PERSON_FIELDS)[number];
type Props = { contact: Contact; onChange: (contact: Contact) => void };

const NAMES: Record<Changeable, string> = {
  name: 'Name',
  relationship: 'Who they are to you',
  emails: 'Email addresses',
  phones: 'Telephone numbers',
  timeZone: 'Where they live',
  avoid: 'Please avoid',
  reminderLeads: 'Remind me',
  note: 'Notes',
};

/** What the member knows of a person. Each row is changed in its place. */
export function PersonDetails({ contact, onChange }: Props) {
  return (
    <section aria-labelledby="details-of">
      <h2 id="details-of">About {contact.firstName}</h2>
      <OpenRowProvider savedAs={`person-row-${contact.contactId}`}>
        <DetailList>
          {PERSON_FIELDS.map((field) => {
            const value = valueOf(field, contact);
            return (
              <EditableRow
                key={field}
                id={field}
                name={NAMES[field]}
                value={value ?? <span className={text.soft}>Not given</span>}
                change={value === null ? 'Add' : 'Change'}
              >
                {(close) => <FieldForm field={field} contact={contact} onChange={onChange} close={close} />}
              </EditableRow>
            );
          })}
        </DetailList>
      </OpenRowProvider>
    </section>
  );
}

function FieldForm({ field, contact, onChange, close }: Props & { field: Changeable; close: () => void }) {
  const action = useAction(ERROR_FIELDS);
  const [{ saved }, setInput] = useRowInput(field, { saved: '' });
  const input: PersonInput = parseSavedPerson(saved) ?? inputOfContact(contact);
  async function store() {
    const isStored = await action.run(async () => {
      const body = { [field]: contactOfInput(input)[field] };
      const reply = await call('PUT /contacts/{contactId}', { params: { contactId: contact.contactId }, body });
      announceCalendarChange();
      onChange(reply.contact);
    });
    if (isStored) close();
  }
  return (
    <RowForm save="Save" onSave={() => void store()} onClose={close} action={action}>
      <PersonField
        field={field}
        input={input}
        errorAt={action.errorAt}
        onChange={(part) => {
          setInput({ saved: JSON.stringify({ ...input, ...part }) });
          action.clear();
        }}
      />
    </RowForm>
  );
}

/** What is known, as it is shown; null where nothing is. */
function valueOf(field: Changeable, contact: Contact): ReactNode | null {
  const { relationship, emails, phones, timeZone, avoid, note } = contact;
  switch (field) {
    case 'name':
      return <bdi>{contact.name}</bdi>;
    case 'relationship':
      return relationship === null ? null : formatRelationship(relationship);
    case 'emails':
      return listOfLinks(emails, (email) => `mailto:${email}`);
    case 'phones':
      return listOfLinks(phones, (phone) => `tel:${phone.replace(/[^\d+]/g, '')}`);
    case 'timeZone':
      return timeZone === null ? null : formatPlace(timeZone);
    case 'avoid':
      return avoid.length === 0 ? null : (
        <ul className={css.avoid}>
          {avoid.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      );
    case 'reminderLeads':
      return describeLeads(contact);
    case 'note':
      return note === '' ? null : <p className={css.note}>{note}</p>;
  }
}

function listOfLinks(lines: readonly string[], linkOf: (line: string) => string): ReactNode | null {
  if (lines.length === 0) return null;
  return (
    <ul className={css.addresses}>
      {lines.map((line) => (
        <li key={line}>
          <a className={text.link} href={linkOf(line)}>
            {line}
          </a>
        </li>
      ))}
    </ul>
  );
}

function describeLeads({ reminderLeads, state, firstName }: Contact): string {
  if (state !== 'kept') return `We do not remind you of ${possessive(firstName)} dates.`;
  if (reminderLeads === null) return 'On the same days as for everybody.';
  if (reminderLeads.length === 0) return `Not at all. ${possessive(firstName)} dates stay in your calendar.`;
  return `${capitalize(formatLeads(LEADS.filter((lead) => reminderLeads.includes(lead))))}.`;
}
