import { Fragment, useRef, useState } from 'react';
import { LoadError } from '#app/parts/load-error.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { useDebounced } from '#app/ui/use-debounced.ts';
import type { Contact } from '#contract/contact.ts';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { media, routes } from '#shared/routes.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import css from '../dates.module.css';
import { useCalendarChanges } from '../entries/calendar-changes.ts';
import { DateRow, DayRows, useToday } from '../rows.tsx';
import { useDateSettings } from '../use-date-settings.ts';
import { useMyCards } from '../use-my-cards.ts';
import { ChosenPeopleBar } from './groups/chosen-people-bar.tsx';
import { DuplicatesNotice } from './duplicates/duplicates-notice.tsx';
import { GroupBar } from './groups/group-bar.tsx';
import { formatLastCard, listPeople } from './list-people.ts';
import { PeopleList } from './people-list.tsx';
import { type ContactQuestion, type ContactWindow, useContactWindow } from './use-contact-window.ts';
import { useGroups } from './groups/use-groups.ts';
import { useSelection } from './groups/use-selection.ts';

const SEARCH_DELAY_MS = 150;
/** A larger book is not loaded as a whole. */
const WHOLE_MAX = 1000;

/** The member's address book: everybody they keep, or one group of them, and the people whom their cards went to. */
export function AddressBookPage({ group }: { /** empty for everybody */ group: string }) {
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Your contacts"
        lead={
          <>
            The people whose dates you keep, and what you know about them. Is it a whole team or family?{' '}
            <PathLink className={text.link} to={routes.birthdayGroup()}>
              Let them add their own birthdays
            </PathLink>
            .
          </>
        }
        act={
          <div className={css.adding}>
            <ButtonLink to={routes.addPerson()}>Add someone</ButtonLink>
            <ButtonLink variant="quiet" to={routes.importPeople()}>
              Import
            </ButtonLink>
          </div>
        }
      />
      <KeptPeople group={group} />
    </div>
  );
}

function KeptPeople({ group }: { group: string }) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const changes = useCalendarChanges();
  const { list, isFailed, retry } = useContactWindow({ q, group }, changes);
  const groups = useGroups(changes);
  const selection = useSelection();
  const today = useToday();
  /** The button that begins it, and has the focus again afterwards. */
  const choosing = useRef<HTMLButtonElement>(null);
  function stopChoosing() {
    selection.end();
    choosing.current?.focus({ preventScroll: true });
  }
  if (isFailed)
    return (
      <div className={css.people}>
        <LoadError retry={retry} />
      </div>
    );
  if (list === null || today === null)
    return (
      <div className={css.people}>
        <SkeletonLine width="40%" />
      </div>
    );
  const { total, asked } = list;
  const shown = group === '' ? null : (groups.find(({ name }) => name.toLowerCase() === group.toLowerCase()) ?? null);
  const isEmpty = total === 0 && asked.q === '' && asked.group === '';
  return (
    <>
      <section className={css.people} aria-label="Contacts">
        {isEmpty ? (
          <Empty
            title="No contacts yet"
            action={
              <ButtonLink variant="quiet" to={routes.importPeople()}>
                Import a file
              </ButtonLink>
            }
          >
            Import people from your phone, email or calendar, or add them one by one. People whose birthdays you add
            appear here too.
          </Empty>
        ) : (
          <>
            <DuplicatesNotice key={changes} />
            <div className={css.finding}>
              <Field
                className={css.search}
                label="Find someone"
                aside={<output>{total === 1 ? 'One person' : `${formatInteger(total)} people`}</output>}
              >
                <TextInput
                  type="search"
                  maxLength={PERSON_NAME_MAX}
                  autoComplete="off"
                  placeholder="Name or email address"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </Field>
              {(selection.isOn || total > 0) && (
                <Button ref={choosing} variant="quiet" onClick={selection.isOn ? selection.end : selection.begin}>
                  {selection.isOn ? 'Stop choosing' : 'Choose people'}
                </Button>
              )}
            </div>
            <GroupBar groups={groups} shown={shown} />
            {selection.isOn && (
              <ChosenPeopleBar selection={selection} groups={groups} shown={shown} onDone={stopChoosing} />
            )}
            {total === 0 ? (
              <p className={text.soft}>{describeNobody(asked)}</p>
            ) : (
              <PeopleList list={list} today={today} selection={selection} />
            )}
            {asked.q === '' && asked.group === '' && <SaveAll />}
          </>
        )}
      </section>
      <OtherPeople list={list} today={today} />
    </>
  );
}

function describeNobody({ q, group }: ContactQuestion): string {
  if (q !== '') return 'No contact has that name. Try part of the name.';
  return `Nobody is in ${group}. An empty group is removed.`;
}

/** All contacts as files that other programs read. */
function SaveAll() {
  return (
    <p className={css.save}>
      Save all of them as{' '}
      {FILES.map(([file, name], i) => (
        <Fragment key={file}>
          {i > 0 && (i === FILES.length - 1 ? ' or ' : ', ')}
          <a className={text.link} href={media.people(file)} download>
            {name}
          </a>
        </Fragment>
      ))}
      .
    </p>
  );
}
const FILES = [
  ['people.vcf', 'vCard'],
  ['people.csv', 'a table (CSV)'],
  ['dates.ics', 'a calendar'],
] as const;

/** People whom cards went to, and who are not in the address book. Shown where everybody in it is loaded, so that nobody is offered who is there. */
function OtherPeople({ list, today }: { list: ContactWindow; today: string }) {
  const { asked, total, contactAt } = list;
  const kept = Array.from({ length: Math.min(total, WHOLE_MAX) }, (_, i) => contactAt(i)).filter((one) => one !== null);
  if (asked.q !== '' || asked.group !== '' || kept.length < total) return null;
  return <PeopleOfCards kept={kept} today={today} />;
}

function PeopleOfCards({ kept, today }: { kept: readonly Contact[]; today: string }) {
  const sent = useMyCards('sent');
  const planned = useMyCards('upcoming');
  const settings = useDateSettings();
  if (!sent.cards || !planned.cards || settings === null) return null;
  const known = new Set(kept.flatMap(({ name, firstName }) => [name.toLowerCase(), firstName.toLowerCase()]));
  const others = listPeople([...sent.cards, ...planned.cards]).filter(({ name }) => !known.has(name.toLowerCase()));
  if (others.length === 0) return null;
  return (
    <section className={css.people} aria-labelledby="others">
      <h2 id="others">You sent cards to</h2>
      <DayRows>
        {others.map((person) => (
          <DateRow
            key={person.name}
            mark={<Avatar name={person.name} />}
            name={<bdi>{person.name}</bdi>}
            note={formatLastCard(person, today, settings.order)}
            end={
              <ButtonLink
                size="small"
                variant="quiet"
                to={routes.addPerson(person.name)}
                aria-label={`Add ${person.name} to your contacts`}
              >
                Add
              </ButtonLink>
            }
          />
        ))}
      </DayRows>
    </section>
  );
}
