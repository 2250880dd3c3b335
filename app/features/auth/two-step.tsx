import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import text from '#app/ui/text.module.css';
import { AliveForm } from './alive-form.tsx';
import { comeIn } from './come-in.ts';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import { useAct } from './use-act.ts';

const FIELDS = ['code'] as const;

/** Whether a call was answered with the wish for a two-step code; other errors go on. */
export async function isCodeNeeded(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return false;
  } catch (error) {
    if (
      error instanceof ApiError &&
      error.errors.some(({ field, errorCode }) => field === 'code' && errorCode === 'two-step')
    )
      return true;
    throw error;
  }
}

/** The second step of an account that has one: a code of its app, after the password was right. */
export function TwoStep({ email, password, onBack }: { email: string; password: string; onBack: () => void }) {
  const { next, goOn } = useDoor();
  const [code, setCode] = useState('');
  const act = useAct(FIELDS);
  useEffect(() => act.form.current?.querySelector('input')?.focus(), [act.form]);

  async function signIn() {
    if (code.trim() === '') return act.refuse({ code: 'The code of your app is needed here.' });
    if (await act.run('code', () => comeIn({ loginType: 'email', email, password, code, next }, 'email'))) goOn();
  }
  return (
    <AliveForm form={act.form} onAct={() => void signIn()} className={css.stage} aria-label="Your code">
      <h2>And your code</h2>
      <p className={text.soft}>
        The password is right. Your app for codes has six digits for us, new every half minute.
      </p>
      <div className={css.wide}>
        {act.problems.general && (
          <div className={css.problem}>
            <Notice tone="bad">{act.problems.general}</Notice>
          </div>
        )}
        <Field
          label="Code"
          error={act.problems.at['code']}
          hint="Lost the phone? One of the codes that you kept for that day works too."
        >
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            maxLength={40}
            dir="ltr"
            onChange={(event) => {
              setCode(event.target.value);
              act.clear('code');
            }}
          />
        </Field>
      </div>
      <div className={css.acts}>
        <Button type="submit" busy={act.busy !== null}>
          Sign in
        </Button>
        <Button variant="plain" onClick={onBack}>
          <Icon name="left" />
          Another way in
        </Button>
      </div>
    </AliveForm>
  );
}
