import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import {
  cancelPasskeyOffer,
  isPasskeyPromptOpen,
  offerPasskey,
  type PasskeyAnswer,
} from '#app/client/session/passkeys.ts';
import { sessionSettled } from '#app/client/session/session.ts';

/** The server's challenge is valid for five minutes, and people return to a tab after longer: the offer is renewed in time. */
const RENEWED_AFTER_MS = 4 * 60_000;
/** How often it is repeated after a failure. An authenticator that answers without a person would otherwise repeat it for ever. */
const TRIES = 5;

/**
 * Offers the passkeys of this device in the autofill of the email field, for as long as `isOpen`.
 * @returns a function that repeats the offer, after another passkey request replaced it or the chosen passkey failed.
 */
export function usePasskeyAutofill(isOpen: boolean, take: (passkey: PasskeyAnswer) => Promise<void>): () => void {
  const [round, setRound] = useState(0);
  const tries = useRef(0);
  const onChosen = useEffectEvent(take);
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    const began = Date.now();
    async function offer() {
      await sessionSettled();
      if (isGone) return;
      try {
        const passkey = await offerPasskey(async () => (await call('POST /login/passkey')).options);
        if (passkey !== null && !isGone) await onChosen(passkey);
      } catch (error) {
        // Nobody asked for the offer, so no error is shown. The button shows its own.
        if (!(error instanceof ApiError)) throw error;
      }
    }
    function renew() {
      if (document.visibilityState !== 'visible' || Date.now() - began < RENEWED_AFTER_MS || isPasskeyPromptOpen())
        return;
      setRound(round + 1);
    }
    void offer();
    const timer = setInterval(renew, RENEWED_AFTER_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      void cancelPasskeyOffer();
    };
  }, [isOpen, round]);
  return () => {
    tries.current += 1;
    if (tries.current < TRIES) setRound(round + 1);
  };
}
