import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import type { StepProps } from '../steps/step.ts';
import { MEMBER_LIMITS } from '#shared/limits.ts';
import { getAllRecipientErrors } from './recipient-errors.ts';
import { addRecipients, formatDuplicates, type DraftRecipient } from './recipients.ts';
import css from './recipients.module.css';
import { RecipientRow } from './recipient-row.tsx';

export type RecipientListProps = Pick<StepProps, 'draft' | 'snapshot' | 'edit' | 'store' | 'server'> & {
  ownTimeZone: string;
  opened: ReadonlySet<string>;
  setOpened: (change: (was: ReadonlySet<string>) => ReadonlySet<string>) => void;
  hasSubmitted: boolean;
};

/** The recipients, and the field that adds more: by Enter, by a comma, by pasting several lines, or by leaving the field. */
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
  const [message, setMessage] = useState<string | null>(null);
  const [duplicates, setTwice] = useState<string | null>(null);
  const { people } = draft;
  const limit = server.limits.recipients;
  const tooMany =
    people.length > limit
      ? `You can send a card to ${limit.toLocaleString('en')} people, and ${people.length.toLocaleString('en')} are on the list. Remove ${people.length - limit}${limit < MEMBER_LIMITS.recipients && people.length <= MEMBER_LIMITS.recipients ? `, or sign in to send it to up to ${MEMBER_LIMITS.recipients}` : ''}.`
      : undefined;
  const nobody = hasSubmitted && people.length === 0 ? 'Add at least one person.' : undefined;
  const error = message ?? tooMany ?? snapshot.rejectionOf('people') ?? nobody;

  function add(typed: string, how: { focusOpened: boolean }) {
    const added = addRecipients(typed, people, () => crypto.randomUUID());
    edit({ people: added.people, adding: added.rest });
    setMessage(added.message);
    setTwice(formatDuplicates(added.duplicates));
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
  function remove(person: DraftRecipient) {
    edit({ people: people.filter((other) => other.key !== person.key) });
    const place = people.indexOf(person);
    toast(`${person.name || person.email || 'The person'} removed`, {
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
            errors={getAllRecipientErrors(person, people, snapshot.rejectionOf)}
            isOpen={opened.has(person.key)}
            hasSubmitted={hasSubmitted}
            onOpen={(open) => {
              setOpened((was) => withKey(was, person.key, open));
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
            onBlur={() => void store.flush()}
            onRemove={() => remove(person)}
          />
        ))}
      </ul>
      <Field
        label={people.length === 0 ? 'Add someone' : 'Add someone else'}
        aside="Name and email address"
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
      <output className={text.sr}>{duplicates ?? (people.length > 0 ? `${people.length} on the list` : '')}</output>
    </>
  );
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
