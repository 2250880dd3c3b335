import { oncePerContext } from '#server/kernel/context.ts';
import { type CardDeliveries, cardDeliveriesOf, type TestSends, testSendsOf } from '#server/card-sends/card-sends.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import type { ReadCard } from '#contract/card-read.ts';
import type { Database } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { THANKS_CHANGE_MS } from '#shared/limits.ts';
import { canonicalCode } from '#shared/links/magic-link.ts';
import { routes } from '#shared/routes.ts';
import { lockReader, type ReaderRow, type ReadRow, selectByCode, selectRead, selectReader } from './queries.ts';
import { CARD_READ_LIMITS } from './limits.ts';
import { viewRead } from './view.ts';

export { sentFacesOf } from './sent-faces.ts';

type Deps = {
  db: Database;
  keys: Keys;
  clock: Clock;
  deliveries: CardDeliveries;
  dispatch: Dispatch;
  tests: TestSends;
  codeLimit: RateLimit;
};
/** What lies under a link; `reader` is whose own link it is, `test` is there where its sender sent it to themselves. */
type Found = { row: ReadRow; reader: ReaderRow | null; test: { to: string } | null };
type Link = { magicLink: string; magicLink2?: string | undefined };
type PersonalLink = { magicLink: string; magicLink2: string };

/** Reading a card, as `createCardReads` makes it. */
export type CardReads = ReturnType<typeof createCardReads>;

/** Reading a card, and what the one who reads it may do: open, thank, refuse. Links are never spent: cards never expire. */
export function createCardReads({ db, keys, clock, deliveries, dispatch, tests, codeLimit }: Deps) {
  /** A sent card, or else a test of one that lies on a table. */
  async function under(magicLink: string): Promise<Pick<Found, 'row' | 'test'> | null> {
    const sent = await selectRead(db, keys.hash('link', magicLink));
    if (sent && sent.state !== 'draft' && sent.state !== 'awaiting-confirmation') return { row: sent, test: null };
    const tested = await tests.read(magicLink);
    if (tested === null) return null;
    const { row, to } = tested;
    // As if it had just been posted.
    return { row: { ...row, sent_at: new Date(clock.now()) }, test: { to } };
  }
  async function find({ magicLink, magicLink2 }: Link): Promise<Found> {
    const found = await under(magicLink);
    if (found === null)
      throw failure(
        'not-found',
        'magicLink',
        'unknown-link',
        'There is no card at this link. Copy the whole link from the email, or type its code.',
      );
    const { row, test } = found;
    if (row.is_revoked) throw failure('not-found', 'magicLink', 'revoked-link', 'This card is no longer available.');
    if (magicLink2 === undefined || test !== null) return { row, reader: null, test };
    const reader = await selectReader(db, row.card_send_id, keys.hash('link', magicLink2));
    if (!reader)
      throw failure(
        'not-found',
        'magicLink2',
        'unknown-link',
        'The last part of this link is not right. Copy the whole link from the email, or type its code.',
      );
    return { row, reader, test };
  }
  async function requireReader(link: PersonalLink): Promise<{ row: ReadRow; reader: ReaderRow }> {
    const { row, reader, test } = await find(link);
    if (test !== null)
      throw failure('conflict', 'magicLink', 'a-test', 'This is a test card, so you cannot reply to it.');
    if (!reader)
      throw failure('not-found', 'magicLink2', 'unknown-link', 'Open the card from your own email to reply.');
    return { row, reader };
  }
  async function read(link: Link): Promise<ReadCard> {
    const { row, reader, test } = await find(link);
    const opened = reader ? await deliveries.isOpened(reader.recipient_id) : false;
    return viewRead({
      row,
      reader,
      test,
      magicLink: link.magicLink,
      magicLink2: link.magicLink2 ?? null,
      isOpened: opened,
      now: clock.now(),
    });
  }

  return {
    read,

    /** The envelope was opened. Opening again changes nothing; a link that names nobody opens, and counts for nobody. */
    async open(link: Link): Promise<ReadCard> {
      const { reader } = await find(link);
      if (reader) await db.transaction().execute((tx) => deliveries.noteOpened(tx, reader.recipient_id));
      return read(link);
    },

    /** Thanks, kept and passed on to the sender; they may be changed for ten seconds. */
    async thank(link: PersonalLink, text: string): Promise<ReadCard> {
      const { row, reader } = await requireReader(link);
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const held = await lockReader(tx, reader.recipient_id);
        if (held.thanked_at && held.thanked_at.getTime() + THANKS_CHANGE_MS < now) {
          if (held.thanks === text) return; // the same thanks once more: a second press, or a retry
          throw failure(
            'conflict',
            'text',
            'thanked',
            `Your reply was already sent to ${row.sender_name}. Reply to the email to write more.`,
          );
        }
        await deliveries.setThanks(tx, reader.recipient_id, { text, at: held.thanked_at ?? new Date(now) });
        if (!held.thanked_at) await deliveries.noteReplied(tx, reader.recipient_id, new Date(now + THANKS_CHANGE_MS));
      });
      return read(link);
    },

    async refuse(link: PersonalLink, from: 'sender' | 'everyone'): Promise<ReadCard> {
      const { row, reader } = await requireReader(link);
      await db.transaction().execute(async (tx) => {
        await dispatch.suppress(tx, reader.email, from === 'everyone' ? null : row.sender_email);
        await deliveries.setRefused(tx, reader.recipient_id, from);
      });
      return read(link);
    },

    async takeBackRefusal(link: PersonalLink): Promise<ReadCard> {
      const { row, reader } = await requireReader(link);
      await db.transaction().execute(async (tx) => {
        await dispatch.unsuppress(tx, reader.email, row.sender_email);
        await deliveries.setRefused(tx, reader.recipient_id, null);
      });
      return read(link);
    },

    /** The card that a code belongs to. Ten tries an hour for one network, right or wrong. @returns its path. */
    async byCode(typed: string, network: string): Promise<string> {
      const code = canonicalCode(typed);
      if (code === null)
        throw failure('invalid', 'code', 'not-a-code', 'A code has eight letters and digits, in two groups of four.');
      await codeLimit.take(
        network,
        'code',
        (wait) => `Too many attempts. Try again in ${wait}, or open the card with the link in the email.`,
      );
      const codeHash = keys.hash('code', code);
      const found = await selectByCode(db, codeHash);
      const test = found ? null : await tests.linkOfCode(codeHash);
      if (test !== null) return routes.read(test);
      if (!found?.link_sealed || !found.card_link_sealed || found.is_revoked || found.state === 'draft')
        throw failure(
          'not-found',
          'code',
          'unknown-code',
          'No card has this code. Compare it with the email, letter by letter.',
        );
      return routes.read(keys.open(found.card_link_sealed), keys.open(found.link_sealed));
    },
  };
}

/** Reading cards, in this process. */
export const cardReadsOf = oncePerContext((context) =>
  createCardReads({
    ...context,
    deliveries: cardDeliveriesOf(context),
    dispatch: dispatchOf(context),
    tests: testSendsOf(context),
    codeLimit: context.rateLimits.of(CARD_READ_LIMITS).codes,
  }),
);
