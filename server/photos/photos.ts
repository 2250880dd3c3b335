import { oncePerContext } from '#server/kernel/context.ts';
import type { Database, Tx } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Files } from '#server/ports/files.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { newId } from '#shared/ids.ts';
import { media } from '#shared/routes.ts';
import { createFairLock } from './fair-lock.ts';
import { PHOTO_WIDTHS, type PhotoWidth } from './photo-widths.ts';
import { PHOTO_LIMITS } from './limits.ts';
import { deletePhoto, replacePhoto, selectPhotosOf } from './queries.ts';

export { PHOTO_WIDTHS } from './photo-widths.ts';

export type PhotoDeps = { db: Database; clock: Clock; files: Files; limit: RateLimit };
export type Photo = { photoId: string; url: string };

/** Loaded by who first uploads a photo: with it comes a library of native code that no start needs. */
const loadEncoder = () => import('./photograph.ts');
const keyOf = (photoId: string, width: PhotoWidth) => `photos/${photoId}-${width}.webp`;

/** A member's photo as it is shown. */
export function viewPhoto(photoId: string | null): Photo | null {
  return photoId === null ? null : { photoId, url: media.photo(photoId, 384) };
}

/** Photos of members: one each. Their addresses cannot be guessed, and never change what they show. */
export function createPhotos({ db, clock, files, limit }: PhotoDeps) {
  const forget = (photoIds: string[]) => deletePhotoFiles(files, photoIds);
  const inTurn = createFairLock();

  return {
    /** Sets a member's photo, in the place of the one before. @throws Failure at `image` for what is no photograph. */
    async set(actor: Actor, dataUrl: string): Promise<Photo> {
      const { memberId } = requireMember(actor);
      await limit.take(
        memberId,
        'image',
        (wait) => `You have uploaded many pictures in an hour. You can upload the next one in ${wait}.`,
      );
      const { encodePhotos } = await loadEncoder();
      const made = await inTurn(() => encodePhotos(dataUrl));
      const now = clock.now();
      const photoId = newId(now);
      await Promise.all(PHOTO_WIDTHS.map((width) => files.put(keyOf(photoId, width), made[width])));
      const row = { photo_id: photoId, member_id: memberId, created_at: new Date(now) };
      await forget(await db.transaction().execute((tx) => replacePhoto(tx, row)));
      return { photoId, url: media.photo(photoId, 384) };
    },

    /** Takes a member's photo away. @throws Failure at `photoId` where it is not theirs. */
    async remove(actor: Actor, photoId: string): Promise<void> {
      const { memberId } = requireMember(actor);
      const now = new Date(clock.now());
      if (!(await db.transaction().execute((tx) => deletePhoto(tx, memberId, photoId, now))))
        throw failure('not-found', 'photoId', 'unknown-photo', 'This photo does not exist.');
      await forget([photoId]);
    },

    picture: photoPicture(files),
  };
}

/** The picture of a photo; null where there is none. */
export function photoPicture(files: Pick<Files, 'get'>) {
  return (photoId: string, width: PhotoWidth): Promise<Buffer | null> => files.get(keyOf(photoId, width));
}

/** Deletes the pictures of all photos of a member whose account is deleted; their rows are deleted with the member's. */
export async function deletePhotosOf(tx: Tx, files: Files, memberId: string): Promise<void> {
  await deletePhotoFiles(files, await selectPhotosOf(tx, memberId));
}

async function deletePhotoFiles(files: Files, photoIds: string[]): Promise<void> {
  await Promise.all(photoIds.flatMap((id) => PHOTO_WIDTHS.map((width) => files.delete(keyOf(id, width)))));
}

/** Photos, in this process. */
export const photosOf = oncePerContext((context) =>
  createPhotos({ ...context, limit: context.rateLimits.of(PHOTO_LIMITS).photos }),
);
