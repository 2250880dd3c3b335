import { Fragment, useState } from 'react';
import { LoadError } from '#app/parts/load-error.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { useDebounced } from '#app/ui/use-debounced.ts';
import type { Contact } from '#contract/contact.ts';
import { PERSON_NAME_MAX } from '#shared/limits.ts';
import { formatRelationship } from '#shared/people/relationships.ts';
import { media, routes } from '#shared/routes.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import css from '../dates.module.css';
import { useCalendarChanges } from '../entries/calendar-changes.ts';
import row from '../entries/entry-row.module.css';
import { formatDistance } from '../format-day.ts';
import { DateRow, DayRows, useToday } from '../rows.tsx';
import { useDateSettings } from '../use-date-settings.ts';
import { useMyCards } from '../use-my-cards.ts';
import { formatLastCard, listPeople } from './list-people.ts';
import { useContacts } from './use-contacts.ts';

const SEARCH_DELAY_MS = 200;

/** The member's address book: everybody they keep, and the people whom their cards went to. */
export function AddressBookPage() {
  const changes = useCalendarChanges();
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Your contacts"
        lead={
          <>
            The people whose dates you keep, and what you know of them. Is it a whole team or family?{' '}
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
      <KeptPeople key={changes} />
    </div>
  );
}

function KeptPeople() {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const { found, isFailed, retry, more, isLoadingMore, moreError } = useContacts(q);
  const today = useToday();
  if (isFailed)
    return (
      <div className={css.people}>
        <LoadError retry={retry} />
      </div>
    );
  if (found === null || today === null)
    return (
      <div className={css.people}>
        <SkeletonLine width="40%" />
      </div>
    );
  const { results, total } = found.list;
  const isEmpty = total === 0 && found.q === '';
  return (
    <>
      <section className={css.people} aria-label="Contacts">
        {isEmpty ? (
          <Empty
            title="No contacts yet"
            action={
              <ButtonLink variant="quiet" to={routes.importPeople()}>
                Bring them from a file
              </ButtonLink>
            }
          >
            Bring the people you know from your phone, mail or calendar, or add them one by one. Whoever you add a
            birthday for appears here too.
          </Empty>
        ) : (
          <>
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
            {results.length === 0 ? (
              <p className={text.soft}>Nobody is called that here. Try a part of the name.</p>
            ) : (
              <DayRows>
                {results.map((contact) => (
                  <PersonRow key={contact.contactId} contact={contact} today={today} />
                ))}
              </DayRows>
            )}
            {more !== null && (
              <div className={css.actions}>
                {moreError !== undefined && <Notice tone="bad">{moreError}</Notice>}
                <Button variant="quiet" busy={isLoadingMore} onClick={more}>
                  Show more people
                </Button>
              </div>
            )}
            {found.q === '' && <SaveAll />}
          </>
        )}
      </section>
      {found.q === '' && more === null && <OtherPeople kept={results} today={today} />}
    </>
  );
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

function PersonRow({ contact, today }: { contact: Contact; today: string }) {
  const { contactId, name, firstName } = contact;
  return (
    <DateRow
      mark={<Avatar name={name} />}
      name={
        <PathLink className={row.name} to={routes.person(contactId)}>
          <bdi>{name}</bdi>
        </PathLink>
      }
      note={describeContact(contact, today)}
      end={
        contact.state === 'died' ? null : (
          <ButtonLink size="small" variant="quiet" to={routes.name(firstName)} aria-label={`See cards for ${name}`}>
            See cards
          </ButtonLink>
        )
      }
    />
  );
}

/** “Sister, next date in 7 days”. */
function describeContact({ relationship, nextDate, state }: Contact, today: string): string {
  const facts = [
    ...(relationship === null ? [] : [formatRelationship(relationship)]),
    ...(state === 'paused' ? ['paused'] : state === 'died' ? ['remembered'] : []),
    ...(nextDate === null ? [] : [`next date ${formatDistance(today, nextDate)}`]),
  ].join(', ');
  return facts === '' ? 'No dates yet' : facts.charAt(0).toLocaleUpperCase('en') + facts.slice(1);
}

/** People whom cards went to, and who are not in the address book. */
function OtherPeople({ kept, today }: { kept: readonly Contact[]; today: string }) {
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
