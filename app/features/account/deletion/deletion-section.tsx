import { useState, type FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import text from '#app/ui/text.module.css';
import type { Account } from '#contract/account.ts';
import { useAccount } from '../account-context.tsx';
import css from '../account-page.module.css';
import type { Exporting } from '../export/export-section.tsx';
import { capitalize, formatQuantity, formatNames, formatSmallNumber } from '#shared/text/format.ts';
import { useAction } from '#app/client/use-action.ts';

type SentCards = 'leave' | 'take-down';

/** Account deletion: what happens to the sent cards, and one button. It can be undone until the end of the day. */
export function DeletionSection({
  exporting,
  onDeleted,
}: {
  exporting: Exporting;
  onDeleted: (until: string) => void;
}) {
  const { account } = useAccount();
  const { formRef, isBusy, generalError, errorAt, run } = useAction(['password']);
  const [sentCards, setSentCards] = useState<SentCards>('leave');
  const [password, setPassword] = useState('');
  async function deleteAccount(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    await run(async () => {
      const { until } = await call('DELETE /account', {
        body: { sentCards, ...(account.hasPassword ? { password } : {}) },
      });
      onDeleted(until);
    });
  }
  return (
    <PageSection title="Delete your account" id="leave" isText>
      <p>Delete your account here. {formatPlannedCards(account.plannedCards)}</p>
      <form ref={formRef} className={css.deletion} noValidate onSubmit={(event) => void deleteAccount(event)}>
        <fieldset>
          <legend className={text.sr}>The cards you sent</legend>
          <Choice kind="radio" name="sent-cards" checked={sentCards === 'leave'} onChange={() => setSentCards('leave')}>
            Keep the cards I sent
            <span className={css.option}>They stay online, signed with your first name only</span>
          </Choice>
          <Choice
            kind="radio"
            name="sent-cards"
            checked={sentCards === 'take-down'}
            onChange={() => setSentCards('take-down')}
          >
            Delete the cards I sent
            <span className={css.option}>
              {account.cardsSent === 0
                ? 'You have not sent any yet'
                : `${formatQuantity(account.cardsSent, 'card')} will no longer open`}
            </span>
          </Choice>
        </fieldset>
        {account.hasPassword && (
          <div className={css.deletionPassword}>
            <Field label="Your password" hint="To make sure that it is you." error={errorAt('password')}>
              <TextInput
                type="password"
                value={password}
                autoComplete="current-password"
                onChange={({ target }) => setPassword(target.value)}
              />
            </Field>
          </div>
        )}
        {generalError && <Notice tone="bad">{generalError}</Notice>}
        <div className={css.deletionActions}>
          <Button type="submit" variant="danger" busy={isBusy}>
            Delete my account
          </Button>
          {exporting.value === null && (
            <Button variant="plain" onClick={() => void exporting.start()}>
              Export my data first
            </Button>
          )}
        </div>
      </form>
      <p className={css.last}>
        Your account is closed at once and deleted at the end of the day. Until then, a link in our email restores it.
      </p>
    </PageSection>
  );
}

/** `Two scheduled cards, for Amelie and for Mum, will not be sent.` */
function formatPlannedCards(planned: Account['plannedCards']): string {
  if (planned.length === 0) return 'You have no scheduled cards.';
  const subject =
    planned.length === 1 ? 'Your scheduled card' : `${capitalize(formatSmallNumber(planned.length))} scheduled cards`;
  const people = planned.slice(0, 3).map((card) => `for ${formatNames(card.people.slice(0, 3))}`);
  const rest = planned.length > 3 ? [...people, 'for others'] : people;
  return `${subject}, ${formatNames(rest)}, will not be sent.`;
}
