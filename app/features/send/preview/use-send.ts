import { useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { ChunkError } from '#app/client/release/chunk-retry.ts';
import { track } from '#app/client/analytics/track.ts';
import { getFieldOfError } from '../draft/rejected-values.ts';
import type { StepProps } from '../steps/step.ts';
import { createProofOfWork } from './proof-of-work.ts';

/** Why a card could not be sent, and the field where it can be fixed, if there is one. */
export type SendProblem = { message: string; field: string | null };

/** Sends a draft: saves pending edits, solves the proof of work if one is asked for, then sends. A second press while it runs does nothing. */
export function useSend({ cardSendId, store, go }: Pick<StepProps, 'cardSendId' | 'store' | 'go'>): {
  send: () => Promise<void>;
  isBusy: boolean;
  problem: SendProblem | null;
} {
  const busy = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);

  async function send(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setProblem(null);
    try {
      if (!(await store.flush())) {
        setProblem({
          message:
            store.snapshot().problem ??
            'We cannot reach the server. Your card is saved on this device and has not been sent. Try again in a moment.',
          field: null,
        });
        return;
      }
      const proof = await createProofOfWork();
      const { cardSend } = await call('PUT /card/send/send', {
        body: { cardSendId, ...(proof === null ? {} : { proof }) },
      });
      store.replace(cardSend);
      track('card-sent');
      go('success', { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof ChunkError)) throw error;
      setProblem(toProblem(error, store));
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }
  return { send, isBusy, problem };
}

function toProblem(error: ApiError | ChunkError, store: StepProps['store']): SendProblem {
  if (error instanceof ChunkError || error.status >= 500)
    return { message: 'We could not send your card. Nothing is lost. Try again in a moment.', field: null };
  const { draft } = store.snapshot();
  const items = error.errors.map((item) => ({
    item,
    field: item.field.startsWith('schedule.time') ? 'schedule.time' : getFieldOfError(item, draft?.people ?? []),
  }));
  const first = items.find(({ field }) => field !== null);
  return { message: first?.item.errorMessage ?? error.message, field: first?.field ?? null };
}
