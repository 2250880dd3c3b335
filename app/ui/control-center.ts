import { onePanel } from './one-panel.ts';

/** A card that was sent, or is to be. */
export type ControlledCard = {
  cardSendId: string;
  /** its page, for a sender who has come by the link of a mail, in whatever browser */
  link?: { magicLink: string; magicLink2?: string | undefined };
};

/** The panel of one such card: how it stands, and what can be done about it. */
export const {
  usePanel: useControlCenter,
  open: openControlCenter,
  close: closeControlCenter,
} = onePanel<ControlledCard>();
