import { useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { ChunkError, retryChunk } from '#app/client/chunk-retry.ts';
import { track } from '#app/client/track.ts';
import { placeOfError } from '../draft/draft-model.ts';
import type { OpenDraft } from './step.ts';

/** A refusal at the last moment: where it is mended, or nowhere in particular. */
export type SendProblem = { message: string; at: string | null };

/** Sends a draft: saves what is left, does the work that is asked for, then lets it go. It cannot be pressed twice. */
export function useSending({ cardSendId, store, go }: Pick<OpenDraft, 'cardSendId' | 'store' | 'go'>): {
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
            'We cannot reach our desk just now, so the card stays here. Everything is kept; press Send again in a moment.',
          at: null,
        });
        return;
      }
      const proof = await proofOfWork();
      const { cardSend } = await call('PUT /card/send/send', {
        body: { cardSendId, ...(proof === null ? {} : { proof }) },
      });
      store.adopt(cardSend);
      track('purchase');
      go('success', { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof ChunkError)) throw error;
      setProblem(problemOf(error, store));
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }
  return { send, isBusy, problem };
}

/** The work that is asked for where somebody sends without an account; null where none is. */
export async function proofOfWork(): Promise<string | null> {
  const { challenge } = await call('GET /card/send/challenge');
  if (challenge === null) return null;
  const { solve } = await retryChunk('proof', () => import('./proof.ts'));
  return solve(challenge);
}

function problemOf(error: ApiError | ChunkError, store: OpenDraft['store']): SendProblem {
  if (error instanceof ChunkError || error.status >= 500)
    return { message: 'We could not send it just now. Nothing is lost; press Send again in a moment.', at: null };
  const draft = store.snapshot().draft;
  const items = error.errors.map((item) => ({
    item,
    place: item.field.startsWith('schedule.time') ? 'schedule.time' : placeOfError(item, draft?.people ?? []),
  }));
  const first = items.find(({ place }) => place !== null);
  return { message: first?.item.errorMessage ?? error.message, at: first?.place ?? null };
}
