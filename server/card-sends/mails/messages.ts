import { z } from 'zod';
import { defineMessage } from '#server/kernel/message.ts';

const CardTest = z.object({
  cardSendId: z.string(),
  cover: z.object({ paper: z.string(), ink: z.string(), version: z.string() }),
});
/** What a test of a card shows while its picture is not there, and the version of what is on it. */
export type TestCover = z.infer<typeof CardTest>['cover'];

/** The card itself, to one of its people. Subject: the recipient; group: the card. */
export const CARD = defineMessage('card');
/** The card to its own sender, marked as a test. */
export const CARD_TEST = defineMessage('card-test', CardTest);
/** Asks a sender whom we do not know for one press. Subject: the card; once for each token. */
export const CONFIRM_SEND = defineMessage('confirm-send', z.object({ tokenSealed: z.string() }));
/** The page of a sent card, to its sender. Subject: the card; once for each address. */
export const SENDER_RECEIPT = defineMessage('sender-receipt');
/** What a recipient wrote back, to the sender. Subject: the recipient. */
export const THANK_YOU = defineMessage('thank-you');
/** Somebody opened their card, to the member who sent it. Subject: the recipient. */
export const CARD_OPENED = defineMessage('card-opened');
/** Some of a card bounced, to its sender. Subject: the card; once for what bounces together. */
export const CARD_BOUNCED = defineMessage('card-bounced');
