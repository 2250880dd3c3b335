import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Field, TextInput } from '#app/ui/field.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/toast-store.ts';
import type { OpenDraft } from '../steps/step.ts';
import { MEMBER_LIMITS } from '#shared/limits.ts';
import { addPeople, personErrors, sayTwice, type Person } from './people-tokens.ts';
import css from './people.module.css';
import { PersonRow } from './person-row.tsx';

export type PeopleListProps = Pick<OpenDraft, 'draft' | 'snapshot' | 'edit' | 'store' | 'server'> & {
  ownZone: string;
  opened: ReadonlySet<string>;
  setOpened: (change: (was: ReadonlySet<string>) => ReadonlySet<string>) => void;
  hasTried: boolean;
};

/** The people a card is for, and the one field that adds more: by Enter, by a comma, by a paste of many lines, or by leaving the field. */
export function PeopleList({
  draft,
  snapshot,
  edit,
  store,
  server,
  ownZone,
  opened,
  setOpened,
  hasTried,
}: PeopleListProps) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [twice, setTwice] = useState<string | null>(null);
  const { people } = draft;
  const limit = server.limits.recipients;
  const tooMany =
    people.length > limit
      ? `A card goes to at most ${limit.toLocaleString('en')} people, and there are ${people.length.toLocaleString('en')} here. Take ${people.length - limit} off${limit < MEMBER_LIMITS.recipients && people.length <= MEMBER_LIMITS.recipients ? `, or sign in: with an account it goes to ${MEMBER_LIMITS.recipients}` : ''}.`
      : undefined;
  const nobody = hasTried && people.length === 0 ? 'Who is it for? Add one person at least.' : undefined;
  const error = message ?? tooMany ?? snapshot.refused('people') ?? nobody;

  function add(typed: string, how: { focusOpened: boolean }) {
    const added = addPeople(typed, people, () => crypto.randomUUID());
    edit({ people: added.people, adding: added.rest });
    setMessage(added.message);
    setTwice(sayTwice(added.twice));
    if (added.open === null) return;
    const first = added.open;
    setOpened((was) => new Set(was).add(first));
    if (how.focusOpened)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-field="people.${CSS.escape(first)}.email"]`)?.focus(),
      );
  }
  function key(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== ';') return;
    if (event.currentTarget.value.trim() === '') {
      if (event.key !== 'Enter') event.preventDefault();
      return;
    }
    event.preventDefault();
    add(event.currentTarget.value, { focusOpened: true });
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!/[\n\r;,]/.test(pasted.trim())) return;
    event.preventDefault();
    add(`${snapshot.adding}\n${pasted}`, { focusOpened: false });
  }
  function remove(person: Person) {
    edit({ people: people.filter((other) => other.key !== person.key) });
    const place = people.indexOf(person);
    toast(`${person.name || person.email || 'The person'} is taken off the list`, {
      undo: () => edit({ people: withPerson(store.snapshot().draft?.people ?? [], person, place) }),
    });
    field.current?.focus();
  }
  return (
    <>
      <ul className={css.people} aria-label="The card is for">
        {people.map((person) => (
          <PersonRow
            key={person.key}
            person={person}
            ownZone={ownZone}
            errors={errorsOf(person, people, snapshot.refused)}
            isOpen={opened.has(person.key)}
            hasTried={hasTried}
            onOpen={(open) => {
              setOpened((was) => toggled(was, person.key, open));
              if (open)
                requestAnimationFrame(() =>
                  document.querySelector<HTMLElement>(`[data-field="people.${CSS.escape(person.key)}.name"]`)?.focus(),
                );
              else document.querySelector<HTMLElement>('[data-field="people"]')?.focus();
            }}
            onChange={(change) =>
              edit({
                people: (store.snapshot().draft?.people ?? people).map((other) =>
                  other.key === person.key ? { ...other, ...change } : other,
                ),
              })
            }
            onLeave={() => void store.flush()}
            onRemove={() => remove(person)}
          />
        ))}
      </ul>
      <Field
        label={people.length === 0 ? 'Add someone' : 'Add someone else'}
        aside="Name and email address"
        hint={twice ?? (people.length === 0 ? 'Several at once? Paste a list, one on each line.' : undefined)}
        error={error}
      >
        <TextInput
          ref={field}
          data-field="people"
          value={snapshot.adding}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="enter"
          onChange={(event) => {
            edit({ adding: event.target.value });
            setMessage(null);
            setTwice(null);
          }}
          onKeyDown={key}
          onPaste={paste}
          onBlur={(event) => {
            if (event.target.value.trim() !== '') add(event.target.value, { focusOpened: false });
            void store.flush();
          }}
        />
      </Field>
      <output className={text.sr}>{twice ?? (people.length > 0 ? `${people.length} on the list` : '')}</output>
    </>
  );
}

/** Everything that is wrong with one person: as typed, and as the server said of these very words. */
export function errorsOf(
  person: Person,
  people: readonly Person[],
  refused: (place: string) => string | undefined,
): ReturnType<typeof personErrors> & { place?: string } {
  const errors: ReturnType<typeof errorsOf> = personErrors(person, people);
  for (const part of ['name', 'email', 'place'] as const) {
    const said = refused(`people.${person.key}.${part}`);
    if (said !== undefined) errors[part] ??= said;
  }
  return errors;
}

function toggled(was: ReadonlySet<string>, key: string, open: boolean): ReadonlySet<string> {
  const next = new Set(was);
  if (open) next.add(key);
  else next.delete(key);
  return next;
}
function withPerson(people: readonly Person[], person: Person, place: number): Person[] {
  return people.some((other) => other.key === person.key)
    ? [...people]
    : [...people.slice(0, place), person, ...people.slice(place)];
}
