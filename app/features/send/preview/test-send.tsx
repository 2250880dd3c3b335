import { useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { useSession } from '#app/client/session/session.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast-store.ts';
import { getFieldOfError } from '../draft/rejected-values.ts';
import type { StepProps } from '../steps/step.ts';
import type { MissingField } from './missing-fields.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { createProofOfWork } from './proof-of-work.ts';
import type { SendProblem } from './use-send.ts';

/** The fields that a test needs too: everything but the people and the schedule. */
const REQUIRED_FIELDS = new Set(['nameOnFront', 'verse', 'message', 'senderName', 'phrase']);

type Props = Pick<StepProps, 'cardSendId' | 'draft' | 'store'> & {
  missing: readonly MissingField[];
  /** goes to a field to fix it */
  onFix: (field: string) => void;
};

/** Sends the card to its own sender, as its recipient will see it. Disabled while a field is missing that a test needs. */
export function TestSend({ cardSendId, draft, store, missing, onFix }: Props) {
  const toast = useToast();
  const { user } = useSession();
  const busy = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  // A member's test goes to the address of the account.
  const isIncomplete = missing.some(
    ({ field }) =>
      REQUIRED_FIELDS.has(field) || field.endsWith('.nameOnFront') || (field === 'senderEmail' && !user.isLoggedIn),
  );

  async function send() {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await store.flush();
      const proof = await createProofOfWork();
      const { to } = await call('POST /card/send/test', { body: { cardSendId, ...(proof === null ? {} : { proof }) } });
      toast(`Test sent to ${to}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [first] = error.errors;
      setProblem(
        error.status >= 500
          ? { message: 'We could not send the test. Try again in a moment.', field: null }
          : { message: error.message, field: first ? getFieldOfError(first, draft.people) : null },
      );
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="quiet" wide busy={isBusy} disabled={isIncomplete} onClick={() => void send()}>
        Send me a test
      </Button>
      {problem && <ProblemNotice problem={problem} onFix={onFix} />}
    </>
  );
}
