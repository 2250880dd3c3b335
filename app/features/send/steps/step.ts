import type { CardSend } from '#contract/card-send.ts';
import type { SendStep } from '#shared/routes.ts';
import type { Draft, Edits } from '../draft/draft-model.ts';
import type { DraftSnapshot, DraftStore } from '../draft/draft-store.ts';

/** Goes to a step of the draft at hand. `back` will come back to the preview, `at` names the field to begin with. */
export type Go = (
  step: SendStep,
  how?: { replace?: boolean; back?: 'preview'; at?: string; cardSendId?: string },
) => void;

/** What every step gets: the draft as the server has it, as it is being edited, and the door to change it. */
export type OpenDraft = {
  cardSendId: string;
  server: CardSend;
  draft: Draft;
  snapshot: DraftSnapshot;
  store: DraftStore;
  edit: (change: Edits) => void;
  go: Go;
  back: 'preview' | undefined;
};
