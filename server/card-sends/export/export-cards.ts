import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { ExportPart } from '#server/kernel/module.ts';
import { type FaceStore, facesOf, type PictureStore, picturesOf } from '#server/pictures/pictures.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';
import { frontOfSend } from '../send-card.ts';
import { cardPage, type PageFace, pageFileName } from './card-page.ts';
import { cardSections, type ExportFolder, type ListedCard, toListedCard } from './listed-cards.ts';
import { type Person, peopleVcf } from './people-vcf.ts';
import { nameForAll } from '../front-names.ts';
import { frontNamesOf } from './front-names-of.ts';
import { type OwnFronts, ownFrontsOf } from '../fronts/own-fronts.ts';
import { drawnFacesOf, scheduleOf, sentFrontOf } from '../stored-columns.ts';
import { type ExportedCardRow, selectOwnAfter, selectReceivedAfter } from './queries.ts';

/** Cards that are read at once. */
const BATCH = 20;
const NOBODY = '00000000-0000-0000-0000-000000000000';
type Next = (db: Queryable, memberId: string, after: string, limit: number) => Promise<ExportedCardRow[]>;
const LISTS: readonly (readonly [folder: ExportFolder, next: Next])[] = [
  ['sent', selectOwnAfter],
  ['received', selectReceivedAfter],
];

/**
 * A member's cards, sent, received and drafts: each that left as a page, all of them for programs, and everybody they were for. No more than a few cards are
 * held at once; of each that was, its line in the list of all.
 */
export async function* exportCards(context: Context, memberId: string): AsyncGenerator<ExportPart> {
  const { db } = context;
  const drawings: Drawings = {
    faces: facesOf(context),
    pictures: picturesOf(context),
    ownFronts: ownFrontsOf(context),
  };
  yield {
    name: 'cards.json',
    about: 'every card with its text, recipients and delivery status',
    content: cardsJson(db, memberId),
  };
  const listed: Record<ExportFolder, ListedCard[]> = { sent: [], received: [] };
  const people: Person[] = [];
  for (const [folder, next] of LISTS)
    for await (const row of allOf(next, db, memberId)) {
      const page = hasPage(row) ? pageFileName(row, folder) : null;
      listed[folder].push(toListedCard(row, folder, page));
      if (folder === 'sent') people.push(...row.people.map(({ name, email, mobile }) => ({ name, email, mobile })));
      if (page !== null) {
        const [first, ...others] = await frontsOf(drawings, row);
        const content = cardPage(row, folder, {
          faces: await readFaces(drawings, row, first ?? null),
          fronts: await readFronts(drawings, others, first ?? null),
        });
        yield { name: page, isPage: true, content: bytes(content) };
      }
    }
  yield {
    name: 'people.vcf',
    about: 'everyone you sent a card to, for an address book',
    content: bytes(peopleVcf(people)),
  };
  for (const section of cardSections(listed)) yield { section };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const hasPage = (row: ExportedCardRow) => row.state !== 'draft' && row.faces !== null;

async function* allOf(next: Next, db: Queryable, memberId: string): AsyncGenerator<ExportedCardRow> {
  let after = NOBODY;
  for (;;) {
    const rows = await next(db, memberId, after, BATCH);
    yield* rows;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
  }
}

/** Two lists, written as they are read. */
async function* cardsJson(db: Queryable, memberId: string): AsyncGenerator<Uint8Array> {
  for (const [i, [folder, next]] of LISTS.entries()) {
    yield bytes(`${i === 0 ? '{' : ','}\n"${folder}": [`);
    let separator = '\n';
    for await (const row of allOf(next, db, memberId)) {
      yield bytes(separator + JSON.stringify(described(row, folder)));
      separator = ',\n';
    }
    yield bytes('\n]');
  }
  yield bytes('\n}\n');
}

function described(row: ExportedCardRow, folder: ExportFolder) {
  return {
    card: row.title,
    occasion: row.occasion,
    state: row.is_revoked ? 'stopped' : row.state,
    from: row.sender_name,
    sentAt: row.sent_at,
    arrives: scheduleOf(row),
    nameOnFront: nameForAll(row),
    verse: row.verse,
    message: row.message,
    ...(folder === 'sent' ? { phrase: row.phrase } : {}),
    people: row.people.map(({ typedName: _typed, front: _front, ...person }, i) => ({
      ...person,
      ...(row.names_on_front === 'each' ? { nameOnFront: frontNamesOf(row)[i] ?? null } : {}),
    })),
    page: hasPage(row) ? pageFileName(row, folder) : null,
  };
}

/** What the drawings in an export come from. */
type Drawings = {
  faces: Pick<FaceStore, 'read'>;
  pictures: Pick<PictureStore, 'sent'>;
  ownFronts: Pick<OwnFronts, 'face'>;
};
/** Pixels across the fronts of the people after the first. */
const FRONT_WIDTH = 350;

/** The hash of the front of each person who has their own, in their order; null where there is none. */
async function frontsOf({ ownFronts }: Drawings, row: ExportedCardRow): Promise<(string | null)[]> {
  const fronts: (string | null)[] = [];
  for (const person of row.people) {
    const own = sentFrontOf(person);
    fronts.push(own === null ? null : await ownFronts.face(row, own));
  }
  return fronts;
}

/** Pictures of the fronts of the people after the first, as `data:` addresses; null for who has the same as the first one. */
async function readFronts(
  { pictures }: Drawings,
  fronts: readonly (string | null)[],
  first: string | null,
): Promise<(string | null)[]> {
  const read: (string | null)[] = [];
  for (const hash of fronts) {
    if (hash === null || hash === first) read.push(null);
    else {
      const picture = await pictures.sent(hash, FRONT_WIDTH, 'webp', () => Promise.resolve(null)).catch(skipLost);
      read.push(picture && `data:image/webp;base64,${picture.toString('base64')}`);
    }
  }
  return [null, ...read];
}

/** A face that is lost for good is left out, as the others are. */
function skipLost(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}

/** The faces of the card itself, without its envelope, as they were sent. @param front that of its first person, where each has their own */
async function readFaces({ faces }: Drawings, row: ExportedCardRow, front: string | null): Promise<PageFace[]> {
  const stored: Partial<Record<string, string>> = { ...drawnFacesOf(row), ...(front === null ? {} : { front }) };
  const letters = Object.keys(stored)
    .filter((face) => face.startsWith('letter-'))
    .toSorted((a, b) => Number(a.slice(7)) - Number(b.slice(7)));
  const wanted: (readonly [face: string, alt: string])[] = [
    ['front', altWithName(frontOfSend(row), frontNamesOf(row)[0] ?? null)],
    ['inside-left', 'Inside, left page. Its text is below.'],
    ...(letters.length > 0 ? letters : ['inside-right']).map(
      (face) => [face, 'Inside, right page. Its text is below.'] as const,
    ),
    ['back', 'The back of the card.'],
  ];
  const read = wanted.map(async ([face, alt]) => {
    const hash = stored[face];
    const svg = hash === undefined ? null : await faces.read(hash);
    return svg === null ? [] : [{ svg, alt }];
  });
  return (await Promise.all(read)).flat();
}
