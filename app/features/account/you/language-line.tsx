import { Field, Select } from '#app/ui/field.tsx';
import type { Account } from '#contract/account.ts';
import { useAccount, type Settings } from '../account-context.tsx';
import { useRowWords } from '../kept-row.ts';
import { EditLine, LineForm } from '../open-line.tsx';
import { useActing } from '../use-acting.ts';

const ORDERS: Record<Account['dateOrder'], { said: string; example: string }> = {
  'day-month': { said: 'day before month', example: 'Day before month, 6 May 1988' },
  'month-day': { said: 'month before day', example: 'Month before day, May 6, 1988' },
  'year-month': { said: 'year first', example: 'Year first, 1988 May 6' },
};
const WEEK_STARTS = { 1: 'Monday', 6: 'Saturday', 7: 'Sunday' } as const;
type WeekStart = keyof typeof WEEK_STARTS;

function weekStartOf(day: number): WeekStart {
  return day === 6 || day === 7 ? day : 1;
}

/** How words, dates and weeks are written for the member. */
export function LanguageLine() {
  const { dateOrder, weekStart } = useAccount().account;
  return (
    <EditLine
      id="language"
      name="Language"
      value={`English, ${ORDERS[dateOrder].said}, week begins on ${WEEK_STARTS[weekStartOf(weekStart)]}`}
    >
      {(close) => <LanguageForm close={close} />}
    </EditLine>
  );
}

function LanguageForm({ close }: { close: () => void }) {
  const { account, save } = useAccount();
  const acting = useActing();
  const [{ dateOrder, weekStart }, type] = useRowWords('language', {
    dateOrder: account.dateOrder,
    weekStart: weekStartOf(account.weekStart),
  });
  async function keep() {
    const settings: Settings = { dateOrder, weekStart };
    if (await acting.act(() => save(settings, 'Dates and weeks are written your way.'))) close();
  }
  return (
    <LineForm save="Save it" onSave={() => void keep()} onClose={close} acting={acting} fields={[]}>
      <Field label="Dates" hint="English is the one language yet.">
        <Select value={dateOrder} onChange={({ target }) => type({ dateOrder: target.value as Account['dateOrder'] })}>
          {Object.entries(ORDERS).map(([order, { example }]) => (
            <option key={order} value={order}>
              {example}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="The week begins on">
        <Select value={weekStart} onChange={({ target }) => type({ weekStart: weekStartOf(Number(target.value)) })}>
          {([1, 6, 7] as const).map((day) => (
            <option key={day} value={day}>
              {WEEK_STARTS[day]}
            </option>
          ))}
        </Select>
      </Field>
    </LineForm>
  );
}
