import type { KeyboardEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { PlaceField } from '#app/parts/places/place-field.tsx';
import shared from '../send.module.css';
import css from './recipients.module.css';
import { type DraftRecipient, getAddress, toAddress } from './recipients.ts';

/** The fields of one recipient. Enter closes them; it does not submit the form. */
export function RecipientFields({
  label,
  person,
  errors,
  ownTimeZone,
  takesNumbers,
  onChange,
  onLeave,
  onDone,
}: {
  label: string;
  person: DraftRecipient;
  /** those that are to be shown */ errors: Partial<Record<'name' | 'email' | 'place', string | undefined>>;
  ownTimeZone: string;
  takesNumbers: boolean;
  onChange: (change: Partial<DraftRecipient>) => void;
  onLeave: (field: 'name' | 'email') => void;
  onDone: () => void;
}) {
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    onDone();
  }
  return (
    <fieldset className={css.open} aria-label={label}>
      <div className={shared.pair}>
        <Field label="Name" error={errors.name}>
          <TextInput
            data-field={`people.${person.key}.name`}
            value={person.name}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
            onBlur={() => onLeave('name')}
            onKeyDown={handleKey}
          />
        </Field>
        <Field label={takesNumbers ? 'Email address or mobile number' : 'Email address'} error={errors.email}>
          <TextInput
            data-field={`people.${person.key}.email`}
            type={takesNumbers ? 'text' : 'email'}
            inputMode="email"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={getAddress(person)}
            onChange={(event) => onChange(toAddress(event.target.value, takesNumbers))}
            onBlur={() => onLeave('email')}
            onKeyDown={handleKey}
          />
        </Field>
      </div>
      <PlaceField
        label="Location"
        field={`people.${person.key}.place`}
        hint="A scheduled card arrives in their own time zone."
        timeZone={person.timeZone}
        ownTimeZone={ownTimeZone}
        error={errors.place}
        onChoose={(place) => onChange(place)}
      />
      <div>
        <Button variant="quiet" size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </fieldset>
  );
}
