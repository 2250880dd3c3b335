import { useRef } from 'react';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import type { StepProps } from '../steps/step.ts';
import { MEMBER_LIMITS } from '#shared/limits.ts';
import { getAllRecipientErrors } from './recipient-errors.ts';
import { type DraftRecipient, getAddress } from './recipients.ts';
import css from './recipients.module.css';
import { RecipientRow } from './recipient-row.tsx';
import { useAdding } from './use-adding.ts';

export type RecipientListProps = Pick<StepProps, 'draft' | 'snapshot' | 'edit' | 'store' | 'server'> & {
  ownTimeZone: string;
  opened: ReadonlySet<string>;
  setOpened: (change: (was: ReadonlySet<string>) => ReadonlySet<string>) => void;
  hasSubmitted: boolean;
};

/** The recipients, and the field that adds more. */
export function RecipientList({
  draft,
  snapshot,
  edit,
  store,
  server,
  ownTimeZone,
  opened,
  setOpened,
  hasSubmitted,
}: RecipientListProps) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const { message, duplicates, ...adding } = useAdding({
    draft,
    snapshot,
    edit,
    takesNumbers: server.sendsTexts,
    open: (key) => setOpened((was) => new Set(was).add(key)),
  });
  const { people } = draft;
  const tooMany = tooManyMessage(people.length, server.limits.recipients);
  const nobody = hasSubmitted && people.length === 0 ? 'Add at least one person.' : undefined;
  const error = message ?? tooMany ?? snapshot.rejectionOf('people') ?? nobody;

  function remove(person: DraftRecipient) {
    edit({ people: people.filter((other) => other.key !== person.key) });
    const place = people.indexOf(person);
    toast(`${person.name || getAddress(person) || 'The person'} removed`, {
      undo: () => edit({ people: withPerson(store.snapshot().draft?.people ?? [], person, place) }),
    });
    field.current?.focus();
  }
  return (
    <>
      <ul className={css.people} aria-label="The card is for">
        {people.map((person) => (
          <RecipientRow
            key={person.key}
            person={person}
            ownTimeZone={ownTimeZone}
            takesNumbers={server.sendsTexts}
            errors={getAllRecipientErrors(person, people, snapshot.rejectionOf)}
            isOpen={opened.has(person.key)}
            hasSubmitted={hasSubmitted}
            onOpen={(at) => {
              setOpened((was) => withKey(was, person.key, at !== null));
              if (at !== null)
                requestAnimationFrame(() =>
                  document.querySelector<HTMLElement>(`[data-field="people.${CSS.escape(person.key)}.${at}"]`)?.focus(),
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
            onBlur={() => void store.flush()}
            onRemove={() => remove(person)}
          />
        ))}
      </ul>
      <Field
        label={people.length === 0 ? 'Add someone' : 'Add someone else'}
        aside={server.sendsTexts ? 'Name, and email address or mobile number' : 'Name and email address'}
        hint={duplicates ?? (people.length === 0 ? 'Adding several people? Paste a list, one per line.' : undefined)}
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
          onChange={(event) => adding.type(event.target.value)}
          onKeyDown={adding.pressKey}
          onPaste={adding.paste}
          onBlur={(event) => {
            adding.leave(event.target.value);
            void store.flush();
          }}
        />
      </Field>
      <output className={text.sr}>{duplicates ?? (people.length > 0 ? `${people.length} on the list` : '')}</output>
    </>
  );
}

/** What is said where a list is longer than the sender may send to. Members may send to more. */
function tooManyMessage(count: number, limit: number): string | undefined {
  if (count <= limit) return undefined;
  const membersMay =
    limit < MEMBER_LIMITS.recipients && count <= MEMBER_LIMITS.recipients
      ? `, or sign in to send it to up to ${MEMBER_LIMITS.recipients}`
      : '';
  return `You can send a card to ${limit.toLocaleString('en')} people, and ${count.toLocaleString('en')} are on the list. Remove ${count - limit}${membersMay}.`;
}
function withKey(was: ReadonlySet<string>, key: string, open: boolean): ReadonlySet<string> {
  const next = new Set(was);
  if (open) next.add(key);
  else next.delete(key);
  return next;
}
function withPerson(people: readonly DraftRecipient[], person: DraftRecipient, place: number): DraftRecipient[] {
  return people.some((other) => other.key === person.key)
    ? [...people]
    : [...people.slice(0, place), person, ...people.slice(place)];
}
