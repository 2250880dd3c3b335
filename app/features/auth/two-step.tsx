import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { comeIn } from './come-in.ts';
import { CodeField } from './door-fields.tsx';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import { AnotherWay, Beside, Stage } from './stage.tsx';
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
    <Stage
      act={act}
      onAct={() => void signIn()}
      label="Your code"
      title="And your code"
      lead="The password is right. Your app for codes has six digits for us, new every half minute."
    >
      <div className={css.wide}>
        <Beside act={act} />
        <CodeField
          act={act}
          label="Code"
          hint="Lost the phone? One of the codes that you kept for that day works too."
          value={code}
          onType={setCode}
        />
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
