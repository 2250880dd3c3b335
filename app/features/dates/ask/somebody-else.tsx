import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import { BIRTHDAY_REQUEST_PEOPLE_MAX, EMAIL_MAX, PERSON_NAME_MAX } from '#shared/limits.ts';
import { parseEmail } from '#shared/people/email-address.ts';
import { isLongEnough, isTypedNumber } from '#shared/people/typed-number.ts';
import css from './ask.module.css';
import type { ChosenPerson } from './chosen-people.ts';

/** Adds somebody who is not in the contacts: by name, and by address or number where we are to write. */
export function SomebodyElse({
  isFull,
  takesNumbers,
  onAdd,
}: {
  isFull: boolean;
  /** whether people can be asked by text */ takesNumbers: boolean;
  onAdd: (person: ChosenPerson) => void;
}) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<{ name?: string; email?: string }>({});
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);

  function add() {
    const typed = email.trim();
    const isNumber = takesNumbers && isTypedNumber(typed);
    const parsed = typed === '' || isNumber ? null : parseEmail(typed);
    if (name.trim() === '') {
      setWrong({ name: 'Enter their name.' });
      nameField.current?.focus();
    } else if (parsed !== null && !parsed.ok) {
      setWrong({ email: parsed.message });
      emailField.current?.focus();
    } else if (isNumber && !isLongEnough(typed)) {
      setWrong({ email: 'This number is too short.' });
      emailField.current?.focus();
    } else {
      const address = isNumber ? { mobile: typed } : parsed === null ? {} : { email: parsed.address };
      onAdd({ name: name.trim(), ...address });
      setName('');
      setEmail('');
      setWrong({});
      nameField.current?.focus();
    }
  }
  /** Enter adds the person, and does not ask everybody. */
  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }
  if (isFull)
    return (
      <p className={text.soft}>You have chosen {BIRTHDAY_REQUEST_PEOPLE_MAX} people, the most you can ask at once.</p>
    );
  return (
    <fieldset className={css.else}>
      <legend>Somebody else</legend>
      <Field label="Name" error={wrong.name}>
        <TextInput
          ref={nameField}
          value={name}
          maxLength={PERSON_NAME_MAX}
          autoComplete="off"
          onKeyDown={addByEnter}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field
        label={takesNumbers ? 'Email or mobile number' : 'Email address'}
        aside="Optional"
        hint="Without it you get a link to send."
        error={wrong.email}
      >
        <TextInput
          ref={emailField}
          type={takesNumbers ? 'text' : 'email'}
          value={email}
          maxLength={EMAIL_MAX}
          autoComplete="off"
          onKeyDown={addByEnter}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Button variant="quiet" onClick={add}>
        Add
      </Button>
    </fieldset>
  );
}
