import { useRef, useState, type FormEvent } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/toast-store.ts';
import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import { readEmail, sameAddress } from '#shared/email-address.ts';
import css from './ledger-table.module.css';
import type { SenderLink } from './ledger-loading.ts';

/** Mends an address that came back, in its place in the ledger, and sends the card again. */
export function CorrectAddress({
  entry,
  link,
  onCorrected,
}: {
  entry: LedgerEntry;
  link: SenderLink;
  onCorrected: (sent: SentCard) => void;
}) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(entry.email);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function refuse(message: string) {
    setError(message);
    input.current?.focus();
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const reading = readEmail(email);
    if (!reading.ok) return refuse(reading.message);
    if (sameAddress(reading.address, entry.email))
      return refuse('This is the address that came back. What should it be?');
    setBusy(true);
    try {
      const { sent } = await call('PUT /card/send/correct', {
        body: { ...link, recipientId: entry.recipientId, email: reading.address },
      });
      toast(`Sent again, to ${reading.address}`);
      onCorrected(sent);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setBusy(false);
      refuse(
        failure.at('email') ??
          (failure.status >= 500
            ? 'We could not reach our desk. Press the button again in a moment.'
            : failure.message),
      );
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <div className={css.fix}>
        <Field label="Correct the address" error={error ?? undefined}>
          <TextInput
            ref={input}
            data-field={`correct.${entry.recipientId}`}
            type="email"
            inputMode="email"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(null);
            }}
          />
        </Field>
        <Button type="submit" busy={isBusy}>
          Send it again
        </Button>
      </div>
      <p className={text.note}>Free, and it goes at once.</p>
    </form>
  );
}
