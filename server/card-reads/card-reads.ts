import { toStoredForm } from '#cards/document/stored-form.ts';
import { withSignature } from '#cards/document/words.ts';
import type { ReadCard } from '#contract/card-read.ts';
import { signatureOf } from '#shared/letter/signature.ts';
import {
  addressOf,
  cardDeliveriesOf,
  drawnColoursOf,
  drawnLetterOf,
  drawnVerseOf,
  testSendsOf,
} from '#server/card-sends/card-sends.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import type { CardFacts } from '#server/ports/artist.ts';
import { THANKS_CHANGE_MS } from '#shared/limits.ts';
import type { CardReadDeps } from './deps.ts';
import { findByCode, findCard, type Link, type PersonalLink, requireReader } from './find-card.ts';
import { CARD_READ_LIMITS } from './limits.ts';
import { lockReader, type ReadRow } from './queries.ts';
import { viewRead } from './view.ts';

export { type CardFaces, sentFacesOf } from './sent-faces.ts';

/** Reading a card, as `createCardReads` makes it. */
export type CardReads = ReturnType<typeof createCardReads>;

/** Reading a card, and what the one who reads it may do: open, thank, refuse. Links are never spent: cards never expire. */
export function createCardReads(deps: CardReadDeps) {
  const { db, clock, deliveries, dispatch } = deps;

  async function read(link: Link): Promise<ReadCard> {
    const { row, reader, shown, test } = await findCard(deps, link);
    return viewRead({
      row,
      colours: test?.facts.colours ?? drawnColoursOf(row),
      ...(await linesOf(deps, row, test?.facts)),
      reader,
      shown,
      test,
      magicLink: link.magicLink,
      magicLink2: link.magicLink2 ?? null,
      isOpened: reader ? await deliveries.isOpened(reader.recipient_id) : false,
      now: clock.now(),
    });
  }

  return {
    read,
    byCode: (typed: string, network: string): Promise<string> => findByCode(deps, typed, network),

    /** The envelope was opened. Opening again changes nothing; a link that names nobody opens, and counts for nobody. */
    async open(link: Link): Promise<ReadCard> {
      const { reader } = await findCard(deps, link);
      if (reader) await db.transaction().execute((tx) => deliveries.noteOpened(tx, reader.recipient_id));
      return read(link);
    },

    /** Thanks, kept and passed on to the sender; they may be changed for ten seconds. */
    async thank(link: PersonalLink, text: string): Promise<ReadCard> {
      const { row, reader } = await requireReader(deps, link);
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const held = await lockReader(tx, reader.recipient_id);
        if (held.thanked_at && held.thanked_at.getTime() + THANKS_CHANGE_MS < now) {
          if (held.thanks === text) return; // the same thanks once more: a second press, or a retry
          throw failure(
            'conflict',
            'text',
            'thanked',
            `Your reply was already sent to ${row.sender_name}.${reader.email === null ? '' : ' Reply to the email to write more.'}`,
          );
        }
        await deliveries.setThanks(tx, reader.recipient_id, { text, at: held.thanked_at ?? new Date(now) });
        if (!held.thanked_at) await deliveries.noteReplied(tx, reader.recipient_id, new Date(now + THANKS_CHANGE_MS));
      });
      return read(link);
    },

    async refuse(link: PersonalLink, from: 'sender' | 'everyone'): Promise<ReadCard> {
      const { row, reader } = await requireReader(deps, link);
      await db.transaction().execute(async (tx) => {
        await dispatch.suppress(tx, addressOf(reader), from === 'everyone' ? null : row.sender_email);
        await deliveries.setRefused(tx, reader.recipient_id, from);
      });
      return read(link);
    },

    async unblock(link: PersonalLink): Promise<ReadCard> {
      const { row, reader } = await requireReader(deps, link);
      await db.transaction().execute(async (tx) => {
        // A STOP is undone by START alone, not by what is pressed about one sender.
        const isOfSender = reader.mobile !== null && reader.refused !== 'everyone';
        const allow = isOfSender ? dispatch.unsuppressSender : dispatch.unsuppress;
        await allow(tx, addressOf(reader), row.sender_email);
        await deliveries.setRefused(tx, reader.recipient_id, null);
      });
      return read(link);
    },
  };
}

/** The lines of a card. Of one that was sent before lines were kept they are laid out when it is read. @param known of a test */
async function linesOf({ artist }: Pick<CardReadDeps, 'artist'>, row: ReadRow, known: CardFacts | undefined) {
  const [letter, verse] = known ? [known.letter, known.verse] : [drawnLetterOf(row), drawnVerseOf(row)];
  if (letter !== null && verse !== null) return { letter, verseLines: verse };
  const document = withSignature(toStoredForm(row.document), signatureOf(row.message, row.sender_name));
  const about = await artist.about(document);
  return { letter: letter ?? about.letter, verseLines: verse ?? about.verse };
}

/** Reading cards, in this process. */
export const cardReadsOf = oncePerContext((context) =>
  createCardReads({
    ...context,
    artist: context.studio,
    deliveries: cardDeliveriesOf(context),
    dispatch: dispatchOf(context),
    tests: testSendsOf(context),
    codeLimits: context.rateLimits.of(CARD_READ_LIMITS),
  }),
);
