import type { ValidatedInput } from '#contract/calls.ts';
import type { CardMail } from '#contract/card-send.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { failure } from '#server/kernel/failure.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';
import { media, routes } from '#shared/routes.ts';
import type { CardSendDeps } from '../deps.ts';
import { nameForPerson } from '../front-names.ts';
import { recipientOf, requireDraft, requireOwn } from '../policy.ts';
import { type RecipientRow, selectRecipients } from '../queries.ts';
import { designHashOf, documentOfSend, frontOfSend, shopCardOf } from '../send-card.ts';
import { draftVersion } from '../view.ts';
import { cardEmail } from './card-email.ts';
import { senderDisplayName, writtenIn } from './card-mail.ts';
import { COVER_WIDTH, type MailCover } from './card-picture.ts';
import { type DraftForMailRow, selectDraftForMail } from './queries.ts';

/** Stands where a link will: no link has hyphens, so it opens nothing, and whoever reads the address learns why. */
const LINK_TO_COME = 'made-when-it-is-sent';
/** Stands where the code will: nobody can type it. */
const CODE_TO_COME = '••••••••';
/** What a mail says while its sender or its recipient is not known. */
const MISSING = { sender: 'Your name', address: 'your email address', to: 'Their name' };

/**
 * The mail that carries a draft to one of its people, by the function that makes the real one. Nothing is sent, and nothing is made that opens the card:
 * a draft has no links, and the link of a test is a secret of its own.
 * @throws Failure where it is no draft of the actor's, or does not go to that person.
 */
export async function previewMail(
  deps: CardSendDeps,
  actor: Actor,
  { card_send_id: cardSendId, recipient_id: recipientId }: ValidatedInput<'GET /card/send/mail'>['query'],
): Promise<CardMail> {
  const row = requireDraft(requireOwn(await selectDraftForMail(deps.db, cardSendId), actor));
  const people = await selectRecipients(deps.db, cardSendId);
  const byEmail = people.filter(({ mobile }) => mobile === null);
  const person = recipientOf(recipientId === undefined ? byEmail : people, recipientId, 'recipient_id');
  if (person !== undefined && person.mobile !== null)
    throw failure('conflict', 'recipient_id', 'by-text', `${person.name} gets a text message, and no email.`);
  const senderName = row.sender_name.trim() || MISSING.sender;
  const page = deps.publicUrl + routes.read(LINK_TO_COME);
  const refuse = (whom: 'sender' | 'everyone') => deps.publicUrl + routes.refuse(LINK_TO_COME, null, whom);
  const { subject, preview, html, text } = cardEmail({
    site: { origin: deps.publicUrl },
    ...writtenIn(row, deps.clock.now()),
    sender: { name: senderName, email: row.sender_email || MISSING.address },
    to: person?.name ?? MISSING.to,
    isTest: false,
    cover: await coverOfDraft(deps, row, person),
    readUrl: page,
    code: CODE_TO_COME,
    refuseSenderUrl: refuse('sender'),
    refuseEveryoneUrl: refuse('everyone'),
  });
  return {
    recipientId: person?.recipient_id ?? null,
    from: { name: senderDisplayName(senderName), address: deps.mailer.fromAddress },
    to: person?.email ? { name: person.name, address: person.email } : null,
    replyTo: row.sender_email === '' ? null : { name: senderName, address: row.sender_email },
    subject,
    preheader: preview,
    html,
    text,
  };
}

/** The picture of the draft's front, for the session that it belongs to; and what shows while it is not there. */
async function coverOfDraft(
  { shop, artist, publicUrl }: CardSendDeps,
  row: DraftForMailRow,
  person: RecipientRow | undefined,
): Promise<MailCover> {
  const card = await shopCardOf(shop, row);
  const name = nameForPerson(row, person);
  const { colours } = await artist.about(documentOfSend(row, card, name));
  const version = draftVersion(row, designHashOf(row, card), name);
  const ownFront = row.names_on_front === 'each' ? person?.recipient_id : undefined;
  return {
    url: publicUrl + media.draft(row.card_send_id, 'front', COVER_WIDTH, version, ownFront, 'jpg'),
    alt: altWithName(frontOfSend(row), name),
    paper: colours.paper,
    ink: colours.coverInk,
  };
}
