import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import text from '#app/ui/text.module.css';
import css from './open.module.css';
import { codeFault, groupCode } from './typed-code.ts';

/** What a form that was sent without script came back with. */
const WRONG: Record<string, string> = {
  'unknown-code': 'No card has this code. Compare it with the mail, letter by letter.',
  'not-a-code': 'A code has eight letters and figures, in two groups of four.',
};
const TOO_OFTEN = 'That was ten tries in an hour. Wait a while, or open the card from the link in the mail.';

/** Opening a card by the code in its mail: for a link that was lost, or to be sure that the card is meant. */
export function OpenScreen({
  code: given,
  wrong: cameBack,
}: {
  code?: string | undefined;
  wrong?: string | undefined;
}) {
  const [code, setCode] = useState(groupCode(given ?? ''));
  const [wrong, setWrong] = useState(
    cameBack === undefined ? undefined : Object.hasOwn(WRONG, cameBack) ? WRONG[cameBack] : TOO_OFTEN,
  );
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const navigate = useNavigate();

  // the space between the groups comes and goes: the caret stays behind the same letter
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== field.current) return;
    let at = 0;
    for (let left = caret.current; at < code.length && left > 0; at++) if (code[at] !== ' ') left--;
    field.current?.setSelectionRange(at, at);
    caret.current = null;
  }, [code]);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = event.target;
    caret.current = value.slice(0, selectionStart ?? value.length).replace(/[\s-]/g, '').length;
    setCode(groupCode(value));
    setWrong(undefined);
  }

  async function open(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const fault = codeFault(code);
    setWrong(fault ?? undefined);
    if (fault !== null) return field.current?.focus();
    setBusy(true);
    try {
      const { path } = await call('POST /open', { body: { code } });
      await navigate({ to: path });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(
        error.at('code') ??
          (error.status >= 500
            ? 'The code could not be looked up just now. Try once more in a moment.'
            : error.message),
      );
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={css.open}>
      <div>
        <h1>Open a card</h1>
        <p className={text.lead}>
          The code stands in the mail that told you of your card: eight letters and figures, in two groups of four.
        </p>
      </div>
      <form method="post" onSubmit={(event) => void open(event)} noValidate>
        <Field
          label="Your code"
          error={wrong}
          hint="Capitals or small letters, both are right. An O is read as a nought."
        >
          <TextInput
            ref={field}
            name="code"
            className={css.code}
            value={code}
            onChange={type}
            placeholder="R7K2 4MDX"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            required
            dir="ltr"
          />
        </Field>
        <Button type="submit" busy={busy} wide>
          Open the card
        </Button>
      </form>
    </section>
  );
}
