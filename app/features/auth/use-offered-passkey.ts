import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { endOffer, isAsking, offerPasskey, type PasskeyAnswer } from '#app/client/passkeys.ts';
import { sessionSettled } from '#app/client/session.ts';

/** An offer is made anew after this: what it asks counts for five minutes, and people come back to a tab after longer. */
const RENEWED_AFTER_MS = 4 * 60_000;
/** So often it is made anew after something came to nothing: what answers by itself, without a person, would else ask for ever. */
const TRIES = 5;

/**
 * Offers the passkeys of this device in the field for the address, for as long as `isOpen`.
 * @returns what makes the offer anew: another question of this page took its place, or what was chosen opened nothing.
 */
export function useOfferedPasskey(isOpen: boolean, take: (passkey: PasskeyAnswer) => Promise<void>): () => void {
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
        // Nobody asked for it: the button says what is wrong when it is pressed.
        if (!(error instanceof ApiError)) throw error;
      }
    }
    function renew() {
      if (document.visibilityState !== 'visible' || Date.now() - began < RENEWED_AFTER_MS || isAsking()) return;
      setRound(round + 1);
    }
    void offer();
    const timer = setInterval(renew, RENEWED_AFTER_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      void endOffer();
    };
  }, [isOpen, round]);
  return () => {
    tries.current += 1;
    if (tries.current < TRIES) setRound(round + 1);
  };
}
