import { Hono } from 'hono';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { registerMemberFiles } from './member-files.ts';
import { registerSentPictures } from './sent-pictures.ts';
import { registerShopPictures } from './shop-pictures.ts';

/** Pictures and files: of the shop for everybody and for ever; of drafts and sent cards for those who have the session or the link. */
export function createMedia(context: Context, { trustedProxies }: { trustedProxies: number }): Hono {
  const media = new Hono();
  media.onError((error, request) => {
    if (error instanceof Failure)
      return request.text(error.items[0]?.errorMessage ?? '', error.kind === 'too-many' ? 429 : 404);
    throw error;
  });
  registerShopPictures(media, context, trustedProxies);
  registerSentPictures(media, context);
  registerMemberFiles(media, context);
  return media;
}
