import { useState } from 'react';
import { Choice } from '#app/ui/choice.tsx';
import { Field, Select, TextInput } from '#app/ui/field.tsx';
import { useAccount } from '../account-context.tsx';
import { useRowWords } from '../kept-row.ts';
import { EditLine, LineForm } from '../open-line.tsx';
import { useActing } from '../use-acting.ts';
import { daysIn, MONTHS, readBirthday, sayBirthday, type TypedBirthday } from './birthday-words.ts';
import css from './birthday-line.module.css';

/** The member's own birthday, which friends may keep. */
export function BirthdayLine() {
  const { account } = useAccount();
  const { birthday, dateOrder, hidesBirthYear } = account;
  return (
    <EditLine
      id="birthday"
      name="Birthday"
      value={birthday ? sayBirthday(birthday, dateOrder) : 'Not given'}
      note={birthday ? whatFriendsSee(birthday, dateOrder, hidesBirthYear) : 'So that friends who ask can keep it'}
      change={birthday ? 'Change' : 'Add'}
    >
      {(close) => <BirthdayForm close={close} />}
    </EditLine>
  );
}

function whatFriendsSee(
  birthday: Parameters<typeof sayBirthday>[0],
  order: Parameters<typeof sayBirthday>[1],
  hidesYear: boolean,
): string {
  if (birthday.year === null) return 'Friends who keep you see this';
  if (!hidesYear) return 'Friends who keep you see the year too';
  return `Friends who keep you see ${sayBirthday({ ...birthday, year: null }, order)}, without the year`;
}

function BirthdayForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const acting = useActing();
  const { birthday } = account;
  const [{ hidesBirthYear, ...typed }, keepTyped] = useRowWords<TypedBirthday & { hidesBirthYear: boolean }>(
    'birthday',
    {
      day: birthday ? String(birthday.day) : '',
      month: birthday ? String(birthday.month) : '',
      year: birthday?.year ? String(birthday.year) : '',
      hidesBirthYear: account.hidesBirthYear,
    },
  );
  const [wrong, setWrong] = useState<{ at: keyof TypedBirthday; message: string } | null>(null);
  const days =
    typed.month === '' ? 31 : daysIn(Number(typed.month), /^\d{4}$/.test(typed.year) ? Number(typed.year) : null);
  // A day that was chosen stays in sight, though the month has become shorter: it is said, not dropped.
  const lastDay = Math.max(days, Number(typed.day));

  function type(part: keyof TypedBirthday, value: string) {
    keepTyped({ [part]: value });
    setWrong(null);
  }
  async function keep() {
    const read = readBirthday(typed);
    if (!read.ok) return setWrong(read);
    const said = read.birthday
      ? `Your birthday is ${sayBirthday(read.birthday, account.dateOrder)}.`
      : 'Your birthday is taken out.';
    if (await acting.act(() => save({ birthday: read.birthday, hidesBirthYear }, said))) close();
  }
  const errorAt = (part: keyof TypedBirthday) => (wrong?.at === part ? wrong.message : acting.at(`birthday.${part}`));
  const day = (
    <Field key="day" className={css.day} label="Day" error={errorAt('day') ?? acting.at('birthday')}>
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
    <Field key="year" className={css.year} label="Year" hint="If you like" error={errorAt('year')}>
      <TextInput
        inputMode="numeric"
        maxLength={4}
        value={typed.year}
        autoComplete="bday-year"
        onChange={({ target }) => type('year', target.value)}
      />
    </Field>
  );
  const inOrder = {
    'day-month': [day, month, year],
    'month-day': [month, day, year],
    'year-month': [year, month, day],
  }[account.dateOrder];
  return (
    <LineForm
      save="Save the birthday"
      onSave={() => void keep()}
      onClose={close}
      acting={acting}
      fields={['birthday', 'birthday.day', 'birthday.month', 'birthday.year']}
    >
      <fieldset className={css.parts}>
        <legend className={css.legend}>Your birthday</legend>
        {inOrder}
      </fieldset>
      <Choice checked={hidesBirthYear} onChange={({ target }) => keepTyped({ hidesBirthYear: target.checked })}>
        Keep the year to myself
      </Choice>
    </LineForm>
  );
}
