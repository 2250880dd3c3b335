import { useState } from 'react';
import { LoadError } from '#app/parts/load-error.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextButton } from '#app/ui/button/text-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import { useDebounced } from '#app/ui/use-debounced.ts';
import { BIRTHDAY_REQUEST_PEOPLE_MAX, PERSON_NAME_MAX } from '#shared/limits.ts';
import css from './ask.module.css';
import { type ChosenPerson, isWrittenTo } from './chosen-people.ts';
import { SomebodyElse } from './somebody-else.tsx';
import { type AskablePerson, useAskable } from './use-askable.ts';

const SEARCH_DELAY_MS = 200;
/** From so many people on there is a search. */
const SEARCH_FROM = 9;

/** Whom to ask: contacts without a birthday, and anybody else by name. */
export function ChoosePeople({
  people,
  onChange,
  errorAt,
}: {
  people: readonly ChosenPerson[];
  onChange: (people: ChosenPerson[]) => void;
  errorAt: (field: string) => string | undefined;
}) {
  const [typed, setTyped] = useState('');
  const { found, isFailed, retry, more, isLoadingMore, moreError, sendsTexts } = useAskable(
    useDebounced(typed.trim(), SEARCH_DELAY_MS),
  );
  const isFull = people.length >= BIRTHDAY_REQUEST_PEOPLE_MAX;
  const errorOf = (person: ChosenPerson) => {
    const i = people.indexOf(person);
    return ['name', 'email', 'mobile', 'contactId'].map((part) => errorAt(`people.${i}.${part}`)).find(Boolean);
  };
  const chosen = (contactId: string) => people.find((person) => person.contactId === contactId);
  const others = people.filter(({ contactId }) => contactId === undefined);
  // A contact who is chosen and not found here, by a search or any more.
  const listed = found?.list.results ?? [];
  const away = people.filter(
    ({ contactId }) => contactId !== undefined && listed.every((person) => person.contactId !== contactId),
  );
  const remove = (person: ChosenPerson) => onChange(people.filter((one) => one !== person));
  const replace = (person: ChosenPerson, next: ChosenPerson) =>
    onChange(people.map((one) => (one === person ? next : one)));
  const hasSearch = found !== null && (found.q !== '' || typed !== '' || found.list.total >= SEARCH_FROM);

  return (
    <div className={css.people}>
      {isFailed && <LoadError retry={retry} />}
      {found === null && !isFailed && <SkeletonLine width="40%" />}
      {hasSearch && (
        <Field className={css.search} label="Find a contact">
          <TextInput
            type="search"
            value={typed}
            maxLength={PERSON_NAME_MAX}
            autoComplete="off"
            placeholder="Name or email address"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
      {found !== null && listed.length === 0 && (
        <p className={text.soft}>
          {found.q === ''
            ? 'You know or have asked for the birthday of everybody in your contacts. Add somebody else below.'
            : 'No contact without a birthday has that name.'}
        </p>
      )}
      {errorAt('people') !== undefined && <Notice tone="bad">{errorAt('people')}</Notice>}
      <ul className={css.list}>
        {listed.map((contact) => {
          const person = chosen(contact.contactId);
          return (
            <ContactRow
              key={contact.contactId}
              contact={contact}
              chosen={person}
              isFull={isFull}
              error={person && errorOf(person)}
              onChoose={(next) => onChange([...people, next])}
              onReplace={(next) => person && replace(person, next)}
              onRemove={() => person && remove(person)}
            />
          );
        })}
        {[...away, ...others].map((person) => (
          <li
            key={person.contactId ?? `${person.name} ${person.email ?? person.mobile} ${people.indexOf(person)}`}
            className={css.person}
          >
            <Choice checked onChange={() => remove(person)}>
              <bdi>{person.name}</bdi>
              <Where person={person} />
            </Choice>
            {errorOf(person) !== undefined && <p className={css.wrong}>{errorOf(person)}</p>}
          </li>
        ))}
      </ul>
      {more !== null && (
        <div className={css.end}>
          {moreError !== undefined && <Notice tone="bad">{moreError}</Notice>}
          <Button variant="quiet" busy={isLoadingMore} onClick={more}>
            Show more people
          </Button>
        </div>
      )}
      <SomebodyElse isFull={isFull} takesNumbers={sendsTexts} onAdd={(person) => onChange([...people, person])} />
    </div>
  );
}

function Where({ person: { email, mobile } }: { person: Pick<ChosenPerson, 'email' | 'mobile'> }) {
  const address = email ?? mobile;
  return (
    <small className={css.where}>{address === undefined ? 'You send the link yourself' : <bdi>{address}</bdi>}</small>
  );
}

function ContactRow({
  contact: { contactId, name, emails, mobiles },
  chosen,
  isFull,
  error,
  onChoose,
  onReplace,
  onRemove,
}: {
  contact: AskablePerson;
  chosen: ChosenPerson | undefined;
  isFull: boolean;
  error: string | undefined;
  onChoose: (person: ChosenPerson) => void;
  onReplace: (person: ChosenPerson) => void;
  onRemove: () => void;
}) {
  const [email] = emails;
  const [mobile] = mobiles;
  const written: ChosenPerson = {
    contactId,
    name,
    ...(email !== undefined ? { email } : mobile !== undefined ? { mobile } : {}),
  };
  const isWritten = chosen !== undefined && isWrittenTo(chosen);
  const writing = email === undefined ? 'Text' : 'Email';
  return (
    <li className={css.person}>
      <Choice
        checked={chosen !== undefined}
        disabled={chosen === undefined && isFull}
        onChange={() => (chosen === undefined ? onChoose(written) : onRemove())}
      >
        <bdi>{name}</bdi>
        <Where person={chosen ?? written} />
      </Choice>
      {chosen !== undefined && isWrittenTo(written) && (
        <TextButton
          soft
          aria-label={isWritten ? `Make a link for ${name} instead` : `${writing} ${name} instead`}
          onClick={() => onReplace(isWritten ? { contactId, name } : written)}
        >
          {isWritten ? 'Link instead' : `${writing} instead`}
        </TextButton>
      )}
      {error !== undefined && <p className={css.wrong}>{error}</p>}
    </li>
  );
}
