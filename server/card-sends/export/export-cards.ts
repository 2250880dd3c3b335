import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ExportPart } from '#server/kernel/module.ts';
import { type FaceStore, facesOf } from '#server/pictures/pictures.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';
import { frontOfSend } from '../send-card.ts';
import { cardPage, type PageFace, pageFileName } from './card-page.ts';
import { cardSections, type ExportFolder, type ListedCard, toListedCard } from './listed-cards.ts';
import { peopleVcf } from './people-vcf.ts';
import { nameForAll } from '../front-names.ts';
import { frontNamesOf } from './front-names-of.ts';
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
  const faces = facesOf(context);
  yield {
    name: 'cards.json',
    about: 'every card with its text, recipients and delivery status',
    content: cardsJson(db, memberId),
  };
  const listed: Record<ExportFolder, ListedCard[]> = { sent: [], received: [] };
  const people: { name: string; email: string }[] = [];
  for (const [folder, next] of LISTS)
    for await (const row of allOf(next, db, memberId)) {
      const page = hasPage(row) ? pageFileName(row, folder) : null;
      listed[folder].push(toListedCard(row, folder, page));
      if (folder === 'sent') people.push(...row.people.map(({ name, email }) => ({ name, email })));
      if (page !== null)
        yield { name: page, isPage: true, content: bytes(cardPage(row, folder, await readFaces(faces, row))) };
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

/** The faces of the card itself, without its envelope, as they were sent: the front as its first person sees it. */
async function readFaces(faces: Pick<FaceStore, 'read'>, row: ExportedCardRow): Promise<PageFace[]> {
  const [first] = row.people;
  const own = first === undefined ? null : sentFrontOf(first);
  const stored: Partial<Record<string, string>> = {
    ...drawnFacesOf(row),
    ...(own === null ? {} : { front: own.face }),
  };
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
