import { Field, Select } from '#app/ui/form/field.tsx';
import type { Account } from '#contract/account.ts';
import { useAccount, type Settings } from '../account-context.tsx';
import { useRowInput } from '#app/parts/editable-row/saved-input.ts';
import { EditableRow, RowForm } from '#app/parts/editable-row/editable-row.tsx';
import { useAction } from '#app/client/use-action.ts';

const ORDERS: Record<Account['dateOrder'], { name: string; example: string }> = {
  'day-month': { name: 'day before month', example: 'Day before month, 6 May 1988' },
  'month-day': { name: 'month before day', example: 'Month before day, May 6, 1988' },
  'year-month': { name: 'year first', example: 'Year first, 1988 May 6' },
};
const WEEK_STARTS = { 1: 'Monday', 6: 'Saturday', 7: 'Sunday' } as const;
type WeekStart = keyof typeof WEEK_STARTS;

function weekStartOf(day: number): WeekStart {
  return day === 6 || day === 7 ? day : 1;
}

/** The language, the date order and the first day of the week. */
export function LanguageRow() {
  const { dateOrder, weekStart } = useAccount().account;
  return (
    <EditableRow
      id="language"
      name="Language"
      value={`English, ${ORDERS[dateOrder].name}, week starts on ${WEEK_STARTS[weekStartOf(weekStart)]}`}
      note="For your birthday and your calendar"
    >
      {(close) => <LanguageForm close={close} />}
    </EditableRow>
  );
}

function LanguageForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const action = useAction();
  const [{ dateOrder, weekStart }, setInput] = useRowInput('language', {
    dateOrder: account.dateOrder,
    weekStart: weekStartOf(account.weekStart),
  });
  async function submit() {
    const settings: Settings = { dateOrder, weekStart };
    if (await action.run(() => save(settings, 'Your date settings are saved.'))) close();
  }
  return (
    <RowForm save="Save the settings" onSave={() => void submit()} onClose={close} action={action}>
      <Field label="Dates" hint="Cardamom is in English only for now.">
        <Select
          value={dateOrder}
          onChange={({ target }) => setInput({ dateOrder: target.value as Account['dateOrder'] })}
        >
          {Object.entries(ORDERS).map(([order, { example }]) => (
            <option key={order} value={order}>
              {example}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="First day of the week">
        <Select value={weekStart} onChange={({ target }) => setInput({ weekStart: weekStartOf(Number(target.value)) })}>
          {([1, 6, 7] as const).map((day) => (
            <option key={day} value={day}>
              {WEEK_STARTS[day]}
            </option>
          ))}
        </Select>
      </Field>
    </RowForm>
  );
}
