import { randomBytes } from 'node:crypto';
import type { Schedule } from '#contract/card-send.ts';
import type { Database } from '#db/client.ts';
import { cardDeliveriesOf } from '#server/card-sends/card-sends.ts';
import type { Context } from '#server/kernel/context.ts';
import { type Keys, newMagicLink } from '#server/kernel/keys.ts';
import { codeFrom } from '#shared/links/magic-link.ts';
import { newId } from '#shared/ids.ts';

export type SentCardOptions = {
  db: Database;
  keys: Keys;
  now: number;
  emails: string[];
  senderEmail?: string;
  schedule?: Schedule;
  state?: 'scheduled' | 'awaiting-confirmation';
  phrase?: string;
};
export type CreatedSentCard = {
  cardSendId: string;
  recipientIds: string[];
  emails: string[];
  link: string;
  confirmToken: string;
};

const COLOURS = {
  paper: '#fbf3e4',
  stock: '#fffaf2',
  coverInk: '#1d2a24',
  accent: '#b4523c',
  envelope: '#e8b4a0',
  flap: '#e0a890',
  shade: '#d09880',
  envelopeInk: '#5a3a30',
};

/** A card as it is stored after its sender pressed Send, but without deliveries. */
export async function sentCard(given: SentCardOptions): Promise<CreatedSentCard> {
  const { db, keys } = given;
  const at = new Date(given.now);
  const cardSendId = newId(given.now);
  const [link, sender, confirmToken] = [newMagicLink(), newMagicLink(), newMagicLink()];
  const facts = {
    alt: 'The front of the card: a wreath of roses, with the words Happy Birthday.',
    line: 'A wreath of roses.',
    headline: 'Happy Birthday',
    verse: '',
    nameOnFront: 'with love',
    takesName: true,
    needsName: false,
    paper: '#fbf3e4',
    envelope: { colour: '#e8b4a0', liner: '#f7e7dc', ink: '#5a3a30' },
    colourways: [{ paletteId: 'rose', name: 'Rose', swatch: ['#fbf3e4', '#e8b4a0', '#5a3a30'], v: 'abc' }],
    topics: [],
    moods: [],
    recipients: [],
    shelves: [['birthday']],
  };
  await db
    .insertInto('cards')
    .values({
      card_id: 'wreath-garden',
      design_key: 'wreath/garden',
      title: 'Garden wreath',
      style: 'papercut',
      is_free: true,
      occasion: 'birthday',
      palette_id: 'rose',
      recipe: '{}',
      facts: JSON.stringify(facts),
      content_hash: 'abc',
      rank: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('card_sends')
    .values({
      card_send_id: cardSendId,
      member_id: null,
      session_id: null,
      state: given.state ?? 'scheduled',
      card_id: 'wreath-garden',
      palette_id: 'rose',
      name_on_front: 'Amelie',
      verse: 'Wishing you a year that keeps on opening.',
      message: 'Dear Amelie,\n\nhave the loveliest day.\n\nRosa',
      sender_name: 'Rosa Lindqvist',
      sender_email: given.senderEmail ?? 'rosa@fernbank.example',
      sender_zone: 'Europe/Stockholm',
      phrase: given.phrase ?? 'the yellow canoe',
      schedule: JSON.stringify(given.schedule ?? { kind: 'now' }),
      document: JSON.stringify({ colours: COLOURS }),
      faces: '{}',
      link_hash: keys.hash('link', link),
      link_sealed: keys.seal(link),
      sender_hash: keys.hash('link', sender),
      sender_sealed: keys.seal(sender),
      confirm_hash: keys.hash('confirm', confirmToken),
      sent_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const recipients = given.emails.map((email, position) => {
    const [own, code] = [newMagicLink(), codeFrom(randomBytes(8))];
    return {
      recipient_id: newId(given.now),
      card_send_id: cardSendId,
      member_id: null,
      position,
      name: email.split('@')[0] ?? '',
      email,
      country_id: null,
      zone: 'Europe/London',
      link_hash: keys.hash('link', own),
      link_sealed: keys.seal(own),
      code_hash: keys.hash('code', code),
      code_sealed: keys.seal(code),
      thanks: null,
      refused: null,
    };
  });
  await db.insertInto('recipients').values(recipients).execute();
  const recipientIds = recipients.map((person) => person.recipient_id);
  return { cardSendId, recipientIds, emails: given.emails, link, confirmToken };
}

/** Schedules a card for all of its recipients at one instant. */
export async function scheduleSentCard(context: Context, card: CreatedSentCard, dueAt: Date): Promise<void> {
  await context.db.transaction().execute((tx) =>
    cardDeliveriesOf(context).schedule(tx, {
      cardSendId: card.cardSendId,
      memberId: null,
      recipients: card.recipientIds.map((recipientId, i) => ({
        recipientId,
        email: card.emails[i] ?? '',
        mobile: null,
        dueAt,
      })),
    }),
  );
}
