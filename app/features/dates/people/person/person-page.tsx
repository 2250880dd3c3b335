import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useAction } from '#app/client/use-action.ts';
import { formatTime } from '#app/parts/places/format-time.ts';
import { useHourCycle } from '#app/parts/places/use-hour-cycle.ts';
import { useMinute } from '#app/parts/places/use-minute.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { Contact } from '#contract/contact.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import type { ContactState } from '#shared/people/contact-states.ts';
import { formatRelationship } from '#shared/people/relationships.ts';
import { routes } from '#shared/routes.ts';
import { formatPlace } from '#shared/text/format.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { announceCalendarChange } from '#app/features/dates/entries/calendar-changes.ts';
import { EntryRow } from '#app/features/dates/entries/entry-row.tsx';
import { pathToCards } from '#app/features/dates/entries/entry-types.ts';
import { useEntriesOf } from '#app/features/dates/entries/use-entries.ts';
import { DayRows, useToday } from '#app/features/dates/rows.tsx';
import { BetweenYou } from './between-you.tsx';
import { describePerson } from './describe-person.ts';
import { PersonDetails } from './person-details.tsx';
import css from './person-page.module.css';
import { PersonGroups } from '../groups/person-groups.tsx';
import { WithContact } from './with-contact.tsx';

/** A person of the address book: their dates, and what the member knows of them. */
export function PersonPage({ contactId }: { contactId: string }) {
  return (
    <div className={text.wrap}>
      <WithContact contactId={contactId} title="A contact">
        {(contact, set) => <Person contact={contact} onChange={set} />}
      </WithContact>
    </div>
  );
}

function Person({ contact, onChange }: { contact: Contact; onChange: (contact: Contact) => void }) {
  const { contactId, name, firstName, state } = contact;
  const { entries, replace } = useEntriesOf(contactId);
  const today = useToday();
  const next = state === 'kept' ? entries?.find(({ calendarDate }) => calendarDate !== null) : undefined;
  const hasBirthday = entries?.some(({ calendarTypeId }) => calendarTypeId === CALENDAR_TYPES.birthday) ?? true;
  return (
    <article className={css.person}>
      <header className={css.head}>
        <Avatar name={name} />
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className={text.lead}>
          <Summary contact={contact} next={next} today={today} />
        </p>
        <div className={css.acts}>
          {state !== 'died' && (
            <ButtonLink to={next === undefined ? routes.name(firstName) : pathToCards(next)}>Choose a card</ButtonLink>
          )}
          <ButtonLink variant="quiet" to={routes.changePerson(contactId)}>
            Edit
          </ButtonLink>
        </div>
      </header>

      {state !== 'kept' && <StateNotice contact={contact} onChange={onChange} />}

      <section aria-labelledby="dates-of">
        <h2 id="dates-of">Dates</h2>
        {entries !== null && today !== null && entries.length > 0 && (
          <DayRows>
            {entries.map((entry) => (
              <EntryRow key={entry.calendarId} entry={entry} today={today} isPersons onChange={replace} />
            ))}
          </DayRows>
        )}
        {entries !== null && (
          <p className={css.adding}>
            {!hasBirthday && (
              <PathLink className={text.link} to={routes.addDateOf('birthday', contactId)}>
                Add their birthday
              </PathLink>
            )}
            <PathLink className={text.link} to={routes.addDateOf('anniversary', contactId)}>
              Add an anniversary
            </PathLink>
          </p>
        )}
      </section>

      <PersonGroups contact={contact} onChange={onChange} />

      <BetweenYou contactId={contactId} firstName={firstName} />

      <PersonDetails contact={contact} onChange={onChange} />

      <StateActions contact={contact} onChange={onChange} />
    </article>
  );
}

/** “Your sister. 34 on Saturday 28 November. It is 22:14 in Melbourne.” The clock moves on once a minute. */
function Summary({
  contact,
  next,
  today,
}: {
  contact: Contact;
  next: CalendarEntry | undefined;
  today: string | null;
}) {
  const { timeZone, relationship } = contact;
  const hourCycle = useHourCycle();
  const now = useMinute();
  return (
    <>
      {[
        ...(relationship === null ? [] : [`${formatRelationship(relationship)}.`]),
        ...(next === undefined || today === null ? [] : [describePerson(next, today)]),
        ...(timeZone === null
          ? []
          : [`It is ${formatTime(clockAt(now, timeZone).time, hourCycle)} in ${formatPlace(timeZone)}.`]),
      ].join(' ')}
    </>
  );
}

function useChangeState(contact: Contact, onChange: (contact: Contact) => void) {
  const { contactId } = contact;
  const { run, running, generalError } = useAction();
  const change = (state: ContactState) =>
    run(
      async () => {
        const reply = await call('PUT /contacts/{contactId}', { params: { contactId }, body: { state } });
        announceCalendarChange();
        onChange(reply.contact);
      },
      { name: state },
    );
  return { change, running, generalError };
}

/** Where somebody is paused or has died: what that means, and the way back. */
function StateNotice({ contact, onChange }: { contact: Contact; onChange: (contact: Contact) => void }) {
  const { firstName, state } = contact;
  const { change, running, generalError } = useChangeState(contact, onChange);
  return (
    <Notice tone={generalError === undefined ? 'warn' : 'bad'}>
      {generalError ??
        (state === 'paused'
          ? `${firstName} is paused. We hide their dates and do not remind you of them.`
          : `The scheduled cards for ${firstName} are cancelled. We hide their dates and do not remind you of them.`)}{' '}
      <Button size="small" variant="quiet" busy={running === 'kept'} onClick={() => void change('kept')}>
        {state === 'paused' ? 'End the pause' : 'This was a mistake'}
      </Button>
    </Notice>
  );
}

/** To leave somebody out for a while, to say that they have died, or to remove them. */
function StateActions({ contact, onChange }: { contact: Contact; onChange: (contact: Contact) => void }) {
  const { firstName, state } = contact;
  const { change, running, generalError } = useChangeState(contact, onChange);
  const { remove, removeError } = useRemove(contact);
  const [isAsking, setAsking] = useState(false);
  const error = generalError ?? removeError;
  return (
    <div className={css.state}>
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
      {state === 'kept' && (
        <>
          <TextButton soft onClick={() => void change('paused')}>
            Pause {firstName}
          </TextButton>
          <TextButton soft onClick={() => setAsking(true)}>
            {firstName} has died
          </TextButton>
        </>
      )}
      <TextButton soft onClick={() => void remove()}>
        Remove
      </TextButton>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`${firstName} has died`}
        foot={
          <>
            <Button variant="plain" onClick={() => setAsking(false)}>
              Go back
            </Button>
            <Button
              busy={running === 'died'}
              onClick={() =>
                void change('died').then((isDone) => {
                  if (isDone) setAsking(false);
                })
              }
            >
              Yes
            </Button>
          </>
        }
      >
        <p>
          We are sorry for your loss. We will cancel any scheduled cards for {firstName} and stop reminding you of their
          dates. Your notes about them stay here.
        </p>
      </Dialog>
    </div>
  );
}

/** Removes somebody with their dates; the toast puts them back. */
function useRemove({ contactId, name }: Contact) {
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const { run, generalError: removeError } = useAction();
  const params = { contactId };
  async function putBack() {
    try {
      await call('PUT /contacts/{contactId}', { params, body: { isRemoved: false } });
      announceCalendarChange();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('We could not restore them. You can add them again.', { tone: 'error' });
    }
  }
  async function remove() {
    const isRemoved = await run(async () => void (await call('DELETE /contacts/{contactId}', { params })));
    if (!isRemoved) return;
    announceCalendarChange();
    toast(`${name} is removed, with their dates.`, { undo: () => void putBack() });
    navigateTo(routes.addressBook());
  }
  return { remove, removeError };
}
