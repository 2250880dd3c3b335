import { useState, type KeyboardEvent } from 'react';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { placeName } from '../clock/say-time.ts';
import shared from '../send.module.css';
import { PlaceField } from './place-field.tsx';
import type { Person, PersonErrors } from './people-tokens.ts';
import css from './people.module.css';

export type PersonRowProps = {
  person: Person;
  /** what is wrong with it, seen from the whole list and from the server */
  errors: PersonErrors & { place?: string | undefined };
  ownZone: string;
  isOpen: boolean;
  /** the sender tried to go on: every error shows */
  hasTried: boolean;
  onOpen: (open: boolean) => void;
  onChange: (change: Partial<Person>) => void;
  onLeave: () => void;
  onRemove: () => void;
};

/** Somebody the card is for: a line that opens where it stands to be changed. Whoever is wrong says why, and is never dropped. */
export function PersonRow({
  person,
  errors,
  ownZone,
  isOpen,
  hasTried,
  onOpen,
  onChange,
  onLeave,
  onRemove,
}: PersonRowProps) {
  const [left, setLeft] = useState({ name: person.name !== '', email: person.email !== '' });
  const name = person.name || person.email || 'This person';
  const wrong = errors.name ?? errors.email ?? errors.place;
  const leave = (field: 'name' | 'email') => () => {
    setLeft((was) => ({ ...was, [field]: true }));
    onLeave();
  };
  /** Enter says that this person is done; it does not send the form on. */
  function done(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    onOpen(false);
  }
  return (
    <li className={css.person} data-person={person.key}>
      <div className={css.line}>
        <Avatar name={person.name || '?'} />
        <div className={css.who}>
          <b>{person.name ? <bdi>{person.name}</bdi> : 'No name yet'}</b>
          {wrong && !isOpen ? (
            <span className={css.bad}>
              <Icon name="warning" /> {wrong}
            </span>
          ) : (
            <span className={css.sub}>
              <bdi dir="ltr">{person.email}</bdi>
              {person.timeZone && ', '}
              {person.timeZone && <span>{placeName(person.timeZone)}</span>}
            </span>
          )}
        </div>
        {!isOpen && (
          <IconButton icon="pencil" label={`Change ${name}`} aria-expanded={false} onClick={() => onOpen(true)} />
        )}
        <IconButton icon="cross" label={`Remove ${name}`} onClick={onRemove} />
      </div>
      {isOpen && (
        <fieldset className={css.open} aria-label={name}>
          <div className={shared.pair}>
            <Field label="Name" error={left.name || hasTried ? errors.name : undefined}>
              <TextInput
                data-field={`people.${person.key}.name`}
                value={person.name}
                autoComplete="off"
                onChange={(event) => onChange({ name: event.target.value })}
                onBlur={leave('name')}
                onKeyDown={done}
              />
            </Field>
            <Field label="Email address" error={left.email || hasTried ? errors.email : undefined}>
              <TextInput
                data-field={`people.${person.key}.email`}
                type="email"
                inputMode="email"
                dir="ltr"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={person.email}
                onChange={(event) => onChange({ email: event.target.value })}
                onBlur={leave('email')}
                onKeyDown={done}
              />
            </Field>
          </div>
          <PlaceField
            label="Where they are"
            timeZone={person.timeZone}
            ownZone={ownZone}
            error={errors.place}
            onChoose={(place) => onChange(place)}
          />
          <div>
            <Button variant="quiet" size="small" onClick={() => onOpen(false)}>
              Done
            </Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}
