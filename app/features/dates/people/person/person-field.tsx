import { PlaceField } from '#app/parts/places/place-field.tsx';
import { getDeviceTimeZone } from '#app/parts/places/places.ts';
import { Field, Select, TextArea, TextInput } from '#app/ui/form/field.tsx';
import { CONTACT_NOTE_MAX, PERSON_NAME_MAX } from '#shared/limits.ts';
import { formatRelationship, RELATIONSHIPS } from '#shared/people/relationships.ts';
import { AvoidField } from './avoid-field.tsx';
import { LeadsField } from './leads-field.tsx';
import { errorInLines, type PersonInput } from './person-input.ts';

/** What a member writes of a person, in the order of the form. */
export const PERSON_FIELDS = [
  'name',
  'relationship',
  'emails',
  'phones',
  'timeZone',
  'avoid',
  'reminderLeads',
  'note',
] as const satisfies readonly (keyof PersonInput)[];
const LINES_MAX = 10;
/** Fields of several values: each of them has a message of its own. */
export const ERROR_FIELDS = PERSON_FIELDS.flatMap((field) => [
  field,
  ...Array.from({ length: LINES_MAX }, (_, i) => `${field}.${i}`),
]);

/** One field of a person: in the form of all of them, or in its row on the page of the person. */
export function PersonField({
  field,
  input,
  errorAt,
  onChange,
}: {
  field: (typeof PERSON_FIELDS)[number];
  input: PersonInput;
  errorAt: (field: string) => string | undefined;
  onChange: (part: Partial<PersonInput>) => void;
}) {
  switch (field) {
    case 'name':
      return (
        <Field label="Name" error={errorAt('name')}>
          <TextInput
            maxLength={PERSON_NAME_MAX}
            autoComplete="off"
            value={input.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
      );
    case 'relationship':
      return (
        <Field label="Who they are to you" aside="Optional" error={errorAt('relationship')}>
          <Select
            value={input.relationship}
            onChange={({ target }) =>
              onChange({ relationship: RELATIONSHIPS.find((one) => one === target.value) ?? '' })
            }
          >
            <option value="">Not given</option>
            {RELATIONSHIPS.map((one) => (
              <option key={one} value={one}>
                {formatRelationship(one)}
              </option>
            ))}
          </Select>
        </Field>
      );
    case 'emails':
      return (
        <Field
          label="Email addresses"
          aside="Optional"
          hint="One per line. Cards go to the first."
          error={errorInLines(errorAt, 'emails', input.emails)}
        >
          <TextArea
            rows={2}
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            value={input.emails}
            onChange={({ target }) => onChange({ emails: target.value })}
          />
        </Field>
      );
    case 'phones':
      return (
        <Field
          label="Telephone numbers"
          aside="Optional"
          hint="One per line"
          error={errorInLines(errorAt, 'phones', input.phones)}
        >
          <TextArea
            rows={2}
            inputMode="tel"
            autoComplete="off"
            value={input.phones}
            onChange={({ target }) => onChange({ phones: target.value })}
          />
        </Field>
      );
    case 'timeZone':
      return (
        <PlaceField
          label="Where they live"
          timeZone={input.timeZone}
          ownTimeZone={getDeviceTimeZone()}
          field="timeZone"
          hint="Cards arrive in their own time zone"
          error={errorAt('timeZone')}
          onChoose={({ timeZone }) => onChange({ timeZone })}
        />
      );
    case 'avoid':
      return (
        <AvoidField
          avoid={input.avoid}
          error={ERROR_FIELDS.filter((name) => name.startsWith('avoid'))
            .map(errorAt)
            .find(Boolean)}
          onChange={(avoid) => onChange({ avoid })}
        />
      );
    case 'reminderLeads':
      return <LeadsField leads={input.reminderLeads} onChange={(reminderLeads) => onChange({ reminderLeads })} />;
    case 'note':
      return (
        <Field label="Notes" aside="Optional" hint="Only you see them" error={errorAt('note')}>
          <TextArea
            rows={4}
            maxLength={CONTACT_NOTE_MAX}
            value={input.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </Field>
      );
  }
}
