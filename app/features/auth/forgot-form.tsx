import { useEffect, useRef, useState } from 'react';
import { call } from '#app/client/api.ts';
import { sessionSettled } from '#app/client/session.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { AliveForm } from './alive-form.tsx';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import { lacksEmail } from './sign-in-form.tsx';
import { useAct } from './use-act.ts';

const FIELDS = ['email'] as const;

/** A forgotten password: a mail leads to a new one. The answer is the same for every address. */
export function ForgotForm() {
  const { email, setEmail, next } = useDoor();
  const [isSent, setSent] = useState(false);
  const act = useAct(FIELDS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);

  async function ask() {
    const lacks = lacksEmail(email);
    if (lacks) return act.refuse(lacks);
    const went = await act.run('mail', async () => {
      await sessionSettled();
      await call('POST /account/password/reset', { body: { email } });
    });
    if (went) setSent(true);
  }
  const back = (
    <ButtonLink variant="plain" to={routes.login(next ?? undefined)} replace>
      <Icon name="left" />
      Another way in
    </ButtonLink>
  );
  if (isSent)
    return (
      <div className={css.stage}>
        <h2 ref={heading} tabIndex={-1}>
          Look in your post
        </h2>
        <p className={text.soft}>
          If <bdi dir="ltr">{email}</bdi> has an account, a link to a new password is on its way there. It works once,
          for an hour.
        </p>
        <div className={css.acts}>
          {back}
          <Button variant="plain" onClick={() => setSent(false)}>
            Another address
          </Button>
        </div>
      </div>
    );
  return (
    <AliveForm form={act.form} onAct={() => void ask()} className={css.stage} aria-label="A new password">
      <h2>A forgotten password</h2>
      <p className={text.soft}>We mail you a link, and you choose a new one. Until then the old one goes on working.</p>
      <div className={css.wide}>
        {act.problems.general && (
          <div className={css.problem}>
            <Notice tone="bad">{act.problems.general}</Notice>
          </div>
        )}
        <Field label="Email" error={act.problems.at['email']}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            required
            dir="ltr"
            onChange={(event) => {
              setEmail(event.target.value);
              act.clear('email');
            }}
          />
        </Field>
      </div>
      <div className={css.acts}>
        <Button type="submit" busy={act.busy !== null}>
          Send me the link
        </Button>
        {back}
      </div>
    </AliveForm>
  );
}
