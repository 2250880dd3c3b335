import type { CardSend } from '#contract/card-send.ts';
import type { SendStep } from '#shared/routes.ts';
import type { Draft, Edits } from '../draft/draft.ts';
import type { DraftSnapshot, DraftStore } from '../draft/draft-store.ts';

/** Goes to a step of the current draft. `back` returns to the preview afterwards; `at` names the field to focus. */
export type GoToStep = (
  step: SendStep,
  how?: { replace?: boolean; back?: 'preview'; at?: string; cardSendId?: string },
) => void;

/** What every step gets: the draft as saved on the server, as edited, and the store that saves it. */
export type StepProps = {
  cardSendId: string;
  server: CardSend;
  draft: Draft;
  snapshot: DraftSnapshot;
  store: DraftStore;
  edit: (change: Edits) => void;
  go: GoToStep;
  /** where the sender goes after this step, if not to the next one */
  returnTo: 'preview' | undefined;
};
