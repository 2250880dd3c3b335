import type { Hono } from 'hono';
import { exportsOf } from '#server/exports/exports.ts';
import type { Context } from '#server/kernel/context.ts';
import { PHOTO_WIDTHS, photosOf } from '#server/photos/photos.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { readCookies, SESSION_COOKIE } from '../cookies.ts';
import { IMMUTABLE, picture } from './picture-answer.ts';

const PHOTO = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,3})\.webp$/;
const EXPORT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/;

/** Photos beside members' names, and a member's export for that member. */
export function registerMemberFiles(media: Hono, context: Context): void {
  const [sessions, photos, exports] = [sessionsOf(context), photosOf(context), exportsOf(context)];

  media.get('/photos/:file', async (request) => {
    const [, photoId = '', typed] = PHOTO.exec(request.req.param('file')) ?? [];
    const width = PHOTO_WIDTHS.find((one) => String(one) === typed);
    const bytes = width === undefined ? null : await photos.picture(photoId, width);
    return bytes === null ? request.notFound() : picture(bytes, 'webp', IMMUTABLE);
  });

  media.get('/exports/:file', async (request) => {
    const [, exportId = ''] = EXPORT.exec(request.req.param('file')) ?? [];
    if (exportId === '') return request.notFound();
    const actor = await sessions.actorOf(readCookies(request.req.header('Cookie'))[SESSION_COOKIE]);
    const { size, stream } = await exports.file(actor, exportId);
    const isAsked = request.req.method === 'GET';
    // A file that nobody reads is closed at once.
    if (!isAsked) await stream.cancel();
    return new Response(isAsked ? stream : null, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Length': String(size),
        'Content-Disposition': 'attachment; filename="cardamom.zip"',
        'Cache-Control': 'private, no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    });
  });
}
