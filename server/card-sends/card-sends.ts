import type { CardDocument } from '#cards/document/card-document.ts';
import type { ValidatedInput, CallName } from '#contract/calls.ts';
import type { CardMail, CardSend, SentCard } from '#contract/card-send.ts';
import { shopOf } from '#server/cards/cards.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import { cardsForDatesOf } from '#server/calendar/calendar.ts';
import { facesOf } from '#server/pictures/pictures.ts';
import { cardDeliveriesOf } from './card-deliveries.ts';
import type { CardSendDeps } from './deps.ts';
import { changeColourway, changeDraft, changeText } from './drafts/change-draft.ts';
import { createDraft, createDraftOfDocument } from './drafts/create-draft.ts';
import { nameForPerson } from './front-names.ts';
import { ownFrontsOf } from './fronts/own-fronts.ts';
import { CARD_SEND_LIMITS } from './limits.ts';
import { previewMail } from './mails/mail-preview.ts';
import { recipientOf, requireOwn } from './policy.ts';
import { presentCardSend } from './present.ts';
import { numbersOf } from './recipients/address.ts';
import { proofOfWork } from './sending/proof-of-work.ts';
import { selectByLink, selectCardSend, selectRecipients } from './queries.ts';
import { documentOfSend, shopCardOf } from './send-card.ts';
import { senderNoticesOf } from './sender-notices.ts';
import { refundSendingLimits } from './sending/sending-limits.ts';
import type { WithdrawnCard } from './sending/stop-for-contact.ts';
import { confirmSend, sendCard, stopCard } from './sending/sending.ts';
import { correctRecipient, viewSentCard } from './sent-cards.ts';
import { sendTest } from './test-sends/test-sends.ts';

export { type CardDeliveries, cardDeliveriesOf, type Ledger } from './card-deliveries.ts';
export { formatSchedule } from './format-schedule.ts';
export { rescheduleCard } from './reschedule.ts';
export { addressOf, shownAddress } from './recipients/address.ts';
export { renewLinks } from './recipients/recipient-links.ts';
export { nameForAll, nameForPerson, nameForSender, type NamedCard, type NamedPerson } from './front-names.ts';
export { findByFrontLink } from './fronts/front-links.ts';
export { type OwnFronts, ownFrontsOf } from './fronts/own-fronts.ts';
export { frontOfSend, viewOwnTile } from './send-card.ts';
export { SEND_OCCASION, SEND_TITLE, SENT_NAME } from './send-columns.ts';
export { ledgerUrl } from './mails/ledger-url.ts';
export { findCardForSender } from './mails/sender-mails.ts';
export { type SenderNotices, senderNoticesOf } from './sender-notices.ts';
export {
  drawnColoursOf,
  drawnFacesOf,
  drawnLetterOf,
  drawnVerseOf,
  type PageColours,
  scheduleOf,
  type SentFront,
  sentFrontOf,
} from './stored-columns.ts';
export type { CardSendState } from './tables.ts';
export { type WithdrawnCard, withdrawCard } from './sending/stop-for-contact.ts';
export { lockMaySend, resumeSender, type Sender, stopSender } from './sending/stopped-senders.ts';
export { senderDisplayName } from './mails/card-mail.ts';
export { type TestSends, testSendsOf } from './test-sends/test-sends.ts';

type Given<N extends CallName> = ValidatedInput<N>['body'];

/** Cards on their way: drafts, sending, stopping, and the ledger afterwards. */
export function createCardSends(deps: CardSendDeps) {
  return {
    createDraft: (actor: Actor, network: string, given: Given<'POST /card/send'>) =>
      createDraft(deps, actor, network, given),
    /** A draft for the next day of a date, also where its last one was missed. */
    createDraftAhead: (actor: Actor, network: string, given: Given<'POST /card/send'>) =>
      createDraft(deps, actor, network, given, 'next'),
    createDraftOfDocument: (actor: Actor, network: string, document: CardDocument) =>
      createDraftOfDocument(deps, actor, network, document),
    changeDraft: (actor: Actor, given: Given<'PUT /card/send'>) => changeDraft(deps, actor, given),
    changeWords: (actor: Actor, given: Given<'PUT /card/send/message'>) => changeText(deps, actor, given),
    changeColourway: (actor: Actor, given: Given<'PUT /card/send/background'>) => changeColourway(deps, actor, given),

    /** A draft, or a sent card: by its id, or by the link that it got when it was sent. @throws Failure where the actor has no such card */
    async draft(actor: Actor, given: ValidatedInput<'GET /card/send'>['query']): Promise<CardSend> {
      const { card_send_id: id, magicLink } = given;
      const row =
        id === undefined
          ? await selectByLink(deps.db, deps.keys.hash('link', magicLink ?? ''))
          : await selectCardSend(deps.db, id);
      return presentCardSend(deps, actor, requireOwn(row, actor, id === undefined ? 'magicLink' : 'cardSendId'));
    },

    /** A draft with its sender's words, for drawing its pictures. @param recipientId whose front it has; left out for that of the first person */
    async document(actor: Actor, cardSendId: string, recipientId?: string): Promise<CardDocument> {
      const row = requireOwn(await selectCardSend(deps.db, cardSendId), actor);
      const person = recipientOf(await selectRecipients(deps.db, cardSendId), recipientId);
      return documentOfSend(row, await shopCardOf(deps.shop, row), nameForPerson(row, person));
    },

    /** A challenge where one is asked for; null on a copy that only this machine reaches. */
    challenge: async (): Promise<Record<string, unknown> | null> =>
      deps.isLoopbackOnly ? null : { ...(await deps.proof.challenge()) },

    async send(actor: Actor, network: string, given: Given<'PUT /card/send/send'>): Promise<CardSend> {
      const { row, recipients } = await sendCard(deps, actor, network, given);
      return presentCardSend(deps, actor, row, recipients);
    },
    /** Sends a draft of a member without a receipt by mail: for one of many cards that are planned together, or one that a mail of its own tells of. */
    async sendWithoutReceipt(actor: Actor, network: string, cardSendId: string): Promise<void> {
      await sendCard(deps, actor, network, { cardSendId, proof: undefined }, false);
    },
    /** The mail of a draft as it would be sent. */
    mail: (actor: Actor, query: ValidatedInput<'GET /card/send/mail'>['query']): Promise<CardMail> =>
      previewMail(deps, actor, query),
    /** To its own sender alone, as the one who gets it will see it. */
    async test(actor: Actor, network: string, given: Given<'POST /card/send/test'>): Promise<{ to: string }> {
      return { to: await sendTest(deps, actor, network, given) };
    },
    async stop(actor: Actor, network: string, given: Given<'PUT /card/send/stop'>): Promise<CardSend> {
      return presentCardSend(deps, actor, await stopCard(deps, actor, network, given));
    },
    /** After its member said no to a card that they had sent by itself: gives back what it took of their allowance, as for a card that is undone. */
    async refund(actor: Actor, network: string, { row, recipients }: WithdrawnCard): Promise<void> {
      if (!deps.isLoopbackOnly)
        await refundSendingLimits(deps, {
          actor,
          network,
          row,
          people: recipients.length,
          numbers: numbersOf(recipients),
        });
    },
    confirm: (token: string): Promise<string> => confirmSend(deps, token),
    sent: (actor: Actor, magicLink: string, magicLink2: string | undefined): Promise<SentCard> =>
      viewSentCard(deps, actor, magicLink, magicLink2),
    correct: (actor: Actor, network: string, given: Given<'PUT /card/send/correct'>): Promise<SentCard> =>
      correctRecipient(deps, actor, network, given),
  };
}

/** Cards that are sent, in this process. */
export const cardSendsOf = oncePerContext((context) => {
  const { db, clock, keys, settings, rateLimits } = context;
  return createCardSends({
    ...context,
    ...settings,
    shop: shopOf(context),
    artist: context.studio,
    faces: facesOf(context),
    ownFronts: ownFrontsOf(context),
    deliveries: cardDeliveriesOf(context),
    notices: senderNoticesOf(context),
    dates: cardsForDatesOf(context),
    dispatch: dispatchOf(context),
    proof: proofOfWork(db, clock, keys.hash('proof', 'challenge').toString('hex')),
    limits: rateLimits.of(CARD_SEND_LIMITS),
  });
});
