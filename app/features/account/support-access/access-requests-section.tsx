import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PageSection } from '#app/ui/layout/page-section.tsx';
import { ListRow, RowList } from '#app/ui/list/row-list.tsx';
import text from '#app/ui/text.module.css';
import type { InsideAsk } from '#contract/admin/access-requests.ts';
import { capitalize, formatRelativeTime, formatNames } from '#shared/text/format.ts';
import css from '../account-page.module.css';
import { useAction } from '#app/client/use-action.ts';
import { useLoaded } from '#app/client/use-loaded.ts';

/** Requests of administrators to read the message of a card. Not rendered where there are none. */
export function AccessRequestsSection() {
  const { value: asks, set } = useLoaded(async () => (await call('GET /account/asks')).asks);
  const action = useAction();
  if (asks === null || asks.length === 0) return null;
  const answer = (askId: string, allow: boolean) =>
    action.run(async () => set((await call('PUT /account/asks/{askId}', { params: { askId }, body: { allow } })).asks));
  return (
    <PageSection title="Access requests" id="asked">
      <p className={css.intro}>
        We cannot read your messages unless you allow it. Allowing opens one card to us for a day. You can withdraw it
        at any time.
      </p>
      <RowList aria-label="Access requests">
        {asks.map((ask) => (
          <ListRow
            key={ask.askId}
            name={`${ask.adminName} asks to read your message in “${ask.cardTitle}” to ${formatNames(ask.to)}`}
            note={`${capitalize(formatRelativeTime(ask.askedAt))}. ${ask.reason}${ANSWERS[ask.answer] === '' ? '' : ` ${ANSWERS[ask.answer]}`}`}
          >
            <AnswerButtons ask={ask} isBusy={action.isBusy} onAnswer={(allow) => void answer(ask.askId, allow)} />
          </ListRow>
        ))}
      </RowList>
      {action.generalError && <p className={text.note}>{action.generalError}</p>}
    </PageSection>
  );
}

const ANSWERS: Record<InsideAsk['answer'], string> = {
  waiting: '',
  allowed: 'You allowed it for a day.',
  refused: 'You declined.',
  over: 'You allowed it. The access has ended.',
};

function AnswerButtons({
  ask,
  isBusy,
  onAnswer,
}: {
  ask: InsideAsk;
  isBusy: boolean;
  onAnswer: (allow: boolean) => void;
}) {
  if (ask.answer === 'over' || ask.answer === 'refused') return null;
  return (
    <span className={css.answers}>
      {ask.answer === 'waiting' && (
        <Button size="small" variant="quiet" busy={isBusy} onClick={() => onAnswer(true)}>
          Allow for a day
        </Button>
      )}
      <Button size="small" variant="quiet" busy={isBusy} onClick={() => onAnswer(false)}>
        {ask.answer === 'waiting' ? 'Decline' : 'Withdraw access'}
      </Button>
    </span>
  );
}
