import { useState } from 'react';
import { Field, Select, TextInput } from '#app/ui/form/field.tsx';
import { useAccount } from '../account-context.tsx';
import { useRowInput } from '../saved-input.ts';
import { EditableRow, RowForm } from '../editable-row.tsx';
import { useAction } from '#app/client/use-action.ts';
import { daysInMonth, MONTHS, parseBirthday, formatBirthday, type TypedBirthday } from './birthday-format.ts';
import css from './birthday-row.module.css';

/** The member's own birthday. */
export function BirthdayRow() {
  const { birthday, dateOrder } = useAccount().account;
  return (
    <EditableRow
      id="birthday"
      name="Birthday"
      value={birthday ? formatBirthday(birthday, dateOrder) : 'Not given'}
      note="Only you see it"
      change={birthday ? 'Change' : 'Add'}
    >
      {(close) => <BirthdayForm close={close} />}
    </EditableRow>
  );
}

function BirthdayForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const action = useAction(['birthday', 'birthday.day', 'birthday.month', 'birthday.year']);
  const { birthday } = account;
  const [typed, setInput] = useRowInput<TypedBirthday>('birthday', {
    day: birthday ? String(birthday.day) : '',
    month: birthday ? String(birthday.month) : '',
    year: birthday?.year ? String(birthday.year) : '',
  });
  const [inputError, setInputError] = useState<{ at: keyof TypedBirthday; message: string } | null>(null);
  const days =
    typed.month === '' ? 31 : daysInMonth(Number(typed.month), /^\d{4}$/.test(typed.year) ? Number(typed.year) : null);
  // A chosen day stays listed when the month becomes shorter: it is reported as an error instead of being dropped.
  const lastDay = Math.max(days, Number(typed.day));

  function type(part: keyof TypedBirthday, value: string) {
    setInput({ [part]: value });
    setInputError(null);
  }
  async function submit() {
    const parsed = parseBirthday(typed);
    if (!parsed.ok) return setInputError(parsed);
    const message = parsed.birthday
      ? `Your birthday is ${formatBirthday(parsed.birthday, account.dateOrder)}.`
      : 'Your birthday is removed.';
    if (await action.run(() => save({ birthday: parsed.birthday }, message))) close();
  }
  const errorAt = (part: keyof TypedBirthday) =>
    inputError?.at === part ? inputError.message : action.errorAt(`birthday.${part}`);
  const day = (
    <Field key="day" className={css.day} label="Day" error={errorAt('day') ?? action.errorAt('birthday')}>
      <Select value={typed.day} autoComplete="bday-day" onChange={({ target }) => type('day', target.value)}>
        <option value="" aria-label="No day" />
        {Array.from({ length: lastDay }, (_, i) => (
          <option key={i + 1} value={i + 1}>
            {i + 1}
          </option>
        ))}
      </Select>
    </Field>
  );
  const month = (
    <Field key="month" className={css.month} label="Month" error={errorAt('month')}>
      <Select value={typed.month} autoComplete="bday-month" onChange={({ target }) => type('month', target.value)}>
        <option value="" aria-label="No month" />
        {MONTHS.map((name, i) => (
          <option key={name} value={i + 1}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
  const year = (
    <Field key="year" className={css.year} label="Year" hint="Optional" error={errorAt('year')}>
      <TextInput
        inputMode="numeric"
        maxLength={4}
        value={typed.year}
        autoComplete="bday-year"
        onChange={({ target }) => type('year', target.value)}
      />
    </Field>
  );
  const fields = {
    'day-month': [day, month, year],
    'month-day': [month, day, year],
    'year-month': [year, month, day],
  }[account.dateOrder];
  return (
    <RowForm save="Save the birthday" onSave={() => void submit()} onClose={close} action={action}>
      <fieldset className={css.parts}>
        <legend className={css.legend}>Your birthday</legend>
        {fields}
      </fieldset>
    </RowForm>
  );
}
