import { useRef, useState, type FormEvent } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field, TextInput } from '#app/ui/form/field.tsx';
import text from '#app/ui/text.module.css';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import { sameNumber } from '#shared/people/typed-number.ts';
import { getAddress, getAddressError, toAddress } from '../recipients/recipients.ts';
import css from './correct-address.module.css';
import { OwnPhone } from './own-phone.tsx';
import type { SenderLink } from './load-sent-card.ts';

/** Takes another address in place of one that bounced, and sends the card to it. */
export function CorrectAddress({
  entry,
  sent,
  link,
  onCorrected,
}: {
  entry: LedgerEntry;
  sent: SentCard;
  link: SenderLink;
  onCorrected: (sent: SentCard) => void;
}) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const old = entry.email ?? entry.mobile ?? '';
  const [typed, setTyped] = useState(old);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function showError(message: string) {
    setError(message);
    input.current?.focus();
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const to = toAddress(typed.trim(), sent.sendsTexts);
    const wrong = getAddressError(to);
    if (wrong !== null) return showError(wrong);
    if (to.mobile ? sameNumber(to.mobile, old) : sameAddress(to.email, old))
      return showError(`This is the ${to.mobile ? 'number' : 'address'} that did not work. Enter a different one.`);
    setBusy(true);
    try {
      const corrected = await call('PUT /card/send/correct', {
        body: { ...link, recipientId: entry.recipientId, ...(to.mobile ? { mobile: to.mobile } : { email: to.email }) },
      });
      toast(`Sent again to ${getAddress(to)}`);
      onCorrected(corrected.sent);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setBusy(false);
      showError(
        failure.at('email') ??
          failure.at('mobile') ??
          (failure.status >= 500 ? 'We could not reach the server. Try again in a moment.' : failure.message),
      );
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <div className={css.correction}>
        <Field label={`New address${sent.sendsTexts ? ' or number' : ''} for ${entry.name}`} error={error ?? undefined}>
          <TextInput
            ref={input}
            data-field={`correct.${entry.recipientId}`}
            type={sent.sendsTexts ? 'text' : 'email'}
            inputMode="email"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(null);
            }}
          />
        </Field>
        <Button type="submit" busy={isBusy}>
          Send again
        </Button>
      </div>
      <p className={text.note}>Free. It is sent at once.</p>
      <OwnPhone sent={sent} person={entry} lead="Or send" />
    </form>
  );
}
