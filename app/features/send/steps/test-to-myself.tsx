import { useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useSession } from '#app/client/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/toast-store.ts';
import { placeOfError } from '../draft/draft-model.ts';
import shared from '../send.module.css';
import type { Lack } from './readiness.ts';
import type { OpenDraft } from './step.ts';
import { proofOfWork, type SendProblem } from './use-sending.ts';

/** What a letter needs, whoever it is for. */
const OF_LETTER = new Set(['nameOnFront', 'verse', 'message', 'senderName', 'phrase']);

type Props = Pick<OpenDraft, 'cardSendId' | 'draft' | 'store'> & {
  lacks: readonly Lack[];
  /** Goes to the field where something is mended. */
  onMend: (at: string) => void;
};

/** Sends the card to its own sender, as the one who gets it will see it. While something is missing that a letter needs, the list of that stands above. */
export function TestToMyself({ cardSendId, draft, store, lacks, onMend }: Props) {
  const toast = useToast();
  const { user } = useSession();
  const busy = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  // A member's goes to the address of the account.
  const lacksSomething = lacks.some(({ at }) => OF_LETTER.has(at) || (at === 'senderEmail' && !user.isLoggedIn));

  async function send() {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await store.flush();
      const proof = await proofOfWork();
      const { to } = await call('POST /card/send/test', { body: { cardSendId, ...(proof === null ? {} : { proof }) } });
      toast(`A test is on its way to ${to}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [first] = error.errors;
      setProblem(
        error.status >= 500
          ? { message: 'We could not send the test just now. Press the button again in a moment.', at: null }
          : { message: error.message, at: first ? placeOfError(first, draft.people) : null },
      );
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }
  const at = problem?.at;
  return (
    <>
      <Button variant="quiet" wide busy={isBusy} disabled={lacksSomething} onClick={() => void send()}>
        Send a test to myself
      </Button>
      {problem && (
        <Notice tone="bad">
          {problem.message}{' '}
          {at && (
            <button type="button" className={shared.button} onClick={() => onMend(at)}>
              Put it right
            </button>
          )}
        </Notice>
      )}
    </>
  );
}
