import type { Provider } from '#contract/session.ts';
import { useEffect, useId, useRef, useState } from 'react';
import text from '#app/ui/text.module.css';
import { TextButton } from '#app/ui/text-button.tsx';
import { say } from '#app/ui/toast-store.ts';
import { MAILED_LINK_MINUTES } from '#shared/limits.ts';
import { comeInByMail } from './come-in.ts';
import { Digits } from './digits.tsx';
import { useDoor } from './door-state.ts';
import css from './door.module.css';
import { AnotherWay, Beside, Stage } from './stage.tsx';
import { useAct } from './use-act.ts';

const FIELDS = ['code'] as const;
/** Mails are slower than fingers. */
const AGAIN_AFTER_S = 40;

/** After a mail with a link and six digits went out: the digits come back here, the link on its own page. */
export function Sent({
  email,
  since,
  joins,
  again,
  onBack,
}: {
  email: string;
  /** when the mail was asked for, in milliseconds; now, where it is not said */ since?: number;
  /** how an account that the digits make is come into */ joins?: 'email' | 'passkey' | Provider;
  /** sends another, whose digits are the ones that count */ again: () => Promise<void>;
  onBack: () => void;
}) {
  const { goOn } = useDoor();
  const [digits, setDigits] = useState('');
  const act = useAct(FIELDS);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function check(code: string) {
    let to: string | null | undefined;
    const went = await act.run('code', async () => {
      to = (await comeInByMail({ email, code }, joins)).next;
    });
    if (went) goOn(to ?? undefined);
    else setDigits('');
  }
  async function sendAgain() {
    if (!(await act.run('again', again))) return;
    setDigits('');
    field.current?.focus();
    say('Another mail is on its way. Its six digits are the ones that count.');
  }
  const wrong = act.problems.at['code'];
  return (
    <Stage
      act={act}
      onAct={() => (digits.length === 6 ? void check(digits) : act.refuse({ code: 'All six digits are needed here.' }))}
      label="The way in by mail"
      title="Look in your post"
      leadId={`${id}-how`}
      lead={
        <>
          A link is on its way to <bdi dir="ltr">{email}</bdi>. It works once, for {MAILED_LINK_MINUTES} minutes. Opened
          it elsewhere? Type the six digits from it here; the last one brings you in.
        </>
      }
    >
      <div className={css.wide}>
        <Digits
          ref={field}
          value={digits}
          onChange={(value) => {
            setDigits(value);
            act.clear('code');
          }}
          onFull={(code) => void check(code)}
          describedBy={wrong ? `${id}-wrong` : `${id}-how`}
          wrong={wrong !== undefined}
          busy={act.busy === 'code'}
        />
        <p className={css.wrong} id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
        <Beside act={act} />
      </div>
      <div className={css.acts}>
        <AnotherWay onBack={onBack} />
        <span>
          <SendAgain key={since} since={since} busy={act.busy === 'again'} onPress={() => void sendAgain()} />
        </span>
      </div>
      <p className={`${text.note} ${css.terms}`}>Nothing there after a minute? It may lie among the junk mail.</p>
    </Stage>
  );
}

/** Gives the mail its time first. */
function SendAgain({ since, busy, onPress }: { since: number | undefined; busy: boolean; onPress: () => void }) {
  const [from] = useState(() => since ?? Date.now());
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(AGAIN_AFTER_S, Math.ceil((from - now) / 1000) + AGAIN_AFTER_S);
  return left > 0 ? (
    <span className={text.note}>Send it again in {left} s</span>
  ) : (
    <TextButton onClick={onPress} aria-busy={busy || undefined}>
      Send it again
    </TextButton>
  );
}
