import { useState, type KeyboardEvent } from 'react';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { formatTimeZone } from '../schedule/format-time.ts';
import shared from '../send.module.css';
import { PlaceField } from '../places/place-field.tsx';
import type { DraftRecipient, RecipientErrors } from './recipients.ts';
import css from './recipients.module.css';

export type RecipientRowProps = {
  person: DraftRecipient;
  /** errors, from our own checks and from the server */
  errors: RecipientErrors & { place?: string | undefined };
  ownTimeZone: string;
  isOpen: boolean;
  /** the sender pressed the button: every error shows */
  hasSubmitted: boolean;
  onOpen: (open: boolean) => void;
  onChange: (change: Partial<DraftRecipient>) => void;
  onBlur: () => void;
  onRemove: () => void;
};

/** One recipient: a row that opens in place for editing. An invalid one shows why and is never dropped. */
export function RecipientRow({
  person,
  errors,
  ownTimeZone,
  isOpen,
  hasSubmitted,
  onOpen,
  onChange,
  onBlur,
  onRemove,
}: RecipientRowProps) {
  const [touched, setTouched] = useState({ name: person.name !== '', email: person.email !== '' });
  const name = person.name || person.email || 'This person';
  const error = errors.name ?? errors.email ?? errors.place;
  const handleBlur = (field: 'name' | 'email') => () => {
    setTouched((was) => ({ ...was, [field]: true }));
    onBlur();
  };
  /** Enter closes the row; it does not submit the form. */
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
          {error && !isOpen ? (
            <span className={css.bad}>
              <Icon name="warning" /> {error}
            </span>
          ) : (
            <span className={css.sub}>
              <bdi dir="ltr">{person.email}</bdi>
              {person.timeZone && ', '}
              {person.timeZone && <span>{formatTimeZone(person.timeZone)}</span>}
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
            <Field label="Name" error={touched.name || hasSubmitted ? errors.name : undefined}>
              <TextInput
                data-field={`people.${person.key}.name`}
                value={person.name}
                autoComplete="off"
                onChange={(event) => onChange({ name: event.target.value })}
                onBlur={handleBlur('name')}
                onKeyDown={done}
              />
            </Field>
            <Field label="Email address" error={touched.email || hasSubmitted ? errors.email : undefined}>
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
                onBlur={handleBlur('email')}
                onKeyDown={done}
              />
            </Field>
          </div>
          <PlaceField
            label="Location"
            timeZone={person.timeZone}
            ownTimeZone={ownTimeZone}
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
