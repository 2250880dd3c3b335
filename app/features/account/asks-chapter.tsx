import { call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Chapter } from '#app/ui/chapter.tsx';
import { Line, Lines } from '#app/ui/lines.tsx';
import text from '#app/ui/text.module.css';
import type { InsideAsk } from '#contract/admin.ts';
import { capital, sayMoment, sayNames } from '#shared/spoken.ts';
import css from './account-page.module.css';
import { useActing } from './use-acting.ts';
import { useLoaded } from './use-loaded.ts';

/** Questions whether one of us may see what is written in a card. There only where somebody asked. */
export function AsksChapter() {
  const { value: asks, set } = useLoaded(async () => (await call('GET /account/asks')).asks);
  const acting = useActing();
  if (asks === null || asks.length === 0) return null;
  const answer = (askId: string, allow: boolean) =>
    acting.act(async () => set((await call('PUT /account/asks/{askId}', { params: { askId }, body: { allow } })).asks));
  return (
    <Chapter title="Who asks" id="asked">
      <p className={css.intro}>
        What is written in your cards is closed to us. A yes opens one card for a day, and you can take it back.
      </p>
      <Lines aria-label="Questions to you">
        {asks.map((ask) => (
          <Line
            key={ask.askId}
            name={`${ask.adminName} asks to see inside “${ask.cardTitle}”, to ${sayNames(ask.to)}`}
            note={`${capital(sayMoment(ask.askedAt))}. ${ask.reason}${SAID[ask.answer] === '' ? '' : ` ${SAID[ask.answer]}`}`}
          >
            <Answers ask={ask} isBusy={acting.isBusy} onAnswer={(allow) => void answer(ask.askId, allow)} />
          </Line>
        ))}
      </Lines>
      {acting.besides() && <p className={text.note}>{acting.besides()}</p>}
    </Chapter>
  );
}

const SAID: Record<InsideAsk['answer'], string> = {
  waiting: '',
  allowed: 'You said yes, for a day.',
  refused: 'You said no.',
  over: 'You said yes, and that day is over.',
};

function Answers({ ask, isBusy, onAnswer }: { ask: InsideAsk; isBusy: boolean; onAnswer: (allow: boolean) => void }) {
  if (ask.answer === 'over' || ask.answer === 'refused') return null;
  return (
    <span className={css.answers}>
      {ask.answer === 'waiting' && (
        <Button size="small" variant="quiet" busy={isBusy} onClick={() => onAnswer(true)}>
          Yes, for a day
        </Button>
      )}
      <Button size="small" variant="quiet" busy={isBusy} onClick={() => onAnswer(false)}>
        {ask.answer === 'waiting' ? 'No' : 'Close it again'}
      </Button>
    </span>
  );
}
