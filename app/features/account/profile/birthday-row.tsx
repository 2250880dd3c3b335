import { DateFields } from '#app/parts/date-fields/date-fields.tsx';
import { useAction } from '#app/client/use-action.ts';
import { formatNamedDate, type DatePart } from '#shared/time/date-order.ts';
import { useAccount } from '../account-context.tsx';
import { useRowInput } from '#app/parts/editable-row/saved-input.ts';
import { EditableRow, RowForm } from '#app/parts/editable-row/editable-row.tsx';
import { daysInMonth, MONTHS, parseBirthday, type TypedBirthday } from './birthday-format.ts';

/** The member's own birthday. */
export function BirthdayRow() {
  const { birthday, dateOrder } = useAccount().account;
  return (
    <EditableRow
      id="birthday"
      name="Birthday"
      value={birthday ? formatNamedDate(birthday, dateOrder) : 'Not given'}
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
  const days =
    typed.month === '' ? 31 : daysInMonth(Number(typed.month), /^\d{4}$/.test(typed.year) ? Number(typed.year) : null);
  // A chosen day stays listed when the month becomes shorter: it is reported as an error instead of being dropped.
  const lastDay = Math.max(days, Number(typed.day));

  function type(part: DatePart, value: string) {
    setInput({ [part]: value });
    action.clear(`birthday.${part}`);
  }
  async function submit() {
    const parsed = parseBirthday(typed);
    if (!parsed.ok) return action.reject({ [`birthday.${parsed.at}`]: parsed.message });
    const message = parsed.birthday
      ? `Your birthday is ${formatNamedDate(parsed.birthday, account.dateOrder)}.`
      : 'Your birthday is removed.';
    if (await action.run(() => save({ birthday: parsed.birthday }, message))) close();
  }
  return (
    <RowForm save="Save the birthday" onSave={() => void submit()} onClose={close} action={action}>
      <DateFields
        legend="Your birthday"
        isLegendHidden
        isOwnBirthday
        order={account.dateOrder}
        lastDay={lastDay}
        months={MONTHS.map((name, i) => ({ value: i + 1, name }))}
        value={typed}
        onChange={type}
        errorAt={(part) =>
          action.errorAt(`birthday.${part}`) ?? (part === 'day' ? action.errorAt('birthday') : undefined)
        }
      />
    </RowForm>
  );
}
