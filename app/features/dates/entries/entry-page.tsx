import { useRef } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Field, TextArea, TextInput } from '#app/ui/form/field.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { OwnType } from '#shared/dates/calendar-types.ts';
import { ENTRY_NOTE_MAX, PERSON_NAME_MAX } from '#shared/limits.ts';
import { possessive } from '#shared/text/possessive.ts';
import { routes } from '#shared/routes.ts';
import { WithContact } from '../people/person/with-contact.tsx';
import { useDateSettings } from '../use-date-settings.ts';
import { announceCalendarChange } from './calendar-changes.ts';
import { DateReminders } from '../answer/date-reminders.tsx';
import { EntryDate } from './entry-date.tsx';
import css from './entry-form.module.css';
import { type EntryInput, inputOf, inputOfDay, NO_INPUT, parseEntry, parseSavedInput } from './entry-input.ts';
import type { EntrySearch } from './entry-search.ts';
import { ENTRY_WORDS } from './entry-types.ts';

const BACK = { to: routes.reminders(), name: 'Your reminders' };

/** Adds a birthday, an anniversary or another day by hand; or changes one, where the address names it. */
export function EntryPage({ type, search }: { type: OwnType; search: EntrySearch }) {
  const { calendar_id: calendarId, contact_id: contactId, date, name = '' } = search;
  if (calendarId !== undefined) return <ChangePage key={calendarId} type={type} calendarId={calendarId} />;
  if (contactId !== undefined && type !== 'event')
    return <AddToContactPage key={contactId} type={type} contactId={contactId} />;
  const { add, lead } = ENTRY_WORDS[type];
  return (
    <div className={text.wrap}>
      <PageHeader title={add} lead={lead} back={BACK} />
      <EntryForm
        key={`${date} ${name}`}
        type={type}
        first={{ ...(date === undefined ? NO_INPUT : inputOfDay(date)), name }}
        savedAs={['date-add', type, date, name].filter(Boolean).join('-')}
        entry={null}
      />
    </div>
  );
}

/** Adds a date of a person who is in the address book. */
function AddToContactPage({ type, contactId }: { type: 'birthday' | 'anniversary'; contactId: string }) {
  const { add } = ENTRY_WORDS[type];
  return (
    <div className={text.wrap}>
      <WithContact contactId={contactId} title={add}>
        {({ name, firstName }) => (
          <>
            <PageHeader
              title={`${possessive(name)} ${type}`}
              back={{ to: routes.person(contactId), name: firstName }}
            />
            <EntryForm
              type={type}
              first={{ ...NO_INPUT, name }}
              savedAs={`date-add-${type}-${contactId}`}
              entry={null}
              contactId={contactId}
            />
          </>
        )}
      </WithContact>
    </div>
  );
}

function ChangePage({ type, calendarId }: { type: OwnType; calendarId: string }) {
  const { value, set, error, retry } = useLoaded(
    async () => (await call('GET /calendar/{calendarId}', { params: { calendarId } })).calendar,
  );
  return (
    <div className={text.wrap}>
      {value !== null ? (
        <>
          <PageHeader title={value.calendarName} back={BACK} />
          <EntryForm type={type} first={inputOf(value)} savedAs={`date-change-${calendarId}`} entry={value} />
          <DateReminders entry={value} onChange={set} />
        </>
      ) : error === null ? (
        <>
          <PageHeader title="Change a day" back={BACK} />
          <SkeletonLine width="40%" />
        </>
      ) : error.status === 404 || error.status === 422 ? (
        <>
          <PageHeader title="Change a day" back={BACK} />
          <Empty
            title="This day is not in your calendar"
            action={<ButtonLink to={routes.reminders()}>See your reminders</ButtonLink>}
          >
            It may have been removed on another device.
          </Empty>
        </>
      ) : (
        <>
          <PageHeader title="Change a day" back={BACK} />
          <LoadError retry={retry} />
        </>
      )}
    </div>
  );
}

const FIELDS = ['name', 'note', 'date.day', 'date.month', 'date.year', 'date.calendar', 'date.leapDayRule'];

/** The form. What is typed is saved in this tab until it is stored. */
function EntryForm({
  type,
  first,
  savedAs,
  entry,
  contactId,
}: {
  type: OwnType;
  first: EntryInput;
  savedAs: string;
  /** the entry that is changed; null for a new one */ entry: CalendarEntry | null;
  /** whose a new one is, where that is somebody in the address book */ contactId?: string;
}) {
  const words = ENTRY_WORDS[type];
  const navigateTo = useNavigateTo();
  const { formRef, running, generalError, errorAt, run, reject, clear } = useAction(FIELDS);
  const settings = useDateSettings();
  const nameRef = useRef<HTMLInputElement>(null);
  const [saved, save, forget] = useSavedInput(savedAs, '');
  const input = parseSavedInput(saved) ?? first;

  function change(part: Partial<EntryInput>) {
    save(JSON.stringify({ ...input, ...part }));
    for (const field of Object.keys(part)) clear(FIELDS.includes(field) ? field : `date.${field}`);
  }

  async function store(next: 'list' | 'another') {
    const parsed = parseEntry(input);
    if (!parsed.ok) return reject({ [parsed.field]: parsed.message });
    const isStored = await run(() => send(type, entry, parsed.given, contactId), { name: next });
    if (!isStored) return;
    showToast(words.saved(input.name.trim()));
    if (next === 'list') {
      forget();
      return navigateTo(contactId === undefined ? routes.reminders() : routes.person(contactId));
    }
    save('');
    nameRef.current?.focus();
  }

  async function remove(calendarId: string) {
    const params = { calendarId };
    const isRemoved = await run(async () => void (await call('DELETE /reminder/{calendarId}', { params })), {
      name: 'remove',
    });
    if (!isRemoved) return;
    forget();
    showToast(`${entry?.calendarName ?? 'The day'} is removed.`, { undo: () => void putBack(calendarId) });
    navigateTo(routes.reminders());
  }

  return (
    <form
      ref={formRef}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store('list');
      }}
    >
      {contactId === undefined && (
        <Field label={words.name} hint={words.nameHint} error={errorAt('name')}>
          <TextInput
            ref={nameRef}
            maxLength={PERSON_NAME_MAX}
            autoComplete="off"
            value={input.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
      )}
      <EntryDate legend={words.when} order={settings?.order ?? null} input={input} change={change} errorAt={errorAt} />
      <Field label="Note" aside="Optional" hint="Only you see it" error={errorAt('note')}>
        <TextArea
          rows={3}
          maxLength={ENTRY_NOTE_MAX}
          value={input.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <div className={css.actions}>
        <Button type="submit" busy={running === 'list'}>
          Save
        </Button>
        {entry === null ? (
          <Button variant="quiet" busy={running === 'another'} onClick={() => void store('another')}>
            Save and add another
          </Button>
        ) : (
          <TextButton soft onClick={() => void remove(entry.calendarId)}>
            Remove
          </TextButton>
        )}
      </div>
    </form>
  );
}

type Given = Extract<ReturnType<typeof parseEntry>, { ok: true }>['given'];

/** Stores an entry, new or changed. @throws ApiError */
async function send(
  type: OwnType,
  entry: CalendarEntry | null,
  given: Given,
  contactId: string | undefined,
): Promise<void> {
  if (entry === null) {
    const { date, note } = given;
    const body = contactId === undefined ? given : { date, note, contactId };
    if (type === 'birthday') await call('POST /birthday', { body });
    else if (type === 'anniversary') await call('POST /anniversary', { body });
    else await call('POST /event', { body: given });
    return;
  }
  const body = { calendarId: entry.calendarId, ...given };
  if (type === 'birthday') await call('PUT /birthday', { body });
  else if (type === 'anniversary') await call('PUT /anniversary', { body });
  else await call('PUT /event', { body });
}

async function putBack(calendarId: string): Promise<void> {
  try {
    await call('PUT /reminder/{calendarId}', { params: { calendarId }, body: { isRemoved: false } });
    announceCalendarChange();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast('We could not restore it. You can add it again.', { tone: 'error' });
  }
}
