import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Select } from '#app/ui/form/field.tsx';
import type { YearDate } from '#contract/card-plan.ts';
import { WHEN_IT_COMES, type WhenItComes as Value } from '#shared/dates/when-it-comes.ts';
import { OwnWords } from './own-words.tsx';
import css from './year.module.css';

const WORDS: Record<Value, string> = {
  remind: 'Only remind me',
  ask: 'Ask me first',
  send: 'Send it for me',
};

/** What is done each time that a date comes. It acts at once. */
export function WhenItComes({ date, onChange }: { date: YearDate; onChange: (date: YearDate) => void }) {
  const { calendarId, reminderName, whenItComes } = date;
  const action = useAction();
  /** As it was chosen, until the answer is there. */
  const [chosen, setChosen] = useState<Value | null>(null);
  async function change(value: Value) {
    setChosen(value);
    await action.run(async () => {
      const body = { whenItComes: value };
      onChange((await call('PUT /year/{calendarId}', { params: { calendarId }, body })).date);
    });
    setChosen(null);
  }
  return (
    <div className={css.automatic}>
      <Select
        small
        value={chosen ?? whenItComes}
        aria-busy={action.isBusy}
        aria-label={`Each time: ${reminderName}`}
        onChange={({ target }) => {
          const value = WHEN_IT_COMES.find((one) => one === target.value);
          if (value !== undefined) void change(value);
        }}
      >
        {WHEN_IT_COMES.map((value) => (
          <option key={value} value={value}>
            {WORDS[value]}
          </option>
        ))}
      </Select>
      {whenItComes !== 'remind' && <OwnWords date={date} onChange={onChange} />}
      {action.generalError !== undefined && <Notice tone="bad">{action.generalError}</Notice>}
    </div>
  );
}
