import { ApiError, call } from '#app/client/api.ts';
import { currentSession, sessionSettled } from '#app/client/session/session.ts';
import { softLoginParams } from '#app/client/session/soft-login.ts';
import { track } from '#app/client/analytics/track.ts';
import type { CardSend } from '#contract/card-send.ts';
import { getDraftBeingChanged } from './card-change.ts';

/** The card to send, in its colours and with the name on its front. */
export type DraftRequest = {
  cardId: string;
  paletteId: string | undefined;
  nameOnFront: string | undefined;
  /** the date of the calendar that it is for */ calendarId: string | undefined;
};
/** The draft with that card. `previous` is the draft as it was, where an existing one got the card. */
export type CreatedDraft = { draft: CardSend; previous: CardSend | null };

const pendingDrafts = new Map<string, Promise<CreatedDraft>>();

/** Creates one draft per request, however often the page renders while the call is under way. */
export function createDraftOnce(request: DraftRequest): Promise<CreatedDraft> {
  const key = JSON.stringify(request);
  const pending = pendingDrafts.get(key);
  if (pending) return pending;
  const created = createOrChangeDraft(request).finally(() => setTimeout(() => pendingDrafts.delete(key), 0));
  pendingDrafts.set(key, created);
  return created;
}

/** A new draft; or, where the sender is changing the card of a draft, that draft with the new card. Its message and recipients stay. */
async function createOrChangeDraft({
  cardId,
  paletteId,
  nameOnFront,
  calendarId,
}: DraftRequest): Promise<CreatedDraft> {
  const changing = getDraftBeingChanged();
  const previous = changing === null ? null : await getEditableDraft(changing);
  if (previous === null) {
    const card = { cardId, ...(paletteId ? { paletteId } : {}), ...(nameOnFront ? { nameOnFront } : {}) };
    const { cardSend } = await createFor(card, calendarId);
    track('cart');
    return { draft: cardSend, previous };
  }
  const { cardSendId } = previous;
  const changed = await call('PUT /card/send', {
    body: { cardSendId, cardId, ...(nameOnFront ? { nameOnFront } : {}) },
  });
  const { cardSend } = paletteId
    ? await call('PUT /card/send/background', { body: { cardSendId, paletteId } })
    : changed;
  return { draft: cardSend, previous };
}

async function getEditableDraft(cardSendId: string): Promise<CardSend | null> {
  try {
    const { cardSend } = await call('GET /card/send', { query: { card_send_id: cardSendId } });
    return cardSend.state === 'draft' || cardSend.state === 'stopped' ? cardSend : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** A draft for a date, or, where the date is not the reader's or not there any more, one without it: whoever wants to send a card can. */
async function createFor(
  card: { cardId: string; paletteId?: string; nameOnFront?: string },
  calendarId: string | undefined,
): Promise<{ cardSend: CardSend }> {
  await sessionSettled();
  const isReader = currentSession().user.isLoggedIn || softLoginParams() !== undefined;
  if (calendarId !== undefined && isReader) {
    try {
      return await call('POST /card/send', { body: { ...card, calendarId, ...softLoginParams() } });
    } catch (error) {
      const isOfDate = error instanceof ApiError && error.errors.some(({ field }) => field === 'calendarId');
      if (!isOfDate) throw error;
    }
  }
  return call('POST /card/send', { body: card });
}
