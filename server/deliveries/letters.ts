import type { CardFacts } from '#cards/catalogue/entry.ts';
import { cardEmail } from '#emails/card-email.ts';
import type { Site } from '#emails/letter.ts';
import { aCard } from '#shared/card-kind.ts';
import type { Keys } from '#server/keys/keys.ts';
import type { CardColours } from '#server/pictures/card-artist.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import { clockAt } from '#shared/local-time.ts';
import { media, routes } from '#shared/routes.ts';
import type { SendingRow } from './queries.ts';

/** Width of the picture in a mail, in pixels; it is shown at half of that. */
const COVER_WIDTH = 560;
/** Cards are five by seven. */
const COVER_HEIGHT = (COVER_WIDTH / 5) * 7;

/** What a mail's letters need besides its rows. */
export type LetterParts = { site: Site; keys: Keys };

/** The mail that carries a card to one recipient. */
export function cardMail({ site, keys }: LetterParts, row: SendingRow): OutgoingMail {
  if (!row.link_sealed || !row.recipient_link_sealed || !row.code_sealed)
    throw new Error(`The delivery ${row.delivery_id} has no links: a card gets them when it is sent.`);
  const link = keys.open(row.link_sealed);
  const ownLink = keys.open(row.recipient_link_sealed);
  const facts = row.facts as CardFacts;
  const { colours } = row.document as { colours: CardColours };
  const at = (path: string) => `${site.origin}${path}`;
  const letter = cardEmail({
    site,
    sender: { name: row.sender_name, email: row.sender_email },
    to: row.to_name,
    occasion: aCard(row.occasion),
    phrase: row.phrase,
    cover: {
      url: at(media.sent(link, ownLink, 'front', COVER_WIDTH, 'jpg')),
      alt: facts.alt,
      height: COVER_HEIGHT,
      paper: colours.paper,
      ink: colours.coverInk,
    },
    verse: row.verse,
    message: row.message,
    readUrl: at(routes.read(link, ownLink)),
    code: keys.open(row.code_sealed),
    refuseSenderUrl: at(routes.refuse(link, ownLink, 'sender')),
    refuseEveryoneUrl: at(routes.refuse(link, ownLink, 'everyone')),
    writtenOn: clockAt((row.sent_at ?? row.created_at).getTime(), row.sender_zone ?? 'UTC').date,
    askedFor: row.schedule.kind === 'on' ? { date: row.schedule.date, time: row.schedule.time } : null,
  });
  return {
    key: `${row.delivery_id}.${row.attempt}`,
    fromName: throughUs(row.sender_name),
    to: { name: row.to_name, address: row.to_email },
    replyTo: { name: row.sender_name, address: row.sender_email },
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    isAutomatic: false,
    unsubscribeUrl: null,
  };
}

/** The name in From of a mail that a person wrote and we carry. */
export function throughUs(name: string): string {
  return `${name} through Cardamom`;
}
