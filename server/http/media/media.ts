import { Hono } from 'hono';
import type { Context } from '#server/kernel/context.ts';
import { Failure, type FailureKind } from '#server/kernel/failure.ts';
import { registerKeepsakeFiles } from './keepsake-files.ts';
import { registerMemberFiles } from './member-files.ts';
import { registerSentPictures } from './sent-pictures.ts';
import { registerShopPictures } from './shop-pictures.ts';

/** To everybody else there is no such picture. */
const STATUS: Partial<Record<FailureKind, 429 | 503>> = { 'too-many': 429, unavailable: 503 };

/** Pictures and files: of the shop for everybody and for ever; of drafts and sent cards for those who have the session or the link. */
export function createMedia(context: Context, { trustedProxies }: { trustedProxies: number }): Hono {
  const media = new Hono();
  media.onError((error, request) => {
    if (!(error instanceof Failure)) throw error;
    request.header('Cache-Control', 'no-store');
    if (error.retryAfter !== null) request.header('Retry-After', String(error.retryAfter));
    return request.text(error.items[0]?.errorMessage ?? '', STATUS[error.kind] ?? 404);
  });
  registerShopPictures(media, context, trustedProxies);
  registerSentPictures(media, context);
  registerKeepsakeFiles(media, context);
  registerMemberFiles(media, context);
  return media;
}
