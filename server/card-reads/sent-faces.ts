import { createHash } from 'node:crypto';
import { z } from 'zod';
import { toStoredForm } from '#cards/document/stored-form.ts';
import type { CardDocument } from '#cards/document/card-document.ts';
import { frontWordsOf, withFrontLine } from '#cards/document/words.ts';
import type { Database } from '#db/client.ts';
import {
  drawnFacesOf,
  findByFrontLink,
  type OwnFronts,
  ownFrontsOf,
  type SentFront,
  sentFrontOf,
  type TestSends,
  testSendsOf,
} from '#server/card-sends/card-sends.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Keys } from '#server/kernel/keys.ts';
import { facesOf, type FaceStore } from '#server/pictures/pictures.ts';
import type { CardArtist, FaceName } from '#server/ports/artist.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import type { VerseLine } from '#shared/letter/verse.ts';
import { selectFaces, selectFront, selectReaders } from './queries.ts';

type Deps = {
  db: Database;
  keys: Keys;
  store: FaceStore;
  tests: Pick<TestSends, 'document'>;
  ownFronts: Pick<OwnFronts, 'face'>;
  artist: Pick<CardArtist, 'drawFace' | 'verseLayout'>;
};

/** The faces of one card as SVG. */
export type CardFaces = {
  /** the headline on its front; empty where it has none */
  headline: string;
  /** what a face looks like, as a hash. @throws Failure where the card has no such face */
  keyOf(face: FaceName): string;
  /** @throws Failure where the card has no such face, or it is lost */
  svg(face: FaceName): Promise<string>;
  /** where the lines of the verse stand on its page; none where the card was taken down meanwhile */
  verse(): Promise<VerseLine[]>;
};

/** Whose faces: the link of a card, and of one of its people or of their front, or the sender's own; `to` is the recipient whose front the sender looks at. */
export type FacesOf = { magicLink: string; magicLink2?: string | undefined; to?: string | undefined };
const RecipientId = z.uuid();

/** The faces of a card as it was sent, by the link that opens it. */
export function createSentFaces({ db, keys, store, tests, artist, ownFronts }: Deps) {
  async function sentBy(of: FacesOf) {
    if (!MAGIC_LINK.test(of.magicLink)) return null;
    const row = await selectFaces(db, keys.hash('link', of.magicLink));
    const faces = row === undefined || row.is_revoked ? null : drawnFacesOf(row);
    if (row === undefined || faces === null) return null;
    const front = await frontOf(row, of);
    return {
      faces,
      /** The hash of the front that they see: drawn now, where it was not yet. Null where the card was taken back meanwhile. */
      front: async () => (front === null ? (faces['front'] ?? null) : ownFronts.face(row, front)),
      document: () => (row.document === null ? null : withFrontLine(toStoredForm(row.document), front?.line ?? null)),
    };
  }
  /** A person's own front. To whoever has the link of the card alone it is null: they see no name of anybody. */
  async function frontOf(
    row: NonNullable<Awaited<ReturnType<typeof selectFaces>>>,
    { magicLink2, to }: FacesOf,
  ): Promise<SentFront | null> {
    if (row.names_on_front !== 'each' || magicLink2 === undefined) return null;
    const linkHash = keys.hash('link', magicLink2);
    const isSender = row.sender_hash?.equals(linkHash) ?? false;
    const named = RecipientId.safeParse(to);
    const whose = !isSender ? { linkHash } : named.success ? { recipientId: named.data } : ('first' as const);
    const person =
      (await selectFront(db, row.card_send_id, whose)) ??
      (isSender ? undefined : findByFrontLink(keys, await selectReaders(db, row.card_send_id), magicLink2));
    return person === undefined ? null : sentFrontOf(person);
  }
  /** Draws a face of a card anew; null where the card was taken down meanwhile. */
  const redraw = (documentOf: () => CardDocument | null, face: FaceName) => async () => {
    const document = documentOf();
    return document === null ? null : artist.drawFace(document, face);
  };

  async function facesOfTest(magicLink: string): Promise<CardFaces | null> {
    const document = MAGIC_LINK.test(magicLink) ? await tests.document(magicLink) : null;
    if (document === null) return null;
    const key = createHash('sha256').update(JSON.stringify(document)).digest('hex');
    return {
      headline: frontWordsOf(document)[0] ?? '',
      keyOf: (face) => `${key}/${face}`,
      svg: (face) => artist.drawFace(document, face),
      verse: () => artist.verseLayout(document),
    };
  }

  return {
    /** The hash of a face, and what draws it anew where its file is broken; null where there is none. */
    async face(of: FacesOf, face: FaceName) {
      const sent = await sentBy(of);
      if (sent === null) return null;
      const hash = face === 'front' ? await sent.front() : sent.faces[face];
      return hash === null || hash === undefined ? null : { hash, redraw: redraw(sent.document, face) };
    },
    /** All faces of a card that was sent, or of a test; null where there is none. */
    async faces(of: FacesOf): Promise<CardFaces | null> {
      const sent = await sentBy(of);
      if (sent === null) return facesOfTest(of.magicLink);
      const { document } = sent;
      const front = await sent.front();
      if (front === null) return null;
      const faces: typeof sent.faces = { ...sent.faces, front };
      const drawn = document();
      const keyOf = (face: FaceName) => {
        const hash = faces[face];
        if (hash !== undefined) return hash;
        throw failure('not-found', 'general', 'no-face', 'This picture does not exist.');
      };
      return {
        headline: drawn === null ? '' : (frontWordsOf(drawn)[0] ?? ''),
        keyOf,
        svg: async (face) => store.readOrRedraw(keyOf(face), redraw(document, face)),
        verse: async () => (drawn === null ? [] : artist.verseLayout(drawn)),
      };
    },
  };
}

/** The faces of sent cards, in this process. */
export const sentFacesOf = oncePerContext((context) =>
  createSentFaces({
    ...context,
    store: facesOf(context),
    tests: testSendsOf(context),
    ownFronts: ownFrontsOf(context),
    artist: context.studio,
  }),
);
