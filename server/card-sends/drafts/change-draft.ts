import type { ValidatedInput, CallName } from '#contract/calls.ts';
import type { CardSend } from '#contract/card-send.ts';
import type { Tx } from '#db/client.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import { newId } from '#shared/ids.ts';
import { isTimeZone } from '#shared/time/local-time.ts';
import { factsOf } from '#server/cards/cards.ts';
import type { CardSendDeps } from '../deps.ts';
import { checkPeople, checkSchedule, checkSenderText, recipientLimit, requireDraft, requireOwn } from '../policy.ts';
import { presentCardSend } from '../present.ts';
import {
  type CardSendRow,
  lockCardSend,
  replaceRecipients,
  selectCardSend,
  selectRecipients,
  selectSender,
  updateCardSend,
} from '../queries.ts';
import { type Addressed, readAddresses } from '../recipients/address.ts';
import { withKnownPlaces } from '../recipients/known-places.ts';
import { documentOfSend, shopCardOf } from '../send-card.ts';
import { checkNames, replaceCard, requireColourway } from './draft-card.ts';
import { checkLetters, checkVerse } from './check-letters.ts';

type Given<N extends CallName> = ValidatedInput<N>['body'];
type DraftGiven = Given<'PUT /card/send'>;

/** Changes what is given of a draft, and leaves the rest. @throws Failure at the field that is wrong. */
export async function changeDraft(deps: CardSendDeps, actor: Actor, given: DraftGiven): Promise<CardSend> {
  await checkLetters(deps.artist, [
    { field: 'nameOnFront', text: given.nameOnFront },
    ...(given.recipients ?? []).map(({ nameOnFront }, i) => ({
      field: `recipients.${i}.nameOnFront`,
      text: nameOnFront,
    })),
  ]);
  const faults = checkSenderText({ name: given.sender?.name ?? '', phrase: given.phrase ?? '' });
  if (faults.length > 0) throw new Failure('invalid', faults);
  return change(deps, actor, given.cardSendId, async (row, tx) => {
    const now = deps.clock.now();
    if (given.schedule) checkSchedule(given.schedule, now);
    if (given.sender?.timeZone && !isTimeZone(given.sender.timeZone))
      throw failure('invalid', 'sender.timeZone', 'unknown-zone', 'We do not know this time zone.');
    if (given.recipients) {
      const ownCountryId =
        row.member_id === null ? null : ((await selectSender(tx, row.member_id))?.country_id ?? null);
      const people = readAddresses(given.recipients, deps.texter !== null, ownCountryId);
      checkPeople(people, recipientLimit(actor));
      await setRecipients(tx, row, await withKnownPlaces(tx, row, people), now);
    }
    return updateCardSend(tx, row.card_send_id, await columnsOf(deps, row, given), new Date(now));
  });
}

/** Changes the words inside, the hand and the ink. @throws Failure at a verse that cannot be lettered, or that its page does not hold. */
export async function changeText(
  deps: CardSendDeps,
  actor: Actor,
  given: Given<'PUT /card/send/message'>,
): Promise<CardSend> {
  await checkLetters(deps.artist, [{ field: 'verse', text: given.verse }]);
  if (given.verse) {
    const row = requireDraft(requireOwn(await selectCardSend(deps.db, given.cardSendId), actor));
    const written = { ...row, verse: given.verse };
    await checkVerse(deps.artist, documentOfSend(written, await shopCardOf(deps.shop, row), null));
  }
  return change(deps, actor, given.cardSendId, (row, tx) => {
    const { verse, message, messageBreaks, hand, ink } = given;
    // Lines that were broken for other words, or another hand, say nothing of these.
    const isWritten = message !== undefined || hand !== undefined || messageBreaks !== undefined;
    const words = {
      ...(verse !== undefined && { verse }),
      ...(message !== undefined && { message }),
      ...(isWritten && { message_breaks: messageBreaks === undefined ? null : JSON.stringify(messageBreaks) }),
      ...(hand && { hand }),
      ...(ink && { ink }),
    };
    return updateCardSend(tx, row.card_send_id, words, new Date(deps.clock.now()));
  });
}

/** @throws Failure where the card does not have that colourway. */
export function changeColourway(
  deps: CardSendDeps,
  actor: Actor,
  given: Given<'PUT /card/send/background'>,
): Promise<CardSend> {
  return change(deps, actor, given.cardSendId, async (row, tx) => {
    const palette_id = requireColourway(await shopCardOf(deps.shop, row), given.paletteId);
    return updateCardSend(tx, row.card_send_id, { palette_id }, new Date(deps.clock.now()));
  });
}

/** Changes a draft of one's own under its lock, and shows it. */
async function change(
  deps: CardSendDeps,
  actor: Actor,
  cardSendId: string,
  act: (row: CardSendRow, tx: Tx) => Promise<CardSendRow>,
): Promise<CardSend> {
  const row = await deps.db
    .transaction()
    .execute(async (tx) => act(requireDraft(requireOwn(await lockCardSend(tx, cardSendId), actor)), tx));
  return presentCardSend(deps, actor, row);
}

/** The people of a draft from now on. Those who were there keep their ids. */
async function setRecipients(
  tx: Tx,
  row: CardSendRow,
  people: readonly (Omit<NonNullable<DraftGiven['recipients']>[number], 'email' | 'mobile'> & Addressed)[],
  now: number,
): Promise<void> {
  const own = new Map((await selectRecipients(tx, row.card_send_id)).map((person) => [person.recipient_id, person]));
  await replaceRecipients(
    tx,
    row.card_send_id,
    people.map((person, position) => {
      const known = person.recipientId === undefined ? undefined : own.get(person.recipientId);
      return {
        recipient_id: known?.recipient_id ?? newId(now),
        card_send_id: row.card_send_id,
        member_id: row.member_id,
        position,
        name: person.name,
        email: person.email,
        mobile: person.mobile,
        country_id: person.countryId,
        zone: person.timeZone,
        name_on_front: person.nameOnFront === undefined ? (known?.name_on_front ?? null) : person.nameOnFront,
        link_hash: null,
        link_sealed: null,
        code_hash: null,
        code_sealed: null,
        thanks: null,
        refused: null,
      };
    }),
  );
}

/** What is given of a draft besides its people, as its row has it. */
async function columnsOf(
  { shop }: CardSendDeps,
  row: CardSendRow,
  { cardId, nameOnFront, namesOnFront, phrase, schedule, sender }: DraftGiven,
): Promise<Parameters<typeof updateCardSend>[2]> {
  const card = cardId === undefined || cardId === row.card_id ? null : await shop.row(cardId);
  const replaced = card ? await replaceCard(shop, row, card) : {};
  // The front of a card that is not of the shop says what it says.
  const takesName = (card?.card_id ?? row.card_id) !== null;
  const shown = namesOnFront === undefined ? null : (card ?? (await shopCardOf(shop, row)));
  return {
    ...replaced,
    ...(namesOnFront !== undefined && shown !== null
      ? { names_on_front: checkNames(namesOnFront, factsOf(shown)) }
      : {}),
    ...(nameOnFront !== undefined && takesName ? { name_on_front: nameOnFront || null } : {}),
    ...(phrase !== undefined ? { phrase } : {}),
    ...(schedule ? { schedule: JSON.stringify(schedule) } : {}),
    ...(sender?.name !== undefined ? { sender_name: sender.name } : {}),
    ...(sender?.email !== undefined ? { sender_email: sender.email } : {}),
    ...(sender?.timeZone !== undefined ? { sender_zone: sender.timeZone } : {}),
  };
}
