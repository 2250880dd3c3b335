import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Chip, Chips } from '#app/ui/form/chip.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { AVOIDED_MAX, AVOIDED_TEXT_MAX } from '#shared/limits.ts';
import { AVOIDABLE } from '#shared/people/avoid.ts';
import css from './avoid-field.module.css';

/** What cards for a person should leave out: what many people choose as chips, and anything else in words. */
export function AvoidField({
  avoid,
  error,
  onChange,
}: {
  avoid: readonly string[];
  error: string | undefined;
  onChange: (avoid: readonly string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const isIn = (name: string) => avoid.some((one) => one.toLowerCase() === name.toLowerCase());
  const own = avoid.filter((one) => !AVOIDABLE.some((name) => name.toLowerCase() === one.toLowerCase()));
  function toggle(name: string) {
    onChange(isIn(name) ? avoid.filter((one) => one.toLowerCase() !== name.toLowerCase()) : [...avoid, name]);
  }
  function add() {
    const name = typed.trim();
    if (name !== '' && !isIn(name)) onChange([...avoid, name]);
    setTyped('');
  }
  return (
    <fieldset className={css.avoid}>
      <legend>Please avoid</legend>
      <Chips label="Please avoid">
        {[...AVOIDABLE, ...own].map((name) => (
          <li key={name}>
            <Chip on={isIn(name)} onClick={() => toggle(name)}>
              {name}
            </Chip>
          </li>
        ))}
      </Chips>
      <div className={css.more}>
        <Field label="Something else" hint="We will not suggest cards that show it" error={error}>
          <TextInput
            maxLength={AVOIDED_TEXT_MAX}
            autoComplete="off"
            disabled={avoid.length >= AVOIDED_MAX}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button variant="quiet" aria-disabled={typed.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
