import { useEffect, useRef } from 'react';
import { call } from '#app/client/api.ts';
import { sessionSettled } from '#app/client/session.ts';
import { Button } from '#app/ui/button.tsx';
import text from '#app/ui/text.module.css';
import { EmailField, lacksEmail } from './door-fields.tsx';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import { AnotherWay, Beside, Stage } from './stage.tsx';
import { useAct } from './use-act.ts';

const FIELDS = ['email'] as const;

/** A forgotten password: a mail leads to a new one. The answer is the same for every address. */
export function ForgotForm() {
  const { email, waiting, wait, stopWaiting } = useDoor();
  const act = useAct(FIELDS);

  async function ask() {
    const lacks = lacksEmail(email);
    if (lacks) return act.refuse(lacks);
    const went = await act.run('mail', async () => {
      await sessionSettled();
      await call('POST /account/password/reset', { body: { email } });
    });
    if (went) wait({ for: 'new-password', email });
  }
  function askAnother() {
    stopWaiting();
    // After the heading, which has it where somebody comes back: here it is for the address that they come.
    setTimeout(() => act.form.current?.querySelector('input')?.focus());
  }
  if (waiting?.for === 'new-password') return <OnItsWay email={waiting.email} onBack={askAnother} />;
  return (
    <Stage
      act={act}
      onAct={() => void ask()}
      label="A new password"
      title="A forgotten password"
      lead="We mail you a link, and you choose a new one. Until then the old one goes on working."
    >
      <div className={css.wide}>
        <Beside act={act} />
        <EmailField act={act} autoComplete="username" />
      </div>
      <div className={css.acts}>
        <Button type="submit" busy={act.busy !== null}>
          Send me the link
        </Button>
        <AnotherWay />
      </div>
    </Stage>
  );
}

function OnItsWay({ email, onBack }: { email: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.stage}>
      <h2 ref={heading} tabIndex={-1}>
        Look in your post
      </h2>
      <p className={text.soft}>
        If <bdi dir="ltr">{email}</bdi> has an account, a link to a new password is on its way there. It works once, for
        an hour.
      </p>
      <div className={css.acts}>
        <AnotherWay />
        <Button variant="plain" onClick={onBack}>
          Another address
        </Button>
      </div>
      <p className={`${text.note} ${css.terms}`}>Nothing there after a minute? It may lie among the junk mail.</p>
    </div>
  );
}
