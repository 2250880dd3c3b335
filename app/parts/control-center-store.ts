import { createPanelStore } from '#app/ui/overlay/panel-store.ts';

/** A sent card or a draft. */
export type ControlledCard = {
  cardSendId: string;
  /** the sender's link from a mail, which works in any browser */
  link?: { magicLink: string; magicLink2?: string | undefined };
};

/** The control center of one card (specification, section 2). */
export const {
  usePanel: useControlCenter,
  open: openControlCenter,
  close: closeControlCenter,
} = createPanelStore<ControlledCard>();
