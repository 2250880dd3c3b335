import type { Hono } from 'hono';
import { calendarFeedsOf } from '#server/calendar-feeds/calendar-feeds.ts';
import { contactExportsOf } from '#server/contact-exports/contact-exports.ts';
import { exportsOf } from '#server/exports/exports.ts';
import type { Context } from '#server/kernel/context.ts';
import { PHOTO_WIDTHS, photosOf } from '#server/photos/photos.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { PEOPLE_FILES } from '#shared/people/people-files.ts';
import { readCookies, SESSION_COOKIE } from '../cookies.ts';
import { IMMUTABLE, picture } from './picture-answer.ts';

const PHOTO = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,3})\.webp$/;
const CALENDAR = /^([0-9A-Za-z_-]{43})\.ics$/;
const EXPORT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/;

/** Photos beside members' names, a member's export for that member, and their calendar for whoever has its link. */
export function registerMemberFiles(media: Hono, context: Context): void {
  const [sessions, photos, exports] = [sessionsOf(context), photosOf(context), exportsOf(context)];
  const [feeds, contactExports] = [calendarFeedsOf(context), contactExportsOf(context)];

  media.get('/photos/:file', async (request) => {
    const [, photoId = '', typed] = PHOTO.exec(request.req.param('file')) ?? [];
    const width = PHOTO_WIDTHS.find((one) => String(one) === typed);
    const bytes = width === undefined ? null : await photos.picture(photoId, width);
    return bytes === null ? request.notFound() : picture(bytes, 'webp', IMMUTABLE);
  });

  media.get('/calendars/:file', async (request) => {
    const [, token = ''] = CALENDAR.exec(request.req.param('file')) ?? [];
    const file = await feeds.read(token);
    if (file === null) return request.notFound();
    const headers = {
      ETag: file.etag,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    };
    const isKnown = request.req
      .header('If-None-Match')
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === file.etag);
    if (isKnown) return new Response(null, { status: 304, headers });
    return new Response(file.text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } });
  });

  media.get('/people/:file', async (request) => {
    const file = PEOPLE_FILES.find((one) => one === request.req.param('file'));
    if (file === undefined) return request.notFound();
    const actor = await sessions.actorOf(readCookies(request.req.header('Cookie'))[SESSION_COOKIE]);
    const { text, type } = await contactExports.file(actor, file);
    return new Response(text, {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="cardamom-${file}"`,
        'Cache-Control': 'private, no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    });
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
