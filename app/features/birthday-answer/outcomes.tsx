import { ActForm } from '#app/parts/act-form.tsx';
import { formatTold } from '#app/parts/birthday-fields/told-date.ts';
import css from '#app/parts/note-page/note-page.module.css';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import type { AskedBirthday } from '#contract/birthday-request.ts';
import { routes } from '#shared/routes.ts';
import { inAnyYear } from '#shared/time/days.ts';
import { possessive } from '#shared/text/possessive.ts';
import type { Answering, Refusal } from './use-answer.ts';

/** After the answer: what was told, and how to change it or take it back. */
export function Receipt({
  answering: { request, heading, running, generalError, withdraw },
  onChange,
}: {
  answering: Answering;
  onChange: () => void;
}) {
  const { from, answer, birthday } = request;
  if (answer === null) return null;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Thank you. <em>{from} knows.</em>
      </h1>
      <p className={css.told}>
        {from} reads: <em>{formatTold(answer)}</em>.
      </p>
      <p className={text.soft}>Only {from} sees it, in their reminders. Come back to this page to change it.</p>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <div className={css.acts}>
        <Button variant="quiet" onClick={onChange} className={css.needsScript}>
          Change it
        </Button>
        <ActForm act="take-back" onAct={() => void withdraw()}>
          <Button type="submit" variant="plain" busy={running === 'take-back'}>
            Take it back
          </Button>
        </ActForm>
      </div>
      {birthday ? <AskersBirthday from={from} birthday={birthday} /> : <Reminded />}
    </>
  );
}

/** The birthday of who asked, where they share it. It becomes one of the reader's own, in the form where it is added. */
function AskersBirthday({ from, birthday }: { from: string; birthday: NonNullable<AskedBirthday['birthday']> }) {
  return (
    <div className={css.more}>
      <h2>
        {possessive(from)} is <em>{formatTold(birthday)}</em>.
      </h2>
      <ButtonLink variant="quiet" to={routes.addBirthdayByHand(inAnyYear(birthday), from)}>
        Remember {possessive(from)} too
      </ButtonLink>
    </div>
  );
}

function Reminded() {
  return (
    <p className={css.more}>
      Do you forget birthdays too?{' '}
      <PathLink className={text.link} to={routes.addReminders()}>
        Let us remember them for you
      </PathLink>
    </p>
  );
}

const REFUSED: Record<Refusal, { title: string; says: (from: string) => string; undo: string }> = {
  request: {
    title: 'That is fine',
    says: (from) => `We do not tell ${from} that you chose this.`,
    undo: 'Answer after all',
  },
  sender: {
    title: 'You will get no more from',
    says: (from) => `Requests and cards from ${from} no longer reach your email address. We do not tell ${from}.`,
    undo: 'Undo',
  },
  everyone: {
    title: 'You will get no more from anyone here',
    says: () => 'Nobody can send a request or a card to your email address with Cardamom.',
    undo: 'Undo',
  },
};

/** After a refusal, and the way back. */
export function Refused({ answering, refused }: { answering: Answering; refused: Refusal }) {
  const { request, heading, running, generalError, allow } = answering;
  const { title, says, undo } = REFUSED[refused];
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
        {refused === 'sender' && ` ${request.from}`}
      </h1>
      <p className={text.lead}>{says(request.from)}</p>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <div className={css.acts}>
        <ActForm act="allow" onAct={() => void allow()}>
          <Button type="submit" variant="quiet" busy={running === 'allow'}>
            {undo}
          </Button>
        </ActForm>
      </div>
    </>
  );
}

/** Where a link in the mail leads that says no more: the button does it. */
export function ConfirmRefusal({
  answering,
  from,
  onAnswer,
}: {
  answering: Answering;
  from: 'sender' | 'everyone';
  onAnswer: string;
}) {
  const { request, heading, running, generalError, refuse } = answering;
  const whom = from === 'sender' ? request.from : 'anyone here';
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        No more from {whom}?
      </h1>
      <p className={text.lead}>
        {from === 'sender'
          ? `Requests and cards from ${request.from} will not reach your email address any more. We do not tell ${request.from}, and you can undo this here.`
          : 'Nobody will be able to send a request or a card to your email address with Cardamom. You can undo this here.'}
      </p>
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <div className={css.acts}>
        <ActForm act={from} onAct={() => void refuse(from)}>
          <Button type="submit" busy={running === from}>
            No more from {whom}
          </Button>
        </ActForm>
        <ButtonLink variant="plain" to={onAnswer}>
          Answer instead
        </ButtonLink>
      </div>
    </>
  );
}
