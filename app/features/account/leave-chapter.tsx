import { useEffect, useRef, useState, type FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Chapter } from '#app/ui/chapter.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import type { Account } from '#contract/account.ts';
import { useAccount } from './account-context.tsx';
import css from './account-page.module.css';
import type { Exporting } from './export-chapter.tsx';
import { capital, counted, sayNames, sayNumber } from '#shared/spoken.ts';
import { useActing } from './use-acting.ts';

type Fate = 'leave' | 'take-down';

/** Leaving: what becomes of the cards, and one button. It can be undone until the end of the day. */
export function LeaveChapter({ exporting, onLeft }: { exporting: Exporting; onLeft: (until: string) => void }) {
  const { account } = useAccount();
  const acting = useActing();
  const [sentCards, setFate] = useState<Fate>('leave');
  const [password, setPassword] = useState('');
  const wrongPassword = acting.at('password');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrongPassword) field.current?.focus();
  }, [wrongPassword]);

  async function leave(event: FormEvent) {
    event.preventDefault();
    if (acting.isBusy) return;
    await acting.act(async () => {
      const { until } = await call('DELETE /account', {
        body: { sentCards, ...(account.hasPassword ? { password } : {}) },
      });
      onLeft(until);
    });
  }
  const besides = acting.besides('password');
  return (
    <Chapter title="Leave" id="leave" isText>
      <p>No questions and no waiting on the line. {sayPlanned(account.plannedCards)}</p>
      <form className={css.leave} noValidate onSubmit={(event) => void leave(event)}>
        <fieldset>
          <legend className={text.sr}>The cards you sent</legend>
          <Choice kind="radio" name="fate" checked={sentCards === 'leave'} onChange={() => setFate('leave')}>
            Leave my sent cards with the people who have them
            <span className={css.fate}>They stay open, signed with your first name only</span>
          </Choice>
          <Choice kind="radio" name="fate" checked={sentCards === 'take-down'} onChange={() => setFate('take-down')}>
            Take those down as well
            <span className={css.fate}>
              {account.cardsSent === 0
                ? 'You have not sent any yet'
                : `${counted(account.cardsSent, 'card')} will be an empty envelope to whoever opens ${account.cardsSent === 1 ? 'it' : 'them'}`}
            </span>
          </Choice>
        </fieldset>
        {account.hasPassword && (
          <div className={css.leavePassword}>
            <Field label="Your password" hint="So that nobody else can do this for you." error={wrongPassword}>
              <TextInput
                ref={field}
                type="password"
                value={password}
                autoComplete="current-password"
                onChange={({ target }) => setPassword(target.value)}
              />
            </Field>
          </div>
        )}
        {besides && <Notice tone="bad">{besides}</Notice>}
        <div className={css.leaveActs}>
          <Button type="submit" variant="danger" busy={acting.isBusy}>
            Delete my account
          </Button>
          {exporting.value === null && (
            <Button variant="plain" onClick={() => void exporting.begin()}>
              Pack an export first
            </Button>
          )}
        </div>
      </form>
      <p className={css.last}>
        Closed at once, and gone from our shelves after the end of the day. Until then one link in your email undoes it.
      </p>
    </Chapter>
  );
}

/** `Two cards you have planned, for Amelie and for Mum, would not leave.` */
function sayPlanned(planned: Account['plannedCards']): string {
  if (planned.length === 0) return 'No card of yours is waiting for its day.';
  const first =
    planned.length === 1 ? 'The card you have planned' : `${capital(sayNumber(planned.length))} cards you have planned`;
  const whom = planned.slice(0, 3).map(({ people }) => `for ${sayNames(people.slice(0, 3))}`);
  const rest = planned.length > 3 ? [...whom, 'for others'] : whom;
  return `${first}, ${sayNames(rest)}, would not leave.`;
}
