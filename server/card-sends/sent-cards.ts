import type { ValidatedInput } from '#contract/calls.ts';
import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { viewTile } from '#server/cards/cards.ts';
import { failure } from '#server/kernel/failure.ts';
import { type Actor, refuseImpersonators } from '#server/kernel/actor.ts';
import { media, routes } from '#shared/routes.ts';
import type { CardSendDeps } from './deps.ts';
import { nameForPerson, nameForSender } from './front-names.ts';
import { frontLinkOf } from './fronts/front-links.ts';
import { isOwn } from './policy.ts';
import { type FrontFacts, frontOfSend, shopCardOf, viewOwnTile } from './send-card.ts';
import { type CardSendRow, type RecipientRow, selectByLink, selectRecipients, selectSender } from './queries.ts';
import { numbersOf, readAddress } from './recipients/address.ts';
import { viewEntry, viewSent } from './view.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';
import { consumeCorrectionLimit } from './sending/sending-limits.ts';
import { lockMaySend } from './sending/stopped-senders.ts';

/** The page of a sent card, for its sender: the card's link, and the sender's own. */
export function senderPathOf(keys: Keys, row: CardSendRow): string | null {
  return row.link_sealed && row.sender_sealed
    ? routes.sendView(keys.open(row.link_sealed), keys.open(row.sender_sealed))
    : null;
}

/** Whether these two are the link of a card and its sender's own. */
export function isSenderLink(
  keys: Keys,
  { link_hash, sender_hash }: Pick<CardSendRow, 'link_hash' | 'sender_hash'>,
  magicLink: string | undefined,
  magicLink2: string | undefined,
): boolean {
  if (link_hash === null || sender_hash === null || magicLink === undefined || magicLink2 === undefined) return false;
  return keys.hash('link', magicLink).equals(link_hash) && keys.hash('link', magicLink2).equals(sender_hash);
}

/** A sent card that this actor may see as its sender: as the member or by the session that sent it, or by the sender's own link. */
async function requireSender(
  { db, keys }: CardSendDeps,
  actor: Actor,
  magicLink: string,
  magicLink2: string | undefined,
): Promise<CardSendRow> {
  refuseImpersonators(actor);
  const row = await selectByLink(db, keys.hash('link', magicLink));
  const isSender = row !== undefined && isSenderLink(keys, row, magicLink, magicLink2);
  if (!row || row.state === 'draft' || !(isOwn(row, actor) || isSender))
    throw failure(
      'not-found',
      'magicLink',
      'unknown-link',
      'Only the sender can see this page. Open the link in the email we sent you, or use the browser you sent the card from.',
    );
  return row;
}

export async function viewSentCard(
  deps: CardSendDeps,
  actor: Actor,
  magicLink: string,
  magicLink2: string | undefined,
): Promise<SentCard> {
  const row = await requireSender(deps, actor, magicLink, magicLink2);
  const [recipients, card, rows] = await Promise.all([
    selectRecipients(deps.db, row.card_send_id),
    shopCardOf(deps.shop, row),
    deps.deliveries.ledger(row.card_send_id),
  ]);
  const people = new Map(recipients.map((person) => [person.recipient_id, person]));
  const ledger: LedgerEntry[] = rows.flatMap((entry) => {
    const person = people.get(entry.recipientId);
    return person ? [viewEntry(entry, person, row)] : [];
  });
  const untouched = rows.every(
    (entry) => entry.state === 'queued' && entry.acceptedAt === null && Date.parse(entry.dueAt) > deps.clock.now(),
  );
  const firstDue = rows.length === 0 ? null : Math.min(...rows.map((entry) => Date.parse(entry.dueAt)));
  const front = frontOfSend({ facts: card?.facts ?? null, document: row.document });
  return viewSent({
    row,
    tile: card === null ? viewOwnTile(row) : { ...viewTile(card), paletteId: row.palette_id },
    alt: altWithName(front, nameForSender(row, recipients)),
    fronts: frontsOf(deps, row, recipients, { magicLink, front }),
    ledger,
    magicLink,
    coverPath: coverPathOf(deps, row, magicLink),
    isUntouched: untouched,
    lastStop: firstDue,
    sendsTexts: deps.texter !== null,
  });
}

/** The cover as the sender sees it: of a card with a name for each person, that of the first one, or of the one given. */
function coverPathOf({ keys }: Pick<CardSendDeps, 'keys'>, row: CardSendRow, magicLink: string, to?: string): string {
  const own = row.names_on_front === 'each' && row.sender_sealed ? keys.open(row.sender_sealed) : null;
  return media.sent(magicLink, own, 'front', 700, 'webp', own === null ? undefined : to);
}

/** What each person sees on the front of a card that has a name for each. */
function frontsOf(
  deps: Pick<CardSendDeps, 'keys'>,
  row: CardSendRow,
  recipients: readonly RecipientRow[],
  { magicLink, front }: { magicLink: string; front: FrontFacts },
): SentCard['fronts'] {
  if (row.names_on_front !== 'each') return [];
  return recipients.map((person) => {
    const name = nameForPerson(row, person);
    const magicLink2 = frontLinkOf(deps.keys, person.recipient_id);
    return {
      recipientId: person.recipient_id,
      to: person.name,
      name,
      alt: altWithName(front, name),
      coverPath: coverPathOf(deps, row, magicLink, person.recipient_id),
      magicLink2,
      readPath: routes.read(magicLink, magicLink2),
    };
  });
}

/** A wrong address is corrected and sent to again at once, free: a new attempt on the same delivery. */
export async function correctRecipient(
  deps: CardSendDeps,
  actor: Actor,
  network: string,
  given: ValidatedInput<'PUT /card/send/correct'>['body'],
): Promise<SentCard> {
  const row = await requireSender(deps, actor, given.magicLink, given.magicLink2);
  const person = (await selectRecipients(deps.db, row.card_send_id)).find(
    (other) => other.recipient_id === given.recipientId,
  );
  if (!person)
    throw failure('not-found', 'recipientId', 'unknown-recipient', 'This person is not a recipient of this card.');
  const sender = row.member_id === null ? undefined : await selectSender(deps.db, row.member_id);
  const countryId = person.country_id ?? sender?.country_id ?? null;
  const to = readAddress(given, { sendsTexts: deps.texter !== null, countryId });
  if ('errorCode' in to) throw failure('invalid', 'mobile', to.errorCode, to.errorMessage);
  const sending = { actor, network, row, numbers: numbersOf([to]) };
  const giveBack = deps.isLoopbackOnly ? null : await consumeCorrectionLimit(deps, sending);
  const corrected = deps.db.transaction().execute(async (tx) => {
    await lockMaySend(tx, row);
    if (!(await deps.deliveries.correct(tx, given.recipientId, to)))
      throw failure(
        'conflict',
        given.mobile === undefined ? 'email' : 'mobile',
        'not-bounced',
        'This card did not bounce, so its address cannot be changed.',
      );
  });
  try {
    await corrected;
  } catch (error) {
    await giveBack?.();
    throw error;
  }
  return viewSentCard(deps, actor, given.magicLink, given.magicLink2);
}
