import { useState } from 'react';
import { Avatar } from '#app/ui/avatar.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PlaceChip } from '../places/place-chip.tsx';
import { type DraftRecipient, getAddress, type RecipientErrors } from './recipients.ts';
import { RecipientFields } from './recipient-fields.tsx';
import css from './recipients.module.css';

export type RecipientRowProps = {
  person: DraftRecipient;
  /** errors, from our own checks and from the server */
  errors: RecipientErrors & { place?: string | undefined };
  ownTimeZone: string;
  /** whether the address may be a mobile number */ takesNumbers: boolean;
  isOpen: boolean;
  /** the sender pressed the button: every error shows */
  hasSubmitted: boolean;
  /** opens the row at one of its fields, or closes it */
  onOpen: (at: 'name' | 'place' | null) => void;
  onChange: (change: Partial<DraftRecipient>) => void;
  onBlur: () => void;
  onRemove: () => void;
};

/** One recipient: a row that opens in place for editing. An invalid one shows why and is never dropped. */
export function RecipientRow({
  person,
  errors,
  ownTimeZone,
  takesNumbers,
  isOpen,
  hasSubmitted,
  onOpen,
  onChange,
  onBlur,
  onRemove,
}: RecipientRowProps) {
  const [touched, setTouched] = useState({ name: person.name !== '', email: getAddress(person) !== '' });
  const name = person.name || getAddress(person) || 'This person';
  const error = errors.name ?? errors.email ?? errors.place;
  function leave(field: 'name' | 'email') {
    setTouched((was) => ({ ...was, [field]: true }));
    onBlur();
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
              {person.mobile ? <bdi dir="ltr">{person.mobile}</bdi> : <EmailText email={person.email} />}
            </span>
          )}
          {!isOpen && <PlaceChip name={name} timeZone={person.timeZone} onPress={() => onOpen('place')} />}
        </div>
        {!isOpen && (
          <IconButton icon="pencil" label={`Change ${name}`} aria-expanded={false} onClick={() => onOpen('name')} />
        )}
        <IconButton icon="cross" label={`Remove ${name}`} onClick={onRemove} />
      </div>
      {isOpen && (
        <RecipientFields
          label={name}
          person={person}
          errors={{
            name: touched.name || hasSubmitted ? errors.name : undefined,
            email: touched.email || hasSubmitted ? errors.email : undefined,
            place: errors.place,
          }}
          ownTimeZone={ownTimeZone}
          takesNumbers={takesNumbers}
          onChange={onChange}
          onLeave={leave}
          onDone={() => onOpen(null)}
        />
      )}
    </li>
  );
}
