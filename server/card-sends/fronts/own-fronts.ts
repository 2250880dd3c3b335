import { toStoredForm } from '#cards/document/stored-form.ts';
import { withFrontLine } from '#cards/document/words.ts';
import type { Database, Tx } from '#db/client.ts';
import { type CardRow, shopFrontLine } from '#server/cards/cards.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import type { Queue } from '#server/kernel/queue.ts';
import { deleteSentPictures, facesOf, type FaceStore } from '#server/pictures/pictures.ts';
import type { CardArtist } from '#server/ports/artist.ts';
import type { Files } from '#server/ports/files.ts';
import { selectUnusedFaces } from '../erase/written-faces.ts';
import { nameForPerson } from '../front-names.ts';
import { DRAW_FRONTS } from '../jobs.ts';
import { type CardSendRow, type RecipientRow, selectCardSend } from '../queries.ts';
import type { SentFront } from '../stored-columns.ts';
import { keepFrontFace, selectUndrawnLines } from './queries.ts';

/** Fronts of one card that are drawn before it is the turn of another card. */
const TURN = 25;
/** Fronts that are drawn at the same time. */
const AT_ONCE = 2;

/**
 * What each person of a card will see on the front, where each has a name of their own. Nothing is drawn.
 * @param face the front without a name, which is drawn
 * @returns by the ids of the recipients; empty where all of them see the same front
 */
export function frontsToSend(
  draft: CardSendRow,
  recipients: readonly RecipientRow[],
  card: CardRow | null,
  face: string,
): Map<string, SentFront> {
  if (card === null || draft.names_on_front !== 'each') return new Map();
  return new Map(
    recipients.map((person) => {
      const name = nameForPerson(draft, person);
      const line = name === null ? null : shopFrontLine(card, name);
      return [person.recipient_id, { name, line, face: line === null ? face : null }];
    }),
  );
}

type SentCard = Pick<CardSendRow, 'card_send_id' | 'document'>;
type Deps = {
  db: Database;
  files: Files;
  artist: Pick<CardArtist, 'packFace'>;
  faces: FaceStore;
  queue: Pick<Queue, 'enqueue'>;
  /** How long a card that leaves at once can be taken back. */ undoMs: number;
};

/**
 * The fronts that people of a sent card have for themselves. Sending waits for none of them: a job draws them afterwards, and whoever opens the card
 * before has theirs drawn at once. Each line is drawn once, and what was drawn stays.
 */
export function createOwnFronts({ db, files, artist, faces, queue, undoMs }: Deps) {
  const drawing = new Map<string, Promise<string | null>>();

  async function draw({ card_send_id: cardSendId, document }: SentCard, line: string): Promise<string | null> {
    const face = await faces.keep(await artist.packFace(withFrontLine(toStoredForm(document), line), 'front'));
    const kept = await db.transaction().execute((tx) => keepFrontFace(tx, { cardSendId, document, line, face }));
    // The card is another by now, or somebody of another release was faster.
    if (kept !== face)
      await deleteSentPictures(files, faces, await db.transaction().execute((tx) => selectUnusedFaces(tx, [face])));
    return kept;
  }
  const enqueue = (tx: Tx, cardSendId: string, turn: number, delay = 0) =>
    queue.enqueue(tx, DRAW_FRONTS, [{ key: `${cardSendId}/${turn}`, data: { cardSendId, turn }, delay }]);

  return {
    /** Has the fronts of a card drawn that is about to leave: not before it can be taken back no more. */
    schedule: (tx: Tx, cardSendId: string): Promise<void> => enqueue(tx, cardSendId, 0, Math.ceil(undoMs / 1000)),

    /** The hash of a person's own front, which is drawn where it was not yet. @returns null where the card was taken back meanwhile */
    async face(card: SentCard, { line, face }: SentFront): Promise<string | null> {
      if (face !== null || line === null) return face;
      const key = `${card.card_send_id} ${line}`;
      // A page asks for its pictures at once.
      const known = drawing.get(key);
      if (known !== undefined) return known;
      const drawn = draw(card, line).finally(() => drawing.delete(key));
      drawing.set(key, drawn);
      return drawn;
    },

    /**
     * Draws the next fronts of a card, and leaves the rest to another turn. What cannot be drawn does not keep the others from it.
     * @throws what went wrong with one of them.
     */
    async drawTurn({ cardSendId, turn }: { cardSendId: string; turn: number }): Promise<void> {
      const card = await selectCardSend(db, cardSendId);
      if (card === undefined || card.state === 'draft' || card.document === null) return;
      const lines = await selectUndrawnLines(db, cardSendId, TURN + 1);
      const failures: unknown[] = [];
      for (let at = 0; at < Math.min(TURN, lines.length); at += AT_ONCE) {
        const outcomes = await Promise.allSettled(
          lines.slice(at, Math.min(at + AT_ONCE, TURN)).map((line) => draw(card, line)),
        );
        for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
      }
      if (failures.length > 0) throw failures[0];
      if (lines.length > TURN) await db.transaction().execute((tx) => enqueue(tx, cardSendId, turn + 1));
    },
  };
}
export type OwnFronts = ReturnType<typeof createOwnFronts>;

/** The own fronts of the people of sent cards, in this process. */
export const ownFrontsOf = oncePerContext((context: Context) =>
  createOwnFronts({
    ...context,
    artist: context.studio,
    faces: facesOf(context),
    undoMs: context.settings.undoMs,
  }),
);
