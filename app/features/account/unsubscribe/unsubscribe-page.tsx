import { useState, type FormEvent } from 'react';
import { call } from '#app/client/api.ts';
import type { SoftPair } from '#app/client/soft-pair.ts';
import { useSession } from '#app/client/session.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { sayProblem } from '../say-problem.ts';
import { useActing } from '../use-acting.ts';
import { stopWords, type StopKind } from './stop-words.ts';
import css from './unsubscribe-page.module.css';

/** How things stood when the page was made: a form without script comes back here. */
export type StopState = 'asked' | 'stopped' | 'taken-back' | 'refused';

/**
 * Where mails are stopped. Opening it changes nothing, since scanners follow links; its button does, with or without script, and
 * the same button takes it back.
 */
export function UnsubscribePage({
  pair,
  kind,
  first,
}: {
  /** of the mail whose foot led here */ pair: SoftPair | undefined;
  kind: StopKind;
  first: StopState;
}) {
  const { user } = useSession();
  const email = pair?.e ?? (user.isLoggedIn || user.isSoftLoggedIn ? user.email : null);
  if (email === null || email === undefined) return <WhereItStands />;
  return <Stopping key={kind} email={email} pair={pair} kind={kind} first={first} />;
}

function Stopping({
  email,
  pair,
  kind,
  first,
}: {
  email: string;
  pair: SoftPair | undefined;
  kind: StopKind;
  first: StopState;
}) {
  const [state, setState] = useState<StopState>(first);
  const [reached, setReached] = useState(email);
  const acting = useActing();
  const words = stopWords(kind);
  const isStopped = state === 'stopped';

  async function act(event: FormEvent) {
    event.preventDefault();
    if (acting.isBusy) return;
    await acting.act(async () => {
      const reply = await call('POST /unsubscribe', { body: { kind, isOn: isStopped, ...pair } });
      setReached(reply.email);
      setState(isStopped ? 'taken-back' : 'stopped');
    });
  }
  const wrong =
    (acting.problem && (acting.problem.status === 404 ? REFUSED : sayProblem(acting.problem))) ??
    (state === 'refused' ? REFUSED : null);
  const address = <bdi dir="ltr">{reached}</bdi>;
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <div aria-live="polite" className={css.words}>
        {isStopped ? (
          <>
            <h1>{words.done}</h1>
            <p className={text.lead}>Not to {address}. You can take it back here, today or later.</p>
          </>
        ) : state === 'taken-back' ? (
          <>
            <h1>Taken back</h1>
            <p className={text.lead}>These mails come to {address} again.</p>
          </>
        ) : (
          <>
            <h1>Stop {words.mails}?</h1>
            <p className={text.lead}>{words.line}</p>
            <p className={css.counts}>This is about mail to {address}.</p>
          </>
        )}
      </div>
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      <form
        method="post"
        action={routes.unsubscribe(pair, kind)}
        data-comes-alive=""
        ref={tellAlive}
        className={css.acts}
        onSubmit={(event) => void act(event)}
      >
        <input type="hidden" name="isOn" value={isStopped ? '1' : ''} />
        <Button type="submit" variant={isStopped || state === 'taken-back' ? 'quiet' : 'primary'} busy={acting.isBusy}>
          {isStopped ? 'Take it back' : words.act}
        </Button>
        <PathLink className={text.link} to={routes.emailSettings()}>
          Choose mail by mail
        </PathLink>
      </form>
    </div>
  );
}

const REFUSED =
  'This link is not whole, or its address is another one now. Open a newer mail of ours and press the link at its foot, or sign in and choose mail by mail.';

/** Tells the browser's entry (app/client.tsx), which holds a press that came before. */
const tellAlive = (form: HTMLFormElement | null) => void form?.dispatchEvent(new Event('alive', { bubbles: true }));

/** Nobody is here, and the address says nothing: where the link stands, and the other way. */
function WhereItStands() {
  return (
    <div className={`${text.wrap} ${css.page}`}>
      <div className={css.words}>
        <h1>Which mails should stop?</h1>
        <p className={text.lead}>
          Every mail of ours has a link at its foot that stops just that kind, without signing in. Open the mail, and
          press it there. Or sign in, and choose all of them at once.
        </p>
      </div>
      <div className={css.acts}>
        <ButtonLink to={routes.login(routes.emailSettings())}>Sign in and choose</ButtonLink>
      </div>
      <p className={css.cards}>
        Cards are not mails of ours: people send them. Each says at its foot how to get no more of them.
      </p>
    </div>
  );
}
