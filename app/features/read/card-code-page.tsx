import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import css from './card-code-page.module.css';
import { getCodeError, formatCode } from './card-code.ts';

/** Why a form sent without script failed. */
const ERRORS: Record<string, string> = {
  'unknown-code': 'No card has this code. Compare it with the code in the email.',
  'not-a-code': 'A code has eight letters and digits, in two groups of four.',
};
const TOO_MANY_TRIES = 'Too many tries. Wait an hour, or open the card from the link in the email.';

/** Opens a card by the code in its email: for those who lost the link, or would rather not follow one. */
export function CardCodePage({
  code: initialCode,
  wrong: reason,
}: {
  code?: string | undefined;
  wrong?: string | undefined;
}) {
  const [code, setCode] = useState(formatCode(initialCode ?? ''));
  const [error, setError] = useState(
    reason === undefined ? undefined : Object.hasOwn(ERRORS, reason) ? ERRORS[reason] : TOO_MANY_TRIES,
  );
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const navigate = useNavigate();

  // A space between the groups is added and removed while typing: keep the caret behind the same character.
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== field.current) return;
    let at = 0;
    for (let left = caret.current; at < code.length && left > 0; at++) if (code[at] !== ' ') left--;
    field.current?.setSelectionRange(at, at);
    caret.current = null;
  }, [code]);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = event.target;
    caret.current = value.slice(0, selectionStart ?? value.length).replace(/[\s-]/g, '').length;
    setCode(formatCode(value));
    setError(undefined);
  }

  async function open(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const invalid = getCodeError(code);
    setError(invalid ?? undefined);
    if (invalid !== null) return field.current?.focus();
    setBusy(true);
    try {
      const { path } = await call('POST /open', { body: { code } });
      await navigate({ to: path });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(
        failure.at('code') ??
          (failure.status >= 500 ? 'We could not look up the code. Try again in a moment.' : failure.message),
      );
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={css.page}>
      <div>
        <h1>Open a card</h1>
        <p className={text.lead}>
          Enter the code from the email about your card: eight letters and digits, in two groups of four.
        </p>
      </div>
      <form method="post" onSubmit={(event) => void open(event)} noValidate>
        <Field label="Your code" error={error} hint="Capital or small letters both work. O and 0 both work.">
          <TextInput
            ref={field}
            name="code"
            className={css.code}
            value={code}
            onChange={handleChange}
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
