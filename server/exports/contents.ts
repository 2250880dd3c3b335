import type { Queryable } from '#db/client.ts';
import { describeAccount } from '#server/account/account.ts';
import { listAuditOfMember } from '#server/audit/audit.ts';
import { frontOfSend } from '#server/card-sends/card-sends.ts';
import { notificationsFor } from '#server/notifications/notifications.ts';
import type { FaceStore } from '#server/pictures/pictures.ts';
import type { Photos } from '#server/photos/photos.ts';
import { routes } from '#shared/routes.ts';
import { cardPage, type PageFace, pageName } from './card-page.ts';
import {
  type PackedRow,
  selectFavoritesToPack,
  selectLettersToPack,
  selectOwnAfter,
  selectReceivedAfter,
} from './contents-queries.ts';
import { indexPage, type Listed, listedOf } from './index-page.ts';
import { peopleVcf } from './people-vcf.ts';
import type { ZipEntry } from './zip.ts';
import { altWithName } from '#shared/name-on-card.ts';

export type ContentParts = {
  db: Queryable;
  faces: Pick<FaceStore, 'read'>;
  photos: Pick<Photos, 'picture'>;
  origin: string;
};

/** Cards that are read at once. */
const BATCH = 20;
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Lines of what administrators looked at. */
const LINES_MAX = 1000;
type Next = (db: Queryable, memberId: string, after: string, limit: number) => Promise<PackedRow[]>;
type Folder = 'sent' | 'received';
const LISTS: readonly (readonly [folder: Folder, next: Next])[] = [
  ['sent', selectOwnAfter],
  ['received', selectReceivedAfter],
];

/**
 * Everything that a member has put here, file by file. No more than a few cards are held at once; of each that was, its line in the list of all.
 * @param progress is told after each page how many there are; what it throws ends it.
 */
export async function* contentsOf(
  parts: ContentParts,
  memberId: string,
  at: Date,
  progress: (pages: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const { db, photos } = parts;
  const account = await describeAccount(db, memberId);
  const file = (name: string, value: unknown): ZipEntry => ({ name, at, content: bytes(json(value)) });
  yield file('account.json', {
    account,
    notifications: (await notificationsFor(db, memberId)).choices,
    lettersToUs: (await selectLettersToPack(db, memberId)).map((row) => ({
      number: row.ticket_number,
      at: row.created_at,
      subject: row.subject,
      message: row.message,
      state: row.state,
    })),
    lookedAtByUs: (await listAuditOfMember(db, memberId, LINES_MAX)).map((row) => ({
      at: row.at,
      who: row.admin_name,
      what: row.act,
      reason: row.reason,
    })),
  });
  yield file(
    'favorites.json',
    (await selectFavoritesToPack(db, memberId)).map((row) => ({
      cardId: row.card_id,
      title: row.title,
      url: parts.origin + routes.card(row.card_id),
      keptAt: row.created_at,
    })),
  );
  const photo = account.photo && (await photos.picture(account.photo.photoId, 384));
  if (photo) yield { name: 'photo.webp', at, content: photo };
  yield { name: 'cards.json', at, content: cardsJson(db, memberId) };
  let pages = 0;
  const listed: Record<Folder, Listed[]> = { sent: [], received: [] };
  const people: { name: string; email: string }[] = [];
  for (const [folder, next] of LISTS)
    for await (const row of allOf(next, db, memberId)) {
      const page = hasPage(row) ? pageName(row, folder) : null;
      listed[folder].push(listedOf(row, folder, page));
      if (folder === 'sent') people.push(...row.people.map(({ name, email }) => ({ name, email })));
      if (page === null) continue;
      yield { name: page, at, content: bytes(cardPage(row, folder, await facesOf(parts, row))) };
      await progress(++pages);
    }
  yield { name: 'people.vcf', at, content: bytes(peopleVcf(people)) };
  yield { name: 'index.html', at, content: bytes(indexPage(account.name, at, listed)) };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const hasPage = (row: PackedRow) => row.state !== 'draft' && row.faces !== null;

async function* allOf(next: Next, db: Queryable, memberId: string): AsyncGenerator<PackedRow> {
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

function described(row: PackedRow, folder: string) {
  return {
    card: row.title,
    occasion: row.occasion,
    state: row.is_revoked ? 'stopped' : row.state,
    from: row.sender_name,
    sentAt: row.sent_at,
    arrives: row.schedule,
    nameOnFront: row.name_on_front,
    verse: row.verse,
    message: row.message,
    ...(folder === 'sent' ? { phrase: row.phrase } : {}),
    people: row.people,
    page: hasPage(row) ? pageName(row, folder) : null,
  };
}

/** The faces that one holds in hand, as they were sent. */
async function facesOf({ faces }: ContentParts, row: PackedRow): Promise<PageFace[]> {
  const stored = row.faces ?? {};
  const letters = Object.keys(stored)
    .filter((face) => face.startsWith('letter-'))
    .toSorted((a, b) => Number(a.slice(7)) - Number(b.slice(7)));
  const wanted: (readonly [face: string, alt: string])[] = [
    ['front', altWithName(frontOfSend(row), row.name_on_front)],
    ['inside-left', 'Inside, at the left. Its words stand below.'],
    ...(letters.length > 0 ? letters : ['inside-right']).map(
      (face) => [face, 'Inside, at the right. Its words stand below.'] as const,
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
