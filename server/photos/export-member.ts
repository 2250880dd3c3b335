import type { Context } from '#server/kernel/context.ts';
import type { ExportPart, MemberExport } from '#server/kernel/module.ts';
import { photoPicture } from './photos.ts';
import { selectPhotosOf } from './queries.ts';

/** A member's photo, where there is one. */
export const exportPhoto: MemberExport = { order: 60, parts };

async function* parts({ db, files }: Context, memberId: string): AsyncGenerator<ExportPart> {
  const [photoId] = await selectPhotosOf(db, memberId);
  const content = photoId === undefined ? null : await photoPicture(files)(photoId, 384);
  if (content !== null) yield { name: 'photo.webp', content };
}
