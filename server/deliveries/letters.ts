import type { CardFacts } from '#cards/catalogue/entry.ts';
import { cardEmail } from '#emails/card-email.ts';
import type { Letter, Site } from '#emails/letter.ts';
import { aCard } from '#shared/card-kind.ts';
import { testCodeOf } from '#server/card-sends/test-code.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { CardColours } from '#server/ports/artist.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import { clockAt } from '#shared/local-time.ts';
import { media, routes } from '#shared/routes.ts';
import type { TestRow } from './outbox-queries.ts';
import type { SendingRow } from './queries.ts';
import { altWithName } from '#shared/front-name.ts';

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
    ...writtenIn(row, (row.sent_at ?? row.created_at).getTime()),
    to: row.to_name,
    isTest: false,
    cover: {
      ...coverOf(at(media.sent(link, ownLink, 'front', COVER_WIDTH, 'jpg')), altWithName(facts, row.name_on_front)),
      paper: colours.paper,
      ink: colours.coverInk,
    },
    readUrl: at(routes.read(link, ownLink)),
    code: keys.open(row.code_sealed),
    refuseSenderUrl: at(routes.refuse(link, ownLink, 'sender')),
    refuseEveryoneUrl: at(routes.refuse(link, ownLink, 'everyone')),
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

/** What a test of a card shows while its picture is not there, and the version of what is on it. */
export type TestCover = { paper: string; ink: string; version: string };

/** The same letter, to its own sender: marked as a test, and all of its links lead to the page of the test. */
export function testLetter(
  { site, keys }: LetterParts,
  row: TestRow,
  to: string,
  cover: TestCover,
  now: number,
): Letter {
  if (!row.test_sealed)
    throw new Error(`The card ${row.card_send_id} has no test: it gets one when that is asked for.`);
  const link = keys.open(row.test_sealed);
  const page = site.origin + routes.read(link);
  // Providers keep the pictures of mails by their address, and the next test may have another one.
  const picture = `${media.sent(link, null, 'front', COVER_WIDTH, 'jpg')}?v=${cover.version}`;
  return cardEmail({
    site,
    ...writtenIn(row, now),
    to,
    isTest: true,
    cover: {
      ...coverOf(site.origin + picture, altWithName(row.facts as CardFacts, row.name_on_front)),
      paper: cover.paper,
      ink: cover.ink,
    },
    readUrl: page,
    code: testCodeOf(keys, link),
    refuseSenderUrl: page,
    refuseEveryoneUrl: page,
  });
}

type WrittenRow = Pick<
  SendingRow,
  'sender_name' | 'sender_email' | 'sender_zone' | 'occasion' | 'phrase' | 'verse' | 'message' | 'schedule'
>;
/** What the sender wrote, and when. */
function writtenIn(row: WrittenRow, now: number) {
  return {
    sender: { name: row.sender_name, email: row.sender_email },
    occasion: aCard(row.occasion),
    phrase: row.phrase,
    verse: row.verse,
    message: row.message,
    writtenOn: clockAt(now, row.sender_zone ?? 'UTC').date,
    askedFor: row.schedule.kind === 'on' ? { date: row.schedule.date, time: row.schedule.time } : null,
  };
}

function coverOf(url: string, alt: string) {
  return { url, alt, height: COVER_HEIGHT };
}

/** The name in From of a mail that a person wrote and we carry. */
export function throughUs(name: string): string {
  return `${name} through Cardamom`;
}
