import { type Context as RequestContext, Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { type CardRow, factsOf, shopOf } from '#server/cards/cards.ts';
import { sentFacesOf } from '#server/card-reads/card-reads.ts';
import { cardSendsOf, testSendsOf } from '#server/card-sends/card-sends.ts';
import { exportsOf } from '#server/exports/exports.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Context } from '#server/kernel/context.ts';
import { type FaceName, PICTURE_LIMITS, picturesOf } from '#server/pictures/pictures.ts';
import { PHOTO_WIDTHS, photosOf } from '#server/photos/photos.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { MAGIC_LINK } from '#shared/links/magic-link.ts';
import { PICTURE_WIDTHS } from '#shared/routes.ts';
import { mayBeUnsupported, UNSUPPORTED_CHARACTERS_HEADER } from '#shared/text/unsupported-characters.ts';
import { readCookies, SESSION_COOKIE } from './cookies.ts';
import { networkOf } from './network.ts';

const FACES = /^(front|inside-left|inside-right|back|envelope|envelope-back|liner|stamp|letter-\d{1,2})$/;
const FILE = /^([a-z]+(?:-[a-z]+)?(?:-\d{1,2})?)-(\d{2,4})\.(webp|jpg)$/;
const PHOTO = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{2,3})\.webp$/;
const EXPORT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, max-age=86400';
/** Of a test, which shows what lies on the table: that may change at any moment. */
const SHORT = 'private, max-age=60';

/** Pictures: of the shop for everybody and for ever; of drafts and sent cards for those who have the session or the link. */
export function createMedia(context: Context, { trustedProxies }: { trustedProxies: number }): Hono {
  const [shop, pictures, sentFaces, tests] = [
    shopOf(context),
    picturesOf(context),
    sentFacesOf(context),
    testSendsOf(context),
  ];
  const sessions = sessionsOf(context);
  const drawLimit = context.rateLimits.of(PICTURE_LIMITS).named;
  const media = new Hono();
  media.onError((error, request) => {
    if (error instanceof Failure)
      return request.text(error.items[0]?.errorMessage ?? '', error.kind === 'too-many' ? 429 : 404);
    throw error;
  });

  /** The name that an address puts on a front. Each is drawn anew, so a network has so many an hour. */
  async function nameIn(request: RequestContext): Promise<string | null> {
    const name =
      request.req
        .query('name')
        ?.normalize('NFC')
        .replace(/\p{Cc}/gu, ' ')
        .slice(0, NAME_ON_CARD_MAX)
        .trim() || null;
    if (name !== null)
      await drawLimit.take(networkOf(request, trustedProxies), 'name', () => 'Too many pictures at once.');
    return name;
  }

  media.get('/cards/:cardId/:palette/social.jpg', async (request) => {
    const card = await shop.row(requireCardId(request.req.param('cardId')));
    const paletteId = request.req.param('palette');
    if (!hasColourway(card, paletteId)) return request.notFound();
    const name = await nameIn(request);
    return picture(await pictures.social(card, paletteId, name), 'jpg', name === null ? IMMUTABLE : PRIVATE);
  });

  media.get('/cards/:cardId/:palette/:file', async (request) => {
    const file = readFile(request.req.param('file'));
    const card = await shop.row(requireCardId(request.req.param('cardId')));
    const paletteId = request.req.param('palette');
    if (!hasColourway(card, paletteId)) return request.notFound();
    const name = await nameIn(request);
    const answer = picture(
      await pictures.shop(card, paletteId, file.face, file.width, name),
      file.kind,
      name === null ? IMMUTABLE : PRIVATE,
    );
    // The picture shows what can be drawn of a name; whoever typed it is to hear what cannot.
    const lacking = name !== null && mayBeUnsupported(name) ? await context.studio.undrawable(name) : [];
    if (lacking.length > 0)
      answer.headers.set(UNSUPPORTED_CHARACTERS_HEADER, lacking.map(encodeURIComponent).join(' '));
    return answer;
  });

  media.get('/drafts/:cardSendId/:file', async (request) => {
    const file = readFile(request.req.param('file'));
    const actor = await sessions.actorOf(readCookies(request.req.header('Cookie'))[SESSION_COOKIE]);
    const cardSendId = calls['GET /card/send'].query.shape.card_send_id.safeParse(request.req.param('cardSendId'));
    if (!cardSendId.success) return request.notFound();
    const document = await cardSendsOf(context).document(actor, cardSendId.data);
    return picture(await pictures.draft(document, file.face, file.width), file.kind, PRIVATE);
  });

  media.get('/photos/:file', async (request) => {
    const [, photoId = '', typed] = PHOTO.exec(request.req.param('file')) ?? [];
    const width = PHOTO_WIDTHS.find((one) => String(one) === typed);
    const bytes = width === undefined ? null : await photosOf(context).picture(photoId, width);
    return bytes === null ? request.notFound() : picture(bytes, 'webp', IMMUTABLE);
  });

  media.get('/exports/:file', async (request) => {
    const [, exportId = ''] = EXPORT.exec(request.req.param('file')) ?? [];
    if (exportId === '') return request.notFound();
    const actor = await sessions.actorOf(readCookies(request.req.header('Cookie'))[SESSION_COOKIE]);
    const { size, stream } = await exportsOf(context).file(actor, exportId);
    const isAsked = request.req.method === 'GET';
    // A file that nobody reads is let go of at once.
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

  media.get('/sent/:magicLink/:magicLink2/print.svg', async (request) =>
    svg(await sentFaces.printSheet(request.req.param('magicLink'))),
  );
  media.get('/sent/:magicLink/print.svg', async (request) =>
    svg(await sentFaces.printSheet(request.req.param('magicLink'))),
  );
  for (const path of ['/sent/:magicLink/:magicLink2/:file', '/sent/:magicLink/:file'] as const)
    media.get(path, async (request) => {
      const file = readFile(request.req.param('file'));
      const magicLink = request.req.param('magicLink');
      const type = file.kind === 'jpg' ? 'jpeg' : 'webp';
      const hash = await sentFaces.faceHash(magicLink, file.face);
      const bytes = hash === null ? null : await pictures.sent(hash, file.width, type);
      if (bytes !== null) return picture(bytes, file.kind, PRIVATE);
      const test = MAGIC_LINK.test(magicLink) ? await tests.document(magicLink) : null;
      if (test === null) return request.notFound();
      return picture(await pictures.draft(test, file.face, file.width, type), file.kind, SHORT);
    });
  return media;
}

function hasColourway(card: CardRow, paletteId: string): boolean {
  return factsOf(card).colourways.some((way) => way.paletteId === paletteId);
}

function requireCardId(text: string): string {
  const parsed = calls['GET /cards/{cardId}'].params.safeParse({ cardId: text });
  if (!parsed.success) throw new Failure('not-found', []);
  return parsed.data.cardId;
}

function readFile(text: string): { face: FaceName; width: number; kind: 'webp' | 'jpg' } {
  const parts = FILE.exec(text);
  const face = parts?.[1] ?? '';
  const width = Number(parts?.[2]);
  const isWidth = (PICTURE_WIDTHS as readonly number[]).includes(width) || width === 560;
  if (!parts || !FACES.test(face) || !isWidth) throw new Failure('not-found', []);
  return { face: face as FaceName, width, kind: parts[3] === 'jpg' ? 'jpg' : 'webp' };
}

function picture(bytes: Buffer, kind: 'webp' | 'jpg', cacheControl: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': kind === 'jpg' ? 'image/jpeg' : 'image/webp',
      'Cache-Control': cacheControl,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

function svg(text: string | null): Response {
  if (text === null) return new Response('There is no such card.', { status: 404 });
  return new Response(text, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': PRIVATE,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
  });
}
