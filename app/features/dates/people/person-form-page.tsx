import { useRef } from 'react';
import { call } from '#app/client/api.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useAction } from '#app/client/use-action.ts';
import { PlaceField } from '#app/parts/places/place-field.tsx';
import { getDeviceTimeZone } from '#app/parts/places/places.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field, Select, TextArea, TextInput } from '#app/ui/form/field.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { Contact } from '#contract/contact.ts';
import { CONTACT_NOTE_MAX, PERSON_NAME_MAX } from '#shared/limits.ts';
import { formatRelationship, RELATIONSHIPS } from '#shared/people/relationships.ts';
import { routes } from '#shared/routes.ts';
import { announceCalendarChange } from '../entries/calendar-changes.ts';
import form from '../entries/entry-form.module.css';
import { AvoidField } from './avoid-field.tsx';
import { LeadsField } from './leads-field.tsx';
import {
  contactOfInput,
  errorInLines,
  inputOfContact,
  NO_PERSON,
  parseSavedPerson,
  type PersonInput,
} from './person-input.ts';
import { WithContact } from './with-contact.tsx';

/** Adds a person to the address book. @param name is filled in */
export function AddPersonPage({ name }: { name: string }) {
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Add someone"
        lead="A name is enough. Leave out what you do not know."
        back={{ to: routes.addressBook(), name: 'Your contacts' }}
      />
      <PersonForm
        first={{ ...NO_PERSON, name }}
        savedAs={name === '' ? 'person-add' : `person-add-${name}`}
        contact={null}
      />
    </div>
  );
}

/** Changes a person in the address book. */
export function ChangePersonPage({ contactId }: { contactId: string }) {
  return (
    <div className={text.wrap}>
      <WithContact contactId={contactId} title="Change a contact">
        {(contact) => (
          <>
            <PageHeader
              title={<bdi>{contact.name}</bdi>}
              back={{ to: routes.person(contactId), name: contact.firstName }}
            />
            <PersonForm first={inputOfContact(contact)} savedAs={`person-change-${contactId}`} contact={contact} />
          </>
        )}
      </WithContact>
    </div>
  );
}

const FIELDS = ['name', 'relationship', 'emails', 'phones', 'timeZone', 'note', 'avoid'];
const LINES_MAX = 10;
/** Fields of several values: each of them has a message of its own. */
const ALL_FIELDS = FIELDS.flatMap((field) => [field, ...Array.from({ length: LINES_MAX }, (_, i) => `${field}.${i}`)]);

/** The form. What is typed is saved in this tab until it is stored. */
function PersonForm({
  first,
  savedAs,
  contact,
}: {
  first: PersonInput;
  savedAs: string;
  /** the person who is changed; null for a new one */ contact: Contact | null;
}) {
  const navigateTo = useNavigateTo();
  const { formRef, running, generalError, errorAt, run, clear } = useAction(ALL_FIELDS);
  const nameRef = useRef<HTMLInputElement>(null);
  const [saved, save, forget] = useSavedInput(savedAs, '');
  const input = parseSavedPerson(saved) ?? first;

  function change(part: Partial<PersonInput>) {
    save(JSON.stringify({ ...input, ...part }));
    clear();
  }
  async function store() {
    const body = contactOfInput(input);
    let contactId = contact?.contactId ?? '';
    const isStored = await run(async () => {
      if (contact === null) contactId = (await call('POST /contacts', { body })).contact.contactId;
      else await call('PUT /contacts/{contactId}', { params: { contactId }, body });
    });
    if (!isStored) return;
    forget();
    announceCalendarChange();
    showToast(contact === null ? `${input.name.trim()} is in your contacts.` : 'Saved.');
    navigateTo(routes.person(contactId));
  }

  return (
    <form
      ref={formRef}
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store();
      }}
    >
      <Field label="Name" error={errorAt('name')}>
        <TextInput
          ref={nameRef}
          maxLength={PERSON_NAME_MAX}
          autoComplete="off"
          value={input.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="Who they are to you" aside="Optional" error={errorAt('relationship')}>
        <Select
          value={input.relationship}
          onChange={({ target }) => change({ relationship: RELATIONSHIPS.find((one) => one === target.value) ?? '' })}
        >
          <option value="">Not said</option>
          {RELATIONSHIPS.map((one) => (
            <option key={one} value={one}>
              {formatRelationship(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Email addresses"
        aside="Optional"
        hint="One on each line. Cards go to the first."
        error={errorInLines(errorAt, 'emails', input.emails)}
      >
        <TextArea
          rows={2}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={input.emails}
          onChange={({ target }) => change({ emails: target.value })}
        />
      </Field>
      <Field
        label="Telephone numbers"
        aside="Optional"
        hint="One on each line"
        error={errorInLines(errorAt, 'phones', input.phones)}
      >
        <TextArea
          rows={2}
          inputMode="tel"
          autoComplete="off"
          value={input.phones}
          onChange={({ target }) => change({ phones: target.value })}
        />
      </Field>
      <PlaceField
        label="Where they live"
        timeZone={input.timeZone}
        ownTimeZone={getDeviceTimeZone()}
        field="timeZone"
        hint="Cards arrive in their own time zone"
        error={errorAt('timeZone')}
        onChoose={({ timeZone }) => change({ timeZone })}
      />
      <AvoidField avoid={input.avoid} error={errorInAny(errorAt)} onChange={(avoid) => change({ avoid })} />
      <LeadsField leads={input.reminderLeads} onChange={(reminderLeads) => change({ reminderLeads })} />
      <Field label="Notes" aside="Optional" hint="Only you see them" error={errorAt('note')}>
        <TextArea
          rows={4}
          maxLength={CONTACT_NOTE_MAX}
          value={input.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <div className={form.actions}>
        <Button type="submit" busy={running !== null}>
          Save
        </Button>
        <ButtonLink variant="plain" to={contact === null ? routes.addressBook() : routes.person(contact.contactId)}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function errorInAny(errorAt: (field: string) => string | undefined): string | undefined {
  return ALL_FIELDS.filter((field) => field.startsWith('avoid'))
    .map(errorAt)
    .find((message) => message !== undefined);
}
