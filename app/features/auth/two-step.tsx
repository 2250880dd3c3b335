import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { comeIn } from './come-in.ts';
import { CodeField, PasswordField } from './door-fields.tsx';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import { AnotherWay, Beside, Stage } from './stage.tsx';
import { useAct } from './use-act.ts';

const FIELDS = ['code'] as const;
const FIELDS_ANEW = ['password', 'code'] as const;

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

/**
 * The second step of an account that has one: a code of its app, after the password was right.
 * @param known the password; empty after a reload, since it is kept nowhere: then it is asked for once more.
 */
export function TwoStep({ email, known, onBack }: { email: string; known: string; onBack: () => void }) {
  const { next, goOn } = useDoor();
  const [isKnown] = useState(known !== '');
  const [password, setPassword] = useState(known);
  const [code, setCode] = useState('');
  const act = useAct(isKnown ? FIELDS : FIELDS_ANEW);
  useEffect(() => act.form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [act.form]);

  async function signIn() {
    const lacks = {
      ...(password === '' ? { password: 'Your password is needed here once more.' } : {}),
      ...(code.trim() === '' ? { code: 'The code of your app is needed here.' } : {}),
    };
    if (Object.keys(lacks).length > 0) return act.refuse(lacks);
    if (await act.run('code', () => comeIn({ loginType: 'email', email, password, code, next }, 'email'))) goOn();
  }
  return (
    <Stage
      act={act}
      onAct={() => void signIn()}
      label="Your code"
      title="And your code"
      lead={
        isKnown ? (
          'The password is right. Your app for codes has six digits for us, new every half minute.'
        ) : (
          <>
            This page was loaded anew, and we keep no password. Type the one of <bdi dir="ltr">{email}</bdi> once more,
            and the six digits of your app for codes with it.
          </>
        )
      }
    >
      <div className={css.wide}>
        <Beside act={act} />
        <div className={css.fields}>
          {!isKnown && (
            <>
              {/* For whoever keeps passwords: whose it is. */}
              <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
              <PasswordField act={act} value={password} onType={setPassword} />
            </>
          )}
          <CodeField
            act={act}
            label="Code"
            hint="Lost the phone? One of the codes that you kept for that day works too."
            value={code}
            onType={setCode}
          />
        </div>
      </div>
      <div className={css.acts}>
        <Button type="submit" busy={act.busy !== null}>
          Sign in
        </Button>
        <AnotherWay onBack={onBack} />
      </div>
    </Stage>
  );
}
