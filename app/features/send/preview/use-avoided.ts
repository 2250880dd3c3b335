import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useSession } from '#app/client/session/session.ts';
import type { CallReply } from '#contract/calls.ts';
import type { CardSend } from '#contract/card-send.ts';

type Avoided = CallReply<'GET /card/send/avoided'>['avoided'];

/** The recipients of a draft for whom its card shows something to be avoided. Only members keep such notes; where they cannot be read, nothing is asked. */
export function useAvoided({ cardSendId, updatedAt }: CardSend): Avoided {
  const { user } = useSession();
  const [{ avoided }, setAnswer] = useState<{ of: string; avoided: Avoided }>({ of: '', avoided: [] });
  // Asked again once the server has what was changed on the way here: people who were just added are not in the first answer.
  useEffect(() => {
    async function load() {
      try {
        const reply = await call('GET /card/send/avoided', { query: { cardSendId } });
        setAnswer((last) => (last.of > updatedAt ? last : { of: updatedAt, avoided: reply.avoided }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    if (user.isLoggedIn) void load();
  }, [cardSendId, updatedAt, user.isLoggedIn]);
  return avoided;
}
