import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { useAction } from '#app/client/use-action.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import text from '#app/ui/text.module.css';
import type { YearDate } from '#contract/card-plan.ts';
import css from './year.module.css';

/** Whether a card is planned by itself each time that a date comes. It acts at once. */
export function AutomaticSwitch({ date, onChange }: { date: YearDate; onChange: (date: YearDate) => void }) {
  const { calendarId, firstName, isAutomatic } = date;
  const action = useAction();
  /** As it was pressed, until the answer is there. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  async function change(isOn: boolean) {
    setPressed(isOn);
    await action.run(async () => {
      const body = { isAutomatic: isOn };
      onChange((await call('PUT /year/{calendarId}', { params: { calendarId }, body })).date);
    });
    setPressed(null);
  }
  return (
    <div className={css.automatic}>
      <Choice
        kind="switch"
        checked={pressed ?? isAutomatic}
        aria-busy={action.isBusy}
        onChange={({ target }) => void change(target.checked)}
      >
        Send it for me<span className={text.sr}>, a card for {firstName} each year</span>
      </Choice>
      {action.generalError !== undefined && <Notice tone="bad">{action.generalError}</Notice>}
    </div>
  );
}
