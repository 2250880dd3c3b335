import { oncePerContext } from '#server/kernel/context.ts';
import { facesOf } from '#server/pictures/pictures.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { shopOf } from '#server/cards/cards.ts';
import { proofOfWork } from './proof-of-work.ts';
import { CardDocument } from '#cards/document/card-document.ts';
import { verseOf } from '#cards/document/words.ts';
import type { CallGiven, CallName } from '#contract/calls.ts';
import type { CardSend, SentCard } from '#contract/card-send.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { refuseImpersonators, requireSession } from '#server/kernel/actor.ts';
import { newId } from '#shared/ids.ts';
import { isTimeZone } from '#shared/time/local-time.ts';
import { cardDeliveriesOf } from './card-deliveries.ts';
import { checkDrawable } from './drawable.ts';
import type { CardSendDeps } from './deps.ts';
import { checkPeople, checkSchedule, isLoggedIn, recipientLimit, requireDraft, requireOwn } from './policy.ts';
import {
  type CardSendRow,
  insertCardSend,
  lockCardSend,
  type RecipientRow,
  replaceRecipients,
  selectCardSend,
  selectRecipients,
  selectSender,
  updateCardSend,
} from './queries.ts';
import { designHashOf, documentOfSend, shopCardOf, viewOwnCard } from './send-card.ts';
import { anotherCard, type DraftCard, draftOfDocument, draftOfShopCard, requireColourway } from './draft-card.ts';
import { confirmSend, sendCard, stopCard } from './sending.ts';
import { correctRecipient, senderPathOf, viewSentCard } from './sent-cards.ts';
import { senderNoticesOf } from './sender-notices.ts';
import { sendTest } from './test-sends/test-sends.ts';
import { CARD_SEND_LIMITS } from './limits.ts';
import { viewCardSend } from './view.ts';

export { type CardDeliveries, cardDeliveriesOf, type Ledger } from './card-deliveries.ts';
export { formatSchedule } from './format-schedule.ts';
export { rescheduleCard } from './reschedule.ts';
export { renewLinks } from './recipient-links.ts';
export { frontOfSend, viewOwnTile } from './send-card.ts';
export { SEND_OCCASION, SEND_TITLE } from './send-columns.ts';
export { findCardForSender, ledgerUrl } from './mails/sender-mails.ts';
export { type SenderNotices, senderNoticesOf } from './sender-notices.ts';
export type { CardSendState, ScheduleColumn } from './tables.ts';
export { type TestSends, testSendsOf } from './test-sends/test-sends.ts';

type Given<N extends CallName> = CallGiven<N>['body'];

/** Cards on their way: drafts on the table, sending, stopping, and the ledger afterwards. */
export function createCardSends(deps: CardSendDeps) {
  const { db, clock, shop } = deps;

  async function present(row: CardSendRow, actor: Actor, known?: RecipientRow[]): Promise<CardSend> {
    const [recipients, shopCard] = await Promise.all([
      known ?? selectRecipients(db, row.card_send_id),
      shopCardOf(shop, row),
    ]);
    const document = documentOfSend(row, shopCard);
    const designHash = designHashOf(row, shopCard);
    const senderPath = row.state === 'draft' ? null : senderPathOf(deps.keys, row);
    const [about, hasLeft] = await Promise.all([
      deps.artist.about(document),
      row.state === 'scheduled' ? deps.deliveries.hasLeft(row.card_send_id) : false,
    ]);
    return viewCardSend({
      row,
      recipients,
      card: shopCard ? shop.view(shopCard) : viewOwnCard(row, about.colours),
      designHash,
      about,
      hasLeft,
      recipientLimit: recipientLimit(actor),
      now: clock.now(),
      senderPath,
    });
  }

  /** Changes a draft of one's own under its lock, and shows it. */
  async function change(
    actor: Actor,
    cardSendId: string,
    act: (row: CardSendRow, tx: Parameters<typeof lockCardSend>[0]) => Promise<CardSendRow>,
  ): Promise<CardSend> {
    const row = await db
      .transaction()
      .execute(async (tx) => act(requireDraft(requireOwn(await lockCardSend(tx, cardSendId), actor)), tx));
    return present(row, actor);
  }

  /** A new draft of whoever asks, from their own address where they have an account. @param of the card, and what is written on it */
  async function startDraft(actor: Actor, network: string, of: () => Promise<DraftCard>): Promise<CardSend> {
    refuseImpersonators(actor);
    const sessionId = requireSession(actor);
    if (!isLoggedIn(actor))
      await deps.limits.drafts.take(
        network,
        'general',
        (wait) => `Many cards were started from your network. Try again in ${wait}.`,
      );
    const card = await of();
    const now = clock.now();
    const memberId = isLoggedIn(actor) ? actor.memberId : null;
    const sender = memberId === null ? undefined : await selectSender(db, memberId);
    const row = await insertCardSend(db, {
      card_send_id: newId(now),
      member_id: memberId,
      session_id: sessionId,
      ...card,
      sender_name: sender?.name ?? '',
      sender_email: sender?.email ?? '',
      sender_zone: sender?.zone ?? null,
      link_hash: null,
      link_sealed: null,
      sender_hash: null,
      sender_sealed: null,
      confirm_hash: null,
      created_at: new Date(now),
      updated_at: new Date(now),
    });
    return present(row, actor);
  }

  return {
    createDraft: (actor: Actor, network: string, given: Given<'POST /card/send'>): Promise<CardSend> =>
      startDraft(actor, network, async () => draftOfShopCard(await shop.row(given.cardId), given)),

    /**
     * A draft of a card that is not of the shop. It goes the way of any other from there; to send a card again, its own `document` is given.
     * @throws ZodError for what is no document; Failure where the words inside cannot be lettered.
     */
    createDraftOfDocument: (actor: Actor, network: string, given: CardDocument): Promise<CardSend> =>
      startDraft(actor, network, async () => {
        const document = CardDocument.parse(given);
        await checkDrawable(deps.artist, { verse: verseOf(document) });
        return draftOfDocument(document);
      }),

    draft: async (actor: Actor, cardSendId: string): Promise<CardSend> =>
      present(requireOwn(await selectCardSend(db, cardSendId), actor), actor),

    /** A draft with its sender's words, for drawing its pictures. */
    async document(actor: Actor, cardSendId: string): Promise<CardDocument> {
      const row = requireOwn(await selectCardSend(db, cardSendId), actor);
      return documentOfSend(row, await shopCardOf(shop, row));
    },

    async changeDraft(actor: Actor, given: Given<'PUT /card/send'>): Promise<CardSend> {
      await checkDrawable(deps.artist, given);
      return change(actor, given.cardSendId, async (row, tx) => {
        const now = clock.now();
        if (given.schedule) checkSchedule(given.schedule, now);
        if (given.sender?.timeZone && !isTimeZone(given.sender.timeZone))
          throw failure('invalid', 'sender.timeZone', 'unknown-zone', 'We do not know this time zone.');
        if (given.recipients) {
          checkPeople(given.recipients, recipientLimit(actor));
          const own = new Set((await selectRecipients(tx, row.card_send_id)).map((person) => person.recipient_id));
          await replaceRecipients(
            tx,
            row.card_send_id,
            given.recipients.map((person, position) => ({
              recipient_id:
                person.recipientId !== undefined && own.has(person.recipientId) ? person.recipientId : newId(now),
              card_send_id: row.card_send_id,
              member_id: row.member_id,
              position,
              name: person.name,
              email: person.email,
              country_id: person.countryId,
              zone: person.timeZone,
              link_hash: null,
              link_sealed: null,
              code_hash: null,
              code_sealed: null,
              thanks: null,
              refused: null,
            })),
          );
        }
        const card = given.cardId === undefined || given.cardId === row.card_id ? null : await shop.row(given.cardId);
        return updateCardSend(
          tx,
          row.card_send_id,
          {
            ...(card ? await anotherCard(shop, row, card) : {}),
            // The front of a card that is not of the shop says what it says.
            ...(given.nameOnFront !== undefined && (card?.card_id ?? row.card_id) !== null
              ? { name_on_front: given.nameOnFront || null }
              : {}),
            ...(given.phrase !== undefined ? { phrase: given.phrase } : {}),
            ...(given.schedule ? { schedule: JSON.stringify(given.schedule) } : {}),
            ...(given.sender?.name !== undefined ? { sender_name: given.sender.name } : {}),
            ...(given.sender?.email !== undefined ? { sender_email: given.sender.email } : {}),
            ...(given.sender?.timeZone !== undefined ? { sender_zone: given.sender.timeZone } : {}),
          },
          new Date(now),
        );
      });
    },

    async changeWords(actor: Actor, given: Given<'PUT /card/send/message'>): Promise<CardSend> {
      await checkDrawable(deps.artist, given);
      return change(actor, given.cardSendId, (row, tx) => {
        const { verse, message, hand, ink } = given;
        return updateCardSend(
          tx,
          row.card_send_id,
          {
            ...(verse !== undefined && { verse }),
            ...(message !== undefined && { message }),
            ...(hand && { hand }),
            ...(ink && { ink }),
          },
          new Date(clock.now()),
        );
      });
    },

    changeColourway: (actor: Actor, given: Given<'PUT /card/send/background'>): Promise<CardSend> =>
      change(actor, given.cardSendId, async (row, tx) =>
        updateCardSend(
          tx,
          row.card_send_id,
          { palette_id: requireColourway(await shopCardOf(shop, row), given.paletteId) },
          new Date(clock.now()),
        ),
      ),

    /** A challenge where one is asked for; null on a copy that only this machine reaches. */
    challenge: async (): Promise<Record<string, unknown> | null> =>
      deps.isLoopbackOnly ? null : { ...(await deps.proof.challenge()) },

    async send(actor: Actor, network: string, given: Given<'PUT /card/send/send'>): Promise<CardSend> {
      const { row, recipients } = await sendCard(deps, actor, network, given.cardSendId, given.proof);
      return present(row, actor, recipients);
    },
    /** To its own sender alone, as the one who gets it will see it. */
    async test(actor: Actor, network: string, given: Given<'POST /card/send/test'>): Promise<{ to: string }> {
      return { to: await sendTest(deps, actor, network, given) };
    },
    async stop(actor: Actor, network: string, given: CallGiven<'PUT /card/send/stop'>['body']): Promise<CardSend> {
      return present(await stopCard(deps, actor, network, given), actor);
    },
    confirm: (token: string): Promise<string> => confirmSend(deps, token),
    sent: (actor: Actor, magicLink: string, magicLink2: string | undefined): Promise<SentCard> =>
      viewSentCard(deps, actor, magicLink, magicLink2),
    correct: (actor: Actor, given: Given<'PUT /card/send/correct'>): Promise<SentCard> =>
      correctRecipient(deps, actor, given),
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
    deliveries: cardDeliveriesOf(context),
    notices: senderNoticesOf(context),
    dispatch: dispatchOf(context),
    proof: proofOfWork(db, clock, keys.hash('proof', 'challenge').toString('hex')),
    limits: rateLimits.of(CARD_SEND_LIMITS),
  });
});
